"""Measures on paired deals how much a player gains who differs from all others at the table.

On each deal all seats first play alike; then the deal is played once more for each seat with the different
player there. The mean is taken over differences on the same cards, and is exactly zero if no decision
differs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from macclassic.engine.core.game_spec import Player
from macclassic_lab.arena import interval, play_deal

DEALS_PER_TASK = 20
"""Deals that go to a process at a time."""

Gains = Callable[[Sequence[int]], list[float]]
"""Return the gain of the differing player for each of some deals, given by their seeds."""


def gains(
    rules: Any, one: Player[Any, Any], others: Player[Any, Any], seats: int, seeds: Sequence[int]
) -> list[float]:
    """Return for each deal the gain a game of one player `one` among `others` over a table of `others`."""
    found = []
    for seed in seeds:
        before = play_deal(rules, [others] * seats, seed).gains
        more = 0.0
        for seat in range(seats):
            seated = [one if each == seat else others for each in range(seats)]
            more += play_deal(rules, seated, seed).gains[seat] - before[seat]
        found.append(more / seats)
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options for the number of deals, the first seed and the number of processes."""
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)


def summary_text(found: Gains, asked: argparse.Namespace) -> str:
    """Play the requested deals; return the mean and its 95 % interval as text."""
    past = asked.seed + asked.deals
    parts = [
        range(first, min(past, first + DEALS_PER_TASK)) for first in range(asked.seed, past, DEALS_PER_TASK)
    ]
    with ProcessPoolExecutor(asked.jobs) as pool:
        all_found = [gain for part in pool.map(found, parts) for gain in part]
    mean, half = interval(all_found)
    width = "" if half is None else f" ± {half:.3f}"
    return f"{mean:+.3f}{width} a game on {len(all_found)} deals"
