"""What dialogs of flower card games have: questions with a hint, scores line by line, hands laid open."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import Balloon
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.labels import small
from macclassic.toolbox.moment import Asking
from macclassic.toolbox.pictures import small_card

from .places import SMALL_H, SMALL_W

translate = QCoreApplication.translate

CALL_WIDTH, SHEET_WIDTH = 360, 400

# Scores line by line: small type in columns


def grid(gap: int | None = None) -> QGridLayout:
    """Return columns for the lines of a score; `gap`: pixels between them, where it is not the usual."""
    found = QGridLayout()
    found.setVerticalSpacing(1)
    if gap is not None:
        found.setHorizontalSpacing(gap)
    found.setContentsMargins(8, 0, 8, 0)
    found.setColumnStretch(0, 1)
    return found


def cell(
    grid: QGridLayout, row: int, column: int, text: str, right: bool = False, bold: bool = False
) -> None:
    """Write a text in small type into a cell."""
    label = small(text, bold)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
    grid.addWidget(label, row, column)


def line(grid: QGridLayout, words: str, figure: object, bold: bool = False) -> None:
    """Write a line below the others: what for, and its figure."""
    row = grid.rowCount()
    cell(grid, row, 0, words, bold=bold)
    cell(grid, row, 1, str(figure), right=True, bold=bold)


# Questions


class Call(Dialog):
    """Asks for one of some answers. It can be moved: whoever decides wants to see the table below it."""

    hint_wanted = Signal()

    def __init__(self, title: str) -> None:
        super().__init__(title, Frame.MOVABLE)
        self.body.setSpacing(8)
        self.letters = {"h": "hint"}
        self.checks.append(self._not_hint)

    def say(self, text: str, small: bool = False) -> None:
        self.add_text(text, small, CALL_WIDTH)

    def add_answers(self, answers: Sequence[tuple[str, str, str, str]], hint: str) -> None:
        """Add the buttons: of each answer its name, its text, its letter and its balloon, and the balloon of
        the hint. Return strikes the last, Esc none: every answer changes something."""
        buttons = [(name, text, balloon) for name, text, _, balloon in answers]
        self.add_buttons(
            [("hint", translate("verdict", "Hint"), hint), *buttons], default=buttons[-1][0], left=("hint",)
        )
        self.letters |= {letter.casefold(): name for name, _, letter, _ in answers}
        self.fit()

    def add_lines(self, lines: Sequence[tuple[str, int, int]], last: str = "", most: int = 100) -> None:
        """Add the lines of a score: what for, points, and how many of them this turn has brought; those are
        bold. What is more than `most` stands beside the first; a `last` line, if there is one, below."""
        columns = grid(10)
        for place, (words, points, rise) in enumerate(lines):
            new, row, left = rise > 0, place % most, 3 * (place // most)
            risen = translate("verdict", "new") if rise == points else f"+{rise}"
            cell(columns, row, left, words, bold=new)
            cell(columns, row, left + 1, str(points), right=True, bold=new)
            cell(columns, row, left + 2, risen if new else "", bold=new)
        if last:
            cell(columns, min(len(lines), most), 0, last)
        self.body.addLayout(columns)

    def _not_hint(self, name: str) -> bool:
        if name == "hint":
            self.hint_wanted.emit()
            return False
        return True


def called(dialog: Call, answers: Mapping[str, Any]) -> Asking:
    """Return the question that a call asks, its answers by the names of its buttons."""
    return Asking(dialog, answers.get, hint=dialog.hint_wanted)


# At the end of a game


class EndSheet(Dialog):
    """How a game ended; it can be moved too."""

    def __init__(self, spacing: int) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.setSpacing(spacing)

    def say(self, text: str, small: bool = False) -> None:
        """Add a paragraph, if there is anything to say."""
        if text:
            self.add_text(text, small, SHEET_WIDTH)

    def end(self, hands: Hands, last_word: str) -> None:
        """Add what was left in the hands, and the last word on a match."""
        if hands.rows:
            self.say(translate("sheet", "What was left in the hands:"), True)
            self.body.addWidget(hands)
        self.say(last_word)


class Hands(Guarded, QWidget):
    """The cards that were left in the hands, a row each side by side, that of the person (`names`' first)
    among them; empty ones are left out.

    `folder` is where the cards' pictures are; `named` and `spoken` return a card's name, and all that its
    face tells, at the beginning of a sentence.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        names: Sequence[str],
        folder: str,
        named: Callable[[str], str],
        spoken: Callable[[str], str],
    ) -> None:
        super().__init__()
        self._own = names[0]
        self._folder = folder
        self._spoken = spoken
        self.rows = [(name, hand) for name, hand in zip(names, hands, strict=True) if hand]
        self._share = SHEET_WIDTH // len(names)
        self.setFixedSize(SHEET_WIDTH, SMALL_H + 2)
        self.setAccessibleName(
            "; ".join(f"{name}: {', '.join(map(named, cards))}" for name, cards in self.rows)
        )

    def _places(self, index: int) -> Iterator[tuple[str, QRect]]:
        """Yield the cards of a row and where they lie, each over the one before."""
        name, cards = self.rows[index]
        before = fonts.small_width(_short(name)) + 4
        pitch = min(25, (self._share - before - 26) // max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            yield card, QRect(index * self._share + before + place * pitch, 1, SMALL_W, SMALL_H)

    def explain(self, position: QPoint) -> Balloon | None:
        found = None
        for index, (name, _) in enumerate(self.rows):
            for card, rect in self._places(index):
                if rect.contains(position):
                    left = translate("balloon", "It was left in the hand of {name}.").format(name=name)
                    if name == self._own:
                        left = translate("balloon", "It was left in your hand.")
                    found = Balloon(f"{self._spoken(card)}.\n{left}", rect)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(fonts.small())
        painter.setPen(look.current().black)
        for index, (name, _) in enumerate(self.rows):
            painter.drawText(index * self._share, 24, _short(name))
            for card, rect in self._places(index):
                painter.drawImage(rect.topLeft(), small_card(card, self._folder))


def _short(name: str) -> str:
    return name.split(" (")[0]
