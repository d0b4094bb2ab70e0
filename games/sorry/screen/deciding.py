"""Clicks and keys on the table of Sorry, made into draws and moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from games.sorry.board import COLOUR_OF, HOME, TRACK
from games.sorry.screen import buttons, layout, painting, words
from games.sorry.screen.buttons import LETTERS, Button
from games.sorry.screen.choices import Menu
from games.sorry.screen.commands import Commands
from games.sorry.screen.model import Model
from games.sorry.state import DRAW, Action
from games.sorry.trail import Trail, trail
from macclassic.quickdraw import fonts
from macclassic.toolbox.gamescreen import Position
from macclassic.toolbox.sound import Sounds
from macclassic.toolbox.windows import WindowManager

translate = QCoreApplication.translate

Spot = tuple[int, int]
"""A place that a click may mean, and whose it is: the colour of a zone, start or home, -1 on the track."""

_AWAY = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class Deciding(Commands):
    """The part of the table that a person decides with.

    `_model`: the picture; `_menu`: the moves on offer, None where there are none; `_pending`: a move that
    waits to be confirmed; `_lit`: the numbers of the buttons pointed at or under the keys; `_spot`: where on
    the board the keys have come to.
    """

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._position: Position | None = None
        self._model: Model | None = None
        self._menu: Menu | None = None
        self._pending: Action | None = None
        self._buttons: list[Button] = []
        self._lit: tuple[int, ...] = ()
        self._spot: Spot | None = None

    # What is on offer

    @property
    def deciding(self) -> bool:
        """Whether a person is to draw or to move now."""
        return bool(self._position and self._position.legal) and not self.busy

    @property
    def drawing(self) -> bool:
        """Whether a person is to turn over a card now."""
        return self.deciding and tuple(self._position.legal) == (DRAW,)  # type: ignore[union-attr]

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
            self._buttons.append(
                Button("confirm", "A", buttons.wide_rect(0), translate("sorry", "make this move"), move)
            )
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

    def trail_of(self, action: Action) -> Trail:
        """Return what a move would do from where the pawns are."""
        assert self._position is not None
        return trail(self._position.view.places, action)

    @property
    def shown_trail(self) -> Trail | None:
        """The way that is lit on the board: of the move that waits, or of the only one that is pointed at."""
        if self._pending is not None:
            return self.trail_of(self._pending)
        if len(self._lit) == 1 and self._lit[0] < len(self._buttons):
            action = self._buttons[self._lit[0]].action
            if action is not None:
                return self.trail_of(action)
        return None

    @property
    def movers(self) -> tuple[int, ...]:
        """The pawns that a move on offer begins with."""
        actions = self._menu.actions if self._menu is not None and self._pending is None else ()
        return tuple(sorted({part.pawn for action in actions for part in action.parts}))

    # Deciding

    def press(self, number: int) -> None:
        """Do what a button offers."""
        if not self.deciding or number >= len(self._buttons):
            return
        button = self._buttons[number]
        if button.name == "draw":
            self.acted.emit(DRAW)
        elif button.name == "back":
            self.step_back()
        elif button.name == "confirm":
            assert self._pending is not None
            self.acted.emit(self._pending)
        else:
            self._narrow(button.choice)

    def _narrow(self, actions: Sequence[Action]) -> None:
        """Make the only one of some moves, or offer no others."""
        assert self._menu is not None
        if len(actions) == 1:
            if self._options["confirm"]:
                self._pending = actions[0]
                self._say(translate("sorry", "This move?"))
                self._make_buttons()
            else:
                self.acted.emit(actions[0])
        elif set(actions) != set(self._menu.actions):
            self._menu.narrow(actions)
            self._say(translate("sorry", "Which of these? Esc brings back all."))
            self._make_buttons()

    def step_back(self) -> bool:
        """Offer again what was on offer before; False if this is all there is."""
        if self._pending is not None:
            self._pending = None
        elif self._menu is None or not self._menu.back():
            return False
        self._make_buttons()
        return True

    def _say(self, line: str) -> None:
        """Write a line in the message window."""
        raise NotImplementedError

    # Where on the board

    def moves_at(self, point: QPoint) -> list[Action]:
        """Return the moves on offer that a click on a point of the board may mean: those of the pawn there,
        with it or to its place, and those that end on the square there."""
        if self._menu is None or self._pending is not None or self._model is None:
            return []
        pawn = self.pawn_at(point)
        found = layout.place_at(point)
        if pawn is not None and found is None:
            found = self._model.places[pawn], COLOUR_OF[pawn]
        return [action for action in self._menu.actions if self._touches(action, pawn, found)]

    def _touches(self, action: Action, pawn: int | None, spot: Spot | None) -> bool:
        if pawn is not None and any(pawn in (part.pawn, part.target) for part in action.parts):
            return True
        if spot is None:
            return False
        place, colour = spot
        assert self._model is not None
        for walk in self.trail_of(action).walks:
            same = colour in (-1, COLOUR_OF[walk.pawn])
            if walk.end == place and same and walk.pawn in {part.pawn for part in action.parts}:
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

    def _buttons_of(self, actions: Sequence[Action]) -> tuple[int, ...]:
        """Return the numbers of the buttons that stand for some moves."""
        return tuple(
            number
            for number, button in enumerate(self._buttons)
            if any(each in actions for each in button.choice)
        )

    def _light(self, numbers: Sequence[int]) -> None:
        if tuple(numbers) != self._lit:
            self._lit = tuple(numbers)
            self.touch(self.rect())

    # Mouse

    def clickable(self, point: QPoint) -> bool:
        if not self.deciding:
            return False
        return self.drawing or self.button_at(point) is not None or bool(self.moves_at(point))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if not self.deciding:
            return
        number = self.button_at(point)
        if number is not None:
            self._light((number,))
        elif self._pending is None:
            self._light(self._buttons_of(self.moves_at(point)))

    def leaveEvent(self, event: QEvent) -> None:
        self._light(())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        if self.busy:
            self.finish()
            return
        if not self.deciding:
            return
        point = event.position().toPoint()
        number = self.button_at(point)
        if self.drawing:
            # Either button of the mouse, and anywhere (§2).
            self.press(0)
        elif event.button() == Qt.MouseButton.RightButton:
            self.step_back()
        elif number is not None:
            self.press(number)
        else:
            actions = self.moves_at(point)
            if actions:
                self._narrow(actions)
            else:
                self.step_back()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            return
        if self.busy:
            self.finish()
            return
        if not self.deciding:
            event.ignore()
            return
        letters = [button.letter for button in self._buttons]
        text = event.text().upper()
        if text in letters:
            self.press(letters.index(text))
        elif key in _AWAY:
            self._go(_AWAY[key])
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._next_button(1 if key == Qt.Key.Key_Tab else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take()
        elif key == Qt.Key.Key_Escape:
            self._spot = None
            self.step_back()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False

    def _take(self) -> None:
        """Take what the keys are at: the place on the board, the button, or the only one there is."""
        if self._spot is not None and self._pending is None:
            actions = self.moves_at(self._point(self._spot))
            if actions:
                self._narrow(actions)
        elif len(self._lit) == 1:
            self.press(self._lit[0])
        elif len(self._buttons) == 1 or self._pending is not None:
            self.press(0)
        elif self._buttons:
            self._next_button(1)

    def _next_button(self, by: int) -> None:
        count = len(self._buttons)
        now = self._lit[0] if len(self._lit) == 1 else (-1 if by > 0 else count)
        self._spot = None
        self._light(((now + by) % count,))
        self.current_changed.emit(f"button-{self._lit[0]}")

    def spots(self) -> list[Spot]:
        """Return the places that a click may mean now: where movers and targets stand and where moves end."""
        if self._menu is None or self._model is None or self._pending is not None:
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

    def _go(self, way: QPoint) -> None:
        """Move the frame of the keys to the nearest place in a direction."""
        spots = self.spots()
        if not spots:
            self._next_button(1 if way.x() + way.y() > 0 else -1)
            return
        if self._spot not in spots:
            self._set_spot(spots[0])
            return
        here = self._point(self._spot)

        def cost(spot: Spot) -> float:
            away = self._point(spot) - here
            along = QPoint.dotProduct(away, way)
            across = abs(away.x() * way.y() - away.y() * way.x())
            return along + 2 * across if along > 0 else 10_000.0 + along + 2 * across

        self._set_spot(min((spot for spot in spots if spot != self._spot), key=cost, default=spots[0]))

    def _set_spot(self, spot: Spot) -> None:
        self._spot = spot
        self._lit = self._buttons_of(self.moves_at(self._point(spot)))
        self.touch(self.rect())
        self.current_changed.emit(self._spot_key(spot))

    def _spot_key(self, spot: Spot) -> str:
        """Return the key of the thing at a place: its pawn, else its square."""
        assert self._model is not None
        pawn = self.pawn_at(self._point(spot))
        return f"pawn-{pawn}" if pawn is not None else f"place-{spot[0]}-{spot[1]}"

    @staticmethod
    def _point(spot: Spot) -> QPoint:
        place, colour = spot
        return layout.spot_at(max(colour, 0), place)


def _spot(pawn: int, place: int) -> Spot:
    return place, -1 if place < TRACK else COLOUR_OF[pawn]


def _fits(text: str) -> bool:
    """Whether a line of the message window has room for a text."""
    return fonts.advance(text, fonts.SMALL) <= layout.PANEL_W - 2 * layout.INSET - 12
