"""What Balloon Help says of the table: every card, player, plate and mark explains itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
from macclassic.toolbox.explaining import Topic

from ..card_names import CONTEXT, month_name, plant_name
from . import layout, painting
from .model import Model
from .words import capital, named, spoken

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Scene:
    """The table as it is seen at one moment, at rest."""

    model: Model
    names: Sequence[str]
    about: Sequence[str]
    """What each player is like, or nothing."""
    playable: Sequence[str]
    """The cards that a click plays or takes now."""
    marked: frozenset[int]
    """The places in the hand of cards with the mark of a match."""
    figures: Sequence[painting.Seat]
    """What stands at each player's place, by seat."""
    keys: bool
    """Whether the numbers of the keys stand over the hand."""
    watching: bool
    message: QRect | None
    """Where it stands what has happened, if anything stands there."""
    hint: str | None
    """The card that a hint points at."""
    practice: QRect | None


def at(scene: Scene, position: QPoint) -> Topic | None:
    """Return what lies under a position of the table, uppermost first, or None on bare cloth."""
    return topic_at(_topics(scene, position), position)


def _topics(scene: Scene, position: QPoint) -> Iterator[Topic]:
    if scene.practice is not None:
        yield Topic(
            translate("balloon", "A move was taken back that told too much: this war does not count."),
            scene.practice,
        )
    yield from _marks(scene)
    yield from card_topics(scene.model.places, position, lambda card: _card_words(scene, card))
    yield _stack(scene.model)
    for seat in range(3):
        yield from _player(scene, seat)
    yield from message_topics(scene.message)
    yield from _places(scene)


def _marks(scene: Scene) -> Iterator[Topic]:
    model = scene.model
    yield from hint_topics(scene.hint, model.places)
    count = len(model.snapshot.hand)
    hand = [(layout.hand_place(index, count), str(index + 1)) for index in range(count)]
    matches = translate("balloon", "This mark says that the card below matches one on the table.")
    yield from hand_topics(hand, scene.marked, scene.keys, matches)
    for triplet in model.triplets:
        text = translate(
            "balloon", "Three cards of {month} lie here. Whoever plays the fourth takes them all."
        )
        yield Topic(text.format(month=_month(triplet)), painting.triplet_rect(triplet))


# Cards


def _card_words(scene: Scene, card: str) -> str:
    if card.startswith(BACK):
        seat = int(card.split("-")[1])
        return hidden_words(scene.names[seat])
    more = " ".join(each for each in (_where(scene, card), _use(scene, card)) if each)
    return f"{capital(spoken(card))}.\n{more}"


def _where(scene: Scene, card: str) -> str:
    snapshot, names = scene.model.snapshot, scene.names
    if card in snapshot.hand:
        return _matches(snapshot.table, card)
    if card == snapshot.played:
        return translate("balloon", "It has just been played.")
    if card == snapshot.turned:
        return translate("balloon", "It was turned from the stack.")
    if card in snapshot.table:
        return translate("balloon", "It lies on the table.")
    for seat, hand in enumerate(snapshot.extra_hands):
        if card in hand:
            return translate("balloon", "It is in the hand of {name}.").format(name=names[seat])
    for seat, collected in enumerate(snapshot.collections):
        if card in collected and seat:
            return translate("balloon", "{name} has collected it.").format(name=names[seat])
    return translate("balloon", "You have collected it.")


def _matches(table: Sequence[str], card: str) -> str:
    """Return what a card of the hand would match."""
    some = translate("balloon", "It matches on the table: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the table.")
    return match_words(card, table, named, some, none)


def _use(scene: Scene, card: str) -> str:
    snapshot = scene.model.snapshot
    waiting = translate("balloon", "You can play it when it is your turn.")
    if scene.watching:
        waiting = ""
    elif snapshot.choice:
        waiting = translate("balloon", "First choose which card on the table to take.")
    return use_words(card, snapshot.hand, scene.playable, waiting)


def _stack(model: Model) -> Topic:
    rect = QRect(*layout.STACK, CARD_W, CARD_H)
    if not model.stack:
        return Topic(translate("balloon", "The stack lay here. All of its cards have been turned."), rect)
    text = translate(
        "balloon", "This is the stack; cards in it: {n}. After each card that is played, one is turned."
    )
    return Topic(text.format(n=model.stack), rect)


# Players


def _player(scene: Scene, seat: int) -> Iterator[Topic]:
    model, name = scene.model, scene.names[seat]
    figure = scene.figures[seat]
    texts = {
        "money": translate("balloon", "This is the money of {name}: ${money}."),
        "gos": translate(
            "balloon", "{name} has called GO; times so far: {gos}. Each makes a STOP bring more."
        ),
    }
    if not seat:
        texts = {
            "money": translate("balloon", "This is your money: ${money}."),
            "gos": translate(
                "balloon", "You have called GO; times so far: {gos}. Each makes a STOP bring more."
            ),
        }
    texts |= seat_texts(seat, scene.about[seat])
    words = {
        "name": name,
        "money": model.money[seat],
        "points": model.points[seat],
        "gos": model.gos[seat],
    }
    for part, rect in painting.seat_rects(figure).items():
        yield Topic(texts[part].format(**words), rect)


# Places without a card


def _places(scene: Scene) -> Iterator[Topic]:
    own = {
        "sun": translate("balloon", "The suns that you collect go here."),
        "animal": translate("balloon", "The animals that you collect go here."),
        "ribbon": translate("balloon", "The ribbons that you collect go here."),
        "plain": translate("balloon", "The plains that you collect go here."),
    }
    others = {
        "sun": translate("balloon", "The suns that {name} collects go here."),
        "animal": translate("balloon", "The animals that {name} collects go here."),
        "ribbon": translate("balloon", "The ribbons that {name} collects go here."),
        "plain": translate("balloon", "The plains that {name} collects go here."),
    }
    for seat in range(3):
        for row, kind in enumerate(layout.KINDS):
            text = (others if seat else own)[kind].format(name=scene.names[seat])
            yield Topic(text, QRect(*layout.collection_area(seat, row)))
    for number in range(1, 13):
        text = translate("balloon", "This is the place of {month}: cards with {plant} go here.")
        words = {"month": _month(number), "plant": translate(CONTEXT, plant_name(number)).lower()}
        yield Topic(text.format(**words), QRect(*layout.slot(number), CARD_W, CARD_H))


def _month(number: int) -> str:
    return translate(CONTEXT, month_name(number))
