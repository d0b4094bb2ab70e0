"""Tests of Flower Power's records: whole games, records of other programs, and refusals."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.flower_power import GAME
from games.flower_power.actions import Action
from games.flower_power.board import BUILD, PICK, REPLY
from games.flower_power.cards import IDS
from games.flower_power.events import Drawn
from games.flower_power.view import View
from macclassic.app.cli import main
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import MATCH_OVER, BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.conformance import put
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.simulate import played, simulate, verify
from macclassic_lab.arena import play_deal
from tests.games.flower_power.support.positions import NUMBER, after, rules_of, table
from tests.games.flower_power.support.positions import move as act
from tests.games.flower_power.support.positions import played as randomly

WHOLE: dict[str, Any] = simulate(GAME, 12, None, {}, ["random"] * 3)
START = ("rounds", 0)


def changed(*path: Any, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(WHOLE)
    put(data, path, value)
    return data


def where(record: dict[str, Any], kind: str) -> list[tuple[int, int]]:
    """Return the numbers of move and event for all events of a type."""
    return [
        (number, place)
        for number, move in enumerate(record["rounds"][0]["moves"])
        for place, event in enumerate(move["events"])
        if event["type"] == kind
    ]


def test_random_and_greedy_players_play_every_game() -> None:
    record = simulate(GAME, 1, None, {}, ["random", "greedy"])
    assert [seat["player"] for seat in record["seats"]] == ["random", "greedy"] and verify(record).actor < 0


def test_flower_power_is_registered() -> None:
    assert games()["flower-power"] is GAME and GAME.title == "Flower Power"


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_matches_are_read_back(players: int) -> None:
    flags = {"jokers": players % 2 == 0, "hidden_hearts": players > 3, "discard_all_tied": players == 2}
    for seed in range(3):
        record = simulate(GAME, seed, None, {"players": players, **flags}, ["random"] * players)
        assert record["options"]["players"] == players == len(record["seats"])
        match = verify(records.loads(records.dumps(record)))
        assert match.actor == MATCH_OVER and match.to_record() == record


def test_a_record_follows_the_format() -> None:
    begin = WHOLE["rounds"][0]
    deal = begin["deal"]
    dealt = [card for pile in (*deal["packs"], *deal["hands"], deal["pile"]) for card in pile]
    assert sorted(dealt) == sorted(IDS[:54])
    assert begin["first"] == begin["order"][0] and sorted(begin["order"]) == [0, 1, 2]
    assert [move["action"]["type"] for move in begin["moves"][:3]] == ["build"] * 3
    assert [move["seat"] for move in begin["moves"][:3]] == begin["order"]
    first = begin["moves"][0]
    sizes = first["action"]["sizes"]
    assert [event["flower"] for event in first["events"]] == [f"f{i + 1}" for i in range(len(sizes))]
    pack = [card for event in first["events"] for card in event["cards"]]
    assert pack == deal["packs"][first["seat"]]
    outcome = WHOLE["outcome"]
    assert outcome == begin["outcome"] and set(outcome) == {"winner", "gardens"}
    assert begin["moves"][-1]["events"][-1] == {"type": "win", "seat": outcome["winner"]}
    for garden in outcome["gardens"]:
        assert all(set(flower) == {"id", "cards", "power"} for flower in garden)


def test_actions_follow_the_format() -> None:
    shapes = {
        "build": {"sizes"}, "draw": set(), "end": set(), "pass": set(), "attack": {"flower", "target"},
        "poison": {"card", "flower", "petal"}, "heart": {"card", "flower", "index"},
        "diamond": {"card", "flower"}, "spy": {"card"}, "create": {"cards", "power"}, "pick": {"petal"},
    }  # fmt: skip
    found = set()
    for seed in range(12):
        record = simulate(GAME, seed, None, {}, ["random"] * 3)
        for move in record["rounds"][0]["moves"]:
            action = dict(move["action"])
            kind = action.pop("type")
            if kind == "spy":
                assert len(action.keys() & {"flower", "seat"}) == 1
                action = {key: value for key, value in action.items() if key == "card"}
            assert set(action) == shapes[kind]
            found.add(kind)
    assert found == set(shapes)


def test_cards_of_further_packs_carry_their_number() -> None:
    deal = simulate(GAME, 1, None, {"players": 4}, ["random"] * 4)["rounds"][0]["deal"]
    dealt = [card for pile in (*deal["packs"], *deal["hands"], deal["pile"]) for card in pile]
    assert len(set(dealt)) == 108 and {"JB", "JB/2", "10H/2", "AD"} <= set(dealt)
    assert NUMBER["2S/2"] == 54


def foreign(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record as another program may write it, without our own additions."""
    data = copy.deepcopy(record)
    begin = data["rounds"][0]
    del begin["deal"]["reshuffles"], begin["contest"], begin["chooser"]
    del data["options"]["players"], data["options"]["position"], data["options"]["handicap"]
    for move in begin["moves"]:
        for event in move["events"]:
            event.pop("power", None)
    return data


def test_records_of_other_programs_are_read() -> None:
    for players in (2, 3, 4):
        record = simulate(GAME, 5, None, {"players": players}, ["random"] * players)
        match = verify(records.loads(json.dumps(foreign(record))))
        ours = match.to_record()
        assert ours["rounds"][0]["moves"] == record["rounds"][0]["moves"]
        assert ours["outcome"] == record["outcome"]


def test_freedoms_of_the_format_are_accepted() -> None:
    data = foreign(WHOLE)
    begin = data["rounds"][0]
    for move in begin["moves"]:
        recorded = []
        for event in reversed(move["events"]):
            if event["type"] == "discard":
                # One card per event, in another order.
                recorded += [{"type": "discard", "cards": [card]} for card in reversed(event["cards"])]
            else:
                recorded.append(event)
        move["events"] = recorded
    begin["moves"][2]["events"].append({"type": "turn", "seat": begin["first"]})
    for outcome in (begin["outcome"], data["outcome"]):
        for garden in outcome["gardens"]:
            garden.reverse()
    assert verify(data).actor == MATCH_OVER


def test_a_diamond_may_list_all_petals_and_an_end_may_omit_the_battle() -> None:
    rules = rules_of(3)
    start = table(("3D", ["9S -4S 2S"]), ("", ["8C"]), ("", ["7D"]))
    action = rules.action_from_json({"type": "diamond", "card": "3D", "flower": "f1"})
    recorded: list[Any] = [{"type": "discard", "cards": ["3D"]}]
    recorded += [
        {"type": "reveal", "flower": "f1", "petal": place, "card": card}
        for place, card in enumerate(("9S", "4S", "2S"))
    ]
    for events in (recorded, [recorded[0], recorded[2]]):
        assert rules.follow(start, action, events) == rules.step(start, action)
    for events in (recorded[:2], [*recorded, {**recorded[1], "card": "AS"}], [*recorded, recorded[2]]):
        with pytest.raises(ValueError, match="not what the rules make"):
            rules.follow(start, action, events)

    two = rules_of(2)
    start = after(table(("KS", ["9S"]), ("", ["8C"])), "attack 1 2", rules=two)
    poison = act("poison KS 2 0")
    recorded = [two.event_to_json(event) for event in two.step(start, poison)[1]]
    assert {"type": "battle", "result": "failed"} in recorded
    for events in (recorded, [each for each in recorded if each["type"] != "battle"]):
        assert two.follow(start, poison, events) == two.step(start, poison)


def test_a_recorded_shuffle_is_used() -> None:
    record = next(
        record
        for record in (simulate(GAME, seed, None, {}, ["random"] * 3) for seed in range(50))
        if any(len(move["events"][place]["pile"]) > 2 for move, place in shuffles(record))
    )
    data = copy.deepcopy(record)
    begin = data["rounds"][0]
    number, place = next(
        (n, p) for n, p in where(data, "shuffle") if len(begin["moves"][n]["events"][p]["pile"]) > 2
    )
    pile = begin["moves"][number]["events"][place]["pile"]
    pile[-1], pile[-2] = pile[-2], pile[-1]
    del begin["moves"][number + 1 :], begin["outcome"], data["outcome"]
    match = verify(data)
    assert [IDS[card] for card in reversed(match.state.pile)] == pile[1:]
    pile[-1] = pile[0]
    with pytest.raises(BadRecord, match="all cards of the Graveyard"):
        verify(data)


def shuffles(record: dict[str, Any]) -> list[tuple[dict[str, Any], int]]:
    return [(record["rounds"][0]["moves"][number], place) for number, place in where(record, "shuffle")]


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("deal",), None, "no deal"),
        (("deal", "packs"), [], "packs of 3 seats"),
        (("deal", "pile"), [], "every card once"),
        (("deal", "pile", 0), "2S/2", "every card once"),
        (("deal", "pile", 0), "1S", "is no card"),
        (("deal", "reshuffles"), -1, "key of later shuffles"),
        (("order",), [0, 0, 1], "every seat once"),
        (("order",), 3, "list of seats"),
        (("first",), 7, "first player from 0 to 2"),
        (("contest",), [["palm", "palm", "palm"]], "has a winner"),
        (("contest",), [["rock", "palm", "palm"]], "a sign of every seat"),
        (("chooser",), 9, "has won the contest"),
        (("moves", 0, "action", "sizes"), [15, 1], "two petals at least"),
        (("moves", 0, "action", "sizes"), "15", "list of sizes"),
        (("moves", 0, "events"), [], "not what the rules make"),
        (("outcome", "winner"), 9, "outcome is not"),
        (("outcome",), None, "outcome is missing"),
    ],
)
def test_invalid_records_are_refused(path: tuple[Any, ...], value: Any, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verify(changed(*START, *path, value=value))


def test_hands_must_have_the_size_given_by_the_position() -> None:
    data = copy.deepcopy(WHOLE)
    begin = data["rounds"][0]
    begin["deal"]["hands"][begin["order"][0]].append(begin["deal"]["pile"].pop())
    with pytest.raises(BadRecord, match="must have 15 petals and 1 cards"):
        verify(data)


def test_flower_numbers_have_one_spelling() -> None:
    for name in ("f01", "f0", "1", "f", "f-1", "f1.0", 1, None, "f" + "9" * 50, "f²"):
        with pytest.raises(ValueError, match="is no flower"):
            rules_of(3).action_from_json({"type": "attack", "flower": name, "target": "f1"})


def test_an_endless_match_is_capped_and_led_by_petals() -> None:
    match = played(GAME, 3, None, {"players": 2}, ["random"] * 2, decisions=40)
    outcome = match.rules.form.match_outcome(match.state)
    counts = [sum(len(flower["cards"]) for flower in garden) for garden in outcome["gardens"]]
    assert outcome["winner"] == (None if counts[0] == counts[1] else counts.index(max(counts)))
    record = {**match.to_record(), "outcome": {**outcome, "capped": True}}
    assert verify(record).actor >= 0 and GAME.options.longest == 3000


class Ender:
    """Player that lays one flower, ends every turn and always passes."""

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        return legal[-1] if view.phase != BUILD else legal[0]

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        raise NotImplementedError


def test_a_match_of_players_who_only_pass_is_stopped() -> None:
    """Check A21."""

    class Short(GAME.options):  # type: ignore[name-defined,misc]
        longest = 200

    patient = replace(GAME, players=replace(GAME.players, make=lambda name: Ender()), options=Short)
    record = simulate(patient, 1, None, {"players": 4, "handicap": "0/0 0/1"})
    assert len(record["rounds"][0]["moves"]) == 200 and "outcome" not in record["rounds"][0]
    assert record["outcome"]["capped"] is True and record["outcome"]["winner"] == 1
    assert verify(record).actor >= 0
    sitting = play_deal(rules_of(3).rules, [Ender()] * 3, 4, longest=100)
    assert sum(sitting.decisions) == 100 and {tally.place for tally in sitting.tallies} == {2}


def test_the_number_of_players_follows_the_seats() -> None:
    for players in range(7):
        match = played(GAME, 1, None, {}, ["random"] * players, decisions=0)
        assert match.options["players"] == len(match.seats) == (players if players > 1 else 3)
    with pytest.raises(BadOption, match="has 2 seats, not 3"):
        simulate(GAME, 1, None, {"players": 2}, ["random"] * 3)


def test_a_deal_file_sets_up_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begin = simulate(GAME, 40, None, {"players": 2}, ["random"] * 2)["rounds"][0]
    file = tmp_path / "deal.json"
    file.write_text(json.dumps({key: begin[key] for key in ("deal", "order", "first")}), encoding="utf-8")
    out = tmp_path / "out.json"
    seats = ["--seat", "random", "--seat", "random"]
    assert main.main(["simulate", "flower-power", "--deal", str(file), "--record", str(out), *seats]) == 0
    found = json.loads(out.read_text(encoding="utf-8"))["rounds"][0]
    assert found["deal"] == begin["deal"] and found["order"] == begin["order"] and "contest" not in found
    assert main.main(["verify", str(out)]) == 0 and capsys.readouterr().out


def test_views_survive_the_round_trip() -> None:
    rules = rules_of(4, hidden_hearts=True)
    phases = set()
    for seed in range(40):
        _, state, _ = randomly(rules, seed, 5 * seed)
        phases.add(state.phase)
        for seat in range(seed % 2, 4, 2):
            view = rules.view(state, seat)
            data = json.loads(json.dumps(rules.view_to_json(view)))
            assert rules.view_from_json(data) == view
            for key in data:
                with pytest.raises(ValueError, match=r"view"):
                    rules.view_from_json({name: value for name, value in data.items() if name != key})
    assert {REPLY, PICK} <= phases


def test_hidden_cards_are_written_as_null() -> None:
    rules = rules_of(3)
    assert rules.event_to_json(Drawn(1, -1)) == {"type": "drawn", "seat": 1, "card": None}
    action = rules.action_from_json({"type": "create", "cards": ["2S", "3S", "4H"], "power": False})
    assert rules.action_to_json(rules.redact_action(action, 0, 1))["cards"] == [None] * 3
    assert rules.redact_action(action, 0, 0) == action
