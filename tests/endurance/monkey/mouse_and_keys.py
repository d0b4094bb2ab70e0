"""Mouse and keyboard input for a program, and the search for clickable points."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QWidget,
)

from macclassic.app.program.program import Program
from macclassic.table.game_table import GameTable
from macclassic.toolbox.spots import spots_of
from macclassic.toolbox.windows.window import Window
from tests.support.screen.balloon_walk import controls

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
COMMAND = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key

STEPS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Tab, Key.Key_Backtab)
TAKES = (Key.Key_Return, Key.Key_Space, Key.Key_Enter, Key.Key_Escape)
LETTERS = "1234567890abcdefghijklmnopqrstuvwxyz"
ODD = (
    *(Key.Key_F1, Key.Key_F6, Key.Key_F10, Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown),
    *(Key.Key_Delete, Key.Key_Backspace, Key.Key_Insert, Key.Key_Shift, Key.Key_Alt, Key.Key_Control),
    *"éß/?.,-+<>=*",
)
MODIFIERS = (
    NONE,
    NONE,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    COMMAND | Qt.KeyboardModifier.ShiftModifier,
)
WORDS = (
    "",
    "7",
    "4711",
    "Ada",
    "Été",
    "<b>x</b>",
    "999999",
    "10p",
    "kk",
    "\N{RIGHT-TO-LEFT OVERRIDE}abc",
    "x" * 60,
)


def place_of(widget: QWidget, point: QPoint) -> QPoint:
    """Return the pixel of the screen at a point of an embedded widget."""
    window = widget.window()
    proxy = window.graphicsProxyWidget()
    corner = proxy.scenePos().toPoint() if proxy is not None else QPoint()
    return corner + widget.mapTo(window, point)


class Hand:
    """Mouse and keyboard of a person; `at` is the last position of the pointer."""

    def __init__(self, program: Program, rng: random.Random) -> None:
        self.program = program
        self.rng = rng
        self.at = QPoint(320, 240)
        self.act_log: list[str] = []
        """Descriptions of the input, for the report."""

    # Keys

    def strike(self, key: Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press a key."""
        name = key if isinstance(key, str) else Key(key).name
        self.act_log.append(f"key {name}" + (f" with {modifier.name}" if modifier != NONE else ""))
        QTest.keyClick(self.program.screen, key, modifier)  # type: ignore[call-overload]

    def write(self, text: str) -> None:
        """Replace the content of a field by typing."""
        self.act_log.append(f"type {text!r}")
        QTest.keyClick(self.program.screen, Key.Key_A, COMMAND)
        for each in text:
            if each.isascii():
                QTest.keyClick(self.program.screen, each)
            else:
                QTest.sendKeyEvent(QTest.KeyAction.Click, self.program.screen, Key.Key_unknown, each, NONE)

    # Mouse

    def _pixel(self, point: QPoint) -> QPoint:
        view = self.program.screen.viewport()
        at = self.program.screen.to_viewport(point)
        return QPoint(min(max(at.x(), 0), view.width() - 1), min(max(at.y(), 0), view.height() - 1))

    def move(self, point: QPoint) -> None:
        """Move the pointer to a pixel of the screen."""
        self.at = point
        QTest.mouseMove(self.program.screen.viewport(), self._pixel(point))

    def press(
        self, point: QPoint, button: Qt.MouseButton = LEFT, modifier: Qt.KeyboardModifier = NONE
    ) -> None:
        """Press a button on a pixel."""
        self.move(point)
        QTest.mousePress(self.program.screen.viewport(), button, modifier, self._pixel(point))

    def release(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Release a button on a pixel."""
        self.at = point
        QTest.mouseRelease(self.program.screen.viewport(), button, NONE, self._pixel(point))

    def click(
        self, point: QPoint, button: Qt.MouseButton = LEFT, modifier: Qt.KeyboardModifier = NONE
    ) -> None:
        """Click a pixel."""
        self.act_log.append(f"click {point.x()},{point.y()}")
        self.press(point, button, modifier)
        self.release(point, button)

    def double_click(self, point: QPoint) -> None:
        """Double-click a pixel."""
        self.act_log.append(f"double click {point.x()},{point.y()}")
        self.press(point)
        self.release(point)
        QTest.mouseDClick(self.program.screen.viewport(), LEFT, NONE, self._pixel(point))

    # Targets

    @property
    def table(self) -> GameTable | None:
        """Visible table, of the demo or of the open game; None if there is none."""
        show: Any = self.program.demo._show
        if show is not None:
            return show.table  # type: ignore[no-any-return]
        return self.program.game.table if self.program.front_game is not None else None  # type: ignore[union-attr]

    def anywhere(self) -> QPoint:
        """Return a random pixel of the screen."""
        size = self.program.screen.screen_size
        return QPoint(self.rng.randrange(size.width()), self.rng.randrange(size.height()))

    def pulled_down(self) -> QMenu | None:
        """Return the open menu, or None."""
        return next((each for each in self.program.bar.findChildren(QMenu) if each.isVisible()), None)

    def popup(self) -> QAbstractItemView | None:
        """Return the list of the open pop-up menu, or None."""
        found = QApplication.activePopupWidget()
        if found is None:
            front = self.program.manager.front
            boxes = front.content.findChildren(QComboBox) if front is not None else []
            return next((each.view() for each in boxes if each.view().isVisible()), None)
        return found.findChild(QAbstractItemView)

    def usable(self, window: Window) -> list[QWidget]:
        """Return the enabled controls of a window."""
        return [each for each in controls(window) if each.isEnabled()]

    def on_things(self, table: GameTable) -> list[QPoint]:
        """Return the centres of all spots and buttons on a table, in its pixels."""
        found = [each.rect.center() for each in spots_of(table) if table.rect().contains(each.rect.center())]
        buttons = [each for each in table.findChildren(QAbstractButton) if each.isVisibleTo(table)]
        return found + [each.mapTo(table, each.rect().center()) for each in buttons if each.isEnabled()]

    def clickable(self, table: GameTable) -> list[QPoint]:
        """Return the points of a table where a click selects something."""
        return [
            point
            for point in self.on_things(table)
            if table.clickable(point) or isinstance(table.childAt(point), QAbstractButton)
        ]

    def apt(self) -> QPoint:
        """Return a pixel where a click probably has an effect."""
        program, rng = self.program, self.rng
        menu = self.pulled_down()
        if menu is not None and rng.random() < 0.8:
            return place_of(menu, menu.actionGeometry(rng.choice(menu.actions())).center())
        popup = self.popup()
        if popup is not None and popup.model() is not None and popup.model().rowCount():
            row = popup.model().index(rng.randrange(popup.model().rowCount()), 0)
            return place_of(popup.viewport(), popup.visualRect(row).center())
        if program.manager.modal is not None:
            return self._on_control(program.manager.modal) or self.anywhere()
        front, table = program.manager.front, self.table
        if table is not None and front is table.window():
            points = [] if table.busy else self.clickable(table)
            if points:
                return place_of(table, rng.choice(points))
            if rng.random() < 0.5:
                return place_of(table, rng.choice(self.on_things(table) or [table.rect().center()]))
        elif front is not None and rng.random() < 0.8:
            return self._on_control(front) or self.anywhere()
        elif front is None and rng.random() < 0.8:
            desktop = program.desktop
            return place_of(desktop, rng.choice(spots_of(desktop)).rect.center())
        return self._on_title() or self.anywhere()

    def _on_title(self) -> QPoint | None:
        titles = self.titles()
        return self.rng.choice(titles) if titles else None

    def titles(self) -> list[QPoint]:
        """Return the centres of the titles in the menu bar."""
        bar = self.program.bar
        return [
            place_of(bar, bar.actionGeometry(each).center())
            for each in bar.actions()
            if each.menu() is not None
        ]

    def _on_control(self, window: Window) -> QPoint | None:
        found = self.usable(window)
        if not found:
            return None
        return self.on(self.rng.choice(found))

    def on(self, widget: QWidget) -> QPoint:
        """Return a pixel for a click on a control."""
        if isinstance(widget, QAbstractItemView):
            count = widget.model().rowCount() if widget.model() is not None else 0
            if count:
                row = widget.model().index(self.rng.randrange(count), 0)
                rect = widget.visualRect(row).intersected(widget.viewport().rect())
                if not rect.isEmpty():
                    return place_of(widget.viewport(), rect.center())
        things: Sequence[Any] = spots_of(widget) if hasattr(widget, "spots") else ()
        if things:
            return place_of(widget, self.rng.choice(things).rect.center())
        rect: QRect = widget.visibleRegion().boundingRect()
        if isinstance(widget, QAbstractButton) and not isinstance(widget, QComboBox | QLineEdit):
            # The mark of a check box or radio button is at its left.
            return place_of(widget, QPoint(min(rect.width() // 2, 8 + rect.x()), rect.center().y()))
        return place_of(widget, rect.center())
