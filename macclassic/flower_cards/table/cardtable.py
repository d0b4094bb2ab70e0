"""A table of flower cards: a view drawn, events played as motion, and the lines that tell of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from macclassic.flower_cards.options import CardOptions
from macclassic.toolbox import cloth
from macclassic.toolbox.animator import Animator, run_unseen
from macclassic.toolbox.dialogs import Dialog, Hint
from macclassic.toolbox.gamescreen import Begun, Past, Position, told_again
from macclassic.toolbox.pictures import picture
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.windows import WindowManager

from . import painting
from .choosing import Choosing, Reading
from .choreography import Choreography, Stage
from .places import Places

translate = QCoreApplication.translate

PRACTICE = QPoint(560, 420)


class CardTable(Choosing):
    """What a game's table need not do itself. `message`: where it stands what has happened, in so many
    `lines` at most; `stack`: the corner of the stack of cards."""

    takes_values = True
    message = QRect()
    lines = 6
    stack = QPoint()

    def __init__(self, manager: WindowManager, sounds: Sounds, options: CardOptions, size: QSize) -> None:
        super().__init__(manager, sounds, options)
        self.setFixedSize(size)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(translate("table", "Table"))
        self._choreography: Choreography[Any] | None = None
        self._lines: list[str] = []
        self._recalled: list[str] = []  # what the next position that is shown has been led to by
        self.recalls = 2 * self.lines  # of two decisions in a row at least one is told with a line
        self._hint: str | None = None
        self._told: Any = None
        self._animator = Animator(self)
        self._animator.drained.connect(self._settled)

    # What a game does in its own way

    def _read(self, position: Position) -> Reading:
        """Return a position as the screen reads it."""
        raise NotImplementedError

    def _choreographer(self, model: Any, reading: Any, stage: Stage) -> Choreography[Any]:
        """Return what makes motions over a model that lead to a position, given by its reading."""
        raise NotImplementedError

    def _to_decide(self) -> str:
        """Return what is said when all is at rest and the person is to decide."""
        raise NotImplementedError

    def _paint(self, painter: QPainter, area: QRect, back: str) -> None:
        """Draw what touches an area of the table; `back` names the picture of the cards' backs."""
        raise NotImplementedError

    def _rested(self) -> None:
        """See to what only stands while nothing moves."""

    def _sheet(self, result: Any, position: Position, last: bool) -> tuple[Dialog, Sound | None]:
        """Return the sheet at the end of a round, and how the end sounds."""
        raise NotImplementedError

    def _hint_text(self, said: Mapping[str, Any]) -> str:
        """Return the reason of a hint in the language of the screen."""
        raise NotImplementedError

    def _pointed_at(self, action: Any) -> str | None:
        """Return the card at which a hint of an action points."""
        assert self._reading is not None
        return self._reading.cards_of(action)[0] or None

    # What the session asks

    @property
    def busy(self) -> bool:
        return self._animator.busy

    def use_options(self, options: CardOptions) -> None:
        self._options = options
        if self._choreography is not None:
            self._choreography.pace = self._options.pace
        self.update()

    def recall(self, past: Sequence[Past]) -> None:
        lines: list[str] = []
        for before, then in told_again(past):
            model, reading = self._read(before).model(), self._read(then.position)
            stage = Stage(model.places.update, lambda: None, lines.append, lambda _sound: None)
            moves = self._choreographer(model, reading, stage)
            moves.after = reading.model
            run_unseen(list(moves.motions(then.events)))
        self._recalled = lines[-self.lines :]

    def show_position(self, position: Position) -> None:
        self._animator.drop()
        # What else stands there told of moves that have not happened here.
        self._lines, self._recalled = self._recalled, []
        self.put_away()
        self._take(position)
        assert self._reading is not None
        self._model = self._reading.model()
        self._choreograph()
        self._settled(announce=False)

    def play(self, events: Sequence[Any], position: Position) -> None:
        self.put_away()
        self._forget_question()
        self._take(position)
        if self._model is None or Begun() in events:
            # What still moves is of a match that has been given up.
            self._animator.drop()
            assert self._reading is not None
            self._model = self._reading.model()
            self._lines = []
        self._choreograph()
        assert self._choreography is not None
        # The faces show at once whose turn the motion belongs to.
        self.update()
        self._animator.play(self._choreography.motions(events))

    def finish(self) -> None:
        self._animator.finish()

    def _take(self, position: Position) -> None:
        self._position = position
        self._reading = self._read(position)
        self._hint = None

    def _choreograph(self) -> None:
        if self._choreography is None or self._choreography.model is not self._model:
            assert self._model is not None and self._reading is not None
            stage = Stage(self._moved, self.update, self._say, self._sound)
            self._choreography = self._choreographer(self._model, self._reading, stage)
            self._choreography.after = lambda: self._reading.model()  # type: ignore[union-attr]
            self._choreography.tell = self.said.emit
        self._choreography.pace = self._options.pace

    def _show_model(self, model: Any) -> None:
        self._model = model
        self._choreograph()
        self.update()

    def _settled(self, announce: bool = True) -> None:
        """Take over the view when all motion has ended: the picture is the view's, whatever moved."""
        reading = self._reading
        if reading is None:
            return
        self._model = model = reading.model()
        self._choreograph()
        self._rested()
        hand = len(model.snapshot.hand)
        if self._chosen is not None and self._chosen >= hand:
            self._chosen = hand - 1 if hand else None
        self.update()
        if announce:
            self.drained.emit()
            if not self.busy:
                # What a frame round a face shows to the eye.
                self.said.emit(self._to_decide())
        self._ask()

    @property
    def _playing(self) -> bool:
        """Whether a card of the hand is to be played now."""
        asked = bool(self._position and self._position.legal) and not self.busy
        return asked and self._model is not None and not self._model.snapshot.choice

    @property
    def _marked(self) -> frozenset[int]:
        """The places in the hand of cards marked because they match something."""
        if self._reading is None or not self._playing or not self._options.show_matches:
            return frozenset()
        return self._reading.matching

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # Patterns hang on the screen's corner, not the window's.
        corner = self.mapTo(self.window(), QPoint(0, 0))
        painter.setBrushOrigin(-corner)
        painter.fillRect(event.rect(), cloth.cloth(self._options.cloth))
        model = self._model
        if model is None or self._reading is None:
            return
        if event.rect().intersects(self.message):
            painting.draw_message(painter, self.message, self._lines)
        self._paint(painter, event.rect(), cloth.back_picture(self._options.back))
        for card in model.snapshot.choice:
            painting.frame(painter, model.places[card].rect)
        if self._hint is not None and self._hint in model.places:
            at = painting.hint_rect(model.places[self._hint]).topLeft()
            painter.drawImage(at, picture("art", "hint"))
        if self._position is not None and self._position.practice:
            painting.plate(painter, PRACTICE, translate("table", "Practice"), inverted=True)

    def _practice_rect(self) -> QRect | None:
        """Return where it stands that a match is for practice, or None where it is not."""
        if self._position is None or not self._position.practice:
            return None
        return painting.plate_rect(PRACTICE, translate("table", "Practice"))

    def _moved(self, places: Places) -> None:
        """Put cards elsewhere and paint anew only what that touches."""
        model = self._model
        assert model is not None
        for card, place in places.items():
            old = model.places.get(card)
            model.places[card] = place
            self.touch(place.rect)
            if old is not None:
                self.touch(old.rect)
        if any(QPoint(place.x, place.y) == self.stack for place in places.values()):
            self.touch(painting.stack_rect(self.stack))

    def _say(self, line: str) -> None:
        self.said.emit(line.replace("→", translate("spoken", "to")))
        self._lines = [*self._lines, line][-self.lines :]
        self.touch(self.message)

    def _unsay(self, line: str) -> None:
        if self._lines[-1:] == [line]:
            self._lines = self._lines[:-1]
            self.touch(self.message)

    def _sound(self, sound: Sound) -> None:
        # Motion that is cut short would sound all at once.
        if not self._animator.hurrying:
            self.sounds.play(sound)

    @property
    def lines_shown(self) -> tuple[str, ...]:
        """What is written of the last moves."""
        return tuple(self._lines)

    # What the session has shown

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        self._hint = self._pointed_at(action)
        self.update()
        self.manager.open(Hint(self._hint_text(said)))

    def show_round(self, result: Any, position: Position, last: bool) -> None:
        self._take(position)
        self._settled(announce=False)
        sheet, verdict = self._sheet(result, position, last)
        if verdict is not None and result != self._told:
            self.sounds.play(verdict)
        self._told = result
        sheet.finished.connect(
            lambda name: self.review_wanted.emit() if name == "review" else self.round_read.emit()
        )
        self.manager.open(sheet)

    def show_moment(self, position: Position, played: Any, better: Any) -> None:
        self.show_position(position)
        words = [self.action_words(action, position.view) for action in (played, better)]
        self._lines = [
            translate("table", "You: {move}").format(move=words[0]),
            translate("table", "Better: {move}").format(move=words[1]),
        ]
        self._hint = self._pointed_at(better)
        self.update()
