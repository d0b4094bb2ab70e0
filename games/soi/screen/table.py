"""The table of Soi: a view drawn, events played as motion, clicks and keys made asks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent

from macclassic.toolbox import cloth
from macclassic.toolbox.animator import Animator, run_unseen
from macclassic.toolbox.dialogs import Hint
from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.gamescreen import Past, Position, told_again
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.things import Thing
from macclassic.toolbox.windows import WindowManager

from ..options import SoiOptions
from . import explaining, layout, painting, words
from .deciding import Deciding
from .layout import Place
from .model import Model, picture_of
from .motions import Choreography
from .sheet import Congratulations, RoundSheet, ending
from .spoken import on_table

translate = QCoreApplication.translate

STRONGEST = "impossible"
"""Whoever is beaten at this level is congratulated, as the original promises."""
READING = 15
"""How many delays the sheet of a round stands where only computers play."""


def build(manager: WindowManager, sounds: Sounds) -> Table:
    """Return the game's screen."""
    return Table(manager, sounds)


class Table(Deciding):
    """South sits below, East at the right, North above, West at the left; the last move at the foot."""

    recalls = 1

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(translate("table", "Table"))
        self._choreography: Choreography | None = None
        self._line = ""
        self._recalled = ""  # what the next position that is shown has been led to by
        self._hint: int | None = None
        self._animator = Animator(self)
        self._animator.drained.connect(self._settled)
        self.setFixedSize(layout.WIDTH, layout.HEIGHT)

    # What the session asks

    @property
    def busy(self) -> bool:
        return self._animator.busy

    @property
    def model(self) -> Model | None:
        """The picture as data, for those who want to compare."""
        return self._model

    @property
    def line(self) -> str:
        """The line of the last move, as it stands."""
        return self._line

    def use_options(self, options: SoiOptions) -> None:
        self._options = options
        if self._choreography is not None:
            self._choreography.delay = self._options.delay
        self.update()

    def use_seats(self, seats: Sequence[Mapping[str, Any]]) -> None:
        self._who = words.company(seats)
        self._choreography = None
        self.update()

    def recall(self, past: Sequence[Past]) -> None:
        lines: list[str] = []
        for before, then in told_again(past):
            model = picture_of(before.view, self._size, before.veiled)
            ignored = lambda _what: None  # noqa: E731
            moves = Choreography(model, self._who, model.places.update, lambda: None, lines.append, ignored)
            run_unseen(list(moves.motions(then.events)))
        self._recalled = lines[-1] if lines else ""

    def show_position(self, position: Position) -> None:
        self._animator.drop()
        self.put_away()
        self._take(position)
        self._line, self._recalled = self._recalled or self._last_move(), ""
        self._settled(announce=False)

    def play(self, events: Sequence[Any], position: Position) -> None:
        self.put_away()
        self._take(position)
        if self._model is None or any(event["type"] == "deal" for event in events):
            # What still moves is of a match that has been given up.
            self._animator.drop()
            self._model = self._picture()
            self._line = ""
        self._choreograph()
        assert self._choreography is not None
        self.update()
        self._animator.play(self._choreography.motions(events))

    def finish(self) -> None:
        self._animator.finish()

    def _take(self, position: Position) -> None:
        self._position = position
        self._hint = None

    def _picture(self) -> Model:
        assert self._position is not None
        return picture_of(self._position.view, self._size, self._position.veiled)

    def _last_move(self) -> str:
        """Return the line of this round's last move: what everybody has seen (soi §hidden information)."""
        assert self._position is not None
        view = self._position.view
        if not view.log:
            return words.begins(self._who, view.round, view.first)
        last = view.log[-1]
        tell = words.took if last.hit else words.missed
        return tell(self._who, last.asker, last.asked, last.card)

    def _choreograph(self) -> None:
        assert self._model is not None
        if self._choreography is None or self._choreography.model is not self._model:
            self._choreography = Choreography(
                self._model, self._who, self._moved, self.update, self._say, self._sound
            )
        self._choreography.delay = self._options.delay

    def _settled(self, announce: bool = True) -> None:
        """Take over the view when all motion has ended: the picture is the view's, whatever moved."""
        if self._position is None:
            return
        self._model = self._picture()
        self._choreograph()
        if self._chosen not in self.askable:
            self._chosen = None
        self.update()
        if announce:
            self.drained.emit()
            if self.asking and not self._position.watching:
                # What arrow and words show to the eye.
                self.said.emit(words.turn_words(self._who, self._position.view.seat))

    def _framed(self, seat: int) -> QRect:
        """Return the frame round a seat that the keys are at; at the sides it clears plates and cards."""
        grown = 3 if seat in (layout.EAST, layout.WEST) else -1
        return self._seat_rect(seat).adjusted(1, -grown, -1, grown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.finish()
        self.use_size(event.size())
        if self._position is not None:
            self._model = self._picture()
            self._choreograph()
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        return self.size()

    # What can be heard

    def things(self) -> Sequence[Thing]:
        if self._model is None or self._position is None:
            return ()
        seat = self._position.view.seat
        return on_table(self._model, self._who, seat, self.askable, self._chosen, self._line)

    def explain(self, position: QPoint) -> Topic | None:
        model = self._model
        if model is None or self._position is None or self.busy:
            return None
        hint = None
        if self._hint is not None:
            hint = self._hint, painting.hint_rect(self._size, self._hint)
        turn = None
        if model.turn >= 0:
            turn = painting.turn_rect(self._size, model.turn, self._turn_words())
        scene = explaining.Scene(
            model=model,
            who=self._who,
            askable=self.askable,
            turn=turn,
            hint=hint,
            practice=self._practice_rect() if self._position.practice else None,
        )
        return explaining.at(scene, position)

    def _turn_words(self) -> str:
        assert self._model is not None
        return words.turn_words(self._who, self._model.turn)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = event.rect()
        # Patterns hang on the screen's corner, not the window's.
        painter.setBrushOrigin(-self.mapTo(self.window(), QPoint(0, 0)))
        painter.fillRect(area, cloth.cloth(self._options.cloth))
        painter.setBrushOrigin(0, 0)
        model = self._model
        if model is not None:
            for seat in range(4):
                painting.draw_player(painter, self._player(seat, model), seat in (layout.EAST, layout.WEST))
            if model.turn >= 0:
                painting.draw_turn(painter, self._size, model.turn, self._turn_words())
            back = cloth.back_picture(self._options.back)
            painting.draw_cards(painter, model.places, area, back, words.french_cards())
            if self._chosen in self.askable:
                assert self._chosen is not None
                painting.frame(painter, self._framed(self._chosen))
            if self._hint is not None:
                painting.draw_hint(painter, painting.hint_rect(self._size, self._hint))
            if self._position is not None and self._position.practice:
                text = translate("table", "Practice")
                painting.plate(painter, self._practice_rect().topLeft(), text, inverted=True)
        if area.intersects(painting.qrect(self._size.line)):
            painting.draw_line(painter, self._size, self._line)

    def _player(self, seat: int, model: Model) -> painting.Player:
        """Return what stands at a player's place."""
        count = words.card_count(len(model.rows[seat]))
        points = words.point_count(model.points[seat])
        figures = translate("soi-table", "{cards}, {points}").format(cards=count, points=points)
        player = painting.Player(
            corner=QPoint(*self._size.plates(seat)),
            name=self._who.name(seat),
            figures=figures if any(model.rows) else points,
            turn=model.turn == seat,
        )
        over = painting.player_rects(player, True)[1].right() + layout.EDGE - self._size.width
        if over > 0:
            # On a small table the plates of East are wider than its cards.
            player = replace(player, corner=player.corner - QPoint(over, 0))
        return player

    def _practice_rect(self) -> QRect:
        text = translate("table", "Practice")
        rect = painting.plate_rect(QPoint(0, 0), text)
        rect.moveTopRight(QPoint(self._size.width - layout.EDGE, self._size.plates(layout.SOUTH)[1]))
        return rect

    def _moved(self, places: Mapping[str, Place]) -> None:
        """Put cards elsewhere and paint anew only what that touches."""
        model = self._model
        assert model is not None
        for card, place in places.items():
            old = model.places.get(card)
            if old != place:
                model.places[card] = place
                self.touch(painting.qrect(place.box))
                if old is not None:
                    self.touch(painting.qrect(old.box))

    def _say(self, line: str) -> None:
        self.said.emit(line)
        self._line = line
        self.touch(painting.qrect(self._size.line))

    def _sound(self, sound: Sound) -> None:
        # Motion that is cut short would sound all at once.
        if not self._animator.hurrying:
            self.sounds.play(sound)

    # What the session has shown

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        self._hint = action.of
        self.update()
        self.manager.open(Hint(words.hint_words(said)))

    def show_round(self, result: Any, position: Position, last: bool) -> None:
        self._take(position)
        self._settled(announce=False)
        verdict = ending(result, self._who)
        if verdict is not None:
            self.sounds.play(verdict)
        sheet = RoundSheet(result, self._who, last)
        sheet.finished.connect(lambda _name: self.round_read.emit())
        if not self._who.people and not position.watching and not last:
            # Nobody plays: who looks on may look away.
            QTimer.singleShot(READING * self._options.delay, sheet, lambda: sheet.choose("ok"))
        self.manager.open(sheet)

    def deal_words(self, seed: int, number: int) -> str:
        return translate("soi-sheet", "Deal {deal}, round {number}").format(deal=seed, number=number)

    def congratulate(self, beaten: Collection[str], then: Callable[[], None]) -> bool:
        if set(beaten) != {STRONGEST}:
            return False
        self.sounds.play(Sound.TRIPLET)
        sheet = Congratulations()

        def read(_name: str) -> None:
            self._dialog = None
            then()

        sheet.finished.connect(read)
        self._dialog = sheet
        self.manager.open(sheet)
        return True

    def questions(self) -> Mapping[str, Callable[[], object]]:
        return {**super().questions(), "congratulations": lambda: self.manager.open(Congratulations())}
