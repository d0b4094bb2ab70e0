"""What Balloon Help says of the table: every card, player, plate and mark explains itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect

from macclassic.flower_cards.table.places import BACK, CARD_H, CARD_W
from macclassic.flower_cards.table.telling import (
    card_topics,
    hand_topics,
    hidden_words,
    hint_topics,
    match_words,
    message_topics,
    seat_texts,
    topic_at,
    use_words,
)
from macclassic.flower_cards.table.words import points_words
from macclassic.toolbox.explaining import Topic

from ..cards import kind
from . import layout, painting
from .scene import Scene
from .words import coin_named, doubling_words, group_named, named, signed, spoken

translate = QCoreApplication.translate


def at(scene: Scene, position: QPoint) -> Topic | None:
    """Return what lies under a position of the table, uppermost first, or None on bare cloth."""
    return topic_at(_topics(scene, position), position)


def _topics(scene: Scene, position: QPoint) -> Iterator[Topic]:
    if scene.practice is not None:
        yield Topic(
            translate("balloon", "A move was taken back that told too much: this match does not count."),
            scene.practice,
        )
    yield from _marks(scene)
    yield from _offers(scene)
    yield from _counts(scene)
    yield from card_topics(scene.model.places, position, lambda card: _card_words(scene, card))
    yield _stock(scene)
    for seat in (0, 1):
        yield from _player(scene, seat)
    yield from message_topics(scene.message)
    yield from _places(scene)


def _marks(scene: Scene) -> Iterator[Topic]:
    model = scene.model
    yield from hint_topics(scene.hint, model.places)
    hand = model.snapshot.hand
    places = [layout.hand_place(index, len(hand)) for index in range(len(hand))]
    matches = translate("balloon", "This mark says that the card below matches one on the layout.")
    keyed = [(place, painting.key(index)) for index, place in enumerate(places)]
    yield from hand_topics(keyed, scene.marked, scene.keys, matches)
    for card, place in zip(hand, places, strict=True):
        if card in model.shown:
            text = translate("balloon", "You have shown this card: if you win, your payment is doubled.")
            yield Topic(text, painting.shown_rect(place))
    for coin in model.stacks:
        text = translate("balloon", "Three cards of {coin} lie here. The fourth takes them all.")
        yield Topic(text.format(coin=coin_named(coin)), painting.stack_mark_rect(coin))


def _offers(scene: Scene) -> Iterator[Topic]:
    texts = {
        "show": translate(
            "balloon",
            "Jiggle Wiggle: to show your three cards of this coin, click here or press {letter}. If you win, "
            "you are paid double.",
        ),
        "transact": translate(
            "balloon",
            "Complete Transaction: to lay all three cards of this coin on the fourth, click here or press "
            "{letter}. It takes all four; you then turn only a stock card in two later turns.",
        ),
        "flip-only": translate(
            "balloon",
            "To play no card and only turn one of the stock, as you owe after a Complete Transaction, click "
            "here or press {letter}.",
        ),
    }
    for index, offer in enumerate(scene.offers):
        text = texts[offer.key.partition(":")[0]]
        yield Topic(text.format(letter=offer.letter), painting.offer_rect(index))


# Cards


def _counts(scene: Scene) -> Iterator[Topic]:
    for seat, name, rect, count in painting.count_rects(scene.model, scene.counts):
        text = translate("balloon", "{group}: {count} captured by {name}.")
        if not seat:
            text = translate("balloon", "{group}: {count} captured by you.")
        if name == "mining":
            text += " " + translate("balloon", "Doubles and jokers count two.")
        words = {"group": group_named(name), "count": count, "name": scene.names[seat]}
        yield Topic(text.format(**words), rect)


def _card_words(scene: Scene, card: str) -> str:
    if card.startswith(BACK):
        return hidden_words(scene.names[1])
    more = " ".join(each for each in (_where(scene, card), _use(scene, card)) if each)
    return f"{spoken(card)}.\n{more}"


def _where(scene: Scene, card: str) -> str:
    snapshot, name = scene.model.snapshot, scene.names[1]
    if card in snapshot.hand:
        return _matches(snapshot.table, card)
    if card in snapshot.played:
        return translate("balloon", "It has just been played.")
    if card == snapshot.turned:
        return translate("balloon", "It was turned from the stock.")
    if card in snapshot.table:
        return translate("balloon", "It lies on the layout.")
    if card in snapshot.open_hands[1]:
        return translate("balloon", "It is in the hand of {name}.").format(name=name)
    if card in snapshot.captured[1]:
        return translate("balloon", "{name} has captured it.").format(name=name)
    return translate("balloon", "You have captured it.")


def _matches(table: Sequence[str], card: str) -> str:
    """Return what a card of the hand would match."""
    if kind(card) == "joker":
        return translate(
            "balloon",
            "It goes to your captures and counts two Mining, takes a Mining card from the other player, and "
            "a stock card is played in its place.",
        )
    some = translate("balloon", "It matches on the layout: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the layout.")
    return match_words(card, table, named, some, none)


def _use(scene: Scene, card: str) -> str:
    snapshot = scene.model.snapshot
    waiting = translate("balloon", "You can play it when it is your turn.")
    if scene.watching:
        waiting = ""
    elif snapshot.choice:
        waiting = translate("balloon", "First choose which card on the layout to take.")
    return use_words(card, snapshot.hand, scene.playable, waiting)


def _stock(scene: Scene) -> Topic:
    rect = QRect(layout.STACK.x(), layout.STACK.y(), CARD_W, CARD_H)
    if not scene.model.stack:
        return Topic(translate("balloon", "The stock lay here. All of its cards have been turned."), rect)
    text = translate(
        "balloon", "This is the stock; cards in it: {n}. After each card that is played, one is turned."
    )
    return Topic(text.format(n=scene.model.stack), rect)


# Players


def _player(scene: Scene, seat: int) -> Iterator[Topic]:
    model, name = scene.model, scene.names[seat]
    target = scene.reading.view.target
    texts = {
        "balance": translate("balloon", "What {name} has won less what was paid, in this match: {balance}."),
        "factor": translate(
            "balloon", "If {name} won now, the payment would be multiplied by {factor}: {why}."
        ),
        "keeps": translate("balloon", "How often {name} has kept going in this game: {keeps}."),
        "owed": translate("balloon", "Turns in which {name} only turns a stock card: {owed}."),
    }
    if not seat:
        texts = {
            "balance": translate("balloon", "What you have won less what you have paid: {balance}."),
            "factor": translate(
                "balloon", "If you won now, your payment would be multiplied by {factor}: {why}."
            ),
            "keeps": translate("balloon", "How often you have kept going in this game: {keeps}."),
            "owed": translate("balloon", "Turns in which you only turn a stock card: {owed}."),
        }
        if target:
            texts["balance"] += " " + translate("balloon", "The match ends at {target}.")
    texts |= seat_texts(seat, scene.reading.people[seat].about)
    values = {
        "name": name,
        "target": target,
        "balance": signed(model.balance[seat]),
        "points": points_words(model.points[seat]),
        "factor": model.factors[seat],
        "why": ", ".join(map(doubling_words, scene.reading.doublings(seat))),
        "keeps": model.keeps[seat],
        "owed": model.owed[seat],
    }
    for part, rect in painting.seat_rects(scene.figures[seat]).items():
        yield Topic(texts[part].format(**values), rect)


# Places without a card


def _places(scene: Scene) -> Iterator[Topic]:
    for seat in (0, 1):
        for name, area in layout.group_areas(seat, scene.model.snapshot.captured[seat]):
            text = translate("balloon", "{group} that {name} captures go here.")
            if not seat:
                text = translate("balloon", "{group} that you capture go here.")
            yield Topic(text.format(group=group_named(name), name=scene.names[seat]), area)
    for coin in range(1, 13):
        text = translate("balloon", "This is the place of coin {n}, {coin}.")
        rect = QRect(*layout.slot(coin), CARD_W, CARD_H)
        yield Topic(text.format(n=coin, coin=coin_named(coin)), rect)
