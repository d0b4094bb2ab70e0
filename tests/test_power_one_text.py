"""Play-outs of Flower Power are the match: one text, on copies with a log and in place without one."""

from __future__ import annotations

from tests.same_rules_power import play_alike


def test_games_go_alike() -> None:
    assert sum(len(play_alike(seed)) for seed in range(40)) > 10_000
