"""Positions that a match keeps are not changed by queries or by play from them."""

from __future__ import annotations

import random

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import GO, PLAYS, STOP, Go, Play, Stop, Take
from games.war_of_flowers.cards import NUMBER
from games.war_of_flowers.events import Collect, Event, Flip, PassPlain
from games.war_of_flowers.position import Position
from games.war_of_flowers.record_format import ACTIONS, EVENTS, agrees
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.match.conformance import again, begun
from macclassic.engine.match.match import Match
from tests.games.war_of_flowers.support.positions import ANIMAL, PLAIN_CUP, act, event_lines, position

SUN = PLAYS[NUMBER["01-sun"]]


def kept(match: Match) -> list[Position]:
    """Return every position that a match keeps."""
    return [state for start, moves in match.history() for state in (start, *(after for *_, after in moves))]


@pytest.mark.parametrize("cup", ["animal", "double-plain"])
def test_stored_positions_stay_unchanged(cup: str) -> None:
    """Each kept position equals a copy made at once, after all operations on it."""
    match, rng = begun(GAME, 3, cup=cup), random.Random(3)
    copies: dict[int, tuple[Position, Position]] = {}
    for ply in range(300):
        copies.update({id(each): (each, each.copy()) for each in kept(match) if id(each) not in copies})
        if match.actor < 0:
            assert match.result.money and match.rules.form.outcome(match.state)
            match.next_round()
            continue
        before = match.state
        for seat in range(3):
            assert match.view(seat) == match.rules.view(before, seat)
        match.apply(rng.choice(match.legal))
        match.rules.view(match.state, EVERYBODY)
        if ply % 7 == 0:
            match.undo(before.turn, beyond=True)
    match.to_record()
    again(match)
    assert len(copies) > 200
    for each, copy in copies.values():
        assert each == copy
        assert each.log is None and not each.recorded_events


def test_a_copy_shares_no_mutable_parts() -> None:
    start = ANIMAL.start(deal_stream(5, 0))
    copy = start.copy()
    for name in ("hands", "collections", "tallies", "points", "before", "go_score", "gos", "money", "plays"):
        assert getattr(copy, name) is not getattr(start, name), name


def test_without_a_log_events_are_missing_and_all_else_is_the_same() -> None:
    start = position("05-ribbon", "01-sun", "01-ribbon", collections=("", "08-plain-1", "11-double"))
    logged, happened = act(ANIMAL, start, "play 01-sun")
    quiet = start.copy()
    quiet.play(SUN)
    assert "bonus smack 0" in event_lines(happened) and quiet.log is None
    assert quiet.collections == logged.collections and quiet.points == logged.points


# Recorded plains that the rules leave open


def passes(*cards: str) -> list[dict[str, object]]:
    """Return a recorded smack for which the next seat passes these plains."""
    return [
        {"type": "flip", "card": "01-ribbon"},
        {"type": "collect", "seat": 0, "cards": ["01-sun", "01-ribbon"], "by": "hand"},
        {"type": "bonus", "kind": "smack", "seat": 0},
        *({"type": "pass-plain", "from": 1, "to": 0, "card": card} for card in cards),
        {"type": "score", "seat": 0, "points": 0},
    ]


def smacked(cards: str) -> Position:
    return position("05-ribbon", "01-sun", "01-ribbon", collections=("", cards, ""))


def test_the_recorded_plain_passes() -> None:
    start = smacked("05-plain-1 05-plain-2 08-plain-1 11-double")
    for card in ("05-plain-1", "05-plain-2", "08-plain-1"):
        after, log = ANIMAL.follow(start, SUN, passes(card))
        assert [ANIMAL.event_to_json(each)["card"] for each in log if isinstance(each, PassPlain)] == [card]
        assert after.tallies[1] == ANIMAL.step(start, SUN)[0].tallies[1]


@pytest.mark.parametrize("cards", [(), ("11-double",), ("04-plain-1",), ("05-plain-1", "05-plain-2")])
def test_recorded_plains_that_may_not_pass_are_refused(cards: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="its events are not what"):
        ANIMAL.follow(smacked("05-plain-1 05-plain-2 11-double"), SUN, passes(*cards))


def test_recorded_events_must_be_complete_and_in_order() -> None:
    log: list[Event] = [Flip(3), Collect(0, 9)]
    assert agrees(log, log)
    assert not agrees(log[:1], log) and not agrees([*log, log[1]], log) and not agrees(log[::-1], log)


# The public format


@pytest.mark.parametrize("action", [GO, STOP, PLAYS[7], Play(8, 9), Take(40)])
def test_an_action_read_back_is_equal(action: Go | Stop | Play | Take) -> None:
    back = ACTIONS.from_json(ACTIONS.to_json(action))
    assert back == action and hash(back) == hash(action)
    assert [other for other in (GO, STOP, PLAYS[7], Take(7)) if other == back] == [
        other for other in (GO, STOP, PLAYS[7], Take(7)) if other is action
    ]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"type": "fly"}, "“fly” is no action"),
        ({}, "None is no action"),
        ([], "None is no action"),
        ({"type": ["play"]}, "a list is no action"),
        ({"type": "play"}, "the action “play” lacks its “card”"),
        ({"type": "play", "card": "zz"}, "“zz” is no card"),
        ({"type": "play", "card": 3}, "3 is no card"),
        ({"type": "play", "card": "01-sun", "take": None}, "None is no card"),
    ],
)
def test_an_invalid_action_is_refused_with_a_sentence(data: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        ACTIONS.from_json(data)


@pytest.mark.parametrize(
    "data",
    [
        {"type": "collect", "seat": 0, "cards": ["01-sun", "01-sun"]},
        {"type": "collect", "seat": 0, "cards": "01-sun"},
        {"type": "collect", "seat": 3, "cards": []},
        {"type": "score", "seat": True, "points": 0},
        {"type": "score", "seat": 0, "points": True},
        {"type": "stop", "seat": 0, "forced": 1},
        {"type": "triplet", "month": "4"},
        {"type": "triplet", "month": 13},
        {"type": "bonus", "kind": ["smack"], "seat": 0},
        {"type": "pay", "from": 0, "to": 1},
    ],
)
def test_an_invalid_event_is_refused(data: object) -> None:
    with pytest.raises(ValueError):
        EVENTS.from_json(data)


def test_the_position_stores_whether_the_cup_is_a_plain() -> None:
    for rules, plain in ((ANIMAL, False), (PLAIN_CUP, True)):
        assert rules.start(deal_stream(5, 0)).cup_plain is plain
