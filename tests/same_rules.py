"""Holds the fast rules to the rules, move by move: ``python -m tests.same_rules GAMES`` for many games."""

from __future__ import annotations

import random
import sys

from games.war_of_flowers.fast import position as module
from games.war_of_flowers.fast.position import Position
from games.war_of_flowers.fast.setting_up import move_of, position
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.state import OVER, TAKE
from macclassic.engine.chance import deal_stream

LISTS = ("hands", "piles", "tallies", "points", "before", "go_score", "gos", "money", "stack")
NUMBERS = ("table", "at", "turn", "phase", "winner")
CHOICE = ("played", "turned", "grabbed")


def fields(given: Position) -> dict[str, object]:
    """Return all that a position is; what belongs to a choice only while there is one."""
    names = (*LISTS, *NUMBERS, *(CHOICE if given.phase == TAKE else ()))
    return {name: getattr(given, name) for name in names}


def play_alike(seed: int, cup_plain: bool, money: int = 50) -> int:
    """Play one game at random by both texts, comparing all there is after each move; return the moves."""
    rules = WarRules(money, cup_plain)
    chance = random.Random(seed)
    state = rules.start(deal_stream(seed, 0))
    fast = position(state, cup_plain)
    moves = 0
    while state.phase != OVER:
        legal, found = rules.legal(state), fast.legal()
        assert [move_of(action) for action in legal] == found, (seed, moves)
        which = chance.randrange(len(found))
        state = rules.step(state, legal[which])[0]
        fast.play(found[which])
        moves += 1
        assert fields(fast) == fields(position(state, cup_plain)), (seed, moves)
    assert fast.legal() == []
    return moves


def main() -> None:
    """Run the command."""
    count = int(sys.argv[1])
    moves = sum(play_alike(seed, seed % 2 == 1, (50, 5)[seed // 2 % 2]) for seed in range(count))
    print(f"{count:,} games, {moves:,} moves: the same ({module.__file__.rpartition('.')[2]})")


if __name__ == "__main__":
    main()
