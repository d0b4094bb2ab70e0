"""The table of War of Flowers: what lies on it, who sits at it, and what it asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, QTimer
from PySide6.QtGui import QPainter

from macclassic.flower_cards.table import painting as cards
from macclassic.flower_cards.table.choreography import Stage
from macclassic.flower_cards.table.places import CARD_H, CARD_W, FACE
from macclassic.flower_cards.table.words import points_words
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import Topic
from macclassic.toolbox.gamescreen import Position
from macclassic.toolbox.sound import Sound, Sounds
from macclassic.toolbox.things import Thing
from macclassic.toolbox.windows import WindowManager

from ..acts import GO, STOP
from ..options import WarOptions
from ..position import CALL
from . import explaining, layout, painting
from .commands import Commands
from .model import Model
from .motions import Choreography
from .people import people
from .reading import Reading
from .sheet import RoundSheet, ending
from .spoken import on_table, to_decide
from .verdict import GoStop
from .words import action_words, cents, hint_words

translate = QCoreApplication.translate

# Where a player's face and plates stand, by seat.
SEATS = (
    QRect(0, layout.OWN_FACE[1] - 4, layout.HAND_X + 60, 60),
    QRect(layout.panel_x(1) - 4, 0, layout.SIDE + 4, 58),
    QRect(0, 0, layout.SIDE + 4, 58),
)
FLASH_MS = 500


def build(manager: WindowManager, sounds: Sounds) -> Table:
    """Return the game's screen."""
    return Table(manager, sounds)


class Table(Commands):
    """The person sits below, A at the right, B at the left; months have their own places in the middle."""

    message = QRect(layout.SIDE + 4, layout.SLOT_Y + layout.ROW_PITCH - 1, 128, CARD_H + 1)
    stack = QPoint(*layout.STACK)
    _model: Model | None
    _reading: Reading | None

    def __init__(self, manager: WindowManager, sounds: Sounds) -> None:
        super().__init__(manager, sounds, WarOptions(), QSize(layout.WIDTH, layout.HEIGHT))
        self._phase = 0
        self._people = people()
        self._flash = QTimer(self)
        self._flash.setInterval(FLASH_MS)
        self._flash.timeout.connect(self._flash_triplets)

    # What the session asks

    @property
    def model(self) -> Model | None:
        """The picture as data, for those who want to compare."""
        return self._model

    def use_seats(self, seats: Sequence[Mapping[str, Any]]) -> None:
        self._people = people(seats)
        self._choreography = None

    def _read(self, position: Position) -> Reading:
        return Reading(position.view, self._people)

    def _choreographer(self, model: Model, reading: Reading, stage: Stage) -> Choreography:
        return Choreography(model, reading.names, stage)

    def _rested(self) -> None:
        if self._model is not None and self._model.triplets:
            self._flash.start()
        else:
            self._flash.stop()

    # What it asks

    def _question(self, legal: Sequence[Any]) -> tuple[Dialog, Mapping[str, Any]] | None:
        if GO not in legal:
            return None
        assert self._position is not None and self._reading is not None
        dialog = GoStop(self._position.view, self._reading.names)
        dialog.hint_wanted.connect(self.hint_wanted)
        return dialog, {"go": GO, "stop": STOP}

    def questions(self) -> Mapping[str, Callable[[], object]]:
        always = {"cloth": self._choose_cloth}
        position = self._position
        if position is None or position.view.phase != CALL or position.view.turn != position.view.seat:
            return always
        return {**always, "go-stop": self._ask}

    # What can be heard

    def _to_decide(self) -> str:
        return to_decide(self._position, self._model)

    def things(self) -> Sequence[Thing]:
        if self._model is None or self._reading is None:
            return ()
        playable = () if self.busy else self._cards_to_choose()
        return on_table(self._model, self._reading.names, SEATS, self._marked, playable, self._chosen)

    def explain(self, position: QPoint) -> Topic | None:
        model, reading = self._model, self._reading
        if model is None or reading is None or self.busy:
            return None
        scene = explaining.Scene(
            model=model,
            names=reading.names,
            about=tuple(each.about for each in reading.people),
            playable=self._cards_to_choose(),
            marked=self._marked,
            figures=[self._figure(seat, model, reading) for seat in range(3)],
            keys=self._playing,
            watching=self._position is not None and self._position.watching,
            message=self.message if self._lines else None,
            hint=self._hint,
            practice=self._practice_rect(),
        )
        return explaining.at(scene, position)

    # Drawing

    def _paint(self, painter: QPainter, area: QRect, back: str) -> None:
        model, reading = self._model, self._reading
        assert model is not None and reading is not None
        for seat in range(3):
            if area.intersects(SEATS[seat]):
                figure = self._figure(seat, model, reading)
                cards.draw_face(painter, figure.corner, figure.face, figure.mood, figure.turn)
                painting.draw_words(painter, figure)
        if area.intersects(cards.stack_rect(self.stack)):
            cards.draw_stack(painter, self.stack, model.stack, back)
        playing = self._playing
        marks = painting.marks if self._options.marked_cards else None
        cards.draw_cards(painter, model.places, area, back, marks=marks)
        if area.bottom() >= layout.HAND_Y - 20:
            painting.draw_hand_marks(
                painter, len(model.snapshot.hand), self._marked, self._chosen if playing else None, playing
            )
        for month in model.triplets:
            painting.draw_triplet(painter, month, self._phase)

    def _figure(self, seat: int, model: Model, reading: Reading) -> painting.Seat:
        """Return what stands at a player's place."""
        if seat:
            corner = QPoint(layout.panel_x(seat), layout.PANEL_TOP)
            words = corner + QPoint(FACE + 5, -2)
        else:
            corner = QPoint(*layout.OWN_FACE)
            words = corner + QPoint(FACE + 5, 6)
        return painting.Seat(
            corner=corner,
            words=words,
            name=reading.names[seat],
            face=reading.people[seat].face,
            mood=reading.moods[seat],
            money=model.money[seat],
            points=points_words(model.points[seat]),
            gos=model.gos[seat],
            turn=model.actor == seat,
            first=model.first == seat,
        )

    def _flash_triplets(self) -> None:
        self._phase = 1 - self._phase
        if self._model is not None:
            for month in self._model.triplets:
                x, y = layout.slot(month)
                self.touch(QRect(x, y + 30, CARD_W + 12, 30))

    # What the session has shown

    def _hint_text(self, said: Mapping[str, Any]) -> str:
        return hint_words(said)

    def _sheet(self, result: Any, position: Position, last: bool) -> tuple[Dialog, Sound | None]:
        assert self._reading is not None
        sheet = RoundSheet(result, self._reading.names, last, self.can_review and not position.watching)
        return sheet, ending(result)

    def action_words(self, action: Any, view: Any) -> str:
        return action_words(action)

    def stake_words(self, amount: float) -> str:
        return cents(amount)
