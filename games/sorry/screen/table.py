"""The table of Sorry: a view drawn, events played as motion, clicks and keys made draws and moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent

from macclassic.toolbox import cloth
from macclassic.toolbox.animator import Animator, Motion, run_unseen
from macclassic.toolbox.dialogs import Hint
from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.gamescreen import Begun, Past, Position, told_again
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.things import Thing
from macclassic.toolbox.windows import WindowManager

from ..board import COLOURS
from ..options import PLAYERS, SorryOptions
from . import buttons, explaining, layout, painting, words
from .deciding import Deciding
from .model import Model, picture_of
from .motions import REST, Choreography
from .sheet import GameSheet, ending
from .spoken import on_table

translate = QCoreApplication.translate

LINES = 20
"""So many lines of what has happened are kept; the message window shows as many as it has room for."""


def build(manager: WindowManager, sounds: Sounds) -> Table:
    """Return the game's screen."""
    return Table(manager, sounds)


class Table(Deciding):
    """The board at the left; at its right the Select-o-Matic: cards, message window and button box (§7)."""

    recalls = LINES
    takes_values = True

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setFixedSize(layout.WIDTH, layout.HEIGHT)
        self.setAccessibleName(translate("table", "Table"))
        self._choreography: Choreography | None = None
        self._lines: list[str] = []
        self._recalled: list[str] = []  # what the next position that is shown has been led to by
        self._players: dict[int, str] = {}
        self._told: Any = None
        self._animator = Animator(self)
        self._animator.drained.connect(self._settled)

    # What the session asks

    @property
    def busy(self) -> bool:
        return self._animator.busy

    @property
    def model(self) -> Model | None:
        """The picture as data, for those who want to compare."""
        return self._model

    @property
    def lines(self) -> Sequence[str]:
        """What has happened, as the message window tells it, oldest first."""
        return self._lines

    def use_options(self, options: SorryOptions) -> None:
        self._options = options
        if self._choreography is not None:
            self._choreography.pace = self._options.pace
        if self._pending is not None and not self._options.confirm:
            self.step_back()
        self.update()

    def use_seats(self, seats: Sequence[Mapping[str, Any]]) -> None:
        self._players = {COLOURS.index(each["colour"]): str(each["player"]) for each in seats}
        self._choreography = None
        self.update()
        self._follow_seats()

    def _follow_seats(self) -> None:
        """Let the options say who plays here, whether it was them that seated the match or a file."""
        who = list(self._options.who)
        for colour, player in self._players.items():
            if player in PLAYERS:
                who[colour] = player
        if tuple(who) != self._options.who:
            self._options = replace(self._options, who=tuple(who))
            self.options_changed.emit({"who": who})

    def recall(self, past: Sequence[Past]) -> None:
        lines: list[str] = []
        for before, then in told_again(past):
            model = picture_of(before.view)
            moves = Choreography(model, lambda _rect: None, lines.append, lambda _sound: None)
            run_unseen(list(moves.motions(then.events)))
        self._recalled = lines[-LINES:]

    def show_position(self, position: Position) -> None:
        self._animator.drop()
        self._position = position
        # What else stands there told of another moment, or of another game.
        self._lines, self._recalled = self._recalled, []
        self._settled(announce=False)

    def play(self, events: Sequence[Any], position: Position) -> None:
        self._position = position
        if self._model is None or Begun() in events:
            # What still moves is of a match that has been given up.
            self._animator.drop()
            self._model = picture_of(position.view)
            self._lines = []
        self._pending, self._menu, self._buttons, self._lit, self._spot = None, None, [], (), None
        self._choreograph()
        assert self._choreography is not None
        self.update()
        self._animator.play(self._choreography.motions(events))

    def finish(self) -> None:
        self._animator.finish()

    def _choreograph(self) -> None:
        assert self._model is not None
        if self._choreography is None or self._choreography.model is not self._model:
            self._choreography = Choreography(self._model, self.touch, self._say, self._sound)
        self._choreography.pace = self._options.pace

    def _settled(self, announce: bool = True) -> None:
        """Take over the view when all motion has ended: the picture is the view's, whatever moved."""
        if self._position is None:
            return
        self._model = picture_of(self._position.view)
        self._choreograph()
        self._offer()
        if announce:
            self.drained.emit()
            if self.deciding:
                self.said.emit(self.head)
                self._play_forced()

    def _play_forced(self) -> None:
        """Make the only move there is, if that is wanted, when it has been seen for a while."""
        if not self._options.forced or self.drawing or len(self._position.legal) != 1:  # type: ignore[union-attr]
            return
        action = self._position.legal[0]  # type: ignore[union-attr]
        self._lit = (0,)
        position = self._position

        def move() -> None:
            if self._position is position:
                self.acted.emit(action)

        self._animator.play([Motion(REST[self._options.pace], end=move)])

    # What can be heard

    @property
    def head(self) -> str:
        model = self._model
        if model is None or self._position is None:
            return ""
        if model.turn < 0:
            return words.winners_words([model.colours[seat] for seat in model.winners])
        colour = model.colours[model.turn]
        if not self.deciding:
            return words.turn_words(colour, self._players.get(colour, ""))
        name = words.colour_name(colour)
        if self.drawing:
            return translate("sorry", "{colour}: click to draw").format(colour=name)
        if self._pending is not None:
            return translate("sorry", "{colour}: is this your move?").format(colour=name)
        if self._menu is not None and self._menu.narrowed:
            return translate("sorry", "{colour}: which? (Esc: all)").format(colour=name)
        return translate("sorry", "{colour}: what do you do?").format(colour=name)

    def things(self) -> Sequence[Thing]:
        if self._model is None:
            return ()
        return on_table(self._model, self.head, self._buttons, self._lit, self.movers, self._spot)

    def explain(self, position: QPoint) -> Topic | None:
        if self._model is None or self._position is None or self.busy:
            return None
        scene = explaining.Scene(
            model=self._model,
            players=self._players,
            buttons=self._buttons,
            movers=self.movers,
            drawing=self.drawing,
            practice=self._practice_rect() if self._position.practice else None,
        )
        return explaining.at(scene, position)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = event.rect()
        # Patterns hang on the screen's corner, not the window's.
        painter.setBrushOrigin(-self.mapTo(self.window(), QPoint(0, 0)))
        painter.fillRect(area, cloth.cloth(self._options.cloth))
        painter.setBrushOrigin(0, 0)
        model = self._model
        if model is None:
            painting.draw_board(painter)
            return
        if area.left() <= layout.BOARD.right():
            self._paint_board(painter, model)
        if area.right() >= layout.PANEL_X:
            self._paint_panel(painter, model)

    def _paint_board(self, painter: QPainter, model: Model) -> None:
        painting.draw_board(painter)
        found = self.shown_trail
        if found is not None:
            painting.draw_trail(painter, model, found)
        painting.draw_pawns(painter, model)
        if found is not None:
            painting.draw_dangers(painter, model, found.bumped)
        if self.deciding and self._pending is None:
            painting.draw_pointers(painter, model, self.movers)
        if self._spot is not None:
            painting.draw_frame(painter, self._point(self._spot), 1)
        if self._position is not None and self._position.practice:
            text = translate("table", "Practice")
            painting.plate(painter, self._practice_rect().topLeft(), text, inverted=True)

    def _paint_panel(self, painter: QPainter, model: Model) -> None:
        painting.draw_cards(painter, model)
        options = [(button.letter, button.line) for button in self._buttons]
        painting.draw_message(painter, self.head, self._lines, options, self._lit)
        for number, button in enumerate(self._buttons):
            buttons.draw(painter, button, number in self._lit)

    def _practice_rect(self) -> QRect:
        middle = layout.BOARD.center()
        return QRect(middle.x() - 26, middle.y() + 84, 52, 13)

    def _say(self, line: str) -> None:
        self.said.emit(line)
        self._lines = [*self._lines, line][-LINES:]
        self.touch(layout.MESSAGE)

    def _sound(self, sound: Sound) -> None:
        # Motion that is cut short would sound all at once.
        if not self._animator.hurrying:
            self.sounds.play(sound)

    # What the session has shown

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        for number, button in enumerate(self._buttons):
            if action in button.choice:
                self._light((number,))
        self.manager.open(Hint(words.hint_words(action, said)))

    def show_round(self, result: Any, position: Position, last: bool) -> None:
        self._position = position
        self._settled(announce=False)
        if result != self._told:
            self.sounds.play(ending(result, self._players))
        self._told = result
        sheet = GameSheet(result, self._players)
        sheet.finished.connect(lambda _name: self.round_read.emit())
        self.manager.open(sheet)

    def seat_name(self, seat: int) -> str:
        assert self._model is not None
        return words.colour_name(self._model.colours[seat])
