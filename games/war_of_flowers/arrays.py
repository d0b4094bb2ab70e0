"""War of Flowers as numbers, for learning programs.

Cards are numbered 4 × month + place; a set of cards has 48 places.
"""

from __future__ import annotations

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.observation_arrays import ENDLESS, FixedActions, ObservationArray, ObservationSpec
from macclassic.flower_cards.deck import numbers

from .actions import (
    BOMBS,
    FLIP_ONLY,
    FOUR,
    GO,
    PLAY_ON,
    PLAY_TAKES,
    PLAYS,
    SHAKES,
    STOP,
    TAKES,
    WIN,
)
from .cards import ALL
from .options import MONEY
from .players.house_rules import cards_without_four, shown_of
from .players.playout import Dealer
from .position import STACK, Position
from .scoring import score
from .view import View, seen_of, view

CARDS = 48
HAND = 7
"""Cards of a hand at the deal."""
MOST_POINTS = score(ALL)
"""Points of all cards together, more than any seat can have."""
MOST_MONEY = 3 * MONEY.most
"""Dollars of all three seats together."""
_EACH = (3,)


def _another(position: Position, seat: int, dice: FastRandom) -> None:
    """Deal the two other hands and the stack anew, with all worlds equally likely."""
    known = view(position, seat)
    others = [each for each in range(3) if each != seat]
    shown = shown_of(seen_of(known), others)
    sizes = [known.hand_sizes[each] - cards.bit_count() for each, cards in zip(others, shown, strict=True)]
    unseen = list(numbers(known.unseen))
    Dealer(unseen, others, sizes, shown, cards_without_four(known, others)).deal(position, dice)


def _opened(view: View) -> tuple[int, ...]:
    return view.opened or (0, 0, 0)


def _plays(view: View) -> list[int]:
    return [each & 63 for each in view.plays]


def _points(meaning: str) -> ObservationArray:
    return ObservationArray(meaning, 0, MOST_POINTS, _EACH)


_ARRAYS = ObservationSpec(
    {
        "seat": ObservationArray("the observing seat", 0, 2),
        "hand": ObservationArray("its cards", cards=CARDS),
        "hand_sizes": ObservationArray("number of cards of each seat", 0, HAND, _EACH),
        "table": ObservationArray("open cards on the table", cards=CARDS),
        "stack_size": ObservationArray("number of cards face down on the stack", 0, STACK),
        "collections": ObservationArray("cards that each seat has collected", shape=_EACH, cards=CARDS),
        "money": ObservationArray("dollars of each seat", 0, MOST_MONEY, _EACH),
        "points": _points("points of each seat's collection"),
        "before": _points("points of each seat at the end of its last finished turn"),
        "go_score": _points("points of each seat at its last GO"),
        "gos": ObservationArray("GO calls of each seat", 0, STACK, _EACH),
        "first": ObservationArray("seat that began", 0, 2),
        "game": ObservationArray("number of this game, from 1", 1, ENDLESS),
        "turn": ObservationArray("seat to decide", 0, 2),
        "phase": ObservationArray(
            "its decision: 0 a hand card, 1 the table card that the turned card takes, 2 GO or STOP, "
            "3 none, since the game is over, 4 four cards of a month (a house rule)",
            0,
            FOUR,
        ),
        "played": ObservationArray("hand card of this turn in phase 1, else -1", -1, CARDS - 1),
        "turned": ObservationArray("stack card of this turn in phase 1, else -1", -1, CARDS - 1),
        "grabbed": ObservationArray("table cards that the hand card takes in phase 1", cards=CARDS),
        "choice": ObservationArray("table cards of which one is taken in phase 1", cards=CARDS),
        "unseen": ObservationArray("cards that may be in the other hands or on the stack", cards=CARDS),
        "gained": ObservationArray("cards that this turn has added, in phase 2", cards=CARDS),
        "winner": ObservationArray("seat that has won the game, else -1", -1, 2),
        "cup_plain": ObservationArray("option: 1 if the September cup counts as a double plain"),
        "plays": ObservationArray(
            "hand cards played in this game, from the first player on in turn order; by house rules "
            "48 + month "
            "for a bomb and 63 for a turn without a card",
            -1,
            63,
            (24,),
            of=_plays,
        ),
        "opened": ObservationArray("all hands once the game is over", shape=_EACH, cards=CARDS, of=_opened),
    },
    actions=FixedActions(
        (
            *PLAYS[:CARDS],
            *(each for card, plays in enumerate(PLAY_TAKES) for each in plays if each.take != card),
            *TAKES,
            GO,
            STOP,
            WIN,
            PLAY_ON,
            *SHAKES,
            *BOMBS,
            FLIP_ONLY,
        )
    ),
    another=_another,
    notes="Card 4 × month + place, in the order of the names below; months from January.",
)


def arrays() -> ObservationSpec:
    """Return the arrays and action numbers of War of Flowers."""
    return _ARRAYS
