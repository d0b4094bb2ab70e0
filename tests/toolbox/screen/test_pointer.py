"""Pointer: exact pixels, minimal repainting, and the shape for the thing below."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from macclassic.app.cli.screenshot import screenshot
from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.quickdraw.colours import clut
from macclassic.toolbox.screen.pointer import WATCH_PICTURES, Pointer, PointerShape
from macclassic.toolbox.spots import spots_of
from macclassic.toolbox.windows.window import Window
from tests.support.match.program import click, drag, key, opened, press, release, settle
from tests.support.screen.pointer_picture import ARROW


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    while native() is not None:  # left by another test's screen that was not closed
        QGuiApplication.restoreOverrideCursor()
    return opened(tmp_path / "data")


def shape(program: Program) -> PointerShape:
    return program.screen.pointer.shape


def native() -> Qt.CursorShape | None:
    """Return the override of the system's pointer, if any."""
    cursor = QGuiApplication.overrideCursor()
    return None if cursor is None else cursor.shape()


def part(image: Image.Image, rect: QRect) -> Image.Image:
    x, y = rect.x(), rect.y()
    return image.crop((x, y, x + rect.width(), y + rect.height()))


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_the_arrow_is_black_with_a_white_halo(program: Program, depth: int) -> None:
    screen = program.screen
    screen.set_depth(depth)
    drag(program, 200, 300)
    assert screen.pointer.at == QPoint(200, 300)
    assert screen.pointer.rect == QRect(199, 299, 16, 16)
    seen, bare = screen.indices, screen.buffer.indices
    for y, row in enumerate(ARROW):
        for x in range(16):
            cell = row[x] if x < len(row) else "."
            at = (199 + x, 299 + y)
            wanted = {"k": len(clut(depth)) - 1, "w": 0, ".": bare.getpixel(at)}[cell]
            assert seen.getpixel(at) == wanted, (x, y)
    # The frame differs nowhere else.
    seen.paste(part(bare, screen.pointer.rect), (199, 299))
    assert seen.tobytes() == bare.tobytes()


def test_pointer_shapes_without_a_halo_invert_their_background(qapp: object) -> None:
    pointer = Pointer()
    frame = Image.new("P", (32, 32), 0)
    frame.paste(255, (0, 0, 32, 10))
    pointer.move(QPoint(16, 12), PointerShape.IBEAM)
    seen = pointer.drawn_on(frame, 8)
    column = [seen.getpixel((16, y)) for y in range(8, 24)]
    # Its stem is rows 2 to 13 of column 7; black over white, white over black.
    assert column == [255, 255, *[255 - (255 if y < 10 else 0) for y in range(10, 22)], 0, 0]
    pointer.move(QPoint(16, 16), PointerShape.CROSS)
    seen = pointer.drawn_on(frame, 8)
    assert [seen.getpixel((x, 16)) for x in range(10, 23)] == [0] + [255] * 11 + [0]


@pytest.mark.parametrize("at", [(1, 0), (639, 0), (0, 479), (639, 479), (5, 478)])
def test_at_the_edges_a_part_of_the_pointer_is_visible(program: Program, at: tuple[int, int]) -> None:
    drag(program, *at)
    seen = program.screen.indices
    assert program.screen.pointer.at == QPoint(*at)
    assert seen.size == (640, 480)
    assert seen.getpixel(at) == 255


@pytest.mark.parametrize("scale", [1, 2])
def test_the_display_shows_the_pointer_at_the_scale(program: Program, scale: int) -> None:
    screen = program.screen
    screen.set_scale(scale)
    settle()
    drag(program, 120, 200)
    shown = screen.viewport().grab().toImage()
    seen = screen.indices
    table = clut(8)
    for y in range(195, 220):
        for x in range(115, 140):
            colour = shown.pixelColor(x * scale + scale - 1, y * scale)
            assert (colour.red(), colour.green(), colour.blue()) == table[int(seen.getpixel((x, y)))]  # type: ignore[arg-type]


def test_moving_the_pointer_paints_nothing_and_updates_two_small_parts(program: Program) -> None:
    drag(program, 100, 300)
    settle(30)
    painted: list[QRect] = []
    shown: list[tuple[QRect, QRect]] = []
    program.screen.changed.connect(painted.append)
    program.screen.pointer.moved.connect(lambda before, now: shown.append((before, now)))
    drag(program, 400, 350)
    settle(30)
    assert painted == []
    assert shown == [(QRect(99, 299, 16, 16), QRect(399, 349, 16, 16))]


def test_the_frame_does_not_contain_the_pointer(program: Program, tmp_path: Path) -> None:
    before = program.screen.buffer.frame()
    for x in range(100, 200, 7):
        drag(program, x, 300)
    program.screen.refresh()
    assert program.screen.buffer.frame() == before
    program.screen.save(tmp_path / "with.png", 2)
    saved = Image.open(tmp_path / "with.png").resize((640, 480), Image.Resampling.NEAREST)
    assert saved.tobytes() == program.screen.indices.tobytes() != before


def test_the_pointer_disappears_when_the_mouse_leaves(program: Program) -> None:
    drag(program, 100, 300)
    assert native() is Qt.CursorShape.BlankCursor
    QGuiApplication.sendEvent(program.screen.viewport(), QEvent(QEvent.Type.Leave))
    assert program.screen.pointer.at is None and program.screen.pointer.rect.isEmpty()
    assert program.screen.indices.tobytes() == program.screen.buffer.frame()
    assert native() is None
    drag(program, 100, 300)
    program.screen.hide()
    assert native() is None


def test_over_black_borders_the_systems_pointer_is_shown(program: Program) -> None:
    program.screen.resize(740, 580)
    settle()
    drag(program, 10, 300)
    assert native() is not None
    drag(program, -20, 300)
    assert program.screen.pointer.at is None
    assert native() is None


def test_with_the_button_held_the_pointer_stays_on_the_screen(program: Program) -> None:
    program.screen.resize(740, 580)
    settle()
    press(program, 200, 300)
    drag(program, -20, 300)
    assert program.screen.pointer.at == QPoint(0, 300)
    release(program, -20, 300)
    assert program.screen.pointer.at is None


def stand(program: Program) -> tuple[Window, dict[str, QWidget]]:
    """Open a window of fields, each with its own cursor."""
    content = QWidget()
    content.setFixedSize(220, 160)
    layout = QVBoxLayout(content)
    made: dict[str, QWidget] = {"field": QLineEdit(), "off": QLineEdit()}
    made["off"].setEnabled(False)
    for name, cursor in (
        ("link", Qt.CursorShape.PointingHandCursor),
        ("plan", Qt.CursorShape.CrossCursor),
        ("slow", Qt.CursorShape.BusyCursor),
        ("none", Qt.CursorShape.BlankCursor),
    ):
        made[name] = QLabel(name)
        made[name].setCursor(cursor)
    for widget in made.values():
        layout.addWidget(widget)
    window = Window("Shapes", content)
    program.manager.open(window)
    settle()
    return window, made


def point_at(program: Program, window: Window, widget: QWidget) -> None:
    at = program.manager.rect_of(window).topLeft() + widget.mapTo(window, widget.rect().center())
    drag(program, at.x(), at.y())


def test_the_pointer_has_the_shape_for_the_thing_below(program: Program) -> None:
    window, made = stand(program)
    shapes = {}
    for name, widget in made.items():
        point_at(program, window, widget)
        shapes[name] = None if program.screen.pointer.rect.isEmpty() else shape(program)
    assert shapes == {
        "field": PointerShape.IBEAM,
        "off": PointerShape.ARROW,
        "link": PointerShape.HAND,
        "plan": PointerShape.CROSS,
        "slow": PointerShape.WATCH,
        "none": None,
    }
    # While a button is down it keeps its shape, and changes at the release.
    point_at(program, window, made["field"])
    at = program.screen.pointer.at
    assert at is not None
    press(program, at.x(), at.y())
    drag(program, 20, 400)
    assert shape(program) is PointerShape.IBEAM
    release(program, 20, 400)
    assert shape(program) is PointerShape.ARROW


def test_the_pointer_changes_when_something_appears_below_it(program: Program) -> None:
    window, made = stand(program)
    point_at(program, window, made["field"])
    assert shape(program) is PointerShape.IBEAM
    program.manager.close(window)
    settle(20)
    assert shape(program) is PointerShape.ARROW


def test_behind_a_modal_dialog_the_pointer_is_an_arrow(program: Program) -> None:
    window, made = stand(program)
    program.show_sound()
    settle()
    program.manager.move(window, QPoint(5, 300))
    settle()
    point_at(program, window, made["link"])
    assert shape(program) is PointerShape.ARROW


def test_typing_hides_the_pointer_until_the_mouse_moves(program: Program) -> None:
    _, made = stand(program)
    drag(program, 100, 400)
    key(program, Qt.Key.Key_Right)
    assert not program.screen.pointer.rect.isEmpty()
    made["field"].setFocus()
    key(program, "x")
    assert isinstance(made["field"], QLineEdit) and made["field"].text() == "x"
    assert program.screen.pointer.rect.isEmpty()
    drag(program, 101, 400)
    assert not program.screen.pointer.rect.isEmpty()


def test_keys_without_text_do_not_hide_the_pointer(program: Program) -> None:
    drag(program, 100, 300)
    key(program, "x")
    assert not program.screen.pointer.rect.isEmpty()


def test_the_watch_appears_after_a_delay_and_its_hands_turn(program: Program, qtbot: QtBot) -> None:
    screen = program.screen
    drag(program, 100, 300)
    screen.pointer.begin_waiting()
    screen.pointer.begin_waiting()
    settle()
    assert shape(program) is PointerShape.ARROW
    qtbot.waitUntil(lambda: shape(program) is PointerShape.WATCH)
    faces: list[bytes] = []

    def gone_round() -> bool:
        face = part(screen.indices, screen.pointer.rect).tobytes()
        if not faces or faces[-1] != face:
            faces.append(face)
        return len(faces) > WATCH_PICTURES

    qtbot.waitUntil(gone_round)
    assert len(set(faces[:WATCH_PICTURES])) == WATCH_PICTURES and faces[WATCH_PICTURES] == faces[0]
    screen.pointer.end_waiting()
    assert shape(program) is PointerShape.WATCH
    screen.pointer.end_waiting()
    assert shape(program) is PointerShape.ARROW
    with pytest.raises(ValueError, match="nothing"):
        screen.pointer.end_waiting()


def test_menus_and_dialogs_keep_the_arrow_while_the_program_waits(program: Program, qtbot: QtBot) -> None:
    pointer = program.screen.pointer
    drag(program, 100, 300)
    pointer.begin_waiting()
    qtbot.waitUntil(lambda: shape(program) is PointerShape.WATCH)
    drag(program, 60, 9)
    assert shape(program) is PointerShape.ARROW
    program.show_sound()
    settle()
    at = program.manager.rect_of(program.manager.windows[-1]).center()
    drag(program, at.x(), at.y())
    assert shape(program) is PointerShape.ARROW
    pointer.end_waiting()


def test_no_timer_runs_while_the_watch_is_invisible(program: Program, qtbot: QtBot) -> None:
    moved: list[object] = []
    pointer = program.screen.pointer
    QGuiApplication.sendEvent(program.screen.viewport(), QEvent(QEvent.Type.Leave))
    pointer.begin_waiting()
    qtbot.waitUntil(lambda: shape(program) is PointerShape.WATCH)
    pointer.moved.connect(lambda *_: moved.append(1))
    qtbot.wait(400)
    assert moved == []
    pointer.end_waiting()


def test_a_resting_mouse_updates_nothing(program: Program, qtbot: QtBot) -> None:
    drag(program, 100, 300)
    click(program, 100, 300)
    settle(30)
    changes: list[object] = []
    program.screen.pointer.moved.connect(lambda *_: changes.append(1))
    program.screen.changed.connect(changes.append)
    qtbot.wait(300)
    assert changes == []


def picture(tmp_path: Path, pointer: tuple[int, int] | None) -> Image.Image:
    out = tmp_path / "picture.png"
    screenshot("desktop", 1, 0, 8, 1, "", "en", out, pointer)
    image = Image.open(out)
    image.load()
    return image


def test_a_screenshot_contains_the_pointer_on_request(qapp: object, tmp_path: Path) -> None:
    without, there = picture(tmp_path, None), picture(tmp_path, (300, 200))
    box = (299, 199, 315, 215)
    assert without.crop(box).tobytes() != there.crop(box).tobytes()
    there.paste(without.crop(box), box)
    assert there.tobytes() == without.tobytes()


WAITS: tuple[Callable[[Pointer], None], ...] = (Pointer.begin_waiting, Pointer.obscure)


@pytest.mark.parametrize("act", WAITS)
def test_without_a_mouse_no_pointer_is_shown(qapp: object, act: Callable[[Pointer], None]) -> None:
    pointer = Pointer()
    changes: list[object] = []
    pointer.moved.connect(lambda *_: changes.append(1))
    act(pointer)
    assert changes == [] and pointer.rect.isEmpty()


def test_over_a_playable_card_the_pointer_is_a_hand(program: Program) -> None:
    program.open_game("war-of-flowers", zoom=False, enter=False)
    settle()
    game = program.game
    assert isinstance(game, GameController)
    for seed in range(1, 20):
        game.begin(seed=seed)
        game.table.finish()
        settle(30)
        if game.session.match is not None and game.session.match.actor == 0:
            break
    table = game.table
    corner = program.manager.rect_of(game.window).topLeft() + table.mapTo(game.window, QPoint(0, 0))
    found = {}
    for thing in spots_of(table):
        at = corner + thing.rect.center()
        drag(program, at.x(), at.y())
        found[thing.key] = shape(program)
    keys = [key for key, each in found.items() if each is PointerShape.HAND]
    assert game.session.match is not None
    assert len(keys) == game.session.match.view(0).hand.bit_count() == 7
    # When the cards are gone, the hand disappears without a mouse movement.
    at = corner + next(thing.rect.center() for thing in spots_of(table) if thing.key == keys[0])
    drag(program, at.x(), at.y())
    assert shape(program) is PointerShape.HAND
    program.manager.close(game.window)
    settle(20)
    assert shape(program) is PointerShape.ARROW
