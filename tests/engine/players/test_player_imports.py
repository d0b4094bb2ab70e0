"""Computer players decide from views: their modules import no states, no rules, no other chance."""

from __future__ import annotations

import ast
from importlib.util import resolve_name
from pathlib import Path

import pytest

import games
from macclassic.engine.core.registry import games as found

FOLDERS = sorted(spec.key.replace("-", "_") for spec in found().values())
BESIDE = {"soi": ("memory.py",)}
"""Modules outside the players' folder that players use."""


def imported(path: Path, package: str) -> set[str]:
    """Return the full names of all imports of a module in a package, relative ones resolved."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            names |= {f"{module}.{alias.name}" for alias in node.names}
    return names


def test_every_form_of_import_is_found(tmp_path: Path) -> None:
    path = tmp_path / "player.py"
    path.write_text(
        "import random\nfrom ..rules import R\nfrom .other import A as B\nfrom games.soi.state import State"
    )
    assert imported(path, "games.soi.players") == {
        "random",
        "games.soi.rules.R",
        "games.soi.players.other.A",
        "games.soi.state.State",
    }


@pytest.mark.parametrize("game", FOLDERS)
def test_players_import_neither_states_nor_rules(game: str) -> None:
    package = f"{games.__name__}.{game}"
    folder = Path(games.__path__[0]) / game
    files = dict.fromkeys((folder / "players").glob("*.py"), f"{package}.players")
    files |= {folder / name: package for name in BESIDE.get(game, ())}
    assert files or not (folder / "players").exists()  # without such a folder all players are the engine's
    for path, where in files.items():
        names = imported(path, where)
        assert "random" not in names, path
        assert not [name for name in names if name.startswith(f"{package}.rules")], path
