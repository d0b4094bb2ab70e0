"""Command that counts the turns of whole games.

``python -m tests.games.flower_power.support.lengths LEVEL --players N --games G --seed S``

It prints for each game its turns, those without an attack, the turn in which the first seat left, and the
mean hand.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from statistics import median

from games.flower_power.actions import Attack
from games.flower_power.board import MAIN, OVER
from games.flower_power.options import COMPANY
from games.flower_power.players import make
from macclassic.engine.core.chance import deal_stream, player_stream
from macclassic.engine.core.companions import with_companions
from tests.games.flower_power.support.positions import rules_of

LONGEST = 3000
"""Largest number of decisions of a game; a longer one is cut."""


@dataclass
class Length:
    """Turns of a game: all, those without an attack, and the one in which the first seat left."""

    turns: int
    idle: int
    first_out: int
    mean_hand: float
    over: bool


def length(level: str, players: int, seed: int) -> Length:
    """Play a game of one level at every seat, by the usual companions."""
    rules = rules_of(players).rules
    seated = [make(name) for name in with_companions([level] * players, COMPANY)]
    position = rules.begin(rules.deal(deal_stream(seed, 0), None), None)
    first_out = cards = 0
    fought: set[int] = set()
    for ply in range(LONGEST):
        position.log = []
        seat = position.actor()
        if position.phase == OVER:
            break
        stream = player_stream(seed, seat, ply)
        action = seated[seat].choose(rules.view(position, seat), position.legal(), stream)
        begun = position.begun
        if position.phase == MAIN and isinstance(action, Attack):
            fought.add(begun)
        position.play(action)
        if position.begun != begun:
            cards += sum(map(len, position.hands)) // position.living
        if not first_out and position.living < players:
            first_out = begun
    turns = position.begun
    return Length(turns, turns - len(fought), first_out, cards / turns, position.phase == OVER)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.games.flower_power.support.lengths", description=__doc__
    )
    parser.add_argument("level")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args()
    found = []
    for seed in range(given.seed, given.seed + given.games):
        game = length(given.level, given.players, seed)
        found.append(game.turns)
        end = "" if game.over else ", cut"
        print(
            f"{seed}: {game.turns} turns, {game.idle} without an attack, first out in turn {game.first_out}, "
            f"mean hand {game.mean_hand:.1f}{end}"
        )
    print(f"median {median(found)}, longest {max(found)}")


if __name__ == "__main__":
    main()
