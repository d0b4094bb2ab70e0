"""Games of Sorry from the first card to the last pawn, in every mode, on the board of the pictures."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from games.sorry.board import COLOURS, DISTANCE, HOME, PAWNS, TRACK, place_name, zone
from games.sorry.cards import DECK, KINDS
from games.sorry.events import Card, Shuffle, Slide
from games.sorry.position import AWAIT_DRAW, OVER
from games.sorry.view import result, view
from macclassic.engine.core.game_spec import MATCH_OVER, IllegalAction
from tests.games.sorry.support.positions import RULES, action_of, dealt, happened, moves, position, step

GEOMETRY = Path(__file__).parents[4] / "resources" / "cards" / "sorry" / "geometry.json"

# Turning over cards


def test_red_begins_and_cards_come_from_the_top() -> None:
    state = dealt("4", 1)
    assert (state.seat, state.actor(), moves(state)) == (0, 0, ["draw"])
    assert Counter(state.pile) == Counter(DECK)
    _, events = step(state, action_of("draw"))
    assert happened(events)[0] == f"card 0 {KINDS[state.pile[0]]}"


def test_a_move_before_the_draw_is_refused() -> None:
    with pytest.raises(IllegalAction, match="Turn over a card first"):
        step(position("red-1=10"), action_of("forward red-1 3"))


@pytest.mark.parametrize(
    ("places", "card"),
    [
        ("", "3"),
        ("red-1=home", "12"),
        ("red-1=home", "sorry"),
        ("yellow-1=s3", "sorry"),
        ("red-1=5", "sorry"),
    ],
)
def test_no_move_is_a_forfeit_and_the_turn_passes(places: str, card: str) -> None:
    after, events = step(position(places, pile=[card]), action_of("draw"))
    assert happened(events) == [f"card 0 {card}", "forfeit 0"]
    assert (after.seat, after.phase, moves(after)) == (1, AWAIT_DRAW, ["draw"])


def test_a_sorry_with_the_whole_start_empty_is_a_forfeit() -> None:
    state = position("red-1=5 red-2=6 red-3=s1 red-4=home yellow-1=20", pile=["sorry"])
    assert happened(step(state, action_of("draw"))[1])[1] == "forfeit 0"


def test_after_a_2_the_same_seat_draws_again() -> None:
    used, _ = step(position("red-1=10", "2"), action_of("forward red-1 2"))
    assert (used.seat, used.phase) == (0, AWAIT_DRAW)
    home = "red-1=home red-2=home red-3=home red-4=home"
    unused, events = step(position(home, pile=["2"]), action_of("draw"))
    assert happened(events) == ["card 0 2", "forfeit 0"]
    assert (unused.seat, unused.phase) == (0, AWAIT_DRAW)


@pytest.mark.parametrize("mode", ["2", "3", "4", "team"])
def test_the_turn_passes_to_the_next_seat(mode: str) -> None:
    state = position("", pile=["3"] * 3, mode=mode)
    order = [state.seat]
    for _ in range(3):
        state, _ = step(state, action_of("draw"))
        order.append(state.seat)
    assert order == [number % state.mode.seats for number in range(4)]


def test_with_a_pawn_in_play_only_a_sorry_card_is_forfeited() -> None:
    """The invariant of D1 and D2, from every place of a pawn."""
    for place in [str(square) for square in range(TRACK)] + [f"s{number}" for number in range(1, 6)]:
        for card in KINDS[:-1]:
            assert moves(position(f"red-1={place} red-2=home red-3=home red-4=home", card))


def test_an_empty_pile_is_reshuffled_completely_before_the_draw() -> None:
    state = position("red-1=10")
    assert view(state, 0).left == (0,) * 11
    after, events = step(state, action_of("draw"))
    assert [type(event) for event in events[:2]] == [Shuffle, Card]
    assert Counter(after.pile) == Counter(DECK) and (after.drawn, after.shuffles) == (1, 1)
    rules = RULES["2"]
    assert rules.redact(events[0], 0, 1) == Shuffle(()) and rules.redact(events[1], 0, 1) == events[1]
    assert step(state, action_of("draw"))[0] == after  # rules are pure
    assert sum(view(after, 0).left) == 44


def test_two_shuffles_of_a_game_differ() -> None:
    first, _ = step(position(""), action_of("draw"))
    first.drawn, first.phase = 45, AWAIT_DRAW
    second, _ = step(first, action_of("draw"))
    assert first.pile != second.pile and second.shuffles == 2


# The end


def test_four_at_home_win_at_once_even_after_a_2() -> None:
    state = position("red-1=s4 red-2=home red-3=home red-4=home yellow-1=20", "2")
    after, events = step(state, action_of("forward red-1 2"))
    assert happened(events) == ["step red-1 s4 home", "win [0]"]
    assert (after.actor(), after.phase, after.legal()) == (MATCH_OVER, OVER, ())
    assert [result(after).tally(seat).won for seat in (0, 1)] == [True, False]
    assert [result(after).tally(seat).place for seat in (0, 1)] == [1, 2]
    with pytest.raises(IllegalAction, match="over"):
        step(after, action_of("draw"))


def test_three_at_home_do_not_win() -> None:
    state = position("red-1=s4 red-2=home red-3=home", "2", mode="4")
    assert step(state, action_of("forward red-1 2"))[0].phase == AWAIT_DRAW


def test_a_result_counts_pawns_at_home_in_start_and_on_the_way() -> None:
    state = position(
        "red-1=s4 red-2=home red-3=home red-4=home blue-1=17 blue-2=home yellow-1=33", "2", mode="3"
    )
    over, _ = step(state, action_of("forward red-1 2"))
    found = result(over)
    assert found.winners == (0,)
    assert [(each.colour, each.home, each.waiting, each.steps) for each in found.standings] == [
        (0, 4, 0, 0), (1, 1, 2, 6), (2, 0, 3, 65),
    ]  # fmt: skip


# Three, four and pairs


def test_the_other_colours_have_the_same_board_rotated() -> None:
    for colour in range(1, 4):
        for place in range(TRACK):
            assert DISTANCE[colour][(place + 15 * colour) % TRACK] == DISTANCE[0][place]
    assert [DISTANCE[0][place] for place in (2, 1, 0, 59, 4, 3)] == [6, 7, 8, 9, 64, 65]
    assert [DISTANCE[3][zone(3, number)] for number in range(1, 6)] == [5, 4, 3, 2, 1]


def test_green_enters_its_own_safety_zone() -> None:
    state = position("green-1=45", "8", seat=3, mode="4")
    assert happened(step(state, action_of("forward green-1 8"))[1]) == ["step green-1 45 home"]


def test_a_sorry_card_may_bump_any_of_three_opponents() -> None:
    state = position("blue-1=9 yellow-2=50 green-3=20", "sorry", mode="4")
    found = moves(state)
    assert found == ["sorry red-1 blue-1", "sorry red-1 yellow-2", "sorry red-1 green-3"]


PAIR = "red-1=20 yellow-1=50 blue-1=5 green-1=11"


def test_a_pair_moves_eight_pawns() -> None:
    assert moves(position(PAIR, "3", mode="team")) == ["forward red-1 3", "forward yellow-1 3"]
    assert moves(position(PAIR, "3", seat=2, mode="team")) == moves(position(PAIR, "3", mode="team"))
    assert moves(position(PAIR, "1", seat=1, mode="team"))[:2] == ["enter blue-2", "enter green-2"]
    assert "forward red-1 3, forward yellow-1 4" in moves(position(PAIR, "7", mode="team"))


def test_a_pair_swaps_with_the_other_pair_only() -> None:
    assert moves(position(PAIR, "11", mode="team"))[2:] == [
        f"swap {mine} {theirs}" for mine in ("red-1", "yellow-1") for theirs in ("blue-1", "green-1")
    ]
    assert moves(position(PAIR, "sorry", mode="team")) == [
        f"sorry {mine} {theirs}" for mine in ("red-2", "yellow-2") for theirs in ("blue-1", "green-1")
    ]


def test_a_partners_pawn_is_bumped_and_its_slides_are_foreign() -> None:
    state = position("red-1=26 yellow-1=33 yellow-2=10", "5", mode="team")
    assert happened(step(state, action_of("forward red-1 5"))[1]) == [
        "step red-1 26 31", "slide red-1 31 34", "bump yellow-1 33",
    ]  # fmt: skip
    assert happened(step(state, action_of("forward yellow-2 5"))[1]) == ["step yellow-2 10 15"]


def test_a_pair_wins_with_eight_at_home() -> None:
    all_but_one = " ".join(f"{colour}-{number}=home" for colour in ("red", "yellow") for number in (1, 2, 3))
    state = position(f"{all_but_one} red-4=home yellow-4=s3", "3", mode="team")
    after, events = step(state, action_of("forward yellow-4 3"))
    assert happened(events)[-1] == "win [0, 2]"
    assert [result(after).tally(seat).won for seat in range(4)] == [True, False, True, False]
    assert [result(after).tally(seat).place for seat in range(4)] == [1, 3, 1, 3]
    four = position("red-1=home red-2=home red-3=home red-4=s3", "3", mode="team")
    assert step(four, action_of("forward red-4 3"))[0].phase == AWAIT_DRAW


# The option


def test_a_7_that_must_be_split_is_forfeited_with_one_pawn_out() -> None:
    _, events = step(position("red-1=10", pile=["7"], must_split=True), action_of("draw"))
    assert happened(events) == ["card 0 7", "forfeit 0"]
    two = position("red-1=10 red-2=20", "7", must_split=True)
    assert all("," in move for move in moves(two)) and len(moves(two)) == 6
    with pytest.raises(IllegalAction, match="must be split"):
        step(two, action_of("forward red-1 7"))


# The board in numbers and in pictures


def test_the_squares_match_the_pictures() -> None:
    drawn = json.loads(GEOMETRY.read_text(encoding="utf-8"))
    assert len(drawn["squares"]) == TRACK and tuple(drawn["colours"]) == COLOURS
    for seat, (colour, found) in enumerate(drawn["colours"].items()):
        pawn = f"{colour}-1"
        entered, _ = step(position("", "1", seat=seat, mode="4"), action_of(f"enter {pawn}"))
        assert entered.places[PAWNS.index(pawn)] == found["entry"]
        on_turn = position(f"{pawn}={found['turn']}", "1", seat=seat, mode="4")
        inside, _ = step(on_turn, action_of(f"forward {pawn} 1"))
        assert place_name(inside.places[PAWNS.index(pawn)]) == "s1" and len(found["safety"]) == 5
        assert DISTANCE[seat][found["diamond"]] == 65
        other = (seat + 1) % 4
        name = f"{COLOURS[other]}-1"
        for triangle, end in found["slides"]:
            before = position(f"{name}={(triangle - 1) % TRACK}", "1", seat=other, mode="4")
            slid, events = step(before, action_of(f"forward {name} 1"))
            assert slid.places[PAWNS.index(name)] == end and isinstance(events[-1], Slide)


def test_no_two_colours_share_a_zone() -> None:
    every = [zone(colour, number) for colour in range(4) for number in range(1, 6)]
    assert sorted(every) == list(range(TRACK, HOME))
    assert all(one + 1 == two for one, two in pairwise(every))
