"""Balloons: drawing, placement, showing and hiding."""

from __future__ import annotations

import gc
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program, application
from macclassic.app.storage.settings import Settings
from macclassic.quickdraw import fonts
from macclassic.toolbox.base import look
from macclassic.toolbox.dialogs.dialogs import Kind, alert
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.help.balloon_shape import BalloonShape
from macclassic.toolbox.spots import balloon_text, tell
from macclassic.toolbox.windows.window import Window
from tests.support.match.program import click, drag, opened, press, release, settle

SCREEN = QSize(640, 480)
LONG = "To begin a new war, click this button. What lies on the table now is given up, and nobody is paid."


@pytest.fixture(autouse=True)
def faces(qapp: QApplication) -> None:
    application()


# Drawing


def rows(shape: BalloonShape) -> list[str]:
    """Return a balloon as rows of marks: # black, . white, a space for background, ? any other colour."""
    image = QImage(SCREEN, QImage.Format.Format_RGB32)
    ground = QColor(0, 102, 51)
    image.fill(ground)
    painter = QPainter(image)
    balloon_shape.draw(painter, shape)
    painter.end()
    marks = {QColor(0, 0, 0).rgb(): "#", QColor(255, 255, 255).rgb(): ".", ground.rgb(): " "}
    box = shape.bounds
    drawn = [
        "".join(marks.get(image.pixel(x, y), "?") for x in range(box.left(), box.right() + 1))
        for y in range(box.top(), box.bottom() + 1)
    ]
    everything = sum(image.pixel(x, y) != ground.rgb() for x in range(640) for y in range(480))
    assert everything == sum(len(row) - row.count(" ") for row in drawn), "it draws outside its bounds"
    return drawn


def below() -> BalloonShape:
    """Return a balloon with room on all sides: above a thing of 40 x 20."""
    return balloon_shape.place("", QRect(300, 200, 40, 20), QPoint(320, 210), SCREEN)


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_a_balloon_is_white_with_a_black_outline_thicker_at_right_and_below(depth: int) -> None:
    look.use(depth)
    drawn = rows(below())
    look.use(8)
    width = len(drawn[0])
    # A circle of 11 takes 3, 2 and 1 pixels off the corners of the first rows; the thick edge gives one back.
    assert drawn[0].strip() == "#" * (width - 6)
    assert drawn[1].index("#") == 2 and drawn[2].index("#") == 1
    middle = drawn[8]
    assert middle == "#" + "." * (width - 3) + "##"
    assert not any("?" in row for row in drawn)


def test_the_tail_is_ten_pixels_wide_and_its_tip_touches_the_target() -> None:
    shape = below()
    assert shape.tail == balloon_shape.Tail("bottom", late=False)
    drawn = rows(shape)
    edge = shape.paper.height() - 1
    # The base is open: between the two sides of the tail the paper's lower line is missing.
    assert (
        drawn[edge][balloon_shape.FROM_CORNER + 1 : balloon_shape.FROM_CORNER + balloon_shape.BASE - 1]
        == "........"
    )
    assert drawn[edge + 1].count("#") >= 2 and "." in drawn[edge + 1]
    assert shape.tip == QPoint(319, 200), "the middle of the thing's upper edge"
    last = [row for row in drawn if row.strip()][-1]
    assert last.strip() == "##" and "." not in last


def test_text_has_a_margin_of_eleven_pixels_and_lines_of_twelve() -> None:
    empty = balloon_shape.place("", QRect(300, 200, 40, 20), QPoint(320, 210), SCREEN)
    assert empty.paper.height() == 12 + 2 * 11
    shape = balloon_shape.place(LONG, QRect(300, 200, 40, 20), QPoint(320, 210), SCREEN)
    assert shape.paper.height() == len(shape.lines) * 12 + 22
    widest = max(fonts.small_width(line) for line in shape.lines)
    assert shape.paper.width() == widest + 22
    drawn = rows(shape)
    inside = [row[2:-3] for row in drawn[2 : shape.paper.height() - 2]]
    assert not any("#" in row for row in inside[: 11 - 2]), "nothing is written above"
    assert min(row.index("#") for row in inside if "#" in row) >= 11 - 2


@pytest.mark.parametrize("text", [LONG, LONG + " " + LONG, "Quoi\u00a0? " * 30, "Quoi\u202f? " * 30])
def test_lines_are_broken_at_150_to_200_pixels(text: str) -> None:
    lines = balloon_shape.wrap(text)
    assert max(fonts.small_width(line) for line in lines) <= 200
    assert " ".join(lines) == text and len(lines) > 1
    assert not any(line.endswith("Quoi") for line in lines), "a no-break space holds"


def test_short_texts_are_one_line_and_line_breaks_are_kept() -> None:
    assert balloon_shape.wrap("To close this window, click here.") == ("To close this window, click here.",)
    assert balloon_shape.wrap("May, iris, plain.\nIt lies on the table.") == (
        "May, iris, plain.",
        "It lies on the table.",
    )


# Placement


def test_a_balloon_is_on_the_screen_and_leaves_its_target_free() -> None:
    seen = set()
    room = QRect(QPoint(0, 0), SCREEN)
    for x in range(0, 621, 31):
        for y in range(0, 461, 23):
            thing = QRect(x, y, 20, 20)
            shape = balloon_shape.place(LONG, thing, thing.center(), SCREEN)
            assert room.contains(shape.bounds), thing
            assert not shape.paper.intersects(thing), thing
            assert thing.contains(shape.tip), thing
            seen.add(shape.tail)
    assert {tail.side for tail in seen} >= {"bottom", "top"}


@pytest.mark.parametrize(
    ("thing", "side"),
    [
        (QRect(0, 0, 40, 460), "bottom top left"),  # a tall thing at the edge
        (QRect(100, 22, 60, 20), "top"),
        (QRect(0, 30, 100, 80), "top left"),
        (QRect(0, 400, 640, 70), "bottom"),
    ],
)
def test_the_balloon_of_a_large_target_is_at_the_pointer(thing: QRect, side: str) -> None:
    pointer = thing.center()
    shape = balloon_shape.place(LONG, thing, pointer, SCREEN)
    assert shape.tail.side in side.split()
    assert not shape.paper.contains(pointer)
    assert QRect(QPoint(0, 0), SCREEN).contains(shape.bounds)


def test_the_balloon_of_a_menu_item_hides_no_other_item() -> None:
    for left in (20, 240, 430):
        menu = QRect(left, 20, 200, 300)
        for row in range(0, 300, 16):
            item = QRect(left, 20 + row, 200, 16)
            shape = balloon_shape.place(LONG, item, item.center(), SCREEN, at_side=True)
            assert not shape.paper.intersects(menu) and shape.tail.side in ("left", "right")
            assert item.contains(shape.tip)
            assert QRect(QPoint(0, 0), SCREEN).contains(shape.bounds)


def test_all_eight_tails_join_the_balloon_and_reach_the_tip() -> None:
    for tail in balloon_shape.TAILS:
        shape = BalloonShape(QRect(200, 200, 120, 60), _tip(tail), tail, ())
        assert shape.region.contains(shape.tip)
        # The tail is connected to the paper.
        outside = shape.region.subtracted(shape.region.intersected(shape.paper))
        assert outside.boundingRect().adjusted(-1, -1, 1, 1).intersects(shape.paper)
    assert len(set(balloon_shape.TAILS)) == 8


def _tip(tail: balloon_shape.Tail) -> QPoint:
    across = {"left": 187, "right": 332}.get(tail.side, 318 if tail.late else 202)
    down = {"top": 187, "bottom": 272}.get(tail.side, 258 if tail.late else 202)
    return QPoint(across, down)


# Showing and hiding


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


def point(program: Program, x: int, y: int) -> None:
    """Move the pointer to a pixel, by way of another: without movement Qt sends no event."""
    drag(program, x + 1, y + 1)
    drag(program, x, y)


def point_at(program: Program, rect: QRect) -> None:
    """Move the pointer to the middle of a rectangle of the screen."""
    point(program, rect.center().x(), rect.center().y())


def icon(program: Program) -> QRect:
    return program.desktop.icon_rect("war-of-flowers")


def text(program: Program) -> str:
    """Return the balloon's text; empty if there is no balloon."""
    shown = program.balloons.shown
    return " ".join(shown.lines) if shown is not None else ""


def test_switched_off_no_balloon_is_shown(program: Program) -> None:
    point_at(program, icon(program))
    assert program.balloons.shown is None


def test_a_balloon_appears_and_disappears_with_the_pointer(program: Program) -> None:
    settle()
    before = program.screen.buffer.shown.copy()
    program.balloons.on = True
    settle()
    point_at(program, icon(program))
    assert "War of Flowers" in text(program)
    shape = program.balloons.shown
    assert shape is not None
    painted = program.screen.buffer.shown
    assert painted.pixelColor(shape.paper.center().x(), shape.paper.top() + 3) == QColor(255, 255, 255)
    point(program, 100, 300)
    assert program.balloons.shown is None
    assert program.screen.buffer.shown == before, "nothing of it stays"


def test_a_balloon_disappears_when_the_pointer_leaves_the_window(program: Program) -> None:
    program.balloons.on = True
    point_at(program, icon(program))
    assert program.balloons.shown is not None
    QApplication.sendEvent(program.screen.viewport(), QEvent(QEvent.Type.Leave))
    settle()
    assert program.balloons.shown is None


def test_nothing_is_painted_while_a_balloon_stands(program: Program, qtbot: QtBot) -> None:
    program.balloons.on = True
    point_at(program, icon(program))
    QTest.qWait(50)  # Windows paints one turn of the event loop later
    painted: list[QRect] = []
    program.screen.changed.connect(painted.append)
    qtbot.wait(300)
    point(program, icon(program).center().x() + 1, icon(program).center().y())
    assert painted == [] and program.balloons.shown is not None


def test_a_balloon_ignores_clicks(program: Program) -> None:
    program.balloons.on = True
    point_at(program, icon(program))
    shown = program.balloons.shown
    assert shown is not None
    at = shown.paper.center()
    program.desktop.select("war-of-flowers")
    click(program, at.x(), at.y())
    assert program.desktop.selected is None, "the click went to the desktop below"


def test_the_balloon_menu_switches_balloons_and_the_setting_is_saved(program: Program) -> None:
    def item() -> str:
        return program.bar.menus[4].items[2].title

    titles = [each.title for each in program.bar.menus[4].items]
    assert titles[:3] == ["About Balloon Help…", "-", "Show Balloons"]
    command = program.bar.menus[4].items[2].command
    assert command is not None
    command()
    settle()
    assert program.balloons.on and item() == "Hide Balloons"
    assert program.folder is not None
    assert json.loads(program.folder.settings.read_text())["balloons"] is True
    command = program.bar.menus[4].items[2].command
    assert command is not None
    command()
    assert not program.balloons.on and item() == "Show Balloons"


def test_balloons_are_shown_from_the_start_if_they_were_on(tmp_path: Path) -> None:
    settings = Settings(scale=1, sound=False, language="en", balloons=True)
    program = opened(tmp_path / "data", settings=settings)
    point_at(program, icon(program))
    assert text(program)


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_a_balloon_is_black_and_white_at_every_depth(tmp_path: Path, depth: int) -> None:
    settings = Settings(depth=depth, scale=1, sound=False, language="en", balloons=True)
    program = opened(tmp_path / "data", settings=settings)
    point_at(program, icon(program))
    shape = program.balloons.shown
    assert shape is not None
    inner = shape.paper.adjusted(4, 4, -5, -5)
    found = {
        program.screen.buffer.shown.pixelColor(x, y).name()
        for x in range(inner.left(), inner.right())
        for y in range(inner.top(), inner.bottom())
    }
    assert found == {"#000000", "#ffffff"}


def test_while_a_menu_is_open_only_titles_and_items_have_balloons(program: Program) -> None:
    program.balloons.on = True
    press(program, 60, 9)  # Game
    assert text(program) == "Use this menu to open a game."
    point(program, 70, 30)
    assert text(program) == "To open a game, select its icon first."  # dimmed
    point(program, 70, 30 + 16 * (len(program.bar.menus[1].items) - 1))
    assert text(program).startswith("To end the program")
    point(program, icon(program).center().x(), icon(program).center().y())
    assert program.balloons.shown is None
    release(program, 400, 300)


def test_items_of_replaced_menus_are_freed_after_balloons_were_looked_for(program: Program) -> None:
    def items() -> int:
        gc.collect()
        return sum(isinstance(each, QAction) for each in gc.get_objects())

    def rebuild() -> None:
        for language in ("fr", "en"):
            program.set_language(language)
            program.update_menus()
            settle()

    program.balloons.on = True
    point_at(program, icon(program))
    rebuild()
    before = items()
    for _ in range(3):
        point_at(program, icon(program))
        program.bar.pull_down(1)
        settle()
        point_at(program, program.bar.actionGeometry(program.bar.actions()[1]).translated(8, 30))
        assert text(program)
        program.bar.put_away()
        settle()
        rebuild()
    assert items() == before


def test_in_a_modal_dialog_balloons_explain_buttons_and_the_blocked_rest(program: Program) -> None:
    program.balloons.on = True
    box = alert(program.manager, Kind.NOTE, "Something has happened.")
    settle()
    button = box.button("ok")
    point_at(program, QRect(button.mapTo(box, QPoint(0, 0)), button.size()).translated(box_at(program, box)))
    assert text(program) == "To close this message, click this button."
    point(program, 60, 9)
    assert "first answer the dialog" in text(program)
    box.choose("ok")
    settle()
    assert text(program) == "Use this menu to open a game.", "it follows what changes under the pointer"


def box_at(program: Program, window: Window) -> QPoint:
    return program.manager.rect_of(window).topLeft()


def test_disabled_controls_have_a_text_of_their_own(program: Program) -> None:
    program.balloons.on = True
    content = QWidget()
    content.setFixedSize(120, 60)
    tell(content, "To test, click here.", "There is nothing to test.")
    window = Window("Test", content)
    program.manager.open(window, QPoint(200, 200))
    settle()
    point(program, 260, 250)
    assert text(program) == "To test, click here."
    content.setEnabled(False)
    settle()
    point(program, 261, 250)
    assert text(program) == "There is nothing to test."
    assert balloon_text(content, True) == "To test, click here."


def test_the_frame_of_a_window_has_balloons(program: Program) -> None:
    program.balloons.on = True
    content = QWidget()
    content.setFixedSize(300, 200)
    window = Window("Test", content, zoomable=True, growable=True)
    program.manager.open(window, QPoint(100, 100))
    settle()
    corner = box_at(program, window)
    said = {}
    for name, at in (
        ("close", QPoint(14, 9)),
        ("title", QPoint(120, 9)),
        ("zoom", QPoint(window.width() - 15, 9)),
        ("grow", QPoint(window.width() - 10, window.height() - 10)),
    ):
        point(program, (corner + at).x(), (corner + at).y())
        said[name] = text(program)
    assert said["close"] == "To close this window, click this box."
    assert "drag the title" in said["title"]
    assert "as large as it can be" in said["zoom"]
    assert "larger or smaller" in said["grow"]
    assert len(set(said.values())) == 4


def test_the_balloon_of_a_window_behind_says_how_to_activate_it(program: Program) -> None:
    program.balloons.on = True
    for number in range(2):
        content = QWidget()
        content.setFixedSize(200, 100)
        program.manager.open(Window(f"{number}", content), QPoint(40 + 260 * number, 60))
    settle()
    point(program, 100, 120)
    assert text(program) == "To bring this window to the front, click anywhere in it."


def test_no_balloon_is_shown_during_a_drag(program: Program) -> None:
    program.balloons.on = True
    content = QWidget()
    content.setFixedSize(200, 100)
    program.manager.open(Window("Test", content), QPoint(100, 100))
    settle()
    point(program, 180, 109)
    assert program.balloons.shown is not None
    press(program, 180, 109)
    assert program.balloons.shown is None
    point(program, 220, 129)
    assert program.balloons.shown is None
    release(program, 220, 129)
    assert program.balloons.shown is not None


def test_a_balloon_does_not_take_the_keyboard_focus(program: Program) -> None:
    program.balloons.on = True
    point_at(program, icon(program))
    assert program.balloons.shown is not None
    QTest.keyClick(program.screen, Qt.Key.Key_Down)
    settle()
    assert program.desktop.selected == "war-of-flowers"
