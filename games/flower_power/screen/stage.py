"""What motion needs of the table: where things are, and what is shown while it lasts; and a table that nobody
sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPoint

from macclassic.toolbox.animator import Motion, run_unseen
from macclassic.toolbox.sound import Sound

from ..cards import HIDDEN
from .model import Flower, Model


@dataclass(frozen=True)
class Flight:
    """Something on its way: a flower, or a card (HIDDEN: a petal whose face is not seen), and its middle."""

    at: QPoint
    flower: Flower | None = None
    card: int = HIDDEN
    small: bool = False


class Stage(Protocol):
    """What motion needs of the table."""

    @property
    def model(self) -> Model:
        """The picture that motion changes."""

    def show_flight(self, flight: Flight | None) -> None:
        """Draw something on its way, or nothing any more."""

    def rearrange(self) -> None:
        """Lay the table out anew and paint it all."""

    def flower_point(self, flower: int) -> QPoint:
        """Return the middle of a flower."""

    def petal_point(self, flower: int, petal: int) -> QPoint:
        """Return the middle of a petal's index."""

    def hand_point(self, seat: int, card: int) -> QPoint:
        """Return where a card of a player's hand is, or his plate."""

    def pile_point(self) -> QPoint:
        """Return the middle of the pile."""

    def grave_point(self) -> QPoint:
        """Return the middle of the GraveRyard."""

    def small_flower(self, flower: int) -> bool:
        """Whether a flower is drawn small where it stands."""

    def tell(self, line: str) -> None:
        """Write a line on the board."""

    def sound(self, sound: Sound) -> None:
        """Play a sound."""

    def banner(self, lines: Sequence[str]) -> None:
        """Show a banner over the table, or none."""

    def throw(self, signs: Sequence[int]) -> None:
        """Show what everybody throws in the contest, by seat, or nothing."""


class Unseen:
    """A stage that nobody looks at: motion runs on it at once, for the lines that it tells alone."""

    def __init__(self, model: Model, tell: Callable[[str], None]) -> None:
        self.model = model
        self.tell = tell

    def run(self, motions: Iterable[Motion]) -> None:
        """Run motions, one after the other."""
        run_unseen(motions)

    def show_flight(self, flight: Flight | None) -> None: ...

    def rearrange(self) -> None: ...

    def flower_point(self, flower: int) -> QPoint:
        return QPoint()

    def petal_point(self, flower: int, petal: int) -> QPoint:
        return QPoint()

    def hand_point(self, seat: int, card: int) -> QPoint:
        return QPoint()

    def pile_point(self) -> QPoint:
        return QPoint()

    def grave_point(self) -> QPoint:
        return QPoint()

    def small_flower(self, flower: int) -> bool:
        return False

    def sound(self, sound: Sound) -> None: ...

    def banner(self, lines: Sequence[str]) -> None: ...

    def throw(self, signs: Sequence[int]) -> None: ...
