"""Marks, icons, pointers and signs by name."""

from __future__ import annotations

from tools.art.drawing import Drawing
from tools.art.marks import alerts, coin_kinds, cursors, feats, keepsakes, kinds, signs, suits, welcome
from tools.art.marks.icons import desktop_icons, files, game_icons, menu_bar

MODULES = (
    *(files, menu_bar, signs, alerts, desktop_icons, game_icons, cursors, welcome),
    *(feats, keepsakes),
    *(kinds, coin_kinds, suits),
)


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    result: dict[str, Drawing] = {}
    for module in MODULES:
        result.update(module.PICTURES)
    return result
