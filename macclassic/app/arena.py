"""Commands that play for long: `macclassic arena`, with a bar while it plays, and `macclassic tune`."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from typing import Any, TextIO

from macclassic.app import disk
from macclassic.app.arguments import UsageError
from macclassic.engine import arena, tuning

BAR = 30


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Give so many processes. They leave Ctrl-C to us, who else would hear of it from each of them, and what
    they have not done then is not waited for."""
    executor = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield executor
    except BaseException:
        # What the pool's own thread says of processes that were killed under it nobody is to read.
        threading.excepthook = lambda _told: None
        executor.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.kill()
        raise
    executor.shutdown()


def compare(options: argparse.Namespace, chosen: Mapping[str, Any]) -> int:
    """Let players meet as the command line asks and print what came of it.

    Raises UsageError and BadOption.
    """
    plan = arena.Plan(options.game, tuple(options.players), dict(chosen), options.wars)
    seeds = range(options.seed, options.seed + options.deals)
    arena.check(plan)  # before anything is written
    progress = Bar(sys.stderr)
    try:
        if options.results is not None:
            disk.check_target(options.results)
        results = arena.Results(options.results, plan) if options.results is not None else None
        with workers(options.jobs) if options.jobs > 1 else nullcontext() as executor:
            found = arena.play(plan, seeds, executor, results, progress)
    except (arena.BadResults, disk.DiskError) as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"{options.results}: {error.strerror or error}") from None
    except KeyboardInterrupt:
        progress.clear()
        return 130
    progress.clear()
    summary = arena.summary(plan, found)
    if options.json:
        print(json.dumps(summary))
    else:
        _tell(summary, sys.stdout)
    return 0


class Bar:
    """A bar on a terminal; nothing where nobody looks."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._seen = stream.isatty()

    def __call__(self, done: int, whole: int) -> None:
        """Show that so many deals of all are played."""
        if self._seen:
            full = BAR * done // whole
            self._stream.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {done} of {whole} deals")
            self._stream.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self._seen:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def _tell(summary: Mapping[str, Any], out: TextIO) -> None:
    """Print a summary for a person, the mean of each player with its 95 % interval."""
    one, many = ("match", "matches") if summary["whole"] else ("game", "games")
    deals = "1 deal" if summary["deals"] == 1 else f"{summary['deals']} deals, each"
    out.write(f"{deals} in every seating: {summary['games']} {many}; ± is 95 %\n")
    if any(each["gain_95"] is None for each in summary["players"]):
        why = "one deal is too few" if summary["deals"] == 1 else "all deals came out alike"
        out.write(f"± ?: how sure this is can't be told, because {why}\n")
    width = max(len(each["player"]) for each in summary["players"])
    for each in summary["players"]:
        line = f"{each['player']:<{width}}  {each['gain']:+.3f} ± {_half(each['gain_95'])} a {one}"
        if summary["whole"]:
            line += f"  first in {100 * each['share']:.1f} ± {_half(each['share_95'], 100, 1)} %"
        out.write(f"{line}  {each['ms_a_decision']:.2f} ms a decision\n")


def _half(width: float | None, times: int = 1, digits: int = 3) -> str:
    """Return half the width of an interval, or that it can't be told."""
    return "?" if width is None else f"{times * width:.{digits}f}"


def make_weights(options: argparse.Namespace) -> int:
    """Make a game's weights again as the command line asks, and write them after every generation.

    Raises UsageError and BadOption.
    """
    tunable = tuning.tunable_of(options.game)
    course = tuning.Course(options.generations, options.population, options.deals, options.seed)
    try:
        # Before hours are spent: can it be written at all?
        disk.write(options.out, tunable.text(tunable.numbers()))
        with workers(options.jobs) as executor:
            for generation in tuning.tune(options.game, course, executor):
                disk.write(options.out, tunable.text(generation.mean))
                print(
                    f"{generation.number} of {course.generations}: the mean gained "
                    f"{generation.mean_gain:+.2f} a game, the best {generation.best_gain:+.2f}",
                    flush=True,
                )
    except disk.DiskError as error:
        raise UsageError(str(error)) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0
