"""Tests of a seat's knowledge of hidden cards in Flower Power, as they move (flower-power §4)."""

from __future__ import annotations

import pytest

from games.flower_power.board import OPEN
from games.flower_power.events import Shuffle
from games.flower_power.position import Position
from tests.games.flower_power.support.positions import after, cards, full_view, move, rules_of, table

RULES = rules_of(3)


def calm(hand: str = "", foe: str = "") -> Position:
    return table(
        (hand, ["9S -4S", "-8S -5S"]), (foe, ["-8C -3C", "-7C -6C"]), ("2C 3C", ["-7D -6D -5D"])
    )  # fmt: skip


def petals(state: Position, seat: int, number: int) -> tuple[int, ...]:
    """Return the petals of a flower, in any garden, as a seat knows them."""
    gardens = RULES.view(state, seat).gardens
    return next(each.petals for garden in gardens for each in garden if each.id == number)


def test_hidden_petals_are_unknown_even_to_their_owner() -> None:
    state = calm()
    assert petals(state, 0, 2) == (-1, -1) and petals(state, 0, 1) == (*cards("9S"), -1)


def test_spied_petals_stay_known_when_their_flower_moves() -> None:
    state = after(calm("4C", "KD"), "spy 4C 3", "attack 1 3", "pass", "pass")
    assert full_view(state).gardens[0][-1].id == 3
    assert petals(state, 0, 3) == cards("3C") and petals(state, 1, 3) == (-1,) == petals(state, 2, 3)
    state = after(calm("4C"), "spy 4C 2", "end", "attack 4 2", "pass", "pass", "end")
    assert petals(state, 0, 2) == cards("8S 5S")


def test_a_captured_flower_may_be_known_only_to_its_former_owner() -> None:
    start = table(("", ["9S -4S"]), ("4C", ["-8C -3C", "-7C"]), ("", ["-7D -6D"]), turn=1)
    state = after(start, "spy 4C 2", "end", "end", "attack 1 2", "pass", "pass")
    assert full_view(state).gardens[0][-1].id == 2
    assert petals(state, 1, 2) == cards("3C") and petals(state, 0, 2) == (-1,)


def test_knowledge_moves_with_its_petal() -> None:
    state = after(calm("4C 2H", "KS 3D"), "spy 4C 3", "heart 2H 3 1")
    assert petals(state, 0, 3) == cards("8C 2H 3C") and petals(state, 2, 3) == (-1, *cards("2H"), -1)
    state = after(state, "end", "poison KS 3 1")
    assert petals(state, 0, 3) == cards("8C 3C") and petals(state, 2, 3) == (-1, -1)
    state = after(state, "diamond 3D 3")
    assert petals(state, 2, 3) == cards("8C 3C") and full_view(state).gardens[1][0].eyes == (OPEN, OPEN)


def test_the_maker_of_a_flower_knows_it() -> None:
    state = after(calm("10S 4H 2D"), "create 4H 10S 2D")
    assert petals(state, 0, 6) == cards("4H 10S 2D") and petals(state, 1, 6) == (-1, -1, -1)


def test_all_seats_know_who_knows_a_petal() -> None:
    state = after(calm("4C"), "spy 4C 3")
    for seat in range(3):
        flower = RULES.view(state, seat).gardens[1][0]
        assert flower.eyes == (1, 1)


def hand(state: Position, seat: int, of: int) -> tuple[int, ...]:
    return RULES.view(state, seat).hands[of]


def test_cards_seen_in_a_hand_are_known_while_they_are_held() -> None:
    state = after(calm("4C", "KS 2H 5D"), "look 4C 1")
    assert hand(state, 0, 1) == tuple(sorted(cards("KS 2H 5D"))) and hand(state, 2, 1) == (-1,) * 3
    assert RULES.view(state, 1).watched == (1, 1, 1)
    state = after(state, "end", "heart 2H 1 0")
    assert hand(state, 0, 1) == tuple(sorted(cards("KS 5D")))
    state = after(state, "attack 3 5", "pass", "pass")
    assert hand(state, 0, 1) == (*sorted(cards("KS 5D")), -1)  # the card drawn after the victory


def test_a_drawn_card_is_not_known() -> None:
    state = after(calm("4C", "KS 2H"), "look 4C 1", "end", "draw")
    assert hand(state, 0, 1) == (*sorted(cards("KS 2H")), -1)
    assert RULES.view(state, 1).watched == (1, 1, 0)


def test_a_hidden_flower_makes_the_remaining_hand_unknown() -> None:
    state = after(calm("4C", "KS 2H 5D 6D"), "look 4C 1", "end", "create KS 2H 6D")
    assert hand(state, 0, 1) == (-1,) and petals(state, 0, 6) == (-1, -1, -1)


def test_an_open_flower_leaves_the_remaining_hand_known() -> None:
    state = after(calm("4C", "KS 2H 5D 6D 10C"), "look 4C 1", "end", "power KS 2H 6D 10C")
    assert hand(state, 0, 1) == cards("5D")


def test_a_hidden_heart_makes_only_hearts_unknown() -> None:
    rules = rules_of(3, hidden_hearts=True)
    state = after(calm("4C", "KS 2H 5H JR"), "look 4C 1", "end", "heart 2H 3 1", rules=rules)
    assert hand(state, 0, 1) == (*cards("KS"), -1, -1)
    assert petals(state, 0, 3) == (-1, -1, -1) and petals(state, 1, 3) == (-1, *cards("2H"), -1)


def test_the_size_and_last_shuffle_of_the_pile_are_known() -> None:
    state = after(calm("KS"), "poison KS 1 0", "end")
    state.pile = []
    state = after(state, "draw")
    view = RULES.view(state, 2)
    assert view.pile == 1 and view.recycled == tuple(sorted(cards("KS 9S"))) and view.grave == ()
    assert RULES.redact(Shuffle(tuple(state.pile)), 1) == Shuffle(())


@pytest.mark.parametrize(
    ("text", "honest"), [("spy 4C 3", False), ("look 4C 1", False), ("heart 2H 3 0", True), ("draw", False)]
)
def test_looking_with_a_spy_cannot_be_undone(text: str, honest: bool) -> None:
    _, events = RULES.step(calm("4C 2H", "KS"), move(text))
    assert any(map(RULES.reveals, events)) != honest
