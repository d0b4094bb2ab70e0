"""Tests that remarks depend on public information only: all seats see the same ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from macclassic.app.play.presenter import Presenter
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin
from macclassic.table.company.remarks import Remark
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import Stage, TablePosition
from macclassic.toolbox.base.animator import run_unseen
from tests.support.match.playing import controller_of
from tests.support.match.program import opened

PLIES = 240


def nothing(*_given: Any) -> None:
    """Do nothing."""


def remarked(
    table: GameTable, showing: Presenter, seat: int, before: Any, happening: tuple[Any, ...]
) -> list[Remark]:
    """Return the remarks of a decision as seen from a seat."""
    mover, action, events, after, rules = happening
    showing.seat_at_mouse = seat
    heard: list[Remark] = []
    stage = Stage(nothing, nothing, nothing, nothing, nothing, remark=heard.append)
    was = table._bare_state(TablePosition(rules.view(before, seat), ()))
    model = table.parts.drawing.make_model(was)
    now = replace(
        table._bare_state(TablePosition(rules.view(after, seat), ())), model=model, previous=was.position
    )
    run_unseen(table.parts.motions.make_motions(now, stage, showing.visible_events(mover, action, events)))
    return heard


@pytest.mark.parametrize("game", games())
def test_views_that_look_the_same_get_the_same_remarks(qapp: object, game: str) -> None:
    spec = games()[game]
    table = controller_of(opened(None, game)).table
    count = len(spec.seats(spec.options()))
    name = "greedy" if spec.players.rank("greedy") >= 0 else spec.players.stand_in
    player = spec.players.make(name)
    found = set()
    for seed in (1, 2):
        match = begin(spec, seed, players=[name] * count)
        showing = Presenter(table)
        showing.take(match)
        table.show_position(showing.position())
        for ply in range(PLIES):
            if match.actor < 0:
                break
            mover, before = match.actor, match.state
            action = player.choose(match.view(mover), match.legal, player_stream(seed, mover, ply))
            events = match.apply(action, name)
            happening = mover, action, events, match.state, match.rules
            seen = [remarked(table, showing, seat, before, happening) for seat in range(count)]
            # Cards may be named only when all players have seen them.
            assert all(each == seen[0] for each in seen), (seed, ply, seen)
            found |= {remark.occasion for remark in seen[0]}
    assert found or table.parts.extras.standings is None
