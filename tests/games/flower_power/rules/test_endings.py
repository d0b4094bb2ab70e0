"""Tests of players leaving Flower Power and of the end of a game (flower-power §7.5, §7.6)."""

from __future__ import annotations

from games.flower_power.board import LAST_WILL, MAIN, OVER
from games.flower_power.cards import IDS
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


def test_beating_the_last_opponent_ends_the_match_without_a_draw() -> None:
    start = table(("", ["-9S", "-5S -6S"]), ("2C 3C", ["-8C"]))
    state, events = after_with_events(start, "attack 1 3", "pass", "pass", rules=rules_of(2))
    assert events == [
        "battle won", "discard 9S 8C", "gone f1", "gone f3", "out 1", "discard 2C 3C", "win 0",
    ]  # fmt: skip
    assert (state.phase, state.winner, state.hands) == (OVER, 0, [[], []])


def test_the_attacker_wins_when_both_die() -> None:
    state, events = after_with_events(
        table(("", ["-9S"]), ("", ["-8C"])), "attack 1 2", "pass", "pass", rules=rules_of(2)
    )
    assert events[-2:] == ["out 1", "win 0"] and state.winner == 0 and full_view(state).gardens == ((), ())


def suicide(pile: str, hand: str = "", third: str = "5D") -> Position:
    """Return the last will of seat 0, which has drawn the first card of the pile."""
    start = table((hand, ["-9S"]), ("2C", ["-8C", "7C"]), ("", [third]), pile=pile)
    return after(start, "attack 1 2", "pass", "pass")


def test_a_last_will_is_played_without_replies() -> None:
    state = suicide("KS", "JB")
    assert (state.phase, state.acting, state.turn) == (LAST_WILL, 0, 0)
    assert [IDS[card] for card in hand(state, 0)] == ["JB", "KS"] and full_view(state).alive == 0b111
    assert why(state, "attack 1 3") is not None and why(state, "end") is not None
    state, events = after_with_events(state, "poison KS 3 0")
    assert events == ["discard KS 7C", "gone f3", "out 1", "discard 2C"] and state.acting == 0
    state, events = after_with_events(state, "poison JB 4 0")
    assert events[-1] == "win 0" and full_view(state).gardens == ((), (), ())


def test_a_last_will_without_a_kill_ends_in_death() -> None:
    state, events = after_with_events(suicide("2S", "3S"), "pass")
    assert events == ["out 0", "discard 3S 2S", "turn 1"]
    assert (state.turn, state.phase, full_view(state).alive) == (1, MAIN, 0b110)


def test_a_last_will_may_leave_one_opponent_as_the_winner() -> None:
    state = after(suicide("KS"), "poison KS 3 0")
    state, events = after_with_events(state, "pass")
    assert events == ["out 0", "win 2"] and (state.winner, full_view(state).fallen) == (2, (1, 0))


def test_a_flower_made_by_a_last_will_survives() -> None:
    state = suicide("2S", "3S 4H")
    state, events = after_with_events(state, "create 4H 3S 2S", "pass")
    assert events == ["turn 1"] and full_view(state).alive == 0b111 and names(state, 5) == ["4H", "3S", "2S"]


def test_a_beaten_hand_is_buried_before_the_victory_draw() -> None:
    """Check the clarification: with an empty pile the hand is among the cards that are shuffled."""
    start = table(("", ["-9S -4S"]), ("2C", ["-8C"]), ("", ["-7D"]), pile="")
    state, events = after_with_events(start, "attack 1 2", "pass", "pass")
    kinds = [event.split()[0] for event in events]
    assert kinds == ["battle", "discard", "gone", "out", "discard", "shuffle", "drawn", "turn"]
    assert set(cards("9S 8C 2C")) <= {*state.pile, *hand(state, 0)} and full_view(state).grave == ()


def test_poison_outside_a_battle_wins_too() -> None:
    start = table(("KS", ["9S 4S"]), ("2C", ["8C"]))
    state, events = after_with_events(start, "poison KS 2 0", rules=rules_of(2))
    assert events == ["discard KS 8C", "gone f2", "out 1", "discard 2C", "win 0"]
    assert state.winner == 0 and state.acting == -1


def test_a_fighter_poisoned_to_death_ends_the_match() -> None:
    start = table(("KS", ["9S 4S"]), ("2C", ["8C"]))
    _, events = after_with_events(start, "attack 1 2", "poison KS 2 0", rules=rules_of(2))
    assert events == ["discard KS 8C", "gone f2", "battle failed", "out 1", "discard 2C", "win 0"]


def test_poisoning_oneself_to_death_passes_the_turn() -> None:
    """Check A20."""
    start = table(("KS 2H", ["9S"]), ("", ["8C"]), ("", ["7D"]))
    state, events = after_with_events(start, "poison KS 1 0")
    assert events == ["discard KS 9S", "gone f1", "out 0", "discard 2H", "turn 1"]
    assert state.turn == 1 and after(state, "end", "end").turn == 1  # a seat that is out is skipped


def test_a_third_player_may_die_in_a_battle() -> None:
    start = table(("KS", ["9S 4S"]), ("", ["8C 2C"]), ("", ["7D"]))
    state, events = after_with_events(start, "attack 1 2", "poison KS 3 0")
    assert events == ["discard KS 7D", "gone f3", "out 2"] and full_view(state).battle is not None
    assert (state.acting, full_view(state).alive) == (1, 0b011)


def test_places_follow_the_order_of_elimination() -> None:
    state = after(suicide("KS"), "poison KS 3 0", "pass")
    result = rules_of(3).result(state)
    assert [(each.seat, each.place) for each in result.standings] == [(2, 1), (0, 2), (1, 3)]
    assert result.winner == 2 and not result.last_will
    state = after(suicide("KS", "JB"), "poison KS 3 0", "poison JB 4 0")
    assert rules_of(3).result(state).last_will
