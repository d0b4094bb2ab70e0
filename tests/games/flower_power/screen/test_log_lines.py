"""Tests of Flower Power's log: flowers that are laid, fought for and poisoned."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from games.flower_power.actions import PASS, Attack, Poison
from games.flower_power.board import OVER
from games.flower_power.position import Position
from games.flower_power.screen.table import PARTS
from tests.games.flower_power.support.positions import NUMBER, TWO, played, table
from tests.games.flower_power.support.twins import RULES, twin_of
from tests.support.match.log_sentences import log_lines, seated


def lines(start: Position, *actions: object) -> list[str]:
    return log_lines(PARTS, TWO, start, actions, 0, seated(2))[1:]


def test_an_attack_is_logged_at_its_end_with_the_cause() -> None:
    start = table(("2C 3C", ["KS 5H", "4D 4C"]), ("2H 3H", ["8C 7C 6C", "9D 9C"]))
    flower, target = 1, 3
    found = lines(start, Attack(flower, target), PASS, PASS)
    assert found == [
        "You attacked Rosa’s flower 3 and won it with 2 petals: King of Spades against 8 of Clubs."
    ]


def test_a_poisoned_petal_and_its_owner_are_logged() -> None:
    start = table(("QS 3C", ["KS 5H", "4D 4C"]), ("2H 3H", ["8C 7C 6C", "9D 9C"]))
    assert lines(start, Poison(NUMBER["QS"], 3, 0)) == [
        "You poisoned the 8 of Clubs in Rosa’s flower 3 with the Queen of Spades."
    ]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**9), st.integers(0, 120), st.integers(0, 4), st.integers(0, 10**9))
def test_the_log_is_the_same_in_twin_worlds(seed: int, plies: int, seat: int, other: int) -> None:
    rules = RULES[seed % len(RULES)]
    start, now, actions = played(rules, seed, plies)
    seat %= len(start.hands)
    if now.phase == OVER:
        return
    there, decided = twin_of(rules, start, actions, seat, other)
    assert log_lines(PARTS, rules, there, decided, seat) == log_lines(PARTS, rules, start, actions, seat)
