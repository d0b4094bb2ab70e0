"""Log lines of War of Flowers for important turns."""

from __future__ import annotations

from games.war_of_flowers.actions import GO, STOP, Play, Take
from games.war_of_flowers.cards import NUMBER
from games.war_of_flowers.position import Position
from games.war_of_flowers.screen.table import PARTS
from tests.games.war_of_flowers.support.positions import ANIMAL, position
from tests.support.match.log_sentences import log_lines, seated

SEATS = seated(3)


def play(card: str, take: str = "") -> Play:
    return Play(NUMBER[card], NUMBER[take] if take else -1)


def lines(start: Position, *actions: object) -> list[str]:
    """Return the log lines after the deal, for the player at the first seat."""
    return log_lines(PARTS, ANIMAL, start, actions, 0, SEATS)[1:]


def test_a_sweep_and_its_payers_are_logged() -> None:
    start = position(
        "12-ribbon 03-plain-1", "12-animal", "03-ribbon", turn=1, collections=("01-plain-1", "", "02-plain-1")
    )
    assert lines(start, play("12-animal")) == [
        "Rosa swept the table with the rain animal; you and Mina passed a plain each."
    ]
    mine = position("12-ribbon 03-plain-1", "12-animal", "03-ribbon", collections=("", "01-plain-1", ""))
    assert lines(mine, play("12-animal")) == [
        "You swept the table with the rain animal; Rosa passed a plain."
    ]
    both = position(
        "12-ribbon 03-plain-1", "12-animal", "03-ribbon", collections=("", "01-plain-1", "02-plain-1")
    )
    assert lines(both, play("12-animal"))[0].endswith("; both passed a plain.")


def test_a_smack_without_a_plain_to_take_is_logged() -> None:
    start = position("01-plain-1", "07-animal", "07-plain-1")
    assert lines(start, play("07-animal")) == [
        "You smacked with the bush clover animal; nobody had a plain to pass."
    ]


def test_a_triplet_formed_and_taken_is_logged() -> None:
    start = position("05-plain-1 01-sun", "05-plain-2", "05-animal", turn=1)
    assert lines(start, play("05-plain-2")) == ["Rosa got three iris cards stuck on the table."]
    stuck = position("05-plain-1 05-plain-2 05-animal 01-sun", "05-ribbon", "03-sun", turn=2)
    assert lines(stuck, play("05-ribbon"))[0].startswith("Mina took all four iris cards")


def test_a_turn_without_a_capture_is_logged() -> None:
    start = position("01-sun", "07-animal", "03-plain-1", turn=2)
    assert lines(start, play("07-animal")) == [
        "Mina laid the bush clover animal, turned the cherry plain and took nothing."
    ]


def test_a_choice_between_two_cards_is_logged_once_with_its_turn() -> None:
    start = position("07-plain-1 08-animal 08-sun", "07-animal", "08-plain-1")
    assert lines(start, play("07-animal"), Take(NUMBER["08-sun"])) == [
        "You took the bush clover animal, the pampas sun and two plains."
    ]


def test_a_set_points_go_and_stop_are_logged() -> None:
    start = position(
        "01-plain-1 05-plain-1",
        "01-ribbon",
        "09-animal",
        collections=("02-ribbon 03-ribbon", "05-animal", "06-animal"),
    )
    assert lines(start, play("01-ribbon"), GO) == [
        "You took the pine red ribbon and a plain: the three red ribbons, 3 points.",
        "You said GO with 3 points.",
    ]
    assert lines(start, play("01-ribbon"), STOP)[1] == (
        "You said STOP and won with 3 points; Rosa paid $3; Mina paid $3."
    )


def test_the_payment_of_a_caller_of_go_is_logged() -> None:
    start = position(
        "01-plain-1 05-plain-1",
        "01-ribbon",
        "09-animal",
        turn=1,
        collections=("05-animal", "02-ribbon 03-ribbon", "06-animal"),
        gos=(1, 0, 0),
        go_score=(3, 0, 0),
    )
    assert lines(start, play("01-ribbon"))[-1] == (
        "Rosa won with 3 points; you had said GO and paid $6 for both."
    )


def test_the_end_of_a_war_lists_all_seats() -> None:
    start = position(
        "01-plain-1 05-plain-1",
        "01-ribbon",
        "09-animal",
        collections=("02-ribbon 03-ribbon", "05-animal", "06-animal"),
        money=(50, 2, 40),
    )
    assert lines(start, play("01-ribbon"), STOP)[-1] == "The war is over: You $55, Mina $37, Rosa $0."


def test_the_log_uses_the_names_of_the_seats() -> None:
    start = position("01-sun", "07-animal", "03-plain-1", turn=1)
    assert log_lines(PARTS, ANIMAL, start, (), 0, SEATS) == ["Game 1. Rosa begins."]
