"""Learned policy: the signs of a move, its probability, and the learning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp

import pytest

from games.war_of_flowers.actions import Action, Play
from games.war_of_flowers.cards import NUMBER
from games.war_of_flowers.players.learned_policy import SIZE, LearnedPolicy, LearnedTable, signs
from games.war_of_flowers.players.playout import dealt
from games.war_of_flowers.players.search import flat, learned_table, likeliest
from games.war_of_flowers.position import OVER, PLAY, Position
from games.war_of_flowers.view import known
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.fast_random import FastRandom
from tests.games.war_of_flowers.support.positions import war_rules
from tools.research import war_habits

NUMBERS = [(37 * which * which + 11 * which) % 4001 - 2000 for which in range(SIZE)]
"""Weights of all sizes, different from their neighbours."""


def moments(games: int) -> list[tuple[Position, Sequence[Action]]]:
    """Return positions with a choice, of cards and calls, from random games."""
    dice, found = FastRandom(5), []
    for game in range(games):
        position = dealt(dice, cup_plain=game % 3 == 0)
        while position.phase != OVER:
            moves = position.legal()
            if len(moves) > 1:
                found.append((position.copy(), moves))
            position.play(moves[dice.below(len(moves))])
    return found


def worth(habits: LearnedPolicy, position: Position, move: Action) -> int:
    return sum(NUMBERS[which] for place in habits.places(position, move) for which in signs(place))


def test_the_best_move_has_the_greatest_sum_of_signs() -> None:
    habits = LearnedPolicy(LearnedTable(NUMBERS), FastRandom(1), heat=0)
    phases = set()
    for position, moves in moments(60):
        values = [worth(habits, position, move) for move in moves]
        assert habits.decide(position, moves) == moves[values.index(max(values))]
        phases.add(position.phase)
    assert len(phases) == 3  # hand cards, choices and calls


def test_the_probability_of_a_move_is_its_exponential() -> None:
    habits = LearnedPolicy(LearnedTable(NUMBERS), FastRandom(2))
    position, moves = next(each for each in moments(1) if each[0].phase == PLAY)
    values = [worth(habits, position, move) / 1000 for move in moves]
    whole = sum(exp(value) for value in values)
    picked = Counter(habits.decide(position, moves) for _ in range(4000))
    for move, value in zip(moves, values, strict=True):
        assert picked[move] / 4000 == pytest.approx(exp(value) / whole, abs=0.03)


def test_signs_do_not_depend_on_hidden_cards() -> None:
    """All signs are public: they do not depend on the cards of others."""
    habits, rules = LearnedPolicy(LearnedTable(NUMBERS), FastRandom(3)), war_rules()
    for seed in range(10):
        state = rules.start(deal_stream(seed, 0))
        while rules.actor(state) >= 0:
            legal = rules.legal(state)
            blind = known(rules.view(state, state.turn))
            seeing = blind.copy()
            seeing.hands = state.hands[:]
            for move in legal:
                assert habits.places(blind, move) == habits.places(seeing, move)
            state = rules.step(state, legal[seed % len(legal)])[0]


def test_the_learned_policy_takes_the_third_sun() -> None:
    """Two suns are collected, the third is open, and a plain of its month is in the hand."""
    position = Position(False)
    sun, plain, other = NUMBER["08-sun"], NUMBER["08-plain-1"], NUMBER["05-plain-1"]
    dice = FastRandom(4)
    while True:
        whole = dealt(dice)
        if not whole.table & 15 << (other & 60) and not whole.table & 15 << (sun & 60):
            break
    position.become(whole)
    position.table |= 1 << sun
    position.hands[0] = 1 << plain | 1 << other
    position.collect((1 << NUMBER["01-sun"] | 1 << NUMBER["03-sun"], 0, 0))
    assert LearnedPolicy(learned_table(), FastRandom(1), heat=0).decide(position, position.legal()) == Play(
        plain
    )


def test_the_likeliest_move_is_the_policys_choice() -> None:
    rules = war_rules()
    state = rules.start(deal_stream(3, 0))
    view, legal = rules.view(state, state.turn), rules.legal(state)
    chosen = likeliest(view, legal)
    habits = LearnedPolicy(learned_table(), FastRandom(9), heat=0)
    assert chosen == habits.decide(known(view), legal)


def test_weights_convert_between_numbers_and_names() -> None:
    data = war_habits.named(NUMBERS)
    assert flat(data) == NUMBERS
    assert data["won_early"]["plain"] == NUMBERS[:13]
    data["call"] = [0, 0]
    with pytest.raises(ValueError, match="too many numbers or too few"):
        flat(data)


def test_learning_prefers_moves_that_earn(monkeypatch: pytest.MonkeyPatch) -> None:
    """From zero weights a few hundred positions teach that taking is better than laying down."""
    monkeypatch.setattr(war_habits, "BATCH", 250)
    learner = war_habits.Learner([0.0] * SIZE, 7)
    for _ in range(4):
        learner.step(0.1)
    data = war_habits.named([round(1000 * number) for number in learner.numbers])
    assert data["rise"][0] > 0 > sum(data["laid_stage"])  # `rise` at 0: cards are taken, points not made
