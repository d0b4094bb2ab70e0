"""The emulated screen: only colours of the table, whole scales, no painting without a change."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    qRgb,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.control_panels import MonitorsPanel, SoundPanel
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import loads
from macclassic.engine.core.registry import games
from macclassic.quickdraw import fonts
from macclassic.quickdraw.colours import clut, index_of
from macclassic.quickdraw.frame_buffer import FrameBuffer, paler
from tests.support.match.program import key, opened, settle


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_every_pixel_is_an_entry_of_the_table(program: Program, depth: int, tmp_path: Path) -> None:
    program.screen.set_depth(depth)
    program.show_monitors()
    settle()
    assert max(program.screen.buffer.frame()) < len(clut(depth))
    program.screen.buffer.save(tmp_path / "frame.png")
    picture = Image.open(tmp_path / "frame.png")
    assert picture.mode in ("P", "1") and picture.size == (640, 480)
    colours = {colour for _, colour in picture.convert("RGB").getcolors(65536) or ()}
    assert colours <= set(clut(depth))


@pytest.mark.parametrize("depth", [1, 4, 8])
def test_the_display_shows_the_painted_picture(program: Program, depth: int) -> None:
    """Check that the table's own colours are mapped to themselves."""
    program.screen.set_depth(depth)
    settle()
    shown = program.screen.buffer.shown
    table = clut(depth)
    frame = program.screen.buffer.frame()
    for y in range(0, 480, 7):
        for x in range(0, 640, 5):
            colour = shown.pixelColor(x, y)
            assert (colour.red(), colour.green(), colour.blue()) == table[frame[y * 640 + x]]


def test_the_corners_of_the_screen_are_rounded_and_black(program: Program) -> None:
    frame = program.screen.buffer.frame()
    black = len(clut(8)) - 1
    for row, inset in enumerate((5, 3, 2, 1, 1)):
        line = frame[row * 640 : row * 640 + 640]
        assert set(line[:inset]) == {black} and line[inset] == 0
        assert set(line[640 - inset :]) == {black}


def test_nothing_is_painted_while_nothing_changes(program: Program, qtbot: object) -> None:
    settle(30)
    painted: list[QRect] = []
    program.screen.changed.connect(painted.append)
    settle(200)
    assert painted == []


def test_a_blinking_caret_repaints_only_the_caret(program: Program, qtbot: QtBot) -> None:
    flash = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(40)
    try:
        program.register()
        settle(20)
        field = program.manager.front.focusWidget()  # type: ignore[union-attr]
        assert isinstance(field, QLineEdit)
        painted: list[QRect] = []
        program.screen.changed.connect(painted.append)
        qtbot.waitUntil(lambda: len(painted) > 8)
        assert {(rect.width(), rect.height()) for rect in painted} == {(1, 16)}
        # It continues after typing, which paints the field.
        QTest.keyClicks(program.screen, "ab")
        qtbot.waitUntil(lambda: painted[-1].height() == 16 and painted[-1].x() > painted[0].x())
        assert field.text().endswith("ab")
    finally:
        QApplication.setCursorFlashTime(flash)


def test_a_small_change_repaints_a_small_part(program: Program) -> None:
    settle(30)
    painted: list[QRect] = []
    program.screen.changed.connect(painted.append)
    program.screen.invalidate(QRect(10, 30, 20, 20))
    program.screen.invalidate(QRect(300, 200, 48, 78))
    assert painted == []
    settle()
    assert sorted(painted, key=lambda rect: rect.x()) == [QRect(10, 30, 20, 20), QRect(300, 200, 48, 78)]


def test_screen_size_and_scale_change_at_run_time(program: Program) -> None:
    program.screen.set_scale(2)
    assert program.screen.pixel_scale == 2
    assert program.screen.size() == QSize(1280, 960)
    program.screen.set_screen_size(QSize(832, 624))
    settle()
    frame = program.screen.buffer.frame()
    assert len(frame) == 832 * 624
    assert set(frame[19 * 832 : 20 * 832]) == {255}  # the line under the bar has the full width
    program.screen.set_scale(1)
    assert program.screen.size() == QSize(832, 624)


@pytest.mark.parametrize("scale", [1, 2, 3])
def test_the_frame_and_the_display_agree(program: Program, scale: int) -> None:
    program.screen.set_scale(scale)
    settle()
    for pixel in (QPoint(0, 0), QPoint(639, 479), QPoint(123, 45)):
        assert program.screen.to_screen(program.screen.to_viewport(pixel)) == pixel
    grabbed = program.screen.viewport().grab().toImage()
    shown = program.screen.buffer.shown
    for x, y in ((0, 0), (30, 9), (600, 60), (320, 240), (639, 479)):
        for dx in range(scale):
            for dy in range(scale):
                seen = grabbed.pixelColor(x * scale + dx, y * scale + dy).rgb()
                assert seen == shown.pixelColor(x, y).rgb()


def test_a_larger_window_has_black_borders(program: Program) -> None:
    program.screen.resize(700, 500)
    settle()
    grabbed = program.screen.viewport().grab().toImage()
    assert grabbed.pixelColor(3, 3).name() == "#000000"
    assert program.screen.to_viewport(QPoint(0, 0)) == QPoint(30, 10)


def test_a_saved_frame_is_scaled_by_whole_pixels(program: Program, tmp_path: Path) -> None:
    program.screen.buffer.save(tmp_path / "two.png", 2)
    two = Image.open(tmp_path / "two.png")
    assert two.size == (1280, 960)
    one = two.resize((640, 480), Image.Resampling.NEAREST)
    assert one.tobytes() == program.screen.buffer.frame()


def test_other_colours_are_mapped_like_the_color_manager() -> None:
    rng = random.Random(6)
    for depth in (1, 4, 8):
        painted = QImage(64, 32, QImage.Format.Format_RGB32)
        colours = [
            rng.choice([*clut(depth), (rng.randrange(256), 77, rng.randrange(256))]) for _ in range(2048)
        ]
        for at, colour in enumerate(colours):
            painted.setPixel(at % 64, at // 64, qRgb(*colour))
        buffer = FrameBuffer(64, 32, depth)
        buffer.take(painted, painted.rect())
        assert buffer.frame() == bytes(index_of(colour, depth) for colour in colours)
        part = FrameBuffer(64, 32, depth)
        part.take(painted, QRect(7, 3, 50, 20))
        for y in range(32):
            for x in range(64):
                inside = 7 <= x < 57 and 3 <= y < 23
                assert part.frame()[y * 64 + x] == (buffer.frame()[y * 64 + x] if inside else 0)


def test_only_changed_rows_are_copied() -> None:
    painted = QImage(32, 24, QImage.Format.Format_RGB32)
    painted.fill(0xFFFFFFFF)
    buffer = FrameBuffer(32, 24, 8)
    assert buffer.take(painted, painted.rect()).isEmpty()
    painted.setPixel(5, 7, 0xFF000000)
    painted.setPixel(9, 11, 0xFF0000DD)
    assert buffer.take(painted, QRect(0, 0, 5, 24)).isEmpty()
    assert buffer.take(painted, QRect(4, 2, 20, 20)) == QRect(4, 7, 20, 5)
    assert buffer.take(painted, painted.rect()).isEmpty()
    frame = buffer.frame()
    assert (frame[7 * 32 + 5], frame[11 * 32 + 9], sum(frame)) == (255, 236, 255 + 236)
    assert buffer.shown == painted


def test_unmapped_rows_are_mapped_on_demand() -> None:
    painted = QImage(32, 24, QImage.Format.Format_RGB32)
    painted.fill(0xFF000000)
    buffer = FrameBuffer(32, 24, 8)
    assert buffer.settled
    assert buffer.take(painted, QRect(0, 0, 8, 8)) == QRect(0, 0, 8, 8)
    assert not buffer.settled
    assert set(buffer.under(QRect(-2, 4, 4, 4)).tobytes()) == {0, 255}, "what lies outside is white"
    assert not buffer.settled, "only a part of it was asked for"
    assert buffer.settle().isEmpty()  # nothing looks different
    assert buffer.settled
    assert buffer.frame().count(255) == 64


def test_a_colour_outside_the_table_is_mapped_at_the_next_refresh(program: Program, qtbot: QtBot) -> None:
    class Loud(QWidget):
        colour = QColor("#123456")

        def paintEvent(self, event: QPaintEvent) -> None:
            QPainter(self).fillRect(self.rect(), self.colour)

    loud = Loud()
    loud.resize(60, 40)
    program.screen.scene().addWidget(loud).setPos(300, 200)
    buffer = program.screen.buffer

    def seen() -> tuple[int, int, int]:
        found = buffer.shown.pixelColor(310, 210)
        return found.red(), found.green(), found.blue()

    nearest = clut(8)[index_of((0x12, 0x34, 0x56), 8)]
    qtbot.waitUntil(lambda: seen() == nearest)
    # Further such colours are mapped at once.
    loud.colour = QColor("#654321")
    program.screen.refresh()
    assert seen() == clut(8)[index_of((0x65, 0x43, 0x21), 8)]


MEASURED = {0xEE: 0xF3, 0xCC: 0xDA, 0xBB: 0xCD, 0x99: 0xB3, 0x88: 0xA5, 0x77: 0x96, 0x66: 0x87, 0x55: 0x77}
"""Colour components in captures of a Macintosh (look §1.4)."""


def test_gamma_equals_the_measured_curve() -> None:
    assert {value: paler(value) for value in MEASURED} == MEASURED
    assert (paler(0), paler(255)) == (0, 255)


def test_gamma_changes_the_display_but_no_index(program: Program) -> None:
    screen = program.screen
    frame, shown = screen.buffer.frame(), screen.buffer.shown.copy()
    screen.set_gamma(True)
    settle()
    assert screen.buffer.frame() == frame
    grabbed = screen.viewport().grab().toImage()
    for x, y in ((3, 200), (4, 200), (300, 9), (584, 46), (600, 50)):
        was, now = shown.pixelColor(x, y), screen.buffer.shown.pixelColor(x, y)
        assert (now.red(), now.green(), now.blue()) == tuple(map(paler, (was.red(), was.green(), was.blue())))
        assert grabbed.pixelColor(x, y).rgb() == now.rgb()
    # Later painting has it too, at any depth and size.
    pale = screen.buffer.shown.copy()
    screen.refresh()
    assert screen.buffer.shown == pale
    screen.set_depth(4)
    screen.set_screen_size(QSize(832, 624))
    settle()
    assert screen.gamma
    seen = {screen.buffer.shown.pixelColor(x, 300).name() for x in range(40)}
    assert seen == {"#" + f"{paler(value):02x}" * 3 for value in (0xC0, 0x80)}
    screen.set_gamma(False)
    assert {screen.buffer.shown.pixelColor(x, 300).name() for x in range(40)} == {"#c0c0c0", "#808080"}


def test_gamma_is_chosen_in_the_monitors_panel(program: Program) -> None:
    for answer, kept in (("cancel", False), ("ok", True)):
        program.show_monitors()
        settle()
        panel = program.manager.front
        assert isinstance(panel, MonitorsPanel)
        box = next(each for each in panel.findChildren(QCheckBox) if "gamma" in each.text())
        box.setChecked(True)
        assert program.screen.gamma
        panel.choose(answer)
        settle()
        assert program.screen.gamma is program.settings.gamma is kept
    assert program.folder is not None
    assert loads(program.folder.settings.read_text()).gamma


def test_areas_hidden_by_a_window_are_not_painted(program: Program) -> None:
    """Check that the frame equals the whole scene painted from the back."""
    program.open_game("war-of-flowers", zoom=False, enter=False)
    program.show_sound()
    settle(20)
    screen = program.screen
    whole = QImage(640, 480, QImage.Format.Format_RGB32)
    area = QRectF(0, 0, 640, 480)
    painter = QPainter(whole)
    screen.scene().render(painter, area, area)
    painter.end()
    assert screen.buffer.shown == whole
    painted: list[object] = []
    program.desktop.installEventFilter(watch := Watch(painted))
    screen.invalidate(QRect(100, 300, 48, 78))
    settle()
    assert painted == []
    program.desktop.removeEventFilter(watch)


@pytest.mark.parametrize("key", [key for key, spec in games().items() if spec.screen])
def test_directly_painted_parts_equal_qts_painting(qapp: object, key: str) -> None:
    """Check that a part of a table, also beside the size box and below a dialog, equals the whole scene."""
    program = opened(None, key, depth=1 if key == "sorry" else 8)
    program.game.begin(seed=3)  # type: ignore[union-attr]
    program.game.table.finish()  # type: ignore[union-attr]
    settle(20)
    screen, rng = program.screen, random.Random(5)
    around, sheet = QRect(0, 0, 640, 480), QImage(640, 480, QImage.Format.Format_RGB32)
    for over in (lambda: None, program.show_about):
        over()
        settle(20)
        painted = screen.buffer.shown.copy()
        for _ in range(6):
            x, y = rng.randrange(600), rng.randrange(20, 440)
            area = QRect(x, y, rng.randrange(1, 90), rng.randrange(1, 90))
            for part in (area, area.translated(rng.randrange(-300, 300), 40), QRect(620, 440, 20, 40)):
                screen.invalidate(part & around)
            settle(2)
            assert screen.buffer.shown == painted
        painter = QPainter(sheet)
        screen.scene().render(painter, QRectF(around), QRectF(around))
        painter.end()
        assert screen.buffer.shown == sheet


class Watch(QObject):
    """Records that a widget is painted."""

    def __init__(self, found: list[object]) -> None:
        super().__init__()
        self._found = found

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._found.append(watched)
        return False


def test_a_small_window_shows_a_part_of_the_screen(program: Program, qtbot: QtBot) -> None:
    screen = program.screen
    screen.set_scale(2)
    screen.resize(1000, 900)
    settle()
    assert screen.pixel_scale == 1 and screen.to_viewport(QPoint(0, 0)) == QPoint(180, 210)
    screen.resize(500, 400)
    settle()
    assert screen.pixel_scale == 1 and screen.to_viewport(QPoint(0, 0)) == QPoint(0, 0)
    # The pointer at the lower right corner scrolls the picture.
    QTest.mouseMove(screen.viewport(), QPoint(498, 398))
    qtbot.waitUntil(lambda: screen.to_screen(QPoint(499, 399)) == QPoint(639, 479))
    grabbed = screen.viewport().grab().toImage()
    assert grabbed.pixelColor(100, 100).rgb() == screen.buffer.shown.pixelColor(240, 180).rgb()
    assert grabbed.pixelColor(499, 399).name() == "#000000"
    # A click acts on the visible pixel.
    at = program.desktop.icon_rect("war-of-flowers").center()
    screen.verticalScrollBar().setValue(0)
    QTest.mouseClick(screen.viewport(), Qt.MouseButton.LeftButton, pos=screen.to_viewport(at))
    settle()
    assert program.desktop.selected == "war-of-flowers"


def test_in_a_small_window_the_focused_control_is_scrolled_into_view(program: Program) -> None:
    screen = program.screen
    program.show_monitors()
    screen.resize(330, 250)
    settle()
    panel = program.manager.front
    assert isinstance(panel, MonitorsPanel)
    for _ in range(8):
        key(program, Qt.Key.Key_Tab)
        focus = panel.focusWidget()
        corner = program.manager.rect_of(panel).topLeft() + focus.mapTo(panel, QPoint(0, 0))
        for pixel in (corner, corner + focus.rect().bottomRight()):
            assert screen.viewport().rect().contains(screen.to_viewport(pixel))


def test_the_pixel_ratio_of_another_display_is_applied(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = program.screen
    screen.set_scale(2)
    assert screen.size() == QSize(1280, 960)
    monkeypatch.setattr(screen, "devicePixelRatioF", lambda: 2.0)
    QGuiApplication.sendEvent(screen, QEvent(QEvent.Type.DevicePixelRatioChange))
    settle()
    assert screen.size() == QSize(640, 480) and screen.pixel_scale == 2
    assert screen.to_screen(QPoint(100, 100)) == QPoint(100, 100)


SCALED = """
import sys
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from macclassic.app.program.program import application
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.screen import native_window
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.windows.window_manager import WindowManager

app = application()
native_window.available = lambda display: QRect(0, 0, 4000, 4000)
for scale in (1, 2, 3):
    screen = Screen(scale=scale)
    manager = WindowManager(screen)
    dialog = Dialog("Scaled")
    dialog.body.addWidget(paragraph("Every pixel a square."))
    dialog.fit()
    manager.open(dialog)
    screen.show()
    for _ in range(20):
        app.processEvents()
    assert screen.pixel_scale == scale, (screen.pixel_scale, scale)
    screen.pointer.move(None)
    grabbed = screen.viewport().grab().toImage()
    shown = screen.buffer.shown
    ratio = screen.devicePixelRatioF()
    assert ratio == float(sys.argv[1])
    left = (round(screen.viewport().width() * ratio) - 640 * scale) // 2
    top = (round(screen.viewport().height() * ratio) - 480 * scale) // 2
    assert 0 <= left <= 4 and 0 <= top <= 4, (left, top)
    bigger = shown.scaled(640 * scale, 480 * scale)
    assert grabbed.copy(left, top, 640 * scale, 480 * scale).convertToFormat(shown.format()) == bigger
    for x, y in ((0, 0), (639, 479), (123, 45)):
        far = screen.to_screen(screen.to_viewport(QPoint(x, y))) - QPoint(x, y)
        assert abs(far.x()) <= 1 and abs(far.y()) <= 1, far
    screen.close()
print("exact")
"""


FILLED = """
import sys
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from macclassic.app.program.program import application
from macclassic.toolbox.screen.fractional_scaling import axes, enlarged
from macclassic.toolbox.screen.emulated_screen import Screen

app = application()
for width, height in ((1366, 768), (1280, 800), (1920, 1080)):
    screen = Screen(scale=1)
    ratio = screen.devicePixelRatioF()
    assert ratio == float(sys.argv[1])
    screen.set_scale(1, fill=True)
    screen.setWindowState(Qt.WindowState.WindowNoState)
    screen.resize(round(width / ratio), round(height / ratio))
    screen.show()
    for _ in range(20):
        app.processEvents()
    room = QSize(round(screen.width() * ratio), round(screen.height() * ratio))
    assert abs(room.width() - width) <= 1 and abs(room.height() - height) <= 1
    picture = QSize(640, 480).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    assert abs(screen.pixel_scale * 640 - picture.width()) < 1e-6
    screen.pointer.move(None)
    lines = axes(QSize(640, 480), picture)
    origin = QPoint((room.width() - picture.width()) // 2, (room.height() - picture.height()) // 2)
    grabbed = screen.viewport().grab().toImage().convertToFormat(screen.buffer.shown.format())
    whole = enlarged(screen.buffer.shown, QPoint(0, 0), QRect(QPoint(0, 0), picture), *lines)
    seen = grabbed.copy(QRect(origin, picture))
    seen.setDevicePixelRatio(1)
    assert seen == whole
    # Mouse positions are in logical pixels of the display.
    for x in range(picture.width()):
        y = x % picture.height()
        at = QPointF((origin.x() + x) / ratio, (origin.y() + y) / ratio)
        assert screen.to_screen(at) == QPoint(lines[0].pixel(x), lines[1].pixel(y)), (x, y)
    screen.close()
print("filled")
"""


@pytest.mark.parametrize("ratio", ["1.25", "1.5", "1.75", "2", "2.5"])
@pytest.mark.parametrize("variable", ["QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS"])
def test_fill_is_exact_at_any_desktop_scaling(ratio: str, variable: str) -> None:
    output = subprocess.run(
        [sys.executable, "-c", FILLED, ratio],
        env={**os.environ, variable: ratio, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert output.stdout == "filled\n", output.stderr


@pytest.mark.parametrize("ratio", ["1.25", "1.5", "1.75", "2", "2.5"])
def test_every_pixel_is_a_square_at_any_desktop_scaling(ratio: str) -> None:
    output = subprocess.run(
        [sys.executable, "-c", SCALED, ratio],
        env={**os.environ, "QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert output.stdout == "exact\n", output.stderr


def test_no_colour_comes_from_the_desktop_theme(program: Program) -> None:
    palette = QApplication.palette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled):
        for role in QPalette.ColorRole:
            if role not in (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles):
                assert palette.isBrushSet(group, role), (group, role)


def test_a_change_to_a_dark_theme_changes_nothing(program: Program) -> None:
    """Check a change of theme, at which Qt applies palettes and fonts for kinds of widgets."""

    def panel() -> bytes:
        program.show_sound()
        settle()
        frame = program.screen.buffer.frame()
        assert isinstance(program.manager.front, SoundPanel)
        program.manager.front.choose("cancel")
        settle()
        return frame

    before = panel()
    QApplication.setPalette(QPalette(QColor("#202020")), "QLabel")
    QApplication.setFont(QFont(fonts.LISTING), "QLabel")
    assert panel() != before
    QGuiApplication.sendEvent(program.screen, QEvent(QEvent.Type.ThemeChange))
    assert panel() == before
