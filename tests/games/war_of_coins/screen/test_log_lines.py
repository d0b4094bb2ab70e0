"""Log lines of War of Coins for important turns."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from games.war_of_coins.actions import END, KEEP_GOING, SHOWS, TRANSACTS, Play
from games.war_of_coins.cards import NUMBER
from games.war_of_coins.position import OVER, Position
from games.war_of_coins.screen.table import PARTS
from tests.games.war_of_coins.support.positions import RULES, SEVEN_POINTS, THREE, dealt, played, position
from tests.games.war_of_coins.support.twins import twin_of
from tests.support.match.log_sentences import log_lines, seated


def lines(start: Position, *actions: object) -> list[str]:
    return log_lines(PARTS, RULES, start, actions, 0, seated(2))[1:]


def test_captured_cards_are_logged_by_kind() -> None:
    start = position("01-exchange", "01-mining-1 05-merchant 09-nonce", "05-mining-1")
    assert lines(start, Play(NUMBER["01-exchange"])) == [
        "You captured an Exchange, a Merchant and two Mining cards."
    ]


def test_a_turn_without_a_capture_is_logged() -> None:
    start = position("01-exchange", "09-nonce", "05-mining-1")
    assert lines(start, Play(NUMBER["01-exchange"])) == [
        "You laid Pine Crown Exchange, turned Iris Ducat Mining and captured nothing."
    ]


def test_a_special_capture_and_its_mining_card_are_logged() -> None:
    start = position("01-exchange", "09-nonce", "01-mining-1", captured=("", "05-mining-1"))
    assert lines(start, Play(NUMBER["01-exchange"])) == [
        "You captured two cards: A Chain of Block; Rosa gave a Mining card."
    ]


def test_showing_and_laying_three_cards_is_logged() -> None:
    start = position(THREE, "03-mining-2 09-nonce", "05-mining-1")
    coin = 2
    assert lines(start, SHOWS[coin]) == ["You showed three Cherry Mark: Jiggle Wiggle."]
    assert "Complete Transaction" in lines(start, TRANSACTS[coin])[0]


def test_keep_going_and_ending_are_logged() -> None:
    start = position("01-exchange", "01-mining-1 09-nonce", "05-mining-1", captured=(SEVEN_POINTS, ""))
    play = Play(NUMBER["01-exchange"])
    first, kept = lines(start, play, KEEP_GOING)
    assert first.endswith(".") and kept == "You kept going with 7 points."
    assert lines(start, play, END)[1] == "You ended the game and won with 7 points; Rosa paid 7 points."


def test_a_void_deal_is_logged() -> None:
    four = "05-hashes 05-merchant 05-mining-1 05-mining-2"
    start = dealt("01-exchange", "02-chunk", four, "09-nonce")
    assert start.phase == OVER
    assert log_lines(PARTS, RULES, start, (), 0, seated(2)) == [
        "Game 1. You begin.",
        "Four cards of one coin lay on the layout: the deal was void.",
    ]


@given(st.integers(0, 10**9), st.integers(0, 45), st.integers(0, 1), st.integers(0, 10**9))
def test_the_log_is_the_same_in_twin_worlds(seed: int, plies: int, seat: int, other: int) -> None:
    start, now, actions = played(seed, plies)
    if now.phase != OVER:
        twin = twin_of(start, now, seat, other)
        assert log_lines(PARTS, RULES, start, actions, seat) == log_lines(PARTS, RULES, twin, actions, seat)
