"""Tests of the referee of Flower Power: it accepts correct records and rejects wrong ones."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.flower_power import GAME
from macclassic.engine.match.simulate import simulate
from tests.referees.flower_power import __main__ as command
from tests.referees.flower_power.cards import covers, packs, strength
from tests.referees.flower_power.match import check
from tests.support.match.referees import command_answers, knows_nothing_of_the_program

Json = dict[str, Any]


def by_hand() -> Json:
    """Return the record of a short match, written by hand."""
    laid = [["KS", "2H", "5D", "9C"], ["10S", "QD", "5H", "8C"]]
    hands = [["AS", "3H", "4D"], ["6C", "2S", "7H", "JC"]]
    dealt = [card for each in [*laid, *hands] for card in each]
    pile = ["2C", *(card for card in packs(1, True) if card not in [*dealt, "2C"])]

    def move(seat: int, kind: str, keys: Json, *events: Json) -> Json:
        return {"seat": seat, "action": {"type": kind, **keys}, "events": list(events)}

    def build(seat: int, *ids: str) -> Json:
        events = [
            {"type": "flower", "flower": name, "seat": seat, "cards": laid[seat][2 * place : 2 * place + 2]}
            for place, name in enumerate(ids)
        ]
        return move(seat, "build", {"sizes": [2, 2]}, *events)

    def reveal(flower: str, petal: int, card: str) -> Json:
        return {"type": "reveal", "flower": flower, "petal": petal, "card": card}

    def discard(*cards: str) -> Json:
        return {"type": "discard", "cards": list(cards)}

    def battle(result: str) -> Json:
        return {"type": "battle", "result": result}

    def capture(flower: str) -> Json:
        return {"type": "capture", "flower": flower, "from": 1, "to": 0}

    def seated(kind: str, seat: int, **keys: Any) -> Json:
        return {"type": kind, "seat": seat, **keys}

    moves = [
        build(0, "f1", "f2"),
        build(1, "f3", "f4"),
        # A tie, broken by the petals below.
        move(0, "attack", {"flower": "f2", "target": "f4"}, reveal("f2", 0, "5D"), reveal("f4", 0, "5H")),
        move(0, "pass", {}),
        move(
            1, "pass", {}, reveal("f2", 1, "9C"), reveal("f4", 1, "8C"), battle("won"), discard("5D", "5H"),
            capture("f4"), seated("drawn", 0, card="2C"), seated("turn", 1),
        ),
        move(1, "spy", {"card": "6C", "seat": 0}, discard("6C")),
        # A top petal is poisoned in a battle, and another laid there.
        move(1, "attack", {"flower": "f3", "target": "f2"}, reveal("f3", 0, "10S")),
        move(1, "pass", {}),
        move(
            0, "poison", {"card": "AS", "flower": "f3", "petal": 0}, discard("AS", "10S"),
            reveal("f3", 0, "QD"),
        ),
        move(1, "heart", {"card": "7H", "flower": "f3", "index": 0}),
        move(0, "pass", {}),
        move(1, "pass", {}, battle("failed")),
        # The only flower attacks again, and the defender makes his a POWER FLOWER.
        move(1, "attack", {"flower": "f3", "target": "f1"}, reveal("f1", 0, "KS")),
        move(1, "pass", {}),
        move(0, "diamond", {"card": "4D", "flower": "f1"}, reveal("f1", 1, "2H"), discard("4D")),
        move(1, "pass", {}),
        move(0, "pass", {}),
        move(0, "pick", {"petal": 0}, battle("failed")),
        move(1, "end", {}, seated("turn", 0)),
        move(0, "attack", {"flower": "f1", "target": "f3"}),
        move(0, "pass", {}),
        move(1, "pass", {}),
        move(
            0, "pick", {"petal": 0}, battle("won"), discard("KS", "7H"), capture("f3"), seated("out", 1),
            discard("2S", "JC"), seated("win", 0),
        ),
    ]  # fmt: skip
    garden = [("f1", ["2H"], True), ("f2", ["9C"], False), ("f3", ["QD"], False), ("f4", ["8C"], False)]
    flags = dict.fromkeys(("see_own_petals", "discard_all_tied", "hidden_hearts"), False)
    return {
        "format": "macclassic-record", "schema": 1, "game": "flower-power", "seed": 1,
        "options": {"decks": 1, "petals": 4, "base": 3, "jokers": True, "handicap": "none", **flags},
        "seats": [{"name": name, "player": "random"} for name in "AB"],
        "rounds": [
            {
                "deal": {"packs": laid, "hands": hands, "pile": pile},
                "order": [0, 1], "first": 0, "moves": moves, "outcome": {},
            }
        ],
        "outcome": {
            "winner": 0,
            "gardens": [[{"id": name, "cards": cards, "power": power} for name, cards, power in garden], []],
        },
    }  # fmt: skip


def test_correct_records_are_accepted() -> None:
    assert check(by_hand()) == []


def move(data: Json, number: int) -> Any:
    return data["rounds"][0]["moves"][number - 1]


def change(number: int, **keys: Any) -> Callable[[Json], object]:
    """Return a function that changes keys of the action of a move."""
    return lambda data: move(data, number)["action"].update(keys)


def dealt(data: Json) -> Any:
    return data["rounds"][0]["deal"]


WRONG: list[tuple[Callable[[Json], object], str]] = [
    (lambda r: r.update(game="soi"), "game must be flower-power"),
    (lambda r: r["seats"].pop(), "two to six seats"),
    (lambda r: r["options"].update(jokers=None), "jokers must be"),
    (lambda r: r["options"].update(petals=5), "5 petals"),
    (lambda r: r["options"].update(handicap="1/0 0/0"), "4 hand cards"),
    (lambda r: r["rounds"][0].update(order=[0, 0]), "all seats clockwise"),
    (lambda r: r["rounds"][0].update(first=1), "head of order"),
    (lambda r: r["rounds"][0].update(order=[1, 0], first=1), "hand cards must be dealt"),
    (lambda r: dealt(r)["pile"].pop(), "each once"),
    (lambda r: dealt(r)["hands"][0].reverse() or dealt(r)["pile"].append("KS"), "each once"),
    (change(1, sizes=[1, 3]), "two petals or more"),
    (change(1, sizes=[2]), "must be used"),
    (change(1, sizes=[4]), "events must be"),
    (lambda r: move(r, 1)["events"].pop(), "events must be"),
    (change(3, target="f1"), "opposing one"),
    (change(3, flower="f3"), "opposing one"),
    (change(3, flower="f9"), "no flower 'f9'"),
    (change(3, type="draw"), "drawing is not allowed"),
    (lambda r: move(r, 3)["events"].pop(), "events must be"),
    (lambda r: move(r, 4).update(seat=1), "seat 0 decides now"),
    (lambda r: move(r, 5)["events"].pop(0), "events must be"),
    (lambda r: move(r, 5)["events"].reverse(), "events end with"),
    (lambda r: move(r, 5)["events"][3].update(cards=["5D", "8C"]), "events must be"),
    (lambda r: move(r, 5)["events"][5].update(card="3C"), "events must be"),
    (lambda r: move(r, 5)["events"].insert(5, {"type": "shuffle", "pile": []}), "events must be"),
    (change(6, seat=1), "no hand to see"),
    (change(6, card="2S"), "can't be played for spy"),
    (change(6, card="KH"), "does not hold"),
    (change(9, petal=1), "hidden petal"),
    (change(9, petal=2), "index from 0 to 1"),
    (change(9, card="3H"), "can't be played for poison"),
    (lambda r: move(r, 9)["events"].pop(), "events must be"),
    (change(10, index=2), "index from 0 to 1"),
    (change(11, type="attack"), "no attack now"),
    (change(13, target="f2"), "has attacked f2 already"),
    (change(18, petal=2), "index from 0 to 1"),
    (change(18, type="pass"), "must be picked"),
    (lambda r: move(r, 18)["events"].clear(), "events must be"),
    (change(19, type="draw"), "drawing is not allowed"),
    (change(23, petal=1), "events must be"),
    (lambda r: move(r, 23)["events"].pop(), "events must be"),
    (lambda r: r["rounds"][0]["moves"].append(move(r, 4)), "the match is over"),
    (lambda r: r.update(outcome=None), "outcome is missing"),
    (lambda r: r["outcome"].update(winner=1), "winner must be 0"),
    (lambda r: r["outcome"].update(capped=True), "capped"),
    (lambda r: r["outcome"]["gardens"][0].pop(), "gardens must be"),
    (lambda r: r["outcome"]["gardens"][0][0].update(power=False), "gardens must be"),
    (lambda r: r["rounds"][0]["moves"].pop(), "capped"),
]


@pytest.mark.parametrize(("spoil", "words"), WRONG)
def test_faults_are_named(spoil: Callable[[Json], object], words: str) -> None:
    data = by_hand()
    spoil(data)
    assert any(words in complaint for complaint in check(data)), check(data)


def test_no_event_can_be_omitted_or_repeated() -> None:
    data = by_hand()
    for turn in data["rounds"][0]["moves"]:
        for number, event in enumerate(turn["events"]):
            del turn["events"][number]
            assert check(data), event
            turn["events"][number:number] = [event, event]
            assert check(data), event
            del turn["events"][number]


def test_the_referee_agrees_with_the_rules_page() -> None:
    ranks = ["JB", "AS", "KS", "QS", "JS", *(f"{rank}S/2" for rank in range(10, 1, -1))]
    assert [strength(card) for card in ranks] == list(range(15, 1, -1))
    assert [len(packs(*kind)) for kind in ((1, True), (1, False), (3, True))] == [54, 52, 162]


@pytest.mark.parametrize(
    ("cards", "whether"),
    [
        ("3S 3H 3D 3C", True),
        ("3S 3H 3D JB", True),
        ("JB JB/2 JR JR/2", True),
        ("JB 3C JR 3D", True),
        ("JB 3C JR 3H", True),
        ("3S 3H 3D", False),
        ("JB 3D JR 3H", False),
        ("JB 3S 3S/2 JR JR/2", True),
        ("JB 3D JR JR/2 3H", False),
    ],
)
def test_the_referee_knows_which_cards_make_a_power_flower(cards: str, whether: bool) -> None:
    assert covers(cards.split()) is whether


def test_the_referee_imports_nothing_of_the_program() -> None:
    knows_nothing_of_the_program("referees/flower_power")


FLAGS = ("see_own_petals", "discard_all_tied", "hidden_hearts")
HANDICAPS = ("none", "none", "1/0 0/-5", "-1/3")


@pytest.mark.slow
def test_simulated_matches_are_accepted() -> None:
    seen: Counter[str] = Counter()
    for seed in range(90):
        players = 2 + seed % 3
        options: Json = {"players": players, "jokers": seed % 7 != 3, "handicap": HANDICAPS[seed % 4]}
        if seed % 4 == 3:
            options.update(decks=players, petals=10, base=4)
        options.update({flag: seed >> place & 1 == 1 for place, flag in enumerate(FLAGS)})
        names = [("random", "gardener", "random")[(seed + seat) % 3] for seat in range(players)]
        played = json.loads(json.dumps(simulate(GAME, seed, None, options, names)))
        assert check(played, seen) == [], f"seed {seed}"
    rare = (
        "a fighter is poisoned away", "both pick", "create regular", "dead tie",
        "last will", "shuffle", "single flower attacks again", "the larger flower wins",
    )  # fmt: skip
    assert not [what for what in rare if not seen[what]], seen


def test_the_command_prints_and_returns_its_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = copy.deepcopy(by_hand())
    move(spoilt, 4)["seat"] = 1
    command_answers(
        command.main, by_hand(), json.dumps(spoilt), "move 4: seat 0 decides now", tmp_path, capsys
    )
