"""Menu bar on a screen, for tests by mouse, key and pixel."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from macclassic.quickdraw.colours import RGB
from macclassic.toolbox.menus.menu_bar import HELP_ICON, SEPARATOR, Item, Menu, MenuBar
from macclassic.toolbox.menus.pull_down import PullDown
from macclassic.toolbox.style.text import EMBLEM
from tests.support.screen.control_pictures import BLACK, WHITE
from tests.support.screen.window_stage import Stage


class Bar:
    """Menu bar with File, Edit and View; `done` collects the chosen items."""

    def __init__(self, qtbot: QtBot, depth: int = 1) -> None:
        self.stage = Stage(qtbot, depth)
        self.bar = MenuBar(self.stage.screen, self.stage.manager)
        self.done: list[str] = []
        self.bar.set_menus(self.menus())
        self.stage.settle()

    def item(self, title: str, key: str = "", **more: object) -> Item:
        return Item(title, lambda: self.done.append(title), key, **more)  # type: ignore[arg-type]

    def menus(self) -> list[Menu]:
        return [
            Menu(EMBLEM, (self.item("About This…"),)),
            Menu(
                "File",
                (
                    self.item("New", "N"),
                    self.item("Page Setup\u2026"),
                    SEPARATOR,
                    self.item("Print\u2026", enabled=False),
                    self.item("Quit", "Q"),
                ),
            ),
            Menu("Edit", (self.item("Undo", "Z"), self.item("Marked", checked=True)), enabled=False),
            Menu("View", (self.item("by Name"),)),
            Menu("Help", (self.item("About Balloon Help and everything else\u2026"),), icon=HELP_ICON),
            Menu("Applications", (self.item("Finder"),), icon="small-macclassic"),
        ]

    @property
    def open_menus(self) -> list[PullDown]:
        return [each for each in self.bar.findChildren(PullDown) if each.isVisible()]

    def ink(self, left: int, right: int, top: int = 0, bottom: int = 18) -> list[int]:
        """Return the columns that are not white."""
        at = self.stage.at
        return [x for x in range(left, right) if any(at(x, y) != WHITE for y in range(top, bottom + 1))]

    def row(self, y: int, left: int, right: int) -> list[RGB]:
        return [self.stage.at(x, y) for x in range(left, right + 1)]

    def inverted(self) -> list[int]:
        """Return the columns of the bar that are black in row 1 and row 18."""
        return [x for x in range(8, 634) if self.stage.at(x, 1) == self.stage.at(x, 18) == BLACK]
