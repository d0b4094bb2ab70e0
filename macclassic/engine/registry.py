"""The games there are: every folder of `games/` that exports `GAME`."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from macclassic.engine.game import GameSpec


@cache
def games() -> dict[str, GameSpec]:
    """Return the games by key, the flagship first, the others by title.

    They are found by their folders alone, in a checkout and in a bundle: a new game is one folder.
    Raises TypeError, which is for whoever writes a game, for a folder without one.
    """
    folder = _folder()
    found = []
    for module in pkgutil.iter_modules(folder.__path__):
        spec = getattr(import_module(f"{folder.__name__}.{module.name}"), "GAME", None)
        if not isinstance(spec, GameSpec):
            raise TypeError(f"{folder.__name__}/{module.name}/__init__.py has no GAME that is a GameSpec")
        found.append(spec)
    found.sort(key=lambda spec: (spec.order, spec.title))
    return {spec.key: spec for spec in found}


def _folder() -> ModuleType:
    """Return the package of the games: beside this one in a checkout and a bundle, within it once installed,
    where nothing of so common a name may lie beside other people's packages."""
    return import_module("macclassic.games" if find_spec("macclassic.games") else "games")
