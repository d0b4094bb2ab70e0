"""Tiles of the menu bar, open menus and pop-up menus."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from macclassic.toolbox.menus.menu_bar import HELP_ICON, SEPARATOR, Item, Menu
from macclassic.toolbox.style.text import EMBLEM
from tools.docs.control_sheet.stage import Stage, Tile

PACES = ("Slow", "As fast as the cards can fly", "Fast")


def _nothing() -> None:
    pass


MENUS = (
    Menu(EMBLEM, (Item("About macclassic\N{HORIZONTAL ELLIPSIS}", _nothing), SEPARATOR)),
    Menu(
        "File",
        (
            Item("New", _nothing, "N"),
            Item("Open\N{HORIZONTAL ELLIPSIS}", _nothing, "O"),
            Item("Close", None, "W"),
            SEPARATOR,
            Item("Page Setup\N{HORIZONTAL ELLIPSIS}", _nothing),
            Item("Print", None),
            SEPARATOR,
            Item("Quit", _nothing, "Q"),
        ),
    ),
    Menu("Edit", (Item("Undo", None, "Z"),)),
    Menu(
        "View",
        (
            Item("Sounds", _nothing, checked=True),
            Item("Outlines", _nothing, checked=False),
            Item("Hints", None, checked=True),
        ),
    ),
)


def _bar(name: str, *, dimmed: bool = False, flash: int | None = None, all_over: bool = False) -> Tile:
    def make(stage: Stage) -> QRect:
        stage.bar.set_menus(MENUS)
        stage.bar.set_dimmed(dimmed)
        stage.settle()
        stage.passing = flash is not None or all_over
        if flash is not None:
            stage.bar.flash(flash)
        if all_over:
            stage.bar.flash_all()
        return QRect(0, 0, 240, 24)

    return Tile("Menu bar", name, make, alone=True)


def _right(name: str, press: bool = False) -> Tile:
    """Return a tile of the menu at the right end of the bar, which has an icon for a title."""

    def make(stage: Stage) -> QRect:
        balloons = Menu("Help", (Item("Show Balloons", _nothing), SEPARATOR, Item("Help", _nothing, "?")))
        stage.bar.set_menus([*MENUS, replace(balloons, icon=HELP_ICON)])
        stage.settle()
        if press:
            stage.press(stage.bar.actionGeometry(stage.bar.actions()[-1]).center())
        return QRect(500, 0, 140, 76 if press else 24)

    return Tile("Menu bar", name, make, alone=True)


def _menu(name: str, index: int, size: tuple[int, int], row: int | None = None) -> Tile:
    """Return a tile of an open menu, with the pointer over one of its rows."""

    def make(stage: Stage) -> QRect:
        stage.bar.set_menus(MENUS)
        stage.settle()
        title = stage.bar.actionGeometry(stage.bar.actions()[index])
        stage.press(title.center())
        if row is not None:
            stage.drag(QPoint(title.x() + 20, 20 + 16 * row + 8))
        return QRect(max(0, title.x() - 10), 0, *size)

    return Tile("Menus", name, make, alone=True)


def _popup(
    name: str, *, on: bool = True, tab: bool = False, opened: bool = False, width: int = 0, at: int = 0
) -> Tile:
    def make(stage: Stage) -> QRect:
        page = QWidget()
        combo = QComboBox(page)
        combo.addItems(PACES)
        combo.setCurrentIndex(at)
        combo.setEnabled(on)
        combo.ensurePolished()
        combo.resize(QSize(width, 19) if width else combo.sizeHint())
        # An open menu needs white around it, as on a dialog.
        aside, above = (10, 18) if opened else (0, 0)
        combo.move(aside, above)
        rect = stage.show(page, size=(combo.width() + 2 * aside, combo.height() + 2 * above))
        if tab:
            stage.tab_to(combo)
        if opened:
            stage.press(stage.place(combo))
        return rect

    return Tile("Pop-up menus", name, make, alone=True)


def _titled(name: str, opened: bool) -> Tile:
    def make(stage: Stage) -> QRect:
        page = QWidget()
        combo, title = QComboBox(page), QLabel("Pace:", page)
        combo.addItems(PACES)
        title.setBuddy(combo)
        for each in (combo, title):
            each.ensurePolished()
            each.resize(each.sizeHint())
        title.move(0, 1)
        combo.move(title.width() + 6, 0)
        below = 32 if opened else 0
        rect = stage.show(page, size=(combo.geometry().right() + 1, combo.height() + below))
        if opened:
            stage.press(stage.place(combo))
        return rect

    return Tile("Pop-up menus", name, make, alone=True)


TILES = (
    _bar("normal"),
    _bar("behind a dialog", dimmed=True),
    _bar("a command key was struck", flash=1),
    _bar("silent beep", all_over=True),
    _right("at the right end"),
    _right("at the right end, open", press=True),
    _menu("open", 1, (160, 160)),
    _menu("over an item", 1, (160, 160), 1),
    _menu("over a disabled item", 1, (160, 160), 2),
    _menu("marks", 3, (130, 80)),
    _popup("normal"),
    _popup("focused", tab=True),
    _popup("disabled", on=False),
    _popup("long text", width=120, at=1),
    _popup("open", opened=True, at=1),
    _titled("with a title", False),
    _titled("with a title, open", True),
)
