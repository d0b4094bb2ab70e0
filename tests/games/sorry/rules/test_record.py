"""Records of Sorry: whole games, shuffles, records of other programs, and invalid records."""

from __future__ import annotations

import copy
import json
from dataclasses import replace
from typing import Any

import pytest

from games.sorry import GAME
from games.sorry.cards import COPIES, KINDS
from macclassic.app.cli import arguments, main
from macclassic.engine.core.game_spec import MATCH_OVER, BadOption
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import Games, games
from macclassic.engine.match import record as records
from macclassic.engine.match.conformance import put
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.simulate import simulate, verify

MODES = ("2", "3", "4", "team")
WHOLE: dict[str, Any] = simulate(GAME, 3, None, {"mode": "3"}, ["random"] * 3)
"""A whole game of three with several shuffles."""
START = ("rounds", 0)


def events(record: dict[str, Any], kind: str) -> list[tuple[int, int]]:
    """Return the positions of events of a type: number of the move and of the event."""
    return [
        (number, place)
        for number, move in enumerate(record["rounds"][0]["moves"])
        for place, event in enumerate(move["events"])
        if event["type"] == kind
    ]


def changed(*path: Any, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(WHOLE)
    put(data, path, value)
    return data


def test_sorry_is_registered() -> None:
    assert games()["sorry"] is GAME and GAME.title == "Sorry"


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_are_read_back_in_every_mode(mode: str) -> None:
    seats = len(GAME.seats(checked(GAME.options, {"mode": mode})))
    for seed in range(4):
        record = simulate(GAME, seed, None, {"mode": mode}, ["random"] * seats)
        match = verify(records.loads(records.dumps(record)))
        assert match.actor == MATCH_OVER and match.to_record() == record


def test_seats_have_their_colours() -> None:
    found = {
        mode: [seat["colour"] for seat in simulate(GAME, 1, None, {"mode": mode})["seats"]] for mode in MODES
    }
    four = ["red", "blue", "yellow", "green"]
    assert found == {"2": ["red", "yellow"], "3": four[:3], "4": four, "team": four}
    assert [seat.side for seat in GAME.seats(checked(GAME.options, {"mode": "team"}))] == [0, 1, 0, 1]


def test_a_record_follows_the_format() -> None:
    begin = WHOLE["rounds"][0]
    assert WHOLE["options"] == {"mode": "3", "seven_must_split": False}
    assert sorted(begin["deal"]["pile"]) == sorted(
        name for name, copies in zip(KINDS, COPIES, strict=True) for _ in range(copies)
    )
    assert begin["first"] == 0
    first = begin["moves"][0]
    assert first["seat"] == 0 and first["action"] == {"type": "draw"}
    assert first["events"][0] == {"type": "card", "seat": 0, "card": begin["deal"]["pile"][0]}
    shapes = {
        "enter": {"pawn", "how"}, "forward": {"pawn", "how", "steps"}, "backward": {"pawn", "how", "steps"},
        "swap": {"pawn", "how", "target"}, "sorry": {"pawn", "how", "target"},
    }  # fmt: skip
    parts = [part for move in begin["moves"] for part in move["action"].get("parts", [])]
    assert {part["how"] for part in parts} == set(shapes)
    assert all(set(part) == shapes[part["how"]] for part in parts)
    outcome = WHOLE["outcome"]
    assert begin["outcome"] == outcome and len(outcome["winners"]) == 1 and len(outcome["places"]) == 12
    winner = WHOLE["seats"][outcome["winners"][0]]["colour"]
    assert [outcome["places"][f"{winner}-{number}"] for number in range(1, 5)] == ["home"] * 4
    assert begin["moves"][-1]["events"][-1] == {"type": "win", "seats": outcome["winners"]}


def test_a_card_follows_its_pile_through_every_shuffle() -> None:
    pile: list[str] = list(WHOLE["rounds"][0]["deal"]["pile"])
    shuffles = 0
    for move in WHOLE["rounds"][0]["moves"]:
        for event in move["events"]:
            if event["type"] == "shuffle":
                assert not pile
                pile, shuffles = list(event["pile"]), shuffles + 1
            elif event["type"] == "card":
                assert event["card"] == pile.pop(0)
    assert shuffles >= 3


def foreign(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record as another program may write it, without our key."""
    data = copy.deepcopy(record)
    del data["rounds"][0]["deal"]["reshuffles"]
    return data


def test_a_foreign_record_is_replayed_with_its_own_piles() -> None:
    match = verify(records.loads(json.dumps(foreign(WHOLE))))
    ours = match.to_record()
    assert ours["rounds"][0]["moves"] == WHOLE["rounds"][0]["moves"] and ours["outcome"] == WHOLE["outcome"]


def test_a_recorded_shuffle_is_used() -> None:
    """A record with another order at the end of a pile is valid until those cards are drawn."""
    number, place = events(WHOLE, "shuffle")[0]
    for keep_key in (True, False):
        data = copy.deepcopy(WHOLE) if keep_key else foreign(WHOLE)
        begin = data["rounds"][0]
        pile = begin["moves"][number]["events"][place]["pile"]
        other = next(index for index in range(43, 0, -1) if pile[index] != pile[44])
        pile[44], pile[other] = pile[other], pile[44]
        with pytest.raises(BadRecord, match="its events are not"):
            verify(data)
        del begin["moves"][number + 1 :], begin["outcome"], data["outcome"]
        assert [KINDS[card] for card in verify(data).state.pile] == pile


def test_a_shuffle_must_contain_the_whole_pile() -> None:
    number, place = events(WHOLE, "shuffle")[0]
    path = (*START, "moves", number, "events", place, "pile")
    with pytest.raises(BadRecord, match="45 cards"):
        verify(changed(*path, value=["1"] * 4))


def test_steps_and_bumps_of_one_move_may_be_in_any_order() -> None:
    data = copy.deepcopy(WHOLE)
    turned = 0
    for move in data["rounds"][0]["moves"]:
        kinds = [event["type"] for event in move["events"]]
        if set(kinds) <= {"step", "slide", "bump"} and len(kinds) > 1:
            move["events"].reverse()
            turned += 1
    assert turned > 5
    verify(data)


def test_additional_keys_are_allowed() -> None:
    data = copy.deepcopy(WHOLE)
    for move in data["rounds"][0]["moves"]:
        move["thought"] = "hm"
        for event in move["events"]:
            event["note"] = 1
    verify(data)


FIRST_STEP = events(WHOLE, "step")[0]
FIRST_FORFEIT = events(WHOLE, "forfeit")[0]


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("seats", 1, "colour"), "yellow", "name its seats"),
        (("options", "mode"), "4", "name its seats"),
        (("options", "mode"), 3, "mode must be"),
        (("options", "mode"), "5", "mode must be 2, 3, 4 or team"),
        (("options", "seven_must_split"), "perhaps", "true or false"),
        ((*START, "first"), 1, "red begins"),
        ((*START, "deal", "pile", 0), "6", "is no card"),
        ((*START, "deal", "pile"), ["1"] * 45, "5 cards of the 1"),
        ((*START, "deal", "pile"), ["1"] * 44, "45 cards"),
        ((*START, "deal", "reshuffles"), -1, "key"),
        ((*START, "moves", 0, "seat"), 1, "turn of seat 0"),
        ((*START, "moves", 0, "action", "type"), "fly", "is no action"),
        ((*START, "moves", 0, "events"), [], "events"),
        ((*START, "moves", FIRST_STEP[0], "events", FIRST_STEP[1], "to"), 44, "events"),
        ((*START, "moves", FIRST_STEP[0], "action", "parts", 0, "pawn"), "pink-1", "is no pawn"),
        ((*START, "moves", FIRST_STEP[0], "action", "parts"), [], "one part or two"),
        ((*START, "moves", FIRST_FORFEIT[0], "events", FIRST_FORFEIT[1], "seat"), 9, "events"),
        ((*START, "outcome", "winners"), [0, 1, 2], "outcome"),
        (("outcome", "places", "red-1"), 99, "outcome"),
    ],
)
def test_records_that_contradict_the_rules_are_refused(path: tuple[Any, ...], value: Any, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        verify(changed(*path, value=value))


def test_options_are_read_from_the_command_line() -> None:
    seats = ["random"] * 2
    record = simulate(GAME, 1, None, {"seven_must_split": "true"}, seats)
    assert record["options"] == {"mode": "2", "seven_must_split": True}
    verify(record)
    with pytest.raises(BadOption, match="2 seats, not 3"):
        simulate(GAME, 1, None, {}, ["random"] * 3)


def test_the_command_line_simulates_and_verifies(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert (
        main.main(["simulate", "sorry", "--option", "mode=team", "--seed", "4", "--record", str(path)]) == 0
    )
    assert main.main(["verify", str(path)]) == 0
    assert main.main(["players", "sorry"]) == 0
    output = capsys.readouterr().out
    assert "in order, 1 round\n" in output
    assert [line.split("\t")[0] for line in output.splitlines()[1:]] == [
        "random",
        "racer",
        "greedy",
        "thoughtful",
    ]


def test_a_game_without_a_screen_is_not_opened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for asks in (arguments, main):
        monkeypatch.setattr(asks, "games", lambda: Games([replace(GAME, screen="")], [], []))
    assert main.main(["sorry"]) == 2
    assert "no screen yet" in capsys.readouterr().err
