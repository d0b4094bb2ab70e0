"""`macclassic arena`: what the engine's arena finds out, with a bar while it plays, as lines or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any, TextIO

from macclassic.app import disk
from macclassic.app.errors import UsageError
from macclassic.app.pool import workers
from macclassic.engine import arena

BAR = 30


def run(options: argparse.Namespace, chosen: Mapping[str, Any]) -> int:
    """Play what the command line asks for and print what came of it.

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
        if options.jobs == 1:
            found = arena.play(plan, seeds, None, results, progress)
        else:
            with workers(options.jobs) as executor:
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
