"""Checks that everything in menus, dialogs and tables has a proper balloon."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.toolbox.help import balloon_shape
from macclassic.toolbox.spots import HasSpots, balloon_text, explain_at, spots_of
from macclassic.toolbox.windows.window import Window
from tests.support.match.program import settle


def good(text: str) -> bool:
    """True if a text is a sentence that fits into a balloon."""
    begins = text[:1].isupper() or "가" <= text[:1] <= "힣"  # Hangul has no capitals
    return begins and text.endswith(".") and len(balloon_shape.wrap(text)) <= 7 and "{" not in text


def walk_menus(program: Program) -> None:
    for menu in program.bar.menus:
        assert good(menu.balloon), f"the menu {menu.title}"
        for item in menu.items:
            if item.title == "-":
                continue
            assert good(item.balloon), f"{menu.title}: {item.title}"
            if not item.enabled:
                assert good(item.balloon_dimmed), f"{item.title}, dimmed"
                assert item.balloon_dimmed != item.balloon


def is_control(widget: QWidget) -> bool:
    """True if a person can operate a widget."""
    kinds = QAbstractButton | QComboBox | QLineEdit | QAbstractItemView | QAbstractSlider
    return isinstance(widget, kinds) or widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def controls(window: Window) -> list[QWidget]:
    """Return the operable widgets of a window; parts of another control are not included."""
    found = []
    for each in window.content.findChildren(QWidget):
        above = each.parentWidget()
        within = isinstance(above, QComboBox | QLineEdit) or (
            above is not None and above.windowType() == Qt.WindowType.Popup
        )
        if (
            is_control(each)
            and each.isVisibleTo(window)
            and not within
            and not each.visibleRegion().isEmpty()
        ):
            found.append(each)
    return found


def walk_window(program: Program, window: Window) -> int:
    """Check the balloon of each control of a window at its pixels; return the number of checks."""
    corner = program.manager.rect_of(window).topLeft()
    asked = 0
    scrolled = window.content.findChildren(QScrollArea)
    for each in controls(window):
        for around in scrolled:
            if around.isAncestorOf(each):
                around.ensureWidgetVisible(each)
        spots = [each.rect().center()]
        if isinstance(each, HasSpots):
            spots = [thing.rect.center() for thing in spots_of(each)]
        for spot in spots:
            at = corner + each.mapTo(window, spot)
            topic = program.balloons.balloon_at(at)
            what = f"{window.windowTitle()}: {each} {each.accessibleName()} {getattr(each, 'text', str)()}"
            assert topic is not None, what
            assert good(topic.text), what
            area = QRect(corner + each.mapTo(window, QPoint(0, 0)), each.size())
            assert area.contains(topic.rect.center()) or each.rect().height() > 300, what
            asked += 1
        if not each.isEnabled() and not isinstance(each, HasSpots):
            assert balloon_text(each, False) != balloon_text(each, True), (
                f"{each.objectName()} is dimmed and does not say why"
            )
    return asked


def open_and_walk(program: Program, opens: Callable[[], object]) -> int:
    before = program.manager.windows
    opens()
    settle(20)
    new = [each for each in program.manager.windows if each not in before]
    assert new, "nothing was opened"
    asked = walk_window(program, new[-1])
    assert asked
    for each in reversed(new):
        program.manager.close(each)
        settle()
    return asked


def balloon_texts_on_grid(table: GameTable, across: int, down: int, first: int = 2) -> list[str]:
    """Return the balloon texts on a grid of pixels of a table; each must contain its pixel."""
    found = []
    for x in range(first, table.width(), across):
        for y in range(first, table.height(), down):
            topic = explain_at(table, QPoint(x, y))
            if topic is not None:
                assert topic.rect.contains(x, y), topic.text
                found.append(topic.text)
    return found


def balloon_texts_of_widgets(table: GameTable) -> list[str]:
    """Return the balloon texts at the centres of all spots of a table."""
    found = []
    for thing in spots_of(table):
        topic = explain_at(table, thing.rect.center())
        assert topic is not None, thing.name
        found.append(topic.text)
    return found
