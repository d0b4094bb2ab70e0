"""Records of other programs: what the texts leave open is accepted, and nothing else."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import Action
from games.war_of_flowers.cards import DOUBLES, IDS, SINGLES, numbers
from macclassic.engine.core.chance import deal_stream
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.simulate import simulate, verify
from tests.games.war_of_flowers.support.positions import war_rules
from tests.referees.war_of_flowers_sorry.war_of_flowers import check
from tests.support.match.pure_rules import Pure

Json = dict[str, Any]


def other_plains(rules: Pure, state: Any, action: Action, events: list[Json], dice: random.Random) -> None:
    """Let each giver pass other single plains than the program's."""
    for giver in range(3):
        passes = [each for each in events if each["type"] == "pass-plain" and each["from"] == giver]
        for kind in (SINGLES, DOUBLES):
            mine = [IDS[card] for card in numbers(state.collections[giver] & kind)]
            these = [each for each in passes if each["card"] in mine]
            for each, card in zip(these, dice.sample(mine, len(these)), strict=True):
                each["card"] = card


def shaken(events: list[Json], dice: random.Random) -> list[Json]:
    """Reorder the parts of a turn, split the penalty into two payments, write months as on the cards."""
    groups: dict[int, list[Json]] = {}
    for each in events:
        kind = each["type"]
        part = {"flip": 0, "score": 2, "go": 3, "stop": 3, "pay": 4}.get(kind, 1)
        if kind == "triplet":
            each["month"] = f"{each['month']:02}"
        actions = [each]
        if kind == "pay" and each["amount"] > 1:
            actions = [{**each, "amount": each["amount"] - 1}, {**each, "amount": 1}]
        groups.setdefault(part, []).extend(actions)
    found = []
    for part in sorted(groups):
        dice.shuffle(groups[part])
        # A plain cannot pass before it has been collected.
        groups[part].sort(key=lambda each: each["type"] == "pass-plain")
        found += groups[part]
    return found


def rewritten(seed: int) -> tuple[Json, int]:
    """Return a war's first game as another program writes it, and the number of its different plains."""
    rules, dice = war_rules(), random.Random(seed)
    state = rules.start(deal_stream(seed, 0))
    game: Json = {**rules.deal_to_json(state), "moves": []}
    differ = 0
    while rules.actor(state) >= 0:
        actions = rules.legal(state)
        action = actions[dice.randrange(len(actions))]
        ours = [rules.event_to_json(event) for event in rules.step(state, action)[1]]
        changed = copy.deepcopy(ours)
        other_plains(rules, state, action, changed, dice)
        differ += sum(one != other for one, other in zip(ours, changed, strict=True))
        changed = shaken(changed, dice)
        seat = state.turn
        state, _ = rules.follow(state, action, changed)
        game["moves"].append({"seat": seat, "action": rules.action_to_json(action), "events": changed})
    game["outcome"] = rules.round_outcome(state)
    record = simulate(GAME, seed, 1, {}, ("random", "random", "random"))
    record["rounds"] = [game]
    record["outcome"] = {**rules.match_outcome(state), "capped": True}
    return record, differ


def test_freedoms_of_the_format_are_accepted() -> None:
    differ = 0
    for seed in range(120):
        record, others = rewritten(seed)
        if 0 in record["outcome"]["money"]:
            del record["outcome"]["capped"]
        differ += others
        verify(record)
        # The independent referee uses the cards that really passed, too.
        assert check(record) == [], seed
    assert differ > 20


def test_payments_may_be_recorded_per_due() -> None:
    for seed in range(60):
        record = simulate(GAME, seed, 1, {}, ("random", "random", "random"))
        paid = record["rounds"][0]["outcome"]["payments"]
        if not paid or paid[0]["amount"] < 2:
            continue
        first = paid.pop(0)
        paid[:0] = [{**first, "due": first["due"] - 1, "amount": first["amount"] - 1}]
        with pytest.raises(BadRecord, match="its outcome is not what"):
            verify(record)
        paid.append({**first, "due": 1, "amount": 1})
        paid.append({"from": 0, "to": 1, "due": 0, "amount": 0})
        verify(record)
        return
    raise AssertionError("nobody paid anything in 60 games")


def first_pass() -> tuple[Json, Json, Json, Match]:
    """Return a record, a single plain passed in it, its move, and the match before that move."""
    for seed in range(60):
        record = simulate(GAME, seed, 1, {}, ("random", "random", "random"))
        for number, move in enumerate(record["rounds"][0]["moves"]):
            for event in move["events"]:
                if event["type"] == "pass-plain" and "-plain-" in event["card"]:
                    begun = copy.deepcopy(record)
                    begun["rounds"][0]["moves"] = begun["rounds"][0]["moves"][:number]
                    del begun["rounds"][0]["outcome"], begun["outcome"]
                    return record, event, move, verify(begun)
    raise AssertionError("nobody passed a plain in 60 games")


def test_a_plain_that_the_giver_does_not_have_is_refused() -> None:
    record, event, _, before = first_pass()
    held = numbers(before.state.collections[event["from"]])
    strange = next(card for card in numbers(SINGLES) if card not in held)
    event["card"] = IDS[strange]
    with pytest.raises(BadRecord, match="its events are not what"):
        verify(record)


@pytest.mark.parametrize("damage", ["twice", "none", "giver", "double", "order", "text"])
def test_other_deviations_are_refused(damage: str) -> None:
    record, event, move, _ = first_pass()
    if damage == "twice":
        move["events"].insert(move["events"].index(event), dict(event))
    elif damage == "none":
        move["events"].remove(event)
    elif damage == "giver":
        event["from"] = event["to"]
    elif damage == "double":
        event["card"] = "11-double" if event["card"] != "11-double" else "01-sun"
    elif damage == "order":
        move["events"].reverse()
    else:
        move["events"][0] = {"type": ["flip"]}
    with pytest.raises(BadRecord, match="its events are not what"):
        verify(record)


def test_our_own_records_are_written_as_before() -> None:
    record = simulate(GAME, 5, 2, {}, ("greedy", "iq:80", "random"))
    assert verify(record).to_record()["rounds"] == record["rounds"]
