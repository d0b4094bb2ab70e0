"""Command that prints the choices of Flower Power's computer players, to compare two builds.

``python -m tests.games.flower_power.support.choices GAMES``
"""

from __future__ import annotations

import sys

from games.flower_power.board import OVER
from games.flower_power.players import make
from macclassic.engine.core.chance import deal_stream, player_stream
from tests.games.flower_power.support.positions import rules_of

SEATED = (make("strategist"), make("master"), make("gardener"))


def main() -> None:
    """Run the command."""
    for seed in range(int(sys.argv[1])):
        rules = rules_of(2 + seed % 2, hidden_hearts=seed % 3 == 1)
        state, ply = rules.start(deal_stream(seed, 0)), 0
        while state.phase != OVER and ply < 120:
            seat = state.acting
            view, legal = rules.view(state, seat), rules.legal(state)
            action = SEATED[seat].choose(view, legal, player_stream(seed, seat, ply))
            print(seed, ply, rules.action_to_json(action))
            state, ply = rules.step(state, action)[0], ply + 1


if __name__ == "__main__":
    main()
