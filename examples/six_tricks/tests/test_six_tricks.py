"""Six Tricks as an installed package: conformance checks, rules, lesson, achievement and environment."""

from __future__ import annotations

import pytest
from six_tricks import GAME
from six_tricks.achievements import ACHIEVEMENTS
from six_tricks.cards import IDS
from six_tricks.rules import Lay

from macclassic.engine import Match, RoundAccount, conformance, games


def test_the_installed_package_brings_the_game() -> None:
    assert games().get("six-tricks") is GAME, "install the package first: python -m pip install -e ."


@pytest.mark.parametrize("check", conformance.checks().values(), ids=conformance.checks())
def test_six_tricks_passes_the_conformance_checks(check: conformance.Check) -> None:
    check(GAME)


def play(match: Match, *cards: str) -> None:
    for card in cards:
        match.apply(Lay(IDS.index(card)))


def test_suit_is_followed_and_the_highest_spade_takes_the_trick() -> None:
    match = conformance.begun(GAME, seed=3)
    play(match, "9H", "JH", "KS", "10H")
    assert match.actor == 2 and match.view(0).tricks == (0, 0, 1, 0)
    play(match, "10D", "KD")
    assert [IDS[each.card] for each in match.legal] == ["AD"]
    assert match.state.why_not(Lay(IDS.index("JS"))) == "You must follow suit."


def test_a_seat_sees_its_own_hand_only() -> None:
    view = conformance.begun(GAME, seed=3).view(1)
    assert [set(hand) == {-1} for hand in view.hands] == [True, False, True, True]


def test_six_tricks_earn_an_achievement() -> None:
    """A round in which a seat takes every trick does not come by chance: its tricks are set."""
    match = conformance.randomly(conformance.begun(GAME, seed=3), seed=1, plies=24)
    all_six = ACHIEVEMENTS[0]
    assert not all_six.earned(RoundAccount.of(match, 0))
    match.state.tricks[:] = [6, 0, 0, 0]
    assert all_six.earned(RoundAccount.of(match, 0)) and not all_six.earned(RoundAccount.of(match, 1))


def test_an_environment_plays_a_round_against_our_players() -> None:
    env = pytest.importorskip("macclassic_lab.environments").env
    table = env("six-tricks", opponents={"seat_1": "low", "seat_2": "low", "seat_3": "low"})
    table.reset(seed=7)
    steps = 0
    for agent in table.agent_iter():
        observation, _, over, cut, _ = table.last()
        assert observation["observation"]["hand"].sum() <= 6
        table.step(None if over or cut else table.action_space(agent).sample(observation["action_mask"]))
        steps += not (over or cut)
    assert steps == 6
