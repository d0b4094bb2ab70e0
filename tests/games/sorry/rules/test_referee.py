"""The referee of Sorry accepts correct records, rejects wrong ones, and checks the program."""

from __future__ import annotations

import ast
import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from games.sorry import GAME
from games.sorry.actions import DRAW
from games.sorry.board import PAWNS, place_name
from games.sorry.cards import KINDS
from games.sorry.record_format import ACTIONS
from macclassic.engine.core.options import checked
from macclassic.engine.match.conformance import put
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.engine.progress.round_results import finished
from tests.games.sorry.support.positions import action_text, dealt, step
from tests.referees.war_of_flowers_sorry import sorry

MODES = ("2", "3", "4", "team")
RIGHT: dict[str, Any] = simulate(GAME, 11, None, {"mode": "team"}, ["greedy", "random", "greedy", "random"])


def test_the_referee_imports_nothing_of_the_program() -> None:
    tree = ast.parse(Path(sorry.__file__).read_text(encoding="utf-8"))
    roots = {
        name.split(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom) and not node.level
            else []
        )
    }
    assert roots == {"__future__", "collections", "itertools", "typing"}


def test_pawns_move_as_in_the_examples_of_the_rules() -> None:
    """The examples of the rules page."""
    assert sorry.walk("red-1", "s5", 12) == 57
    assert (sorry.walk("red-1", 2, 12), sorry.walk("red-1", "s5", 2), sorry.walk("red-1", "s1", 10)) == (
        2, "s5", "s1",
    )  # fmt: skip
    assert sorry.walk("yellow-1", 29, 3) == 32 and sorry.walk("yellow-1", 29, 9) == "home"
    assert sorry.walk("red-1", 3, 1) == 4
    assert sorry.retreat("green-1", "s1") == 47 and sorry.retreat("red-1", 0) == 59


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("split", [False, True])
def test_simulated_games_are_accepted(mode: str, split: bool) -> None:
    seats = len(GAME.seats(checked(GAME.options, {"mode": mode})))
    for seed in range(6):
        players = (["random"] * 4, ["greedy"] * 4, ["racer", "random", "greedy", "racer"])[seed % 3][:seats]
        record = simulate(GAME, seed, None, {"mode": mode, "seven_must_split": split}, players)
        assert sorry.check(json.loads(json.dumps(record))) == []


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rule", ["start_out", "spare_own", "two_once", "exact_home"])
def test_games_by_house_rules_are_accepted(mode: str, rule: str) -> None:
    seats = len(GAME.seats(checked(GAME.options, {"mode": mode})))
    every = dict.fromkeys(("start_out", "spare_own", "two_once", "exact_home", "seven_must_split"), True)
    for seed, options in enumerate(({rule: True}, every)):
        players = (["random"] * 4, ["greedy", "random", "racer", "greedy"])[seed][:seats]
        record = json.loads(json.dumps(simulate(GAME, seed, None, {"mode": mode, **options}, players)))
        assert sorry.check(record) == []
        match = replayed(record, GAME)
        assert match.to_record() == record and finished(match, 0, "").rules == "house"
    plain = [simulate(GAME, seed, None, {"mode": mode}, ["random"] * seats) for seed in range(6)]
    assert all(each["options"].keys() == {"mode", "seven_must_split"} for each in plain)
    assert any(sorry.check({**each, "options": {**each["options"], rule: True}}) for each in plain)


@pytest.mark.parametrize("mode", MODES)
def test_rules_and_referee_reach_the_same_boards(mode: str) -> None:
    """The rules list and accept every result that the referee finds possible, each result of a split once."""
    rng = random.Random(mode)
    for seed in range(4):
        state = dealt(mode, seed)
        table = sorry.Table(mode, False)
        for _ in range(500):
            if state.actor() < 0:
                break
            legal = state.legal()
            if legal[0] == DRAW:
                state, _ = step(state, legal[0])
                continue
            table.board = {
                pawn: place_name(place)
                for pawn, place in zip(PAWNS, state.places, strict=True)
                if sorry.colour_of(pawn) in table.colours
            }
            theirs: set[tuple[Any, ...]] = set()
            for parts in table.ways(state.seat, KINDS[state.card]):
                theirs.add(alike(table.after(parts)[0]))
                action = ACTIONS.from_json({"type": "move", "parts": parts})
                assert state.why_not(action) is None
            ours = [alike(table.after(ACTIONS.to_json(action)["parts"])[0]) for action in legal]
            assert set(ours) == theirs
            exact = [tuple(step(state, action)[0].places) for action in legal if len(action.parts) == 2]
            assert len(exact) == len(set(exact)), [action_text(action) for action in legal]
            state, _ = step(state, rng.choice(legal))


def alike(board: sorry.Board) -> tuple[Any, ...]:
    """Return a board in which a colour's pawns in the start are interchangeable."""
    return tuple(sorted((sorry.colour_of(pawn), str(spot)) for pawn, spot in board.items()))


def first(kind: str, how: str = "") -> tuple[int, int]:
    """Return the indices of the move and of the event of the first event of a type, or move of a kind."""
    for number, move in enumerate(RIGHT["rounds"][0]["moves"]):
        parts = move["action"].get("parts", [{"how": ""}])
        for place, event in enumerate(move["events"]):
            if event["type"] == kind and how in ("", parts[0]["how"]):
                return number, place
    raise AssertionError(kind)


def wrong(kind: str, name: str, value: Any, how: str = "") -> dict[str, Any]:
    number, place = first(kind, how)
    data = copy.deepcopy(RIGHT)
    put(data, ("rounds", 0, "moves", number, "events", place, name), value)
    return data


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (wrong("card", "card", "6"), "events must be"),
        (wrong("forfeit", "seat", 7), "events must be"),
        (wrong("step", "to", 59), "events must be"),
        (wrong("bump", "from", "home"), "events must be"),
        (wrong("slide", "to", 5), "events must be"),
        (wrong("shuffle", "pile", ["1"]), "45 cards"),
        (wrong("win", "seats", [0, 1]), "must be a win"),
    ],
)
def test_a_wrong_event_is_detected(data: dict[str, Any], said: str) -> None:
    found = sorry.check(data)
    assert len(found) >= 1 and said in found[0]


def test_a_wrong_move_and_a_wrong_end_are_detected() -> None:
    number, _ = first("step", "forward")
    data = copy.deepcopy(RIGHT)
    data["rounds"][0]["moves"][number]["action"]["parts"][0]["steps"] += 1
    assert "may not be done" in sorry.check(data)[0]
    for where in ("round", "match"):
        data = copy.deepcopy(RIGHT)
        holder = data if where == "match" else data["rounds"][0]
        holder["outcome"]["winners"] = [1, 2]
        assert sorry.check(data) and where in sorry.check(data)[0]
    data = copy.deepcopy(RIGHT)
    del data["rounds"][0]["moves"][-1]
    assert "nobody has won" in sorry.check(data)[0]
    data = copy.deepcopy(RIGHT)
    data["seats"][1]["colour"] = "green"
    assert "seats must be" in sorry.check(data)[0]
