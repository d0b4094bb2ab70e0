"""Judgement of all moves of a decision: how it spends its playouts, and how far moves are behind."""

from __future__ import annotations

import pytest

from macclassic.flower_cards.judgement import judged, regret, without_luck
from tests.flower_cards.test_allocation import Urns


def test_a_clear_lead_ends_the_judgement_after_one_round() -> None:
    urns = Urns([0, 900, 100], luck=1000, own=50)
    found = judged(urns, 3, 7000, sure=0.5)
    assert [each.behind for each in found] == pytest.approx([900, 0, 800], rel=0.02)
    assert sum(map(len, urns.earned)) < 7000 / 3


def test_an_open_race_takes_all_playouts_but_no_more() -> None:
    urns = Urns([10, 10], luck=1000, own=500)
    judged(urns, 2, 7000, sure=0.0)
    assert 6990 < sum(map(len, urns.earned)) <= 7000


def test_a_judgement_goes_on_with_both_moves_while_there_is_another_doubt() -> None:
    urns = Urns([0, 900], luck=1000, own=50)
    judged(urns, 2, 7000, sure=0.5, doubt=lambda: 0.6 if len(urns.earned[0]) < 2000 else 0.4)
    assert 2000 <= len(urns.earned[0]) == len(urns.earned[1]) < 3000


def test_moves_that_are_clearly_behind_leave_their_playouts_to_the_others() -> None:
    urns = Urns([0, 100, 106], luck=1000, own=100)
    found = judged(urns, 3, 7000, sure=0.0)
    assert len(urns.earned[0]) < len(urns.earned[1]) / 3
    assert found[2].behind == 0 < found[1].behind < found[0].behind


def test_the_best_of_a_hundred_moves_is_found() -> None:
    urns = Urns([*range(99), 120], luck=1000, own=100)
    found = judged(urns, 100, 4000, sure=0.1)
    assert min(found, key=lambda each: each.behind) is found[99]
    assert sum(map(len, urns.earned)) <= 4000 and len(urns.earned[99]) > 10 * len(urns.earned[0])


def test_what_is_expected_counts_while_playouts_are_few() -> None:
    means, prior = [100, 0], [0.0, 60.0]
    few, many = (
        judged(Urns(means, luck=0, own=1000), 2, games, 0.0, prior=prior, spread=20.0)
        for games in (50, 200_000)
    )
    assert few[1].behind == 0 < few[0].behind < 60
    assert many[0].behind == 0 and many[1].behind == pytest.approx(100, rel=0.3)


def test_a_lead_within_its_error_is_mostly_luck() -> None:
    assert without_luck(1.0, 1.0) < 0.2 and without_luck(10.0, 1.0) > 9
    assert without_luck(-1.0, 1.0) == 0 == without_luck(0.0, 0.0)
    assert regret(5.0, 0.0) == 0 and regret(4.0, 1.0) < 0.001
    assert regret(0.0, 1.0) == pytest.approx(0.4, abs=0.01)
