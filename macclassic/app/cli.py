"""The command line: the game itself, and commands that read and write records.

Whatever a person may get wrong ends in one line on stderr and exit status 2.
"""

from __future__ import annotations

import argparse
import faulthandler
import io
import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import macclassic
from macclassic.app.errors import UsageError
from macclassic.engine import record as records
from macclassic.engine.game import BadOption, GameSpec
from macclassic.engine.registry import games
from macclassic.engine.texts import harmless
from macclassic.quickdraw.resources import FIRST_LANGUAGE, languages

T = TypeVar("T")


LINE, NAMED = 400, 120
"""Characters of a line on stderr, and of a name in one."""
POINTER = (604, 396)
"""Where the mouse points in a picture, unless it is told: over nothing that anybody wants to read."""


class _Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{harmless(message, 300, middle=True)} (see macclassic --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit status: 0, 1 where a check fails, 2 for what can't be done."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that knows no quotation marks must not end the program.
            stream.reconfigure(errors="backslashreplace")
    try:
        if given and given[0] in _COMMANDS:
            return _COMMANDS[given[0]](given[1:])
        return _screen(given)
    except (UsageError, BadOption, records.BadRecord) as error:
        return _refuse(str(error))
    except BrokenPipeError:
        # Whoever read our output has had enough; that is no fault of anybody's.
        sys.stderr.close()
        return 0
    except OSError as error:
        return _refuse(f"{error.filename or 'the disk'}: {error.strerror or error}")
    except MemoryError:
        return _refuse("there is not enough memory for this")
    except KeyboardInterrupt:
        # The exit status of a program that Ctrl-C ended, and no more words.
        return 130


def _refuse(sentence: str) -> int:
    """Say in one harmless line why something can't be done; return the exit status for that."""
    if sys.stderr is not None:
        print("macclassic: " + harmless(sentence, LINE, middle=True), file=sys.stderr)
    return 2


def _quoted(text: object) -> str:
    """Return a word of the command line, or a path, as a line may quote it."""
    return harmless(str(text), NAMED, middle=True)


def _whole(low: int, high: int) -> Any:
    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"“{_quoted(text)}” is not a whole number") from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{value} is not from {low} to {high}")
        return value

    return number


def _path(text: str) -> Path:
    """Return the path that a text names; an empty one would quietly mean the folder one is in."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError(f"{_quoted(repr(text))} names no file or folder")
    return Path(text)


def _add_screen_options(parser: argparse.ArgumentParser, scales: int = 8) -> None:
    parser.add_argument("--depth", type=int, choices=(1, 4, 8), help="bits a pixel: 1, 4 or 8")
    parser.add_argument("--scale", type=_whole(1, scales), help="physical pixels a pixel")
    _add_data_dir(parser)


def _add_data_dir(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data-dir", type=_path, help="the folder for settings, autosave and statistics")


def _add_platform(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-platform", "--platform", metavar="NAME", help="Qt's platform, as QT_QPA_PLATFORM")


def _use_platform(name: str | None) -> None:
    """Let Qt take the platform that was asked for: the command line's word goes before the environment's."""
    if name:
        os.environ["QT_QPA_PLATFORM"] = name


def _pixel(text: str) -> tuple[int, int] | None:
    """Return the pixel that ``X,Y`` names, or None for ``none``."""
    if text == "none":
        return None
    x, comma, y = text.partition(",")
    if not (comma and x.isdecimal() and y.isdecimal() and len(text) < 20):
        raise argparse.ArgumentTypeError(f"“{_quoted(text)}” is neither X,Y nor “none”")
    return int(x), int(y)


def game_named(key: str) -> GameSpec:
    """Return a game by its key.

    Raises UsageError when there is none of that name.
    """
    known = games()
    if key not in known:
        raise UsageError(f"there is no game “{_quoted(key)}”; there are {', '.join(known)}")
    return known[key]


def _shown(key: str) -> None:
    """Raise UsageError unless there is a game of that key with a screen."""
    if not game_named(key).screen:
        raise UsageError(f"{key} has no screen yet; only computers play it, with macclassic simulate {key}")


def read_record(path: Path) -> dict[str, Any]:
    """Return a record from a file.

    Raises UsageError when the file can't be read, BadRecord when it holds no record.
    """
    return _read(path, records.loads)


def _read(path: Path, parse: Callable[[str], T]) -> T:
    """Return what `parse` makes of a file's text; its BadRecord then names the file.

    Raises UsageError when the file can't be read, BadRecord.
    """
    try:
        with open(path, "rb", opener=_opened) as file:
            data = file.read(records.LARGEST + 1)
        if len(data) > records.LARGEST:
            raise records.BadRecord(f"{_quoted(path)}: this file is too large for a record", "long")
        text = data.decode("utf-8")
        del data
    except OSError as error:
        raise UsageError(f"{_quoted(path)}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise records.BadRecord(f"{_quoted(path)}: this is not a text file", "none") from None
    return _named(path, lambda: parse(text))


def _opened(path: str, flags: int) -> int:
    """Open a file: a pipe that nobody writes to is an empty one, and is not waited for."""
    at_once = getattr(os, "O_NONBLOCK", 0)
    found = os.open(path, flags | at_once)
    if at_once:
        # What has been opened is read to its end, however slowly it comes.
        os.set_blocking(found, True)
    return found


def _named(path: Path, does: Callable[[], T]) -> T:
    """Do something with a record from a file; a BadRecord then names the file."""
    try:
        return does()
    except records.BadRecord as error:
        raise error.within(_quoted(path)) from None


# The screen


def _screen(given: list[str]) -> int:
    parser = _Parser(
        prog="macclassic",
        description="A pocket Macintosh of 1993 with games on it.",
        epilog="Other commands: " + ", ".join(_COMMANDS) + ". Each answers --help.",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="go straight into this game")
    _add_screen_options(parser)
    parser.add_argument("--fullscreen", action="store_true", help="fill the display")
    parser.add_argument(
        "--gamma", action=argparse.BooleanOptionalAction, help="colours as pale as a Macintosh showed them"
    )
    parser.add_argument("--language", choices=languages(), help="the language of the screen")
    parser.add_argument("--version", action="version", version=f"macclassic {macclassic.VERSION}")
    _add_platform(parser)
    options = parser.parse_args(given)
    _use_platform(options.platform)
    if options.game is not None:
        _shown(options.game)
    from macclassic.app.startup import run

    return run(
        game=options.game,
        data_dir=options.data_dir,
        depth=options.depth,
        scale=options.scale,
        full_screen=options.fullscreen,
        gamma=options.gamma,
        language=options.language,
    )


def _replay(given: list[str]) -> int:
    parser = _Parser(prog="macclassic replay", description="Show a record on the screen, step by step.")
    parser.add_argument("file", type=_path)
    _add_screen_options(parser)
    _add_platform(parser)
    options = parser.parse_args(given)
    _use_platform(options.platform)
    record = read_record(options.file)
    _shown(record["game"])
    from macclassic.engine.simulate import verify

    _named(options.file, lambda: verify(record))
    from macclassic.app.startup import run

    return run(
        replay=record,
        replay_file=options.file,
        data_dir=options.data_dir,
        depth=options.depth,
        scale=options.scale,
        game=record["game"],
    )


def _screenshot(given: list[str]) -> int:
    parser = _Parser(prog="macclassic screenshot", description="Write a picture of the emulated screen.")
    parser.add_argument("what", metavar="GAME|desktop")
    parser.add_argument("--seed", type=_whole(0, 2**63 - 1), default=1, help="which deal")
    parser.add_argument("--ply", type=_whole(0, 100_000), default=0, help="decisions made before the picture")
    parser.add_argument("--dialog", default="", help="a dialog to show: " + "an unknown name lists them")
    parser.add_argument("--language", choices=languages(), default=FIRST_LANGUAGE)
    parser.add_argument(
        "--pointer", type=_pixel, default=POINTER, metavar="X,Y|none", help="where the mouse points"
    )
    parser.add_argument(
        "--balloons", action="store_true", help="show the balloon of what the mouse points at"
    )
    parser.add_argument("--out", type=_path, required=True, metavar="FILE.png")
    _add_screen_options(parser)
    options = parser.parse_args(given)
    if options.what != "desktop":
        _shown(options.what)
    from macclassic.app.screenshot import screenshot

    deals = screenshot(
        options.what,
        seed=options.seed,
        ply=options.ply,
        depth=options.depth or 8,
        scale=options.scale or 1,
        dialog=options.dialog,
        language=options.language,
        out=options.out,
        pointer=options.pointer,
        balloons=options.balloons,
    )
    from macclassic.app.disk import Folder
    from macclassic.engine.standing import remember

    remember(Folder(options.data_dir).statistics, deals)
    return 0


# Records


def _options(texts: Sequence[str]) -> dict[str, str]:
    """Return options from KEY=VALUE.

    Raises UsageError.
    """
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"“{_quoted(text)}” is not KEY=VALUE")
        chosen[name] = value
    return chosen


def _simulate(given: list[str]) -> int:
    parser = _Parser(prog="macclassic simulate", description="Let computers play a match among themselves.")
    parser.add_argument("game")
    parser.add_argument("--seed", type=_whole(0, 2**63 - 1), default=1)
    parser.add_argument("--rounds", type=_whole(1, 1_000_000), help="stop after so many; else to the end")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seat", action="append", default=[], metavar="PLAYER", help="once for each seat")
    parser.add_argument(
        "--deal", type=_path, metavar="FILE", help="begin with this deal, or a record's first"
    )
    parser.add_argument("--record", type=_path, metavar="FILE", help="write the record here, not to stdout")
    _add_data_dir(parser)
    options = parser.parse_args(given)
    spec = game_named(options.game)
    from macclassic.app import disk
    from macclassic.engine.simulate import simulate

    if options.record is not None:
        # Before an hour is played: can it be written at all?
        _on_disk(lambda: disk.check_target(options.record))
    deal = None if options.deal is None else _read(options.deal, records.deal_in)
    record = simulate(spec, options.seed, options.rounds, _options(options.option), options.seat, deal)
    if options.data_dir is not None:
        from macclassic.engine.past import deal_digest
        from macclassic.engine.standing import remember

        deals = [deal_digest(spec.key, each) for each in record["rounds"]]
        remember(disk.Folder(options.data_dir).statistics, deals)
    text = records.dumps(record)
    if options.record is None:
        print(text)
        return 0
    _on_disk(lambda: disk.write(options.record, text + "\n"))
    return 0


def _on_disk(does: Callable[[], None]) -> None:
    """Do something on the disk.

    Raises UsageError where that can't be done.
    """
    from macclassic.app import disk

    try:
        does()
    except disk.DiskError as error:
        raise UsageError(str(error)) from None


def _verify(given: list[str]) -> int:
    parser = _Parser(prog="macclassic verify", description="Play records through the rules again.")
    parser.add_argument("files", nargs="+", type=_path, metavar="FILE")
    _add_data_dir(parser)
    options = parser.parse_args(given)
    from macclassic.engine.simulate import verify

    bad = 0
    for path in options.files:
        try:
            record = read_record(path)
            count = _named(path, partial(verify, record)).rounds
        except (UsageError, records.BadRecord) as error:
            bad += 1
            _refuse(str(error))
        else:
            print(f"{_quoted(path)}: in order, {count} round{'s' if count != 1 else ''}", flush=True)
    if len(options.files) > 1:
        print(f"{len(options.files)} records: {len(options.files) - bad} in order, {bad} not")
    return 2 if bad else 0


def _think(given: list[str]) -> int:
    _Parser(prog="macclassic think", description="Answer JSON lines; for the screen's own use.").parse_args(
        given
    )
    from macclassic.engine.thinking import serve

    # Ctrl-C is for whoever asks; this process ends when nobody does any more.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The screen goes first where both want the same processor.
    if hasattr(os, "nice"):
        os.nice(5)

    # The screen keeps what is said on stderr, for whoever mends it.
    if sys.stderr is None:
        return serve(sys.stdin, sys.stdout)
    with suppress(OSError, ValueError):
        faulthandler.enable(sys.stderr)
    return serve(sys.stdin, sys.stdout, traceback.print_exc)


def _arena(given: list[str]) -> int:
    parser = _Parser(
        prog="macclassic arena", description="Let players meet on the same deals, in every seat."
    )
    parser.add_argument("game")
    parser.add_argument("--players", nargs="+", required=True, metavar="PLAYER", help="two, or one a seat")
    parser.add_argument("--deals", type=_whole(1, 10_000_000), default=200)
    parser.add_argument("--seed", type=_whole(0, 2**62), default=1, help="of the first deal")
    parser.add_argument("--jobs", type=_whole(1, 1024), default=1, help="processes that play at a time")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--wars", action="store_true", help="play whole matches, not single deals")
    parser.add_argument(
        "--results", type=_path, metavar="FILE", help="keep each deal here, and go on from it"
    )
    parser.add_argument("--json", action="store_true", help="print the summary for programs")
    _add_data_dir(parser)
    options = parser.parse_args(given)
    game_named(options.game)
    from macclassic.app.arena import run

    return run(options, _options(options.option))


def _tune(given: list[str]) -> int:
    parser = _Parser(
        prog="macclassic tune", description="Make the weights of a game's players again (cross-entropy)."
    )
    parser.add_argument("game")
    parser.add_argument("--out", type=_path, required=True, metavar="FILE")
    parser.add_argument("--generations", type=_whole(1, 10_000), default=20)
    parser.add_argument("--population", type=_whole(3, 10_000), default=40)
    parser.add_argument("--deals", type=_whole(1, 1_000_000), default=300, help="for each of a generation")
    parser.add_argument("--jobs", type=_whole(1, 1024), default=1, help="processes that play at a time")
    parser.add_argument("--seed", type=_whole(0, 2**62), default=1)
    _add_data_dir(parser)
    options = parser.parse_args(given)
    game_named(options.game)
    from macclassic.app.tune import run

    return run(options)


def _games(given: list[str]) -> int:
    parser = _Parser(prog="macclassic games", description="List the games.")
    _add_data_dir(parser)
    parser.parse_args(given)
    for key, spec in games().items():
        print(f"{key}\t{spec.title}")
    return 0


def _players(given: list[str]) -> int:
    parser = _Parser(prog="macclassic players", description="List a game's computer players.")
    parser.add_argument("game")
    _add_data_dir(parser)
    for name, line in game_named(parser.parse_args(given).game).players.names:
        print(f"{name}\t{line}")
    return 0


_COMMANDS = {
    "games": _games,
    "players": _players,
    "simulate": _simulate,
    "verify": _verify,
    "replay": _replay,
    "screenshot": _screenshot,
    "arena": _arena,
    "tune": _tune,
    "think": _think,
}
