"""House rules of War of Flowers before an independent referee, under any combination of options.

At every decision the referee's legal actions, open cards and owed turns are compared with those of the rules;
then the referee judges the record. Each kind of entry in a record is also damaged.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.war_of_flowers import GAME
from games.war_of_flowers.cards import names
from games.war_of_flowers.house.options import BUNDLES, HOUSE, NAMES, VALUES
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.view import seen_of
from macclassic.engine.core.options import checked
from macclassic.engine.match.record import BadRecord, dumps, loads
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from tests.referees.war_of_flowers_sorry.house_game import HouseGame, rules_of
from tests.referees.war_of_flowers_sorry.war_of_flowers import check

Json = dict[str, Any]
RULES = st.fixed_dictionaries({name: st.sampled_from(VALUES[name]) for name in NAMES}).map(
    lambda rules: rules | {"shake": rules["shake"] or rules["bomb"]}
)
CUPS = st.sampled_from(("animal", "double-plain"))


def played(seed: int, house: Json | str, cup: str = "animal", money: int = 30) -> Json:
    """Return a war of random players."""
    options = {"house": house, "cup": cup, "money": money}
    return loads(dumps(simulate(GAME, seed, None, options, ["random"] * 3)))


def side_by_side(record: Json) -> None:
    """Play a record's games through the rules and the referee, move by move."""
    options = checked(WarOptions, record["options"])
    rules = GAME.rules(options)
    money, before, carry, first = [options.money] * 3, None, None, None
    for number, data in enumerate(record["rounds"], 1):
        ours = rules.begin(rules.form.deal.read(data), before)
        complaints: list[str] = []
        house = rules_of(HOUSE.written(options.house))
        assert isinstance(house, dict)
        theirs = HouseGame(number, data, money, options.cup, first, complaints, house=house, carry=carry)
        theirs.check_deal()
        for move in data["moves"]:
            assert [rules.form.actions.to_json(each) for each in ours.legal()] == theirs.legal()
            for seat in range(3):
                seen = seen_of(rules.view(ours, seat))
                assert seen is not None
                assert [list(names(cards)) for cards in seen.shown] == theirs.open_cards()
                assert list(seen.owed) == theirs.owed and list(seen.callers) == theirs.callers
                assert list(seen.made) == theirs.made_by
                makers = {f"{month + 1:02}": seat for month, seat in enumerate(seen.makers) if seat >= 0}
                assert makers == theirs.makers
            ours.play(rules.form.actions.from_json(move["action"]))
            ours.recorded_events = []
            theirs.check_move(move)
        assert complaints == [] and ours.money == theirs.money
        money, before, carry, first = theirs.money, ours, theirs.leaves, None


@given(st.integers(0, 2**32), RULES, CUPS)
@settings(max_examples=40)
def test_any_combination_of_rules_is_accepted(seed: int, house: Json, cup: str) -> None:
    record = played(seed, house, cup)
    assert check(record) == []
    assert json.loads(dumps(replayed(record, GAME).to_record())) == record


@given(st.integers(0, 2**32), RULES)
@settings(max_examples=20)
def test_rules_and_referee_list_the_same_actions(seed: int, house: Json) -> None:
    record = played(seed, house)
    if "house" in record["options"]:
        side_by_side(record)


@pytest.mark.parametrize("bundle", BUNDLES)
def test_bundles_of_rules_are_accepted(bundle: str) -> None:
    for seed in range(12):
        record = played(seed, bundle)
        assert check(record) == [], seed
        side_by_side(record)


def test_all_events_and_actions_of_house_rules_occur() -> None:
    """All new events and actions occur, so that the tests here cover them."""
    seen: set[str] = set()
    for seed in range(40):
        for rules in ("korean-evening", "old-school", "shake,bomb,four=choice,own,last"):
            for data in played(seed, rules)["rounds"]:
                seen |= {f"carry {data.get('carry', 0)}", f"ends {data['outcome']['ending']}"}
                for move in data["moves"]:
                    action = move["action"]
                    seen |= {action["type"], str(action.get("choice"))}
                    seen |= {str(event.get("kind", event["type"])) for event in move["events"]}
    assert seen >= {
        *("four", "shake", "bomb", "flip-only", "win", "play-on", "show", "own-triplet", "pair-pair"),
        *("carry 0", "carry 1", "carry 2", "ends stop", "ends none", "ends four"),
    }


# Damaged records


def first_with(kind: str, rules: str) -> tuple[Json, int, int]:
    """Return a war that has an event or action of a kind, and the numbers of its game and move."""
    for seed in range(400):
        record = played(seed, rules)
        for number, data in enumerate(record["rounds"]):
            for at, move in enumerate(data["moves"]):
                written = [move["action"], *move["events"]]
                if kind in {str(each.get("kind", each["type"])) for each in written}:
                    return record, number, at
    raise AssertionError(kind)


def event_of(move: Json, kind: str) -> Json:
    return next(event for event in move["events"] if kind in (event["type"], event.get("kind")))


SPOILT: list[tuple[str, str, Callable[[Json], None], str]] = [
    ("shake", "shake", lambda move: move["action"].update(month=13), "is none of"),
    ("shake", "shake", lambda move: move["events"].pop(), "show"),
    ("shake", "shake", lambda move: event_of(move, "show")["cards"].pop(), "show: cards"),
    ("bomb", "shake,bomb", lambda move: move["events"].remove(event_of(move, "bomb")), "bonus"),
    ("bomb", "shake,bomb", lambda move: event_of(move, "bomb").update(kind="triplet"), "bonus: kind"),
    ("flip-only", "shake,bomb", lambda move: move["action"].update(type="go"), "is none of"),
    ("own-triplet", "own", lambda move: event_of(move, "own-triplet").update(kind="triplet"), "bonus: kind"),
    ("pair-pair", "pair_pair", lambda move: event_of(move, "pair-pair").update(kind="sweep"), "bonus: kind"),
    ("win", "four=win", lambda move: event_of(move, "win").update(points=4), "win: points"),
    ("win", "four=win", lambda move: event_of(move, "pay").update(amount=1), "pay: amount"),
    ("play-on", "four=choice", lambda move: move["action"].update(choice="stay"), "is none of"),
]


@pytest.mark.parametrize(("kind", "rules", "change", "words"), SPOILT)
def test_faults_are_named(kind: str, rules: str, change: Callable[[Json], None], words: str) -> None:
    if kind == "play-on":
        record, number, at = first_with("four", rules)
    else:
        record, number, at = first_with(kind, rules)
    assert check(record) == []
    spoilt = copy.deepcopy(record)
    change(spoilt["rounds"][number]["moves"][at])
    assert any(words in complaint for complaint in check(spoilt)), check(spoilt)
    with pytest.raises(BadRecord):
        replayed(spoilt, GAME)


def test_a_carry_follows_from_the_previous_game() -> None:
    record = next(
        each for each in (played(seed, "min=7,carry") for seed in range(40)) if "carry" in each["rounds"][1]
    )
    assert check(record) == []
    for wrong in (0, 2, 3, True, "1"):
        spoilt = copy.deepcopy(record)
        spoilt["rounds"][1]["carry"] = wrong
        assert check(spoilt)
        with pytest.raises(BadRecord, match="carry"):
            replayed(spoilt, GAME)


def test_the_ending_is_recorded_with_house_rules_only() -> None:
    record = played(3, "last")
    assert {data["outcome"]["ending"] for data in record["rounds"]} <= {"stop", "none"}
    record["rounds"][0]["outcome"]["ending"] = "four"
    assert check(record)
    plain = loads(dumps(simulate(GAME, 3, None, {}, ["random"] * 3)))
    assert "house" not in plain["options"]
    assert all("ending" not in data["outcome"] and "carry" not in data for data in plain["rounds"])


@pytest.mark.parametrize(
    ("house", "why"),
    [
        ({"seven_stuck": True}, "there is no rule “seven_stuck”"),
        ({"bomb": True}, "with shake where bomb is"),
        ({"min": 4}, "with min 3, 5 or 7, not 4"),
        ({"min": "5"}, "with min 3, 5 or 7, not “5”"),
        ({"shake": 1}, "with shake false or true, not 1"),
        ("quick", "must not be the text “quick”"),
    ],
)
def test_a_record_with_an_unknown_rule_is_refused_with_a_sentence(house: object, why: str) -> None:
    record = played(3, "last")
    record["options"]["house"] = house
    with pytest.raises(BadRecord, match=why):
        replayed(record, GAME)
    assert check(record)
