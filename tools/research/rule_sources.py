"""Measures the gain of knowing the house rules: ``python -m tools.research.rule_sources LEVEL RULES``.

In War of Flowers one player of a level knows the house rules in play; the others know only the original rules
(`tools/research/paired_matches.py`). A player with the original rules plays cards and calls by them and is
offered no other action. If such a player cannot explain what it has seen, the greedy player of the same kind
replaces it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.war_of_flowers.actions import Action, Go, Play, Stop, Take
from games.war_of_flowers.players import make
from games.war_of_flowers.view import View
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Player
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from tools.research import paired_matches


@dataclass(frozen=True)
class OriginalRulesPlayer:
    """Player who knows only the original rules."""

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
            # No possible world agrees with the events this player has seen.
            return self.simple.choose(bare, known, stream)

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        return self.choose(view, legal, stream), ""


def gains(level: str, house: str, seeds: Sequence[int]) -> list[float]:
    """Return for each deal the gain of knowing the rules, in dollars a game."""
    spec = games()["war-of-flowers"]
    rules = spec.rules(checked(spec.options, {"house": house}))
    return paired_matches.gains(
        rules, make(level), OriginalRulesPlayer(make(level), make("greedy")), 3, seeds
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="rule_sources", description="Measures what a player gains by knowing the house rules."
    )
    parser.add_argument("level", help="such as iq:100")
    parser.add_argument("house", help="a bundle, or rules such as min=5,shake")
    paired_matches.add_arguments(parser)
    asked = parser.parse_args()
    found = paired_matches.summary_text(partial(gains, asked.level, asked.house), asked)
    print(f"{asked.level} knowing {asked.house}, dollars: {found}")


if __name__ == "__main__":
    main()
