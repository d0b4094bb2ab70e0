"""The 50 coin cards by their ids."""

from __future__ import annotations

from functools import partial

from tools.art.coins.deck import IDS, picture
from tools.art.drawing import Drawing


def drawings() -> dict[str, Drawing]:
    """Return the drawing of every card by its id."""
    return {card: partial(picture, card) for card in IDS}
