"""Walk over windows, menus, tables and sheets that collects the texts that cannot be read where they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QWidget

from macclassic.app.cli import screenshot
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.toolbox.dialogs.options_form import OptionsForm
from macclassic.toolbox.spots import HasSpots
from macclassic.toolbox.style.controls import button_body
from macclassic.toolbox.windows.window import Window
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.screen.legible import SIZES, positions
from tests.support.screen.painted_text import Written, written

DESKTOP = "desktop"
ROOMS = [DESKTOP, *(key for key, spec in games().items() if spec.screen)]
HELP, MENU = "help", "menu-"
QUICK = {"flower-power": ["gardener"] * 3}
"""Fast computer players for games whose default players are slow."""


def program_and_dialogs(
    room: str, language: str, depth: int
) -> tuple[Program, dict[str, Callable[[], object]]]:
    """Return the program with the desktop or a running game, and the dialogs that only open there."""
    program = opened(None, "" if room == DESKTOP else room, language=language, depth=depth)
    everywhere = screenshot._dialogs(program)
    if room == DESKTOP:
        return program, everywhere
    screenshot._play(program, room, 3, 12)
    settle()
    return program, controller_of(program).dialogs()


def opens(program: Program, show: Callable[[], object]) -> list[Window]:
    """Return the windows that a call opens, after their animations have ended."""
    before = program.manager.windows
    show()
    settle()
    new = [each for each in program.manager.windows if each not in before]
    for each in new:
        getattr(each, "hurry", bool)()
    settle()
    return new


def stands_alone(text: Written) -> bool:
    """Return True if a text may touch others.

    These are the number of a month's place, on which cards are laid, and the text that fills a small card's
    band.
    """
    return text.text.isdecimal() or text.text == "×2"


def wrong(widget: QWidget) -> list[str]:
    """Return the texts of a widget that are cut, touch something or read as one phrase with the next."""
    page = written(widget)
    return [*page.faults(stands_alone if isinstance(widget, HasSpots) else lambda _: False), *page.crowded()]


def screen_of(program: Program) -> QRect:
    return QRect(QPoint(0, 0), program.screen.screen_size)


def faults_of_windows(program: Program, dialogs: dict[str, Callable[[], object]]) -> Iterator[str]:
    """Yield the faults of all dialogs, opened one after another, and those that leave the screen."""
    for name, show in dialogs.items():
        if name.startswith((HELP, MENU)):
            continue
        new = opens(program, show)
        if not new:
            yield f"{name}: no window"
        for window in reversed(new):
            yield from (f"{name}: {each}" for each in wrong(window.content))
            yield from (f"{name}: {each}" for each in _bare_buttons(window.content))
            if not screen_of(program).contains(program.manager.rect_of(window)):
                yield f"{name}: leaves the screen: {program.manager.rect_of(window).getRect()}"
            program.manager.close(window)
            settle()


def faults_of_more_options(program: Program) -> Iterator[str]:
    """Yield the faults of the options with everything that *More…* shows, and of the dialogs they open."""
    for show in (controller_of(program).dialogs()[name] for name in ("options", "options-war")):
        (window,) = opens(program, show)
        assert isinstance(window, OptionsForm)
        window.show_rest()
        settle()
        yield from wrong(window.content)
        yield from _bare_buttons(window.content)
        if not screen_of(program).contains(program.manager.rect_of(window)):
            yield f"leaves the screen: {program.manager.rect_of(window).getRect()}"
        others = [each for each in window.content.findChildren(QPushButton) if not each.objectName()]
        for button in (each for each in others if each.isVisible() and each.isEnabled()):
            for each in opens(program, button.click):
                yield from wrong(each.content)
                program.manager.close(each)
        program.manager.close(window)
        settle()


def _bare_buttons(content: QWidget) -> Iterator[str]:
    """Yield the buttons whose outline is cut by the widget they are in."""
    for button in content.findChildren(QPushButton):
        parent = button.parentWidget()
        if button.isVisible() and isinstance(parent, QWidget) and not isinstance(parent, QAbstractScrollArea):
            body = button_body(button.rect()).translated(button.pos())
            if not parent.rect().contains(body):
                yield f"the outline of “{button.text()}” is cut: {body.getRect()}, {parent.size()}"


def faults_of_menus(program: Program) -> Iterator[str]:
    """Yield the faults of the menu bar and of each menu, and the menus that leave the screen."""
    yield from wrong(program.bar)
    for index in range(len(program.bar.menus)):
        program.bar.pull_down(index)
        settle()
        menu: Any = program.bar.activeAction().menu()
        yield from wrong(menu)
        corner = menu.graphicsProxyWidget().scenePos().toPoint()
        if not screen_of(program).contains(QRect(corner, menu.size())):
            yield f"the menu {menu.title()} leaves the screen: {menu.size().toTuple()}"
        program.bar.put_away()
        settle()


def faults_of_tables(program: Program, count: int = 4) -> Iterator[str]:
    """Yield the faults of the desktop, or of the table in positions of a match, at several sizes."""
    if not program.games:
        yield from wrong(program.desktop)
        return
    table = controller_of(program).table
    for size in SIZES:
        table.setFixedSize(size)
        for match in positions(program, seed=2, count=count):
            yield from (f"{size.toTuple()} {match.seed}, {match.plies}: {each}" for each in wrong(table))


def faults_of_round_sheets(program: Program, room: str) -> Iterator[str]:
    """Yield the faults of the sheet at the end of a round."""
    match = played(games()[room], 3, rounds=1, players=QUICK.get(room, ()))
    controller_of(program).session.show(match)
    new = opens(program, lambda: controller_of(program).session.presenter.show_sheet(match))
    if not new:
        yield "no sheet"
    for window in new:
        yield from wrong(window.content)
