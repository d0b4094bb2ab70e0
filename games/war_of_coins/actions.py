"""Actions of War of Coins besides playing and taking a card.

Compiled (`tools.release.compiled`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from macclassic.flower_cards.actions import PLAY_TAKES as PLAY_TAKES
from macclassic.flower_cards.actions import PLAYS as PLAYS
from macclassic.flower_cards.actions import TAKES as TAKES
from macclassic.flower_cards.actions import Action as Action
from macclassic.flower_cards.actions import Play as Play
from macclassic.flower_cards.actions import Take as Take
from macclassic.flower_cards.actions import plays_by_month

if TYPE_CHECKING:
    from mypy_extensions import i64


@dataclass(frozen=True)
class Show(Action):
    """Show three cards of a coin, from 0 (Jiggle Wiggle)."""

    coin: i64


@dataclass(frozen=True)
class Transact(Action):
    """Lay three cards of a coin, from 0, on the fourth (Complete Transaction)."""

    coin: i64


@dataclass(frozen=True)
class FlipOnly(Action):
    """Turn a stock card only, as a Complete Transaction requires in two later turns."""


@dataclass(frozen=True)
class Perfect(Action):
    """Win at once with a Perfect Hand, or play on."""

    wins: bool


@dataclass(frozen=True)
class KeepGoing(Action):
    """Say *Keep going*."""


@dataclass(frozen=True)
class End(Action):
    """Say *End the game*."""


FLIP_ONLY: Final = FlipOnly()
WIN: Final = Perfect(True)
PLAY_ON: Final = Perfect(False)
KEEP_GOING: Final = KeepGoing()
END: Final = End()
SHOWS: Final = [Show(coin) for coin in range(12)]
TRANSACTS: Final = [Transact(coin) for coin in range(12)]


COIN_PLAYS: Final = plays_by_month(lambda _coin, there: there.bit_count() == 2)
