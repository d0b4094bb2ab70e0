"""Tests of the desktop icons: dragging, moving by keys, Clean Up; positions are saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.app.storage import icon_places
from macclassic.app.storage.icon_places import DesktopIcon
from macclassic.app.storage.settings import Settings, loads
from macclassic.engine.core.registry import games
from tests.support.match.program import drag, key, make_program, opened, press, release, settle, wake

GAMES = [name for name, spec in games().items() if spec.screen]
Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    made = opened(tmp_path / "data")
    wake(made)
    return made


def at(program: Program, name: str) -> QPoint:
    return program.desktop.icon_rect(name).topLeft()


def carry(program: Program, name: str, by: QPoint) -> None:
    """Drag an icon by an offset."""
    grip = program.desktop.icon_rect(name).center()
    press(program, grip.x(), grip.y())
    drag(program, grip.x() + by.x() // 2, grip.y() + by.y() // 2)
    drag(program, grip.x() + by.x(), grip.y() + by.y())
    release(program, grip.x() + by.x(), grip.y() + by.y())


def kept(program: Program) -> icon_places.Put:
    assert program.folder is not None
    file = program.folder.settings
    return loads(file.read_text()).icons if file.exists() else {}


def option(program: Program, title: str) -> object:
    items = next(menu for menu in program.bar.menus if menu.title == "Options").items
    return next(each for each in items if each.title == title)


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_an_outline_follows_the_pointer_and_the_icon_moves_on_release(
    program: Program, depth: int, qtbot: QtBot
) -> None:
    program.screen.set_depth(depth)
    program.desktop.select(GAMES[0])
    program.screen.refresh()
    others = [at(program, each) for each in GAMES[1:]]
    start, selected = at(program, GAMES[0]), program.screen.buffer.indices.tobytes()

    def seen() -> bool:
        """True if an outline is visible."""
        settle()
        return program.screen.buffer.indices.tobytes() != selected

    grip = start + QPoint(10, 10)
    press(program, grip.x(), grip.y())
    drag(program, grip.x() - 300, grip.y() + 200)
    qtbot.waitUntil(seen)
    assert at(program, GAMES[0]) == start
    drag(program, grip.x() - 200, grip.y() + 100)
    drag(program, 300, 10)
    qtbot.waitUntil(lambda: not seen())  # The outline disappears over the menu bar.
    drag(program, grip.x() - 300, grip.y() + 200)
    release(program, grip.x() - 300, grip.y() + 200)
    assert at(program, GAMES[0]) == start + QPoint(-300, 200)
    assert [at(program, each) for each in GAMES[1:]] == others
    assert program.desktop.selected == GAMES[0] and program.game is None


def test_a_small_movement_drags_no_icon(program: Program) -> None:
    start = at(program, GAMES[0])
    carry(program, GAMES[0], QPoint(1, 2))
    assert at(program, GAMES[0]) == start and kept(program) == {} and program.desktop.selected == GAMES[0]


def test_a_new_position_is_saved_at_once_and_restored(program: Program, tmp_path: Path) -> None:
    carry(program, GAMES[1], QPoint(-217, 33))
    there = at(program, GAMES[1])
    settings = loads(
        (tmp_path / "data" / "settings.json").read_text()
    )  # Saved at once, so a kill does not lose it.
    assert settings.icons == {GAMES[1]: (there.x(), there.y() - 20)}
    program.quit()
    again = make_program(tmp_path / "data", settings=settings)
    again.start()
    settle()
    assert at(again, GAMES[1]) == there
    grip = there + QPoint(5, 5)
    press(again, grip.x(), grip.y())
    release(again, grip.x(), grip.y())
    assert again.desktop.selected == GAMES[1]


def test_an_icon_dropped_on_the_menu_bar_returns(program: Program) -> None:
    start = at(program, GAMES[0])
    carry(program, GAMES[0], QPoint(-200, -start.y() - 10))
    assert at(program, GAMES[0]) == start and kept(program) == {}


def test_an_icon_stays_on_the_screen_with_its_name(program: Program) -> None:
    for by in (QPoint(-2000, 2000), QPoint(2000, 2000), QPoint(-2000, 30)):
        carry(program, GAMES[0], by)
        (spot,) = (each for each in program.desktop.spots() if each.key == GAMES[0])
        assert QRect(0, 0, 640, 460).contains(spot.rect)


def test_an_icon_outside_a_smaller_screen_is_moved_and_its_position_kept(program: Program) -> None:
    program.screen.set_screen_size(QSize(832, 624))
    settle()
    carry(program, GAMES[0], QPoint(-20, 500))
    there = at(program, GAMES[0])
    program.screen.set_screen_size(QSize(640, 480))
    settle()
    (spot,) = (each for each in program.desktop.spots() if each.key == GAMES[0])
    assert QRect(0, 0, 640, 460).contains(spot.rect)
    program.screen.set_screen_size(QSize(832, 624))
    settle()
    assert at(program, GAMES[0]) == there


def test_command_and_arrows_move_the_selected_icon(program: Program) -> None:
    program.desktop.setFocus()
    key(program, Key.Key_Down)
    start = at(program, GAMES[0])
    for way in (Key.Key_Left, Key.Key_Left, Key.Key_Down):
        key(program, way, command=True)
    assert at(program, GAMES[0]) == start + QPoint(-32, 16) and program.desktop.selected == GAMES[0]
    assert kept(program)[GAMES[0]] == (start.x() - 32, start.y() - 4)


def test_arrows_select_icons_by_their_positions(program: Program) -> None:
    carry(program, GAMES[2], QPoint(-300, 0))
    program.desktop.select(GAMES[1])
    for way, name in (
        (Key.Key_Left, GAMES[2]),
        (Key.Key_Up, GAMES[1]),
        (Key.Key_Up, GAMES[0]),
        (Key.Key_Down, GAMES[1]),
        (Key.Key_Tab, GAMES[2]),
        (Key.Key_Tab, GAMES[3]),
        *((Key.Key_Down, name) for name in GAMES[4:]),
        (Key.Key_Down, GAMES[0]),
    ):
        QTest.keyClick(program.desktop, way)
        assert program.desktop.selected == name


def test_clean_up_moves_icons_to_the_nearest_column(program: Program) -> None:
    tidy = option(program, "Clean Up Desktop")
    assert not tidy.enabled  # type: ignore[attr-defined]
    start = at(program, GAMES[0])
    carry(program, GAMES[0], QPoint(-96 * 3 + 20, 64 + 13))
    carry(program, GAMES[1], QPoint(-7, 5))
    carry(program, GAMES[3], QPoint(-96 * 3 + 11, -64 - 17))
    tidy = option(program, "Clean Up Desktop")
    assert tidy.enabled  # type: ignore[attr-defined]
    tidy.command()  # type: ignore[attr-defined]
    settle()
    assert at(program, GAMES[0]) == start + QPoint(-96 * 3, 64)
    assert at(program, GAMES[1]) == start + QPoint(0, 64)
    assert at(program, GAMES[3]) == start + QPoint(-96 * 3, 128)
    assert set(kept(program)) == {GAMES[0], GAMES[3]}
    assert not option(program, "Clean Up Desktop").enabled  # type: ignore[attr-defined]


def test_new_icons_take_free_places(program: Program) -> None:
    last = at(program, GAMES[-1])
    carry(program, GAMES[0], last + QPoint(0, 64) - at(program, GAMES[0]))
    program.desktop.show_others([DesktopIcon("keepsake-x", "A thing", f"icon-{GAMES[0]}", "Won.")])
    settle()
    spots = {each.key: each.rect for each in program.desktop.spots()}
    assert not any(spots["keepsake-x"].intersects(spots[name]) for name in GAMES)


def test_each_profile_has_icon_positions_of_its_own(program: Program) -> None:
    start = at(program, GAMES[0])
    carry(program, GAMES[0], QPoint(-100, 100))
    program.switch_profile(program.profiles.add("Ada", "baker"))
    settle()
    assert at(program, GAMES[0]) == start
    carry(program, GAMES[1], QPoint(-50, 0))
    program.switch_profile(program.profiles.everybody[0])
    settle()
    assert at(program, GAMES[0]) == start + QPoint(-100, 100)


@pytest.mark.parametrize(
    "damaged", ['"x"', "[1]", '{"soi": 4}', '{"soi": [1, 2, 3]}', '{"soi": [1e9, true]}', "null"]
)
def test_damaged_positions_are_ignored(damaged: str) -> None:
    assert loads(Settings().dumps().replace('"icons": {}', f'"icons": {damaged}')).icons == {}


def test_close_is_in_the_desktops_menu(program: Program) -> None:
    program.show_common_help()
    settle()
    assert program.manager.front is program.common_help.window
    items = {each.title: each for each in program.bar.menus[1].items}
    assert items["Close"].enabled and items["Close"].key == "W"
    key(program, "w", command=True)
    assert program.manager.front is None
    assert not next(each for each in program.bar.menus[1].items if each.title == "Close").enabled
