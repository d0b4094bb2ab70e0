"""A program with a game of Sorry on its screen, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt

from games.sorry.actions import Action
from games.sorry.moves import Trail
from games.sorry.screen import buttons as screen_buttons
from games.sorry.screen import choosing, layout, prompts
from games.sorry.screen.buttons import MoveButton
from games.sorry.view import view
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.games.sorry.support.positions import position
from tests.support.match.playing import begun, controller_of, rush
from tests.support.match.program import click, settle

Key = Qt.Key
SPEC = games()["sorry"]
CONTENT = QPoint(1, 40)
"""Screen position of the table's corner when its window opens."""
PEOPLE = ["person"] * 4


def started(tmp_path: Path, seed: int | None = 11, **options: Any) -> Program:
    """Return a program with a game of Sorry. `seed`: None resumes the game that was left."""
    return begun(tmp_path, "sorry", seed, **{"pace": 5, **options})


def table(program: Program) -> GameTable:
    found = controller_of(program).table
    assert isinstance(found, GameTable)
    return found


def deciding(program: Program) -> bool:
    """True if a person is to draw or to move now."""
    shown = table(program)
    return shown.model is not None and bool(shown.state.open_actions)


def drawing(program: Program) -> bool:
    return deciding(program) and choosing.drawing(table(program).state)


def buttons(program: Program) -> list[MoveButton]:
    return screen_buttons.buttons(table(program).state)


def press(program: Program, number: int) -> None:
    """Choose the button with an index."""
    table(program).choose(buttons(program)[number].key)


def head(program: Program) -> str:
    return prompts.head(table(program).state)


def shown_trail(program: Program) -> Trail | None:
    return screen_buttons.shown_trail(table(program).state, buttons(program))


def stops(program: Program) -> bool:
    """True if a person is to decide, or a dialog is open."""
    return deciding(program) or isinstance(program.manager.front, Dialog)


def shown(program: Program, places: str, card: str = "", mode: str = "2", seat: int = 0) -> list[Action]:
    """Show a position in which a person decides; return the list that receives the decisions."""
    state = position(places, card, seat, mode=mode)
    rush(program, lambda: stops(program))
    found: list[Action] = []
    shown = table(program)
    shown.action_chosen.disconnect()
    shown.action_chosen.connect(found.append)
    shown.show_position(TablePosition(view(state, seat), state.legal()))
    settle()
    return found


def press_button(program: Program, number: int) -> None:
    at = CONTENT + buttons(program)[number].rect.center()
    click(program, at.x(), at.y())


def click_place(program: Program, colour: int, place: int) -> None:
    at = CONTENT + layout.spot_at(colour, place)
    click(program, at.x(), at.y())


def lines(program: Program) -> list[str]:
    return [f"{button.letter} {button.line}" for button in buttons(program)]
