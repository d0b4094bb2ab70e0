"""Packs of cards: what the options tell of them. Not compiled, so that options load nothing that is."""

from __future__ import annotations

from typing import Final

PACK: Final = 54
"""Cards of a whole pack, jokers among them."""
JOKERS: Final = 2
MOST_DECKS: Final = 12
"""More packs than this are not played with."""
