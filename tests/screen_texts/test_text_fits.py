"""Tests that all text is readable in every language: uncut, not overlapping, inside its box.

They cover windows, sheets, menus, balloons, lessons, help pages and tables. The fast tests cover the desktop
and War of Flowers at 256 colours. The other games, balloons, lessons, most of help, and black and white and
16 colours, which draw the same texts on other backgrounds, are slow tests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import games as all_games
from macclassic.app.learn.lesson_controller import LessonController
from macclassic.app.storage.settings import Settings
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages, resources_dir, teaches
from macclassic.table.help.help_markup import load
from macclassic.table.help.help_page import HelpPage
from macclassic.table.help.help_window import WIDTH, HelpWindow
from macclassic.table.teaching.teacher import OWN
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import HasSpots, balloon_text
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.screen.cut_texts import observed
from tests.support.screen.layout_walk import (
    DESKTOP,
    HELP,
    MENU,
    ROOMS,
    faults_of_menus,
    faults_of_more_options,
    faults_of_round_sheets,
    faults_of_tables,
    faults_of_windows,
    opens,
    program_and_dialogs,
    screen_of,
    wrong,
)
from tests.support.screen.painted_text import drawn, written

FIRST = "war-of-flowers"
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


@every_room
def test_texts_of_windows_fit(qapp: object, room: str, language: str, depth: int) -> None:
    assert not list(faults_of_windows(*program_and_dialogs(room, language, depth)))


@every_game
def test_texts_of_more_options_fit(qapp: object, room: str, language: str, depth: int) -> None:
    assert not list(faults_of_more_options(opened(None, room, language=language, depth=depth)))


@every_room
def test_texts_of_menus_fit(qapp: object, room: str, language: str, depth: int) -> None:
    assert not list(faults_of_menus(program_and_dialogs(room, language, depth)[0]))


@pytest.mark.slow
@looks(ROOMS, (8,))
def test_texts_of_balloons_fit(qapp: object, room: str, language: str, depth: int) -> None:
    """Check balloons of menus, of the desktop or a table, and of dialogs."""
    program, dialogs = program_and_dialogs(room, language, depth)
    texts = {text for menu in program.bar.menus for text in (menu.balloon, *_of_items(menu))}
    things = program.desktop if room == DESKTOP else controller_of(program).table
    texts |= {spot.balloon for spot in things.spots()}
    for name, show in dialogs.items():
        if name.startswith((f"{HELP}-", MENU)):
            continue
        for window in reversed(opens(program, show)):
            for each in (window.content, *window.content.findChildren(QWidget)):
                texts |= {balloon_text(each, True), balloon_text(each, False)}
                texts |= {spot.balloon for spot in each.spots()} if isinstance(each, HasSpots) else set()
            program.manager.close(window)
            settle()
    screen = program.screen.screen_size
    assert len(texts) > 20
    shapes = [
        (text, balloon_shape.place(text, QRect(300, 200, 40, 20), QPoint(320, 210), screen))
        for text in filter(None, texts)
    ]
    for text, shape in shapes:
        assert screen_of(program).contains(shape.bounds) and len(shape.lines) <= LINES, text
    for bits in (8, 4, 1):
        program.screen.set_depth(bits)
        for text, shape in shapes:
            assert not drawn(shape.bounds, partial(balloon_shape.draw, shape=shape)).faults(), (text, bits)


def _of_items(menu: Any) -> Iterator[str]:
    for item in menu.items:
        yield from (item.balloon, item.balloon_dimmed)


@every_room
def test_texts_of_tables_fit(qapp: object, room: str, language: str, depth: int) -> None:
    assert not list(faults_of_tables(program_and_dialogs(room, language, depth)[0]))


@every_game
def test_texts_of_round_sheets_fit(qapp: object, room: str, language: str, depth: int) -> None:
    assert not list(faults_of_round_sheets(opened(None, room, language=language, depth=depth), room))


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


@every_language
def test_titles_of_help_pages_are_whole_in_the_pop_up_menu(qapp: object, language: str) -> None:
    opened(None, language=language)
    for folder in (*sorted(Path(all_games.__path__[0]).glob("*/help")), resources_dir() / "help"):
        window = HelpWindow("", load(folder, language))
        (contents,) = window.findChildren(PopUp)
        with observed() as cut:
            for index in range(contents.count()):
                contents.setCurrentIndex(index)
                window.content.grab()
        assert not cut, folder
        window.deleteLater()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "language"), list(product([each for each in ROOMS[1:] if teaches(each)], languages()))
)
def test_texts_of_lessons_fit(qtbot: QtBot, game: str, language: str) -> None:
    """Check the teacher's balloon and its buttons at the beginning of each step, at every depth.

    They cover texts of the table on purpose.
    """
    program = opened(None, settings=Settings(scale=1, sound=False, motion="none", language=language))
    program.open_lesson(game)
    controller = program.game
    assert isinstance(controller, LessonController)
    found = []
    for step in range(len(controller.course.lesson.steps)):
        controller.go_to(step)
        qtbot.waitUntil(lambda: controller.teacher.says is not None)
        for depth in (8, 4, 1):
            program.screen.set_depth(depth)
            settle()
            own = " ".join(spot.name for spot in controller.table.all_spots() if spot.key in OWN)
            faults = [each for each in wrong(controller.table) if each[1:].split("”")[0] in own]
            found += [f"{step}, {depth} bits: {each}" for each in faults]
    assert not found


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
