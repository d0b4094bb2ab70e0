"""Scores and payments of War of Flowers, with every worked example of the rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.war_of_flowers.cards import ALL, SINGLES, names, pack
from games.war_of_flowers.scoring import (
    PLAIN_DOUBLING,
    STUPID_DOUBLING,
    base_due,
    dues,
    payments,
    score,
    score_lines,
    tally_of,
)
from games.war_of_flowers.scoring import plains as plain_value

collections = st.integers(0, ALL)
BLUE, BIRDS = "06-ribbon 09-ribbon 10-ribbon", "02-animal 04-animal 08-animal"
FIVE_SUNS = "01-sun 03-sun 08-sun 11-sun 12-sun"


def plains(count: int, skip: int = 0) -> str:
    return " ".join(names(SINGLES)[skip : skip + count])


def of(*texts: str) -> int:
    return pack(" ".join(texts).split())


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        # The three examples of the text
        (
            [
                "01-sun 03-sun",
                "05-animal 06-animal 07-animal 10-animal",
                "01-ribbon 04-ribbon 05-ribbon 06-ribbon",
                plains(9),
            ],
            0,
        ),
        (
            [
                "01-sun 03-sun 08-sun",
                "05-animal 06-animal 07-animal 10-animal",
                BLUE,
                "01-ribbon 04-ribbon 12-ribbon",
                plains(12),
            ],
            11,
        ),
        (
            [FIVE_SUNS, BIRDS, "05-animal 06-animal 07-animal 10-animal", "01-ribbon 12-ribbon", plains(10)],
            24,
        ),
        # Suns
        (["01-sun 12-sun"], 0),
        (["01-sun 03-sun 11-sun"], 3),
        (["01-sun 03-sun 12-sun"], 2),
        (["01-sun 03-sun 08-sun 12-sun"], 4),
        ([FIVE_SUNS], 15),
        # Sets
        (["01-ribbon 02-ribbon 03-ribbon"], 3),
        ([BLUE], 3),
        (["04-ribbon 05-ribbon 07-ribbon"], 3),
        ([BLUE, "12-ribbon 01-ribbon"], 4),
        ([BIRDS], 5),
        (["02-animal 04-animal 12-animal"], 0),
        # Plains by value
        ([plains(9)], 0),
        ([plains(8), "12-double"], 1),
        ([plains(6), "11-double 12-double"], 1),
        ([plains(22), "11-double 12-double"], 17),
        (["02-animal 04-animal 05-animal 06-animal 09-animal"], 1),
    ],
)
def test_collections_have_their_scores(cards: list[str], points: int) -> None:
    assert score(of(*cards)) == points


def test_the_cup_may_count_as_a_double_plain() -> None:
    five = of("02-animal 05-animal 06-animal 07-animal 09-animal")
    assert (score(five), score(five, True)) == (1, 0)
    eight = of(plains(8), "09-animal")
    assert (score(eight), score(eight, True)) == (0, 1)
    # The fewest cards that are ten plains: four singles and three doubles.
    seven = of(plains(4), "11-double 12-double 09-animal")
    assert (score(seven), score(seven, True)) == (0, 1)
    assert [plain_value(tally_of(ALL, cup)) for cup in (False, True)] == [26, 28]


@given(collections, st.booleans())
def test_the_lines_add_up_to_the_score(cards: int, cup: bool) -> None:
    lines = score_lines(cards, cup)
    assert sum(line.points for line in lines) == score(cards, cup)
    assert all(line.points > 0 for line in lines)


def test_go_calls_add_and_multiply() -> None:
    assert [base_due(5, gos) for gos in range(6)] == [5, 6, 7, 10, 15, 20]


def due(winner: int, cards: Sequence[int], gos: Sequence[int], points: int) -> dict[int, int]:
    return {each.payer: each.due for each in payments(dues(winner, cards, gos, points), (999, 999, 999))}


def test_few_plains_double_the_payment() -> None:
    """STOP with 3 points and 11 plains; losers with 5 and 6 plains pay 6 and 3."""
    assert due(0, [of(plains(11)), of(plains(5, 11)), of(plains(6, 16))], (0, 0, 0), 3) == {1: 6, 2: 3}


def test_plain_doubling_counts_value_and_spares_collections_without_plains() -> None:
    winner = of(plains(8), "11-double")
    four_and_a_double = of(plains(4, 8), "12-double")
    assert due(0, [winner, four_and_a_double, of("01-sun")], (0, 0, 0), 3) == {1: 3, 2: 3}
    assert due(0, [winner, of("12-double"), of(plains(5, 8))], (0, 0, 0), 3) == {1: 6, 2: 6}
    assert due(0, [of(plains(9)), of(plains(1, 9)), of("01-sun")], (0, 0, 0), 3) == {1: 3, 2: 3}


def test_a_caller_of_go_pays_for_both() -> None:
    """You called GO; A stops with 4 points and 10 plains. You have 11 plains, B has 4: you pay 4 + 8."""
    double = of(plains(10), "12-double")  # 11 cards, 12 by value: more than five
    cards = [double, of(plains(8, 10), "11-double"), of(plains(4, 18))]
    assert due(1, cards, (1, 0, 0), 4) == {0: 12}


def test_three_gos_and_two_doublings() -> None:
    """Three GO calls and two doublings.

    B called GO three times and stops with 40 points, 7 animals and 17 plains: 320 from 3 plains, 160 from 7.
    The 27 plains of the example exist only if the cup is one of them.
    """
    animals = "05-animal 06-animal 07-animal 10-animal"
    ribbons = "01-ribbon 02-ribbon 03-ribbon 12-ribbon"
    winner = of(FIVE_SUNS, BIRDS, animals, ribbons, BLUE, plains(13), "11-double 12-double")
    assert score(winner, True) == 40
    owed = dues(2, [of(plains(3, 13)), of(plains(5, 16), "09-animal"), winner], (0, 0, 3), 40, True)
    assert [(each.payer, each.due) for each in owed] == [(0, 320), (1, 160)]
    assert [each.doublings for each in owed] == [(PLAIN_DOUBLING, STUPID_DOUBLING), (STUPID_DOUBLING,)]
    assert [each.base for each in owed] == [80, 80]


def test_an_empty_collection_pays_no_doubling_but_may_pay_for_the_other() -> None:
    cards = [of("01-sun"), 0, of("03-sun")]
    assert due(0, cards, (0, 0, 0), 3) == {2: 3}
    assert due(0, cards, (0, 1, 0), 3) == {1: 3}
    assert due(0, [of("01-sun"), 0, 0], (2, 0, 0), 3) == {}


def test_payments_are_limited_by_the_money_left() -> None:
    owed = dues(0, [of("01-sun"), of("03-sun"), of("08-sun")], (0, 0, 0), 9)
    assert [(each.payer, each.due, each.amount) for each in payments(owed, (10, 4, 90))] == [
        (1, 9, 4),
        (2, 9, 9),
    ]
    penalty = dues(0, [of("01-sun"), of("03-sun"), of("08-sun")], (0, 0, 1), 9)
    assert [(each.payer, each.due, each.amount) for each in payments(penalty, (10, 4, 13))] == [(2, 18, 13)]
