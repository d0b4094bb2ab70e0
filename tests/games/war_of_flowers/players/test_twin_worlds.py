"""Twin worlds: a change of hidden cards changes nothing that a seat sees or does.

A game is played for a while. Then everything that a seat has not seen yet, the cards in other hands and in
the stack, changes places, and the same decisions are made from the twin deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import Action
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.position import Position
from games.war_of_flowers.rules import WarRules
from games.war_of_flowers.screen.table import PARTS
from games.war_of_flowers.view import View
from macclassic.engine.core.chance import Stream
from tests.games.war_of_flowers.support.positions import ANIMAL, played
from tests.games.war_of_flowers.support.twins import honest, moment_of, twin_of
from tests.support.match import hidden_information
from tests.support.match.hidden_information import seen
from tests.support.match.log_sentences import log_lines
from tests.support.match.pure_rules import Pure

worlds = st.tuples(st.integers(0, 2**32), st.integers(0, 26), st.integers(0, 2), st.integers(0, 2**32))


def check(rules: Pure, world: tuple[int, int, int, int]) -> tuple[Position, Position]:
    seed, plies, seat, other = world
    start, now, actions = played(rules, seed, plies)
    if rules.actor(now) < 0:  # the game is over and all hands are open: go one decision back
        actions = actions[:-1]
        now, _ = seen(rules, start, actions, seat)
    twin, twin_saw = seen(rules, twin_of(start, now, seat, other), actions, seat)
    same, saw = seen(rules, start, actions, seat)
    assert saw == twin_saw
    if rules.actor(now) == seat:
        assert list(rules.legal(same)) == list(rules.legal(twin))
    return same, twin


@given(worlds)
def test_a_seat_sees_the_same_in_both_worlds(world: tuple[int, int, int, int]) -> None:
    check(ANIMAL, world)


def test_twin_worlds_differ() -> None:
    start, now, actions = played(ANIMAL, 5, 4)
    twin, _ = seen(ANIMAL, twin_of(start, now, 0, 1), actions, 0)
    assert (twin.hands[0], twin.table, twin.collections) == (now.hands[0], now.table, now.collections)
    assert twin.hands[1] != now.hands[1] and twin.deal.stack != now.deal.stack


class Peeking(Pure):
    """Rules whose view leaks hidden cards."""

    def view(self, state: Position, seat: int) -> View:
        return replace(super().view(state, seat), gained=state.hands[(seat + 1) % 3])


def test_a_leak_is_detected() -> None:
    with pytest.raises(AssertionError):
        check(Peeking(WarRules(WarOptions())), (5, 4, 0, 1))


class Peeker:
    """A player that uses the leak."""

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        return legal[view.gained % len(legal)]


def test_a_player_that_uses_hidden_cards_is_detected() -> None:
    def leaking(seed: int) -> hidden_information.Moment:
        return replace(moment_of(seed), rules=Peeking(WarRules(WarOptions())))

    game = replace(GAME, players=replace(GAME.players, make=lambda name: Peeker()))
    with pytest.raises(AssertionError, match="chose"):
        hidden_information.honest(game, leaking, "peeker", range(20))
    assert hidden_information.honest(game, moment_of, "peeker", range(20)) == 20


@pytest.mark.parametrize(
    ("name", "positions"),
    [
        *((name, 60) for name in ("random", "greedy", "iq:60", "iq:80", "iq:100")),
        ("iq:120", 6),
        ("iq:140", 3),
    ],
)
def test_a_computer_chooses_the_same_in_both_worlds(name: str, positions: int) -> None:
    """A few positions; `python -m tests.games.war_of_flowers.support.twins` tries as many as wanted."""
    assert honest(name, range(positions)) == positions


@given(worlds)
def test_the_log_is_the_same_in_twin_worlds(world: tuple[int, int, int, int]) -> None:
    seed, plies, seat, other = world
    start, now, actions = played(ANIMAL, seed, plies)
    if ANIMAL.actor(now) < 0:
        actions = actions[:-1]
        now, _ = seen(ANIMAL, start, actions, seat)
    twin = twin_of(start, now, seat, other)
    assert log_lines(PARTS, ANIMAL, start, actions, seat) == log_lines(PARTS, ANIMAL, twin, actions, seat)
