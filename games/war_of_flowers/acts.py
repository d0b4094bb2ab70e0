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


def _plays(month: int, there: int, held: int) -> list[Play]:
    """Return the plays of the cards of a month that a hand holds, where so much of it lies on the table."""
    cards = [4 * month + each for each in range(4) if held >> each & 1]
    if not _unequal(month, there):
        return [PLAYS[card] for card in cards]
    return [PLAY_TAKES[card][each] for card in cards for each in range(4) if there >> each & 1]


# At 256 * month + 16 * what the table holds of it + what the hand holds of it.
MONTH_PLAYS: Final = [
    _plays(month, there, held) for month in range(12) for there in range(16) for held in range(16)
]
CHOICE: Final = 16
# Of a month's part that lies on the table (16 * month + part): the part that a card of that month takes, or
# CHOICE where one of two is to be chosen. Of two equal ones the first is as good as the other.
TAKEN: Final = bytes(
    CHOICE if _unequal(month, part) else part & -part if part.bit_count() == 2 else part
    for month in range(12)
    for part in range(16)
)
