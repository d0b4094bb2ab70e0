"""Prints the choices of players of War of Coins, to compare two builds.

Usage: ``python -m tests.games.war_of_coins.support.choices GAMES``.
"""

from __future__ import annotations

import sys

from games.war_of_coins.players.search import SearchPlayer
from games.war_of_coins.position import OVER
from macclassic.engine.core.chance import deal_stream, player_stream
from tests.games.war_of_coins.support.positions import coin_rules


def main() -> None:
    """Run the command."""
    seated = [SearchPlayer(150, infers=False), SearchPlayer(300)]
    for seed in range(int(sys.argv[1])):
        rules = coin_rules((50, "endless")[seed % 2])
        state, ply = rules.start(deal_stream(seed, 0)), 0
        while state.phase != OVER:
            seat, legal = state.turn, rules.legal(state)
            action = seated[seat].choose(rules.view(state, seat), legal, player_stream(seed, seat, ply))
            print(seed, ply, rules.action_to_json(action))
            state, ply = rules.step(state, action)[0], ply + 1


if __name__ == "__main__":
    main()
