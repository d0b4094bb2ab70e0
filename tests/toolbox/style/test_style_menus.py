"""The menu bar, menus and pop-up menus against look §2.2, §2.3 and §2.7."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import (
    QComboBox,
    QGraphicsScene,
    QMenu,
    QMenuBar,
)
from pytestqt.qtbot import QtBot

from macclassic.toolbox.base import look
from macclassic.toolbox.style import text as style_text
from tests.support.screen.control_pictures import BLACK, WHITE, at, colours, column, picture, row, sized
from tests.support.screen.control_pictures import classic as classic

# The offscreen platform logs this for every window and menu.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


# Menus


def bar_of(*titles: str) -> QMenuBar:
    bar = QMenuBar()
    bar.setNativeMenuBar(False)
    for title in titles:
        bar.addMenu(title).addAction("Item")
    bar.setFixedSize(640, 20)
    return bar


def test_titles_of_the_menu_bar_are_where_the_mac_had_them(qtbot: QtBot) -> None:
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


def test_command_keys_have_a_column_of_their_own(qtbot: QtBot) -> None:
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


def test_a_menu_has_a_frame_and_a_shifted_shadow(qtbot: QtBot) -> None:
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


def test_rows_of_a_menu_have_their_heights(qtbot: QtBot) -> None:
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


def test_an_accent_on_a_capital_does_not_touch_the_line_above(qtbot: QtBot) -> None:
    menu = menu_of("À propos…", "Aide", "Étaler…")
    qtbot.addWidget(menu)
    inside = range(1 + 14, menu.width() - 3)

    def inked(y: int) -> bool:
        return any(at(image, x, y) == BLACK for x in inside)

    image = picture(menu)
    assert [[y for y in range(1, 7) if inked(1 + 16 * line + y - 1)] for line in range(3)] == [
        [2, 3, 5, 6],
        [4, 5, 6],
        [2, 3, 5, 6],
    ]
    combo = QComboBox()
    qtbot.addWidget(combo)
    combo.addItems(["Érable", "Erable"])
    sized(combo)
    top = [next(y for y in range(1, 19) if "#" in row(picture(combo), y)[9:20])]
    combo.setCurrentIndex(1)
    top.append(next(y for y in range(1, 19) if "#" in row(picture(combo), y)[9:20]))
    assert top == [2, 4]


def test_shortcuts_are_written_as_on_the_mac() -> None:
    assert style_text.key_text("Ctrl+N") == "\u2318N"
    assert style_text.key_text("Ctrl+Shift+N") == "\u21e7\u2318N"
    assert style_text.key_text("Ctrl++") == "\u2318+"
    assert style_text.key_text("\u2318?") == "\u2318?"
    assert style_text.key_text("F1") == "F1"
    assert style_text.key_text("") == ""


def test_a_pop_up_menu_opens_over_its_control(qtbot: QtBot) -> None:
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
    # Frame and row of the chosen item lie on the box, and its text does not move.
    assert (where.x() + 1 + 14, where.y() + 1 + 16) == (50 + 9, 80 + 1)
    assert popup.height() == 3 * 16 + 3
    combo.hidePopup()
