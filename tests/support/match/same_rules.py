"""Compares playouts with matches move by move; command for many games.

``python -m tests.support.match.same_rules GAME GAMES``. Both use the same code (a game's `position`): matches
on copies with a log, playouts in place without one. The printed digest of all events shows whether the
compiled code behaves as its source.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from games.war_of_coins import GAME as COINS
from games.war_of_coins import position as coins
from games.war_of_coins.options import CoinOptions
from games.war_of_flowers import GAME as FLOWERS
from games.war_of_flowers import position as flowers
from games.war_of_flowers.house.options import BUNDLES, ORIGINAL, HouseRules
from games.war_of_flowers.house.position import HouseGame
from games.war_of_flowers.options import WarOptions
from macclassic.engine.core.chance import deal_stream
from tests.support.match.pure_rules import Pure


class Text(NamedTuple):
    """Game with one code for matches and playouts.

    `rules` makes the rules for a seed; `bare` returns a position without what only views or records contain.
    """

    module: Any
    rules: Callable[[int], Any]
    bare: Callable[[Any], Any]


def _flowers(position: flowers.Position) -> flowers.Position:
    found = flowers.Position(position.cup_plain)
    if isinstance(position, HouseGame):
        house = position.house.copy()
        house.piles = []
        found = HouseGame(position.cup_plain, house)
    found.become(position)
    return found


def _wars(seed: int) -> Pure:
    """Return the rules of a war: the original's for four of twenty seeds, house rules for the rest."""
    house = (ORIGINAL, *BUNDLES.values(), HouseRules(four="choice", shake=True, bomb=True, carry=True))[
        seed // 4 % 5
    ]
    money, cup = (50, 5)[seed // 2 % 2], ("animal", "double-plain")[seed % 2]
    return Pure(FLOWERS.rules(WarOptions(money=money, cup=cup, house=house)))


def _coins(position: coins.Position) -> coins.Position:
    found = coins.Position()
    found.become(position)
    return found


TEXTS = {
    "war-of-flowers": Text(flowers, _wars, _flowers),
    "war-of-coins": Text(coins, lambda seed: Pure(COINS.rules(CoinOptions())), _coins),
}


def play_alike(game: str, seed: int) -> Iterator[list[dict[str, Any]]]:
    """Play one random game both ways and compare each move; yield decisions and events as JSON."""
    module, rules, bare = TEXTS[game].module, TEXTS[game].rules(seed), TEXTS[game].bare
    chance = random.Random(seed)
    state = rules.start(deal_stream(seed, 0))
    quick, kept = bare(state), []
    while state.phase != module.OVER:
        legal = rules.legal(state)
        assert legal == quick.legal(), (seed, len(kept))
        kept.append((state, state.copy()))
        action = legal[chance.randrange(len(legal))]
        state, events = rules.step(state, action)
        quick.play(action)
        assert bare(quick) == bare(state), (seed, len(kept))
        yield [rules.action_to_json(action), *map(rules.event_to_json, events)]
    assert quick.legal() == [] and quick.log is None
    assert all(one == other for one, other in kept), seed


def main() -> None:
    """Run the command."""
    game, count = sys.argv[1], int(sys.argv[2])
    happened = sha256()
    moves = 0
    for seed in range(count):
        for difference in play_alike(game, seed):
            happened.update(str(difference).encode())
            moves += 1
    print(f"{count:,} games, {moves:,} moves, {happened.hexdigest()[:16]}")
    print(f"the same ({TEXTS[game].module.__file__.rpartition('.')[2]})")


if __name__ == "__main__":
    main()
