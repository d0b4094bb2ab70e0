"""Marks, icons, backs, pointers and signs by their names."""

from __future__ import annotations

from tools.art.drawing import Drawing
from tools.art.marks import (
    alerts,
    bar,
    coin_kinds,
    cursors,
    feats,
    filing,
    game_icons,
    icons,
    keepsakes,
    kinds,
    signs,
    suits,
    welcome,
)

MODULES = (
    *(filing, bar, signs, alerts, icons, game_icons, cursors, welcome),
    *(feats, keepsakes),
    *(kinds, coin_kinds, suits),
)


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    result: dict[str, Drawing] = {}
    for module in MODULES:
        result.update(module.PICTURES)
    return result
