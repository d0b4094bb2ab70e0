"""Observations of War of Flowers as arrays of numbers.

Cards are numbered 4 × month + place; a set of cards has 48 entries.
"""

from __future__ import annotations

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.lab.observation_arrays import ObservationArray, ObservationSpec
from macclassic.flower_cards.actions import PLAY_TAKES, PLAYS, TAKES
from macclassic.flower_cards.deck import numbers

from .actions import GO, STOP
from .players.playout import Dealer
from .position import Position
from .view import View

CARDS = 48
_ONE = ObservationArray()
_EACH = ObservationArray((3,))
_SET = ObservationArray(cards=CARDS)


def _another(position: Position, seat: int, dice: FastRandom) -> None:
    """Deal the two other hands and the stack anew, with all worlds equally likely."""
    others = [each for each in range(3) if each != seat]
    cards = [
        *numbers(position.hands[others[0]] | position.hands[others[1]]),
        *position.stack[position.turned_count :],
    ]
    sizes = [position.hands[each].bit_count() for each in others]
    Dealer(cards, others, sizes, [0, 0], []).deal(position, dice)


def _plays(view: View) -> list[int]:
    """Return the hand cards played in this game; plays by a house rule have numbers above 47."""
    return [each & 63 for each in view.plays]


_ARRAYS = ObservationSpec(
    {
        "seat": _ONE,
        "hand": _SET,
        "hand_sizes": _EACH,
        "table": _SET,
        "stack_size": _ONE,
        "collections": ObservationArray((3,), cards=CARDS),
        "money": ObservationArray((3,)),
        "points": _EACH,
        "before": _EACH,
        "go_score": _EACH,
        "gos": _EACH,
        "first": _ONE,
        "game": _ONE,
        "turn": _ONE,
        "phase": _ONE,
        "played": _ONE,
        "turned": _ONE,
        "grabbed": _SET,
        "choice": _SET,
        "unseen": _SET,
        "gained": _SET,
        "winner": _ONE,
        "cup_plain": _ONE,
        "plays": ObservationArray((24,), of=_plays),
        "opened": ObservationArray((3,), cards=CARDS),
    },
    most=16,
    width=4,
    words=("win", "play-on"),
    every=(
        *PLAYS[:CARDS],
        *(each for plays in PLAY_TAKES for each in plays),
        *TAKES,
        GO,
        STOP,
    ),
    another=_another,
)


def arrays() -> ObservationSpec:
    """Return the arrays that describe a view."""
    return _ARRAYS
