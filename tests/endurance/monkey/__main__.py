"""Command line of the random person.

``python -m tests.endurance.monkey ACTS [SEED] [GAME…]``; ``planted [NAME…]``; ``again EVENING ACTS``.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

from macclassic.engine.core.registry import games
from tests.endurance.monkey.acts import Act, Evening
from tests.endurance.monkey.checks.coverage import unreached
from tests.endurance.monkey.parent_process import Child, Gone, Run, run


def main(arguments: list[str]) -> int:
    """Play, search for planted faults, or repeat acts; return 1 if anything was wrong."""
    if arguments[:1] == ["planted"]:
        from tests.endurance.monkey.checks.planted_faults import find_all

        return find_all(arguments[1:])
    if arguments[:1] == ["again"]:
        return again(*arguments[1:3])
    acts = int(arguments[0]) if arguments else 100_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    names = arguments[2:] or [key for key, spec in games().items() if spec.screen]
    wrong = 0
    reached: Counter[str] = Counter()

    def timed(game: str) -> tuple[Run, float]:
        began = time.monotonic()
        return run(acts, seed, game, say=lambda text: print(text, flush=True)), time.monotonic() - began

    # Each game is played by a process of its own.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for game, (came, took) in zip(names, pool.map(timed, names), strict=True):
            print(
                f"{game}: {came.acts} acts in {took:.0f} s ({came.acts / took:.0f} a second), seed {seed}; ",
                end="",
            )
            print(f"{came.compared} tables compared; {len(came.failures)} things wrong")
            print(f"  changed something: {came.table()}")
            for kind in came.idle():
                print(f"  hardly ever does anything: {kind}")
            sys.stdout.flush()
            wrong += len(came.failures) + len(came.idle())
            reached.update(came.reached)
    items, windows = unreached(reached)
    print(f"offered in a menu and never chosen: {', '.join(items)}")
    print(f"never opened: {', '.join(windows)}")
    return 1 if wrong else 0


def again(begin: str, acts: str) -> int:
    """Repeat acts of an evening, and print the result."""
    child = Child()
    try:
        came = child.play(Evening(**json.loads(begin)), [Act(*each) for each in json.loads(acts)])
    except Gone as gone:
        print(f"{gone.mark}\n{gone}")
        return 1
    finally:
        child.close()
    print("\n".join([*came.get("act_log", []), came.get("error", "all is well")]))
    return 0 if came["ok"] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
