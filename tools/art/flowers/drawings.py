"""The 48 flower cards by their ids; each month is drawn by a module of its own."""

from __future__ import annotations

from functools import partial
from importlib import import_module

from tools.art.drawing import Drawing
from tools.art.flowers.kit import Canvas

MONTHS = range(1, 13)


def card_ids(month: int) -> tuple[str, ...]:
    """Return the ids of a month's cards, in the order of the deck."""
    ids: tuple[str, ...] = import_module(f"tools.art.flowers.cards_{month:02}").CARDS
    return ids


def picture(card: str, depth: int) -> Canvas:
    """Return one finished card at a depth of 1, 4 or 8 bits."""
    module = import_module(f"tools.art.flowers.cards_{card[:2]}")
    canvas = Canvas(depth, module.INKS)
    module.draw(canvas, card)
    canvas.finish()
    return canvas


def drawings() -> dict[str, Drawing]:
    """Return the drawing of every card by its id."""
    return {card: partial(picture, card) for month in MONTHS for card in card_ids(month)}
