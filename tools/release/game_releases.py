"""The games that ship, as packages present them and mypyc compiles them: the `release.toml` of each."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from macclassic.engine.core.registry import games

ROOT = Path(__file__).resolve().parents[2]
FILE = "release.toml"


@dataclass(frozen=True)
class GameRelease:
    """A game as packages and stores present it."""

    key: str
    title: str
    names: Mapping[str, str]
    """Its name in menus by language, where it is not the title."""
    summaries: Mapping[str, str]
    """One sentence about it by language."""
    seed: int
    """Deal of its picture in `docs/pictures`."""
    ply: int
    """Number of decisions before that picture."""


def releases() -> Sequence[GameRelease]:
    """Return the games that ship, in the order of the desktop.

    What a game's `release.toml` does not say is missing from packages; tests of packages then fail.
    """
    found = []
    for spec in (spec for key, spec in games().items() if key not in games().plugins):
        data = _read(ROOT / spec.package.replace(".", "/"))
        picture = {"seed": 4711, "ply": 12, **data.get("picture", {})}
        names, summaries = data.get("names", {}), data.get("summaries", {})
        found.append(GameRelease(spec.key, spec.title, names, summaries, **picture))
    return found


def compiled_modules() -> Sequence[str]:
    """Return the games' modules to compile, relative to a checkout, without suffix."""
    return [
        f"games/{path.parent.name}/{module}"
        for path in sorted((ROOT / "games").glob(f"*/{FILE}"))
        for module in _read(path.parent).get("compiled", {}).get("modules", ())
    ]


def _read(folder: Path) -> Mapping[str, Any]:
    path = folder / FILE
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
