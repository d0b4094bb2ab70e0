"""Commands that read and write records, export and import data, and list players and engines."""

from __future__ import annotations

import argparse
import faulthandler
import os
import shlex
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from macclassic.app.cli.arguments import (
    DATA_DIR,
    GAME,
    OPTION,
    PLATFORM,
    SCALE,
    SCALE_OR_FILL,
    SCREEN,
    Commands,
    a_path,
    a_picture,
    argument,
    game_named,
    pairs,
    pixel,
    quoted,
    whole,
)
from macclassic.app.errors import FILL, UsageError, missing_module, refuse
from macclassic.engine.core import safe_files
from macclassic.engine.core.plugins import RESERVED_KEYS
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.quickdraw.resources import FIRST_LANGUAGE, languages

T = TypeVar("T")

command = Commands()

POINTER = (604, 396)
"""Default position of the mouse in a picture: over nothing of interest."""
IMPORTED_LATER = ("_sqlite3", "_ctypes")
"""Modules that the program imports only during play, and that a Python may have been built without."""


# Helpers


def check_shown(key: str) -> None:
    """Raise UsageError unless there is a game with that key and a screen."""
    if not game_named(key).screen:
        raise UsageError(f"{key} has no screen yet; only computers play it, with macclassic simulate {key}")


def _read(path: Path, parse: Callable[[str], T]) -> T:
    """Return the result of `parse` for a file's text; its BadRecord then names the file.

    Raises UsageError if the file cannot be read, and BadRecord.
    """
    try:
        with safe_files.open_for_reading(path) as file:
            text = safe_files.read_text(file)
    except safe_files.TooLarge:
        raise records.BadRecord(f"{quoted(path)}: this file is too large for a record", "long") from None
    except OSError as error:
        raise UsageError(f"{quoted(path)}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise records.BadRecord(f"{quoted(path)}: this is not a text file", "none") from None
    return _named(path, lambda: parse(text))


def _named(path: Path, does: Callable[[], T]) -> T:
    """Call `does` for a record from a file; a BadRecord then names the file."""
    try:
        return does()
    except records.BadRecord as error:
        raise error.within(quoted(path)) from None


def show(options: argparse.Namespace, **how: Any) -> int:
    """Run the program with the screen arguments of the command line; return the exit status.

    Raises UsageError if Python lacks a module that is imported only during play.
    """
    for name in IMPORTED_LATER:
        if find_spec(name) is None:
            raise UsageError(missing_module(name))
    if options.platform:
        # The command line takes precedence over the environment.
        os.environ["QT_QPA_PLATFORM"] = options.platform
    from macclassic.app.program.startup import run

    if options.scale is not None:
        how["fill"] = options.scale == FILL
        how["scale"] = None if how["fill"] else options.scale
    return run(data_dir=options.data_dir, depth=options.depth, **how)


# Records


@command("games", "List the games.", DATA_DIR)
def _games(options: argparse.Namespace) -> int:
    for key, spec in games().items():
        print(f"{key}\t{spec.title}")
    for each in games().refused:
        refuse(each.sentence())
    return 0


@command("players", "List a game's computer players.", GAME, DATA_DIR)
def _players(options: argparse.Namespace) -> int:
    for name, line in game_named(options.game).players.names:
        print(f"{name}\t{line}")
    return 0


@command(
    "simulate",
    "Let computers play a match among themselves.",
    GAME,
    argument("--seed", type=whole(0, 2**63 - 1), default=1),
    argument("--rounds", type=whole(1, 1_000_000), help="stop after so many; else to the end"),
    OPTION,
    argument(
        "--seat", action="append", default=[], metavar="PLAYER", help="once for each seat; also engine:NAME"
    ),
    argument("--deal", type=a_path, metavar="FILE", help="begin with this deal, or a record's first"),
    argument("--record", type=a_path, metavar="FILE", help="write the record here, not to stdout"),
    DATA_DIR,
)
def _simulate(options: argparse.Namespace) -> int:
    spec = game_named(options.game)
    from macclassic.app.cli.engine_names import engines_named
    from macclassic.app.storage import data_folder
    from macclassic.engine.match.simulate import simulate

    if options.record is not None:
        # Fails early if the record cannot be written.
        _on_disk(lambda: data_folder.check_target(options.record))
    deal = None if options.deal is None else _read(options.deal, records.deal_in)
    engines, folder = engines_named(options.seat, options.data_dir)
    chosen = pairs(options.option)
    record = simulate(spec, options.seed, options.rounds, chosen, options.seat, deal, engines, folder)
    text = records.dumps(record)
    if options.record is None:
        print(text)
        return 0
    _on_disk(lambda: data_folder.write(options.record, text + "\n"))
    return 0


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _on_disk(does: Callable[[], None]) -> None:
    """Call `does`, and raise UsageError for a DiskError."""
    from macclassic.app.storage import data_folder

    try:
        does()
    except data_folder.DiskError as error:
        raise UsageError(str(error)) from None


@command(
    "verify",
    "Play records through the rules again.",
    argument("files", nargs="+", type=a_path, metavar="FILE"),
    DATA_DIR,
)
def _verify(options: argparse.Namespace) -> int:
    from macclassic.engine.match.simulate import verify

    bad = 0
    for path in options.files:
        try:
            count = _named(path, partial(verify, _read(path, records.loads))).round_count
        except (UsageError, records.BadRecord) as error:
            bad += 1
            refuse(str(error))
        else:
            print(f"{quoted(path)}: in order, {_counted(count, 'round')}", flush=True)
    if len(options.files) > 1:
        print(f"{len(options.files)} records: {len(options.files) - bad} in order, {bad} not")
    return 2 if bad else 0


@command(
    "replay",
    "Show a record on the screen, step by step.",
    argument("file", type=a_path),
    *SCREEN,
    SCALE_OR_FILL,
    PLATFORM,
)
def _replay(options: argparse.Namespace) -> int:
    record = _read(options.file, records.loads)
    check_shown(record["game"])
    from macclassic.engine.match.simulate import verify

    _named(options.file, lambda: verify(record))
    return show(options, replay=record, replay_file=options.file, game=record["game"])


@command(
    "screenshot",
    "Write a picture of the emulated screen.",
    argument("what", metavar="GAME|desktop"),
    argument("--seed", type=whole(0, 2**63 - 1), default=1, help="which deal"),
    argument("--ply", type=whole(0, 100_000), default=0, help="decisions made before the picture"),
    argument("--dialog", default="", help="a dialog to show: an unknown name lists them"),
    argument("--language", choices=languages(), default=FIRST_LANGUAGE),
    argument("--pointer", type=pixel, default=POINTER, metavar="X,Y|none", help="where the mouse points"),
    argument("--balloons", action="store_true", help="show the balloon of what the mouse points at"),
    argument("--out", type=a_picture, required=True, metavar="FILE.png"),
    *SCREEN,
    SCALE,
)
def _screenshot(options: argparse.Namespace) -> int:
    if options.what != "desktop":
        check_shown(options.what)
    from macclassic.app.cli.screenshot import screenshot

    screenshot(
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
    return 0


# Export and import


@command("export", "Put all that is kept into one file.", argument("file", type=a_path), DATA_DIR)
def _export(options: argparse.Namespace) -> int:
    from macclassic.app.storage import archive, data_folder

    folder = data_folder.Folder(options.data_dir)
    if not folder.path.is_dir():
        raise UsageError(f"{quoted(folder.path)}: there is no such folder")

    def export() -> None:
        with suppress(data_folder.UnwritableFolder):
            folder.claim()
        try:
            if folder.is_ours(options.file):
                raise UsageError(f"{quoted(options.file)}: the program keeps a file of that name for itself")
            contents, left_out = archive.gathered(folder)
            archive.write(contents, options.file)
        finally:
            folder.release()
        more = f"; left out: {', '.join(map(quoted, left_out))}" if left_out else ""
        print(f"{quoted(options.file)}: {_counted(len(contents.files), 'file')}{more}")

    _on_disk(export)
    return 0


@command(
    "import",
    "Have an exported file in the place of all that is kept.",
    argument("file", type=a_path),
    DATA_DIR,
)
def _import(options: argparse.Namespace) -> int:
    from macclassic.app.storage import archive, archive_import, data_folder

    folder = data_folder.Folder(options.data_dir)

    def take() -> None:
        # The archive is checked before a folder is created for it.
        contents = archive.opened(options.file)
        folder.claim()
        try:
            kept = archive_import.take(folder, contents)
        finally:
            folder.release()
        files = _counted(len(contents.files), "file")
        print(f"{quoted(options.file)}: {files}; what was there before is in {quoted(kept)}")

    _on_disk(take)
    return 0


# Games of other packages


@command(
    "new-game",
    "Write a package with a game of your own, which plays at once.",
    argument("name", metavar="NAME", help="such as “Lucky Seven”"),
    argument("--into", type=a_path, default=Path(), metavar="FOLDER", help="the folder it is put into"),
)
def _new_game(options: argparse.Namespace) -> int:
    from macclassic.app.cli.new_game import new_game

    made, translated = new_game(options.name, options.into, RESERVED_KEYS)
    if not translated:
        print(f"{quoted(made)}: Qt’s lrelease is not here, so it speaks English only", file=sys.stderr)
    print(f"{made}: a game that plays. To install it, test it and play it:")
    print(f"    python -m pip install -e {shlex.quote(f'{made}[test]')}")
    print(f"    python -m pytest {shlex.quote(str(made))}")
    print(f"    macclassic {made.name}")
    return 0


# Players


@command("engines", "List your engines, programs that may sit at a table.", DATA_DIR)
def _engines(options: argparse.Namespace) -> int:
    from macclassic.app.cli.engine_names import show_list

    return show_list(options.data_dir)


@command(
    "think",
    "Answer JSON lines: the screen's, and those of docs/engine-protocol.md.",
    argument("--player", default="", help="player for lines that name none; default: the strongest"),
    DATA_DIR,
)
def _think(options: argparse.Namespace) -> int:
    from macclassic.engine.players.think_server import serve

    if sys.stdin is None or sys.stdout is None:
        raise UsageError("think reads standard input and writes standard output, and one of them is closed")
    # Ctrl-C is handled by the parent process; this process ends when its input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # The program's own process takes precedence on a shared processor.
    if hasattr(os, "nice"):
        os.nice(5)

    # The program keeps the standard error output for developers.
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            faulthandler.enable(sys.stderr)
    failed = traceback.print_exc if sys.stderr is not None else _nothing
    # What games of other packages print goes to the standard error output: the answers need the other one.
    with os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8") as answers:
        os.dup2(2, sys.stdout.fileno())
        return serve(sys.stdin, answers, failed, options.player)


def _nothing() -> None:
    pass
