"""Achievements of Sorry: for each an example that earns it, and one that just fails."""

from __future__ import annotations

import pytest

from games.sorry import GAME
from games.sorry.position import Position
from tests.games.sorry.support.positions import RULES, action_of, position
from tests.support.match.achievement_rounds import account, earned
from tests.support.match.pure_rules import Pure

HOME = "red-2=home red-3=home red-4=home"


def brings(start: Position, *moves: str, seat: int = 0) -> set[str]:
    return earned(GAME, account(Pure(RULES[start.mode.name]), start, map(action_of, moves), seat))


def test_a_four_back_from_the_circle_earns() -> None:
    pile = ("1", "8")
    start = position(f"red-1=4 yellow-1=40 {HOME}", "4", pile=pile)
    way = ("backward red-1 4", "draw", "forward yellow-1 1", "draw", "forward red-1 8")
    found = brings(start, *way)
    assert "back-door" in found and "no-hard-feelings" in found
    assert "back-door" not in brings(start, *way[:-1]), "not home yet"
    far = position(f"red-1=57 yellow-1=40 {HOME}", "4", pile=("1", "12", "1", "3"))
    assert "back-door" not in brings(
        far, "backward red-1 4", "draw", "forward yellow-1 1", "draw", "forward red-1 12"
    )
    assert "back-door" not in brings(start, *way, seat=1)


def test_a_seven_that_brings_two_pawns_home_earns() -> None:
    start = position("red-1=s3 red-2=s2 red-3=home red-4=home", "7")
    assert "two-at-once" in brings(start, "forward red-1 3, forward red-2 4")
    start = position("red-1=s3 red-2=s1 red-3=home red-4=home", "7")
    assert "two-at-once" not in brings(start, "forward red-1 3, forward red-2 4")


@pytest.mark.parametrize("feelings", [False, True])
def test_a_win_without_bumping_earns(feelings: bool) -> None:
    foe = "yellow-1=20" if feelings else "yellow-1=21"
    start = position(f"red-1=s4 red-2=12 red-3=home red-4=home {foe}", "8", pile=("1", "2", "12"))
    # On 20 a pawn of yellow is in the way of eight steps.
    walked = account(Pure(RULES["2"]), start, [action_of("forward red-2 8")])
    start = walked.end
    start.places[4 * 0 + 1] = start.places[4 * 0 + 2]
    start.seat, start.phase, start.card = 0, 1, position("", "2").card
    account_ = account(Pure(RULES["2"]), start, [action_of("forward red-1 2")])
    both = type(account_)(0, [*walked.moves, *account_.moves], account_.end, account_.result, account_.over)
    assert both.won and ("no-hard-feelings" in earned(GAME, both)) is not feelings
    assert "own-goal" not in earned(GAME, both)


def test_a_win_with_an_own_goal_earns() -> None:
    # Sliding down green's slide from 46 red-1 sends red-2 back.
    start = position("red-1=45 red-2=48 red-3=home red-4=home", "1")
    slid = account(Pure(RULES["2"]), start, [action_of("forward red-1 1")])
    end = slid.end
    for pawn in range(4):
        end.places[pawn] = end.places[2]
    end.places[0] = position("red-1=s5").places[0]
    end.seat, end.phase, end.card = 0, 1, position("", "1").card
    account_ = account(Pure(RULES["2"]), end, [action_of("forward red-1 1")])
    both = type(account_)(0, [*slid.moves, *account_.moves], account_.end, account_.result, account_.over)
    assert both.won and "own-goal" in earned(GAME, both) and "no-hard-feelings" not in earned(GAME, both)
    assert "own-goal" not in earned(GAME, slid), "not won"
    assert "own-goal" not in earned(GAME, account_), "nobody was sent back"
