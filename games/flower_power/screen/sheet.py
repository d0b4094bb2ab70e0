"""The sheet at the end of a game: who has won, and how everybody ended."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.dialogs import Dialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.sound import Sound
from macclassic.toolbox.standings import columns, figures, small

from ..result import Result
from . import words
from .words import Company

translate = QCoreApplication.translate

WIDTH = 380


class GameSheet(Dialog):
    """How a game ended."""

    def __init__(self, result: Result, who: Company) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        self.body.addWidget(paragraph(words.wins(who, result.winner), width=WIDTH))
        if result.last_will:
            text = translate("flower-power", "It was won by a last will: no flower was left.")
            self.body.addWidget(paragraph(text, True, WIDTH))
        grid = columns(3, 0)
        heads = (
            translate("flower-power", "Flowers"),
            translate("flower-power", "POWER FLOWERs"),
            translate("flower-power", "Petals"),
            translate("flower-power", "Hand"),
            translate("flower-power", "Turns"),
        )
        figures(grid, 0, 1, heads)
        for row, each in enumerate(result.standings, 1):
            won = each.seat == result.winner
            name = words.who_acts(who, each.seat)
            grid.addWidget(small(f"{each.place}. {name}", won), row, 0)
            counted = (each.flowers, each.power_flowers, each.petals, each.hand, each.turns)
            figures(grid, row, 1, counted, won)
        self.body.addLayout(grid)
        self.add_buttons((("ok", translate("flower-power", "New Game")),), default="ok", cancel="ok")
        tell(self.button("ok"), translate("balloon", "To set up another game, click this button."))
        self.fit()


def ending(result: Result, who: Company) -> Sound | None:
    """Return how the end of a game sounds: a fanfare if a person has won or nobody plays, else a groan."""
    if who.people and result.winner not in who.people:
        return Sound.LOSE
    return Sound.WIN
