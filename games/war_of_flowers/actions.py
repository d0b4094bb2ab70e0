"""Actions of War of Flowers besides playing and taking a card.

Compiled (`tools.release.compiled`).
"""

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
"""Phases of a game: the decision that the seat at turn makes.

`PLAY`: a hand card. `TAKE`: one of two table cards for the turned card. `CALL`: GO or STOP. `OVER`: none, the
game is over. `FOUR`: by house rules, the use of four cards of a month in the hand.
"""


# Actions of the house rules (war-of-flowers-house §actions); months are counted from 1.


@dataclass(frozen=True)
class Four(Action):
    """Use four cards of a month dealt to a hand: `choice` is `win` (at once) or `play-on`."""

    choice: str


@dataclass(frozen=True)
class Shake(Action):
    """Show all cards of a month, before playing a card."""

    month: i64


@dataclass(frozen=True)
class Bomb(Action):
    """Play all three cards of a month on the fourth."""

    month: i64


@dataclass(frozen=True)
class FlipOnly(Action):
    """Play no card in an owed turn: turn the stack card only."""


WIN: Final = Four("win")
PLAY_ON: Final = Four("play-on")
SHAKES: Final = [Shake(month) for month in range(1, 13)]
BOMBS: Final = [Bomb(month) for month in range(1, 13)]
FLIP_ONLY: Final = FlipOnly()


def _unequal(month: int, part: int) -> bool:
    """True if this part of a month is two cards of unequal worth."""
    return part.bit_count() == 2 and (part << 4 * month) & ~SINGLES != 0


MONTH_PLAYS: Final = plays_by_month(_unequal)
CHOICE: Final = 16
# The part that a card of the month takes, at 16 * month + the month's part on the table; CHOICE if the player
# must choose one of two. Two equal cards are interchangeable, so the first is taken.
TAKEN: Final = bytes(
    CHOICE if _unequal(month, part) else part & -part if part.bit_count() == 2 else part
    for month in range(12)
    for part in range(16)
)
