"""House rules of War of Flowers: the twenty-five examples of their rules page, in its order.

Examples with even numbers are complete in house_examples.json; those with odd numbers are tests with what the
page says of them.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.war_of_flowers.actions import FLIP_ONLY as FLIP
from games.war_of_flowers.actions import FOUR
from games.war_of_flowers.cards import NUMBER, names, pack
from games.war_of_flowers.house.options import BUNDLES, HOUSE, HouseRules
from games.war_of_flowers.house.position import begun_by, house_in
from games.war_of_flowers.house.rules import HouseRulesState
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.outcome.result import round_result
from games.war_of_flowers.position import CALL, OVER, PLAY, Position
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.view import seen_of
from macclassic.engine.core.options import checked
from macclassic.flower_cards.record_format import CardDeal
from tests.games.war_of_flowers.support.positions import Three, event_lines, position
from tests.support.match.pure_rules import Pure

Json = dict[str, Any]
KEPT = json.loads((Path(__file__).parents[1] / "house_examples.json").read_text(encoding="utf-8"))
PHASES = {"play": PLAY, "call": CALL, "four": FOUR}


def ruled(state: Position) -> HouseRulesState:
    house = house_in(state)
    assert house is not None
    return house


def months(numbers: list[int]) -> int:
    return sum(1 << number - 1 for number in numbers)


def built(example: Json) -> tuple[Pure, Position]:
    """Return the rules and the starting position of an example."""
    options, before = checked(WarOptions, example["options"]), example["before"]
    stack = tuple(NUMBER[card] for card in before["stack"])
    deal = CardDeal((0, 0, 0), pack(before["table"]), stack, example["first"])
    new = begun_by(options.house, deal, 1, before["money"], options.cup == "double-plain")
    new.hands = [pack(cards) for cards in before["hands"]]  # example 12 is no valid deal
    new.turn, new.phase = before["actor"], PHASES[before["phase"]]
    new.collect([pack(cards) for cards in before["collections"]])
    new.before, new.gos, new.go_score = before["scores_before"], before["gos"], before["go_scores"]
    house = ruled(new)
    house.carry = example["carry"]
    house.owed, house.made, house.callers = before["owed"], before["triplets_made"], before["callers"]
    house.shown = [pack(cards) for cards in before["shown"]]
    house.shaken = [months(each) for each in before["shaken"]]
    house.bombed = [months(each) for each in before["bombed"]]
    for month, seat in before["made_by"].items():
        house.makers[int(month) - 1] = -1 if seat is None else seat
    return Pure(WarRules(options)), new


def legal(rules: Pure, state: Position) -> list[Json]:
    return [rules.action_to_json(action) for action in rules.legal(state)]


def looks(state: Position) -> Json:
    """Return a position in the form of an example's result."""
    house = ruled(state)
    over = state.phase == OVER
    four = {"seat": house.four_seat, "month": house.four_month + 1} if house.four_seat >= 0 else None
    return {
        "actor": None if over else state.turn,
        "phase": "over" if over else {value: name for name, value in PHASES.items()}[state.phase],
        "money": state.money,
        "points": state.points,
        "table": names(state.table),
        "collections": [names(cards) for cards in state.collections],
        "hand_sizes": [cards.bit_count() for cards in state.hands],
        "owed": house.owed,
        "shown": [names(seen & held) for seen, held in zip(house.shown, state.hands, strict=True)],
        "shaken": [[month + 1 for month in range(12) if each >> month & 1] for each in house.shaken],
        "bombed": [[month + 1 for month in range(12) if each >> month & 1] for each in house.bombed],
        "four": four,
        "next_carry": house.carried() if over else None,
    }


def agrees(example_says: Json, state: Position) -> None:
    found = looks(state)
    for key, value in example_says.items():
        assert found[key] == value, key


@pytest.mark.parametrize("example", KEPT["examples"], ids=lambda example: f"{example['n']}")
def test_each_whole_example_gives_its_stated_result(example: Json) -> None:
    rules, state = built(example)
    if "legal" in example:
        assert legal(rules, state) == example["legal"]
    views = example.get("views", {})
    for number, move in enumerate(example["moves"], 1):
        assert state.turn == move["seat"]
        state, events = rules.step(state, rules.action_from_json(move["action"]))
        assert [rules.event_to_json(event) for event in events] == move["events"]
        if views.get("after_move") == number:
            assert legal(rules, state) == views["legal"]
            if "shown" in views:
                agrees({"shown": views["shown"]}, state)
            for seat in range(3):
                count = views.get(f"unseen_count_of_seat_{seat}")
                assert count is None or rules.view(state, seat).unseen.bit_count() == count
    agrees(example["after"], state)
    if example["outcome"] is not None:
        outcome = rules.round_outcome(state)
        del outcome["collected"]
        assert outcome == example["outcome"]
    else:
        assert state.phase != OVER


# Examples with odd numbers. Seat 0 acts, and all have $50, unless the test says otherwise.


def does(state: Position, *actions: Json) -> tuple[Position, list[str]]:
    """Make decisions; return the position and the events of the last decision as short lines."""
    rules = Pure(WarRules(WarOptions(house=ruled(state).rules)))
    happened: list[str] = []
    for action in actions:
        assert state.why_not(rules.action_from_json(action)) is None
        assert rules.action_from_json(action) in rules.legal(state)
        state, events = rules.step(state, rules.action_from_json(action))
        happened = event_lines([rules.event_to_json(event) for event in events])
    return state, happened


def play(card: str, take: str = "") -> Json:
    return {"type": "play", "card": card} | ({"take": take} if take else {})


def month(kind: str, number: int) -> Json:
    return {"type": kind, "month": number}


def whole(number: int) -> str:
    """Return all four cards of a month."""
    return " ".join(card for card in NUMBER if card.startswith(f"{number:02}"))


FIFTY: Three = (50, 50, 50)
STOP, FLIP_ONLY = {"type": "stop"}, {"type": "flip-only"}
IRIS = "05-animal 05-ribbon 05-plain-1"
BOMBS = HouseRules(shake=True, bomb=True)


def singles(*months_: int) -> str:
    """Return both plains of some months."""
    return " ".join(f"{month:02}-plain-{which}" for month in months_ for which in (1, 2))


def calling(rules: HouseRules, *piles: str, turn: int = 0, carry: int = 0, money: Three = FIFTY) -> Position:
    """Return a position in which the seat at turn may call GO or STOP."""
    state = position(
        "",
        "12-animal 12-ribbon",
        "11-sun",
        turn=turn,
        collections=piles,
        house=rules,
        carry=carry,
        money=money,
    )
    state.phase = CALL
    return state


def test_example_1_a_score_of_three_is_no_call_where_five_are_asked() -> None:
    piles = "01-ribbon 02-ribbon", "", ""
    state = position("03-ribbon", "03-plain-1", "01-sun", collections=piles, house=HouseRules(min=5))
    state, happened = does(state, play("03-plain-1"))
    assert happened[-1] == "score 0 3" and state.phase == PLAY and state.turn == 1


def test_example_3_two_shaken_months_and_a_carry() -> None:
    six_months, eight_plains = singles(1, 2, 3, 4, 5, 6), singles(8, 9, 10, 11)
    state = calling(
        HouseRules(shake=True, carry=True),
        six_months,
        singles(7) + " 08-sun 08-animal",
        eight_plains,
        carry=1,
    )
    ruled(state).shaken[0] = months([4, 9])
    after, happened = does(state, STOP)
    assert happened == ["stop 0 False", "pay 1 0 48", "pay 2 0 24"]
    dues = round_result(after).dues
    assert [due.doublings for due in dues] == [
        ("plain", "shake", "shake", "carry"),
        ("shake", "shake", "carry"),
    ]


def test_example_5_a_bomb_that_sweeps() -> None:
    piles = singles(1, 3, 4, 6) + " 07-plain-1 07-plain-2", singles(2), "11-double 12-double"
    state = position("05-plain-2 08-plain-1", IRIS, "08-animal", last=True, collections=piles, house=BOMBS)
    state, happened = does(state, month("bomb", 5))
    assert happened[2:-1] == [
        "bonus bomb 0",
        "pass-plain 1 0 02-plain-1",
        "pass-plain 2 0 11-double",
        "bonus sweep 0",
        "pass-plain 1 0 02-plain-2",
        "pass-plain 2 0 12-double",
    ]
    assert ruled(state).owed == [2, 0, 0] and state.hands[0] == 0
    assert state.phase == CALL and state.table == 0


def test_example_7_a_month_doubles_once() -> None:
    piles = "04-ribbon 07-ribbon", "01-plain-1 01-sun", "02-plain-1 03-sun"
    hand = f"{IRIS} 12-sun"
    state = position("05-plain-2 08-sun", hand, "11-sun", last=True, collections=piles, house=BOMBS)
    ruled(state).shaken[0] = months([5])
    ruled(state).shown[0] = pack(IRIS.split())
    state, happened = does(state, month("bomb", 5))
    assert happened[-1] == "score 0 3"
    after, happened = does(state, STOP)
    assert happened[1:] == ["pay 1 0 6", "pay 2 0 6"]
    assert round_result(after).dues[0].doublings == ("bomb",)


def test_example_9_a_last_turn_that_was_owed() -> None:
    rules = replace(BOMBS, carry=True)
    piles = "02-plain-1", "11-double", singles(1, 3, 4)
    table = "08-sun 08-animal 08-plain-1 12-sun"
    state = position(table, "", "08-plain-2", turn=2, last=True, collections=piles, house=rules)
    state.hands = [0, 0, 0]
    ruled(state).owed = [0, 0, 1]
    ruled(state).makers[7] = 1
    assert list(state.legal()) == [FLIP]
    state, happened = does(state, FLIP_ONLY)
    assert [line.split()[0] for line in happened] == ["flip", "collect", "score"]
    assert state.phase == OVER and state.winner < 0 and ruled(state).carried() == 1


def test_example_11_four_dealt_win_at_once() -> None:
    rules = HouseRules(four="win", carry=True)
    state = position("08-sun", "", "01-sun", turn=1, last=True, money=(50, 85, 15), house=rules, carry=2)
    state.hands[1], state.phase = pack(whole(7).split()), FOUR
    state, happened = does(state, {"type": "four", "choice": "win"})
    assert happened[1:] == ["win 1 four 5", "pay 2 1 15", "pay 0 1 20"]
    assert happened[0] == "show 1 07-animal+07-plain-1+07-plain-2+07-ribbon"
    found = round_result(state)
    assert found.money == (30, 120, 0) and found.ranking and found.ending == "four"
    assert [due.due for due in found.dues] == [20, 20] and found.points == 5


@pytest.mark.parametrize(("four", "accepted"), [("win", False), ("choice", False), ("nothing", True)])
def test_example_13_two_hands_with_four(four: str, accepted: bool) -> None:
    rules = WarRules(WarOptions(house=HouseRules(four=four, last=True)))
    rest = iter([card for card in range(48) if card // 4 not in (6, 8)])
    hands = [pack(whole(7).split()), 0, pack(whole(9).split())]
    for seat, more in enumerate((3, 7, 3)):
        for _ in range(more):
            hands[seat] |= 1 << next(rest)
    table = sum(1 << next(rest) for _ in range(6))
    deal = CardDeal((hands[0], hands[1], hands[2]), table, tuple(rest), 0)
    if accepted:
        assert rules.begin(deal, None).phase == PLAY
    else:
        with pytest.raises(ValueError, match="two hands"):
            rules.begin(deal, None)


def test_example_15_stop_is_forced_on_last_turns_and_the_caller_pays() -> None:
    rules = HouseRules(free_go=True, sunless=True)
    piles = "01-sun 03-sun", "04-plain-1 11-sun", "05-plain-1"
    state = position(
        "08-sun", "08-plain-2", "06-plain-1", last=True, collections=piles, gos=(0, 1, 0), house=rules
    )
    ruled(state).callers = [1]
    state, happened = does(state, play("08-plain-2"))
    assert happened[-3:] == ["score 0 3", "stop 0 True", "pay 1 0 9"]
    assert [due.due for due in round_result(state).dues] == [3, 6]


@pytest.mark.parametrize(
    ("plains", "pays", "doublings"), [("10-plain-2", 16, ("plain", "four")), ("12-double", 8, ("four",))]
)
def test_example_17_four_before_bomb_and_eight_plains_are_not_few(
    plains: str, pays: int, doublings: tuple[str, ...]
) -> None:
    rules = HouseRules(four="choice", shake=True, bomb=True, few=8)
    losers = f"07-plain-2 {singles(8, 9)} 10-plain-1 {plains}", "01-sun"
    state = calling(rules, *losers, singles(1, 2, 3, 4, 5, 6) + " 07-plain-1", turn=2)
    house = ruled(state)
    house.four_seat, house.four_month, house.bombed[2] = 2, 2, months([3])
    after, happened = does(state, STOP)
    assert happened[1] == f"pay 0 2 {pays}"
    assert round_result(after).dues[0].doublings == doublings


def test_example_19_no_triplet_on_a_last_turn_even_with_bonuses() -> None:
    state = position("08-sun 12-sun", "08-plain-1", "08-plain-2", last=True, house=HouseRules(last=True))
    ruled(state).made = [2, 0, 0]
    state, happened = does(state, play("08-plain-1"))
    assert happened == ["flip 08-plain-2", "collect 0 08-plain-1+08-sun", "score 0 0"]
    assert names(state.table) == ["08-plain-2", "12-sun"]


def test_example_21_the_third_triplet_wins() -> None:
    rules = HouseRules(three_stuck=True, shake=True)
    piles = "03-sun", "01-plain-1", ""
    state = position("10-animal", "10-plain-1", "10-ribbon", collections=piles, gos=(0, 1, 0), house=rules)
    ruled(state).made, ruled(state).callers, ruled(state).shaken = [2, 0, 0], [1], [months([3]), 0, 0]
    state, happened = does(state, play("10-plain-1"))
    assert happened[1:] == ["triplet 10", "score 0 0", "win 0 three-stuck 3", "pay 1 0 3", "pay 2 0 3"]
    assert round_result(state).ending == "three-stuck" and round_result(state).lines == ()


def test_example_23_bonuses_on_a_last_turn() -> None:
    piles = singles(1, 2, 3, 5), "04-plain-1 11-sun", "07-plain-2 " + singles(9, 10, 11)
    rules = HouseRules(last=True)
    state = position("12-sun", "08-plain-1", "08-plain-2", last=True, collections=piles, house=rules)
    state, happened = does(state, play("08-plain-1"))
    assert happened[2:5] == ["bonus smack 0", "pass-plain 1 0 04-plain-1", "pass-plain 2 0 07-plain-2"]
    assert happened[5:] == ["score 0 3", "stop 0 True", "pay 1 0 3", "pay 2 0 3"]


def test_example_25_double_go_and_who_is_broke() -> None:
    rules = HouseRules(double_go=True, free_go=True, sunless=True)
    piles = (
        "01-sun 03-sun 08-sun 01-ribbon 02-ribbon 03-ribbon 04-ribbon 05-ribbon",
        "05-plain-1",
        "06-plain-1",
    )
    state = calling(rules, *piles, money=(60, 50, 40))
    state.gos, ruled(state).callers = [4, 0, 1], [2, 0]
    assert state.points[0] == 7
    after, happened = does(state, STOP)
    assert happened == ["stop 0 False", "pay 2 0 40"]
    found = round_result(after)
    assert found.base == 28 and [due.due for due in found.dues] == [56, 56]
    assert found.money == (100, 50, 0) and [paid.due for paid in found.payments] == [112]


# Options of a war


@pytest.mark.parametrize("name", BUNDLES)
def test_a_bundle_is_chosen_by_name_and_recorded_as_its_rules(name: str) -> None:
    options = checked(WarOptions, {"house": name})
    assert options.house == BUNDLES[name] and options.rules == "house"
    assert set(options.written()["house"]) == set(HOUSE.written(HouseRules()))
    assert checked(WarOptions, options.written()) == options


def test_without_house_rules_a_view_omits_them() -> None:
    state = position("08-sun", "08-plain-1", "08-plain-2")
    assert house_in(state) is None and seen_of(Pure(WarRules(WarOptions())).view(state, 0)) is None
    assert "house" not in checked(WarOptions, {"house": {}}).written()
