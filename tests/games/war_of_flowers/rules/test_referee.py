"""Tests of the referee of War of Flowers, and of the program by the referee.

The records that it must accept are in `tests/referees/war_of_flowers_sorry/handmade_records.py`; here each
kind of entry in them is damaged.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.war_of_flowers import GAME
from macclassic.engine.match.simulate import simulate
from tests.referees.war_of_flowers_sorry import __main__ as command
from tests.referees.war_of_flowers_sorry import flower_cards
from tests.referees.war_of_flowers_sorry.handmade_records import (
    FILLER,
    RIGHT,
    SEVEN,
    Json,
    bonus,
    collect,
    cup_passes,
    deal,
    flip,
    passing,
    play,
    score,
    stopped,
    war,
)
from tests.referees.war_of_flowers_sorry.one_game import Game
from tests.referees.war_of_flowers_sorry.war_of_flowers import check
from tests.support.match.referees import command_answers, knows_nothing_of_the_program, misses_no_event


@pytest.mark.parametrize("name", RIGHT)
def test_correct_records_are_accepted(name: str) -> None:
    assert check(RIGHT[name]) == []


@pytest.mark.parametrize("cup", ["animal", "double-plain"])
def test_the_cup_passes_only_as_a_double(cup: str) -> None:
    right = cup_passes(cup)
    assert check(right) == []
    right["options"]["cup"] = "animal" if cup == "double-plain" else "double-plain"
    assert any("seat 0" in complaint for complaint in check(right))


# --- damaged records ---


def move(data: Json, number: int) -> Any:
    return data["rounds"][0]["moves"][number - 1]


def put(*path: Any, value: Any) -> Callable[[Json], None]:
    """Return a function that sets the value at a path of keys in a record."""

    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def swap_hand_and_table(data: Json) -> None:
    cards = data["rounds"][0]["deal"]
    cards["hands"][2][0], cards["table"][0] = cards["table"][0], cards["hands"][2][0]


def four_on_the_table(data: Json) -> None:
    fours = "04-plain-1 04-plain-2 04-ribbon 04-animal 12-sun 11-sun"
    data["rounds"][0]["deal"] = deal(fours, ("", "", ""), "")


def twice(data: Json) -> None:
    data["rounds"][0]["deal"]["stack"][20] = "01-sun"


EVENT = ("rounds", 0, "moves")
WRONG: list[tuple[str, Callable[[Json], None], str]] = [
    ("stopped", put("game", value="soi"), "game must be"),
    ("stopped", put("schema", value=True), "schema must be 1"),
    ("stopped", put("options", "money", value=9), "money must be a whole number"),
    ("stopped", put("options", "cup", value="bowl"), "cup cannot be"),
    ("stopped", put("seats", value=[]), "three seats"),
    ("stopped", twice, "not the 48 cards"),
    ("stopped", four_on_the_table, "four cards of month 04"),
    ("stopped", lambda data: data["rounds"][0]["deal"]["stack"].pop(), "must have 21 cards"),
    ("stopped", swap_hand_and_table, "round 1 move 1"),
    ("stopped", put(*EVENT, 1, "seat", value=2), "round 1 move 2: seat 1 is to act, not 2"),
    ("stopped", put(*EVENT, 0, "seat", value=False), "seat 0 is to act"),
    ("stopped", put(*EVENT, 0, "action", "card", value="06-ribbon"), "not in the hand of seat 0"),
    ("stopped", put(*EVENT, 0, "action", "take", value="01-plain-1"), "nothing to choose"),
    ("two equal plains", put(*EVENT, 0, "action", "take", value="05-plain-1"), "are equal"),
    ("two equal plains", put(*EVENT, 0, "events", 1, "cards", 1, value="05-plain-2"), "collect: cards"),
    ("four of a month", lambda data: move(data, 1)["action"].pop("take"), "which one of"),
    ("four of a month", put(*EVENT, 0, "action", "take", value="05-plain-1"), "take must be"),
    ("turned card chooses", put(*EVENT, 1, "action", "card", value="06-plain-1"), "take must be one of"),
    ("turned card chooses", lambda data: move(data, 1)["events"].append(score(0)), "before the choice"),
    ("turned card chooses", put(*EVENT, 1, "action", value={"type": "stop"}), "action must be take"),
    ("stopped", put(*EVENT, 0, "events", 0, "card", value="12-sun"), "flip must show 04-plain-1"),
    ("stopped", lambda data: move(data, 1)["events"].pop(0), "first event must be the flip"),
    ("stopped", lambda data: move(data, 1)["events"].pop(1), "collect must stand once"),
    ("stopped", put(*EVENT, 0, "events", 1, "seat", value=1), "collect: seat"),
    ("stopped", lambda data: move(data, 1)["events"].reverse(), "first event must be the flip"),
    ("stopped", lambda data: move(data, 1)["events"][1].pop("cards"), "event collect must have"),
    ("stopped", lambda data: move(data, 1)["events"].insert(1, {"type": "boo"}), "no such event"),
    ("stopped", put(*EVENT, 6, "events", 2, "points", value=2), "score: points must be 3"),
    ("stopped", lambda data: move(data, 6)["events"].pop(), "must end with a score"),
    ("triplet made", put(*EVENT, 0, "events", 1, "month", value=5), "triplet: month"),
    ("triplet made", lambda data: move(data, 1)["events"].pop(1), "triplets made: 04"),
    ("smack", put(*EVENT, 0, "events", 2, "kind", value="sweep"), "bonuses must be ['smack']"),
    ("smack", put(*EVENT, 0, "events", 2, "seat", value=1), "bonus: seat"),
    ("smack", lambda data: move(data, 1)["events"].pop(2), "bonuses must be"),
    ("a double passes", lambda data: move(data, 2)["events"].pop(3), "must pass a plain"),
    (
        "a double passes",
        put(*EVENT, 1, "events", 3, "card", value="12-sun"),
        "must pass one of ['12-double']",
    ),
    ("a double passes", put(*EVENT, 1, "events", 3, "to", value=2), "pass-plain: to"),
    (
        "a double passes",
        lambda data: move(data, 2)["events"].insert(2, move(data, 2)["events"].pop(3)),
        "a bonus must stand before",
    ),
    ("smack", lambda data: move(data, 1)["events"].insert(3, passing(1, 0, "04-plain-2")), "passes too much"),
    ("stopped", put(*EVENT, 7, "action", value={"type": "play", "card": "12-sun"}), "action must be call"),
    ("stopped", put(*EVENT, 7, "events", 0, "forced", value=True), "stop: forced"),
    ("stopped", lambda data: move(data, 8)["events"].pop(0), "must be a stop"),
    ("stopped", lambda data: move(data, 8)["events"].pop(), "pay: amount by seats"),
    ("stopped", put(*EVENT, 7, "events", 1, "amount", value=4), "pay: amount by seats"),
    ("stopped", put(*EVENT, 7, "events", 1, "to", value=2), "pay: to must be 0"),
    ("stopped", lambda data: data["rounds"][0]["moves"].append(SEVEN[1]), "the game was over"),
    ("go penalty", put(*EVENT, 7, "events", 0, "count", value=2), "go: count"),
    ("go penalty", put(*EVENT, 8, "events", 3, "forced", value=False), "stop: forced"),
    ("go penalty", put(*EVENT, 8, "events", 4, "from", value=2), "pay: amount by seats"),
    ("go penalty", lambda data: move(data, 9)["events"].pop(3), "must be a stop"),
    ("stopped", put("rounds", 0, "outcome", value=None), "the outcome is missing"),
    ("smack", put("rounds", 0, "outcome", value={"winner": 0}), "the game is not over"),
    ("stopped", put("rounds", 0, "outcome", "winner", value=1), "outcome: winner"),
    ("stopped", put("rounds", 0, "outcome", "points", value=4), "outcome: points"),
    ("stopped", put("rounds", 0, "outcome", "payments", 0, "due", value=6), "due by seats"),
    ("war", put("rounds", 3, "outcome", "payments", 0, "due", value=1), "round 4: outcome: payments: due"),
    ("stopped", put("rounds", 0, "outcome", "money", value=[56, 46, 48]), "outcome: money"),
    ("stopped", put("rounds", 0, "outcome", "collected", 2, value=[]), "collected by 2"),
    ("war", put("rounds", 1, "first", value=1), "round 2: first must be 0"),
    ("war", lambda data: data["rounds"].append(stopped(30, 0)), "the war was over"),
    ("war", lambda data: data["rounds"][1]["moves"].pop(), "there is an outcome"),
    ("war", put("outcome", value=None), "match outcome is missing"),
    ("war", put("outcome", "broke", value=[1]), "broke must be [1, 2]"),
    ("war", put("outcome", "money", value=[30, 1, -1]), "match outcome: money"),
    ("go penalty", put("outcome", "capped", value=False), "nobody is broke"),
]


@pytest.mark.parametrize(("name", "change", "words"), WRONG)
def test_faults_are_named(name: str, change: Callable[[Json], None], words: str) -> None:
    data = copy.deepcopy(RIGHT[name])
    change(data)
    assert any(words in complaint for complaint in check(data)), check(data)


# --- late in a game: positions with a single card in the hand ---


def late(table: str, card: str, turned: str, *piles: str) -> Game:
    """Return a game in which seat 0 has one card left and the others none; piles are the collections."""
    data: Json = {"deal": deal(FILLER, ("", "", ""), ""), "first": 0}
    game = Game(1, data, [50, 50, 50], "animal", 0, [])
    game.check_deal()
    game.hands, game.table, game.stack = [[card], [], []], table.split(), [turned]
    game.collected = [pile.split() for pile in (*piles, "", "", "")[:3]]
    return game


def test_on_a_last_turn_no_triplet_is_formed() -> None:
    game = late("04-plain-1", "04-animal", "04-ribbon")
    game.check_move(play(0, "04-animal", flip("04-ribbon"), collect(0, "04-animal 04-plain-1"), score(0)))
    assert (game.complaints, game.table, game.over, game.winner) == ([], ["04-ribbon"], True, None)


def test_on_a_last_turn_no_plain_passes() -> None:
    game = late("", "04-animal", "04-ribbon", "", "05-plain-1", "06-plain-1")
    game.check_move(play(0, "04-animal", flip("04-ribbon"), collect(0, "04-animal 04-ribbon"), score(0)))
    assert game.complaints == []
    game = late("", "04-animal", "04-ribbon", "", "05-plain-1", "06-plain-1")
    events = [collect(0, "04-animal 04-ribbon"), bonus(0, "smack"), passing(1, 0, "05-plain-1"), score(0)]
    game.check_move(play(0, "04-animal", flip("04-ribbon"), *events))
    assert "round 1: bonuses must be [], not ['smack']" in game.complaints


def test_on_a_last_turn_stop_is_automatic_above_the_last_go() -> None:
    suns = "01-sun 03-sun"
    events = [flip("05-ribbon"), collect(0, "08-sun 08-plain-1"), score(0, 3)]
    game = late("08-plain-1", "08-sun", "05-ribbon", suns)
    game.check_move(play(0, "08-sun", *events, {"type": "stop", "seat": 0, "forced": True}))
    assert (game.complaints, game.winner, game.dues) == ([], 0, [0, 0, 0])
    game = late("08-plain-1", "08-sun", "05-ribbon", suns)
    game.at_go, game.before = [3, 0, 0], [2, 0, 0]
    game.check_move(play(0, "08-sun", *events))
    assert (game.complaints, game.winner, game.over) == ([], None, True)


# --- the worked examples of the rules ---


def pile(suns: int = 0, animals: str = "", ribbons: str = "", plains: int = 0) -> list[str]:
    cards = [f"{month}-animal" for month in animals.split()]
    cards += [f"{month}-ribbon" for month in ribbons.split()]
    return cards + flower_cards.SUNS[:suns] + flower_cards.SINGLES[:plains]


def test_scores_equal_those_of_the_rules_page() -> None:
    assert flower_cards.score(pile(2, "05 06 07 10", "01 04 05 06", 9), "animal") == 0
    assert flower_cards.score(pile(3, "05 06 07 10", "06 09 10 01 04 12", 12), "animal") == 11
    assert flower_cards.score(pile(5, "02 04 08 05 06 07 09", "01 12", 10), "animal") == 24
    assert flower_cards.score(["01-sun", "03-sun", "12-sun"], "animal") == 2
    # Eight singles and one double are ten plains.
    assert flower_cards.score([*pile(plains=8), "12-double"], "animal") == 1
    assert flower_cards.score([*pile(plains=8), "09-animal"], "double-plain") == 1


def test_payments_equal_those_of_the_rules_page() -> None:
    assert flower_cards.due(3, 0, pile(plains=11), pile(plains=5), "animal") == 6
    assert flower_cards.due(3, 0, pile(plains=11), pile(plains=6), "animal") == 3
    assert flower_cards.due(3, 2, pile(plains=11), pile(suns=1), "animal") == 5
    assert flower_cards.due(3, 2, pile(plains=11), [], "animal") == 0
    seven = pile(5, "02 04 08 05 06 07 10", "01 02 03 06 09 10 12", 17)
    assert flower_cards.score(seven, "animal") == 40
    assert flower_cards.due(40, 3, seven, pile(plains=3), "animal") == 320
    assert flower_cards.due(40, 3, seven, pile(plains=7), "animal") == 160


def test_the_go_penalty_equals_that_of_the_rules_page() -> None:
    game = late("", "12-sun", "11-sun", *[" ".join(pile(plains=number)) for number in (11, 10, 4)])
    game.seat, game.points, game.goes = 1, 4, [1, 0, 0]
    game.settle()
    assert (game.dues, game.money) == ([12, 0, 0], [38, 62, 50])


# --- the program before the referee ---


def test_the_referee_imports_nothing_of_the_program() -> None:
    knows_nothing_of_the_program("referees/war_of_flowers_sorry")


def test_sixty_wars_are_accepted() -> None:
    for seed in range(60):
        options = {"money": 20, "cup": "double-plain" if seed % 2 else "animal"}
        played = json.loads(json.dumps(simulate(GAME, seed, None, options, ["random"] * 3)))
        assert check(played) == [], f"seed {seed}"


def test_no_event_of_a_game_can_be_omitted() -> None:
    misses_no_event(check, simulate(GAME, 11, 1, {}, ["random"] * 3))


def test_the_command_prints_and_returns_its_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command_answers(command.main, war(), "{", "cannot be read: ", tmp_path, capsys)
