"""The fast rules of Flower Power are the rules: every move, every field."""

from __future__ import annotations

from games.flower_power import state
from games.flower_power.fast import position
from tests.same_rules_power import play_alike


def test_games_go_alike() -> None:
    assert sum(map(play_alike, range(60))) > 15_000


def test_both_texts_mean_the_same_by_their_numbers() -> None:
    names = ("MAIN", "REPLY", "TIE_CARDS", "PICK", "LAST_WILL", "OVER", "OPEN", "NOBODY")
    assert [getattr(state, name) for name in names] == [getattr(position, name) for name in names]
