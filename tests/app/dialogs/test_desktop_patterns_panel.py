"""Tests of the desktop patterns: their drawings, and the panel that selects one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.desktop_patterns_panel import DesktopPatternsPanel, pattern_title
from macclassic.app.program.program import Program
from macclassic.app.program.startup import load_settings
from macclassic.app.storage.settings import Settings
from macclassic.quickdraw import desktop_patterns
from macclassic.quickdraw.colours import clut
from macclassic.quickdraw.desktop_patterns import BadPatterns, patterns, read
from tests.support.match.program import click, key, opened, settle

Key = Qt.Key

ONE = """
pattern dots
black
#.......
........
........
........
....#...
........
........
........
colour a FFFFFF FFFFFF
colour b 336699 0000D4
baaaaaaa
aaaaaaaa
aaaaaaaa
aaaaaaaa
aaaabaaa
aaaaaaaa
aaaaaaaa
aaaaaaaa
"""


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


# The drawings


def test_there_are_at_least_twelve_patterns_all_different_at_every_depth() -> None:
    assert len(patterns()) >= 12
    assert patterns()[0].name == "standard"
    for depth in (1, 4, 8):
        drawings = [each.rows[depth] for each in patterns()]
        assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_every_pattern_uses_at_most_eight_colours_of_the_depth(depth: int) -> None:
    for pattern in patterns():
        colours = {rgb for row in pattern.rows[depth] for rgb in row}
        assert colours <= set(clut(depth)) and 2 <= len(colours) <= 8, pattern.name
        assert [len(row) for row in pattern.rows[depth]] == [8] * 8


@pytest.mark.parametrize(
    ("depth", "light", "dark"),
    [
        (1, (255, 255, 255), (0, 0, 0)),
        (4, (0xC0, 0xC0, 0xC0), (0x80, 0x80, 0x80)),
        (8, (0xAA, 0xAA, 0xAA), (0x77, 0x77, 0x77)),
    ],
)
def test_the_standard_pattern_is_a_check_of_two_greys(
    depth: int, light: tuple[int, int, int], dark: tuple[int, int, int]
) -> None:
    rows = desktop_patterns.find("standard").rows[depth]
    assert rows == tuple(tuple(light if (x + y) % 2 else dark for x in range(8)) for y in range(8))
    assert desktop_patterns.find("no such").name == "standard"


def test_a_pattern_drawing_is_read() -> None:
    (dots,) = read(ONE)
    assert dots.name == "dots"
    assert dots.rows[1][0][0] == (0, 0, 0) and dots.rows[1][0][1] == (255, 255, 255)
    assert dots.rows[8][4][4] == (0x33, 0x66, 0x99) and dots.rows[4][4][4] == (0, 0, 0xD4)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("pattern dots", "pattern two words", "no name"),
        ("black\n", "", "must follow"),
        ("#.......", "#......", "8 rows"),
        ("....#...", "....b...", "8 rows"),
        ("aaaabaaa", "aaaacaaa", "8 rows"),
        ("aaaabaaa\n", "", "8 rows"),
        ("colour a FFFFFF FFFFFF\n", "", "1 colours"),
        ("336699 0000D4", "336690 0000D4", "336690"),
        ("336699 0000D4", "336699 0000D5", "0000D5"),
        ("336699 0000D4", "336699", "no colour"),
        ("colour b", "colour a", "no colour"),
    ],
)
def test_an_invalid_pattern_drawing_is_refused(old: str, new: str, says: str) -> None:
    assert old in ONE
    with pytest.raises(BadPatterns, match=says):
        read(ONE.replace(old, new, 1))


def test_two_patterns_with_one_name_are_refused() -> None:
    with pytest.raises(BadPatterns, match="another"):
        read(ONE + ONE)


def test_every_pattern_has_a_title(program: Program) -> None:
    titles = {pattern_title(each.name) for each in patterns()}
    assert len(titles) == len(patterns())
    assert not titles & {each.name for each in patterns()}


# The panel


def panel_of(program: Program) -> DesktopPatternsPanel:
    program.show_patterns()
    settle()
    front = program.manager.front
    assert isinstance(front, DesktopPatternsPanel)
    return front


def corner_of_the_desktop(program: Program) -> list[tuple[int, int, int]]:
    """Eight pixels at the left of the desktop; row 400 is the first row of a pattern."""
    image = program.screen.buffer.shown
    return [image.pixelColor(8 + x, 400).getRgb()[:3] for x in range(8)]  # type: ignore[misc]


def first_row(name: str) -> list[tuple[int, int, int]]:
    return list(desktop_patterns.find(name).rows[8][0])


def test_a_click_applies_the_pattern_at_once_and_ok_saves_it(program: Program, qtbot: QtBot) -> None:
    panel = panel_of(program)
    assert corner_of_the_desktop(program) == first_row("standard")
    names = [each.name for each in patterns()]
    place = panel.grid.rect_of(names.index("coins")).center()
    at = program.manager.rect_of(panel).topLeft() + panel.grid.mapTo(panel, place)
    click(program, at.x(), at.y())
    assert panel.grid.name == "coins"
    assert corner_of_the_desktop(program) == first_row("coins") != first_row("standard")
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is None)
    assert corner_of_the_desktop(program) == first_row("coins")
    assert program.folder is not None
    assert json.loads(program.folder.settings.read_text())["pattern"] == "coins"
    kept, complaints = load_settings(program.folder)
    assert kept.pattern == "coins" and not complaints


def test_arrow_keys_choose_a_pattern_and_cancel_reverts_it(program: Program, qtbot: QtBot) -> None:
    panel = panel_of(program)
    names = [each.name for each in patterns()]
    key(program, Key.Key_Right)
    assert panel.grid.name == names[1]
    key(program, Key.Key_Down)
    assert panel.grid.name == names[5]
    key(program, Key.Key_Left)
    key(program, Key.Key_Up)
    assert panel.grid.name == names[0]
    key(program, Key.Key_Up)
    assert panel.grid.name == names[0], "there is nothing above"
    key(program, Key.Key_Down)
    assert corner_of_the_desktop(program) == first_row(names[4])
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: program.manager.front is None)
    assert program.settings.pattern == "standard"
    assert corner_of_the_desktop(program) == first_row("standard")


def test_a_saved_pattern_is_shown_at_the_start_at_every_depth(qapp: object, tmp_path: Path) -> None:
    for depth in (1, 4, 8):
        settings = Settings(depth=depth, scale=1, sound=False, language="en", pattern="plum")
        program = opened(tmp_path / f"data{depth}", settings=settings)
        image = program.screen.buffer.shown
        plum = desktop_patterns.find("plum").rows[depth]
        seen = tuple(tuple(image.pixelColor(8 + x, 400 + y).getRgb()[:3] for x in range(8)) for y in range(8))
        assert seen == plum


def test_an_unknown_pattern_falls_back_to_the_standard_one(qapp: object, tmp_path: Path) -> None:
    settings = Settings(scale=1, sound=False, language="en", pattern="of the future")
    program = opened(tmp_path / "data", settings=settings)
    assert corner_of_the_desktop(program) == first_row("standard")
    assert panel_of(program).grid.name == "standard"
