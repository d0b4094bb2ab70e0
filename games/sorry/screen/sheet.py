"""The sheet at the end of a game: who has won, and where everybody's pawns are."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.dialogs import Dialog, Picture, paragraph
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.labels import columns, figures, small
from macclassic.toolbox.sound import Sound

from ..view import Result
from .words import turn_words, winners_words

translate = QCoreApplication.translate

WIDTH = 380


class GameSheet(Dialog):
    """How a game ended. `players`: who played each colour."""

    def __init__(self, result: Result, players: Mapping[int, str]) -> None:
        super().__init__(translate("sheet", "End of the game"), Frame.MOVABLE)
        colours = [each.colour for each in result.standings if each.seat in result.winners]
        self.body.addWidget(paragraph(winners_words(colours), width=WIDTH))
        grid = columns(2, 1)
        heads = (
            translate("sorry-sheet", "At home"),
            translate("sorry-sheet", "In the start"),
            translate("sorry-sheet", "Steps left of the others"),
        )
        figures(grid, 0, 2, heads)
        names = ("red", "blue", "yellow", "green")
        for row, each in enumerate(result.standings, 1):
            won = each.seat in result.winners
            grid.addWidget(Picture("cards/sorry", f"pawn-{names[each.colour]}-1"), row, 0)
            grid.addWidget(small(turn_words(each.colour, players.get(each.colour, "")), won), row, 1)
            figures(grid, row, 2, (each.home, each.waiting, each.steps), won)
        self.body.addLayout(grid)
        self.only_button(
            translate("balloon", "To set up another game, click this button."),
            translate("sorry-sheet", "New Game"),
        )


def ending(result: Result, people: Mapping[int, str]) -> Sound:
    """Return how the end of a game sounds: a fanfare if a person is among the winners, or nobody plays but
    computers; else a groan."""
    seats = {each.colour: each.seat for each in result.standings}
    persons = [seats[colour] for colour, player in people.items() if player == "person" and colour in seats]
    lost = persons and not any(seat in result.winners for seat in persons)
    return Sound.LOSE if lost else Sound.WIN
