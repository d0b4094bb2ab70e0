"""What a seat may decide in War of Flowers beside playing and taking a card. Compiled
(`tools.release.compiled`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macclassic.flower_cards.actions import NONE as NONE
from macclassic.flower_cards.actions import PLAY_TAKES as PLAY_TAKES
from macclassic.flower_cards.actions import PLAYS as PLAYS
from macclassic.flower_cards.actions import TAKES as TAKES
from macclassic.flower_cards.actions import Action as Action
from macclassic.flower_cards.actions import Play as Play
from macclassic.flower_cards.actions import Take as Take
from macclassic.flower_cards.actions import plays_by_month

from .cards import SINGLES

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass(frozen=True)
class Go(Action):
    """Call GO."""


@dataclass(frozen=True)
class Stop(Action):
    """Call STOP."""


GO: Final = Go()
STOP: Final = Stop()

PLAY: Final = 0
TAKE: Final = 1
CALL: Final = 2
OVER: Final = 3
FOUR: Final = 4
"""What the seat at turn is to decide: a hand card, which of two the turned card takes, GO or STOP; or the
game is over; or, by house rules, what four of a month in its hand come to."""


# By house rules (war-of-flowers-house §actions); months are counted from 1


@dataclass(frozen=True)
class Four(Action):
    """With four of a month dealt to a hand: `win` at once, or `play-on`."""

    choice: str


@dataclass(frozen=True)
class Shake(Action):
    """Show all cards of a month, before a card is played."""

    month: i64


@dataclass(frozen=True)
class Bomb(Action):
    """Play all three cards of a month on the fourth."""

    month: i64


@dataclass(frozen=True)
class FlipOnly(Action):
    """Play no card in a turn that is owed."""


WIN: Final = Four("win")
PLAY_ON: Final = Four("play-on")
SHAKES: Final = [Shake(month) for month in range(1, 13)]
BOMBS: Final = [Bomb(month) for month in range(1, 13)]
FLIP_ONLY: Final = FlipOnly()


def _unequal(month: int, part: int) -> bool:
    """Whether this part of a month is two cards of which one is worth more than the other."""
    return part.bit_count() == 2 and (part << 4 * month) & ~SINGLES != 0


MONTH_PLAYS: Final = plays_by_month(_unequal)
CHOICE: Final = 16
# Of a month's part that lies on the table (16 * month + part): the part that a card of that month takes, or
# CHOICE where one of two is to be chosen. Of two equal ones the first is as good as the other.
TAKEN: Final = bytes(
    CHOICE if _unequal(month, part) else part & -part if part.bit_count() == 2 else part
    for month in range(12)
    for part in range(16)
)
