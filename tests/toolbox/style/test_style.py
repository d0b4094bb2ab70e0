"""Ovals, patterns, the look, buttons and boxes against look §1.5, §2.1 and §2.7."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QGraphicsScene,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.quickdraw.colours import DEPTHS, clut
from macclassic.toolbox.base import look
from macclassic.toolbox.style import text as style_text
from tests.support.screen.control_pictures import (
    BLACK,
    WHITE,
    at,
    body,
    button,
    colours,
    column,
    ink,
    picture,
    row,
    seen,
    sized,
)
from tests.support.screen.control_pictures import classic as classic

# The offscreen platform logs this for every window and menu.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

FOCUS_BY_TAB = Qt.FocusReason.TabFocusReason


# Ovals and patterns


@pytest.mark.parametrize(
    ("diameter", "insets"),
    [
        (4, (1, 0)),
        (6, (1, 0, 0)),
        (8, (2, 1, 0, 0)),
        (10, (3, 1, 1, 0, 0)),
        (12, (4, 2, 1, 1, 0, 0)),
        (16, (5, 3, 2, 1, 1, 0, 0, 0)),
        (20, (7, 5, 3, 2, 2, 1, 1, 0, 0, 0)),
        (24, (9, 6, 5, 4, 3, 2, 1, 1, 1, 0, 0, 0)),
    ],
)
def test_ovals_follow_the_rule_of_centres(diameter: int, insets: tuple[int, ...]) -> None:
    rows = ovals.row_insets(diameter)
    assert rows[: diameter // 2] == insets
    assert rows == rows[::-1]


def test_a_round_frame_is_the_shape_minus_the_inset_shape() -> None:
    rect = QRect(5, 7, 67, 28)
    frame = ovals.round_frame_region(rect, 16, 3)
    inner = ovals.round_rect_region(rect.adjusted(3, 3, -3, -3), 10)
    assert frame.boundingRect() == rect
    assert frame.united(inner) == ovals.round_rect_region(rect, 16)
    assert frame.intersected(inner).isEmpty()


def test_patterns_join_without_a_seam() -> None:
    image = QImage(32, 16, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint = patterns.brush(patterns.LIGHT_GRAY, QColor(*BLACK))
    patterns.fill(painter, QRect(0, 0, 13, 16), paint)
    painter.translate(13, 5)
    patterns.fill(painter, QRect(0, -5, 19, 16), paint)
    painter.end()
    for y in range(16):
        assert row(image, y) == ("#..." if y % 2 == 0 else "..#.") * 8


def test_a_widget_in_a_scene_takes_its_patterns_from_the_screen() -> None:
    pictures = []
    for x, y in ((0, 0), (3, 5)):
        bar = QScrollBar(Qt.Orientation.Vertical)
        bar.setFixedSize(16, 100)
        scene = QGraphicsScene(0, 0, 40, 120)
        proxy = scene.addWidget(bar)
        proxy.setPos(x, y)
        image = QImage(40, 120, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        scene.render(painter, image.rect(), image.rect())
        painter.end()
        pictures.append(image)
    dot = (0x77, 0x77, 0x77)
    for image, rect in zip(pictures, (QRect(4, 40, 8, 40), QRect(7, 45, 8, 40)), strict=True):
        for y in range(rect.top(), rect.bottom()):
            for x in range(rect.left(), rect.right()):
                wanted = (x % 4, y % 2) in ((0, 0), (2, 1))
                assert (at(image, x, y) == dot) is wanted, (x, y)


def test_a_pattern_has_eight_rows() -> None:
    with pytest.raises(ValueError):
        patterns.brush(b"\xaa\x55", QColor(*BLACK))


# The look


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_colour_of_a_look_is_an_entry(depth: int) -> None:
    now = look.Look(depth)
    named = [value for name in dir(look.Look) if isinstance(value := getattr(now, name), QColor)]
    assert len(named) > 20
    for value in named:
        assert (value.red(), value.green(), value.blue()) in clut(depth)


def test_dimmed_text_depends_on_the_depth() -> None:
    greys = {depth: look.Look(depth).dimmed.name() for depth in DEPTHS}
    assert greys == {1: "#000000", 4: "#808080", 8: "#888888"}
    assert [look.Look(depth).tinted for depth in DEPTHS] == [False, False, True]


@pytest.fixture
def korean() -> Iterator[None]:
    fonts.load()
    fonts.use_language("ko")
    yield
    fonts.use_language("en")


@pytest.mark.parametrize("text", ["훈수", "되돌리기", "할 수 있는 수 표시"])
def test_dimmed_hangul_is_thin_and_whole_over_a_dotted_line_at_1_bit(korean: None, text: str) -> None:
    look.use(1)
    image = QImage(140, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    style_text.draw(painter, 2, 14, text, enabled=False)
    painter.end()
    thin, pen = set(), 2
    for each in text:
        glyph = fonts.drawing(fonts.APPLICATION).glyphs[ord(each)]
        thin |= {(pen + x, 14 + y) for x, y in glyph.ink}
        pen += style_text.width(each)
    below = {(x, y) for x, y in ink(image) if y > 16}
    assert ink(image) - below == thin
    assert {y for _, y in below} == {17} and {x % 2 for x, _ in below} == {1}


def test_an_unknown_depth_is_refused() -> None:
    with pytest.raises(ValueError):
        look.use(2)
    assert look.current().depth == 8


# Push buttons


def test_a_button_is_59_by_20_and_its_ring_67_by_28() -> None:
    for text, default in (("OK", False), ("Cancel", False), ("OK", True)):
        assert button(text, default).size() == QSize(67, 28)
        assert body(button(text, default)) == QRect(4, 4, 59, 20)
    assert row(picture(button(default=True)), 0).count("#") == 67 - 2 * 5
    assert row(picture(button()), 0) == "." * 67
    assert body(button("Don\u2019t Save")).width() == style_text.width("Don\u2019t Save") + 16


def test_a_button_has_corners_of_oval_10() -> None:
    image = seen(button())
    assert row(image, 0) == "..." + "#" * 53 + "..."
    for y, inset in ((1, 1), (2, 1), (3, 0), (16, 0), (17, 1), (19, 3)):
        assert row(image, y).index("#") == inset
    assert column(image, 30)[:3] == "#.."


def test_the_label_sits_on_row_14_in_the_middle() -> None:
    image = seen(button())
    ink = [(x, y) for y in range(2, 18) for x in range(4, 55) if at(image, x, y) == BLACK]
    assert {y for _, y in ink} == set(range(5, 14))
    assert min(x for x, _ in ink) == (59 - style_text.width("OK")) // 2 + 1


def test_the_ring_is_three_pixels_thick_and_one_away() -> None:
    image = picture(button(default=True))
    assert column(image, 33)[:6] == "###.#."
    assert row(image, 14)[:6] == "###.#."
    assert [row(image, y).index("#") for y in range(6)] == [5, 3, 2, 1, 1, 0]


def test_a_pressed_button_is_inverted_inside_its_round_rect() -> None:
    made = button()
    plain = seen(made)
    made.setDown(True)
    pressed = seen(made)
    for y in range(1, 19):
        for x in range(59):
            inside = ovals.round_rect_region(QRect(0, 0, 59, 20), 10).contains(QPoint(x, y))
            frame = ovals.round_frame_region(QRect(0, 0, 59, 20), 10).contains(QPoint(x, y))
            if inside and not frame:
                assert at(pressed, x, y) != at(plain, x, y)
            else:
                assert at(pressed, x, y) == at(plain, x, y)


def test_a_disabled_button_depends_on_the_depth() -> None:
    for depth, grey in ((8, (0x88,) * 3), (4, (0x80,) * 3)):
        look.use(depth)
        made = button()
        made.setEnabled(False)
        assert colours(seen(made)) == {WHITE, grey}
    look.use(1)
    made = button()
    enabled = seen(made)
    made.setEnabled(False)
    disabled = seen(made)
    dotted = {(x, y) for y in range(20) for x in range(59) if at(disabled, x, y) == BLACK}
    was = {(x, y) for y in range(20) for x in range(59) if at(enabled, x, y) == BLACK}
    shape = ovals.round_frame_region(QRect(0, 0, 59, 20), 10)
    frame = {(x, y) for x, y in was if shape.contains(QPoint(x, y))}
    # A frame in the pattern's black; a label without that black.
    assert dotted == {p for p in frame if sum(p) % 2 == 0} | {p for p in was - frame if sum(p) % 2 == 1}


def test_layouts_ignore_the_ring_of_a_button() -> None:
    page = QWidget()
    line = QHBoxLayout(page)
    line.setContentsMargins(4, 4, 4, 4)
    line.setSpacing(13)
    cancel, ok = QPushButton("Cancel"), QPushButton("OK")
    ok.setDefault(True)
    line.addWidget(cancel)
    line.addWidget(ok)
    page.resize(page.sizeHint())
    page.ensurePolished()
    line.activate()
    assert page.size() == QSize(4 + 59 + 13 + 59 + 4, 28)
    assert cancel.geometry() == QRect(0, 0, 67, 28)
    assert ok.geometry() == QRect(4 + 59 + 13 - 4, 0, 67, 28)


# Check boxes and radio buttons


def test_a_check_box_is_12_by_12_and_its_label_starts_at_16() -> None:
    box = QCheckBox("Hints")
    sized(box)
    assert box.height() == 16
    image = picture(box)
    assert row(image, 2)[:16] == "..############.."
    assert row(image, 13)[:16] == "..############.."
    assert row(image, 7)[:16] == "..#..........#.."
    label = [x for x in range(15, image.width()) for y in range(16) if at(image, x, y) == BLACK]
    assert min(label) == 16 + 1  # the H begins 1 pixel after the pen
    box.setChecked(True)
    crossed = picture(box)
    assert row(crossed, 3)[:16] == "..##........##.."
    assert row(crossed, 7)[:16] == "..#....##....#.."
    box.setDown(True)
    assert row(picture(box), 3)[:16] == "..############.."


def test_a_radio_button_is_an_oval_with_a_dot() -> None:
    radio = QRadioButton("Fast")
    sized(radio)
    image = picture(radio)
    assert row(image, 2)[:16] == "......####......"
    assert row(image, 3)[:16] == "....##....##...."
    assert row(image, 8)[:16] == "..#..........#.."
    radio.setChecked(True)
    dotted = picture(radio)
    assert row(dotted, 5)[:16] == "...#..####..#..."
    assert row(dotted, 7)[:16] == "..#..######..#.."


def in_scene(page: QWidget) -> QGraphicsScene:
    """Put a page in a scene that is active, as in the front window."""
    scene = QGraphicsScene(0, 0, 200, 100)
    proxy = scene.addWidget(page)
    QApplication.sendEvent(scene, QEvent(QEvent.Type.WindowActivate))
    scene.setActiveWindow(proxy)
    proxy.setFocus()
    return scene


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QPushButton])
def test_focus_by_tab_is_a_dotted_frame(qapp: QApplication, kind: type[QCheckBox]) -> None:
    page = QWidget()
    edit, control = QLineEdit(page), kind("Sounds", page)
    edit.setGeometry(0, 0, 80, 22)
    control.move(0, 30)
    sized(control)
    scene = in_scene(page)
    edit.setFocus()
    before = picture(control)
    control.setFocus(Qt.FocusReason.MouseFocusReason)
    assert control.hasFocus()
    assert picture(control) == before
    edit.setFocus()
    control.setFocus(FOCUS_BY_TAB)
    focused = picture(control)
    changed = [(x, y) for y in range(control.height()) for x in range(control.width())
               if at(focused, x, y) != at(before, x, y)]  # fmt: skip
    assert len(changed) > 40
    assert {at(focused, x, y) for x, y in changed} == {BLACK}
    scene.clear()


def test_a_click_does_not_focus_a_button(qtbot: QtBot) -> None:
    page = QWidget()
    edit, box = QLineEdit(page), QCheckBox("Sounds", page)
    edit.setGeometry(0, 0, 80, 22)
    box.move(0, 30)
    scene = in_scene(page)
    edit.setFocus()
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(6, 8))
    assert box.isChecked()
    assert edit.hasFocus() and not box.focusPolicy() & Qt.FocusPolicy.ClickFocus
    scene.clear()
