"""Tests of Flower Power's achievements: for each an example that earns it and one that just fails."""

from __future__ import annotations

from games.flower_power import GAME
from games.flower_power.position import Position
from tests.games.flower_power.support.positions import TWO, move, table, under
from tests.support.match.achievement_rounds import account, earned

BATTLE = ("attack 1 2", "pass", "pass")


def brings(start: Position, *moves: str, seat: int = 0) -> set[str]:
    return earned(GAME, account(TWO, under(start, TWO), map(move, moves), seat))


def test_an_ace_that_breaks_a_tie_earns() -> None:
    other = "9H 3D"
    assert "ace-below" in brings(table(("", ["4S AS"]), ("", ["4D KD", other])), *BATTLE)
    assert "ace-below" not in brings(table(("", ["5S AS"]), ("", ["4D KD", other])), *BATTLE), "no tie"
    assert "ace-below" not in brings(table(("", ["4S QS"]), ("", ["4D KD", other])), *BATTLE), "lost"
    assert "ace-below" not in brings(table(("", ["4S AS"]), ("", ["4D KD", other])), *BATTLE, seat=1)


def test_a_last_will_that_wins_earns() -> None:
    start = table(("KS", ["AS"]), ("", ["3D", "2D"]))
    assert "last-will" in brings(start, *BATTLE, "poison KS 3 0")
    kept = table(("KS", ["AS", "9S"]), ("", ["3D", "2D"]))
    assert "last-will" not in brings(kept, "attack 1 3", "pass", "pass")
    assert "last-will" not in brings(start, *BATTLE, "pass"), "it did not win"


def test_ten_flowers_earn_a_bouquet() -> None:
    nine = [f"{rank}H" for rank in (2, 3, 4, 5, 6, 7, 8, 9, 10)]
    start = table(("JS QS KS", nine), ("", ["3D", "2D"]))
    assert "bouquet" in brings(start, "create JS QS KS")
    start = table(("JS QS KS", nine[1:]), ("", ["3D", "2D"]))
    assert "bouquet" not in brings(start, "create JS QS KS")


def test_beating_a_small_heart_earns_its_giver() -> None:
    start = table(("2H 5H", ["9S 8S"]), ("", ["KD QD", "3D"]))
    assert "small-heart" in brings(start, "heart 2H 2 0", *BATTLE)
    assert "small-heart" not in brings(start, "heart 2H 2 2", *BATTLE), "it lies below"
    assert "small-heart" not in brings(start, "heart 5H 1 2", "attack 1 3", "pass", "pass"), "on one’s own"
