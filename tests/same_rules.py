"""Holds play-outs to the match, move by move: ``python -m tests.same_rules GAMES`` for many games.

Both are one text (`games.war_of_flowers.position`), played on copies with a log and in place without one.
What it says of all that happened tells a compiled text from the one it was made of.
"""

from __future__ import annotations

import random
import sys
from hashlib import sha256

from games.war_of_flowers import GAME
from games.war_of_flowers import position as module
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.position import OVER, Position
from macclassic.engine.chance import deal_stream


def bare(position: Position) -> Position:
    """Return a position without what only views and records tell."""
    found = Position(position.cup_plain)
    found.become(position)
    return found


def play_alike(seed: int, cup_plain: bool, money: int = 50) -> list[str]:
    """Play one game at random both ways, comparing all there is after each move; return what happened."""
    rules = GAME.rules(WarOptions(money, "double-plain" if cup_plain else "animal"))
    chance = random.Random(seed)
    state = rules.start(deal_stream(seed, 0))
    quick, kept, happened = bare(state), [], []
    while state.phase != OVER:
        legal = rules.legal(state)
        assert legal == quick.legal(), (seed, len(kept))
        kept.append((state, state.copy()))
        action = legal[chance.randrange(len(legal))]
        state, events = rules.step(state, action)
        quick.play(action)
        assert bare(quick) == bare(state), (seed, len(kept))
        happened.append(str([rules.event_to_json(event) for event in events]))
    assert quick.legal() == [] and quick.log is None
    assert all(one == other for one, other in kept), seed
    return happened


def main() -> None:
    """Run the command."""
    count = int(sys.argv[1])
    happened = sha256()
    moves = 0
    for seed in range(count):
        for line in play_alike(seed, seed % 2 == 1, (50, 5)[seed // 2 % 2]):
            happened.update(line.encode())
            moves += 1
    print(f"{count:,} games, {moves:,} moves, {happened.hexdigest()[:16]}")
    print(f"the same ({module.__file__.rpartition('.')[2]})")


if __name__ == "__main__":
    main()
