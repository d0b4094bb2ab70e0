"""Tiles of tab widgets and dials."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDial, QLabel, QTabWidget

from tools.docs.control_sheet.stage import Stage, Tile

Position = QTabWidget.TabPosition


def _tabs(
    name: str,
    chosen: int = 0,
    position: Position = Position.North,
    *,
    close: bool = False,
    on: bool = True,
    wide: int = 180,
    count: int = 3,
    key: bool = False,
) -> Tile:
    """Return a tile of a tab widget; its last tab is disabled."""

    def make(stage: Stage) -> QRect:
        tabs = QTabWidget()
        tabs.setTabPosition(position)
        tabs.setTabsClosable(close)
        for number in range(count):
            tabs.addTab(QLabel(f"  Page {number + 1}"), f"Tab {number + 1}")
        tabs.setTabEnabled(count - 1, False)
        tabs.setCurrentIndex(chosen)
        tabs.setEnabled(on)
        upright = position in (Position.West, Position.East)
        rect = stage.show(tabs, size=(90, 180) if upright else (wide, 60))
        if key:
            stage.tab_to(tabs.tabBar())
        return rect

    return Tile("Tabs", name, make)


def _dial(
    name: str,
    value: int,
    *,
    notches: bool = False,
    wraps: bool = False,
    on: bool = True,
    key: bool = False,
) -> Tile:
    def make(stage: Stage) -> QRect:
        dial = QDial()
        dial.setRange(0, 100)
        dial.setValue(value)
        dial.setNotchesVisible(notches)
        dial.setWrapping(wraps)
        dial.setEnabled(on)
        rect = stage.show(dial, size=(60, 60))
        if key:
            stage.tab_to(dial)
        return rect

    return Tile("Dials", name, make)


TILES = (
    _tabs("the first"),
    _tabs("the second", 1),
    _tabs("keyboard focus", 1, key=True),
    _tabs("disabled", on=False),
    _tabs("with close boxes", wide=240, close=True),
    _tabs("more than have room", wide=140, count=6),
    _tabs("below", 1, Position.South),
    _tabs("at the left", 1, Position.West),
    _tabs("at the right", 1, Position.East),
    _dial("at its least", 0),
    _dial("in the middle", 50),
    _dial("at its most", 100),
    _dial("with tick marks", 30, notches=True),
    _dial("wraps", 25, wraps=True),
    _dial("keyboard focus", 50, key=True),
    _dial("disabled", 50, on=False),
)
