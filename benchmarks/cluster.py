"""Compares the arena on two Dask workers with two own processes, in deals a second.

Both pools are started first and take turns with the same deals, so a busy machine slows both equally. The
first turn of each, in which the workers import the program, does not count.
"""

from __future__ import annotations

import time
from concurrent.futures import Executor

from macclassic_lab import arena
from macclassic_lab.worker_pools import LOCAL, executor

title = "deals a second of the arena: two workers of Dask's beside two processes"

PLANS = (
    ("deals of some 10 ms (greedy)", arena.ArenaPlan("war-of-flowers", ("greedy", "random")), 200),
    ("deals of some half a second (iq:120)", arena.ArenaPlan("war-of-flowers", ("iq:120", "greedy")), 12),
)
"""Label, players and number of deals of each turn."""
TURNS = 3


def run() -> dict[str, float]:
    """Return the deals a second of both pools, and their ratio."""
    found: dict[str, float] = {}
    with executor(2) as processes, executor(2, LOCAL) as workers:
        pools = {"two processes": processes, "two workers": workers}
        for what, plan, deals in PLANS:
            spent = dict.fromkeys(pools, 0.0)
            for turn in range(TURNS + 1):
                for name, pool in pools.items():
                    seconds = _seconds(plan, range(turn * deals, (turn + 1) * deals), pool)
                    spent[name] += seconds if turn else 0.0
            each = {name: TURNS * deals / seconds for name, seconds in spent.items()}
            found |= {f"{what}, {name}": speed for name, speed in each.items()}
            found[f"{what}, ratio"] = each["two workers"] / each["two processes"]
    return found


def _seconds(plan: arena.ArenaPlan, seeds: range, pool: Executor | None) -> float:
    begun = time.perf_counter()
    arena.play(plan, seeds, pool)
    return time.perf_counter() - begun
