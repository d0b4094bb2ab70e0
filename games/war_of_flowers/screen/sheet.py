"""The sheet at the end of a game: every line of the score, every payment, how the money stands, all hands."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from macclassic.flower_cards.table.places import SMALL_H, SMALL_W
from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import Topic, tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.pictures import small_card
from macclassic.toolbox.sound import Sound

from ..cards import IDS, numbers
from ..result import Result
from .words import (
    base_words,
    capital,
    dollars,
    due_words,
    line_words,
    named,
    pays,
    spoken,
)

translate = QCoreApplication.translate

WIDTH = 400


class RoundSheet(Dialog):
    """How a game ended. At the end of a war it has the last word on all three."""

    def __init__(self, result: Result, names: tuple[str, ...], last: bool, review: bool = False) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.setSpacing(7)
        self.body.addWidget(paragraph(_headline(result, names), width=WIDTH))
        forced = _why_forced(result, names)
        if forced:
            self.body.addWidget(paragraph(forced, True, WIDTH))
        if result.winner >= 0:
            self._score(result)
            self._payments(result, names)
        self._money(result, names)
        if any(result.hands):
            self.body.addWidget(paragraph(translate("sheet", "What was left in the hands:"), True, WIDTH))
            self.body.addWidget(Hands(result.hands, names))
        if last:
            self.body.addWidget(paragraph(_last_word(result, names), width=WIDTH))
        text = translate("sheet", "New War") if last else translate("sheet", "Next Game")
        more = (("review", translate("sheet", "Review")),) if review else ()
        self.add_buttons((*more, ("ok", text)), default="ok", cancel="ok", left=("review",))
        if review:
            tell(
                self.button("review"),
                translate("balloon", "To see which of your moves gave money away, click this button."),
            )
        tell(
            self.button("ok"),
            translate("balloon", "To set up another war, click this button.")
            if last
            else translate("balloon", "To deal the next game, click this button."),
        )
        self.fit()

    def _score(self, result: Result) -> None:
        grid = _grid()
        for row, line in enumerate(result.lines):
            _cell(grid, row, 0, line_words(line))
            _cell(grid, row, 1, str(line.points), right=True)
        row = len(result.lines)
        _cell(grid, row, 0, translate("sheet", "Score"), bold=True)
        _cell(grid, row, 1, str(result.points), right=True, bold=True)
        self.body.addLayout(grid)

    def _payments(self, result: Result, names: tuple[str, ...]) -> None:
        lines = [base_words(result.points, result.gos[result.winner])]
        lines += [due_words(due, names) for due in result.dues]
        lines += [pays(names, each.payer, each.amount, each.due) for each in result.payments]
        self.body.addWidget(paragraph("\n".join(lines), True, WIDTH))

    def _money(self, result: Result, names: tuple[str, ...]) -> None:
        stands = "     ".join(
            f"{name} {dollars(amount)}" for name, amount in zip(names, result.money, strict=True)
        )
        self.body.addWidget(paragraph(stands, width=WIDTH))


def ending(result: Result) -> Sound | None:
    """Return how the end of a game sounds: a fanfare if it or the war is the person's, a groan if lost."""
    if result.winner == 0 or (result.ranking and 0 in result.ranking[0]):
        return Sound.WIN
    return Sound.LOSE if result.winner > 0 else None


class Hands(QWidget):
    """The cards that were still in the three hands, laid open in a row each."""

    def __init__(self, hands: tuple[int, int, int], names: tuple[str, ...]) -> None:
        super().__init__()
        self._own = names[0]
        self._rows = [
            (name, [IDS[card] for card in numbers(hand)])
            for name, hand in zip(names, hands, strict=True)
            if hand
        ]
        self.setFixedSize(WIDTH, 41)
        self.setAccessibleName(
            "; ".join(f"{name}: {', '.join(map(named, cards))}" for name, cards in self._rows)
        )

    def _places(self, index: int) -> Iterator[tuple[str, QRect]]:
        """Yield the cards of a row and where they lie, each over the one before."""
        name, cards = self._rows[index]
        width = WIDTH // 3
        before = fonts.advance(_short(name), fonts.SMALL) + 4
        pitch = min(25, (width - before - 26) // max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            yield card, QRect(index * width + before + place * pitch, 1, SMALL_W, SMALL_H)

    def explain(self, position: QPoint) -> Topic | None:
        """Return what a balloon says of the card under a position."""
        found = None
        for index, (name, _) in enumerate(self._rows):
            for card, rect in self._places(index):
                if rect.contains(position):
                    left = translate("balloon", "It was left in the hand of {name}.").format(name=name)
                    if name == self._own:
                        left = translate("balloon", "It was left in your hand.")
                    found = Topic(f"{capital(spoken(card))}.\n{left}", rect)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(fonts.small())
        painter.setPen(look.current().black)
        for index, (name, _) in enumerate(self._rows):
            painter.drawText(index * (WIDTH // 3), 24, _short(name))
            for card, rect in self._places(index):
                painter.drawImage(rect.topLeft(), small_card(card))


def _short(name: str) -> str:
    return name.split(" (")[0]


def _headline(result: Result, names: tuple[str, ...]) -> str:
    if result.winner < 0:
        return translate("sheet", "All hands are empty and nobody called STOP: no winner.")
    if result.winner == 0:
        return translate("sheet", "You win this game with {points} points.").format(points=result.points)
    return translate("sheet", "{name} wins this game with {points} points.").format(
        name=names[result.winner], points=result.points
    )


def _why_forced(result: Result, names: tuple[str, ...]) -> str:
    """Return why STOP came without a question, or nothing where it was called (§GO or STOP)."""
    winner = result.winner
    if winner < 0:
        return ""
    callers = [seat for seat in range(3) if seat != winner and result.gos[seat]]
    if callers == [0]:
        return translate("sheet", "STOP came by itself, because you had called GO.")
    if callers:
        return translate("sheet", "STOP came by itself, because {name} had called GO.").format(
            name=names[callers[0]]
        )
    if not result.hands[winner]:
        return translate("sheet", "STOP came by itself, because it was the last turn.")
    return ""


def _last_word(result: Result, names: tuple[str, ...]) -> str:
    """Return the ranking at the end of a war, ties shared."""
    lines = [translate("sheet", "The war is over.")]
    place = 1
    for seats in result.ranking:
        who = translate("sheet", " and ").join(names[seat] for seat in seats)
        lines.append(f"{place}.  {who}, {dollars(result.money[seats[0]])}")
        place += len(seats)
    return "\n".join(lines)


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setVerticalSpacing(1)
    grid.setContentsMargins(8, 0, 8, 0)
    grid.setColumnStretch(0, 1)
    return grid


def _cell(
    grid: QGridLayout, row: int, column: int, text: str, right: bool = False, bold: bool = False
) -> None:
    label = QLabel(text)
    font = fonts.small()
    font.setBold(bold)
    label.setFont(font)
    if right:
        label.setAlignment(Qt.AlignmentFlag.AlignRight)
    grid.addWidget(label, row, column)
