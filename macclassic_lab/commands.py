"""The laboratory's commands of `macclassic`: arena, tune and check-engine."""

from __future__ import annotations

import argparse
import signal
import threading

from macclassic.app.cli.arguments import (
    DATA_DIR,
    GAME,
    OPTION,
    Commands,
    a_path,
    argument,
    game_named,
    pairs,
    whole,
)

command = Commands()

JOBS = argument("--jobs", type=whole(1, 1024), default=1, help="processes that play at a time")
SCHEDULER = argument(
    "--scheduler", metavar="ADDRESS", help="play on the machines of Dask's, or 'local': Dask on this one"
)


def _heard_ctrl_c() -> None:
    """Let Ctrl-C raise KeyboardInterrupt from now on, so that long runs end in an orderly way."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


@command(
    "arena",
    "Let players meet on the same deals, in every seat.",
    GAME,
    argument("--players", nargs="+", required=True, metavar="PLAYER", help="two, or one a seat"),
    argument("--deals", type=whole(1, 10_000_000), default=200),
    argument("--seed", type=whole(0, 2**62), default=1, help="of the first deal"),
    JOBS,
    SCHEDULER,
    OPTION,
    argument("--wars", action="store_true", help="play whole matches, not single deals"),
    argument("--results", type=a_path, metavar="FILE", help="keep each deal here, and go on from it"),
    argument("--json", action="store_true", help="print the summary for programs"),
    DATA_DIR,
)
def _arena(options: argparse.Namespace) -> int:
    game_named(options.game)
    from macclassic_lab.arena_commands import compare

    _heard_ctrl_c()
    return compare(options, pairs(options.option))


@command(
    "tune",
    "Make the weights of a game's players again (cross-entropy).",
    GAME,
    argument("--out", type=a_path, required=True, metavar="FILE"),
    argument("--generations", type=whole(1, 10_000), default=20),
    argument("--population", type=whole(3, 10_000), default=40),
    argument("--deals", type=whole(1, 1_000_000), default=300, help="for each of a generation"),
    JOBS,
    SCHEDULER,
    argument("--seed", type=whole(0, 2**62), default=1),
    DATA_DIR,
)
def _tune(options: argparse.Namespace) -> int:
    game_named(options.game)
    from macclassic_lab.arena_commands import make_weights

    _heard_ctrl_c()
    return make_weights(options)


@command(
    "check-engine",
    "Play with a program and say what it does wrong by docs/engine-protocol.md.",
    argument("command", metavar="CMD", help="the program with its arguments, in quotes"),
    GAME,
    argument("--decisions", type=whole(1, 1_000_000), default=200),
    argument("--seed", type=whole(0, 2**63 - 1), default=1, help="of the first deal"),
    argument("--seconds", type=whole(1, 3600), default=10, help="that it has for each line"),
    argument("--lines", action="store_true", help="print all lines, > to the program and < from it"),
    OPTION,
    DATA_DIR,
)
def _check_engine(options: argparse.Namespace) -> int:
    spec = game_named(options.game)
    from macclassic_lab.check_engine import check

    _heard_ctrl_c()
    return check(spec, options, pairs(options.option))
