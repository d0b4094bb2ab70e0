"""The controls, pixel by pixel, against the numbers of classic-mac-look §2.1 to §2.3 and §2.7."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsScene,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.quickdraw.colour import DEPTHS, RGB, clut
from macclassic.toolbox import look, style_scroll, style_text
from macclassic.toolbox.style import ClassicStyle, install

# The offscreen platform says so of every window and menu.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
FOCUS_BY_TAB = Qt.FocusReason.TabFocusReason


@pytest.fixture(autouse=True)
def style(qapp: QApplication) -> Iterator[ClassicStyle]:
    fonts.load()
    installed = install(qapp)
    look.use(8)
    yield installed
    look.use(8)


def picture(widget: QWidget, paper: RGB = WHITE) -> QImage:
    """Render a widget as it lies in a scene: without a background of its own."""
    widget.ensurePolished()
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(*paper))
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def at(image: QImage, x: int, y: int) -> RGB:
    colour = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue()


def row(image: QImage, y: int) -> str:
    """One row of a picture: # black, . white, o anything else."""
    marks = {BLACK: "#", WHITE: "."}
    return "".join(marks.get(at(image, x, y), "o") for x in range(image.width()))


def column(image: QImage, x: int) -> str:
    marks = {BLACK: "#", WHITE: "."}
    return "".join(marks.get(at(image, x, y), "o") for y in range(image.height()))


def colours(image: QImage) -> set[RGB]:
    return {at(image, x, y) for y in range(image.height()) for x in range(image.width())}


def sized(widget: QWidget) -> QWidget:
    widget.ensurePolished()
    widget.resize(widget.sizeHint())
    return widget


def button(text: str = "OK", default: bool = False) -> QPushButton:
    made = QPushButton(text)
    made.setDefault(default)
    sized(made)
    return made


def body(of: QPushButton) -> QRect:
    """The button one sees, in its widget."""
    option = QStyleOptionButton()
    of.initStyleOption(option)
    return of.style().subElementRect(QStyle.SubElement.SE_PushButtonBevel, option, of)


def seen(of: QPushButton) -> QImage:
    """The button one sees, without the room for its ring."""
    return picture(of).copy(body(of))


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


def test_a_round_frame_is_the_shape_less_the_inset_shape() -> None:
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


def test_a_pattern_is_eight_rows() -> None:
    with pytest.raises(ValueError):
        patterns.brush(b"\xaa\x55", QColor(*BLACK))


# The look


@pytest.mark.parametrize("depth", DEPTHS)
def test_every_colour_of_a_look_is_an_entry(depth: int) -> None:
    now = look.Look(depth)
    named = [value for value in vars(now).values() if isinstance(value, QColor)]
    assert len(named) > 20
    for value in named:
        assert (value.red(), value.green(), value.blue()) in clut(depth)


def test_dimmed_text_by_depth() -> None:
    greys = {depth: look.Look(depth).dimmed.name() for depth in DEPTHS}
    assert greys == {1: "#000000", 4: "#808080", 8: "#888888"}
    assert [look.Look(depth).tinted for depth in DEPTHS] == [False, False, True]


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


def test_the_ring_is_three_thick_and_one_off() -> None:
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


def test_a_disabled_button_by_depth() -> None:
    for depth, ink in ((8, (0x88,) * 3), (4, (0x80,) * 3)):
        look.use(depth)
        made = button()
        made.setEnabled(False)
        assert colours(seen(made)) == {WHITE, ink}
    look.use(1)
    made = button()
    enabled = seen(made)
    made.setEnabled(False)
    disabled = seen(made)
    ink = {(x, y) for y in range(20) for x in range(59) if at(disabled, x, y) == BLACK}
    was = {(x, y) for y in range(20) for x in range(59) if at(enabled, x, y) == BLACK}
    shape = ovals.round_frame_region(QRect(0, 0, 59, 20), 10)
    frame = {(x, y) for x, y in was if shape.contains(QPoint(x, y))}
    # A frame in the pattern's black; a label with that black wiped out.
    assert ink == {p for p in frame if sum(p) % 2 == 0} | {p for p in was - frame if sum(p) % 2 == 1}


def test_layouts_go_by_the_button_one_sees() -> None:
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
    """Put a page in a scene that takes itself for active, as in the front window."""
    scene = QGraphicsScene(0, 0, 200, 100)
    proxy = scene.addWidget(page)
    QApplication.sendEvent(scene, QEvent(QEvent.Type.WindowActivate))
    scene.setActiveWindow(proxy)
    proxy.setFocus()
    return scene


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton, QPushButton])
def test_focus_by_tab_shows_as_a_dotted_frame(qapp: QApplication, kind: type[QCheckBox]) -> None:
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


def test_a_click_moves_no_focus_to_a_button(qtbot: QtBot) -> None:
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


# Menus


def bar_of(*titles: str) -> QMenuBar:
    bar = QMenuBar()
    bar.setNativeMenuBar(False)
    for title in titles:
        bar.addMenu(title).addAction("Item")
    bar.setFixedSize(640, 20)
    return bar


def test_titles_of_the_bar_stand_where_the_mac_had_them(qtbot: QtBot) -> None:
    emblem = "\uf8ff"
    assert style_text.width(emblem) == 11
    bar = bar_of(emblem, "File", "Edit", "View")
    qtbot.addWidget(bar)
    image = picture(bar)
    assert row(image, 19) == "#" * 640
    assert row(image, 18) == "." * 640
    ink = [x for x in range(640) if "#" in column(image, x)[:19]]
    assert {43, 79, 117} <= set(ink)
    for first in (43, 79, 117):
        assert not set(range(first - 6, first)) & set(ink)
    assert bar.sizeHint().height() == 20


def test_an_open_title_is_inverted_over_its_slot(qtbot: QtBot) -> None:
    bar = bar_of("File", "Edit")
    qtbot.addWidget(bar)
    bar.setProperty("flashed", 0)
    image = picture(bar)
    width = style_text.width("File")
    # left - 1 .. left - 1 + width + 18, rows 1 .. 18
    assert row(image, 1)[:80] == "." * 9 + "#" * (width + 18) + "." * (80 - 9 - width - 18)
    assert row(image, 18)[:80] == row(image, 1)[:80]
    assert row(image, 0) == "." * 640


def menu_of(*texts: str) -> QMenu:
    menu = QMenu()
    for text in texts:
        if text == "-":
            menu.addSeparator()
        else:
            menu.addAction(text)
    menu.ensurePolished()
    menu.resize(menu.sizeHint())
    return menu


def test_a_menu_is_as_wide_as_its_widest_item(qtbot: QtBot) -> None:
    menu = menu_of("Page Setup\u2026", "Print\u2026")
    qtbot.addWidget(menu)
    assert style_text.width("Page Setup\u2026") == 87
    # 110 of content, a frame of 1 on both sides, a shadow of 1.
    assert menu.size() == QSize(110 + 2 + 1, 32 + 2 + 1)
    assert menu.actionGeometry(menu.actions()[0]) == QRect(1, 1, 110, 16)


def test_a_command_key_has_a_column_of_its_own(qtbot: QtBot) -> None:
    menu = menu_of("New War\t\u2318N", "Close")
    menu.actions()[1].setShortcut("Ctrl+W")
    qtbot.addWidget(menu)
    menu.resize(menu.sizeHint())
    width = 14 + style_text.width("New War") + 14 + 24
    assert menu.width() == width + 3
    image = picture(menu)
    right = 1 + width
    key = [x for x in range(right - 30, right) if "#" in column(image, x)[2:16]]
    assert min(key) == right - 24 + 1  # the clover begins 1 pixel after the pen


def test_a_menu_has_a_frame_and_a_shadow_that_begins_late(qtbot: QtBot) -> None:
    menu = menu_of("Undo", "-", "Cut")
    qtbot.addWidget(menu)
    green = (0, 0x66, 0x33)
    image = picture(menu, green)
    right, bottom = menu.width() - 1, menu.height() - 1
    assert [at(image, right, y) for y in range(5)] == [green] * 3 + [BLACK] * 2
    assert [at(image, x, bottom) for x in range(5)] == [green] * 3 + [BLACK] * 2
    assert row(image, 0)[:-1] == "#" * right
    # The line is at row top + 8 of the separator's row.
    assert row(image, 1 + 16 + 8)[1 : right - 1] == "o" * (right - 2)
    look.use(1)
    assert set(row(picture(menu), 25)[1 : right - 1]) == {"#", "."}


def test_rows_of_a_menu(qtbot: QtBot) -> None:
    menu = menu_of("Hints", "Hints", "Hints")
    qtbot.addWidget(menu)
    first, second, third = menu.actions()
    second.setCheckable(True)
    second.setChecked(True)
    third.setEnabled(False)
    menu.setActiveAction(first)
    image = picture(menu)
    assert row(image, 1)[1:-2] == "#" * (menu.width() - 3)
    assert at(image, 1 + 14 + 1, 1 + 11) == WHITE  # the H, on baseline row top + 12
    assert [y for y in range(17, 33) if at(image, 1 + 14 + 1, y) == BLACK] == list(range(17 + 3, 17 + 12))
    mark = [x for x in range(1, 14) if "#" in column(image, x)[17:33]]
    assert mark[0] == 1 + 2 + 1
    assert colours(image.copy(1, 33, menu.width() - 3, 16)) == {WHITE, (0x88, 0x88, 0x88)}


def test_shortcuts_are_written_as_the_mac_wrote_them() -> None:
    assert style_text.key_text("Ctrl+N") == "\u2318N"
    assert style_text.key_text("Ctrl+Shift+N") == "\u21e7\u2318N"
    assert style_text.key_text("Ctrl++") == "\u2318+"
    assert style_text.key_text("\u2318?") == "\u2318?"
    assert style_text.key_text("F1") == "F1"
    assert style_text.key_text("") == ""


def test_a_pop_up_opens_over_its_control(qtbot: QtBot) -> None:
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.addItems(["Slow", "Normal", "Fast"])
    combo.setCurrentIndex(1)
    sized(combo)
    assert combo.height() == 19
    image = picture(combo)
    w = combo.width()
    assert row(image, 0) == "#" * (w - 1) + "."
    assert row(image, 18) == "..." + "#" * (w - 3)
    assert column(image, w - 1) == "..." + "#" * 16
    for y in range(6):
        assert row(image, 6 + y)[w - 18 : w - 7] == "." * y + "#" * (11 - 2 * y) + "." * y
    page = QGraphicsScene(0, 0, 200, 200)
    proxy = page.addWidget(combo)
    proxy.setPos(50, 80)
    combo.showPopup()
    popup = combo.view().window()
    where = popup.graphicsProxyWidget().scenePos().toPoint()
    # Frame and row of the chosen item lie on the box, and its text where it stood.
    assert (where.x() + 1 + 14, where.y() + 1 + 16) == (50 + 9, 80 + 1)
    assert popup.height() == 3 * 16 + 3
    combo.hidePopup()


# Scroll bars


def scroll_bar(orientation: Qt.Orientation, value: int, length: int = 200) -> QScrollBar:
    bar = QScrollBar(orientation)
    bar.setRange(0, 100)
    bar.setValue(value)
    bar.resize(16, length) if orientation == Qt.Orientation.Vertical else bar.resize(length, 16)
    return bar


@pytest.mark.parametrize(("value", "offset"), [(0, 16), (50, 92), (100, 168)])
def test_the_thumb_lies_at_16_92_and_168(value: int, offset: int) -> None:
    assert style_scroll.thumb_offset(value, 0, 100, 200) == offset
    for depth in DEPTHS:
        look.use(depth)
        upright = picture(scroll_bar(Qt.Orientation.Vertical, value))
        level = picture(scroll_bar(Qt.Orientation.Horizontal, value))
        if depth == 8:
            edge = (0x55, 0x55, 0x55)
            assert at(upright, 8, offset) == edge and at(level, offset, 8) == edge
        else:
            assert row(upright, offset) == "#" * 16 and column(level, offset) == "#" * 16
            assert row(upright, offset + 1) == "##" + "." * 12 + "##"


def test_arrows_in_black_and_white() -> None:
    look.use(1)
    image = picture(scroll_bar(Qt.Orientation.Vertical, 50))
    assert row(image, 2) == "#......#.......#"
    assert row(image, 7) == "#.#.........#..#"
    assert row(image, 8) == "#####.....####.#"
    assert row(image, 12) == "#...#######....#"
    assert row(image, 200 - 16 + 13) == "#......#.......#"
    level = picture(scroll_bar(Qt.Orientation.Horizontal, 50))
    assert column(level, 1) == "#......#.......#"
    assert column(level, 11) == "#...#######....#"
    assert column(level, 200 - 16 + 14) == "#......#.......#"


def test_arrows_and_tiles_in_colour() -> None:
    image = picture(scroll_bar(Qt.Orientation.Vertical, 50))
    assert at(image, 1, 1) == WHITE
    assert at(image, 14, 14) == (0x77, 0x77, 0x77)
    assert at(image, 7, 2) == (0x33, 0x33, 0x66)
    assert at(image, 7, 6) == (0x99, 0x99, 0xCC)
    assert at(image, 3, 13) == (0xDD, 0xDD, 0xDD)


def test_nothing_to_scroll_shows_no_thumb() -> None:
    bar = scroll_bar(Qt.Orientation.Vertical, 0)
    bar.setRange(0, 0)
    assert colours(picture(bar).copy(1, 17, 14, 160)) == {(0xDD, 0xDD, 0xDD)}
    look.use(1)
    assert colours(picture(bar).copy(1, 17, 14, 160)) == {WHITE}


def test_the_bar_of_a_window_behind_is_an_outline() -> None:
    bar = scroll_bar(Qt.Orientation.Vertical, 50)
    bar.active = False  # a Window has this attribute; here the bar is its own window
    image = picture(bar)
    assert row(image, 0) == "#" * 16
    assert {row(image, y) for y in range(1, 199)} == {"#" + "." * 14 + "#"}


def test_clicks_scroll(qtbot: QtBot) -> None:
    bar = scroll_bar(Qt.Orientation.Vertical, 50)
    bar.setPageStep(10)
    qtbot.addWidget(bar)
    bar.show()
    for y, value in ((5, 49), (195, 50), (30, 40), (180, 50)):
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(8, y))
        assert bar.value() == value


# Fields, lists and the rest


def test_an_edit_field_frames_its_text_three_pixels_off(qtbot: QtBot) -> None:
    edit = QLineEdit("Hi")
    qtbot.addWidget(edit)
    assert edit.sizeHint().height() == 22
    edit.resize(80, 22)
    image = picture(edit)
    assert row(image, 0) == row(image, 21) == "#" * 80
    ink = [(x, y) for y in range(1, 21) for x in range(1, 79) if at(image, x, y) == BLACK]
    assert min(x for x, _ in ink) == 3 + 1
    assert (min(y for _, y in ink), max(y for _, y in ink)) == (3 + 3, 3 + 11)


def test_a_selected_row_is_inverted_over_its_full_width(qtbot: QtBot) -> None:
    rows = QListWidget()
    rows.addItems(["Plum", "Cherry"])
    qtbot.addWidget(rows)
    rows.resize(100, 60)
    rows.setCurrentRow(1)
    image = picture(rows)
    assert rows.visualItemRect(rows.item(0)) == QRect(0, 0, 98, 16)
    assert row(image, 0) == "#" * 100
    assert row(image, 1 + 16) == "#" * 100
    assert row(image, 1 + 15) == "#" + "." * 98 + "#"


def test_long_names_are_cut_in_the_middle() -> None:
    name = "a very long name of a card"
    cut = style_text.middle_cut(name, 100)
    assert style_text.width(cut) <= 100
    assert cut.startswith("a ") and cut.endswith("ard") and "\u2026" in cut
    assert style_text.middle_cut("short", 100) == "short"


def test_a_progress_bar_is_12_high() -> None:
    bar = QProgressBar()
    bar.setRange(0, 100)
    bar.setValue(50)
    bar.resize(102, 12)
    image = picture(bar)
    assert at(image, 50, 6) == (0x44, 0x44, 0x44)
    assert at(image, 51, 6) == (0xCC, 0xCC, 0xFF)
    look.use(1)
    assert row(picture(bar), 6) == "#" + "#" * 50 + "." * 50 + "#"


def page_of_controls() -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    combo, edit, spin = QComboBox(), QLineEdit("Plum"), QSpinBox()
    combo.addItems(["Slow", "Fast"])
    box = QCheckBox("Sounds")
    box.setChecked(True)
    group = QGroupBox("Pace")
    QVBoxLayout(group).addWidget(QRadioButton("Fast"))
    rows = QListWidget()
    rows.addItems(["January", "February", "March", "April"])
    rows.setFixedHeight(50)
    default = QPushButton("OK")
    default.setDefault(True)
    everything: tuple[QWidget, ...] = (
        default,
        combo,
        edit,
        spin,
        box,
        group,
        rows,
        QProgressBar(),
        QSlider(Qt.Orientation.Horizontal),
        QScrollBar(Qt.Orientation.Horizontal),
    )
    for each in everything:
        column.addWidget(each)
    return page


@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("depth", DEPTHS)
def test_every_pixel_of_a_page_of_controls_is_an_entry(qtbot: QtBot, depth: int, enabled: bool) -> None:
    look.use(depth)
    page = page_of_controls()
    qtbot.addWidget(page)
    page.setEnabled(enabled)
    page.show()
    page.resize(200, page.sizeHint().height())
    assert colours(picture(page)) <= set(clut(depth))


def test_nothing_moves_by_itself(style: ClassicStyle) -> None:
    assert style.styleHint(QStyle.StyleHint.SH_Widget_Animate) == 0
    assert style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
