"""Command that compares gardens with flowers of different sizes.

``python -m tests.games.flower_power.support.gardens 2x10 3x6,2x1 --games 400``

Both sides play by the rules of thumb of the Master's playouts, so that they differ only in the sizes of their
flowers. The first garden has each seat in turn and the second all others, on the same deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from games.flower_power.actions import Action, Build
from games.flower_power.board import BUILD
from games.flower_power.players.determinization import known
from games.flower_power.players.policy import Policy
from games.flower_power.view import View
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic_lab.arena import interval, play_deal
from tests.games.flower_power.support.positions import rules_of

LONGEST = 3000
"""Largest number of decisions of a game; a longer one has no winner."""


class Planter:
    """Player that lays flowers of given sizes and then follows rules of thumb."""

    def __init__(self, sizes: tuple[int, ...]) -> None:
        self.sizes = sizes

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that the rules of thumb choose."""
        if view.phase == BUILD:
            return Build(self.sizes)
        return Policy().choose(known(view, FastRandom(0)))

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action that it would choose, with an empty reason."""
        return self.choose(view, legal, stream), ""


def sizes_of(text: str) -> tuple[int, ...]:
    """Return the sizes that a text such as ``3x2,2x7`` describes."""
    return tuple(
        size for part in text.split(",") for size in [int(part.split("x")[0])] * int(part.split("x")[1])
    )


def shares(one: tuple[int, ...], other: tuple[int, ...], players: int, games: int, seed: int) -> list[float]:
    """Return for each deal the share of its games that the first garden won."""
    rules = rules_of(players)
    first, second = Planter(one), Planter(other)
    found = []
    for deal in range(seed, seed + games // players):
        won = 0
        for seat in range(players):
            seated = [first if each == seat else second for each in range(players)]
            sitting = play_deal(rules, seated, deal, longest=LONGEST)
            won += sitting.tallies[seat].won is True
        found.append(won / players)
    return found


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.games.flower_power.support.gardens", description=__doc__
    )
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = shares(sizes_of(given.one), sizes_of(given.other), given.players, given.games, given.seed)
    mean, half = interval(found)
    print(f"{given.one} won {100 * mean:.1f} ± {100 * half:.1f} % of {len(found) * given.players} games")


if __name__ == "__main__":
    main()
