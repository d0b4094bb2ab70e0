"""Registry of games: every package in `games/` that exports `GAME`, and games of other packages."""

from __future__ import annotations

import pkgutil
import traceback
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

from macclassic.engine.core.plugins import PLUGIN_ERRORS, Plugin, RefusedPlugin, find_plugins

if TYPE_CHECKING:
    from macclassic.engine.core.game_spec import GameSpec

T = TypeVar("T")


class Games(dict[str, "GameSpec"]):
    """Games by key. `plugins`: those of other packages; `refused`: declared games that cannot be used."""

    def __init__(
        self, own: Sequence[GameSpec], plugins: Sequence[Plugin], refused: Sequence[RefusedPlugin]
    ) -> None:
        super().__init__({spec.key: spec for spec in (*own, *(each.spec for each in plugins))})
        self.plugins = {each.spec.key: each for each in plugins}
        self.refused = tuple(refused)


@cache
def games() -> Games:
    """Return the games by key: ours by order and title, then those of other packages.

    Ours are found by their folders, in a checkout and in a bundle: a new game is one folder. The others are
    found by their entry points (`plugins.py`). Raises TypeError if one of our folders exports no `GAME`.
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
    return Games(found, *find_plugins([spec.key for spec in found]))


def declaration(spec: GameSpec, module: str, name: str, read: Callable[[Any], T]) -> T | None:
    """Return a game's declaration from an optional module of its package, converted by `read`.

    None if there is no such module, or if that of another package fails; its traceback is then printed.
    """
    where = f"{spec.package}.{module}"
    try:
        return read(getattr(import_module(where), name)) if spec.screen and find_spec(where) else None
    except PLUGIN_ERRORS:
        if spec.key not in games().plugins:
            raise
        traceback.print_exc()
        return None


def _folder() -> ModuleType:
    """Return the package of the games: top-level in a checkout and a bundle, in `macclassic` if installed."""
    return import_module("macclassic.games" if find_spec("macclassic.games") else "games")
