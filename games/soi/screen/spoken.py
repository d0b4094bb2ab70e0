"""The table in words: what a screen reader finds on it, every player and every card that is seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QAccessible

from macclassic.toolbox.things import Thing

from . import painting, words
from .layout import uppermost
from .model import Model, is_back
from .words import Company

translate = QCoreApplication.translate

STATIC = QAccessible.Role.StaticText


def on_table(
    model: Model, who: Company, first: int, askable: Sequence[int], chosen: int | None, line: str
) -> list[Thing]:
    """Return what lies on the table: the players, those who may be asked first, then the cards that are seen.

    `first`: the seat looked from; `chosen`: the one that the keys are at; `line`: the last move.
    """
    order = [*askable, *(seat for seat in range(4) if seat not in askable)]
    found = [_player(model, who, seat, seat == chosen) for seat in order]
    if line:
        found.append(Thing("line", line, painting.qrect(model.size.line), STATIC))
    return found + _cards(model, who, first)


def _player(model: Model, who: Company, seat: int, current: bool) -> Thing:
    said = [
        who.name(seat),
        words.card_count(len(model.rows[seat])),
        words.point_count(model.points[seat]),
    ]
    said += [words.set_named(kind) for kind in model.sets[seat]]
    if model.turn == seat:
        said.append(translate("soi-table", "to ask now"))
    return Thing(
        f"player-{seat}", ", ".join(said), painting.qrect(model.size.area(seat)), STATIC, current=current
    )


def _cards(model: Model, who: Company, first: int) -> list[Thing]:
    where = {}
    seats = [first, *(seat for seat in range(4) if seat != first)]
    for seat in seats:
        words_for = translate("soi-table", "in the hand of {seat}").format(seat=words.seat_name(seat))
        if seat == who.you:
            words_for = translate("soi-table", "in your hand")
        where.update({card: words_for for card in model.rows[seat] if not is_back(card)})
    return [
        Thing(card, f"{words.capital(words.named(card))}, {text}", _seen(model, card))
        for card, text in where.items()
        if card in model.places
    ]


def _seen(model: Model, card: str) -> QRect:
    """Return the part of a card that no other card hides, from its left: where one can point at it."""
    rect = painting.qrect(model.places[card].box)
    y = rect.center().y()
    width = rect.width()
    while width > 1 and uppermost(model.places, rect.x() + width - 1, y) != card:
        width -= 1
    return QRect(rect.x(), rect.y(), width, rect.height())
