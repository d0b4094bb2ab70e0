"""The referee of Soi accepts correct records, rejects wrong ones, and checks the program."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.soi import GAME
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.engine.progress.round_results import finished
from tests.referees.soi import __main__ as command
from tests.referees.soi.match import check
from tests.referees.soi.one_round import DECK, KINDS, Round, worth
from tests.support.match.referees import command_answers, knows_nothing_of_the_program, misses_no_event

Json = dict[str, Any]


def by_hand() -> Json:
    """Return a hand-written record of a round's first moves."""
    dealt = (
        "7S 7C AS 2S 3S 4S 5S 6S 8S 9S 10S JS QS",
        "7H AC 2C 3C 4C 5C 6C 8C 9C 10C JC QC KC",
        "7D AH 2H 3H 4H 5H 6H 8H 9H 10H JH QH KH",
        "KS AD 2D 3D 4D 5D 6D 8D 9D 10D JD QD KD",
    )
    hands = [hand.split() for hand in dealt]

    def ask(seat: int, of: int, card: str, *events: Json) -> Json:
        return {"seat": seat, "action": {"type": "ask", "of": of, "card": card}, "events": list(events)}

    moves = [
        ask(0, 1, "7H", {"type": "give", "from": 1, "to": 0, "card": "7H"}),
        ask(
            0,
            2,
            "7D",
            {"type": "give", "from": 2, "to": 0, "card": "7D"},
            {"type": "set", "seat": 0, "kind": "7"},
        ),
        ask(0, 3, "AC", {"type": "refuse", "seat": 3, "card": "AC"}, {"type": "turn", "seat": 3}),
    ]
    return {
        "format": "macclassic-record", "schema": 1, "game": "soi", "seed": 1,
        "options": {"target": 100, "sort": False},
        "seats": [{"name": name, "player": "random"} for name in "SENW"],
        "rounds": [{"deal": {"hands": hands}, "first": 0, "opening": [], "moves": moves}],
    }  # fmt: skip


def test_correct_records_are_accepted() -> None:
    assert check(by_hand()) == []


def move(data: Json, number: int) -> Any:
    return data["rounds"][0]["moves"][number - 1]


WRONG: list[tuple[Callable[[Json], object], str]] = [
    (lambda r: r.update(game="sorry"), "game must be soi"),
    (lambda r: r["options"].update(target=99), "target"),
    (lambda r: r["rounds"][0].update(first=1), "seat 1 asks now"),
    (lambda r: r["rounds"][0].update(first=None), "first must be a seat"),
    (
        lambda r: r["rounds"][0]["deal"]["hands"][0].reverse() or r["rounds"][0]["deal"]["hands"].pop(),
        "four hands",
    ),
    (lambda r: r["rounds"][0]["deal"]["hands"][0].append("7H"), "13 cards"),
    (lambda r: r["rounds"][0]["opening"].append({"type": "set", "seat": 0, "kind": "7"}), "opening must be"),
    (lambda r: move(r, 1).update(seat=1), "seat 0 asks now"),
    (lambda r: move(r, 1)["action"].update(of=0), "ask himself"),
    (lambda r: move(r, 1)["action"].update(card="7S"), "holds 7S itself"),
    (lambda r: move(r, 1)["action"].update(card="KC"), "holds no K"),
    (lambda r: move(r, 1)["action"].update(of=2), "must be"),
    (lambda r: move(r, 1)["events"][0].update({"from": 2}), "answer must be"),
    (lambda r: move(r, 1)["events"].append({"type": "turn", "seat": 0}), "events must be"),
    (lambda r: move(r, 1)["events"][0].pop("to"), "event give must have"),
    (lambda r: move(r, 2)["events"].pop(), "events must be"),
    (lambda r: move(r, 2)["events"].reverse(), "answer must be"),
    (lambda r: move(r, 2)["events"][1].update(kind="8"), "events must be"),
    (lambda r: move(r, 3)["events"].pop(), "events must be"),
    (lambda r: move(r, 3)["events"][1].update(seat=1), "events must be"),
    (lambda r: move(r, 3)["events"].insert(1, {"type": "boo"}), "no such event"),
    (lambda r: r["rounds"][0].update(outcome={"sets": []}), "not over"),
    (lambda r: r.update(outcome={"totals": [0] * 4, "places": [1] * 4}), "capped"),
]


@pytest.mark.parametrize(("change", "words"), WRONG)
def test_faults_are_named(change: Callable[[Json], object], words: str) -> None:
    data = by_hand()
    change(data)
    assert any(words in complaint for complaint in check(data)), check(data)


def late(turn: int, *hands: str) -> Round:
    """Return a round in which seats hold these cards and South has all other sets."""
    held = [hand.split() for hand in hands]
    left = {card[:-1] for hand in held for card in hand}
    found = Round(1, {})
    found.hands, found.turn = held, turn
    found.sets[0] = [kind for kind in KINDS if kind not in left]
    return found


@pytest.mark.parametrize(
    ("hands", "events", "turn"),
    [
        ("7S 7C 7D|7H 2S|2C|2H 2D", [["give", 1, 0, "7H"], ["set", 0, "7"], ["turn", 1]], 1),
        ("7S 7C 7D|7H|2S 2C|2H 2D", [["give", 1, 0, "7H"], ["out", 1], ["set", 0, "7"], ["turn", 2]], 2),
        ("7S 7C 2S|7H|7D 2C|2H 2D", [["give", 1, 0, "7H"], ["out", 1]], 0),
        ("7S 7C 7D|7H||", [["give", 1, 0, "7H"], ["set", 0, "7"]], 0),
    ],
)
def test_the_next_player_follows_the_table_of_the_rules(
    hands: str, events: list[list[Any]], turn: int
) -> None:
    played = late(0, *hands.split("|"))
    played.check_events(events, 0, 1, "7H")
    assert (played.complaints, played.turn) == ([], turn)
    played = late(0, *hands.split("|"))
    played.check_events([*events, ["turn", 3]], 0, 1, "7H")
    assert played.complaints


def test_the_referee_agrees_with_the_rules_page() -> None:
    assert len(DECK) == 52 and sum(map(worth, KINDS)) == 109


def test_the_referee_imports_nothing_of_the_program() -> None:
    knows_nothing_of_the_program("referees/soi")


def test_matches_of_all_players_are_accepted() -> None:
    for seed in range(9):
        players = [["random"] * 4, ["easiest", "greedy", "middle", "random"], ["middle"] * 4][seed % 3]
        options = {"target": (100, 200)[seed % 2], "sort": seed % 4 < 2}
        played = json.loads(json.dumps(simulate(GAME, seed, None, options, players)))
        assert check(played) == [], f"seed {seed}"


@pytest.mark.parametrize("rule", ["even", "around"])
def test_house_rules_are_played_and_recorded(rule: str) -> None:
    both = {"even": True, "around": True}
    for seed, options in enumerate(({rule: True}, both, {**both, "target": 300})):
        played = json.loads(json.dumps(simulate(GAME, seed, None, options, ["middle"] * 3 + ["impossible"])))
        assert check(played) == [], f"seed {seed}"
        assert check({**played, "options": {**played["options"], rule: False}})
        assert replayed(played, GAME).to_record() == played
        assert finished(replayed(played, GAME), 0, "").rules == "house"
    plain = simulate(GAME, 1, 1, {}, ["middle"] * 4)
    assert not {"even", "around"} & plain["options"].keys()


def test_no_event_of_a_round_can_be_omitted() -> None:
    misses_no_event(check, simulate(GAME, 11, 1, {}, ["middle"] * 4))


def test_the_command_prints_and_returns_its_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = copy.deepcopy(by_hand())
    spoilt["rounds"][0]["first"] = 2
    command_answers(
        command.main, by_hand(), json.dumps(spoilt), "round 1 move 1: seat 2 asks now", tmp_path, capsys
    )
