"""Engines on the command line: the list of the current profile, and those that players' names mean."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from macclassic.app.cli.arguments import quoted
from macclassic.app.storage import data_folder
from macclassic.engine.core.companions import engine_in
from macclassic.engine.players.engine_list import LINES, read_engines
from macclassic.engine.players.external_engine import Command


def _list_of(data_dir: Path | None) -> Path:
    """Return the path of the engine list of a copy's current profile."""
    from macclassic.app.storage.profiles import Profiles

    copy = data_folder.Folder(data_dir)
    folder = Profiles(copy).folder if copy.path.is_dir() else copy
    return (folder or copy).engines


def engines_named(players: Sequence[str], data_dir: Path | None) -> tuple[Mapping[str, Command], Path | None]:
    """Return the current profile's engines, and its folder, in which they run as those of the screen do.

    Returns no engines unless one of `players` names an engine. Errors in the list are printed to stderr.
    """
    if not any(map(engine_in, players)):
        return {}, None
    path = _list_of(data_dir)
    found, wrong = read_engines(path)
    _complain(path, wrong)
    return found, path.parent


def _complain(path: Path, wrong: Sequence[tuple[int, str]]) -> None:
    for number, why in wrong:
        print(f"macclassic: {quoted(path)}: {LINES[why].format(n=number)}", file=sys.stderr)


def show_list(data_dir: Path | None) -> int:
    """Print the engine list and its errors; return 1 if there are any, else 0."""
    path = _list_of(data_dir)
    found, wrong = read_engines(path)
    print(f"# {path}")
    for name, command in found.items():
        print(f"engine:{name}\t{' '.join(command)}")
    _complain(path, wrong)
    return 1 if wrong else 0
