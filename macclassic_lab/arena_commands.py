"""Commands that play for a long time: `macclassic arena`, with a progress bar, and `macclassic tune`."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from typing import TextIO

from macclassic.app.cli.engine_names import engines_named
from macclassic.app.errors import UsageError
from macclassic.app.storage import data_folder
from macclassic.engine.core.options import JsonMapping
from macclassic_lab import arena, weight_tuning
from macclassic_lab.worker_pools import executor

BAR = 30


def compare(options: argparse.Namespace, chosen: Mapping[str, object]) -> int:
    """Run the arena as the command line asks, print the summary, and return the exit status.

    Raises UsageError and BadOption.
    """
    engines, folder = engines_named(options.players, options.data_dir)
    plan = arena.ArenaPlan(options.game, tuple(options.players), dict(chosen), options.wars, engines, folder)
    seeds = range(options.seed, options.seed + options.deals)
    arena.check(plan)  # Check before anything is written.
    progress = ProgressBar(sys.stderr)
    try:
        if options.results is not None:
            data_folder.check_target(options.results)
        results = arena.ResultsFile(options.results, plan) if options.results is not None else None
        with executor(options.jobs, options.scheduler) as pool:
            found = arena.play(plan, seeds, pool, results, progress)
    except (arena.BadResults, data_folder.DiskError) as error:
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


class ProgressBar:
    """Progress bar with the estimated time left; shows nothing if the stream is not a terminal."""

    def __init__(self, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._seen = stream.isatty()
        self._clock = clock
        self._begun: tuple[float, int] | None = None

    def __call__(self, done: int, whole: int) -> None:
        """Show that `done` of `whole` deals are played."""
        if not self._seen:
            return
        # Deals of an earlier run took no time in this one.
        self._begun = self._begun or (self._clock(), done)
        start, before = self._begun
        full = BAR * done // whole
        line = f"[{'#' * full}{'.' * (BAR - full)}] {done} of {whole} deals"
        if before < done < whole:
            line += f", about {_span((self._clock() - start) / (done - before) * (whole - done))} left"
        self._stream.write(f"\r{line}\x1b[K")
        self._stream.flush()

    def clear(self) -> None:
        """Erase the bar."""
        if self._seen:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def _span(seconds: float) -> str:
    """Return a duration in minutes or hours if it is at least two of them, else in seconds."""
    if seconds < 120:
        return f"{max(1, round(seconds))} s"
    return f"{round(seconds / 60)} min" if seconds < 7200 else f"{round(seconds / 3600)} h"


def _tell(summary: JsonMapping, out: TextIO) -> None:
    """Print a summary for people, with the mean of each player and its 95 % interval."""
    one, many = ("match", "matches") if summary["whole"] else ("game", "games")
    deals = "1 deal" if summary["deals"] == 1 else f"{summary['deals']} deals, each"
    out.write(f"{deals} in every seating: {summary['games']} {many}; ± is 95 %\n")
    if any(each["gain_95"] is None for each in summary["players"]):
        why = "one deal is too few" if summary["deals"] == 1 else "all deals came out alike"
        out.write(f"± ?: the margin of error is unknown, because {why}\n")
    width = max(len(each["player"]) for each in summary["players"])
    for each in summary["players"]:
        line = f"{each['player']:<{width}}  {each['gain']:+.3f} ± {_half(each['gain_95'])} a {one}"
        if summary["whole"]:
            line += f"  first in {100 * each['share']:.1f} ± {_half(each['share_95'], 100, 1)} %"
        out.write(f"{line}  {each['ms_a_decision']:.2f} ms a decision\n")


def _half(width: float | None, times: int = 1, digits: int = 3) -> str:
    """Return the half-width of an interval as text, or "?" if it is unknown."""
    return "?" if width is None else f"{times * width:.{digits}f}"


def make_weights(options: argparse.Namespace) -> int:
    """Tune the weights of a game as the command line asks, and write them after every generation.

    Raises UsageError and BadOption.
    """
    tunable = weight_tuning.tunable_of(options.game)
    course = weight_tuning.TuningPlan(options.generations, options.population, options.deals, options.seed)
    try:
        # Fails early if the file cannot be written.
        data_folder.write(options.out, tunable.text(tunable.numbers()))
        with executor(options.jobs, options.scheduler) as pool:
            for generation in weight_tuning.tune(options.game, course, pool):
                data_folder.write(options.out, tunable.text(generation.mean))
                print(
                    f"{generation.number} of {course.generations}: the mean gained "
                    f"{generation.mean_gain:+.2f} a game, the best {generation.best_gain:+.2f}",
                    flush=True,
                )
    except data_folder.DiskError as error:
        raise UsageError(str(error)) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return 0
