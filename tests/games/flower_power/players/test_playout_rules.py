"""Tests that playouts of Flower Power follow the same rules as matches.

A playout plays in place without a log, a match on copies with one.
"""

from __future__ import annotations

import pytest

from tests.games.flower_power.support.same_rules import play_alike


@pytest.mark.slow
def test_playouts_follow_the_same_rules_as_matches() -> None:
    assert sum(len(play_alike(seed)) for seed in range(40)) > 10_000
