"""The fast policy with sense makes the greedy player's choices in all positions of some games."""

from __future__ import annotations

import pytest

from games.war_of_flowers.actions import Go
from games.war_of_flowers.players.card_worth import WEIGHTS, policy_weights
from games.war_of_flowers.players.greedy import GreedyPlayer
from games.war_of_flowers.players.greedy_policy import GreedyPolicy
from games.war_of_flowers.view import known
from macclassic.engine.core.chance import Stream, deal_stream
from macclassic.engine.core.fast_random import FastRandom
from tests.games.war_of_flowers.support.positions import war_rules

ROUNDED = 0.003
"""Difference in points below which the fast policy may take two cards for equal."""


@pytest.mark.parametrize("cup_plain", [False, True])
def test_the_policy_makes_the_greedy_players_choices(cup_plain: bool) -> None:
    rules, player, quick = (
        war_rules(cup_plain=cup_plain),
        GreedyPlayer(),
        GreedyPolicy(policy_weights(), FastRandom(1)),
    )
    chosen = called = 0
    for seed in range(60):
        state, ply = rules.start(deal_stream(seed, 0)), 0
        while rules.actor(state) >= 0:
            view, legal = rules.view(state, state.turn), rules.legal(state)
            action = player.choose(view, legal, Stream(seed, str(ply)))
            position = known(view)
            if isinstance(legal[0], Go):
                assert quick.call(position) == action
                called += 1
            elif len(legal) > 1:
                values = player.values(view, legal)
                place = list(legal).index(quick.decide(position, legal))
                assert values[place] >= max(values) - ROUNDED
                chosen += 1
            # Other actions than the greedy one are played too, so that hands and collections differ.
            played = action if seed % 2 else legal[ply * 5 % len(legal)]
            state, ply = rules.step(state, played)[0], ply + 1
    assert chosen > 500 and called > 10


def test_weights_are_rounded_to_thousandths() -> None:
    quick = policy_weights()
    assert quick.rise == round(1000 * WEIGHTS.rise)
    assert quick.coming == [round(1000 * share) for share in WEIGHTS.coming]
    assert quick.go_points == 12  # called below 11.47 points: up to 11
