"""Tests that + and − make motion faster and slower at the table of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.app.program.program import Program
from macclassic.engine.core.options import PACE
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.game_parts import SCREENS
from tests.support.match.playing import begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import key, settle
from tests.support.screen.dialog_parts import buttons


def own_question(program: Program) -> None:
    """Go on to a question at the table, past the dialogs of the opening."""
    while True:
        rush(program, lambda: isinstance(program.manager.front, Dialog) or own_turn(program))
        front = program.manager.front
        if not isinstance(front, Dialog):
            return
        front.choose(next(name for name, each in buttons(front).items() if each.isEnabled()))
        settle()


@pytest.mark.parametrize("game", SCREENS)
def test_plus_and_minus_change_the_pace_and_nothing_else(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 5)
    table, match = controller_of(program).table, match_of(program)
    heard: list[str] = []
    own_question(program)
    before = table.options
    table.said.connect(heard.append)
    for letter, step in (("+", 1), ("=", 1), ("-", -1)):
        for _ in range(PACE.most):
            pace, plies, state = table.options.pace, match.plies, table.state
            key(program, letter)
            expected = min(PACE.most, max(PACE.least, pace + step))
            assert table.options.pace == expected and heard[-1] == f"Speed {expected} of {PACE.most}"
            assert match.plies == plies and table.state.selected == state.selected
            assert table.state.open_actions == state.open_actions
    assert table.options.pace == PACE.least
    stored = program.settings.of_game(game)
    changed = [name for name in ("pace", "delay") if name in stored]
    assert changed and all(stored[name] == getattr(table.options, name) for name in changed)
    assert len(heard) == 3 * PACE.most and before != table.options


@pytest.mark.parametrize("game", SCREENS)
def test_plus_does_not_end_motion(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 5)
    table = controller_of(program).table
    own_question(program)
    table.after_delay(10**6, settle)
    key(program, "+")
    assert table.busy
    key(program, " ")
    assert not table.busy
