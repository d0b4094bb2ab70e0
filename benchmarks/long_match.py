"""A match of 400 games of War of Flowers: taken up from its record, and saved at a move.

The best of several, in time of this process alone: a machine that has other things to do counts them in.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from macclassic.engine.core.registry import games
from macclassic.engine.match import record
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import played

title = "a match of 400 games of War of Flowers"


def run() -> dict[str, float]:
    """Return the milliseconds that resuming and saving take."""
    spec = games()["war-of-flowers"]
    options = {"money": 999}  # or somebody would be broke before
    text = record.dumps(played(spec, 7, 400, options, ("random",) * 3).to_record())
    match = replayed(record.loads(text), spec)
    return {
        "resume, ms (asked: 300)": _best(lambda: replayed(record.loads(text), spec), 7),
        "save at a move, ms (asked: 10)": _best(lambda: record.dumps(match.to_record()).encode(), 40),
    }


def _best(what: Callable[[], object], times: int) -> float:
    found = []
    for _ in range(times):
        begun = time.process_time()
        kept = what()
        found.append(time.process_time() - begun)
        del kept
    return 1000 * min(found)
