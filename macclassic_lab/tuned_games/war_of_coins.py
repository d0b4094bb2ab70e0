"""Whole games for tuning the weights of `weights.json`; this module, not a player, knows the rules."""

from __future__ import annotations

from functools import lru_cache

from games.war_of_coins.options import CoinOptions
from games.war_of_coins.players.card_worth import WEIGHTS, Weights, thousandths
from games.war_of_coins.players.evaluation import Greedy
from games.war_of_coins.position import OVER, Position
from games.war_of_coins.rules import CoinRules
from macclassic.engine.core.chance import deal_stream
from macclassic.flower_cards.weights import TunedWeights

MATCH = 50
"""Length of the match of which these games are the first."""


@lru_cache(maxsize=1)
def _starts(first: int, deals: int) -> list[Position]:
    """Return the starts of a generation's games, without void deals."""
    rules = CoinRules(CoinOptions(match=MATCH))
    dealt = [rules.deal(deal_stream(seed, 0), None) for seed in range(first, first + deals)]
    starts = [rules.begin(deal, None) for deal in dealt]
    return [each for each in starts if each.phase != OVER]


def tunable() -> TunedWeights:
    return TunedWeights(WEIGHTS, gain)


def gain(tried: Weights, first: int, deals: int) -> float:
    """Return the points per game that `tried` gains against the current weights.

    Both seats of each deal are played. The payment of a game is limited to the length of the match;
    that also reduces the effect of luck.
    """
    new, today = Greedy(thousandths(tried)), Greedy(thousandths())
    total = 0
    for start in _starts(first, deals):
        for seat in (0, 1):
            seated = [new if each == seat else today for each in (0, 1)]
            game = start.copy()
            while legal := game.legal():
                game.play(seated[game.turn].choose(game, legal, MATCH))
            if game.winner >= 0:
                paid = min(game.paid, MATCH)
                total += paid if game.winner == seat else -paid
    return total / (2 * deals)
