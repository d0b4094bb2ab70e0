"""Holds the fast rules of War of Coins to the rules: ``python -m tests.same_rules_coins GAMES``."""

from __future__ import annotations

import random
import sys
from collections import Counter

from games.war_of_coins.fast import position as module
from games.war_of_coins.fast.position import Position
from games.war_of_coins.fast.setting_up import move_of, position
from games.war_of_coins.result import settlement
from games.war_of_coins.rules import CoinRules
from games.war_of_coins.state import OVER, SUBSTITUTE, TAKE, State
from macclassic.engine.chance import deal_stream

OF_SEATS = ("hand", "captured", "tally", "points", "keeps", "keep_score", "owed", "doubled")
NAMES = (
    *(whose + name for name in OF_SEATS for whose in ("my_", "their_")),
    *("stock", "first", "layout", "at", "turn", "phase"),
)
CHOICE = ("turned", "laid", "grabbed")


def fields(given: Position) -> dict[str, object]:
    """Return all that a position is; what belongs to a choice only while there is one."""
    choice = CHOICE if given.phase == TAKE else CHOICE[:1] if given.phase == SUBSTITUTE else ()
    return {name: getattr(given, name) for name in (*NAMES, *choice)}


def play_alike(state: State, chance: random.Random, seen: Counter[str] | None = None) -> int:
    """Play a game at random by both texts, comparing all there is after each move; return the moves.

    What happens in it is counted in `seen`.
    """
    rules = CoinRules()
    fast = position(state)
    moves = 0
    while state.phase != OVER:
        legal, found = rules.legal(state), fast.legal()
        assert [move_of(action) for action in legal] == found, moves
        which = chance.randrange(len(found))
        state, events = rules.step(state, legal[which])
        fast.play(found[which])
        moves += 1
        assert fields(fast) == fields(position(state)), moves
        if seen is not None:
            seen[legal[which].type] += 1
            seen.update(str(event[1] if event[0] == "bonus" else event[0]) for event in events)
    assert fast.legal() == []
    if moves:
        paid = settlement(state)
        assert (fast.winner, fast.paid) == (state.winner, 0 if paid is None else paid.amount)
    return moves


def main() -> None:
    """Run the command."""
    count = int(sys.argv[1])
    seen: Counter[str] = Counter()
    moves = sum(
        play_alike(CoinRules().start(deal_stream(seed, 0)), random.Random(seed), seen)
        for seed in range(count)
    )
    print(", ".join(f"{name} {times:,}" for name, times in sorted(seen.items())))
    print(f"{count:,} games, {moves:,} moves: the same ({module.__file__.rpartition('.')[2]})")


if __name__ == "__main__":
    main()
