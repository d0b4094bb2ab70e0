"""Whole games for tuning the weights of War of Coins."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from macclassic.engine.core.chance import deal_stream
from macclassic_lab.tuned_games import modules
from macclassic_lab.tuned_weights import TunedWeights

if TYPE_CHECKING:
    from games.war_of_coins import options, position, rules
    from games.war_of_coins.players import card_worth, evaluation
else:
    options, position, rules, card_worth, evaluation = modules(
        "war-of-coins", "options", "position", "rules", "players.card_worth", "players.evaluation"
    )

MATCH = 50
"""Length of the match of which these games are the first."""


@lru_cache(maxsize=1)
def _starts(first: int, deals: int) -> list[position.Position]:
    """Return the starts of a generation's games, without void deals."""
    coins = rules.CoinRules(options.CoinOptions(match=MATCH))
    dealt = [coins.deal(deal_stream(seed, 0), None) for seed in range(first, first + deals)]
    starts = [coins.begin(deal, None) for deal in dealt]
    return [each for each in starts if each.phase != position.OVER]


def tunable() -> TunedWeights:
    """Return the weights of the greedy player."""
    return TunedWeights(card_worth.WEIGHTS, gain)


def gain(tried: card_worth.Weights, first: int, deals: int) -> float:
    """Return the points per game that `tried` gains against the current weights.

    Both seats of each deal are played. The payment of a game is limited to the length of the match;
    that also reduces the effect of luck.
    """
    new = evaluation.Greedy(card_worth.thousandths(tried))
    today = evaluation.Greedy(card_worth.thousandths())
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
