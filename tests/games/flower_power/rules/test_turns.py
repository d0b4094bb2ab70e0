"""Tests of turns in Flower Power and of the powers of hand cards (flower-power §5, §6)."""

from __future__ import annotations

import pytest

from games.flower_power.actions import Attack, Create, Diamond, Draw, End, Heart, Poison, Spy
from games.flower_power.board import MAIN, OPEN
from games.flower_power.cards import IDS, covers_all_suits
from games.flower_power.position import Position
from macclassic.engine.core.game_spec import IllegalAction
from tests.games.flower_power.support.positions import (
    NUMBER,
    after,
    after_with_events,
    cards,
    full_view,
    hand,
    move,
    names,
    rules_of,
    table,
    why,
)


def calm(hand: str = "", pile: str | None = None, grave: str = "") -> Position:
    """Return a position of three at the start of seat 0's turn; f2 and f3 are open, f4 is hidden."""
    gardens = ["9S -4S", "8S 5S"], ["8C 3C"], ["-7D -6D"]
    return table((hand, gardens[0]), ("2C 3H", gardens[1]), ("", gardens[2]), pile=pile, grave=grave)


# Turns


def test_drawing_takes_the_whole_turn() -> None:
    state, events = after_with_events(calm(pile="QD"), "draw")
    assert events == ["drawn 0 QD", "turn 1"] and IDS[hand(state, 0)[0]] == "QD"
    assert (state.turn, state.acting, state.phase) == (1, 1, MAIN)


def test_drawing_in_two_successive_turns_is_illegal() -> None:
    state = after(calm(), "draw", "end", "end")
    assert why(state, "draw") == "You drew on your last turn already."
    assert why(state, "end") is None  # A1: ending the turn is allowed
    assert why(after(state, "end", "end", "end"), "draw") is None


def test_cards_drawn_for_a_victory_do_not_count_as_drawing() -> None:
    state = after(calm(), "attack 1 3", "pass", "pass", "end")
    assert state.turn == 0 and len(hand(state, 0)) == 1 and why(state, "draw") is None


def test_drawing_must_be_the_only_act_of_a_turn() -> None:
    for first in ("heart 3H 1 0", "spy 2C 4"):
        assert why(after(calm("3H 2C"), first), "draw") == "Drawing must be the only act of a turn."
    failed = after(table(("", ["3S", "4S"]), ("", ["8C"])), "attack 1 3", "pass", "pass", rules=rules_of(2))
    assert why(failed, "draw") == "Drawing must be the only act of a turn."


def test_drawing_on_the_first_turn_is_illegal() -> None:
    """Check A2: each player's own first turn."""
    state = calm()
    for seat in range(3):
        first = state.copy()
        first.turn = first.acting = seat
        first.turns = [1, 1, 1]
        assert why(first, "draw") == "You can't draw on your first turn."


def test_an_empty_pile_is_refilled_from_the_graveryard_when_needed() -> None:
    """Check A11: when a card is needed, not at once."""
    state = after(calm("KS", pile="QD"), "poison KS 3 0")
    state.pile = []
    assert len(full_view(state).grave) == 2
    state, events = after_with_events(after(state, "end"), "draw")
    assert events[0].startswith("shuffle ") and set(events[0].split()[1:]) == {"KS", "8C"}
    assert not state.grave and len(state.pile) == 1 and state.recycled == sorted(cards("KS 8C"))
    assert hand(state, 1)[-1] in cards("KS 8C")


def test_drawing_from_nothing_is_illegal() -> None:
    state = calm()
    state.pile, state.grave = [], []
    assert why(state, "draw") == "There is no card left to draw."


def test_a_turn_may_be_ended_at_any_time() -> None:
    assert after_with_events(calm(), "end")[1] == ["turn 1"]
    assert after_with_events(calm("3H"), "heart 3H 1 0", "end")[1] == ["turn 1"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("attack 3 1", "You can attack with a flower of your own only."),
        ("attack 1 2", "You can't attack your own flowers."),
        ("attack 1 9", "There is no such flower."),
        ("pass", "There is nothing to pass now: you can end your turn."),
        ("build 2 2", "The flowers are laid already."),
        ("poison 2C 3 0", "That card is not in your hand."),
    ],
)
def test_illegal_actions_have_a_reason(text: str, reason: str) -> None:
    assert why(calm(), text) == reason
    with pytest.raises(IllegalAction, match=reason[:12]):
        after(calm(), text)


# Poison


def test_poison_kills_petals_of_no_higher_strength() -> None:
    state = calm("8S 7S 10S JB")
    assert why(state, "poison 8S 3 0") is None and why(state, "poison 10S 3 1") is None
    assert why(state, "poison 7S 3 0") == "That petal is stronger than the poison."
    state, events = after_with_events(state, "poison 8S 3 0")
    assert events == ["discard 8S 8C"] and names(state, 3) == ["3C"]
    assert full_view(state).grave[-2:] == cards("8S 8C")  # A12


def test_only_the_black_joker_kills_a_joker() -> None:
    start = table(("AS JB", ["9S"]), ("", ["JR 2C"]))
    assert why(start, "poison AS 2 0") == "That petal is stronger than the poison."
    assert why(start, "poison JB 2 0") is None


def test_poison_reaches_open_petals_at_any_place_including_own_ones() -> None:
    """Check A8."""
    state = calm("KS")
    assert why(state, "poison KS 3 1") is None and why(state, "poison KS 2 1") is None
    assert why(state, "poison KS 1 1") == "Poison works on open petals only."
    assert why(state, "poison KS 3 2") == "That flower has no such petal."
    assert why(calm("KH"), "poison KH 3 1") == "Only a spade or the black joker is poison."


def test_a_poisoned_lone_petal_takes_its_flower() -> None:
    state = after(table(("KS QS", ["9S"]), ("", ["8C 3C", "2C"])), "poison QS 2 0", rules=rules_of(2))
    _, events = after_with_events(state, "poison KS 2 0", rules=rules_of(2))
    assert events == ["discard KS 3C", "gone f2"]


# Hearts


def test_a_heart_becomes_an_open_petal_anywhere() -> None:
    """Check A7."""
    for place, wanted in ((0, "4H 8C 3C"), (1, "8C 4H 3C"), (2, "8C 3C 4H")):
        state, events = after_with_events(calm("4H"), f"heart 4H 3 {place}")
        assert names(state, 3) == wanted.split() and events == [] and hand(state, 0) == ()
        assert (
            full_view(state).gardens[1][0].eyes[place] == OPEN and NUMBER["4H"] not in full_view(state).grave
        )
    assert why(calm("4H"), "heart 4H 3 3") == "There is no such place in that flower."
    assert why(calm("4H"), "heart 4H 7 0") == "There is no such flower."
    assert why(calm("4S"), "heart 4S 3 0") == "Only a heart or the red joker becomes a petal."


def test_a_hearts_rank_is_its_strength_and_a_joker_is_the_strongest() -> None:
    state = after(calm("JR"), "heart JR 1 0", "attack 1 3", "pass", "pass")
    assert names(state, 3) == ["3C"] and full_view(state).gardens[0][-1].id == 3


def test_hidden_hearts_depend_on_the_option() -> None:
    rules = rules_of(3, hidden_hearts=True)
    state = after(calm("4H 5H"), "heart 4H 4 1", rules=rules)
    assert full_view(state).gardens[2][0].eyes == (0, 1, 0)
    assert rules.view(state, 0).gardens[2][0].petals == (-1, NUMBER["4H"], -1)
    assert rules.view(state, 1).gardens[2][0].petals == (-1, -1, -1)
    power = table(("4H", ["9S"]), ("", ["POWER 8C 3C"]))
    assert after(power, "heart 4H 2 1", rules=rules).eyes[2] == [OPEN] * 3


# Diamonds, clubs


def test_a_diamond_opens_a_flower_and_makes_it_a_power_flower() -> None:
    state, events = after_with_events(calm("3D"), "diamond 3D 4")
    assert events == ["discard 3D", "reveal f4 0 7D", "reveal f4 1 6D"]
    assert full_view(state).gardens[2][0].power
    again = table(("3D 4D", ["9S"]), ("", ["POWER 8C 3C"]))
    assert why(again, "diamond 3D 2") == "That is a POWER FLOWER already."  # A19
    assert after_with_events(calm("3D"), "diamond 3D 1")[1] == ["discard 3D", "reveal f1 1 4S"]
    assert why(calm("3S"), "diamond 3S 1") == "Only a diamond or the red joker makes a POWER FLOWER."


def test_a_spy_sees_only_a_flower_or_a_hand() -> None:
    state, events = after_with_events(calm("4C JB"), "spy 4C 4")
    assert events == ["discard 4C"] and names(state, 4) == ["7D", "6D"]
    views = [rules_of(3).view(state, seat) for seat in range(3)]
    assert views[0].gardens[2][0].petals == cards("7D 6D") and views[2].gardens[2][0].petals == (-1, -1)
    assert views[1].gardens[2][0].petals == (-1, -1)
    state = after(state, "look JB 1")
    views = [rules_of(3).view(state, seat) for seat in range(3)]
    assert views[0].hands[1] == tuple(sorted(cards("2C 3H"))) and views[2].hands[1] == (-1, -1)
    assert views[1].watched == (1, 1)


def test_a_spy_needs_a_hidden_card() -> None:
    """Check A19."""
    state = calm("4C")
    assert why(state, "spy 4C 3") == "All petals of that flower are open."
    assert why(state, "spy 4C 1") is None and why(state, "look 4C 1") is None
    assert why(state, "look 4C 2") == "That hand is empty."
    assert why(state, "look 4C 0") == "You know your own hand."
    assert why(state, "look 4C 3") == "There is no such player."
    assert why(calm("4H"), "spy 4H 1") == "Only a club or the black joker can spy."


# New flowers


def test_three_cards_make_a_flower_in_any_order() -> None:
    state, events = after_with_events(calm("4C 5C 6S"), "create 6S 4C 5C")
    assert events == ["flower f5 0 6S 4C 5C"] and hand(state, 0) == ()
    assert full_view(state).gardens[0][-1] == (5, cards("6S 4C 5C"), (1, 1, 1), False)
    assert why(calm("4C 5C"), "create 4C 5C") == "A new flower needs three cards or more."
    assert why(calm("4C 5C"), "create 4C 5C 6C") == "Those cards are not all in your hand."
    assert why(calm("4C 5C 6S"), "create 4C 4C 5C") == "Those cards are not all in your hand."


def test_a_new_flower_may_attack() -> None:
    """Check A16."""
    assert why(after(calm("4C 5C 6S"), "create 6S 4C 5C"), "attack 5 3") is None


def test_a_power_flower_needs_all_four_suits() -> None:
    state, events = after_with_events(calm("4C 5D 6H 2S"), "power 4C 5D 6H 2S")
    assert events == ["flower f5 0 4C 5D 6H 2S"]
    assert full_view(state).gardens[0][-1] == (5, cards("4C 5D 6H 2S"), (OPEN,) * 4, True)
    assert why(calm("4C 5D 6H"), "power 4C 5D 6H") == "A new POWER FLOWER needs four cards or more."
    reason = "A new POWER FLOWER needs a card of each suit."
    assert why(calm("4C 5C 6H 2S"), "power 4C 5C 6H 2S") == reason
    assert why(calm("JR 5C 6H 2S"), "power JR 5C 6H 2S") is None
    assert why(calm("JB 5D 6H 2S"), "power JB 5D 6H 2S") is None
    assert why(calm("JB JR 6H 7H"), "power JB JR 6H 7H") == reason
    assert why(calm("JB JR 6S 7S"), "power JB JR 6S 7S") == reason
    assert why(calm("JB JR 6D 7C"), "power JB JR 6D 7C") is None


def test_each_joker_stands_for_one_suit_of_its_colour() -> None:
    assert covers_all_suits(cards("JB JB/2 JR JR/2"))
    assert not covers_all_suits(cards("JB JR JR/2 2D"))
    assert not covers_all_suits(cards("2S 3H 4D"))


# The list of legal actions


def test_listed_actions_are_legal_and_of_every_kind() -> None:
    state = calm("8S 3H 5D 4C JB JR")
    listed = rules_of(3).legal(state)
    assert all(rules_of(3).why_not(state, action) is None for action in listed)
    assert len(set(listed)) == len(listed)
    kinds = {type(action) for action in listed}
    assert kinds == {Draw, End, Attack, Poison, Heart, Diamond, Spy, Create}
    for text in ("poison 8S 3 0", "heart 3H 1 2", "diamond 5D 4", "spy 4C 1", "look JB 1", "attack 2 4"):
        assert move(text) in listed
    attacks = [action for action in listed if isinstance(action, Attack)]
    assert len(attacks) == 4
    assert sum(isinstance(action, Create) and action.power for action in listed) > 5
    assert sum(isinstance(action, Create) and not action.power for action in listed) == 42


def test_the_list_of_actions_stays_short_for_a_large_hand() -> None:
    hand = " ".join(f"{rank}{suit}" for suit in "SHDC" for rank in ("10", "J", "Q", "K"))
    state = calm(hand)
    listed = rules_of(3).legal(state)
    creations = [action for action in listed if isinstance(action, Create)]
    assert len(creations) < 50 and all(rules_of(3).why_not(state, action) is None for action in creations)
    assert why(state, "create KS 10H QC") is None
