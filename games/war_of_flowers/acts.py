"""What a seat may decide in War of Flowers beside playing and taking a card. Compiled (`tools.compiled`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macclassic.flower_cards.acts import NONE as NONE
from macclassic.flower_cards.acts import PLAY_TAKES as PLAY_TAKES
from macclassic.flower_cards.acts import PLAYS as PLAYS
from macclassic.flower_cards.acts import TAKES as TAKES
from macclassic.flower_cards.acts import Action as Action
from macclassic.flower_cards.acts import Play as Play
from macclassic.flower_cards.acts import Take as Take
from macclassic.flower_cards.acts import plays_by_month

from .cards import SINGLES


@dataclass(frozen=True)
class Go(Action):
    """Call GO."""


@dataclass(frozen=True)
class Stop(Action):
    """Call STOP."""


GO: Final = Go()
STOP: Final = Stop()


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
