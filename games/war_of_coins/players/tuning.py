"""The greedy player's weights as plain numbers, for ``macclassic tune``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from macclassic.engine.chance import deal_stream
from macclassic.flower_cards import weights

from ..fast.greedy import Greedy
from ..fast.position import Position
from ..fast.setting_up import position
from ..rules import CoinRules
from ..state import OVER
from .worth import WEIGHTS, thousandths

MATCH = 50
"""The length of the match of which these games are the first."""


@lru_cache(maxsize=1)
def _starts(first: int, deals: int) -> list[Position]:
    """Return the deals of a generation, but for void ones."""
    rules = CoinRules(MATCH)
    dealt = [rules.start(deal_stream(seed, 0)) for seed in range(first, first + deals)]
    return [position(state) for state in dealt if state.phase != OVER]


class CoinTunable:
    """What makes `weights.json` again."""

    def numbers(self) -> Sequence[float]:
        """Return today's weights, one after the other."""
        return weights.numbers(WEIGHTS)

    def gain(self, numbers: Sequence[float], first: int, deals: int) -> float:
        """Return the points a game that weights gain against today's, in both seats of each deal.

        A game counts for no more than the match: beyond that nobody wins anything, and luck has less to say.
        """
        tried, today = Greedy(thousandths(weights.shaped(WEIGHTS, numbers))), Greedy(thousandths())
        total = 0
        for start in _starts(first, deals):
            for seat in (0, 1):
                seated = [tried if each == seat else today for each in (0, 1)]
                game = start.copy()
                while moves := game.legal():
                    game.play(seated[game.turn].choose(game, moves, MATCH))
                if game.winner >= 0:
                    paid = min(game.paid, MATCH)
                    total += paid if game.winner == seat else -paid
        return total / (2 * deals)

    def text(self, numbers: Sequence[float]) -> str:
        """Return the data file of some weights."""
        return weights.text(weights.shaped(WEIGHTS, numbers))
