"""Moves of Sorry: every card and every special rule, on boards set up by hand."""

from __future__ import annotations

import pytest

from games.sorry.board import HOME, START
from games.sorry.position import AWAIT_DRAW
from macclassic.engine.core.game_spec import IllegalAction
from tests.games.sorry.support.positions import action_of, happened, moves, position, step

# The board, the card, the move, and its events as in a record.
BOARDS: dict[str, tuple[str, str, str, str]] = {
    "a 1 brings a pawn out": ("", "1", "enter red-1", "step red-1 start 4"),
    "a 1 walks": ("red-1=4", "1", "forward red-1 1", "step red-1 4 5"),
    "a 2 brings a pawn out": ("", "2", "enter red-1", "step red-1 start 4"),
    "any pawn of the start may leave it": ("", "2", "enter red-3", "step red-3 start 4"),
    "coming out onto an own pawn sends it back (D8)": (
        "red-2=4", "1", "enter red-1", "step red-1 start 4; bump red-2 4",
    ),
    "coming out sends a foe back that slid there (A22)": (
        "yellow-1=4", "2", "enter red-1", "step red-1 start 4; bump yellow-1 4",
    ),
    "a 3 walks": ("red-1=20", "3", "forward red-1 3", "step red-1 20 23"),
    "a walk goes on past square 59": ("yellow-1=5 red-1=58", "5", "forward red-1 5", "step red-1 58 s1"),
    "a walk may pass anybody": ("red-1=20 yellow-1=22 red-2=23", "5", "forward red-1 5", "step red-1 20 25"),
    "a landing sends a foe back": (
        "red-1=20 yellow-3=28", "8", "forward red-1 8", "step red-1 20 28; bump yellow-3 28",
    ),
    "a landing sends an own pawn back (D1)": (
        "red-1=20 red-4=28", "8", "forward red-1 8", "step red-1 20 28; bump red-4 28",
    ),
    "even in the safety zone": (
        "red-1=57 red-2=s3", "8", "forward red-1 8", "step red-1 57 s3; bump red-2 s3",
    ),
    "a 4 walks backward": ("red-1=20", "4", "backward red-1 4", "step red-1 20 16; slide red-1 16 19"),
    "a 4 from the circle": ("red-1=4", "4", "backward red-1 4", "step red-1 4 0"),
    "backward past square 0": ("red-1=2", "4", "backward red-1 4", "step red-1 2 58"),
    "backward over the own diamond (D6)": ("red-1=6", "4", "backward red-1 4", "step red-1 6 2"),
    "backward never turns into the zone (A13)": ("red-1=5", "4", "backward red-1 4", "step red-1 5 1"),
    "backward within the zone": ("red-1=s5", "4", "backward red-1 4", "step red-1 s5 s1"),
    "backward out of the zone": ("red-1=s2", "4", "backward red-1 4", "step red-1 s2 0"),
    "backward out of the zone onto a foe": (
        "red-1=s1 yellow-1=2", "10", "backward red-1 1", "step red-1 s1 2; bump yellow-1 2",
    ),
    "after backing up a pawn turns in (A12)": ("red-1=0", "5", "forward red-1 5", "step red-1 0 s3"),
    "from the turn square": ("red-1=2", "3", "forward red-1 3", "step red-1 2 s3"),
    "from the own diamond it goes round the board (A11)": (
        "red-1=3", "12", "forward red-1 12", "step red-1 3 15",
    ),
    "another's zone is no way in": ("red-1=14", "5", "forward red-1 5", "step red-1 14 19"),
    "home by exact count": ("red-1=s2", "3", "forward red-1 3", "step red-1 s2 s5"),
    "home itself": ("red-1=s3", "3", "forward red-1 3", "step red-1 s3 home"),
    "nobody is sent back from home": ("red-1=s3 red-2=home", "3", "forward red-1 3", "step red-1 s3 home"),
    "too much bounces back (D2)": ("red-1=s4", "5", "forward red-1 5", "step red-1 s4 s3"),
    "a bounce may leave the zone (A14)": ("red-1=s5", "12", "forward red-1 12", "step red-1 s5 57"),
    "a bounce may send back": (
        "red-1=s5 yellow-2=57", "12", "forward red-1 12", "step red-1 s5 57; bump yellow-2 57",
    ),
    "a bounce may end where it began (A14)": ("red-1=2", "12", "forward red-1 12", "step red-1 2 2"),
    "a 2 on the last square goes nowhere": ("red-1=s5", "2", "forward red-1 2", "step red-1 s5 s5"),
    "a 7 with one pawn (A1)": ("red-1=20", "7", "forward red-1 7", "step red-1 20 27"),
    "a 7 split": (
        "red-1=20 red-2=40", "7", "forward red-2 5, forward red-1 2", "step red-2 40 45; step red-1 20 22",
    ),
    "a split brings two home (A15)": (
        "red-1=s3 red-2=s2", "7", "forward red-1 3, forward red-2 4",
        "step red-1 s3 home; step red-2 s2 home",
    ),
    "the second part sends the first back": (
        "red-1=20 red-2=21", "7", "forward red-1 4, forward red-2 3",
        "step red-1 20 24; slide red-1 24 28; step red-2 21 24; slide red-2 24 28; bump red-1 28",
    ),
    "a 10 forward": ("red-1=20", "10", "forward red-1 10", "step red-1 20 30"),
    "a 10 one back": ("red-1=20", "10", "backward red-1 1", "step red-1 20 19"),
    "one back onto a triangle slides (A9)": (
        "red-1=17", "10", "backward red-1 1", "step red-1 17 16; slide red-1 16 19",
    ),
    "an 11 forward": ("red-1=20", "11", "forward red-1 11", "step red-1 20 31; slide red-1 31 34"),
    "an 11 changes places": (
        "red-1=20 yellow-1=50", "11", "swap red-1 yellow-1", "step red-1 20 50; step yellow-1 50 20",
    ),
    "the changed pawn slides too (A8)": (
        "red-1=9 yellow-1=50", "11", "swap red-1 yellow-1",
        "step red-1 9 50; step yellow-1 50 9; slide yellow-1 9 13",
    ),
    "the mover's slide sweeps the other away (A8)": (
        "red-1=33 yellow-1=31", "11", "swap red-1 yellow-1",
        "step red-1 33 31; step yellow-1 31 33; slide red-1 31 34; bump yellow-1 33",
    ),
    "both slide": (
        "red-1=9 yellow-1=39", "11", "swap red-1 yellow-1",
        "step red-1 9 39; step yellow-1 39 9; slide red-1 39 43; slide yellow-1 9 13",
    ),
    "a Sorry takes a foe's place": (
        "yellow-2=50", "sorry", "sorry red-1 yellow-2", "step red-1 start 50; bump yellow-2 50",
    ),
    "and slides (A9)": (
        "yellow-2=31 yellow-3=33", "sorry", "sorry red-1 yellow-2",
        "step red-1 start 31; bump yellow-2 31; slide red-1 31 34; bump yellow-3 33",
    ),
    "and may stand on the own diamond (D6)": (
        "yellow-2=3", "sorry", "sorry red-1 yellow-2", "step red-1 start 3; bump yellow-2 3",
    ),
    "a slide sweeps everybody, own too (A10)": (
        "red-1=11 red-2=17 yellow-1=16 yellow-2=19 yellow-3=20", "5", "forward red-1 5",
        "step red-1 11 16; bump yellow-1 16; slide red-1 16 19; bump red-2 17; bump yellow-2 19",
    ),
    "no slide on the own colour": ("red-1=4", "5", "forward red-1 5", "step red-1 4 9"),
    "no slide from its middle": ("red-1=20", "5", "forward red-1 5", "step red-1 20 25"),
    "a slide of a colour that does not play": (
        "red-1=43", "3", "forward red-1 3", "step red-1 43 46; slide red-1 46 49",
    ),
    "the last slide of the board": (
        "red-1=49", "5", "forward red-1 5", "step red-1 49 54; slide red-1 54 58",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BOARDS)
def test_a_move_has_the_result_of_the_rules(name: str) -> None:
    places, card, move, expected = BOARDS[name]
    state = position(places, card)
    after, events = step(state, action_of(move))
    assert "; ".join(happened(events)) == expected
    assert after.phase == AWAIT_DRAW and after.seat == (0 if card == "2" else 1)
    assert sum(place == START for place in after.places) - sum(
        place == START for place in state.places
    ) == expected.count("bump") - expected.count("start")
    on_board = [place for place in after.places if place < HOME]
    assert len(set(on_board)) == len(on_board)


def split(*ways: str) -> str:
    """Return splits of a 7 as texts: ``2+5`` red 1 two steps and then red 2 five, ``5-2`` red 2 first."""
    found = []
    for way in ways:
        pawns = ("red-1", "red-2") if "+" in way else ("red-2", "red-1")
        steps = way.replace("-", "+").split("+")
        found.append(f"forward {pawns[0]} {steps[0]}, forward {pawns[1]} {steps[1]}")
    return "; ".join(found)


# The board, the card, and every legal action in order.
LISTS: dict[str, tuple[str, str, str]] = {
    "1": ("red-2=10", "1", "enter red-1; forward red-2 1"),
    "2 with nobody left in the start": (
        "red-1=10 red-2=20 red-3=s1 red-4=home", "2", "forward red-1 2; forward red-2 2; forward red-3 2",
    ),
    "3 moves nobody out": ("red-1=10", "3", "forward red-1 3"),
    "4 only backward": ("red-1=10 red-2=s3", "4", "backward red-1 4; backward red-2 4"),
    "8, forced though it costs an own pawn (D1)": (
        "red-1=10 red-2=18 red-3=home red-4=home", "8", "forward red-1 8; forward red-2 8",
    ),
    "7 with one pawn out": ("red-1=10 yellow-1=20", "7", "forward red-1 7"),
    "7 over two, equal results once (A2)": (
        "red-1=20 red-2=40", "7",
        "forward red-1 7; forward red-2 7; " + split("1+6", "2+5", "3+4", "4+3", "5+2", "6+1"),
    ),
    "7 where the first part would remove the second (A2)": (
        "red-1=20 red-2=21", "7",
        "forward red-1 7; forward red-2 7; " + split("6-1", "2+5", "3+4", "4+3", "3-4", "5+2", "6+1"),
    ),
    "7 with bounces, equal results once (A2)": (
        "red-1=s3 red-2=s2", "7",
        "forward red-1 7; forward red-2 7; " + split("1+6", "6-1", "2+5", "5-2", "3+4", "6+1"),
    ),
    "10 both ways (D4)": (
        "red-1=10 red-2=s5", "10", "forward red-1 10; forward red-2 10; backward red-1 1; backward red-2 1",
    ),
    "11 only between pawns on the track (A7)": (
        "red-1=10 red-2=s1 yellow-1=20 yellow-2=s4 yellow-3=home", "11",
        "forward red-1 11; forward red-2 11; swap red-1 yellow-1",
    ),
    "sorry: each target, one pawn of the start (A5)": (
        "red-1=10 yellow-1=20 yellow-2=s4 yellow-4=40", "sorry", "sorry red-2 yellow-1; sorry red-2 yellow-4",
    ),
    "12 always goes (D2)": ("red-1=s5", "12", "forward red-1 12"),
}  # fmt: skip


@pytest.mark.parametrize("name", LISTS)
def test_exactly_these_moves_are_legal(name: str) -> None:
    places, card, expected = LISTS[name]
    assert "; ".join(moves(position(places, card))) == expected


# The board, the card, an illegal move, and a part of the reason.
FORBIDDEN: dict[str, tuple[str, str, str, str]] = {
    "draw twice": ("red-1=4", "3", "draw", "already"),
    "come out with a 3": ("red-1=4", "3", "enter red-2", "Only a 1 or a 2"),
    "come out twice": ("red-1=4", "1", "enter red-1", "not in its start"),
    "walk out of the start": ("red-1=4", "5", "forward red-2 5", "not on the board"),
    "walk out of home": ("red-1=4 red-2=home", "5", "forward red-2 5", "not on the board"),
    "walk too far": ("red-1=4", "5", "forward red-1 6", "not say so many steps forward"),
    "a 4 forward": ("red-1=10", "4", "forward red-1 4", "not say so many steps forward"),
    "a 5 backward": ("red-1=10", "5", "backward red-1 5", "not say so many steps backward"),
    "move another's pawn": ("red-1=10 yellow-1=20", "5", "forward yellow-1 5", "not yours"),
    "split an 8": ("red-1=10 red-2=20", "8", "forward red-1 4, forward red-2 4", "Only a 7"),
    "split to start a pawn (§4)": ("red-1=10", "7", "forward red-1 6, forward red-2 1", "not on the board"),
    "split to eight": ("red-1=10 red-2=20", "7", "forward red-1 6, forward red-2 2", "seven steps in all"),
    "split over one pawn": ("red-1=10", "7", "forward red-1 6, forward red-1 1", "two pawns of your own"),
    "split with a foe": (
        "red-1=10 yellow-1=20", "7", "forward red-1 6, forward yellow-1 1", "two pawns of your own",
    ),
    "split that removes the second (A2)": (
        "red-1=20 red-2=21", "7", "forward red-1 1, forward red-2 6", "can't walk any more",
    ),
    "swap with a 10": ("red-1=10 yellow-1=20", "10", "swap red-1 yellow-1", "Only an 11"),
    "swap out of the zone (A7)": ("red-1=s1 yellow-1=20", "11", "swap red-1 yellow-1", "on the track"),
    "swap into the zone (A7)": ("red-1=10 yellow-1=s1", "11", "swap red-1 yellow-1", "on the track"),
    "swap with an own pawn": ("red-1=10 red-2=20", "11", "swap red-1 red-2", "no opponent"),
    "sorry from the board (A4)": ("red-1=10 yellow-1=20", "sorry", "sorry red-1 yellow-1", "in its start"),
    "sorry on a zone (A4)": ("yellow-1=20 yellow-2=s5", "sorry", "sorry red-1 yellow-2", "no opponent"),
    "sorry without its card": ("yellow-1=20", "1", "sorry red-1 yellow-1", "Only a Sorry card"),
}  # fmt: skip


@pytest.mark.parametrize("name", FORBIDDEN)
def test_an_illegal_move_is_refused_with_a_sentence(name: str) -> None:
    places, card, move, reason = FORBIDDEN[name]
    state = position(places, card)
    action = action_of(move)
    assert action not in state.legal()
    with pytest.raises(IllegalAction, match=reason) as refused:
        step(state, action)
    assert str(refused.value).endswith(".")


def test_home_by_exact_count_forbids_steps_beyond_home() -> None:
    """By that house rule nothing bounces, in a 7's parts neither; without it old records keep their moves."""
    board = position("red-1=s3 red-2=s5 red-3=20", "7")
    assert "forward red-1 7" in moves(board)
    board.exact_home = True
    assert moves(board) == [
        "forward red-3 7",
        "forward red-1 1, forward red-3 6",
        *[f"forward red-1 {steps}, forward red-3 {7 - steps}" for steps in (2, 3)],
        "forward red-2 1, forward red-3 6",
    ]
    beyond = action_of("forward red-1 7")
    assert "exact count" in (board.why_not(beyond) or "")
    alone = position("red-1=s3 red-2=home", pile=["12"])
    alone.exact_home = True
    _, events = step(alone, alone.legal()[0])
    assert happened(events)[-1] == "forfeit 0"
