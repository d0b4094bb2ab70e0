"""What may be done at the table of Sorry: moves on offer, their buttons, where on the board they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt

from macclassic.quickdraw import fonts
from macclassic.toolbox.gamescreen import Position
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.things import Pointer
from macclassic.toolbox.windows import WindowManager

from ..acts import DRAWS, Move
from ..board import COLOUR_OF, HOME, TRACK
from . import buttons, layout, painting, words
from .buttons import LETTERS, Button
from .choices import Menu
from .commands import Commands
from .model import Model
from .trails import Trail, trail

translate = QCoreApplication.translate

Spot = tuple[int, int]
"""A place that a click may mean, and whose it is: the colour of a zone, start or home, -1 on the track."""


class Offering(Commands):
    """The part of the table that knows what a person may do now.

    `_model`: the picture; `_menu`: the moves on offer, None where there are none; `_pending`: a move that
    waits to be confirmed; `_lit`: the numbers of the buttons pointed at or under the keys; `_spot`: where on
    the board the keys have come to.
    """

    _spot = Pointer["Spot | None"](lambda table, spot: spot in table._open_spots(), None)

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._position: Position | None = None
        self._model: Model | None = None
        self._menu: Menu | None = None
        self._pending: Move | None = None
        self._buttons: list[Button] = []
        self._lit: tuple[int, ...] = ()

    # What is on offer

    @property
    def deciding(self) -> bool:
        """Whether a person is to draw or to move now."""
        return bool(self._position and self._position.legal) and not self.busy

    @property
    def drawing(self) -> bool:
        """Whether a person is to turn over a card now."""
        return self.deciding and tuple(self._position.legal) == DRAWS  # type: ignore[union-attr]

    @property
    def buttons(self) -> Sequence[Button]:
        """What the button box offers now."""
        return self._buttons

    def _offer(self) -> None:
        """Offer all that may be done, afresh."""
        self._pending, self._menu, self._lit, self._spot = None, None, (), None
        if self.deciding and not self.drawing:
            assert self._position is not None
            self._menu = Menu(self._position.legal, layout.MOST)
        self._make_buttons()

    def _make_buttons(self) -> None:
        self._buttons = []
        self._lit = ()
        if self.drawing:
            text = translate("sorry", "Turn a Card Over")
            line = translate("sorry", "turn over the top card")
            self._buttons.append(Button("draw", "D", buttons.wide_rect(0), line, text))
        elif self._pending is not None:
            move = translate("sorry", "Move")
            back = translate("sorry", "Take Back")
            line = words.option_words(self._pending, self.trail_of(self._pending), _fits)
            self._buttons.append(Button("confirm", "A", buttons.wide_rect(0), line, move))
            self._buttons.append(
                Button("back", "B", buttons.wide_rect(1), translate("sorry", "choose something else"), back)
            )
        elif self._menu is not None:
            for number, choice in enumerate(self._menu.choices):
                if len(choice) == 1:
                    line = words.option_words(choice[0], self.trail_of(choice[0]), _fits)
                else:
                    line = words.group_words(choice, self._menu.depth)
                self._buttons.append(
                    Button("move", LETTERS[number], layout.button_rect(number), line, choice=choice)
                )
        self.update()

    def trail_of(self, move: Move) -> Trail:
        """Return what a move would do from where the pawns are."""
        assert self._position is not None
        return trail(self._position.view.places, move)

    @property
    def shown_trail(self) -> Trail | None:
        """The way that is lit on the board: of the move that waits, or of the only one that is pointed at."""
        if self._pending is not None:
            return self.trail_of(self._pending)
        if len(self._lit) == 1 and self._lit[0] < len(self._buttons):
            move = self._buttons[self._lit[0]].move
            if move is not None:
                return self.trail_of(move)
        return None

    @property
    def movers(self) -> tuple[int, ...]:
        """The pawns that a move on offer begins with."""
        actions = self._menu.actions if self._menu is not None and self._pending is None else ()
        return tuple(sorted({part.pawn for action in actions for part in action.parts}))

    # Where on the board

    def moves_at(self, point: QPoint) -> list[Move]:
        """Return the moves on offer that a click on a point of the board may mean: those of the pawn there,
        with it or to its place, and those that end on the square there."""
        if self._menu is None or self._pending is not None or self._model is None:
            return []
        pawn = self.pawn_at(point)
        found = layout.place_at(point)
        if pawn is not None and found is None:
            found = self._model.places[pawn], COLOUR_OF[pawn]
        return [action for action in self._menu.actions if self._touches(action, pawn, found)]

    def _touches(self, move: Move, pawn: int | None, spot: Spot | None) -> bool:
        if pawn is not None and any(pawn in (part.pawn, part.target) for part in move.parts):
            return True
        if spot is None:
            return False
        place, colour = spot
        assert self._model is not None
        for walk in self.trail_of(move).walks:
            same = colour in (-1, COLOUR_OF[walk.pawn])
            if walk.end == place and same and walk.pawn in {part.pawn for part in move.parts}:
                return True
            # Of pawns in one start any stands for the one that comes out, and so does the plate.
            if place >= HOME and walk.places[0] == place and same:
                return True
        return False

    def pawn_at(self, point: QPoint) -> int | None:
        """Return the pawn under a point."""
        if self._model is None:
            return None
        over = [pawn for pawn, at in self._model.points.items() if layout.pawn_rect(at).contains(point)]
        return max(over, key=lambda pawn: self._model.points[pawn].y(), default=None)  # type: ignore[union-attr]

    def button_at(self, point: QPoint) -> int | None:
        """Return the number of the button, or of its line in the message window, under a point."""
        for number, button in enumerate(self._buttons):
            if button.rect.contains(point):
                return number
        for number, line in enumerate(painting.option_lines(len(self._buttons))):
            if line.contains(point):
                return number
        return None

    def _buttons_of(self, actions: Sequence[Move]) -> tuple[int, ...]:
        """Return the numbers of the buttons that stand for some moves."""
        return tuple(
            number
            for number, button in enumerate(self._buttons)
            if any(each in actions for each in button.choice)
        )

    def spots(self) -> list[Spot]:
        """Return the places that a click may mean now: where movers and targets stand and where moves end."""
        return [] if self._pending is not None else self._open_spots()

    def _open_spots(self) -> list[Spot]:
        """Return the places of all moves on offer, one that waits to be confirmed or not."""
        if self._menu is None or self._model is None:
            return []
        found: set[Spot] = set()
        for action in self._menu.actions:
            pawns = {part.pawn for part in action.parts} | {part.target for part in action.parts} - {-1}
            for pawn in pawns:
                found.add(_spot(pawn, self._model.places[pawn]))
            for walk in self.trail_of(action).walks:
                if walk.pawn in {part.pawn for part in action.parts}:
                    found.add(_spot(walk.pawn, walk.end))
        return sorted(found)

    @staticmethod
    def _point(spot: Spot) -> QPoint:
        place, colour = spot
        return layout.spot_at(max(colour, 0), place)


def _spot(pawn: int, place: int) -> Spot:
    return place, -1 if place < TRACK else COLOUR_OF[pawn]


def _fits(text: str) -> bool:
    """Whether a line of the message window has room for a text."""
    return fonts.advance(text, fonts.SMALL) <= layout.PANEL_W - 2 * layout.INSET - 12
