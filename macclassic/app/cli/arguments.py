"""Declarations for the command line: commands, types of arguments, and arguments that commands share.

Any error in the arguments is reported in one line.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from macclassic.app.errors import FILL, UsageError
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import harmless

if TYPE_CHECKING:
    from macclassic.engine.core.game_spec import GameSpec

NAMED = 120
"""Maximum number of characters of a quoted word in a message."""


Argument = tuple[tuple[str, ...], dict[str, Any]]
"""Names and keywords of an argument for `add_argument`."""
Run = Callable[[argparse.Namespace], int]


class Parser(argparse.ArgumentParser):
    """Parser that reports an error in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{harmless(message, 300, middle=True)} (see macclassic --help)")

    def take(self, arguments: Sequence[Argument]) -> None:
        """Add arguments."""
        for names, how in arguments:
            self.add_argument(*names, **how)


def argument(*names: str, **how: object) -> Argument:
    """Declare an argument of a command."""
    return names, how


class Commands(dict[str, tuple[str, Sequence[Argument], Run]]):
    """Registered commands by name: a sentence of description, the arguments, and the function to run."""

    def __call__(self, name: str, line: str, *arguments: Argument) -> Callable[[Run], Run]:
        """Return a decorator that registers a function as a command."""

        def declare(run: Run) -> Run:
            self[name] = line, arguments, run
            return run

        return declare

    def parse(self, given: Sequence[str]) -> argparse.Namespace:
        """Parse a command line that begins with a command; `run` of the result is its function.

        Raises UsageError.
        """
        parser = Parser(prog="macclassic")
        added = parser.add_subparsers()
        for name, (line, arguments, run) in self.items():
            each = added.add_parser(name, description=line)
            each.take(arguments)
            each.set_defaults(run=run)
        return parser.parse_args(given)


# Types of arguments


def quoted(text: object) -> str:
    """Return a word of the command line, or a path, shortened and cleaned for a message."""
    return harmless(str(text), NAMED, middle=True)


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a parser of whole numbers from `low` to `high`."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"“{quoted(text)}” is not a whole number") from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{value} is not from {low} to {high}")
        return value

    return number


def scale(text: str) -> int | str:
    """Parse the size of the pixels: a whole number, or `FILL`."""
    return FILL if text == FILL else whole(1, 8)(text)


def a_path(text: str) -> Path:
    """Parse a path; an empty one would silently mean the current folder."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"{quoted(repr(text))} names no file or folder")
    return Path(text)


def a_folder(text: str) -> Path:
    """Parse the path of a folder, which need not exist; a file is refused."""
    path = a_path(text)
    with suppress(OSError):  # A name that is not a valid file name is reported when it is used.
        if path.exists() and not path.is_dir():
            raise argparse.ArgumentTypeError(f"{quoted(path)} is a file, and no folder")
    return path


def a_picture(text: str) -> Path:
    """Parse the path of a picture to write; only PNG is supported."""
    path = a_path(text)
    if path.suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"{quoted(path)}: pictures are PNG, and end in .png")
    return path


def pixel(text: str) -> tuple[int, int] | None:
    """Return the pixel that ``X,Y`` names, or None for ``none``."""
    if text == "none":
        return None
    x, comma, y = text.partition(",")
    if not (comma and x.isdecimal() and y.isdecimal() and len(text) < 20):
        raise argparse.ArgumentTypeError(f"“{quoted(text)}” is neither X,Y nor “none”")
    return int(x), int(y)


def pairs(texts: Sequence[str]) -> dict[str, str]:
    """Return options from texts of the form KEY=VALUE.

    Raises UsageError.
    """
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"“{quoted(text)}” is not KEY=VALUE")
        chosen[name] = value
    return chosen


def game_named(key: str) -> GameSpec:
    """Return a game by its key.

    Raises UsageError if there is no such game.
    """
    known = games()
    for each in known.refused:
        if each.name == key and key not in known:
            raise UsageError(each.sentence())
    if key not in known:
        raise UsageError(f"there is no game “{quoted(key)}”; there are {', '.join(known)}")
    return known[key]


# Shared arguments

DATA_DIR = argument("--data-dir", type=a_folder, help="the folder for settings, autosave and statistics")
SCREEN = (
    argument("--depth", type=int, choices=(1, 4, 8), help="bits a pixel: 1, 4 or 8"),
    DATA_DIR,
)
SCALE = argument("--scale", type=whole(1, 8), metavar="N", help="physical pixels a pixel")
SCALE_OR_FILL = argument(
    "--scale", type=scale, metavar="N|fill", help="physical pixels a pixel, or as large as there is room for"
)
PLATFORM = argument("-platform", "--platform", metavar="NAME", help="Qt's platform, as QT_QPA_PLATFORM")
GAME = argument("game")
OPTION = argument("--option", action="append", default=[], metavar="KEY=VALUE")
