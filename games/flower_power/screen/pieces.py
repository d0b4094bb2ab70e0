"""Pieces of which motion is made: something stands, flies, leaves a hand, is cried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.sound import Sound

from ..cards import HIDDEN
from .model import Model
from .stage import Flight, Stage

# Milliseconds that something travels, and that a word stands, by pace from slow to fast.
TRAVEL = (0, 900, 620, 400, 230, 110)
REST = (0, 1500, 1000, 620, 320, 120)


class Pieces:
    """Makes pieces of motion over the model of a stage. `seat`: whose eyes look on."""

    def __init__(self, stage: Stage, seat: int, pace: int) -> None:
        self._stage = stage
        self._seat = seat
        self._travel = TRAVEL[pace]
        self._rest = REST[pace]
        self._used = HIDDEN

    @property
    def _model(self) -> Model:
        return self._stage.model

    def _stand(
        self,
        line: str | Callable[[], str] = "",
        sound: Sound | None = None,
        part: float = 1.0,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Do something and let what is said and shown stand for a while."""

        def begin() -> None:
            text = line if isinstance(line, str) else line()
            if then is not None:
                then()
                self._stage.rearrange()
            if sound is not None:
                self._stage.sound(sound)
            if text:
                self._stage.tell(text)

        return Motion(round(self._rest * part), begin=begin)

    def _fly(
        self,
        what: Callable[[], Flight],
        goal: Callable[[], QPoint],
        part: float = 1.0,
        before: Callable[[], None] | None = None,
        after: Callable[[], None] | None = None,
        sound: Sound | None = None,
    ) -> Motion:
        """Let something travel from where `what` says, when the motion begins, to where `goal` says then."""
        kept: list[Any] = []

        def begin() -> None:
            flight = what()
            if before is not None:
                before()
                self._stage.rearrange()
            kept[:] = [flight, flight.at, goal()]
            if sound is not None:
                self._stage.sound(sound)

        def move(t: float) -> None:
            flight, start, end = kept
            way = end - start
            at = start + QPoint(round(way.x() * t), round(way.y() * t))
            self._stage.show_flight(None if t >= 1.0 else replace(flight, at=at))

        def end() -> None:
            self._stage.show_flight(None)
            if after is not None:
                after()
                self._stage.rearrange()

        return Motion(round(self._travel * part), move, begin, end)

    def _flight_of(self, flower: int) -> Flight:
        """Return a flower as it leaves its place."""
        stage = self._stage
        return Flight(
            stage.flower_point(flower), stage.model.flower(flower), small=stage.small_flower(flower)
        )

    def _play_card(self, seat: int, card: int, goal: Callable[[], QPoint]) -> Motion:
        """Let a card leave a hand and travel."""
        self._used = card

        def what() -> Flight:
            return Flight(self._stage.hand_point(seat, card), card=card)

        return self._fly(what, goal, before=lambda: self._leave_hand(seat, card), sound=Sound.CARD)

    def _leave_hand(self, seat: int, card: int) -> None:
        model = self._model
        player = model.player(seat)
        player.hand_size -= 1
        known = model.known_hands.get(seat)
        if known and card in known:
            rest = tuple(each for each in known if each != card)
            model.known_hands = {**model.known_hands, seat: rest}
            if not rest:
                del model.known_hands[seat]
        if seat == self._seat and model.hand is not None and card in model.hand:
            model.hand.remove(card)

    def _cry(self, lines: Sequence[str], part: float) -> Motion:
        """Show a banner over the table for a while; its first line is told."""

        def begin() -> None:
            self._stage.sound(Sound.GO)
            self._stage.banner(lines)
            self._stage.tell(lines[0])

        return Motion(round(self._rest * part), begin=begin, end=lambda: self._stage.banner(()))
