"""Coverage of the random person: chosen menu items and opened windows, by English names.

It lists items that were offered but never chosen, and windows that never opened.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

from macclassic.app.program.program import Program
from macclassic.toolbox.menus.menu_bar import SEPARATOR, Item
from tests.tools.i18n.test_translations import messages
from tools.i18n.translations import ROOT, translated

WINDOWS = {"Window", "Dialog", "OptionsDialog", "OptionsForm", "ReaderWindow", "_FileDialog", "EndSheet"}
"""Base classes of windows, which are never opened themselves."""
ITEM, OFFERED, WINDOW = "item ", "offered ", "window "


@cache
def _english() -> dict[str, str]:
    """Return the English texts of menus and balloons by their translations."""
    found: dict[str, str] = {}
    for ts in translated().values():
        for (context, text, _), said in messages(ts).items():
            if context in ("menu", "balloon", "replay", "lesson", "table"):
                found.setdefault(said, text)
    return found


@cache
def _own() -> frozenset[str]:
    """Return all such texts as they are in the sources."""
    return frozenset(_english().values())


def name_of(item: Item) -> str:
    """Return the English name of an item: by its balloon if the title contains a name."""
    for text in (item.title, item.balloon):
        found = _english().get(text, text)
        if found in _own():
            return found
    return item.title


class Reach:
    """Counts items offered and chosen, and windows opened, in this process."""

    def __init__(self) -> None:
        self.came: Counter[str] = Counter()
        self._open: set[int] = set()
        made = Item.__init__

        def make(item: Item, *given: Any, **named: Any) -> None:
            made(item, *given, **named)
            command = item.command
            if command is not None:

                def chosen() -> object:
                    self.came[ITEM + name_of(item)] += 1
                    return command()

                item.command = chosen

        Item.__init__ = make  # type: ignore[method-assign]

    def look(self, program: Program) -> None:
        """Record the newly opened windows and all items that the menus offer."""
        windows = {id(each): each for each in program.manager.windows}
        for number in windows.keys() - self._open:
            self.came[WINDOW + type(windows[number]).__name__] += 1
        self._open = set(windows)
        for menu in program.bar.menus:
            for item in menu.items:
                if item is not SEPARATOR and item.enabled and item.command:
                    self.came[OFFERED + name_of(item)] += 1


def kinds_of_windows() -> set[str]:
    """Return the names of all window classes that the program can open."""
    made: dict[str, set[str]] = {}
    for folder in ("macclassic", "games"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    made.setdefault(node.name, set()).update(ast.unparse(each) for each in node.bases)
    found = {"Window"}
    while more := {name for name, of in made.items() if of & found} - found:
        found |= more
    return found - WINDOWS


def unreached(came: Iterable[str]) -> tuple[list[str], list[str]]:
    """Return the items offered but never chosen, and the windows never opened."""
    have = set(came)
    items = {each.removeprefix(OFFERED) for each in have if each.startswith(OFFERED)}
    chosen = {each.removeprefix(ITEM) for each in have if each.startswith(ITEM)}
    opened = {each.removeprefix(WINDOW) for each in have if each.startswith(WINDOW)}
    return sorted(items - chosen), sorted(kinds_of_windows() - opened)
