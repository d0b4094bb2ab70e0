"""Small window that asks a series of questions: cards, four answers, and an explanation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from macclassic.engine.core.safe_text import harmless
from macclassic.engine.progress.drill import DrillQuestion
from macclassic.quickdraw import fonts
from macclassic.table.game_words import side_by_side
from macclassic.toolbox.base.pictures import picture, small_card
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.dialogs import Dialog, room_for
from macclassic.toolbox.dialogs.labels import unkeyed
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

ANSWERS = 4
ASIDE = 236
"""Width of question and answers, in pixels."""
LINES = 7
"""Maximum number of lines of the explanation; more are joined into one."""
LONG = 40
"""Number of characters above which a question is set in small type."""
STEP = QSize(25, 40)
"""Distance between small cards, in pixels."""


class QuestionSource(Protocol):
    """Source of questions.

    `total` is the number of questions in a series. `next` returns None if there are no more. `answered` is
    called with the correctness of each answer. `end` returns a summary, the missed cards and their picture
    folder.
    """

    total: int

    def next(self) -> DrillQuestion | None: ...
    def answered(self, right: bool) -> None: ...
    def end(self) -> tuple[str, Sequence[Sequence[str]], str]: ...


class QuestionCards(Guarded, QWidget):
    """Shows cards: a single one at twice its size, several as small ones in rows."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.setFixedSize(size)
        self._cards: Sequence[Sequence[str]] = ()
        self._folder = ""
        tell(self, translate("balloon", "These are the cards that you are asked about."))

    def show_cards(self, cards: Sequence[Sequence[str]], folder: str, said: str) -> None:
        """Show other cards."""
        self._cards, self._folder = cards, folder
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if [len(row) for row in self._cards] == [1]:
            image = picture(self._folder, self._cards[0][0])
            corner = QPoint((self.width() - 2 * image.width()) // 2, 4)
            painter.drawImage(QRect(corner, image.size() * 2), image)
            return
        many = self.width() // STEP.width()
        rows = [row[at : at + many] for row in self._cards for at in range(0, len(row), many)]
        for down, row in enumerate(rows):
            for across, card in enumerate(row):
                at = QPoint(across * STEP.width(), 4 + down * STEP.height())
                painter.drawImage(at, small_card(card, self._folder))


class Quiz(Dialog):
    """Quiz: a digit or a click answers, Return goes on, Esc ends it."""

    said = Signal(str)
    """Emitted with questions and answers, for screen readers."""

    def __init__(self, title: str, asks: QuestionSource, chance: Random, cards: QSize) -> None:
        """`cards`: the space for the cards."""
        super().__init__(title, Frame.MOVABLE)
        self._asks, self._chance = asks, chance
        self._number = self._right = 0
        self._question: DrillQuestion | None = None
        self._default, self._cancel = "next", "done"
        self._seen = QuestionCards(cards)
        self._count = room_for(1, True, ASIDE)
        counts = cards.width() > ASIDE
        self._text = room_for(LINES if counts else 3, True, ASIDE)
        self._message = room_for(LINES if counts else 4, True, cards.width() + ASIDE + 12)
        aside = QVBoxLayout()
        aside.setSpacing(4)
        aside.addWidget(self._count)
        aside.addWidget(self._text)
        for number in range(ANSWERS):
            name = f"answer-{number}"
            balloon = translate("balloon", "To give this answer, click this button or press {n}.")
            button = self._make_button(name, "", balloon.format(n=number + 1))
            button.setFixedWidth(ASIDE)
            self.others[name] = partial(self._give, number)
            self.letters[str(number + 1)] = name
            aside.addWidget(button)
        aside.addStretch(1)
        both = QHBoxLayout()
        both.setSpacing(12)
        both.addWidget(self._seen, 0, Qt.AlignmentFlag.AlignTop)
        both.addLayout(aside)
        self.body.setSpacing(6)
        self.body.addLayout(both)
        self.body.addWidget(self._message)
        self.add_buttons(
            (
                (
                    "done",
                    translate("practice", "Done"),
                    translate("balloon", "To stop this, click this button."),
                ),
                (
                    "next",
                    translate("practice", "Next"),
                    translate("balloon", "To go on to the next question, click this button."),
                    translate("balloon", "Answer first; then this button goes on."),
                ),
            ),
            "next",
            "done",
        )
        self.others["next"] = self._next
        self.fit()
        self._next()
        self.first_focus = self.button("answer-0")

    def _next(self) -> None:
        """Ask the next question, or show the summary."""
        if self._number == self._asks.total:
            self._number = self._right = 0
        elif self._question is not None and self._number + 1 >= self._asks.total:
            self._end()
            return
        else:
            self._number += self._question is not None
        found = self._question = self._asks.next()
        if found is None:
            self._end()
            return
        wrong = self._chance.sample(list(found.others), min(ANSWERS - 1, len(found.others)))
        self._offered = [*wrong, found.right]
        self._chance.shuffle(self._offered)
        self._seen.show_cards(found.cards, found.folder, found.seen)
        self.setAccessibleDescription(found.seen)
        self._write(
            self._count,
            translate("practice", "Question {n} of {all}").format(n=self._number + 1, all=self._asks.total),
        )
        self._write(self._text, found.text)
        self._write(self._message, "")
        for number in range(ANSWERS):
            button = self.button(f"answer-{number}")
            button.setVisible(number < len(self._offered))
            if number < len(self._offered):
                button.setText(unkeyed(f"{number + 1}   {self._offered[number]}"))
                button.setEnabled(True)
        self.button("next").setEnabled(False)
        self.button("next").setText(translate("practice", "Next"))
        self.button("answer-0").setFocus()
        self.said.emit(" ".join((found.text, found.seen, *self._offered)))

    def _write(self, label: QLabel, text: str) -> None:
        label.setFont(fonts.small() if label is not self._text or len(text) > LONG else fonts.system())
        label.setText(text)

    def _give(self, number: int) -> None:
        found = self._question
        if found is None or number >= len(self._offered) or self.button("next").isEnabled():
            return
        right = self._offered[number] == found.right
        self._right += right
        self._asks.answered(right)
        said = translate("practice", "Right: {answer}.")
        if not right:
            said = translate("practice", "No: {answer}. You said {yours}.")
        lines = [said.format(answer=found.right, yours=self._offered[number]), *found.explanation]
        self._write(self._message, "\n".join(lines) if len(lines) <= LINES else side_by_side(lines))
        for each, offered in enumerate(self._offered):
            self.button(f"answer-{each}").setEnabled(offered == found.right)
        self.button("next").setEnabled(True)
        self.button("next").setFocus()
        self.said.emit(" ".join(lines))

    def _end(self) -> None:
        """Show the summary of all questions; the quiz can be repeated from there."""
        text, cards, folder = self._asks.end()
        self._question = None
        self._number = self._asks.total
        self._seen.show_cards(cards, folder, "")
        self._write(
            self._count,
            translate("practice", "Right: {n} of {all}").format(n=self._right, all=self._asks.total),
        )
        self._write(self._text, "")
        self._write(self._message, harmless(text, 400))
        for number in range(ANSWERS):
            self.button(f"answer-{number}").setVisible(False)
        self.button("next").setEnabled(True)
        self.button("next").setText(translate("practice", "Again"))
        self.button("next").setFocus()
        self.said.emit(text)
