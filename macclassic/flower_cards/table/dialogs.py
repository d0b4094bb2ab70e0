"""Common parts of the sheets: lines of scores, and the cards left in the hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from macclassic.quickdraw import fonts
from macclassic.table.game_words import name_and_detail, side_by_side
from macclassic.table.table_parts import ReviewShape
from macclassic.table.table_state import SeatedPerson
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import small_card
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.labels import small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import Balloon
from macclassic.toolbox.windows.window_frames import Frame

from .layout import TablePlan
from .picture_model import SMALL_H, SMALL_W

SHEET_WIDTH = 400
BESIDE = -30
"""Difference between the widths of a review's text and of a panel: the window ends beside the months."""

# Lines of scores: small type in columns


def grid(gap: int | None = None) -> QGridLayout:
    """Return a grid for the lines of a score. `gap`: pixels between columns, None for the default."""
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
    """Add a text in small type to a cell."""
    label = small(text, bold)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
    grid.addWidget(label, row, column)


def line(grid: QGridLayout, words: str, figure: object, bold: bool = False) -> None:
    """Add a line below the others: words, and a figure."""
    row = grid.rowCount()
    cell(grid, row, 0, words, bold=bold)
    cell(grid, row, 1, str(figure), right=True, bold=bold)


# At the end of a game


class EndSheet(Dialog):
    """Movable sheet with the result of a game."""

    def __init__(self, spacing: int) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.setSpacing(spacing)

    def say(self, text: str, small: bool = False) -> None:
        """Add a paragraph, if there is a text."""
        if text:
            self.add_text(text, small, SHEET_WIDTH)

    def end(self, hands: RemainingHands) -> None:
        """Add the cards left in the hands."""
        if hands.rows:
            self.say(translate("sheet", "Cards left in hand:"), True)
            self.body.addWidget(hands)


class RemainingHands(Guarded, QWidget):
    """Picture of the cards left in the hands, side by side; empty hands are left out.

    `who`: the players, by seat. `folder`: where the pictures of the cards are. `named`:
    returns the name of a card. `spoken`: returns the full description of a card.
    """

    def __init__(
        self,
        hands: Sequence[Sequence[str]],
        who: Sequence[SeatedPerson],
        folder: str,
        named: Callable[[str], str],
        spoken: Callable[[str], str],
    ) -> None:
        super().__init__()
        self._folder = folder
        self._spoken = spoken
        self.rows = [(person, hand) for person, hand in zip(who, hands, strict=True) if hand]
        self._share = SHEET_WIDTH // len(who)
        self.setFixedSize(SHEET_WIDTH, SMALL_H + 2)
        self.setAccessibleName(
            side_by_side(
                [name_and_detail(each.name, ", ".join(map(named, cards))) for each, cards in self.rows]
            )
        )

    def _name(self, person: SeatedPerson) -> str:
        """Return the name before the cards of a row, on at most half of the row."""
        return fonts.small_fitted(person.name.split(" (")[0], self._share // 2)

    def _places(self, index: int) -> Iterator[tuple[str, QRect]]:
        """Yield the cards of a row with their rectangles, each over the one before."""
        person, cards = self.rows[index]
        before = fonts.small_width(self._name(person)) + 4
        pitch = min(25, (self._share - before - 26) // max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            yield card, QRect(index * self._share + before + place * pitch, 1, SMALL_W, SMALL_H)

    def explain(self, position: QPoint) -> Balloon | None:
        found = None
        for index, (person, _) in enumerate(self.rows):
            for card, rect in self._places(index):
                if rect.contains(position):
                    you = translate("balloon", "It was left in your hand.")
                    left = person.told(you, translate("balloon", "It was left in the hand of {name}."))
                    found = Balloon(f"{self._spoken(card)}.\n{left}", rect)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(fonts.small())
        painter.setPen(look.current().black)
        for index, (person, _) in enumerate(self.rows):
            painter.drawText(index * self._share, 24, self._name(person))
            for card, rect in self._places(index):
                painter.drawImage(rect.topLeft(), small_card(card, self._folder))


def review_shape(board: TablePlan, size: QSize) -> ReviewShape:
    """Return the shape of a review's window: as wide as a panel, since it describes cards of the months."""
    width = board.at(size).panel + BESIDE
    hangul = fonts.small_lead() > 0  # its lines are higher
    return ReviewShape(width, 5 - hangul, width, 10 - 2 * hangul, heading=3, high=True)
