"""Program on an emulated screen for tests: no display, no zooming, no waiting."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from shiboken6 import isValid

from macclassic.app.program.program import Program, application
from macclassic.app.storage import data_folder
from macclassic.app.storage.settings import Settings
from macclassic.engine.progress.trial_period import number_for
from macclassic.table.game_table import GameTable
from macclassic.toolbox.base import look, pictures
from macclassic.toolbox.menus.menu_bar import Item
from macclassic.toolbox.screen.emulated_screen import Screen


def make_program(
    folder: Path | None,
    depth: int = 8,
    registered: bool = True,
    today: Callable[[], date] = lambda: date(1993, 9, 1),
    think: bool = False,
    settings: Settings | None = None,
    language: str = "en",
    screen: Screen | None = None,
) -> Program:
    """Return a program that is not shown yet, on its own folder or without one.

    Companions are off unless `settings` enable them. No press is refused as a repetition.
    """
    application()
    settings = settings or Settings(depth=depth, scale=1, sound=False, attitude="off", language=language)
    if registered:
        settings.name, settings.number = "Susan", number_for("Susan")
    claimed = None
    if folder is not None:
        claimed = data_folder.Folder(folder)
        claimed.claim()
    program = Program(claimed, settings, today=today, think=think, screen=screen)
    program.manager.zooming = False
    program.manager.repeats.quiet_ms = 0
    _made.append(program)
    return program


def opened(folder: Path | None, game: str = "", **more: Any) -> Program:
    """Return a program on screen, at the desktop or with a game open; `more` is for `make_program`."""
    program = make_program(folder, **more)
    program.start()
    if game:
        program.open_game(game, zoom=False, enter=False)
    settle()
    return program


def question(table: GameTable, name: str) -> None:
    """Open a dialog of the game by name."""
    table.parts.prompts.dialogs(table)[name]()


def option_item(table: GameTable, title: str) -> Item:
    """Return an item of the Options menu that belongs to this game, by title."""
    return next(item for item in table.parts.extras.option_items(table) if item.title == title)


_made: list[Program] = []


def clear_away() -> None:
    """End and delete the programs that a test made, with all their windows.

    Settings of the whole process return to their initial values: language, depth and pattern.
    """
    if not _made:
        return
    while _made:
        program = _made.pop()
        if isValid(program):
            program.quit()
            program.set_language("en")
            if isValid(program.screen):
                program.screen.close()
                program.screen.deleteLater()
            program.deleteLater()
    look.use(8)
    look.use_pattern("standard")
    pictures.use_faces(pictures.FACES[0])
    settle()


def wake(program: Program) -> None:
    """Wait until the native window has the keyboard."""
    program.screen.activateWindow()
    if not QTest.qWaitForWindowActive(program.screen, 60_000):
        raise AssertionError("the window never became active")


def settle(times: int = 10) -> None:
    """Process pending events."""
    for _ in range(times):
        QCoreApplication.processEvents()


def struck(program: Program) -> list[QPushButton]:
    """Return the buttons that are down; a key presses one for eight ticks."""
    windows = program.manager.windows
    return [each for one in windows for each in one.findChildren(QPushButton) if each.isDown()]


def rest(program: Program) -> None:
    """Wait until no button is down."""
    end = time.monotonic() + 60
    while struck(program):
        assert time.monotonic() < end, "it stays down"
        QTest.qWait(5)
    settle()


def click(program: Program, x: int, y: int, double: bool = False) -> None:
    """Click a pixel of the emulated screen."""
    viewport = program.screen.viewport()
    at = program.screen.to_viewport(QPoint(x, y))
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    if double:
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
    settle()


def press(program: Program, x: int, y: int) -> None:
    """Press the mouse button on a pixel."""
    QTest.mousePress(
        program.screen.viewport(), Qt.MouseButton.LeftButton, pos=program.screen.to_viewport(QPoint(x, y))
    )
    settle()


def drag(program: Program, x: int, y: int) -> None:
    """Move the pointer to a pixel."""
    QTest.mouseMove(program.screen.viewport(), program.screen.to_viewport(QPoint(x, y)))
    settle()


def release(program: Program, x: int, y: int) -> None:
    """Release the mouse button on a pixel."""
    QTest.mouseRelease(
        program.screen.viewport(), Qt.MouseButton.LeftButton, pos=program.screen.to_viewport(QPoint(x, y))
    )
    settle()


def key(program: Program, which: Qt.Key | str, command: bool = False) -> None:
    """Press a key, with the command key if wanted."""
    wake(program)
    modifier = Qt.KeyboardModifier.ControlModifier if command else Qt.KeyboardModifier.NoModifier
    if isinstance(which, str):
        QTest.keyClick(program.screen, which, modifier)  # type: ignore[call-overload]
    else:
        QTest.keyClick(program.screen, which, modifier)
    settle()
