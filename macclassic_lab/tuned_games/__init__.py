"""Whole games between greedy players, for tuning their weights: modules that know the rules of our games."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from macclassic.engine.core.registry import games


def modules(game: str, *names: str) -> list[ModuleType]:
    """Return modules of a game's package, which lies in `games`, or in `macclassic.games` if installed."""
    return [import_module(f"{games()[game].package}.{name}") for name in names]
