"""Computer players: legal, deterministic for a view, and independent of hidden cards."""

from __future__ import annotations

import json

import pytest

from games.war_of_flowers.cards import ALL
from games.war_of_flowers.players import make
from games.war_of_flowers.position import OVER
from macclassic.engine.core.chance import Stream, deal_stream
from macclassic.engine.core.game_spec import BadOption
from macclassic.engine.core.registry import games
from macclassic.engine.players.think_server import answer
from tests.games.war_of_flowers.support.positions import war_rules
from tests.games.war_of_flowers.support.worlds import sample

NAMES = ("random", "greedy", "iq:60", "iq:80", "iq:100", "iq:120")


@pytest.mark.parametrize("name", NAMES)
def test_players_choose_only_legal_actions(name: str) -> None:
    rules, player = war_rules(), make(name)
    for seed in range(3 if name == "iq:120" else 30):
        state, ply = rules.start(deal_stream(seed, 0)), 0
        while state.phase != OVER:
            view, legal = rules.view(state, state.turn), rules.legal(state)
            action = player.choose(view, legal, Stream(seed, str(ply)))
            assert action in legal
            assert action == make(name).choose(view, legal, Stream(seed, str(ply)))
            state, ply = rules.step(state, action)[0], ply + 1


@pytest.mark.parametrize("name", NAMES)
def test_a_twin_world_changes_no_choice(name: str) -> None:
    """A world with the same view has the same legal actions and the same choice."""
    rules, player = war_rules(), make(name)
    for seed in range(2 if name == "iq:120" else 20):
        state = rules.start(deal_stream(seed, 0))
        for ply in range(14):
            if state.phase == OVER:
                break
            seat = state.turn
            view, legal = rules.view(state, seat), rules.legal(state)
            twin = sample(view, Stream(seed, f"twin/{ply}"))
            assert rules.view(twin, seat) == view and list(rules.legal(twin)) == list(legal)
            choices = [
                player.choose(rules.view(each, seat), rules.legal(each), Stream(seed, str(ply)))
                for each in (state, twin)
            ]
            assert choices[0] == choices[1]
            state = rules.step(state, choices[0])[0]


def test_a_world_holds_every_card_once() -> None:
    rules = war_rules()
    state = rules.start(deal_stream(9, 0))
    for ply in range(20):
        if state.phase == OVER:
            break
        world = sample(rules.view(state, state.turn), Stream(ply, "world"))
        parts = [*world.hands, world.table, *world.collections]
        parts += [1 << card for card in world.stack[world.turned_count :]]
        parts += [1 << card for card in (world.played, world.turned) if card >= 0]
        assert sum(parts) == ALL and [h.bit_count() for h in world.hands] == [
            h.bit_count() for h in state.hands
        ]
        state = rules.step(state, rules.legal(state)[0])[0]


@pytest.mark.parametrize("name", ["", "iq", "iq:", "iq:59", "iq:161", "iq:1e2", "iq:-80", "grandmaster"])
def test_an_unknown_player_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        make(name)


def test_every_listed_player_exists() -> None:
    spec = games()["war-of-flowers"]
    for name, line in spec.players.names:
        assert spec.players.make(name) is not None and line


def test_the_think_command_answers_with_a_reason() -> None:
    rules = war_rules()
    state = rules.start(deal_stream(4, 0))
    seat = state.turn
    request = {
        "id": 5, "game": "war-of-flowers", "options": {}, "player": "iq:100",
        "seed": 4, "seat": seat, "ply": 0,
        "view": rules.view_to_json(rules.view(state, seat)), "explain": True,
        "legal": [rules.action_to_json(action) for action in rules.legal(state)],
    }  # fmt: skip
    said = answer(json.dumps(request))
    assert said["id"] == 5 and said["action"] in request["legal"]
    assert said["template"].format(**said["fields"]) == said["why"]


@pytest.mark.parametrize("line", ["", "[]", "{}", "7", '{"id": 3, "game": "chess"}', "\x00"])
def test_invalid_requests_get_an_error(line: str) -> None:
    assert "error" in answer(line)
