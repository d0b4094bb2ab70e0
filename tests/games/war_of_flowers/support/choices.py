"""Prints the choices of computer players, one a line, to compare two builds.

Usage: ``python -m tests.games.war_of_flowers.support.choices GAMES``.
"""

from __future__ import annotations

import sys

from games.war_of_flowers import GAME
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.players import make
from games.war_of_flowers.players.search import SearchPlayer
from games.war_of_flowers.position import OVER
from macclassic.engine.core.chance import deal_stream, player_stream
from tests.support.match.pure_rules import Pure

SEATED = (make("iq:120"), make("iq:140"), SearchPlayer(100))
"""Players of the three seats; the third is the strongest level with fewer playouts.
"""


def main() -> None:
    """Run the command."""
    for seed in range(int(sys.argv[1])):
        rules = Pure(GAME.rules(WarOptions(cup=("animal", "double-plain")[seed % 2])))
        state, ply = rules.start(deal_stream(seed, 0)), 0
        while state.phase != OVER:
            seat = state.turn
            legal = rules.legal(state)
            action = SEATED[seat].choose(rules.view(state, seat), legal, player_stream(seed, seat, ply))
            print(seed, ply, rules.action_to_json(action))
            state, ply = rules.step(state, action)[0], ply + 1


if __name__ == "__main__":
    main()
