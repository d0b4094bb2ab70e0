"""Sentences of Sorry's log about cards and moves."""

from __future__ import annotations

from games.sorry.actions import DRAW, ENTERS, FORWARDS, SORRIES, SPLITS, SWAPS
from games.sorry.position import Position
from games.sorry.screen.table import PARTS
from macclassic.engine.core.options import PERSON
from tests.games.sorry.support.positions import RULES, position
from tests.support.match.log_sentences import log_lines
from tests.support.match.pure_rules import Pure

SEATS = [
    {"name": "Red", "player": PERSON, "colour": "red"},
    {"name": "Yellow", "player": "racer", "colour": "yellow"},
]
RED, YELLOW = 0, 8


def lines(start: Position, *actions: object) -> list[str]:
    return log_lines(PARTS, Pure(RULES["2"]), start, actions, 0, SEATS)[1:]


def test_the_start_of_a_game_is_logged() -> None:
    assert log_lines(PARTS, Pure(RULES["2"]), position(""), (), 0, SEATS) == ["A new game. Red begins."]


def test_a_card_without_a_move_is_logged() -> None:
    assert lines(position("", pile=["5"]), DRAW) == ["You drew the 5 and could not move."]


def test_a_card_is_logged_with_its_move() -> None:
    assert lines(position("", pile=["1"]), DRAW, ENTERS[RED]) == ["You brought Red 1 out."]
    start = position("red-1=10 yellow-1=18", card="8")
    assert lines(start, FORWARDS[RED][8]) == ["You went 8 forward with Red 1 and bumped Yellow 1."]


def test_swaps_and_sorry_cards_are_logged() -> None:
    swap = position("red-1=10 yellow-1=18", card="11")
    assert lines(swap, SWAPS[RED][YELLOW]) == ["You swapped Red 1 and Yellow 1."]
    sorry = position("red-1=18", card="sorry", seat=1)
    assert lines(sorry, SORRIES[YELLOW][RED]) == ["Yellow said Sorry to Red 1 with Yellow 1."]


def test_a_split_seven_and_a_pawn_at_home_are_logged() -> None:
    start = position("red-1=s3 red-2=30", card="7")
    (line,) = lines(start, SPLITS[RED][3][RED + 1])
    assert line == "You split a 7: Red 1 3 forward, Red 2 4; Red 1 is home, 1 of 4."


def test_the_winner_is_logged() -> None:
    start = position("red-1=home red-2=home red-3=home red-4=s3", card="3")
    assert lines(start, FORWARDS[RED + 3][3]) == [
        "You went 3 forward with Red 4; Red 4 is home, 4 of 4.",
        "Red has won!",
    ]
