"""Play-outs of Flower Power are the match: one text, on copies with a log and in place without one."""

from __future__ import annotations

import pytest

from tests.games.flower_power.support.same_rules import play_alike


@pytest.mark.slow
def test_games_go_alike() -> None:
    assert sum(len(play_alike(seed)) for seed in range(40)) > 10_000
