"""Sheets of Soi: the result of a round, the score of the match, and the Memory window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from macclassic.quickdraw import fonts
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.base.sound import Sound
from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from macclassic.toolbox.dialogs.labels import Label, small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

from ..actions import four
from ..events import Asked
from ..memory import remember
from ..position import places
from ..rules import Result
from ..view import View
from .drawing import face_image
from .layout import FULL
from .texts import words
from .texts.words import Company

WIDTH = 420
ACES = ("AS", "AH", "AD", "AC")
ROWS = 12
"""Number of rows of the lists in the Memory window."""
FAN_STEP = 60
"""Distance in pixels between the Aces."""


class RoundSheet(Dialog):
    """Result of a round: sets, points and totals, and at the end of a match the places."""

    def __init__(self, result: Result, who: Company, last: bool) -> None:
        ended = translate("soi-sheet", "End of the match"), translate("soi-sheet", "End of the round")
        super().__init__(ended[0] if last else ended[1], Frame.MOVABLE)
        self.body.addWidget(paragraph(_headline(result, who, last), width=WIDTH))
        rows = [
            [
                who.name(seat),
                _sets(result, seat),
                str(result.points[seat]),
                str(result.before[seat]),
                str(result.totals[seat]),
                *([_place(result.places[seat])] if last else []),
            ]
            for seat in range(4)
        ]
        heads = [
            "",
            translate("soi-sheet", "Sets"),
            translate("soi-sheet", "Points"),
            translate("soi-sheet", "Before"),
            translate("soi-sheet", "Total"),
            *([translate("soi-sheet", "Place")] if last else []),
        ]
        self.body.addLayout(_table(heads, rows))
        more = _what_follows(result, last)
        if more:
            self.body.addWidget(paragraph(more, True, WIDTH))


class ScoreSheet(Dialog):
    """Totals of all players, and the points of their sets of this round so far."""

    def __init__(self, view: View, who: Company) -> None:
        super().__init__(translate("soi-sheet", "Score"))
        head = translate("soi-sheet", "Round {number}; the match ends at {target} points.")
        self.body.addWidget(paragraph(head.format(number=view.round, target=view.target), width=320))
        heads = [
            "",
            translate("soi-sheet", "Total before"),
            translate("soi-sheet", "This round"),
            translate("soi-sheet", "Place"),
        ]
        both = [*zip(view.totals, view.points, strict=True)]
        before = view.totals if not view.over else four(total - points for total, points in both)
        together = places(view.totals if view.over else four(map(sum, both)))
        rows = [
            [who.name(seat), str(before[seat]), str(view.points[seat]), _place(together[seat])]
            for seat in range(4)
        ]
        self.body.addLayout(_table(heads, rows))
        self.only_button(translate("balloon", "To close the score, click this button."))


class Aces(Guarded, QWidget):
    """Picture of the four Aces, the best set, side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(FAN_STEP * 3 + FULL.width(), FULL.height())
        self.setAccessibleName(translate("soi-sheet", "Four Aces"))
        tell(self, translate("balloon", "These are the four Aces, the best set of all."))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, card in enumerate(ACES):
            painter.drawImage(FAN_STEP * number, 0, face_image(card, FULL))


class Congratulations(Dialog):
    """Congratulations on beating the impossible level, as in the original."""

    def __init__(self) -> None:
        super().__init__(translate("soi-sheet", "Congratulations"), Frame.MOVABLE)
        self.body.addWidget(Aces(), 0, Qt.AlignmentFlag.AlignHCenter)
        text = translate(
            "soi-sheet",
            "You have beaten the machine on the impossible level, by memory and wit of your own. Sincere "
            "congratulations!",
        )
        self.body.addWidget(paragraph(text, width=300))
        more = translate("soi-sheet", "It forgets nothing. Few people can say the same.")
        self.body.addWidget(paragraph(more, True, 300))
        balloon = translate("balloon", "To go on, proud and unhurried, click this button.")
        self.only_button(balloon, translate("soi-sheet", "Thank You"))


def ending(result: Result, who: Company) -> Sound | None:
    """Return the sound for the end of a round: a fanfare if the person won, a groan if not.

    None if no seat is the person's alone.
    """
    if who.you < 0:
        return None
    if result.places:
        return Sound.WIN if result.places[who.you] == 1 else Sound.LOSE
    return Sound.WIN if result.points[who.you] == max(result.points) else Sound.LOSE


def _headline(result: Result, who: Company, last: bool) -> str:
    if not last:
        return translate("soi-sheet", "Round {number} is over.").format(number=result.round)
    winner = result.places.index(1)
    text = translate("soi-sheet", "The match is over. {seat} wins it with {points} points.")
    if winner == who.you:
        text = translate("soi-sheet", "The match is over. You win it with {points} points!")
    return text.format(seat=who.called(winner), points=result.totals[winner])


def _what_follows(result: Result, last: bool) -> str:
    if last:
        return ""
    if result.played_on:
        return translate("soi-sheet", "{target} points reached, and a tie: one more round decides.").format(
            target=result.target
        )
    return translate("soi-sheet", "The match ends at {target} points.").format(target=result.target)


def _sets(result: Result, seat: int) -> str:
    """Return the letters of a seat's sets."""
    lines = result.sets[seat]
    if not lines:
        return "–"
    return "  ".join(words.kind_letters(line.kind) for line in lines)


def _place(place: int) -> str:
    return translate("soi-sheet", "{place}.").format(place=place)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(3)
    for number, row in enumerate((heads, *rows)):
        for column, text in enumerate(row):
            label = small(text, number == 0)
            if column and not (len(heads) > 4 and column == 1):
                label.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, number, column)
    grid.setColumnStretch(1 if len(heads) > 4 else 0, 1)
    return grid


# The Memory window (soi §memory model)


class MemorySheet(Dialog):
    """Window with all asks of this round, the last one first, and the places of cards known from them."""

    def __init__(self, view: View, who: Company) -> None:
        super().__init__(translate("soi-memory", "Memory"))
        row = QHBoxLayout()
        row.setSpacing(16)
        moves = [move(who, number, asked) for number, asked in enumerate(view.log, 1)]
        lists = (
            (
                translate("soi-memory", "Moves, latest first"),
                moves[::-1],
                translate("balloon", "These are the moves of this round: who asked whom for which card."),
            ),
            (
                translate("soi-memory", "Known cards"),
                known(who, view),
                translate("balloon", "These are cards that a player was seen to take and still has."),
            ),
        )
        for text, lines, balloon in lists:
            column = QVBoxLayout()
            column.setSpacing(4)
            label = Label(text)
            label.setFont(fonts.small())
            column.addWidget(label)
            column.addWidget(_list(text, lines, balloon))
            row.addLayout(column)
        self.body.addLayout(row)
        self.only_button(translate("balloon", "To close the memory, click this button."))


def move(who: Company, number: int, asked: Asked) -> str:
    """Return a line of the list of asks: number, asker, asked player, card and outcome."""
    outcome = translate("soi-memory", "yes") if asked.hit else translate("soi-memory", "no")
    pair = f"{who.short(asked.asker)} > {who.short(asked.asked)}"
    return f"{number}   {pair}   {words.written(asked.card)}   {outcome}"


def known(who: Company, view: View) -> list[str]:
    """Return the known places of cards that have changed hands, by seat, without the viewer's own hand."""
    places = remember(view).at
    lines = []
    for seat in range(4):
        cards = sorted(card for card, at in places.items() if at == seat)
        if cards and seat != view.seat:
            lines.append(f"{who.short(seat)}   " + " ".join(map(words.written, cards)))
    return lines


def _list(name: str, lines: Sequence[str], balloon: str) -> QListWidget:
    made = QListWidget()
    made.setFont(fonts.small())
    made.setAccessibleName(name)
    made.addItems(list(lines) or ["–"])
    made.setFixedSize(218, ROWS * 16 + 2)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    return tell(made, balloon)
