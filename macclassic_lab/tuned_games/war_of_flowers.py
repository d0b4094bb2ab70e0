"""Whole games for tuning the weights of War of Flowers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic_lab.arena import play_deal
from macclassic_lab.tuned_games import modules
from macclassic_lab.tuned_weights import TunedWeights

if TYPE_CHECKING:
    from games.war_of_flowers import options, rules
    from games.war_of_flowers.players import card_worth, greedy
else:
    options, rules, card_worth, greedy = modules(
        "war-of-flowers", "options", "rules", "players.card_worth", "players.greedy"
    )

SEATS = 3


def tunable() -> TunedWeights:
    """Return the weights of the greedy player."""
    return TunedWeights(card_worth.WEIGHTS, gain)


def gain(tried: card_worth.Weights, first: int, deals: int) -> float:
    """Return the dollars per game that `tried` gains against two players with the current weights.

    It plays every seat of each of `deals` deals, from seed `first` on.
    """
    war = rules.WarRules(options.WarOptions())
    new, today = greedy.GreedyPlayer(greedy.SENSE, tried), greedy.GreedyPlayer(greedy.SENSE)
    total = 0.0
    for seed in range(first, first + deals):
        for seat in range(SEATS):
            seated = [new if each == seat else today for each in range(SEATS)]
            total += play_deal(war, seated, seed).gains[seat]
    return total / (SEATS * deals)
