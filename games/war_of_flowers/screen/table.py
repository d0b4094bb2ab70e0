"""The table of War of Flowers: a view drawn, events played as motion, clicks and keys made actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent

from macclassic.flower_cards.table import painting as cards
from macclassic.flower_cards.table.places import CARD_H, CARD_W, FACE, Places
from macclassic.toolbox import cloth
from macclassic.toolbox.animator import Animator
from macclassic.toolbox.dialogs import Kind, alert
from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.gamescreen import Position
from macclassic.toolbox.pictures import picture
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.things import Thing
from macclassic.toolbox.windows import WindowManager

from . import explaining, layout, painting
from .deciding import Deciding
from .model import Model
from .motions import Choreography
from .options import usable
from .people import people
from .reading import Reading
from .sheet import RoundSheet, ending
from .spoken import on_table, to_decide
from .words import action_words, cents, hint_words

translate = QCoreApplication.translate

MESSAGE = QRect(layout.SIDE + 4, layout.SLOT_Y + layout.ROW_PITCH - 1, 128, CARD_H + 1)
STACK = cards.stack_rect(QPoint(*layout.STACK))
# Where a player's face and plates stand, by seat.
SEATS = (
    QRect(0, layout.OWN_FACE[1] - 4, layout.HAND_X + 60, 60),
    QRect(layout.panel_x(1) - 4, 0, layout.SIDE + 4, 58),
    QRect(0, 0, layout.SIDE + 4, 58),
)
PRACTICE = QPoint(560, 420)
LINES = 6
FLASH_MS = 500


def build(manager: WindowManager, sounds: Sounds) -> Table:
    """Return the game's screen."""
    return Table(manager, sounds)


class Table(Deciding):
    """The person sits below, A at the right, B at the left; months have their own places in the middle."""

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds)
        self.setFixedSize(layout.WIDTH, layout.HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(translate("table", "Table"))
        self._choreography: Choreography | None = None
        self._lines: list[str] = []
        self._hint: str | None = None
        self._before: list[str] | None = None  # the lines that a moment of the past has pushed aside
        self._told: Any = None
        self._phase = 0
        self._people = people()
        self._animator = Animator(self)
        self._animator.drained.connect(self._settled)
        self._flash = QTimer(self)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(self._flash_triplets)

    # What the session asks

    @property
    def busy(self) -> bool:
        return self._animator.busy

    @property
    def model(self) -> Model | None:
        """The picture as data, for those who want to compare."""
        return self._model

    def use_options(self, values: Mapping[str, Any]) -> None:
        self._options = usable(values)
        if self._choreography is not None:
            self._choreography.pace = self._options["pace"]
        self.update()

    def use_seats(self, seats: Sequence[Mapping[str, Any]]) -> None:
        self._people = people(seats)
        self._choreography = None

    def show_position(self, position: Position) -> None:
        self._animator.drop()
        if self._before is not None:
            self._lines, self._before = self._before, None
        self._put_away()
        self._take(position)
        assert self._reading is not None
        self._model = self._reading.model()
        self._choreograph()
        self._settled(announce=False)

    def play(self, events: Sequence[Any], position: Position) -> None:
        self._put_away()
        self._take(position)
        if self._model is None or any(event["type"] == "deal" for event in events):
            assert self._reading is not None
            self._model = self._reading.model()
            self._lines = []
        self._choreograph()
        assert self._choreography is not None
        self._show_turn()
        self._animator.play(self._choreography.motions(events))

    def finish(self) -> None:
        self._animator.finish()

    def _take(self, position: Position) -> None:
        self._position = position
        self._reading = Reading(position.view, self._people)
        self._hint = None

    def _choreograph(self) -> None:
        assert self._model is not None and self._reading is not None
        if self._choreography is None or self._choreography.model is not self._model:
            self._choreography = Choreography(
                self._model, self._reading.names, self._moved, self.update, self._say, self._sound
            )
            self._choreography.tell = self.said.emit
        self._choreography.pace = self._options["pace"]

    def _show_model(self, model: Model) -> None:
        self._model = model
        self._choreograph()
        self.update()

    def _show_turn(self) -> None:
        """Let the faces show at once whose turn the motion belongs to."""
        self.update()

    def _settled(self, announce: bool = True) -> None:
        """Take over the view when all motion has ended: the picture is the view's, whatever moved."""
        reading = self._reading
        if reading is None:
            return
        self._model = reading.model()
        self._choreograph()
        if self._model.triplets:
            self._flash.start()
        else:
            self._flash.stop()
        hand = len(self._model.snapshot.hand)
        if self._chosen is not None and self._chosen >= hand:
            self._chosen = hand - 1 if hand else None
        self.update()
        if announce:
            self.drained.emit()
            if not self.busy:
                # What a frame round a face shows to the eye.
                self.said.emit(to_decide(self._position, self._model))
        self._ask()

    # What can be heard

    @property
    def _playing(self) -> bool:
        """Whether a card of the hand is to be played now."""
        asked = bool(self._position and self._position.legal) and not self.busy
        return asked and self._model is not None and not self._model.snapshot.choice

    @property
    def _marked(self) -> frozenset[int]:
        """The places in the hand of cards marked because they match something."""
        if self._reading is None or not self._playing or not self._options["show_matches"]:
            return frozenset()
        return self._reading.matching

    def things(self) -> Sequence[Thing]:
        if self._model is None or self._reading is None:
            return ()
        playable = () if self.busy else self._cards_to_choose()
        return on_table(self._model, self._reading.names, SEATS, self._marked, playable, self._chosen)

    def explain(self, position: QPoint) -> Topic | None:
        model, reading = self._model, self._reading
        if model is None or reading is None or self.busy:
            return None
        practice = self._position is not None and self._position.practice
        scene = explaining.Scene(
            model=model,
            names=reading.names,
            about=tuple(each.about for each in reading.people),
            playable=self._cards_to_choose(),
            marked=self._marked,
            figures=[self._figure(seat, model, reading) for seat in range(3)],
            keys=self._playing,
            watching=self._position is not None and self._position.watching,
            message=MESSAGE if self._lines else None,
            hint=self._hint,
            practice=cards.plate_rect(PRACTICE, translate("table", "Practice")) if practice else None,
        )
        return explaining.at(scene, position)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = event.rect()
        # Patterns hang on the screen's corner, not the window's.
        corner = self.mapTo(self.window(), QPoint(0, 0))
        painter.setBrushOrigin(-corner)
        painter.fillRect(area, cloth.cloth(self._options["cloth"]))
        model, reading = self._model, self._reading
        if model is None or reading is None:
            return
        back = cloth.back_picture(self._options["back"])
        for seat in range(3):
            if area.intersects(SEATS[seat]):
                figure = self._figure(seat, model, reading)
                cards.draw_face(painter, figure.corner, figure.face, figure.mood, figure.turn)
                painting.draw_words(painter, figure)
        if area.intersects(STACK):
            cards.draw_stack(painter, QPoint(*layout.STACK), model.stack, back)
        if area.intersects(MESSAGE):
            cards.draw_message(painter, MESSAGE, self._lines)
        playing = self._playing
        matching = self._marked
        marks = painting.marks if self._options["marked_cards"] else None
        cards.draw_cards(painter, model.places, area, back, marks=marks)
        if area.bottom() >= layout.HAND_Y - 20:
            painting.draw_hand_marks(
                painter, len(model.snapshot.hand), matching, self._chosen if playing else None, playing
            )
        for month in model.triplets:
            painting.draw_triplet(painter, month, self._phase)
        for card in model.snapshot.choice:
            cards.frame(painter, model.places[card].rect)
        if self._hint is not None and self._hint in model.places:
            at = cards.hint_rect(model.places[self._hint]).topLeft()
            painter.drawImage(at, picture("art", "hint"))
        if self._position is not None and self._position.practice:
            cards.plate(painter, PRACTICE, translate("table", "Practice"), inverted=True)

    def _figure(self, seat: int, model: Model, reading: Reading) -> painting.Seat:
        """Return what stands at a player's place."""
        if seat:
            corner = QPoint(layout.panel_x(seat), layout.PANEL_TOP)
            words = corner + QPoint(FACE + 5, -2)
        else:
            corner = QPoint(*layout.OWN_FACE)
            words = corner + QPoint(FACE + 5, 6)
        points = model.points[seat]
        text = (
            translate("table", "1 point")
            if points == 1
            else translate("table", "{n} points").format(n=points)
        )
        return painting.Seat(
            corner=corner,
            words=words,
            name=reading.names[seat],
            face=reading.people[seat].face,
            mood=reading.moods[seat],
            money=model.money[seat],
            points=text,
            gos=model.gos[seat],
            turn=model.actor == seat,
            first=model.first == seat,
        )

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
        if any((place.x, place.y) == layout.STACK for place in places.values()):
            self.touch(STACK)

    def _flash_triplets(self) -> None:
        self._phase = 1 - self._phase
        if self._model is not None:
            for month in self._model.triplets:
                x, y = layout.slot(month)
                self.touch(QRect(x, y + 30, CARD_W + 12, 30))

    def _say(self, line: str) -> None:
        self.said.emit(line.replace("→", translate("spoken", "to")))
        self._lines = [*self._lines, line][-LINES:]
        self.touch(MESSAGE)

    def _sound(self, sound: Sound) -> None:
        # Motion that is cut short would sound all at once.
        if not self._animator.hurrying:
            self.sounds.play(sound)

    # What the session has shown

    def show_hint(self, action: Any, said: Mapping[str, Any]) -> None:
        assert self._reading is not None
        self._hint = self._reading.spell(action).get("card")
        self.update()
        alert(self.manager, Kind.NOTE, hint_words(said))

    def show_round(self, result: Any, position: Position, last: bool) -> None:
        self._take(position)
        self._settled(announce=False)
        assert self._reading is not None
        verdict = ending(result)
        if verdict is not None and result != self._told:
            self.sounds.play(verdict)
        self._told = result
        sheet = RoundSheet(result, self._reading.names, last, self.can_review and not position.watching)
        sheet.finished.connect(
            lambda name: self.review_wanted.emit() if name == "review" else self.round_read.emit()
        )
        self.manager.open(sheet)

    def show_moment(self, position: Position, played: Any, better: Any) -> None:
        before = self._lines if self._before is None else self._before
        self.show_position(position)
        self._before = before
        words = [self.action_words(action, position.view) for action in (played, better)]
        self._lines = [
            translate("table", "You: {move}").format(move=words[0]),
            translate("table", "Better: {move}").format(move=words[1]),
        ]
        self._hint = self._reading.spell(better).get("card") if self._reading is not None else None
        self.update()

    def action_words(self, action: Any, view: Any) -> str:
        return action_words(action)

    def stake_words(self, amount: float) -> str:
        return cents(amount)
