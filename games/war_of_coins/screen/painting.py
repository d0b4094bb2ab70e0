"""Painting of the table: players, sets, trays, marks; `score_column.py` paints the right column."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import card_choice, painting, player_signs
from macclassic.flower_cards.table.painting import PaintedPosition, SetRow
from macclassic.flower_cards.table.picture_model import TablePicture
from macclassic.flower_cards.table.player_signs import PlayerSign
from macclassic.table.look import furniture
from macclassic.table.look.furniture import TableButton, Tray
from macclassic.toolbox.grammar.sentences import translate

from ..actions import Show, Transact
from ..cards import DECK, whole_coin
from ..score_figures import counts, progress, tray_points
from ..scoring import EXCHANGE_POINTS, TARGET
from . import prompts, score_column
from .layout import layout
from .model import hinted, mood, playing
from .texts.words import marks

if TYPE_CHECKING:
    from .model import State


RAILS = {"exchange": "house", "merchant": "stall", "ribbon": "hash", "mining": "pick"}
"""Mark on the rail of each tray."""
SET_MARKS = {
    "gateways": "gateway",
    "chunks": "lump",
    "nonces": "die",
    "hashes": "hash",
    "proof-of-work": "chain",
    "exchanges": "house",
}
"""Mark of each set, in the order of the rows."""
LEAST_EXCHANGES = next(count for count, worth in enumerate(EXCHANGE_POINTS) if worth)
"""Least number of Exchanges that bring points."""


def paint(painter: QPainter, area: QRect, now: State) -> None:
    painting.draw(painter, area, now, layout(now), marks, partial(scene, now))


def _draw_also(now: State, painter: QPainter, area: QRect) -> None:
    """Draw the column, and corners round the cards of the coin that a hint would show or lay."""
    if area.right() > layout(now).right:
        score_column.draw(painter, now)
    if isinstance(now.hint, Show | Transact):
        for card in DECK.names(whole_coin(now.hint.coin) & DECK.pack(now.model.hand)):
            furniture.corners(painter, painting.outstanding(now, card))


def scene(now: State) -> PaintedPosition:
    """Return everything that the table shows besides its cards."""
    return PaintedPosition(
        layout(now),
        [figure(now, seat) for seat in (0, 1)],
        [sets(now, seat) for seat in (0, 1)],
        [tray for seat in (0, 1) for tray in trays(now, seat)],
        card_choice.with_refusal(now, prompts.current_prompt(now)),
        _buttons(now),
        marks,
        playing(now),
        hinted(now),
        partial(_draw_also, now),
        prompts.button_of(now.hint),
    )


def _buttons(now: State) -> list[TableButton]:
    return [*score_column.buttons(now), *prompts.answers(now)]


def figure(now: State, seat: int) -> list[PlayerSign]:
    """Return the texts at a player's place."""
    each = now.model.seats[seat]
    row = []
    if each.owed:
        text = translate("table", "Flips {n}", "turns in which only a stock card is turned")
        row.append(("owed", text.format(n=each.owed), True))
    found = mood(now.position.view, seat)
    return player_signs.figure(now, layout(now), seat, found, (each.points, TARGET), row)


def captured(picture: TablePicture) -> tuple[int, int]:
    """Return the captured cards that have arrived in the picture, as one set for each seat."""
    one, two = map(DECK.pack, picture.arrived)
    return one, two


def sets(now: State, seat: int) -> list[SetRow]:
    """Return a player's progress with each set; sets without room are left out."""
    found, strip = progress(captured(now.model), seat), layout(now).strip(seat)
    rows = [
        SetRow(name, f"mark-{mark}", found[name], LEAST_EXCHANGES if name == "exchanges" else 0)
        for name, mark in SET_MARKS.items()
    ]
    return [row for row, rect in painting.in_strip(strip, rows) if strip.contains(rect)]


def trays(now: State, seat: int) -> Iterator[Tray]:
    """Yield a player's trays, with the figures on their rails."""
    mine = captured(now.model)[seat]
    count, points = counts(mine), tray_points(mine)
    for (name, mark), rect in zip(RAILS.items(), layout(now).trays(seat), strict=True):
        # There is no room for a sign before two digits.
        worth = str(points[name]) if points[name] > 9 else f"+{points[name]}"
        yield Tray(f"{name}-{seat}", rect, f"mark-{mark}", str(count[name]), worth if points[name] else "")
