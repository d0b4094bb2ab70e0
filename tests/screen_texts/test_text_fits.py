"""Tests that all text is readable in every language: uncut, not overlapping, inside its box.

They cover windows, sheets, menus, balloons, help pages and tables. The fast tests cover the desktop and War
of Flowers at 256 colours. The other games, balloons, most of help, and black and white and 16 colours, which
draw the same texts on other backgrounds, are slow tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

import games as all_games
from macclassic.app.cli import screenshot
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages, resources_dir
from macclassic.table.help.help_markup import load
from macclassic.table.help.help_page import HelpPage
from macclassic.table.help.help_window import WIDTH
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.spots import HasSpots, balloon_text
from macclassic.toolbox.windows.window import Window
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.screen.legible import SIZES, positions
from tests.support.screen.painted_text import Written, drawn, written

DESKTOP, FIRST = "desktop", "war-of-flowers"
ROOMS = [DESKTOP, *(key for key, spec in games().items() if spec.screen)]
HELP = "help"
QUICK = {"flower-power": ["gardener"] * 3}
"""Fast computer players for games whose default players are slow."""
LINES = 7
"""Maximum number of lines of a balloon."""


def looks(rooms: Sequence[str], depths: Sequence[int]) -> pytest.MarkDecorator:
    """Return a parametrisation over rooms, languages and some depths."""
    found = [
        pytest.param(*look, marks=[] if look[0] in (DESKTOP, FIRST) and look[2] == 8 else [pytest.mark.slow])
        for look in product(rooms, languages(), depths)
    ]
    return pytest.mark.parametrize(("room", "language", "depth"), found)


every_room = looks(ROOMS, (8, 4, 1))
every_game = looks(ROOMS[1:], (8, 4, 1))
every_language = pytest.mark.parametrize("language", languages())


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
    page = written(widget)
    return [*page.faults(stands_alone if isinstance(widget, HasSpots) else lambda _: False), *page.crowded()]


@every_room
def test_texts_of_windows_fit(qapp: object, room: str, language: str, depth: int) -> None:
    program, dialogs = program_and_dialogs(room, language, depth)
    found = []
    for name, show in dialogs.items():
        if name.startswith((HELP, "menu-")):
            continue
        new = opens(program, show)
        assert new, name
        for window in reversed(new):
            found += [f"{name}: {each}" for each in wrong(window.content)]
            assert screen_of(program).contains(program.manager.rect_of(window)), name
            program.manager.close(window)
            settle()
    assert not found


def screen_of(program: Program) -> QRect:
    return QRect(QPoint(0, 0), program.screen.screen_size)


@looks(ROOMS, (8,))
def test_texts_of_menus_fit(qapp: object, room: str, language: str, depth: int) -> None:
    program, _ = program_and_dialogs(room, language, depth)
    found = wrong(program.bar)
    for index in range(len(program.bar.menus)):
        program.bar.pull_down(index)
        settle()
        menu: Any = program.bar.activeAction().menu()
        found += wrong(menu)
        corner = menu.graphicsProxyWidget().scenePos().toPoint()
        assert screen_of(program).contains(QRect(corner, menu.size())), menu.title()
        program.bar.put_away()
        settle()
    assert not found


@pytest.mark.slow
@looks(ROOMS, (8,))
def test_texts_of_balloons_fit(qapp: object, room: str, language: str, depth: int) -> None:
    """Check balloons of menus, of the desktop or a table, and of dialogs."""
    program, dialogs = program_and_dialogs(room, language, depth)
    texts = {text for menu in program.bar.menus for text in (menu.balloon, *_of_items(menu))}
    things = program.desktop if room == DESKTOP else controller_of(program).table
    texts |= {spot.balloon for spot in things.spots()}
    for name, show in dialogs.items():
        if name.startswith((f"{HELP}-", "menu-")):
            continue
        for window in reversed(opens(program, show)):
            for each in (window.content, *window.content.findChildren(QWidget)):
                texts |= {balloon_text(each, True), balloon_text(each, False)}
                texts |= {spot.balloon for spot in each.spots()} if isinstance(each, HasSpots) else set()
            program.manager.close(window)
            settle()
    screen = program.screen.screen_size
    assert len(texts) > 20
    for text in filter(None, texts):
        shape = balloon_shape.place(text, QRect(300, 200, 40, 20), QPoint(320, 210), screen)
        assert screen_of(program).contains(shape.bounds) and len(shape.lines) <= LINES, text
        assert not drawn(shape.bounds, partial(balloon_shape.draw, shape=shape)).faults(), text


def _of_items(menu: Any) -> Iterator[str]:
    for item in menu.items:
        yield from (item.balloon, item.balloon_dimmed)


@every_room
def test_texts_of_tables_fit(qapp: object, room: str, language: str, depth: int) -> None:
    program, _ = program_and_dialogs(room, language, depth)
    if room == DESKTOP:
        assert not wrong(program.desktop)
        return
    table = controller_of(program).table
    for size in SIZES:
        table.setFixedSize(size)
        for match in positions(program, seed=2, count=4):
            assert not wrong(table), (match.seed, match.plies)


@every_game
def test_texts_of_round_sheets_fit(qapp: object, room: str, language: str, depth: int) -> None:
    program = opened(None, room, language=language, depth=depth)
    match = played(games()[room], 3, rounds=1, players=QUICK.get(room, ()))
    controller_of(program).session.show(match)
    new = opens(program, lambda: controller_of(program).session.presenter.show_sheet(match))
    assert new
    for window in new:
        assert not wrong(window.content)


FOLDERS = [
    pytest.param(folder, id=folder.parent.name, marks=[] if folder.parent.name == "soi" else pytest.mark.slow)
    for folder in sorted(Path(all_games.__path__[0]).glob("*/help"))
]


@pytest.mark.parametrize("folder", FOLDERS)
@every_language
def test_texts_of_help_pages_fit(qapp: object, folder: Path, language: str) -> None:
    pages_read(folder, language)


@pytest.mark.slow
@every_language
def test_texts_of_the_general_help_fit(qapp: object, language: str) -> None:
    pages_read(resources_dir() / "help", language)


def pages_read(folder: Path, language: str) -> None:
    """Assert that all pages of a folder that exist in a language are readable."""
    own = {int(path.name[:2]) for path in (folder / language).glob("*.txt")}
    opened(None, language=language)
    seen = HelpPage(WIDTH)
    for page in load(folder, language):
        if page.number in own:
            seen.show_page(page)
            links = {run.text for link in seen._links() for run in link}
            # Hangul of a link stands on the line below it.
            found = written(seen)
            found.texts = [each for each in found.texts if each.text not in links]
            assert not found.faults(), f"{page.number} {page.title}"


def test_a_text_that_does_not_fit_is_reported(qapp: object) -> None:
    """Check that a cut text, an overlapping one and one with a line through it are reported."""
    fonts.load()

    def draw(painter: QPainter, second: int = 60, line: int = 90) -> None:
        painter.setFont(fonts.small())
        painter.setPen(Qt.GlobalColor.black)
        painter.fillRect(0, 0, 200, 100, Qt.GlobalColor.white)
        painter.drawText(QPoint(5, 20), "Cherry blossom")
        painter.drawText(QPoint(7, second), "Maple and deer")
        painter.fillRect(0, line, 200, 1, Qt.GlobalColor.black)

    size = QRect(0, 0, 200, 100)
    assert not drawn(size, draw).faults()
    assert drawn(QRect(0, 0, 60, 100), draw).faults()
    assert drawn(size, lambda painter: draw(painter, second=24)).faults()
    assert drawn(size, lambda painter: draw(painter, line=17)).faults()


def test_texts_that_read_as_one_phrase_are_reported(qapp: object) -> None:
    """GO and STOP beside each other, two or twenty pixels apart."""
    fonts.load()

    def draw(painter: QPainter, apart: int) -> None:
        painter.setFont(fonts.small(bold=True))
        painter.drawText(QPoint(5, 20), "GO")
        painter.drawText(QPoint(5 + fonts.small_width("GO", bold=True) + apart, 20), "STOP")

    size = QRect(0, 0, 200, 40)
    assert drawn(size, partial(draw, apart=1)).crowded()
    assert not drawn(size, partial(draw, apart=20)).crowded()
