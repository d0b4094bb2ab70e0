"""Twin worlds: checks that players choose the same in worlds that their seat cannot distinguish."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import GameSpec


@dataclass(frozen=True, slots=True)
class Moment:
    """Decision of a seat, in worlds that the seat cannot distinguish."""

    rules: Any
    seat: int
    worlds: Sequence[Any]


MomentOf = Callable[[int], Moment | None]
"""Makes a moment from a seed; None if there is no decision."""


def seen(rules: Any, start: Any, actions: Sequence[Any], seat: int) -> tuple[Any, list[Any]]:
    """Play decisions from a start; return the final position and all that a seat could see."""
    state = start
    found = [rules.view(state, seat)]
    for action in actions:
        found.append(rules.redact_action(action, rules.actor(state), seat))
        state, events = rules.step(state, action)
        found += [rules.redact(event, seat) for event in events]
        found.append(rules.view(state, seat))
    return state, found


def with_a_choice(rules: Any, start: Any, now: Any, actions: list[Any]) -> tuple[Any, list[Any]]:
    """Return the last position with a choice and the decisions before it, or else the start."""
    while actions and (rules.actor(now) < 0 or len(rules.legal(now)) == 1):
        actions = actions[:-1]
        now, _ = seen(rules, start, actions, 0)
    return now, actions


def honest(game: GameSpec, moment_of: MomentOf, name: str, seeds: Iterable[int]) -> int:
    """Ask a player in all worlds of one moment per seed; return the number of moments.

    Raises AssertionError if the choices differ.
    """
    player = game.players.make(name)
    asked = 0
    for seed in seeds:
        moment = moment_of(seed)
        if moment is None:
            continue
        rules, seat = moment.rules, moment.seat
        choices = {
            player.choose(rules.view(world, seat), rules.legal(world), player_stream(seed, seat, 9))
            for world in moment.worlds
        }
        assert len(choices) == 1, f"{name} chose {choices} in the worlds of seed {seed}"
        asked += 1
    return asked


def command(game: GameSpec, moment_of: MomentOf) -> None:
    """Run the command of a game: ask PLAYER at POSITIONS moments, from seed FIRST on."""
    name, positions = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    asked = honest(game, moment_of, name, range(first, first + positions))
    print(f"{name}: the same choice in all worlds of {asked:,} positions")
