"""What lies on the table: how it is drawn, and as spots for whoever points, listens or uses keys.

Cards, players, marks, places.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting, spots
from macclassic.flower_cards.table.choosing import points_words
from macclassic.flower_cards.table.painting import Sign
from macclassic.flower_cards.table.places import Picture, month
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.moment import Now

from ..cards import CONTEXT, month_name, plant_name
from . import layout
from .layout import TABLE
from .model import hinted, mood, playing
from .words import dollars, gos_words, kind_letter, named, spoken

translate = QCoreApplication.translate


def paint(painter: QPainter, area: QRect, now: Now) -> None:
    figures = [figure(now, seat) for seat in range(3)]
    painting.draw_below(painter, area, now, TABLE, figures, _marks)
    painting.draw_signs(painter, now, TABLE, playing(now))
    painting.draw_above(painter, now, hinted(now))


def _marks(card: str) -> tuple[str, str]:
    """Return what a marked card bears: its month and the letter of its kind."""
    return str(month(card)), kind_letter(card)


def figure(now: Now, seat: int) -> list[Sign]:
    """Return what stands at a player's place."""
    each = now.model.seats[seat]
    points = [("points", points_words(each.points), False)]
    if each.gos:
        points.append(("gos", gos_words(each.gos), True))
    money = ("money", dollars(each.money), False)
    return painting.figure(now, TABLE, seat, mood(now.position.view, seat), [money], points)


# As spots


def on_table(now: Now) -> list[Spot]:
    """Return what lies on the table, the person's own first, then what only a balloon tells of."""
    players = [_player(now, seat) for seat in range(3)]
    found = spots.on_table(now, TABLE, _telling(), players, (), playing(now), hinted(now))
    if not now.busy:
        found += [*chain(*(_figure(now, seat) for seat in range(3))), *_places(now)]
    return found


# Cards


def _telling() -> spots.Telling:
    turned = (
        translate("spoken", "turned from the stack"),
        translate("balloon", "It was turned from the stack."),
    )
    own = translate("spoken", "collected by you"), translate("balloon", "You have collected it.")
    other = translate("spoken", "collected by {name}"), translate("balloon", "{name} has collected it.")
    table = translate("spoken", "on the table"), translate("balloon", "It lies on the table.")
    there = translate(
        "balloon", "This is the stack; cards in it: {n}. After each card that is played, one is turned."
    )
    gone = translate("balloon", "The stack lay here. All of its cards have been turned.")
    match = translate("balloon", "This mark says that the card below matches one on the table.")
    practice = translate("balloon", "A move was taken back that told too much: this war does not count.")
    return spots.Telling(
        spoken,
        _matches,
        where={"table": table, "turned": turned, "own": own, "collected": other},
        first=translate("balloon", "First choose which card on the table to take."),
        stack=(translate("spoken", "Stack: {n} cards"), there, gone),
        signs={"match": match, "practice": practice},
        three=_three,
    )


def _matches(card: str, picture: Picture) -> str:
    some = translate("balloon", "It matches on the table: {cards}.")
    none = translate("balloon", "It matches nothing: played now, it stays on the table.")
    return spots.match_words(card, picture, named, some, none)


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
    return spots.figure_spots(now, seat, figure(now, seat), texts, values)


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
