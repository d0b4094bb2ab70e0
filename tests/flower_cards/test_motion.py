"""Motion at both wars' tables: repaints are complete, and the result equals a fresh drawing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from macclassic.app.program.program import Program
from macclassic.engine.core.chance import deal_stream
from macclassic.flower_cards.table import painting
from macclassic.flower_cards.table.motion.flights import ALL, Flight
from macclassic.flower_cards.table.picture_model import TINY, FlowerCardPlace
from macclassic.flower_cards.table.still_picture import StillPicture
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import RoundBegan, SeatDecided, TablePosition
from macclassic.toolbox.base.motion_timing import Duration, Ease, MotionPath, MotionSetting
from tests.games.war_of_coins.support.positions import RULES as COINS
from tests.games.war_of_flowers.support.positions import ANIMAL as FLOWERS
from tests.support.match.playing import Hour
from tests.support.match.program import opened, settle

WARS: dict[str, Any] = {"war-of-flowers": FLOWERS, "war-of-coins": COINS}


def played(rules: Any, rng: random.Random) -> Iterator[tuple[list[Any], TablePosition]]:
    """Yield the events of random games, with the position after each action."""
    while True:
        state = rules.start(deal_stream(rng.randrange(10_000), 0))
        # Watched, so that no question comes before it.
        yield [RoundBegan()], TablePosition(rules.view(state, 0), (), watching=True)
        while (seat := rules.actor(state)) >= 0:
            action = rng.choice(rules.legal(state))
            state, events = rules.step(state, action)
            yield [SeatDecided(seat, action), *events], TablePosition(rules.view(state, 0), ())


def frame(program: Program) -> bytes:
    settle(20)  # Windows paints a few turns of the event loop later
    return program.screen.buffer.frame()


def afresh(program: Program) -> bytes:
    """Return the frame after a complete fresh drawing."""
    painting._ground = StillPicture()
    program.screen.refresh()
    return program.screen.buffer.frame()


def table_of(program: Program, rules: Any) -> GameTable:
    found = program.game.table  # type: ignore[union-attr]
    assert isinstance(found, GameTable)
    found.show_position(TablePosition(rules.view(rules.start(deal_stream(1, 0)), 0), ()))
    settle(20)
    return found


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("game", WARS)
def test_each_motion_ends_in_a_fresh_drawing(qapp: object, game: str, depth: int) -> None:
    """Moving cards leave no traces, and all areas that they change are repainted."""
    program = opened(None, game, depth=depth)
    table, rng = table_of(program, WARS[game]), random.Random(depth)
    with Hour(table) as hour:
        for number, (events, position) in enumerate(played(WARS[game], rng)):
            table.play(events, position)
            while table.busy:
                if hour.pass_frames(1) or rng.random() < 0.1:  # a motion has ended, or at random
                    assert frame(program) == afresh(program), (number, events)
            if number == 8:
                break


@pytest.mark.parametrize("manner", list(MotionSetting))
@pytest.mark.parametrize("game", WARS)
def test_motion_cut_short_ends_in_the_same_picture(qapp: object, game: str, manner: MotionSetting) -> None:
    """A click at any time ends all motions in the picture of a fresh drawing."""
    for depth in (8, 4, 1):
        program = opened(None, game, depth=depth)
        table, rng = table_of(program, WARS[game]), random.Random(depth)
        table.use(motion=manner)
        with Hour(table) as hour:
            for number, (events, position) in enumerate(played(WARS[game], rng)):
                table.play(events, position)
                hour.pass_frames(rng.randrange(0, 160))
                table.finish()
                left = frame(program)
                # Marks flash by a clock of their own.
                fresh = replace(table.parts.drawing.make_model(table.state), phase=table.model.phase)
                assert not table.busy and table.model == fresh
                assert left == afresh(program), (number, events)
                if number == 12:
                    break


def test_without_motion_cards_move_at_once(qapp: object) -> None:
    """With *Motion: none* a card reaches its place at once."""
    program = opened(None, "war-of-flowers")
    table = table_of(program, FLOWERS)
    table.use(motion=MotionSetting.NONE)
    with Hour(table) as hour:
        acts = played(FLOWERS, random.Random(2))
        (_, began), (events, position) = next(acts), next(acts)
        table.show_position(began)
        table.play(events, position)
        assert not any(place.moving for place in table.model.places.values())
        while table.busy:
            hour.pass_frames(1)
            assert not any(place.moving for place in table.model.places.values())


@pytest.mark.parametrize("game", WARS)
def test_counts_change_as_cards_leave_and_arrive(qapp: object, game: str) -> None:
    """The stack loses one with each dealt card, and a tray gains one when a card arrives."""
    program = opened(None, game)
    table, rng = table_of(program, WARS[game]), random.Random(5)
    stacks, came = [], 0
    with Hour(table) as hour:
        for number, (events, position) in enumerate(played(WARS[game], rng)):
            table.play(events, position)
            while table.busy:
                hour.pass_frames(1)
                model = table.model
                if not number and model.places:
                    stacks.append(model.stack)
                for cards, there in zip(model.collections, model.arrived, strict=True):
                    came += len(there) < len(cards)
                    # A moving card is large for most of its way.
                    assert all(model.places[card].small for card in there if model.places)
            assert table.model.arrived == table.model.collections
            if number == 12:
                break
    assert stacks == sorted(stacks, reverse=True) and len(set(stacks)) > 15
    assert came > 10


# A card in flight


def test_a_card_is_turned_over_in_equal_thirds() -> None:
    back, face = FlowerCardPlace(10, 10, face=False), FlowerCardPlace(10, 10)
    flight = Flight(back, face, MotionPath(Duration.A), up=True)
    seen = [flight.at(step / 12) for step in range(12)]
    assert [each.face for each in seen] == 8 * [False] + 4 * [True]
    assert [each.wide for each in seen] == 4 * [28] + 4 * [3] + 4 * [28]


def test_a_thrown_card_lands_a_pixel_low_before_it_lies() -> None:
    flight = Flight(
        FlowerCardPlace(0, 0),
        FlowerCardPlace(160, 40),
        MotionPath(Duration.C, Ease.OUT),
        up=True,
        thrown=True,
    )
    flying, landing, lying = flight.at(0.5), flight.at(0.95), flight.at(1.0)
    assert flying.lifted and flying.y == replace(flight, up=False).at(0.5).y - 2
    assert not landing.lifted and landing.y == 41
    assert lying == FlowerCardPlace(160, 40, moving=True)


def test_a_small_back_becomes_a_whole_card_during_its_flight() -> None:
    flight = Flight(
        FlowerCardPlace(500, 9, face=False, size=TINY),
        FlowerCardPlace(200, 150),
        MotionPath(Duration.C),
        up=True,
        turns=ALL,
    )
    assert not flight.at(0.1).small and flight.at(0.9).face
