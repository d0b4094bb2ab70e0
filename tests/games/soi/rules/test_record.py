"""Records of Soi: they follow the format, survive a round trip, and accept other programs' records."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from games.soi import GAME
from games.soi.options import LEVELS, WHO
from games.soi.view import View
from macclassic.app.cli.main import main
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.options import with_changes
from macclassic.engine.core.registry import games
from macclassic.engine.match import conformance
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.simulate import simulate, verify
from tests.games.soi.support.positions import PLAIN, SORTED, played

Json = dict[str, Any]
RANDOM = ["random"] * 4
WITH_OPENING = next(
    seed for seed in range(100) if simulate(GAME, seed, 1, {}, RANDOM)["rounds"][0]["opening"]
)


def test_soi_is_registered() -> None:
    assert games()["soi"] is GAME and GAME.title == "Soi"
    assert [seat.name for seat in GAME.seats(GAME.options())] == ["South", "East", "North", "West"]


def test_a_record_has_the_keys_of_the_format() -> None:
    record = simulate(GAME, 1, None, {"target": "100"}, RANDOM)
    assert record["options"] == {"target": 100, "sort": False, "level": "middle"}
    for played_round in record["rounds"]:
        assert {"deal", "first", "opening", "moves", "outcome"} == set(played_round)
        assert [len(hand) for hand in played_round["deal"]["hands"]] == [13] * 4
        for move in played_round["moves"]:
            assert set(move) == {"seat", "action", "events"} and set(move["action"]) == {"type", "of", "card"}
            for event in move["events"]:
                keys = set(event) - {"type", "slot", "into", "slots"}
                assert (
                    keys
                    == {
                        "give": {"from", "to", "card"},
                        "refuse": {"seat", "card"},
                        "set": {"seat", "kind"},
                        "out": {"seat"},
                        "turn": {"seat"},
                    }[event["type"]]
                )
        outcome = played_round["outcome"]
        assert set(outcome) == {"sets", "points"} and sum(outcome["points"]) == 109
        assert len([kind for kinds in outcome["sets"] for kind in kinds]) == 13
    outcome = record["outcome"]
    assert set(outcome) == {"totals", "places"} and max(outcome["totals"]) >= 100
    assert sum(outcome["totals"]) == 109 * len(record["rounds"])


def test_a_match_ends_by_itself_at_every_level() -> None:
    seats = ["easiest", "middle", "impossible", "greedy"]
    record = simulate(GAME, 3, None, {"target": 100}, seats)
    assert verify(json.loads(json.dumps(record))).actor == MATCH_OVER
    assert record["outcome"]["places"].count(1) == 1


def test_simulate_seats_the_default_players() -> None:
    record = simulate(GAME, 1, 1)
    assert [seat["player"] for seat in record["seats"]] == [f"middle@{who}" for who in WHO]
    assert [seat["name"] for seat in record["seats"]] == ["South", "Bora", "Rosa", "Mina"]


def test_the_companion_is_no_part_of_the_level() -> None:
    """Records without companions' names open, and levels rank without them."""
    plain = simulate(GAME, 1, 1, players=["middle"] * 4)
    named = simulate(GAME, 1, 1)
    for record in (plain, named):
        verify(records.loads(records.dumps(record)))
    assert [GAME.players.rank(f"{level}@sailor") for level in LEVELS] == [*map(GAME.players.rank, LEVELS)]
    assert GAME.players.rank("middle@nobody") == -1


# --- records of other programs ---


def bare(record: Json) -> Json:
    """Return a record without the keys that the format does not require."""
    record = copy.deepcopy(record)
    for played_round in record["rounds"]:
        for events in (played_round["opening"], *(move["events"] for move in played_round["moves"])):
            for event in events:
                for key in ("slot", "into", "slots"):
                    event.pop(key, None)
    return record


def events_with(record: Json, kind: str) -> list[Json]:
    """Return the events of the first move that has an event of a kind."""
    moves = (move["events"] for played_round in record["rounds"] for move in played_round["moves"])
    return next(events for events in moves if kind in [event["type"] for event in events])


def test_places_in_the_rows_may_be_omitted() -> None:
    record = simulate(GAME, WITH_OPENING, 2, {}, RANDOM)
    assert bare(record) != record
    assert verify(bare(record)).to_record()["rounds"] == record["rounds"]


def test_meaningless_orders_are_free() -> None:
    for seed in range(40):
        record = bare(simulate(GAME, seed, 1, {}, RANDOM))
        record["rounds"][0]["opening"].reverse()
        for kinds in record["rounds"][0]["outcome"]["sets"]:
            kinds.reverse()
        changed = 0
        for move in record["rounds"][0]["moves"]:
            names = [event["type"] for event in move["events"]]
            if names[:3] == ["give", "set", "out"]:
                move["events"][1:3] = reversed(move["events"][1:3])
                changed += 1
        verify(record)
        if changed:
            return
    raise AssertionError("no set threw a player out in 40 rounds")


def opening_gone(record: Json) -> None:
    record["rounds"][0]["opening"] = []


def set_moved(record: Json) -> None:
    sets = record["rounds"][0]["outcome"]["sets"]
    full = next(kinds for kinds in sets if kinds)
    next(kinds for kinds in sets if kinds is not full).append(full.pop())


def first(record: Json) -> Json:
    """Return the first round of a record."""
    found: Json = record["rounds"][0]
    return found


def put(where: Any, key: Any, value: Any) -> None:
    where[key] = value


DAMAGE: list[tuple[str, Callable[[Json], None], str]] = [
    ("an opening left out", opening_gone, "opening"),
    (
        "a card twice",
        lambda r: put(first(r)["deal"]["hands"][0], 0, first(r)["deal"]["hands"][1][0]),
        "twice",
    ),
    ("a wrong slot", lambda r: put(events_with(r, "give")[0], "slot", 13), "events"),
    ("a turn left out", lambda r: put(events_with(r, "turn"), slice(-1, None), []), "events"),
    ("an event twice", lambda r: events_with(r, "give").append(events_with(r, "give")[0]), "events"),
    ("a turn written first", lambda r: events_with(r, "refuse").reverse(), "events"),
    ("a set of another", set_moved, "outcome"),
    ("points of another", lambda r: first(r)["outcome"]["points"].reverse(), "outcome"),
    ("a place", lambda r: put(r["outcome"]["places"], 0, 5), "outcome"),
    ("a seat that is none", lambda r: put(first(r)["moves"][0]["action"], "of", 4), "seat"),
    ("the asker asked", lambda r: put(first(r)["moves"][0]["action"], "of", first(r)["first"]), "own hand"),
    ("a fifth hand", lambda r: first(r)["deal"]["hands"].append([]), "four hands"),
    ("an opener that is none", lambda r: put(first(r), "first", 4), "first player"),
]


@pytest.mark.parametrize(("what", "damage", "words"), DAMAGE, ids=[each[0] for each in DAMAGE])
def test_invalid_records_are_refused(what: str, damage: Callable[[Json], None], words: str) -> None:
    record = simulate(GAME, WITH_OPENING, 1, {}, RANDOM)
    damage(record)
    with pytest.raises(BadRecord, match=words):
        verify(record)


def test_changed_options_apply_to_the_next_round() -> None:
    match = Match.new(GAME, {}, [{"name": seat.name, "player": "random"} for seat in GAME.seats(None)], 5)
    rng = random.Random(5)
    while match.actor >= 0:
        match.apply(rng.choice(match.legal))
    match.next_round(with_changes(match.current_options, {"sort": True, "target": 300}))
    conformance.randomly(match, 5, 30)
    record = match.to_record()
    assert (record["options"]["sort"], record["rounds"][1]["sort"]) == (False, True)
    assert match.view(0).sort and conformance.again(match).state == match.state
    assert all(list(row) == sorted(row) for row in match.state.rows)


# --- views on their way to the think process ---


def test_views_are_read_back() -> None:
    for seed in range(20):
        rules = (PLAIN, SORTED)[seed % 2]
        _, state, _ = played(rules, seed, 10 * seed)
        for view in (*(rules.view(state, seat) for seat in range(4)), rules.open_view(state)):
            back = rules.view_from_json(json.loads(json.dumps(rules.view_to_json(view))))
            assert isinstance(back, View) and back == view and hash(back) == hash(view)


@pytest.mark.parametrize("data", [{}, {"seat": "0"}, {"log": [[1, 2]]}, {"hand": None}, {"log": 3}])
def test_an_invalid_view_is_refused(data: Json) -> None:
    whole = json.loads(json.dumps(PLAIN.view_to_json(PLAIN.view(played(PLAIN, 1, 5)[1], 0))))
    with pytest.raises(ValueError):
        PLAIN.view_from_json({**whole, **data} if data else data)


def test_the_command_line_simulates_and_verifies_soi(
    capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    file = str(tmp_path / "soi.json")
    command = [
        "simulate",
        "soi",
        "--seed",
        "7",
        "--option",
        "sort=true",
        "--seat",
        "impossible",
        "--rounds",
        "1",
    ]
    assert main([*command, "--record", file]) == 0 and main(["verify", file]) == 0
    assert "in order, 1 round\n" in capsys.readouterr().out
    assert main(["players", "soi"]) == 0
    names = [line.split("\t")[0] for line in capsys.readouterr().out.splitlines()]
    assert names == [name for name, _ in GAME.players.names]
    assert main(["arena", "soi", "--players", "easiest", "random", "--deals", "2", "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["games"] == 8 and all(0 < each["gain"] < 109 for each in output["players"])


def test_an_option_given_as_text_is_refused() -> None:
    record = simulate(GAME, 3, 1)
    record["options"]["target"] = "200"
    with pytest.raises(BadRecord, match="must not be the text"):
        verify(record)
