"""Options that all games of flower cards have, of their tables."""

from __future__ import annotations

from dataclasses import dataclass

from macclassic.engine.options import BACK, CLOTH, FLAG, PACE, Options, option


@dataclass(frozen=True)
class CardOptions(Options):
    """`show_matches`: whether cards are marked that match; `marked_cards`: whether words stand on them."""

    pace: int = option(3, PACE, screen=True)
    show_matches: bool = option(True, FLAG, screen=True)
    marked_cards: bool = option(False, FLAG, screen=True)
    back: str = option("blossom", BACK, screen=True)
    cloth: str = option("green", CLOTH, screen=True)
