"""Every possible outcome of a turn of War of Flowers."""

from __future__ import annotations

import pytest

from games.war_of_flowers.cards import names
from games.war_of_flowers.position import PLAY
from tests.games.war_of_flowers.support.positions import ANIMAL, act, event_lines, position


@pytest.mark.parametrize(
    ("table", "card", "stack", "events", "left"),
    [
        pytest.param(
            "05-ribbon", "play 01-sun", "02-ribbon", "flip 02-ribbon",
            "01-sun 02-ribbon 05-ribbon", id="nothing",
        ),
        pytest.param(
            "01-ribbon 05-ribbon", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 01-ribbon+01-sun",
            "02-ribbon 05-ribbon", id="the hand card takes",
        ),
        pytest.param(
            "05-ribbon 02-animal", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 02-animal+02-ribbon",
            "01-sun 05-ribbon", id="the stack card takes",
        ),
        pytest.param(
            "01-ribbon 02-animal 05-ribbon", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 01-ribbon+01-sun+02-animal+02-ribbon",
            "05-ribbon", id="both take",
        ),
        pytest.param(
            "01-ribbon 05-ribbon", "play 01-sun", "01-plain-1",
            "flip 01-plain-1; triplet 1",
            "01-plain-1 01-ribbon 01-sun 05-ribbon", id="triplet made",
        ),
        pytest.param(
            "01-ribbon 01-plain-1 05-ribbon", "play 01-sun 01-ribbon", "01-plain-2",
            "flip 01-plain-2; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun",
            "05-ribbon", id="two on the table, all four of a month",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 05-ribbon", "play 01-sun", "01-ribbon",
            "flip 01-ribbon; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun",
            "05-ribbon", id="two equal ones on the table, all four of a month",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 05-ribbon", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 01-plain-1+01-sun",
            "01-plain-2 02-ribbon 05-ribbon", id="of two equal ones the first",
        ),
        pytest.param(
            "01-plain-1 01-ribbon 05-ribbon", "play 01-sun 01-ribbon", "02-ribbon",
            "flip 02-ribbon; collect 0 01-ribbon+01-sun",
            "01-plain-1 02-ribbon 05-ribbon", id="of two unequal ones the one chosen",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 05-ribbon", "play 02-animal", "01-sun",
            "flip 01-sun; collect 0 01-plain-1+01-sun",
            "01-plain-2 02-animal 05-ribbon", id="the stack card takes the first of two equal ones",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 01-ribbon 05-ribbon", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun; bonus triplet 0",
            "02-ribbon 05-ribbon", id="a triplet collected from the hand",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 01-ribbon 05-ribbon", "play 02-ribbon", "01-sun",
            "flip 01-sun; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun; bonus triplet 0",
            "02-ribbon 05-ribbon", id="a triplet collected from the stack",
        ),
        pytest.param(
            "05-ribbon", "play 01-sun", "01-ribbon",
            "flip 01-ribbon; collect 0 01-ribbon+01-sun; bonus smack 0",
            "05-ribbon", id="smack",
        ),
        pytest.param(
            "", "play 01-sun", "01-ribbon",
            "flip 01-ribbon; collect 0 01-ribbon+01-sun; bonus smack 0",
            "", id="a smack on an empty table is no sweep",
        ),
        pytest.param(
            "01-ribbon 02-animal", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 01-ribbon+01-sun+02-animal+02-ribbon; bonus sweep 0",
            "", id="sweep",
        ),
        pytest.param(
            "01-ribbon 01-plain-1", "play 01-sun 01-ribbon", "01-plain-2",
            "flip 01-plain-2; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun; bonus sweep 0",
            "", id="four of a month that were the whole table are a sweep",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 01-ribbon 02-ribbon", "play 01-sun", "02-animal",
            "flip 02-animal; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun+02-animal+02-ribbon; "
            "bonus triplet 0; bonus sweep 0",
            "", id="triplet and sweep",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 01-ribbon 03-plain-1 03-plain-2 03-ribbon", "play 01-sun", "03-sun",
            "flip 03-sun; "
            "collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun+03-plain-1+03-plain-2+03-ribbon+"
            "03-sun; bonus triplet 0; bonus triplet 0; bonus sweep 0",
            "", id="two triplets and a sweep",
        ),
    ],
)  # fmt: skip
def test_each_outcome_of_a_turn_is_correct(table: str, card: str, stack: str, events: str, left: str) -> None:
    state, happened = act(ANIMAL, position(table, card.split()[1], stack), card)
    assert event_lines(happened) == [*events.split("; "), "score 0 0"]
    assert names(state.table) == left.split()
    assert (state.turn, state.phase, state.turned_count) == (1, PLAY, 1)


@pytest.mark.parametrize(
    ("table", "card", "stack", "events", "left"),
    [
        pytest.param(
            "01-ribbon 05-ribbon", "play 01-sun", "01-plain-1",
            "flip 01-plain-1; collect 0 01-ribbon+01-sun",
            "01-plain-1 05-ribbon", id="no triplet is made",
        ),
        pytest.param(
            "05-ribbon", "play 01-sun", "01-plain-1",
            "flip 01-plain-1; collect 0 01-plain-1+01-sun", "05-ribbon", id="smack",
        ),
        pytest.param(
            "01-ribbon 02-animal", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 01-ribbon+01-sun+02-animal+02-ribbon", "", id="sweep",
        ),
        pytest.param(
            "01-plain-1 01-plain-2 01-ribbon", "play 01-sun", "02-ribbon",
            "flip 02-ribbon; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun",
            "02-ribbon", id="triplet",
        ),
        pytest.param(
            "01-ribbon 01-plain-1", "play 01-sun 01-ribbon", "01-plain-2",
            "flip 01-plain-2; collect 0 01-plain-1+01-plain-2+01-ribbon+01-sun",
            "", id="four of a month",
        ),
    ],
)  # fmt: skip
def test_on_the_last_turn_no_special_case_applies(
    table: str, card: str, stack: str, events: str, left: str
) -> None:
    givers = ("", "05-plain-1", "06-plain-1")
    start = position(table, card.split()[1], stack, last=True, collections=givers)
    state, happened = act(ANIMAL, start, card)
    assert event_lines(happened) == [*events.split("; "), "score 0 0"]
    assert names(state.table) == left.split()
    assert names(state.collections[1]) == ["05-plain-1"]
