"""What lies on the table, for whoever points, listens or uses keys: cards, offers, players, marks, places."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible

from macclassic.flower_cards.table import spots
from macclassic.flower_cards.table.painting import shown_rect
from macclassic.flower_cards.table.places import Picture
from macclassic.flower_cards.table.words import points_words
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.moment import Now

from ..cards import kind
from . import layout, painting
from .layout import TABLE
from .model import doubled, hinted, offers, playing
from .words import coin_named, doubling_words, group_named, named, signed, spoken

translate = QCoreApplication.translate

FLIP = "stock-to-flip"
"""The stock, where it may be clicked to turn only a card of it."""


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table, the person's own first, then what only a balloon tells of."""
    found = [
        _player(now, 0),
        *spots.card_spots(now, TABLE, TELLING, playing(now)),
        *_offers(now),
        spots.stack_spot(
            now,
            TABLE,
            translate("spoken", "Stock: {n} cards"),
            translate(
                "balloon",
                "This is the stock; cards in it: {n}. After each card that is played, one is turned.",
            ),
            translate("balloon", "The stock lay here. All of its cards have been turned."),
        ),
        Spot(FLIP, spots.rect_of(layout.STACK.toTuple()), over=spots.PLATES),
        _player(now, 1),
    ]
    if now.busy:
        return found
    matches = translate("balloon", "This mark says that the card below matches one on the layout.")
    practice = translate("balloon", "A move was taken back that told too much: this match does not count.")
    found += spots.mark_spots(now, TABLE, playing(now), matches)
    found += _shown(now)
    found += spots.three_spots(now, TABLE, _three)
    found += spots.sign_spots(now, TABLE, hinted(now), practice)
    found += _counts(now)
    for seat in (0, 1):
        found += _figure(now, seat)
    return [*found, *_places(now)]


# Beside playing a card


def _offers(now: Now) -> Iterator[Spot]:
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
    for index, offer in enumerate(offers(now)):
        yield Spot(
            offer.key,
            painting.offer_rect(index),
            offer.text,
            texts[offer.key.partition(":")[0]].format(letter=offer.letter),
            spots.PLATES,
            offer.letter.casefold(),
            role=QAccessible.Role.PushButton,
            description=translate("spoken", "Key {n}").format(n=offer.letter),
        )


# Cards


def _where(where: str, seat: int) -> tuple[str, str]:
    return {
        "hand": (translate("spoken", "in your hand"), ""),
        "table": (translate("spoken", "on the layout"), translate("balloon", "It lies on the layout.")),
        "played": (translate("spoken", "just played"), translate("balloon", "It has just been played.")),
        "turned": (
            translate("spoken", "turned from the stock"),
            translate("balloon", "It was turned from the stock."),
        ),
        "open": (
            translate("spoken", "in the hand of {name}"),
            translate("balloon", "It is in the hand of {name}."),
        ),
        "collected": (
            translate("spoken", "captured by {name}") if seat else translate("spoken", "captured by you"),
            translate("balloon", "{name} has captured it.")
            if seat
            else translate("balloon", "You have captured it."),
        ),
    }[where]


def _matches(card: str, picture: Picture) -> str:
    if kind(card) == "joker":
        return translate(
            "balloon",
            "It goes to your captures and counts two Mining, takes a Mining card from the other player, and "
            "a stock card is played in its place.",
        )
    some = translate("balloon", "It matches on the layout: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the layout.")
    return spots.match_words(card, picture, named, some, none)


TELLING = spots.Telling(
    spoken,
    _matches,
    _where,
    lambda: translate("balloon", "First choose which card on the layout to take."),
)


def _shown(now: Now) -> Iterator[Spot]:
    text = translate("balloon", "You have shown this card: if you win, your payment is doubled.")
    hand = now.model.hand
    for index, card in enumerate(hand):
        if card in now.model.shown:
            rect = shown_rect(layout.hand_place(index, len(hand)))
            yield Spot(f"shown-{index}", rect, "", text, spots.MARKS)


def _three(coin: int) -> str:
    text = translate("balloon", "Three cards of {coin} lie here. The fourth takes them all.")
    return text.format(coin=coin_named(coin))


def _counts(now: Now) -> Iterator[Spot]:
    for seat, name, rect, count in painting.counts(now.model):
        text = translate("balloon", "{group}: {count} captured by {name}.")
        if not seat:
            text = translate("balloon", "{group}: {count} captured by you.")
        if name == "mining":
            text += " " + translate("balloon", "Doubles and jokers count two.")
        text = text.format(group=group_named(name), count=count, name=now.company[seat].name)
        yield Spot(f"count-{name}-{seat}", rect, "", text, spots.PLATES)


# Players


def _player(now: Now, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [f"{name}: {signed(each.balance)}", points_words(each.points)]
    if each.factor > 1:
        said.append(translate("spoken", "payment times {n}").format(n=each.factor))
    if each.keeps:
        said.append(translate("spoken", "kept going {n} times").format(n=each.keeps))
    if each.owed:
        said.append(translate("spoken", "{n} turns of a stock card only").format(n=each.owed))
    groups = zip(layout.KINDS, painting.counted(now.model, seat), strict=True)
    captured = [f"{group_named(group)} {count}" for group, count in groups if count]
    return spots.player_spot(now, TABLE, seat, said, captured)


def _figure(now: Now, seat: int) -> Iterator[Spot]:
    each, view = now.model.seats[seat], now.position.view
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
        if view.target:
            texts["balance"] += " " + translate("balloon", "The match ends at {target}.")
    values = {
        "target": view.target,
        "balance": signed(each.balance),
        "points": points_words(each.points),
        "factor": each.factor,
        "why": ", ".join(map(doubling_words, doubled(view, seat))),
        "keeps": each.keeps,
        "owed": each.owed,
    }
    return spots.figure_spots(now, seat, painting.figure(now, seat), texts, values)


# Places without a card


def _places(now: Now) -> Iterator[Spot]:
    for seat, cards in enumerate(now.model.collections):
        for name, area in layout.group_areas(seat, cards):
            text = translate("balloon", "{group} that {name} captures go here.")
            if not seat:
                text = translate("balloon", "{group} that you capture go here.")
            text = text.format(group=group_named(name), name=now.company[seat].name)
            yield Spot(f"{name}-{seat}", area, "", text)
    for coin in range(1, 13):
        text = translate("balloon", "This is the place of coin {n}, {coin}.")
        text = text.format(n=coin, coin=coin_named(coin))
        yield Spot(f"coin-{coin}", spots.rect_of(layout.slot(coin)), "", text)
