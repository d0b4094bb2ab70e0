"""What a level of War of Flowers gains by being told house rules: ``python -m tools.told_rules LEVEL RULES``.

On each deal three of a level that are told the original's rules play once, and then three more times with
one of them told what is really played, in each seat in turn: so a mean is of differences on the same cards.
Who is told the original's rules plays cards and calls by them, and is offered nothing else; where such a
player has no idea left because of what it was not told, the greedy player of its kind stands in.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial

from games.war_of_flowers.acts import Action, Go, Play, Stop, Take
from games.war_of_flowers.players import make
from games.war_of_flowers.view import View
from macclassic.engine.arena import interval, sit
from macclassic.engine.chance import Stream
from macclassic.engine.game import Player
from macclassic.engine.options import checked
from macclassic.engine.registry import games

TOGETHER = 20
"""Deals that go to a process at a time."""


@dataclass(frozen=True)
class Untold:
    """Plays as a player does that knows the original's rules only."""

    player: Player[View, Action]
    simple: Player[View, Action]

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        known = [action for action in legal if isinstance(action, Play | Take | Go | Stop)]
        if len(known) < 2:
            return (known or legal)[0]
        bare = replace(view, house=())
        try:
            return self.player.choose(bare, known, stream)
        except (ArithmeticError, LookupError, ValueError):
            # No world agrees with what it has seen.
            return self.simple.choose(bare, known, stream)

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        return self.choose(view, legal, stream), ""


def gains(level: str, house: str, seeds: Sequence[int]) -> list[float]:
    """Return by deal what being told brings, in dollars a game."""
    spec = games()["war-of-flowers"]
    rules = spec.rules(checked(spec.options, {"house": house}))
    told, untold = make(level), Untold(make(level), make("greedy"))
    found = []
    for seed in seeds:
        before = sit(rules, [untold] * 3, seed).gains
        more = 0.0
        for seat in range(3):
            seated = [told if each == seat else untold for each in range(3)]
            more += sit(rules, seated, seed).gains[seat] - before[seat]
        found.append(more / 3)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="told_rules", description="What being told house rules brings.")
    parser.add_argument("level", help="such as iq:100")
    parser.add_argument("house", help="a bundle, or rules such as min=5,shake")
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    past = asked.seed + asked.deals
    parts = [range(first, min(past, first + TOGETHER)) for first in range(asked.seed, past, TOGETHER)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = [gain for part in pool.map(partial(gains, asked.level, asked.house), parts) for gain in part]
    mean, half = interval(found)
    width = "" if half is None else f" ± {half:.2f}"
    print(f"{asked.level} told {asked.house}: {mean:+.2f}{width} dollars a game in {4 * len(found)} games")


if __name__ == "__main__":
    main()
