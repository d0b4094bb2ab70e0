"""Times resuming a match of 400 games of War of Flowers from its record, and saving it at a move.

The result is the best of several runs in processor time, since elapsed time includes the machine's other
load.
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
    """Return the milliseconds of resuming and saving."""
    spec = games()["war-of-flowers"]
    options = {"money": 999}  # so much that no player is broke before the end
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
