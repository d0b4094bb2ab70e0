"""Tests of battles in Flower Power, one position for each rule (flower-power §7)."""

from __future__ import annotations

import pytest

from games.flower_power.board import MAIN, OPEN, PICK, REPLY, TIE_CARDS
from games.flower_power.position import Position
from tests.games.flower_power.support.positions import (
    after,
    after_with_events,
    cards,
    full_view,
    hand,
    names,
    rules_of,
    table,
    why,
)


def owner(state: Position, number: int) -> int:
    return next(
        (
            seat
            for seat, garden in enumerate(full_view(state).gardens)
            for each in garden
            if each.id == number
        ),
        -1,
    )


def plain(hand: str = "", foe: str = "", mine: str = "-9S -4S", theirs: str = "-8C -3C -2C") -> Position:
    """Return a position of three seats with two flowers each; f1 attacks f3 in these tests."""
    return table((hand, [mine, "-5S -6S"]), (foe, [theirs, "-7C -6C"]), ("", ["-7D -6D", "-5D -4D"]))


def test_both_top_petals_are_opened_and_stay_open() -> None:
    state, events = after_with_events(plain(), "attack 1 3")
    assert events == ["reveal f1 0 9S", "reveal f3 0 8C"]
    assert state.phase == REPLY and state.acting == 0 and full_view(state).battle is not None
    assert full_view(state).gardens[0][0].eyes == (OPEN, 0) and full_view(state).gardens[1][0].eyes == (
        OPEN,
        0,
        0,
    )
    state = after(state, "pass", "pass")
    kept = next(each for each in full_view(state).gardens[0] if each.id == 1)
    assert kept.eyes == (0,)  # the four that stood under the nine is still hidden


def test_petals_opened_in_a_failed_attack_stay_open() -> None:
    state = after(plain(mine="-7S -4S"), "attack 1 3", "pass", "pass", "end")
    assert full_view(state).gardens[0][0].eyes == (OPEN, 0) and full_view(state).gardens[1][0].eyes == (
        OPEN,
        0,
        0,
    )


def test_the_attacker_replies_first_and_two_passes_decide() -> None:
    state = after(plain(), "attack 1 3")
    assert state.acting == 0
    state = after(state, "pass")
    assert (state.acting, state.phase) == (1, REPLY)
    state, events = after_with_events(state, "pass")
    assert events[:3] == ["battle won", "discard 9S 8C", "capture f3 1 0"]
    assert events[3].startswith("drawn 0 ") and events[4:] == ["turn 1"]
    assert names(state, 1) == ["4S"] and names(state, 3) == ["3C", "2C"] and owner(state, 3) == 0
    assert len(hand(state, 0)) == 1 and (state.phase, state.turn) == (MAIN, 1)


def test_a_card_played_after_a_pass_cancels_the_pass() -> None:
    """Check that a pass does not bind after a later play (§7.2)."""
    state = after(plain("2S", "2C 3D"), "attack 1 3", "pass", "diamond 3D 5")
    assert (state.acting, state.phase) == (0, REPLY)
    state = after(state, "pass")
    assert (state.acting, state.phase) == (1, REPLY)
    assert after(state, "look 2C 0").acting == 0


def test_a_failed_attack_only_tires_the_flower() -> None:
    state, events = after_with_events(plain(mine="-7S -4S"), "attack 1 3", "pass", "pass")
    assert events == ["battle failed"]
    assert names(state, 1) == ["7S", "4S"] and names(state, 3) == ["8C", "3C", "2C"]
    assert (state.phase, state.acting, state.turn) == (MAIN, 0, 0)
    assert why(state, "attack 1 4") == "That flower has attacked already in this turn."
    assert why(state, "attack 2 3") is None and why(state, "end") is None
    assert why(state, "draw") == "Drawing must be the only act of a turn."
    later = after(state, "end", "end", "end")
    assert later.turn == 0 and why(later, "attack 1 3") is None


def test_only_the_two_fighters_play_and_at_any_flower() -> None:
    """Check that cards in a battle may aim at any flower on the table (§7.2)."""
    state = after(plain("KS 2H", "QS"), "attack 1 3")
    assert why(state, "heart 2H 5 1") is None and why(state, "poison KS 1 0") is None
    assert why(state, "poison QS 1 0") == "That card is not in your hand."
    state = after(state, "heart 2H 5 1")
    assert names(state, 5) == ["7D", "2H", "6D"] and state.acting == 1 and full_view(state).battle is not None


def test_poison_on_the_top_petal_opens_the_next() -> None:
    state, events = after_with_events(plain("KS"), "attack 1 3", "poison KS 3 0")
    assert events == ["discard KS 8C", "reveal f3 0 3C"]
    assert state.phase == REPLY and state.acting == 1


def test_a_heart_on_top_fights() -> None:
    state = after(plain("KH", "", "-2S -4S"), "attack 1 3", "heart KH 1 0")
    state, events = after_with_events(state, "pass", "pass")
    assert events[:2] == ["battle won", "discard KH 8C"] and names(state, 1) == ["2S", "4S"]


def test_poison_on_a_lone_petal_of_the_defender_fails_the_attack() -> None:
    """Check the author's note: attack, one petal, poison: failed (§7.2, §2)."""
    state, events = after_with_events(plain("KS", theirs="-8C"), "attack 1 3", "poison KS 3 0")
    assert events == ["discard KS 8C", "gone f3", "battle failed"]
    assert (state.phase, state.turn, state.acting) == (MAIN, 0, 0) and hand(state, 0) == ()
    assert why(state, "attack 1 4") == "That flower has attacked already in this turn."


def test_a_defender_poisoned_to_death_does_not_end_the_turn() -> None:
    """Check A14: the active player continues with the other flowers."""
    start = table(("KS", ["-9S -4S", "-5S -6S"]), ("2C", ["-8C"]), ("", ["-7D -6D"]))
    state, events = after_with_events(start, "attack 1 3", "poison KS 3 0")
    assert events == ["discard KS 8C", "gone f3", "battle failed", "out 1", "discard 2C"]
    assert (state.turn, state.acting, full_view(state).alive, full_view(state).fallen) == (0, 0, 0b101, (1,))
    assert why(state, "attack 2 4") is None
    assert after(state, "end").turn == 2


def test_an_attacker_poisoned_to_death_ends_the_turn() -> None:
    """Check A15: the next player has the turn."""
    start = table(("2D", ["-9S"]), ("KS", ["-8C -2C"]), ("", ["-7D -6D"]))
    state, events = after_with_events(start, "attack 1 2", "pass", "poison KS 1 0")
    assert events == ["discard KS 9S", "gone f1", "battle failed", "out 0", "discard 2D", "turn 1"]
    assert (state.turn, state.acting, state.phase, full_view(state).battle) == (1, 1, MAIN, None)


def test_poisoning_the_attacking_flower_leaves_the_other_flowers() -> None:
    state, events = after_with_events(plain("", "KS", "-9S"), "attack 1 3", "pass", "poison KS 1 0")
    assert events == ["discard KS 9S", "gone f1", "battle failed"]
    assert (state.turn, state.acting) == (0, 0) and why(state, "attack 2 3") is None


def test_a_diamond_makes_a_fighter_a_power_flower() -> None:
    start = plain("3D", "", "-2S -AS -4S")
    state, events = after_with_events(start, "attack 1 3", "diamond 3D 1")
    assert events == ["discard 3D", "reveal f1 1 AS", "reveal f1 2 4S"]
    state = after(state, "pass", "pass")
    assert (state.phase, state.acting) == (PICK, 0)
    state, events = after_with_events(state, "pick 1")
    assert events[1] == "discard AS 8C" and names(state, 1) == ["2S", "4S"]


# POWER FLOWERs


def test_the_worked_example_of_power_flowers() -> None:
    """Check §7.4: a POWER FLOWER of A, Q, 5, 4 against a 4 on hidden petals.

    It takes the 5, or the 4 and the ace.
    """
    state = after(
        table(("", ["POWER AS QS 5C 4S", "-5S -6S"]), ("", ["4C -KC -QC"]), ("", ["-2D"])), "attack 1 3"
    )
    state = after(state, "pass", "pass")
    assert state.phase == PICK
    won, events = after_with_events(state, "pick 2")
    assert events[:2] == ["battle won", "discard 5C 4C"]
    tied, events = after_with_events(state, "pick 3")
    assert events == ["reveal f3 1 KC"] and (tied.phase, tied.acting) == (PICK, 0)
    assert why(tied, "pick 3") == "That petal can't fight now."
    won, events = after_with_events(tied, "pick 0")
    # Only the first pair leaves: the ace stays (A5).
    assert events[:3] == ["battle won", "discard 4S 4C", "capture f3 1 0"]
    assert names(won, 1) == ["AS", "QS", "5C"] and names(won, 3) == ["KC", "QC"]
    assert full_view(won).gardens[0][2].eyes == (OPEN, 0)


def test_two_power_flowers_pick_attacker_first() -> None:
    start = plain(mine="POWER AS 4S", theirs="POWER KC 3C")
    state, events = after_with_events(start, "attack 1 3")
    assert events == []
    state, events = after_with_events(state, "pass", "pass", "pick 1")
    assert events == [] and (state.phase, state.acting) == (PICK, 1)
    assert why(state, "pick 2") == "That petal can't fight now."
    _, events = after_with_events(state, "pick 1")
    assert events[:3] == ["battle won", "discard 4S 3C", "capture f3 1 0"]
    _, events = after_with_events(state, "pick 0")
    assert events == ["battle failed"]


def test_a_power_flower_stays_one_when_it_is_captured() -> None:
    state = after(plain(theirs="POWER 8C 3C"), "attack 1 3", "pass", "pass")
    assert (state.phase, state.acting) == (PICK, 1)
    state = after(state, "pick 1")
    assert owner(state, 3) == 0 and full_view(state).gardens[0][-1].power and names(state, 3) == ["8C"]


# Ties (§7.3)


def tied(mine: str, theirs: str, hand: str = "", foe: str = "") -> Position:
    return after(plain(hand, foe, mine, theirs), "attack 1 3", "pass")


def test_a_tie_opens_the_next_petals_until_one_wins() -> None:
    _, events = after_with_events(tied("-8S -9S -6S", "-8C -9C -5C"), "pass")
    assert events[:5] == [
        "reveal f1 1 9S",
        "reveal f3 1 9C",
        "reveal f1 2 6S",
        "reveal f3 2 5C",
        "battle won",
    ]
    _, events = after_with_events(tied("-8S -9S -4S", "-8C -9C -5C"), "pass")
    assert events[4:] == ["battle failed"]


def test_a_tie_discards_the_first_pair_and_leaves_the_rest_open() -> None:
    start = table(("", ["-8S -7S -9S", "-5S"]), ("", ["-8C -7D -3C", "-7C -6C"]), ("", ["-2D"]))
    state, events = after_with_events(start, "attack 1 3", "pass", "pass")
    assert events[:7] == [
        "reveal f1 1 7S", "reveal f3 1 7D", "reveal f1 2 9S", "reveal f3 2 3C",
        "battle won", "discard 8S 8C", "capture f3 1 0",
    ]  # fmt: skip
    assert names(state, 1) == ["7S", "9S"] and names(state, 3) == ["7D", "3C"]
    assert full_view(state).gardens[0][-1].eyes == (OPEN, OPEN)


def test_an_option_discards_all_tied_petals() -> None:
    start = table(("", ["-8S -7S -9S", "-5S"]), ("", ["-8C -7D -3C", "-7C -6C"]), ("", ["-2D"]))
    rules = rules_of(3, discard_all_tied=True)
    state, events = after_with_events(start, "attack 1 3", "pass", "pass", rules=rules)
    assert events[4:8] == ["battle won", "discard 8S 7S 9S 8C 7D 3C", "gone f1", "gone f3"]
    assert owner(state, 1) == -1 and len(full_view(state).gardens[0]) == 1


def test_a_tie_of_different_sizes_is_won_by_the_larger_flower() -> None:
    _, events = after_with_events(tied("-8S -4S", "-8C"), "pass")
    assert events[:3] == ["battle won", "discard 8S 8C", "gone f3"]
    _, events = after_with_events(tied("-8S", "-8C -3C"), "pass")
    assert events == ["battle failed"]


def test_a_power_flower_breaks_a_tie_with_any_remaining_petal() -> None:
    state = after(plain(mine="-8S -4S -2S", theirs="POWER 8C 3C QC"), "attack 1 3", "pass", "pass")
    assert (state.phase, state.acting) == (PICK, 1)
    state, events = after_with_events(state, "pick 0")
    # The regular flower's next petal is turned up before the other picks.
    assert events == ["reveal f1 1 4S"] and (state.phase, state.acting) == (PICK, 1)
    assert why(state, "pick 0") == "That petal can't fight now."
    assert after_with_events(state, "pick 2")[1] == ["battle failed"]
    assert after_with_events(state, "pick 1")[1][:2] == ["battle won", "discard 8S 8C"]


def dead(hand: str = "", foe: str = "") -> Position:
    """Return a dead tie: two petals each, all equal."""
    return after(tied("-8S -4S", "-8C -4C", hand, foe), "pass")


def test_in_a_dead_tie_the_attacker_plays_first() -> None:
    state = dead("KH", "QH")
    assert (state.phase, state.acting) == (TIE_CARDS, 0)
    state = after(state, "pass")
    assert (state.phase, state.acting) == (TIE_CARDS, 1)
    assert after_with_events(state, "pass")[1] == ["battle failed"]


def test_a_card_in_a_dead_tie_is_compared_at_once() -> None:
    state, events = after_with_events(dead("KH"), "heart KH 1 0")
    # From the top again: the king of hearts against the eight.
    assert events[:3] == ["battle won", "discard KH 8C", "capture f3 1 0"]
    assert names(state, 1) == ["8S", "4S"]
    _, events = after_with_events(dead("", "KH"), "pass", "heart KH 3 0")
    assert events == ["battle failed"]


def test_a_card_in_a_dead_tie_may_enlarge_a_flower() -> None:
    _, events = after_with_events(dead("2H"), "heart 2H 1 2")
    assert events[:2] == ["battle won", "discard 8S 8C"]


def test_a_card_that_breaks_no_dead_tie_passes_the_right_to_play() -> None:
    state = after(dead("2C 3C", "2D"), "look 2C 1")
    assert (state.phase, state.acting) == (TIE_CARDS, 1)
    state = after(state, "pass")
    assert (state.phase, state.acting) == (TIE_CARDS, 0)
    state = after(state, "look 3C 1")
    assert (state.phase, state.acting) == (TIE_CARDS, 1)
    assert after_with_events(state, "pass", "pass")[1] == ["battle failed"]


def test_a_petal_poisoned_in_a_dead_tie_decides_the_battle() -> None:
    state, events = after_with_events(dead("KS"), "poison KS 3 0")
    assert events == ["discard KS 8C", "battle won", "discard 8S 4C", "gone f3", events[4], "turn 1"]
    assert names(state, 1) == ["4S"]


def test_a_lone_petal_poisoned_in_a_dead_tie_fails_the_attack() -> None:
    state = after(tied("-8S", "-8C", "KS"), "pass")
    assert state.phase == TIE_CARDS
    assert after_with_events(state, "poison KS 3 0")[1] == ["discard KS 8C", "gone f3", "battle failed"]


def test_power_flowers_pick_anew_after_each_card_of_a_dead_tie() -> None:
    """Check the clarification: each comparison starts from the top, and its first pair is discarded."""
    start = plain("KH", "2D", "POWER 8S 4S", "POWER 8C 4C")
    state = after(start, "attack 1 3", "pass", "pass", "pick 0", "pick 0", "pick 1", "pick 1")
    assert (state.phase, state.acting) == (TIE_CARDS, 0)
    state, events = after_with_events(state, "heart KH 1 2")
    assert events == [] and (state.phase, state.acting) == (PICK, 0)
    state, events = after_with_events(state, "pick 2", "pick 1")
    assert events[:2] == ["battle won", "discard KH 4C"]
    state = after(start, "attack 1 3", "pass", "pass", "pick 0", "pick 0", "pick 1", "pick 1", "pass")
    state = after(state, "diamond 2D 2")
    assert (state.phase, state.acting) == (PICK, 0)
    state = after(state, "pick 1", "pick 1", "pick 0", "pick 0")
    assert (state.phase, state.acting) == (TIE_CARDS, 0)  # the defender has played: the attacker is next


# Exhaustion (§5)


def test_a_lone_flower_attacks_each_flower_once() -> None:
    start = table(("", ["-2S -3S"]), ("", ["-8C -3C", "-7C -6C"]), ("", ["-7D -6D"]))
    state = after(start, "attack 1 2", "pass", "pass")
    assert why(state, "attack 1 2") == "Your last flower has attacked that one already."
    assert why(state, "attack 1 3") is None
    state = after(state, "attack 1 3", "pass", "pass", "attack 1 4", "pass", "pass")
    assert why(state, "attack 1 4") is not None and why(state, "end") is None


def test_a_second_flower_ends_the_right_to_attack_again() -> None:
    start = table(("9S 10S 4H", ["-2S -3S"]), ("", ["-8C -3C", "-7C"]), ("", ["-7D"]))
    state = after(start, "attack 1 2", "pass", "pass", "create 10S 9S 4H")
    assert why(state, "attack 1 3") == "That flower has attacked already in this turn."
    assert why(state, "attack 5 3") is None  # A16: a new flower has not fought


def test_a_tired_flower_that_becomes_the_only_one_attacks_others() -> None:
    """Check A17."""
    start = table(("AS", ["-2S -3S", "5S"]), ("", ["-8C -3C", "-7C -6C"]), ("", ["-7D"]))
    state = after(start, "attack 1 3", "pass", "pass", "poison AS 2 0")
    assert why(state, "attack 1 3") is not None and why(state, "attack 1 4") is None


def test_a_hidden_heart_is_opened_on_top_of_a_fighter() -> None:
    rules = rules_of(3, hidden_hearts=True)
    state = after(plain("KH 2H"), "attack 1 3", rules=rules)
    state, events = after_with_events(state, "heart KH 1 0", rules=rules)
    assert events == ["reveal f1 0 KH"]
    state, events = after_with_events(state, "pass", "heart 2H 1 2", rules=rules)
    assert events == [] and full_view(state).gardens[0][0].eyes == (OPEN, OPEN, 1, 0)


@pytest.mark.parametrize("text", ["draw", "end", "attack 2 4", "pick 0"])
def test_in_a_battle_only_cards_and_passing_are_legal(text: str) -> None:
    assert why(after(plain(), "attack 1 3"), text) is not None


def test_test_positions_are_built_as_written() -> None:
    made = full_view(table(("", ["POWER KS -2H"]), ("", ["3S"]))).gardens[0][0]
    assert made == (1, cards("KS 2H"), (OPEN, 0), True)
