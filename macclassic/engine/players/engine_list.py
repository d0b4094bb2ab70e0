"""The user's list of external engines, with a line ``NAME = COMMAND`` for each."""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

from macclassic.engine.core.safe_files import open_for_reading
from macclassic.engine.players.external_engine import Command

MAX_LIST_BYTES = 1 << 16
"""Maximum size of the list in bytes."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,23}")


def read_engines(path: Path) -> tuple[dict[str, Command], list[tuple[int, str]]]:
    """Return the engines of a list by name, and its faults as (line, kind).

    The kinds are the keys of `LINES`; ``opening`` and ``file``, in line 0, mean that there are no lines to
    read. A missing list is empty.
    """
    try:
        with open_for_reading(path) as file:
            data = file.read(MAX_LIST_BYTES + 1)
        if len(data) > MAX_LIST_BYTES:
            raise ValueError
        lines = data.decode("utf-8-sig").splitlines()
    except FileNotFoundError:
        return {}, []
    except OSError:
        return {}, [(0, "opening")]
    except ValueError:
        return {}, [(0, "file")]
    found: dict[str, Command] = {}
    wrong = []
    for number, line in enumerate(lines, 1):
        name, equals, text = (part.strip() for part in line.partition("="))
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            command = split_command(text)
            why = "" if command else "command"
        except ValueError:
            command, why = [], "quotes"
        if name in found:
            why = "twice"
        if not _NAME.fullmatch(name):
            why = "name"
        if not equals:
            why = "equals"
        if why:
            wrong.append((number, why))
        else:
            found[name] = command
    return found, wrong


def split_command(text: str) -> list[str]:
    """Return the words of a command, with ``~`` expanded to the home folder.

    Raises ValueError for an unclosed quotation mark.
    """
    windows = os.name == "nt"
    found = shlex.split(text, posix=not windows)
    return [os.path.expanduser(each.strip('"') if windows else each) for each in found]


LINES = {
    "opening": "this can't be opened: it is no file, or you may not read it",
    "file": "this can't be read: it is no text, or too long",
    "equals": "line {n} is not NAME = COMMAND",
    "name": "line {n} begins with no name: up to 24 letters without accents, digits, dots and hyphens",
    "twice": "line {n} has a name that stands there already",
    "quotes": "line {n} has a quotation mark without a second one",
    "command": "line {n} has a name, but no command",
}
"""Faults of the list or of a line, in English."""
