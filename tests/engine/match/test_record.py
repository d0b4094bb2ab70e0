"""Records: refused contents, permitted variations, the permanent format, and the cost of saving."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.war_of_flowers import GAME
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.conformance import begun, places, put
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.simulate import simulate, verify

GOLDEN = Path(__file__).parents[2] / "golden" / "war-7.json"
RANDOM = ["random"] * 3
WHOLE: dict[str, Any] = simulate(GAME, 3, None, {"money": 10}, RANDOM)
"""A whole war, to its end."""
PLACES = list(places(WHOLE))


def read(record: dict[str, Any]) -> Match:
    return verify(records.loads(json.dumps(record)))


def changed(*path: Any, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(WHOLE)
    put(data, path, value)
    return data


def move_with(kind: str) -> tuple[Any, ...]:
    """Return the path of the first event of a type."""
    for path in PLACES:
        if len(path) == 6 and path[4:] == ("events", path[5]):
            data: Any = WHOLE
            for key in path:
                data = data[key]
            if data["type"] == kind:
                return path
    raise AssertionError(f"no {kind} in the record")


def test_the_record_of_seed_7_never_changes(request: pytest.FixtureRequest) -> None:
    text = records.dumps(simulate(GAME, 7, 4, {}, RANDOM)) + "\n"
    if request.config.getoption("--update-golden"):
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_bytes(text.encode())
    assert text.encode() == GOLDEN.read_bytes()


def test_the_record_of_a_whole_war_is_valid() -> None:
    match = read(WHOLE)
    assert match.actor == MATCH_OVER
    assert WHOLE["outcome"]["broke"] and "capped" not in WHOLE["outcome"]


def test_a_capped_match_says_so_and_can_continue() -> None:
    record = simulate(GAME, 3, 1, {}, RANDOM)
    assert record["outcome"]["capped"] is True and len(record["rounds"]) == 1
    match = read(record)
    match.next_round()
    assert "outcome" not in match.to_record()


# Refused contents


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "damaged or cut off"),
        ("{", "damaged or cut off"),
        ("[" * 100_000, "damaged or cut off"),
        ('{"format": "macclassic-record", "schema": ' + "9" * 5000, "damaged or cut off"),
        ("[]", "not a record of macclassic"),
        ("null", "not a record of macclassic"),
        ('{"name": "something else"}', "not a record of macclassic"),
        ('{"format": "macclassic-record"}', "does not say its schema"),
        ('{"format": "macclassic-record", "schema": true}', "does not say its schema"),
        ('{"format": "macclassic-record", "schema": 2}', "schema 2, which this version can't read"),
        ('{"format": "macclassic-record", "schema": 1}', "lacks its game"),
    ],
)
def test_files_that_are_no_records_are_refused(text: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        records.loads(text)


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
def test_a_truncated_text_is_refused(share: float) -> None:
    text = records.dumps(WHOLE)
    with pytest.raises(BadRecord, match="cut off"):
        records.loads(text[: int(len(text) * share)])


def _append(data: dict[str, Any]) -> dict[str, Any]:
    moves = data["rounds"][-1]["moves"]
    moves.append(copy.deepcopy(moves[0]))
    return data


def _swap(data: dict[str, Any]) -> dict[str, Any]:
    deal = data["rounds"][0]["deal"]
    deal["hands"][1][0], deal["stack"][0] = deal["stack"][0], deal["hands"][1][0]
    return data


def _drop(data: dict[str, Any], *path: Any) -> dict[str, Any]:
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    return data


DAMAGED: list[tuple[dict[str, Any], str]] = [
    (changed("game", value="chess"), "no game “chess” here"),
    (changed("seed", value=-1), "lacks its seed"),
    (changed("options", "money", value=True), "money must be a whole number from 10 to 999, not True"),
    (changed("options", "bet", value=1), "no option “bet”"),
    (changed("seats", value=[]), "does not name its seats"),
    (changed("seats", 1, "player", value=3), "does not name its seats"),
    (changed("rounds", value=[]), "holds no round"),
    (changed("rounds", 0, value=[]), "round 1: it has no moves"),
    (changed("rounds", 0, "deal", "stack", 0, value="13-sun"), "round 1: “13-sun” is no card"),
    (changed("rounds", 0, "deal", "stack", 0, value=WHOLE["rounds"][0]["deal"]["stack"][1]), "stands twice"),
    (changed("rounds", 0, "deal", "hands", value=[[], [], []]), "needs 7 cards in each hand"),
    (_swap(copy.deepcopy(WHOLE)), "round 1: move"),
    (changed("rounds", 0, "first", value=(WHOLE["rounds"][0]["first"] + 1) % 3), "it is the turn of seat"),
    (changed("rounds", 0, "first", value=True), "a first player from 0 to 2"),
    (changed("rounds", 0, "moves", 3, "seat", value=5), "move 4: it is the turn of seat"),
    (changed("rounds", 0, "moves", 3, "action", "type", value="dance"), "move 4: “dance” is no action"),
    (changed("rounds", 0, "moves", 3, "action", "card", value=[]), "move 4: a list is no card"),
    (changed("rounds", 0, "moves", 3, "events", value={}), "move 4: its events are not"),
    (changed(*move_with("score"), "points", value=1), "its events are not what the rules make"),
    (changed(*move_with("score"), "points", value=0.0), "its events are not what the rules make"),
    (changed(*move_with("pay"), "amount", value=1), "its events are not what the rules make"),
    (changed(*move_with("collect"), "cards", 0, value="01-sun"), "its events are not what the rules make"),
    (_drop(copy.deepcopy(WHOLE), *move_with("collect")), "its events are not what the rules make"),
    (_drop(copy.deepcopy(WHOLE), "rounds", 0, "moves", 2), "move 3: it is the turn of seat"),
    (_drop(copy.deepcopy(WHOLE), "rounds", 0, "moves", -1), "round 1: it ends before it is over"),
    (_append(copy.deepcopy(WHOLE)), "the round is over"),
    (_drop(copy.deepcopy(WHOLE), "rounds", 0, "outcome"), "round 1: it is over, but its outcome is missing"),
    (changed("rounds", 0, "outcome", "money", 1, value=1), "round 1: its outcome is not"),
    (changed("rounds", 0, "outcome", "winner", value=9), "round 1: its outcome is not"),
    (_drop(copy.deepcopy(WHOLE), "outcome"), "its outcome is missing"),
    (changed("outcome", "money", value=[10, 10, 10]), "not what its rounds come to"),
    (changed("outcome", "capped", value=True), "it ended by itself"),
    (changed("rounds", value=WHOLE["rounds"][:1]), "has an outcome, but is not over"),
    (
        changed("rounds", value=[*WHOLE["rounds"], WHOLE["rounds"][0]]),
        "follows a round that is not over, or a match that is",
    ),
]


@pytest.mark.parametrize(("record", "words"), DAMAGED)
def test_damage_is_named_in_a_sentence(record: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(record)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["play", "01-sun"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@given(st.lists(st.tuples(st.integers(0, len(PLACES) - 1), json_values), min_size=1, max_size=3))
@pytest.mark.slow
def test_reading_raises_only_bad_record(damage: list[tuple[int, Any]]) -> None:
    data = copy.deepcopy(WHOLE)
    for place, value in damage:
        try:
            put(data, PLACES[place], value)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change has removed that place
    try:
        match = read(data)
    except BadRecord as error:
        assert str(error) and str(error).isprintable()
        return
    # An accepted record plays to the same end.
    assert match.to_record()["rounds"] == WHOLE["rounds"]


@given(st.data())
def test_any_other_text_is_refused(data: st.DataObject) -> None:
    text = records.dumps(WHOLE)
    begin = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(begin, min(begin + 50, len(text))))
    other = text[:begin] + data.draw(st.text(max_size=20)) + text[end:]
    try:
        verify(records.loads(other))
    except BadRecord as error:
        assert str(error)


# Permitted variations


def test_additional_keys_are_allowed_everywhere() -> None:
    data = copy.deepcopy(WHOLE)
    data["comment"] = data["rounds"][0]["comment"] = data["outcome"]["comment"] = "by hand"
    data["rounds"][0]["deal"]["seen"] = data["rounds"][0]["outcome"]["seen"] = 1
    move = data["rounds"][0]["moves"][0]
    move["seconds"] = move["action"]["seconds"] = move["events"][0]["seconds"] = 2.5
    assert read(data).actor == MATCH_OVER


def test_sets_of_cards_may_be_in_any_order() -> None:
    data = copy.deepcopy(WHOLE)
    for each in data["rounds"]:
        for pile in each["outcome"]["collected"]:
            pile.reverse()
        for move in each["moves"]:
            for event in move["events"]:
                event.get("cards", []).reverse()
    assert data != WHOLE
    assert read(data).to_record()["rounds"] == WHOLE["rounds"]
    data["rounds"][0]["outcome"]["collected"].reverse()  # but the order of the seats matters
    with pytest.raises(BadRecord, match="its outcome"):
        read(data)


@pytest.mark.parametrize("empty", [None, {}])
def test_an_unfinished_match_may_have_an_empty_outcome_or_none(empty: object) -> None:
    data = copy.deepcopy(WHOLE)
    data["rounds"] = data["rounds"][:1]
    data["rounds"][0]["moves"] = data["rounds"][0]["moves"][:5]
    data["outcome"] = data["rounds"][0]["outcome"] = empty
    assert read(data).plies == 5


# Cost of saving


def test_a_finished_round_is_serialised_once() -> None:
    match = begun(GAME, 5)
    while match.round_count < 3:
        if match.actor == ROUND_OVER:
            match.next_round()
        match.apply(match.legal[-1])
    first, second = match.to_record(), match.to_record()
    assert isinstance(first["rounds"][0], records.WrittenRound)
    assert first["rounds"][0] is second["rounds"][0]
    assert first["rounds"][0].text is second["rounds"][0].text
    assert records.dumps(first) == records.dumps(json.loads(records.dumps(first)))


def test_changing_a_copy_of_a_serialised_round_is_possible() -> None:
    match = begun(GAME, 5)
    while match.round_count < 2:
        if match.actor == ROUND_OVER:
            match.next_round()
        match.apply(match.legal[-1])
    record = match.to_record()
    text = records.dumps(record)
    other = copy.deepcopy(record)
    other["rounds"][0]["first"] = 9
    assert '"first":9' in records.dumps(other)
    assert records.dumps(match.to_record()) == text


def test_a_match_read_after_a_change_of_players_has_the_same_text() -> None:
    match = Match.new(GAME, {}, [{"name": "x", "player": each} for each in ("person", "iq:60", "iq:60")], 3)
    for _ in range(2):
        match.participation.hints += 1
        while match.actor >= 0:
            match.apply(match.legal[0])
        match.next_round()
    match.seat_player(1, "iq:100")
    text = records.dumps(match.to_record())
    assert records.dumps(read(json.loads(text)).to_record()) == text
