"""The arena: a player against others on the same deals, tried in every seat, so that luck cancels out."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from macclassic.engine.chance import deal_stream, player_stream
from macclassic.engine.game import GameSpec, check_options


def command(parser: argparse.ArgumentParser, given: Sequence[str], game: Callable[[str], GameSpec]) -> int:
    """Run `macclassic arena`: print what the tested player gains a game against the others."""
    parser.add_argument("game")
    parser.add_argument("--player", required=True, help="the player that is tried in every seat")
    parser.add_argument("--against", default="greedy", help="the player on all other seats")
    parser.add_argument("--deals", type=int, default=200, help="deals, each played once from every seat")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(given)
    spec = game(options.game)
    start = time.perf_counter()
    gains = [
        duel(spec, options.player, options.against, options.seed + number)
        for number in range(max(2, options.deals))
    ]
    mean, half = interval(gains)
    games = len(gains) * len(spec.seat_names)
    took = time.perf_counter() - start
    print(
        f"{options.player} against {options.against}: {mean:+.3f} ± {half:.3f} a game "
        f"({games} games, {len(gains)} deals in every seat, 95 % interval, {took:.0f} s)"
    )
    return 0


def duel(spec: GameSpec, tested: str, other: str, seed: int) -> float:
    """Return what a player gains on one deal on the average over all seats."""
    rules: Any = spec.rules(check_options(spec, {}))
    player, opponent = spec.player(tested), spec.player(other)
    start = rules.start(deal_stream(seed, 0))
    total = 0
    for seat in range(rules.seats):
        state, ply = start, 0
        while (actor := rules.actor(state)) >= 0:
            chooser = player if actor == seat else opponent
            stream = player_stream(seed, actor, ply)
            action = chooser.choose(rules.view(state, actor), rules.legal(state), stream)
            state = rules.step(state, action)[0]
            ply += 1
        total += rules.tally(start, state, seat).change
    return total / len(spec.seat_names)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))
