"""The 48 flower cards by their ids; each month has its own module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module

from tools.art.drawing import Drawing
from tools.art.flowers.kit import Canvas
from tools.art.flowers.shapes import Cell
from tools.art.paint import ROOM, paint

MONTHS = range(1, 13)
WHITE: Mapping[str, tuple[Cell, ...]] = {
    "01-sun": ((19, 47),),
    "04-animal": ((5, 61),),
    "06-animal": ((38, 55), (33, 59)),
    "08-sun": ((24, 6),),
    "08-animal": ((24, 12), (24, 47), (19, 21)),
}
"""A cell of each white form of a card, to distinguish it from paper."""


def card_ids(month: int) -> tuple[str, ...]:
    """Return the ids of a month's cards, in the order of the deck."""
    ids: tuple[str, ...] = import_module(f"tools.art.flowers.cards_{month:02}").CARDS
    return ids


def picture(card: str, depth: int) -> Canvas:
    """Return one finished card at a depth of 1, 4 or 8 bits."""
    module = import_module(f"tools.art.flowers.cards_{card[:2]}")
    canvas = Canvas(depth, module.INKS)
    module.draw(canvas, card)
    canvas.light()
    if depth == 8:
        paint(
            canvas.grid,
            ROOM,
            WHITE.get(card, ()),
            "night" if card.startswith("11") else "",
            still=canvas.still,
        )
    canvas.finish()
    return canvas


def drawings() -> dict[str, Drawing]:
    """Return the drawing of every card by its id."""
    return {card: partial(picture, card) for month in MONTHS for card in card_ids(month)}
