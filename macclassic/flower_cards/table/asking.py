"""Dialogs in which a player says how the game shall go on, by a button or its letter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal

from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame

from .cells import cell, grid, rise_words

translate = QCoreApplication.translate

WIDTH = 360


class Asking(Dialog):
    """Asks for one of some answers. It can be moved: whoever decides wants to see the table below it."""

    hint_wanted = Signal()

    def __init__(self, title: str) -> None:
        super().__init__(title, Frame.MOVABLE)
        self.body.setSpacing(8)
        self._letters: dict[str, str] = {"h": "hint"}
        self.checks.append(self._not_hint)

    def add_answers(self, answers: Sequence[tuple[str, str, str, str]], hint: str) -> None:
        """Add the buttons: of each answer its name, its text, its letter and its balloon, and the balloon of
        the hint. Return strikes the last, Esc none: every answer changes something."""
        buttons = [(name, text) for name, text, _, _ in answers]
        self.add_buttons(
            [("hint", translate("verdict", "Hint")), *buttons], default=buttons[-1][0], left=("hint",)
        )
        tell(self.button("hint"), hint)
        for name, _, letter, balloon in answers:
            tell(self.button(name), balloon)
            self._letters[letter.casefold()] = name

    def add_lines(self, lines: Sequence[tuple[str, int, int]], last: str = "", most: int = 100) -> None:
        """Add the lines of a score: what for, points, and how many of them this turn has brought; those are
        bold. What is more than `most` stands beside the first; a `last` line, if there is one, below."""
        columns = grid(10)
        for place, (words, points, rise) in enumerate(lines):
            new, row, left = rise > 0, place % most, 3 * (place // most)
            cell(columns, row, left, words, bold=new)
            cell(columns, row, left + 1, str(points), right=True, bold=new)
            cell(columns, row, left + 2, rise_words(points, rise), bold=new)
        if last:
            cell(columns, min(len(lines), most), 0, last)
        self.body.addLayout(columns)

    def _not_hint(self, name: str) -> bool:
        if name == "hint":
            self.hint_wanted.emit()
            return False
        return True

    def letter(self, text: str) -> bool:
        name = self._letters.get(text.casefold())
        if name is not None:
            self.strike(name)
        return name is not None
