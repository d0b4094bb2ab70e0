"""A program with a game of Sorry on its screen, for tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from desk import click, make_program, settle
from PySide6.QtCore import QPoint, Qt
from sorry import RULES, position
from test_war import LocalThinker

from games.sorry.screen import layout
from games.sorry.screen.options import SorryOptions
from games.sorry.screen.table import Table
from games.sorry.state import Action
from macclassic.app.program import Program
from macclassic.engine.match import Match
from macclassic.engine.registry import games
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.gamescreen import Position

Key = Qt.Key
SPEC = games()["sorry"]
CONTENT = QPoint(1, 40)
"""Where the table's corner is on the screen when its window opens."""
PEOPLE = ["person"] * 4


def started(tmp_path: Path, seed: int | None = 11, **options: Any) -> Program:
    """Return a program in a game of Sorry; `seed` None goes on with the one that was left."""
    program = make_program(tmp_path / "data")
    program.thinker = LocalThinker()  # type: ignore[assignment]
    program.settings.of_game("sorry").update({"pace": 5, **options})
    program.start("sorry")
    settle(20)
    if seed is not None:
        assert isinstance(program.manager.front, SorryOptions)
        program.manager.front.choose("cancel")
        desk(program).begin(seed)
    settle(20)
    return program


def desk(program: Program) -> Any:
    assert program.game is not None
    return program.game


def table(program: Program) -> Table:
    found = desk(program).table
    assert isinstance(found, Table)
    return found


def match_of(program: Program) -> Match:
    found = desk(program).session.match
    assert isinstance(found, Match)
    return found


def rush(program: Program, until: Callable[[], bool], most: int = 600) -> None:
    """Cut all motion short until something holds."""
    for _ in range(most):
        table(program).finish()
        settle(3)
        if until():
            return
    raise AssertionError("it never came to that")


def stops(program: Program) -> bool:
    """Whether a person is to decide, or something is to be read."""
    return table(program).deciding or isinstance(program.manager.front, Dialog)


def shown(program: Program, places: str, card: str = "", mode: str = "2", seat: int = 0) -> list[Action]:
    """Show a position in which a person decides; return the list that decisions will go to."""
    rules = RULES[mode]
    state = position(places, card, seat)
    rush(program, lambda: stops(program))
    found: list[Action] = []
    shown = table(program)
    shown.acted.disconnect()
    shown.acted.connect(found.append)
    shown.show_position(Position(rules.view(state, seat), rules.legal(state)))
    settle()
    return found


def press_button(program: Program, number: int) -> None:
    at = CONTENT + table(program).buttons[number].rect.center()
    click(program, at.x(), at.y())


def click_place(program: Program, colour: int, place: int) -> None:
    at = CONTENT + layout.spot_at(colour, place)
    click(program, at.x(), at.y())


def lines(program: Program) -> list[str]:
    return [f"{button.letter} {button.line}" for button in table(program).buttons]
