"""Records of War of Coins: in the public format, restored from text, and read from other programs."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from games.war_of_coins import GAME
from games.war_of_coins.cards import NUMBER
from games.war_of_coins.view import View
from macclassic.app.cli.main import main
from macclassic.app.play.stepping import steps_of
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import played as simulated
from macclassic.engine.match.simulate import simulate, verify
from macclassic.table.table_state import RoundBegan
from tests.games.war_of_coins.support.positions import RULES, dealt, each, played

Json = dict[str, Any]
RANDOM = ["random"] * 2
KEYS: dict[str, set[str]] = {
    "flip": {"card"},
    "joker": {"seat", "card"},
    "collect": {"seat", "cards"},
    "stack": {"coin"},
    "bonus": {"kind", "seat"},
    "give-mining": {"from", "to", "card"},
    "score": {"seat", "points"},
    "void": {"reason"},
}
ACTIONS: dict[str, tuple[set[str], ...]] = {
    "play": ({"card"}, {"card", "take"}),
    "take": ({"card"},),
    "show": ({"coin"},),
    "transact": ({"coin"},),
    "flip-only": (set(),),
    "perfect": ({"choice"},),
    "keep-going": (set(),),
    "end": (set(),),
}


def test_war_of_coins_is_registered() -> None:
    assert games()["war-of-coins"] is GAME and GAME.title == "War of Coins"
    assert len(GAME.seats(GAME.options())) == 2


def test_a_record_has_the_keys_of_the_format() -> None:
    seen: set[str] = set()
    for seed in range(12):
        record = simulate(GAME, seed, None, {"match": "100"}, RANDOM)
        assert record["options"] == {"match": 100, "iq": 100}
        for number, data in enumerate(record["rounds"]):
            assert set(data) - {"opening"} == {"deal", "first", "moves", "outcome"} | (
                {"draw"} if number == 0 else set()
            )
            deal = data["deal"]
            assert [len(pile) for pile in (*deal["hands"], deal["layout"], deal["stock"])] == [10, 10, 8, 22]
            for move in data["moves"]:
                action = dict(move["action"])
                seen.add(action["type"])
                assert set(action) - {"type"} in ACTIONS[action["type"]]
                for event in move["events"]:
                    seen.add(event["type"])
                    assert set(event) - {"type"} == KEYS[event["type"]]
            outcome = data["outcome"]
            assert set(outcome) == {"winner", "score", "payment", "multipliers", "captured", "ending"}
        balance = record["outcome"]["balance"]
        assert sum(balance) == 0 and max(balance) >= 100
    assert seen >= set(KEYS) and seen >= set(ACTIONS) - {"perfect"}


def test_a_void_deal_is_a_round_of_its_own() -> None:
    state = dealt(
        "03-chunk", "04-hashes", "05-hashes 05-merchant 05-mining-1 05-mining-2", "10-nonce", last_winner=0
    )
    outcome = RULES.round_outcome(state)
    assert (outcome["winner"], outcome["score"], outcome["payment"]) == (0, 0, 7)
    assert RULES.outcome_agrees(state, {**outcome, "winner": None})
    assert not RULES.outcome_agrees(state, {**outcome, "winner": 1})
    assert not RULES.outcome_agrees(state, {**outcome, "payment": 0})


def with_other_events(record: Json) -> Json:
    """Return a record as another program could write it: reordered, without keys of ours alone."""
    record = copy.deepcopy(record)
    for data in record["rounds"]:
        for key in ("draw", "opening"):
            data.pop(key, None)
        data["deal"]["hands"] = [hand[::-1] for hand in data["deal"]["hands"]]
        data["deal"]["layout"].reverse()
        for move in data["moves"]:
            events = [event for event in move["events"] if event["type"] != "void"]
            for event in events:
                event["more"] = "told"
                if event["type"] == "collect":
                    event["cards"].reverse()
                if event["type"] == "stack":
                    event["coin"] = f"{event['coin']:02}"
            bonuses = [event for event in events if event["type"] == "bonus"]
            at = [i for i, event in enumerate(events) if event["type"] == "bonus"]
            for place, event in zip(at, reversed(bonuses), strict=True):
                events[place] = event
            move["events"] = events
            if "coin" in move["action"]:
                move["action"]["coin"] = f"{move['action']['coin']:02}"
        outcome = data["outcome"]
        outcome["captured"] = [cards[::-1] for cards in outcome["captured"]]
        outcome["multipliers"] = [name.upper() for name in outcome["multipliers"]]
        del outcome["ending"]
    return record


def test_records_of_other_programs_are_read() -> None:
    for seed in range(8):
        record = simulate(GAME, seed, None, {}, RANDOM)
        again = verify(with_other_events(record)).to_record()
        assert again["outcome"] == record["outcome"]


def test_an_equal_mining_card_may_be_given_instead() -> None:
    exchanged = 0
    for seed in range(40):
        record = simulate(GAME, seed, 1, {}, RANDOM)
        data = record["rounds"][0]
        gifts = [
            (i, event)
            for i, move in enumerate(data["moves"])
            for event in move["events"]
            if event["type"] == "give-mining"
        ]
        for index, gift in gifts:
            match = replayed({**record, "outcome": None, "rounds": [until(data, index)]}, GAME)
            giver = RULES.view(match.state, 0).captured[gift["from"]]
            other = next(
                (name for name in ("01-mining-2", "02-mining-2", "03-mining-2") if giver >> NUMBER[name] & 1),
                None,
            )
            if other is None or gift["card"].startswith(("11-d", "12-d", "joker")):
                continue
            trial = until(data, index + 1)
            said = next(e for e in trial["moves"][index]["events"] if e["type"] == "give-mining")
            said["card"] = other
            if sum(e["type"] == "give-mining" for e in trial["moves"][index]["events"]) > 1:
                continue
            if index + 1 == len(data["moves"]):
                continue
            repeated_match = replayed({**record, "outcome": None, "rounds": [trial]}, GAME)
            assert each(repeated_match.state, "captured")[gift["to"]] >> NUMBER[other] & 1
            said["card"] = "12-double"
            with pytest.raises(BadRecord):
                replayed({**record, "outcome": None, "rounds": [trial]}, GAME)
            exchanged += 1
    assert exchanged > 5


def until(data: Json, moves: int) -> Json:
    """Return the beginning of a round, unfinished."""
    return copy.deepcopy({key: data[key] for key in ("deal", "first")} | {"moves": data["moves"][:moves]})


@pytest.mark.parametrize("kind", sorted(KEYS))
def test_an_invented_event_is_refused(kind: str) -> None:
    record = simulate(GAME, 3, None, {}, RANDOM)
    rng = random.Random(kind)
    lies = [{"type": kind}, {"type": kind, "card": "01-chunk", "seat": 5, "cards": [], "coin": 1}]
    for lie in lies:
        damaged = copy.deepcopy(record)
        moves = damaged["rounds"][0]["moves"]
        rng.choice(moves[:-2])["events"].insert(0, lie)
        with pytest.raises(BadRecord):
            verify(damaged)


def test_an_omitted_event_is_refused() -> None:
    record = simulate(GAME, 3, None, {}, RANDOM)
    refused = 0
    for number, move in enumerate(record["rounds"][0]["moves"]):
        for place, event in enumerate(move["events"]):
            if event["type"] != "void":
                damaged = copy.deepcopy(record)
                del damaged["rounds"][0]["moves"][number]["events"][place]
                with pytest.raises(BadRecord):
                    verify(damaged)
                refused += 1
    assert refused > 40


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ({"type": "bet"}, "is no action"),
        ({"type": "play", "card": "13-chunk"}, "is no card"),
        ({"type": "show", "coin": 13}, "is no coin"),
        ({"type": "transact", "coin": "1"}, "is no coin"),
        ({"type": "perfect", "choice": "lose"}, "win or play-on"),
    ],
)
def test_invalid_actions_are_refused(action: Json, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        RULES.action_from_json(action)


def test_every_action_is_read_back() -> None:
    for seed in range(60):
        state, _, actions = played(seed, 60)
        for action in actions:
            legal = RULES.legal(state)
            assert [RULES.action_from_json(RULES.action_to_json(each)) for each in legal] == list(legal)
            state, _ = RULES.step(state, action)


def test_a_view_is_read_back() -> None:
    for seed in range(30):
        _, state, _ = played(seed, seed)
        for seat in (0, 1):
            view = RULES.view(state, seat)
            back = RULES.view_from_json(RULES.view_to_json(view))
            assert isinstance(back, View) and back == view
    with pytest.raises(ValueError, match="without a usable"):
        RULES.view_from_json({})


@pytest.mark.parametrize(
    "draw", [[], [["01-chunk"]], [["01-chunk", "01-exchange"]], 7, [["joker-1", "01-chunk"]]]
)
def test_an_undecided_draw_is_refused(draw: Any) -> None:
    record = simulate(GAME, 3, 1, {}, RANDOM)
    with pytest.raises(BadRecord, match="draw"):
        verify({**record, "rounds": [{**record["rounds"][0], "draw": draw}]})


def test_a_match_ends_by_itself_or_is_capped(tmp_path: Any) -> None:
    file = tmp_path / "coins.json"
    assert main(["simulate", "war-of-coins", "--seed", "4", "--record", str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    endless = simulate(GAME, 4, 6, {"match": "endless"}, RANDOM)
    assert endless["outcome"]["capped"] is True and len(endless["rounds"]) == 6
    assert verify(simulate(GAME, 4, None, {"match": 200}, RANDOM)).actor == MATCH_OVER


def test_a_void_deal_is_among_the_steps_of_a_replay() -> None:
    deal = json.loads((Path(__file__).parents[1] / "deals" / "four-on-the-layout.json").read_text("utf-8"))
    match = simulated(GAME, 3, rounds=1, players=RANDOM, deal=deal)
    first = steps_of(match)[0]
    assert first.events == [RoundBegan()] and first.result is not None
