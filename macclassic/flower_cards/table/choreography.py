"""Motion: what has happened, as cards that travel. How long it takes is the pace's affair."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.animator import Motion
from macclassic.toolbox.sound import Sound

from .places import Place, Places
from .words import points_words

translate = QCoreApplication.translate

# Milliseconds a card travels and a word stands, by pace from slow to fast.
TRAVEL = (0, 900, 600, 380, 220, 110)
REST = (0, 1300, 800, 450, 220, 60)


class Picture(Protocol):
    """What a table shows at one moment, as data: at least where its cards lie."""

    places: Places
    snapshot: Any
    """What lies where by card id; a frozen dataclass. The card that was turned is `turned` in it."""
    points: list[int]
    """By seat."""
    stack: int
    """How many cards are left in it."""


P = TypeVar("P", bound=Picture)


class Stage(NamedTuple):
    """What motion is shown on.

    `moved` is told which cards lie elsewhere now, so that only those are painted anew; `say` takes a line
    for the message box; `sound` a sound to play.
    """

    moved: Callable[[Places], None]
    repaint: Callable[[], None]
    say: Callable[[str], None]
    sound: Callable[[Sound], None]


class Choreography(Generic[P]):
    """Turns what happened into motions over one model; a game says how each thing moves."""

    def __init__(self, model: P, names: Sequence[str], stage: Stage) -> None:
        self.model = model
        self._names = names
        self._moved, self._repaint, self._say, self._sound = stage
        self.after: Callable[[], P] = lambda: self.model
        """Returns the picture when all motion has ended."""
        self.pace = 3
        self.tell: Callable[[str], None] = lambda _line: None
        """Told what the eye sees by itself: which cards go where."""

    def motions(self, events: Sequence[object]) -> Iterator[Motion]:
        """Return the motions for what happened (`GameScreen.play`), in order."""
        for event in events:
            yield from self._motions_of(event)

    @abstractmethod
    def _motions_of(self, event: object) -> Iterator[Motion]:
        """Return the motions for one thing that happened."""

    # What happens in every game

    @abstractmethod
    def _settle(self) -> Places:
        """Lay down on the table what was played and turned, and return where everything goes."""

    def _score(self, seat: int, points: int) -> Iterator[Motion]:
        model = self.model

        def note() -> None:
            rising = points > model.points[seat]
            model.points[seat] = points
            if rising:
                words = translate("table", "{name}: {points}.")
                self._say(words.format(name=self._name(seat), points=points_words(points)))

        # What was not taken stays on the table, each card on its place.
        yield self._travel(self._settle, part=0.6)
        yield self._pause(part=0.5, then=note)

    # Pieces of motion

    def _travel(
        self,
        goal: Callable[[], Places],
        sound: Sound | None = None,
        say: str = "",
        part: float = 1.0,
        done: Callable[[], None] | None = None,
    ) -> Motion:
        """Move cards to where `goal` says when the motion begins, all at once."""
        start: Places = {}
        end: Places = {}

        def begin() -> None:
            end.update(goal())
            for card, place in end.items():
                start[card] = self.model.places.get(card, place)
            if sound is not None:
                self._sound(sound)
            if say:
                self._say(say)

        def move(t: float) -> None:
            now = {}
            for card, place in end.items():
                old = start[card]
                if t >= 1.0:
                    now[card] = place
                elif old != place:
                    now[card] = replace(
                        place,
                        x=round(old.x + (place.x - old.x) * t),
                        y=round(old.y + (place.y - old.y) * t),
                        z=500 + place.z % 100 if (old.x, old.y) != (place.x, place.y) else place.z,
                        # A card passed from hand to table is turned on its way.
                        face=place.face if t > 0.15 else old.face,
                        small=place.small if t > 0.15 else old.small,
                    )
            self._moved(now)

        def finish() -> None:
            if done is not None:
                done()

        return Motion(round(TRAVEL[self.pace] * part), move, begin, finish)

    def _pause(
        self,
        say: str = "",
        sound: Sound | None = None,
        part: float = 1.0,
        then: Callable[[], None] | None = None,
    ) -> Motion:
        """Stand still for a while, so that what is said and shown can be read."""

        def begin() -> None:
            if sound is not None:
                self._sound(sound)
            if say:
                self._say(say)
            if then is not None:
                then()
            self._repaint()

        return Motion(round(REST[self.pace] * part), begin=begin)

    def _dealing(
        self, order: Sequence[str], goal: Places, start: Callable[[], None], say: str
    ) -> Iterator[Motion]:
        """Deal cards in an order, three at a time; `start` puts them where they come from."""
        yield self._pause(say, Sound.DEAL, 0.3, start)
        for first in range(0, len(order), 3):
            some = order[first : first + 3]
            yield self._travel(lambda some=some: {card: goal[card] for card in some}, part=0.35)  # type: ignore[misc]
        yield self._pause(part=0.4)

    def _turn_up(
        self, card: str, name: str, stack: tuple[int, int], goal: tuple[int, int]
    ) -> Iterator[Motion]:
        """Turn up a card of the stack, whose corner is given, and move it."""
        model = self.model

        def turn() -> Places:
            model.stack -= 1
            self._shift(stack=model.stack)
            model.places[card] = Place(*stack, 250, face=False)
            return {card: Place(*goal, 260)}

        text = translate("table", "Turned: {card}.").format(card=name)
        yield self._travel(turn, Sound.FLIP, text, 0.6, done=lambda: self._shift(turned=card))
        yield self._pause(part=0.8)

    def _shift(self, **changes: Any) -> None:
        """Let other things lie elsewhere in the snapshot."""
        self.model.snapshot = replace(self.model.snapshot, **changes)

    def _name(self, seat: int) -> str:
        return self._names[seat]
