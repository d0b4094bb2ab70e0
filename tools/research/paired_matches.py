"""What a game brings somebody who differs from all others at the table in one thing, on paired deals.

On each deal several who are alike play once, and then once more for each seat with the one who differs
there: so a mean is of differences on the same cards, and of nothing where nothing is decided otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from macclassic.engine.core.game_spec import Player
from macclassic.engine.lab.arena import interval, sit

TOGETHER = 20
"""Deals that go to a process at a time."""

Gains = Callable[[Sequence[int]], list[float]]
"""Returns for each of some deals, told by their seeds, what the difference brings."""


def gains(
    rules: Any, one: Player[Any, Any], others: Player[Any, Any], seats: int, seeds: Sequence[int]
) -> list[float]:
    """Return by deal what being `one` among `others` brings more than being like them, a game."""
    found = []
    for seed in seeds:
        before = sit(rules, [others] * seats, seed).gains
        more = 0.0
        for seat in range(seats):
            seated = [one if each == seat else others for each in range(seats)]
            more += sit(rules, seated, seed).gains[seat] - before[seat]
        found.append(more / seats)
    return found


def ask(parser: argparse.ArgumentParser) -> None:
    """Have a command ask how many deals are played, from which seed, in how many processes."""
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)


def told(found: Gains, asked: argparse.Namespace) -> str:
    """Play what was asked for; return the mean with its 95 % interval in words."""
    past = asked.seed + asked.deals
    parts = [range(first, min(past, first + TOGETHER)) for first in range(asked.seed, past, TOGETHER)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        all_found = [gain for part in pool.map(found, parts) for gain in part]
    mean, half = interval(all_found)
    width = "" if half is None else f" ± {half:.3f}"
    return f"{mean:+.3f}{width} a game on {len(all_found)} deals"
