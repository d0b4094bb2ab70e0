"""A hint is drawn, not only written: every kind of action of every game changes its table."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.app.game.game_controller import GameController
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import simulate, verify
from macclassic.table.table_state import TablePosition
from tests.support.match.program import opened, settle

KINDS = {
    "war-of-flowers": {"Play", "Stop"},
    "war-of-coins": {"Play", "Take", "End"},
    "soi": {"Ask"},
    "sorry": {"Move"},
    "flower-power": {"Attack", "Draw", "End", "Pass", "Heart", "Poison", "Pick"},
}
"""The kinds that some matches have in them, without what is cut into the row of petals at once."""


@pytest.mark.parametrize("game", KINDS)
def test_a_hint_for_each_kind_of_action_is_drawn(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data", game)
    controller = program.game
    assert isinstance(controller, GameController)
    spec, seen = games()[game], set()
    weak = {"war-of-flowers": "iq:60", "war-of-coins": "iq:60"}.get(game, spec.players.names[0][0])
    for seed in range(1, 2 if game in ("soi", "sorry") else 6):
        match = verify(simulate(spec, seed, 1, {}, (weak,) * len(spec.seats(spec.options()))))
        for start, moves in match.history():
            state = start
            for actor, action, _, after in moves:
                kind = type(action).__name__
                if kind not in seen and len(state.legal()) > 1 and kind != "Build":
                    position = TablePosition(match.rules.view(state, actor), tuple(state.legal()))
                    controller.table.show_position(position)
                    settle(2)
                    before = controller.table.grab().toImage()
                    controller.table.show_hint(action, {"why": "Because."})
                    front = program.manager.front
                    assert front is not None
                    front.dismiss()
                    settle(2)
                    assert controller.table.state.hint == action
                    assert controller.table.grab().toImage() != before, action
                    seen.add(kind)
                state = after
    assert seen >= KINDS[game]
