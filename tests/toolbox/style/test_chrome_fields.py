"""Edit fields and lists at single pixels, against look §2.7."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QStyle, QWidget
from pytestqt.qtbot import QtBot

from macclassic.quickdraw import fonts
from macclassic.quickdraw.colours import DEPTHS
from macclassic.toolbox.base import look
from tests.support.screen.control_pictures import BLACK, WHITE, at, column, picture, row
from tests.support.screen.control_pictures import classic as classic

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


# §2.7 Edit text


def edit_with(qtbot: QtBot, text: str) -> QLineEdit:
    edit = QLineEdit(text)
    qtbot.addWidget(edit)
    edit.resize(80, 22)
    edit.show()
    edit.activateWindow()
    edit.setFocus()
    qtbot.waitUntil(edit.hasFocus)
    return edit


def test_the_caret_inverts_one_column_over_the_whole_line(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "Plum")
    edit.end(False)
    without = QLineEdit("Plum")
    without.resize(80, 22)
    for place in range(5):
        edit.setCursorPosition(place)
        image, plain = picture(edit), picture(sized_to(without))
        turned = {(x, y) for x in range(80) for y in range(22) if at(image, x, y) != at(plain, x, y)}
        caret = 3 + fonts.advance("Plum"[:place])
        assert turned == {(caret, y) for y in range(3, 19)}


def sized_to(edit: QLineEdit) -> QLineEdit:
    edit.ensurePolished()
    edit.resize(80, 22)
    return edit


def test_a_selection_is_inverted_over_the_whole_line(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "Plum")
    edit.setSelection(1, 2)
    without = sized_to(QLineEdit("Plum"))
    image, plain = picture(edit), picture(without)
    first, last = 3 + fonts.advance("P"), 3 + fonts.advance("Plu")
    for x in range(80):
        for y in range(22):
            inside = first <= x < last and 3 <= y < 19
            assert (at(image, x, y) != at(plain, x, y)) is inside, (x, y)


def test_scrolled_text_ends_three_pixels_from_the_frame(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "A name that is much too long")
    edit.end(False)
    edit.clearFocus()
    image = picture(edit)
    for x in (1, 2, 77, 78):
        assert column(image, x) == "#" + "." * 20 + "#"
    assert "#" in column(image, 3)[1:21] + column(image, 4)[1:21]


def test_an_invisible_caret_leaves_no_trace(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "")
    blank = picture(sized_to(QLineEdit("")))
    seen = set()
    for _ in range(60):
        seen.add(picture(edit) == blank)
        qtbot.wait(25)
        if seen == {True, False}:
            break
    assert seen == {True, False}


# §2.7 List box


def page_with_a_list(qtbot: QtBot, field: bool) -> tuple[QWidget, QListWidget]:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(200, 140)
    rows = QListWidget(page)
    rows.addItems([f"Row {number}" for number in range(20)])
    rows.setGeometry(20, 20, 120, 66)
    if field:
        QLineEdit(page).setGeometry(20, 100, 100, 22)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page, rows


def test_a_focused_list_has_a_border_if_there_is_a_field(qtbot: QtBot) -> None:
    page, rows = page_with_a_list(qtbot, field=True)
    rows.clearFocus()
    plain = picture(page)
    rows.setFocus()
    rows.setCurrentRow(0)
    image = picture(page)
    for y in (40, 60):
        assert row(image, y)[16:22] == ".##.#" + "."
        assert row(image, y)[139:145] == "#.##.."
    assert column(image, 80)[16:21] == ".##.#" and column(image, 80)[85:91] == "#.##.."
    rows.clearFocus()
    rows.setCurrentRow(-1)
    assert picture(page) == plain
    rows.setFocus()
    rows.resize(100, 66)
    assert row(picture(page), 60)[119:125] == "#.##.."


def test_a_single_list_needs_no_border_unless_tab_is_pressed(qtbot: QtBot) -> None:
    page, rows = page_with_a_list(qtbot, field=False)
    rows.setFocus(Qt.FocusReason.OtherFocusReason)
    assert row(picture(page), 60)[16:21] == "....#"
    rows.clearFocus()
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    assert row(picture(page), 60)[16:21] == ".##.#"


def test_a_list_and_its_scroll_bar_share_their_frame(qtbot: QtBot) -> None:
    look.use(1)
    page, rows = page_with_a_list(qtbot, field=False)
    rows.clearFocus()
    image = picture(page)
    assert row(image, 20)[20:140] == "#" * 120 and row(image, 85)[20:140] == "#" * 120
    # The bar is the right 16 columns; its left line is the list's right one.
    for y in (22, 80):
        assert row(image, y)[122:125] == "..#" and row(image, y)[139:141] == "#."


def test_the_right_button_opens_no_menu(qtbot: QtBot) -> None:
    edit = edit_with(qtbot, "Plum")
    assert edit.contextMenuPolicy() is Qt.ContextMenuPolicy.NoContextMenu
    assert edit.style().styleHint(QStyle.StyleHint.SH_ScrollBar_ContextMenu) == 0


@pytest.mark.parametrize("depth", DEPTHS)
def test_the_icon_of_a_selected_row_is_inverted_or_darkened(qtbot: QtBot, depth: int) -> None:
    """Check that it is inverted at 1 bit, darkened in colours, and unchanged in other rows."""
    look.use(depth)
    icon = QPixmap(16, 16)
    icon.fill(QColor(0, 0, 0, 0))
    painter = QPainter(icon)
    painter.fillRect(2, 0, 8, 16, look.current().white)
    painter.fillRect(2, 0, 8, 8, look.current().black)
    painter.end()
    rows = QListWidget()
    qtbot.addWidget(rows)
    for text in ("Plum", "Cherry"):
        rows.addItem(QListWidgetItem(QIcon(icon), text))
    rows.resize(100, 40)
    rows.setCurrentRow(1)
    image = picture(rows)
    # Four pixels from the frame's inner edge, then two that are clear.
    assert [at(image, x, y) for y in (3, 12) for x in (6, 7)] == [WHITE, BLACK, WHITE, WHITE]
    dark, light = [at(image, 7, 16 + y) for y in (3, 12)]
    assert at(image, 6, 16 + 3) == BLACK
    if depth == 1:
        assert (dark, light) == (WHITE, BLACK)
    else:
        assert dark == BLACK and 0x70 <= light[0] <= 0x88
