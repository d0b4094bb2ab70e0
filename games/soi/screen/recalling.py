"""The Memory window: what could be remembered of this round, in hard-to-read writing (soi §memory model)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout

from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.labels import Label

from ..events import Asked
from ..memory import remember
from ..view import View
from . import words

translate = QCoreApplication.translate

ROWS = 12


class MemorySheet(Dialog):
    """Every move of this round, the last one first, and the places of cards that follow from them."""

    def __init__(self, view: View) -> None:
        super().__init__(translate("soi-memory", "Memory"))
        row = QHBoxLayout()
        row.setSpacing(16)
        moves = [move(number, asked) for number, asked in enumerate(view.log, 1)]
        lists = (
            (
                translate("soi-memory", "Moves, the last one first"),
                moves[::-1],
                translate("balloon", "These are the moves of this round: who asked whom for which card."),
            ),
            (
                translate("soi-memory", "Where cards are known to be"),
                known(view),
                translate("balloon", "These are cards that somebody was seen to take and still has."),
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
        self.add_buttons((("ok", translate("dialog", "OK")),), default="ok", cancel="ok")
        tell(self.button("ok"), translate("balloon", "To put the memory away, click this button."))
        self.fit()


def move(number: int, asked: Asked) -> str:
    """Return a move as it stands in the list: its number, who asked whom, what for, and what came of it."""
    outcome = translate("soi-memory", "yes") if asked.hit else translate("soi-memory", "no")
    pair = f"{letter(asked.asker)} > {letter(asked.asked)}"
    return f"{number}   {pair}   {words.written(asked.card)}   {outcome}"


def known(view: View) -> list[str]:
    """Return where cards are that have changed hands, seat by seat, one's own hand left out."""
    places = remember(view).at
    lines = []
    for seat in range(4):
        cards = sorted(card for card, at in places.items() if at == seat)
        if cards and seat != view.seat:
            lines.append(f"{letter(seat)}   " + " ".join(map(words.written, cards)))
    return lines


def letter(seat: int) -> str:
    """Return the first letter of a seat's name."""
    return words.seat_name(seat)[0]


def _list(name: str, lines: Sequence[str], balloon: str) -> QListWidget:
    made = QListWidget()
    made.setFont(fonts.small())
    made.setAccessibleName(name)
    made.addItems(list(lines) or ["–"])
    made.setFixedSize(218, ROWS * 16 + 2)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    return tell(made, balloon)
