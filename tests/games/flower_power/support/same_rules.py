"""Command that compares playouts of Flower Power with matches, move by move.

``python -m tests.games.flower_power.support.same_rules GAMES``

Both run the same code (`games.flower_power.position`): a match on copies with a log, a playout in place
without one. The printed digest of all events shows whether compiled code and its source agree.
"""

from __future__ import annotations

import random
import sys
from hashlib import sha256

from games.flower_power import position as module
from games.flower_power.board import BUILD, OVER
from games.flower_power.position import Position
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.fast_random import FastRandom
from tests.games.flower_power.support.positions import any_kind, rules_of


def bare(position: Position) -> Position:
    """Return a position without the data that only views and records need."""
    found = Position(position.order, FastRandom(1))
    found.become(position)
    return found


def play_alike(seed: int, longest: int = 500) -> list[str]:
    """Play a random game both ways, comparing the positions after each move; return the events.

    A game ends after `longest` moves. After a reshuffle, which playouts make with dice, the playout takes
    over the match's position.
    """
    chance = random.Random(seed)
    rules = rules_of(
        2 + seed % 5,
        see_own_petals=seed % 7 == 0,
        discard_all_tied=seed % 3 == 0,
        hidden_hearts=seed % 5 == 0,
    )
    state = rules.start(deal_stream(seed, 0))
    quick, kept, happened = bare(state), [(state, state.copy())], []
    while state.phase != OVER and len(happened) < longest:
        action = any_kind(chance, state)
        shuffles, building = state.shuffles, state.phase == BUILD
        assert building or quick.legal() == state.legal(), (seed, len(happened))
        state, events = rules.step(state, action)
        kept.append((state, state.copy()))
        if not building:
            quick.play(action)
        if building or state.shuffles > shuffles:
            assert building or sum(map(len, quick.hands)) == sum(map(len, state.hands))
            quick = bare(state)
        assert quick == bare(state), (seed, len(happened), action)
        happened.append(str([rules.event_to_json(event) for event in events]))
    assert quick.log is None and all(one == other for one, other in kept), seed
    return happened


def main() -> None:
    """Run the command."""
    count = int(sys.argv[1])
    happened = sha256()
    moves = 0
    for seed in range(count):
        for line in play_alike(seed):
            happened.update(line.encode())
            moves += 1
    print(f"{count:,} games, {moves:,} moves, {happened.hexdigest()[:16]}")
    print(f"the same ({module.__file__.rpartition('.')[2]})")


if __name__ == "__main__":
    main()
