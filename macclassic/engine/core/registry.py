"""The games there are: every folder of `games/` that exports `GAME`, and those of other packages."""

from __future__ import annotations

import pkgutil
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from macclassic.engine.core.plugins import FAULTS, Plugin, RefusedPlugin, look

if TYPE_CHECKING:
    from macclassic.engine.core.game_spec import GameSpec

T = TypeVar("T")


class Games(dict[str, "GameSpec"]):
    """Games by key. `guests`: those that other packages have brought; `refused`: what they declare that can't
    be used."""

    def __init__(
        self, own: Sequence[GameSpec], guests: Sequence[Plugin], refused: Sequence[RefusedPlugin]
    ) -> None:
        super().__init__({spec.key: spec for spec in (*own, *(each.spec for each in guests))})
        self.guests = {each.spec.key: each for each in guests}
        self.refused = tuple(refused)


@cache
def games() -> Games:
    """Return the games by key: ours, the flagship first, the others by title; then those of other packages.

    Ours are found by their folders alone, in a checkout and in a bundle: a new game is one folder. The others
    are found by their entry points (`plugins.py`).
    Raises TypeError, which is for whoever writes a game, for a folder without one.
    """
    from macclassic.engine.core.game_spec import GameSpec

    folder = _folder()
    found = []
    for module in pkgutil.iter_modules(folder.__path__):
        spec = getattr(import_module(f"{folder.__name__}.{module.name}"), "GAME", None)
        if not isinstance(spec, GameSpec):
            raise TypeError(f"{folder.__name__}/{module.name}/__init__.py has no GAME that is a GameSpec")
        found.append(spec)
    found.sort(key=lambda spec: (spec.order, spec.title))
    return Games(found, *look([spec.key for spec in found]))


def declaration(spec: GameSpec, module: str, name: str, read: Callable[[Any], T]) -> T | None:
    """Return what a game declares by a name in an optional module beside its screen, as `read` returns it;
    None without such a module, and where that of another package fails, whose traceback is printed."""
    where = f"{spec.package}.{module}"
    try:
        return read(getattr(import_module(where), name)) if spec.screen and find_spec(where) else None
    except FAULTS:
        if spec.key not in games().guests:
            raise
        traceback.print_exc()
        return None


def _folder() -> ModuleType:
    """Return the package of the games: beside this one in a checkout and a bundle, within it once installed,
    where nothing of so common a name may lie beside other people's packages."""
    return import_module("macclassic.games" if find_spec("macclassic.games") else "games")
