"""What lies on the table, for whoever points, listens or uses keys: cards, players, marks, places."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRect

from macclassic.flower_cards.table import spots
from macclassic.flower_cards.table.places import Picture
from macclassic.flower_cards.table.words import points_words
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.moment import Now

from ..card_names import CONTEXT, month_name, plant_name
from . import layout, painting
from .layout import TABLE
from .model import hinted, playing
from .words import gos_words, named, spoken

translate = QCoreApplication.translate


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table, the person's own first, then what only a balloon tells of."""
    found = [
        _player(now, 0),
        *spots.card_spots(now, TABLE, TELLING, playing(now)),
        spots.stack_spot(
            now,
            TABLE,
            translate("spoken", "Stack: {n} cards"),
            translate(
                "balloon",
                "This is the stack; cards in it: {n}. After each card that is played, one is turned.",
            ),
            translate("balloon", "The stack lay here. All of its cards have been turned."),
        ),
        _player(now, 1),
        _player(now, 2),
    ]
    if now.busy:
        return found
    matches = translate("balloon", "This mark says that the card below matches one on the table.")
    practice = translate("balloon", "A move was taken back that told too much: this war does not count.")
    found += spots.mark_spots(now, TABLE, playing(now), matches)
    found += spots.three_spots(now, TABLE, _three)
    found += spots.sign_spots(now, TABLE, hinted(now), practice)
    for seat in range(3):
        found += _figure(now, seat)
    return [*found, *_places(now)]


# Cards


def _where(where: str, seat: int) -> tuple[str, str]:
    return {
        "hand": (translate("spoken", "in your hand"), ""),
        "table": (translate("spoken", "on the table"), translate("balloon", "It lies on the table.")),
        "played": (translate("spoken", "just played"), translate("balloon", "It has just been played.")),
        "turned": (
            translate("spoken", "turned from the stack"),
            translate("balloon", "It was turned from the stack."),
        ),
        "open": (
            translate("spoken", "in the hand of {name}"),
            translate("balloon", "It is in the hand of {name}."),
        ),
        "collected": (
            translate("spoken", "collected by {name}") if seat else translate("spoken", "collected by you"),
            translate("balloon", "{name} has collected it.")
            if seat
            else translate("balloon", "You have collected it."),
        ),
    }[where]


def _matches(card: str, picture: Picture) -> str:
    some = translate("balloon", "It matches on the table: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the table.")
    return spots.match_words(card, picture, named, some, none)


TELLING = spots.Telling(
    spoken,
    _matches,
    _where,
    lambda: translate("balloon", "First choose which card on the table to take."),
)


def _three(month: int) -> str:
    text = translate("balloon", "Three cards of {month} lie here. Whoever plays the fourth takes them all.")
    return text.format(month=_month(month))


# Players


def _player(now: Now, seat: int) -> Spot:
    name, each = now.company[seat].name, now.model.seats[seat]
    said = [
        translate("spoken", "{name}: ${money}").format(name=name, money=each.money),
        points_words(each.points),
    ]
    if each.gos:
        said.append(gos_words(each.gos))
    return spots.player_spot(now, TABLE, seat, said)


def _figure(now: Now, seat: int) -> Iterator[Spot]:
    each = now.model.seats[seat]
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
    values = {"money": each.money, "points": each.points, "gos": each.gos}
    return spots.figure_spots(now, seat, painting.figure(now, seat), texts, values)


# Places without a card


def _places(now: Now) -> Iterator[Spot]:
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
    for seat, person in enumerate(now.company):
        for row, kind in enumerate(layout.KINDS):
            text = (others if seat else own)[kind].format(name=person.name)
            yield Spot(f"{kind}-{seat}", QRect(*layout.collection_area(seat, row)), "", text)
    for number in range(1, 13):
        text = translate("balloon", "This is the place of {month}: cards with {plant} go here.")
        text = text.format(month=_month(number), plant=translate(CONTEXT, plant_name(number)).lower())
        yield Spot(f"month-{number}", spots.rect_of(layout.slot(number)), "", text)


def _month(number: int) -> str:
    return translate(CONTEXT, month_name(number))
