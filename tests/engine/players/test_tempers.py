"""Companions' tempers: each changes decisions in its own direction, only between nearly equal moves.

A level without a companion plays as before tempers existed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

from games.flower_power.players.tempers import TEMPERS as GARDENERS
from games.soi.actions import Ask
from games.soi.cards import NUMBER
from games.soi.events import Asked
from games.soi.players.guessing import worth
from games.soi.players.tempers import TEMPERS as ASKERS
from games.soi.players.tempers import favourites
from games.soi.players.thinking import weighed
from games.sorry.players.lookahead import by_board
from games.sorry.players.tempers import TEMPERS as RACERS
from macclassic.engine.core.chance import deal_stream, player_stream
from macclassic.engine.core.companions import NAMES
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import simulate

PLAIN = (
    ("soi", ["easiest", "middle", "greedy", "easiest"], 3, {}, "205981e6d71fed44"),
    ("soi", ["impossible", "impossible", "middle", "middle"], 1, {}, "cfce1de3490148a3"),
    ("sorry", ["racer", "greedy"], 1, {}, "3e5a92ebfe11e167"),
    ("sorry", ["greedy", "racer", "greedy", "racer"], 1, {"mode": "4"}, "1bf3734656934abe"),
    ("sorry", ["thoughtful", "greedy"], 1, {}, "99a2f29bd4570da3"),
    ("flower-power", ["gardener", "strategist"], 1, {"players": 2}, "015c2ca144629949"),
    ("war-of-coins", ["iq:60", "iq:80"], 4, {}, "fae20ba1bb8ac386"),
    ("war-of-coins", ["iq:100", "iq:120"], 3, {}, "90092b98e1bbc49a"),
    ("war-of-coins", ["iq:100", "iq:140"], 1, {}, "7a23a78094f03ad4"),
)
"""Matches of deal 11 as the program at commit a9d7a4db played them."""


@pytest.mark.parametrize(("game", "players", "rounds", "options", "was"), PLAIN)
def test_a_level_without_a_companion_plays_as_before(
    game: str, players: list[str], rounds: int, options: dict[str, Any], was: str
) -> None:
    record = simulate(games()[game], 11, rounds, options, players)
    assert sha256(json.dumps(record["rounds"], sort_keys=True).encode()).hexdigest()[:16] == was


Moment = tuple[Any, Sequence[Any], Any, Any]
"""View, legal actions, decision of the level alone, and decision of a companion at that level."""


def moments(game: str, level: str, who: str, seeds: range, most: int, **options: Any) -> Iterator[Moment]:
    """Yield the moments at which a companion decides otherwise than the level alone, which plays on."""
    spec = games()[game]
    rules = spec.rules(checked(spec.options, options))
    alone, liking = spec.players.make(level), spec.players.make(f"{level}@{who}")
    for seed in seeds:
        position = rules.begin(rules.deal(deal_stream(seed, 0), None), None)
        for ply in range(most):
            position.log = []
            seat = position.actor()
            if seat < 0:
                break
            view, legal = rules.view(position, seat), position.legal()
            one, other = (
                each.choose(view, legal, player_stream(seed, seat, ply)) for each in (alone, liking)
            )
            assert other in legal
            if one != other:
                yield view, legal, one, other
            position.play(one)


@pytest.mark.parametrize("level", ["racer", "greedy"])
@pytest.mark.parametrize("who", NAMES)
def test_in_sorry_tempers_choose_among_nearly_equal_moves(who: str, level: str) -> None:
    found = list(moments("sorry", level, who, range(12), 300, mode="4"))
    assert found
    temper = RACERS[who]
    for view, legal, one, other in found:
        assert temper.liking(view, other) > temper.liking(view, one) or level == "racer"
        if level == "greedy":
            worths = {action: worth for worth, action in by_board(view, legal)}
            assert worths[one] - temper.steps <= worths[other] <= worths[one]


@pytest.mark.parametrize("who", NAMES)
def test_in_soi_tempers_choose_among_equal_asks(who: str) -> None:
    for level, equal in (("greedy", worth), ("impossible", _worth)):
        for view, _, one, other in moments("soi", level, who, range(1 if level == "impossible" else 8), 50):
            assert ASKERS[who](view, other) >= ASKERS[who](view, one)
            assert equal(view, one) == equal(view, other)
    assert next(moments("soi", "middle", who, range(20), 200))


def _worth(view: Any, ask: Ask) -> float:
    return weighed(view, [ask])[0].value


def test_the_aunt_asks_the_player_who_took_a_card_from_her() -> None:
    found = next(moments("soi", "middle", "student", range(20), 200))[0]
    seven, nine, ten = (NUMBER[name] for name in ("7D", "9C", "9D"))
    taken = (Asked(2, 0, nine, True), Asked(3, 0, ten, False), Asked(1, 3, ten, True))
    robbed = replace(found, seat=0, log=taken)
    unhurt = replace(found, seat=0, log=(), points=(0, 0, 0, 25), totals=(0, 0, 0, 0))
    asks = [Ask(seat, seven) for seat in (1, 2, 3)]
    assert favourites(robbed, asks, ASKERS["aunt"]) == [asks[1]]
    assert favourites(unhurt, asks, ASKERS["aunt"]) == [asks[2]]
    assert favourites(robbed, asks, None) == asks


@pytest.mark.parametrize("who", NAMES)
def test_in_flower_power_tempers_choose_by_liking(who: str) -> None:
    for view, _, one, other in moments("flower-power", "strategist", who, range(1), 60, players=2):
        assert GARDENERS[who](view, other) > GARDENERS[who](view, one)


def test_a_temper_changes_decisions_with_three_gardens() -> None:
    assert any(
        next(moments("flower-power", "strategist", who, range(2), 80, players=3), None) for who in NAMES
    )
