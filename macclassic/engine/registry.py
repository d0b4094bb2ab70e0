"""The games there are: every folder of `games/` that exports `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from macclassic.engine.game import GameSpec


@cache
def games() -> dict[str, GameSpec]:
    """Return the games by key, the flagship first, the others by title.

    They are found by their folders alone, in a checkout and in a bundle: a new game is one folder.
    """
    folder = import_module("games")
    found = []
    for module in pkgutil.iter_modules(folder.__path__):
        spec = getattr(import_module(f"games.{module.name}"), "GAME", None)
        if isinstance(spec, GameSpec):
            found.append(spec)
    found.sort(key=lambda spec: (spec.order, spec.title))
    return {spec.key: spec for spec in found}
