"""Tests of the referee of War of Coins, and of the program by the referee."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.war_of_coins import GAME
from games.war_of_coins.cards import IDS
from macclassic.engine.match.simulate import simulate
from tests.games.war_of_coins.support.positions import each
from tests.referees.war_of_coins import __main__ as command
from tests.referees.war_of_coins.match import check
from tests.referees.war_of_coins.one_game import DECK
from tests.referees.war_of_coins.points import payment, points
from tests.support.match.referees import command_answers, knows_nothing_of_the_program, misses_no_event

Json = dict[str, Any]
PLAYERS = (["random"] * 2, ["greedy", "random"], ["iq:60", "iq:80"], ["iq:100", "iq:60"])


def by_hand() -> Json:
    """Return a handwritten record of a game's first moves."""
    mine = (
        "01-chunk 01-exchange 01-mining-1 03-chunk joker-1 05-hashes 06-nonce 07-hashes 08-exchange 09-nonce"
    )
    theirs = (
        "03-exchange 04-hashes 05-merchant 06-merchant 07-merchant 08-gateway 09-merchant 10-nonce 12-double"
    )
    layout = "01-mining-2 02-chunk 02-gateway 03-mining-1 03-mining-2 05-mining-1 10-merchant"
    stock = "04-gateway joker-2 04-mining-1 06-mining-1 07-mining-1 12-blocks"
    piles = [mine.split(), [*theirs.split(), "12-merchant"], [*layout.split(), "11-double"]]
    rest = [card for card in DECK if card not in stock.split() and not any(card in pile for pile in piles)]

    def move(seat: int, action: Json, *events: Json) -> Json:
        return {"seat": seat, "action": action, "events": list(events)}

    def flip(card: str) -> Json:
        return {"type": "flip", "card": card}

    def score(seat: int) -> Json:
        return {"type": "score", "seat": seat, "points": 0}

    moves = [
        move(0, {"type": "show", "coin": 1}),
        move(
            0,
            {"type": "transact", "coin": 1},
            flip("04-gateway"),
            {
                "type": "collect",
                "seat": 0,
                "cards": ["01-chunk", "01-exchange", "01-mining-1", "01-mining-2"],
            },
            {"type": "bonus", "kind": "complete-transaction", "seat": 0},
            score(0),
        ),
        move(
            1,
            {"type": "play", "card": "03-exchange", "take": "03-mining-2"},
            flip("joker-2"),
            {"type": "joker", "seat": 1, "card": "joker-2"},
            {"type": "give-mining", "from": 0, "to": 1, "card": "01-mining-1"},
            flip("04-mining-1"),
            {
                "type": "collect",
                "seat": 1,
                "cards": ["03-exchange", "03-mining-2", "04-gateway", "04-mining-1"],
            },
            score(1),
        ),
        move(0, {"type": "flip-only"}, flip("06-mining-1"), score(0)),
    ]
    return {
        "format": "macclassic-record", "schema": 1, "game": "war-of-coins", "seed": 1,
        "options": {"match": 50, "iq": 100},
        "seats": [{"name": name, "player": "random"} for name in "AB"],
        "rounds": [
            {
                "deal": {"hands": piles[:2], "layout": piles[2], "stock": [*stock.split(), *rest]},
                "first": 0,
                "moves": moves,
            }
        ],
    }  # fmt: skip


def test_correct_records_are_accepted() -> None:
    assert check(by_hand()) == []


def test_the_program_reads_the_hand_written_record() -> None:
    from macclassic.engine.match.simulate import verify

    assert each(verify({**by_hand(), "outcome": None}).state, "owed") == (1, 0)


def move(data: Json, number: int) -> Any:
    return data["rounds"][0]["moves"][number - 1]


WRONG: list[tuple[Callable[[Json], object], str]] = [
    (lambda r: r.update(game="soi"), "game must be war-of-coins"),
    (lambda r: r["options"].update(match=60), "match must be"),
    (lambda r: r["rounds"][0].update(first=1), "seat 1 decides now"),
    (lambda r: r["rounds"][0]["deal"]["stock"].pop(), "22 in the stock"),
    (lambda r: r["rounds"][0]["deal"]["layout"].__setitem__(0, "01-chunk"), "each once"),
    (lambda r: move(r, 1)["action"].update(coin=3), "can't be shown"),
    (lambda r: move(r, 2)["action"].update(type="show"), "can't be shown"),
    (lambda r: move(r, 2)["action"].update(coin=5), "no transaction"),
    (lambda r: move(r, 2)["events"].pop(), "events must be"),
    (lambda r: move(r, 2)["events"][2].update(kind="key-match"), "events must be"),
    (lambda r: move(r, 3)["action"].pop("take"), "take stands"),
    (lambda r: move(r, 3)["action"].update(take="02-chunk"), "must be taken"),
    (lambda r: move(r, 3)["events"][2].update(card="01-exchange"), "must be given"),
    (lambda r: move(r, 4)["events"][0].update(card="07-mining-1"), "events must be"),
    (lambda r: move(r, 4).update(seat=1), "seat 0 decides now"),
    (lambda r: move(r, 3)["action"].update(type="flip-only"), "no flip is owed"),
]


@pytest.mark.parametrize(("spoil", "complaint"), WRONG)
def test_faulty_records_are_rejected(spoil: Callable[[Json], object], complaint: str) -> None:
    record = copy.deepcopy(by_hand())
    spoil(record)
    assert any(complaint in said for said in check(record)), check(record)


def test_the_referee_agrees_with_the_rules_page() -> None:
    assert sorted(IDS) == DECK
    mining = [f"{coin:02}-mining-{n}" for coin in range(1, 8) for n in (1, 2)]
    merchants = [f"{coin:02}-merchant" for coin in (5, 6, 7, 9, 10, 12)]
    mine = [*merchants, "02-gateway", *mining, "08-mining-1"]
    assert points(mine) == 9 and payment(mine, [], 3, 0)[0] == 88


def test_the_referee_imports_nothing_of_the_program() -> None:
    knows_nothing_of_the_program("referees/war_of_coins")


def test_matches_of_all_players_are_accepted_and_have_every_special_event() -> None:
    seen: Counter[str] = Counter()
    for seed in range(16):
        options = {"match": (50, 100)[seed // 4 % 2]}
        played = json.loads(json.dumps(simulate(GAME, seed, None, options, PLAYERS[seed % 4])))
        assert check(played, seen) == [], f"seed {seed}"
    for name in (
        "longest-chain", "key-match", "chain-of-block", "fixed-double-spending", "complete-transaction",
        "Double Spending", "joker from the hand", "joker from the stock", "joker from the layout", "show",
        "flip only", "no-market", "junk-coin", "no-hashrate", "keep-going doubled", "coin doubled",
        "Abandoned block chain", "valuable Mining given", "perfect win", "choice in a joker's place",
        "ending: cards run out", "ending: perfect hand",
    ):  # fmt: skip
        assert seen[name], name


def laid_out(hands: list[list[str]], layout: list[str], first: int) -> Json:
    """Return a deal that begins with these cards; the rest is in an order without four of a coin."""
    given = [card for pile in (*hands, layout) for card in pile]
    rest = [card for start in range(5) for card in DECK[start::5] if card not in given]
    piles = [hand + [rest.pop() for _ in range(10 - len(hand))] for hand in hands]
    layout = layout + [rest.pop() for _ in range(8 - len(layout))]
    return {"deal": {"hands": piles, "layout": layout, "stock": rest}, "first": first}


FIVES = [card for card in DECK if card.startswith("05")]
SIXES = [card for card in DECK if card.startswith("06")]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("hands", "layout", "what"),
    [
        ([FIVES, SIXES], [], "ending: two perfect hands"),
        ([[], []], FIVES, "ending: four on the layout"),
        ([[], []], ["joker-1", "joker-2"], "joker from the layout"),
        ([[], SIXES], [], "perfect win"),
        ([SIXES, []], [], "perfect play-on"),
    ],
)
def test_constructed_rare_deals_are_accepted(
    hands: list[list[str]], layout: list[str], what: str, first: int
) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        deal = laid_out(hands, layout, first)
        assert check(simulate(GAME, seed, 2, {}, ["random"] * 2, deal=deal), seen) == []
    assert seen[what]


def test_no_event_of_a_game_can_be_omitted() -> None:
    misses_no_event(check, simulate(GAME, 11, 1, {}, ["iq:60"] * 2), but="void")


def test_the_command_prints_and_returns_its_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = copy.deepcopy(by_hand())
    spoilt["rounds"][0]["first"] = 1
    command_answers(
        command.main, by_hand(), json.dumps(spoilt), "game 1 move 1: seat 1 decides now", tmp_path, capsys
    )
