"""Computes the value of money in a war: ``python -m tools.research.war_value --out FILE``.

A war is won by the richest player when one is broke, so near that end the value of a dollar changes. For
every distribution of 150 dollars among three equal players, this computes the chance to end richest. The
payments of many random games between greedy players give the chances of one game. The chances of a whole war
follow from the positions that a game leads to, by iterating until no value changes.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from games.war_of_flowers.players.playout import PlayoutGreedyPolicy, dealt
from games.war_of_flowers.players.search import TOTAL
from macclassic.engine.core.fast_random import FastRandom

AMPLE_MONEY = 100_000
"""Amount of money at which no payment is cut short."""
SCALE = 10_000
Outcomes = list[tuple[float, int, int]]


def payments(games: int) -> Outcomes:
    """Return (chance, payment of the next seat, payment of the seat after it) for outcomes of a game.

    The missing chance is that of a game without a winner.
    """
    dice = FastRandom(1993)
    policy = PlayoutGreedyPolicy([[1000] * 48] * 3, dice)
    counted: Counter[tuple[int, int]] = Counter()
    for _ in range(games):
        game = dealt(dice, money=AMPLE_MONEY)
        policy.play_out(game)
        if game.winner >= 0:
            one, two = (AMPLE_MONEY - game.money[(game.winner + step) % 3] for step in (1, 2))
            counted[min(one, two), max(one, two)] += 1
    common = counted.most_common(40)
    played = sum(counted.values()) / games
    share = sum(count for _, count in common)
    # Either of the two losers may be the one who pays more.
    return [
        (played * count / share / (2 if one != two else 1), *pair)
        for (one, two), count in common
        for pair in dict.fromkeys(((one, two), (two, one)))
    ]


def _after(money: tuple[int, int, int], winner: int, one: int, two: int) -> tuple[int, int, int]:
    left = list(money)
    for step, due in ((1, one), (2, two)):
        payer = (winner + step) % 3
        amount = min(due, left[payer])
        left[payer] -= amount
        left[winner] += amount
    return left[0], left[1], left[2]


def states() -> Iterator[tuple[int, int, int]]:
    """Yield every distribution of the money in which no player is broke."""
    for mine in range(1, TOTAL - 1):
        for one in range(1, TOTAL - mine):
            yield mine, one, TOTAL - mine - one


def _end(money: tuple[int, int, int]) -> float:
    most = max(money)
    return (money[0] == most) / money.count(most)


def solve(outcomes: Outcomes, close: float = 1e-5) -> dict[tuple[int, int, int], float]:
    """Return the chance of the first of three players to end richest, by the money of each."""
    value = {money: money[0] / TOTAL for money in states()}
    ahead = {
        money: [
            (chance / 3, _after(money, winner, one, two))
            for winner in range(3)
            for chance, one, two in outcomes
        ]
        for money in value
        if money[1] <= money[2]
    }
    decided = sum(chance for chance, _, _ in outcomes)
    while True:
        moved = 0.0
        for money, following in ahead.items():
            new = sum(chance * (_end(to) if 0 in to else value[to]) for chance, to in following) / decided
            moved = max(moved, abs(new - value[money]))
            value[money] = value[money[0], money[2], money[1]] = new
        if moved < close:
            return value


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.research.war_value", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, default=20_000)
    options = parser.parse_args()
    value = solve(payments(options.games))
    rows = [
        [round(SCALE * value[mine, one, TOTAL - mine - one]) for one in range(1, (TOTAL - mine) // 2 + 1)]
        for mine in range(1, TOTAL - 1)
    ]
    options.out.write_text(
        "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]\n"
    )


if __name__ == "__main__":
    main()
