"""Backs and cloths by their names."""

from __future__ import annotations

from tools.art.backs import blossom, board, cloths, coins, flowers, french, garden
from tools.art.drawing import Drawing

MODULES = (blossom, flowers, coins, french, board, garden, cloths)


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return {name: draw for module in MODULES for name, draw in module.PICTURES.items()}
