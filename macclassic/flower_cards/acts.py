"""What a seat may decide with a card in every game of flower cards. Compiled (`tools.compiled`).

Legal actions are shared, so that a play-out makes none; an action read from a record equals its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1


class Action:
    """One decision."""


@dataclass(frozen=True)
class Play(Action):
    """Play a hand card; `take`: which it takes where two of its month lie on the table to choose from."""

    card: i64
    take: i64 = NONE


@dataclass(frozen=True)
class Take(Action):
    """Choose which of two cards of the table the turned one takes."""

    card: i64


PLAYS: Final = [Play(card) for card in range(50)]
TAKES: Final = [Take(card) for card in range(48)]
# A hand card and which of its month it takes.
PLAY_TAKES: Final = [[Play(card, card // 4 * 4 + each) for each in range(4)] for card in range(48)]
