"""War of Coins as numbers, for learning programs.

Cards are numbered 4 × coin + place, then the two jokers; a set of cards has 50 places, one of coins 12.
"""

from __future__ import annotations

from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.observation_arrays import ENDLESS, FixedActions, ObservationArray, ObservationSpec

from .actions import END, FLIP_ONLY, KEEP_GOING, PLAY_ON, PLAY_TAKES, PLAYS, SHOWS, TAKES, TRANSACTS, WIN
from .cards import ALL, COINS
from .options import LENGTHS
from .players.search import dealer
from .position import BOTH_PERFECT, OVER, STOCK, Position
from .scoring import points, tally_of
from .view import View, view

CARDS = 50
HAND = 10
"""Cards of a hand at the deal."""
MOST_POINTS = points(tally_of(ALL))
"""Points of all cards together, more than any seat can have."""
MOST_OWED = 6
"""Most turns that a seat owes: two for each Complete Transaction of a hand."""
_EACH = (2,)


def _another(position: Position, seat: int, dice: FastRandom) -> None:
    """Deal the other hand and the stock anew, with all worlds equally likely."""
    deals = dealer(view(position, seat), infers=False)
    turned = position.turn != seat  # a dealer deals to the seat that is not at turn
    if turned:
        position.me, position.other = position.other, position.me
    deals.deal(position, dice)
    if turned:
        position.me, position.other = position.other, position.me


def _opened(view: View) -> tuple[int, ...]:
    return view.opened or (0, 0)


def _plays(view: View) -> list[int]:
    return [each & 63 for each in view.plays]


def _cards(meaning: str, shape: tuple[int, ...] = ()) -> ObservationArray:
    return ObservationArray(meaning, shape=shape, cards=CARDS)


def _coins(meaning: str) -> ObservationArray:
    return ObservationArray(meaning, shape=_EACH, cards=COINS)


_ARRAYS = ObservationSpec(
    {
        "seat": ObservationArray("the observing seat"),
        "hand": _cards("its cards"),
        "hand_sizes": ObservationArray("number of cards of each seat", 0, HAND, _EACH),
        "open_hands": _cards("cards that each seat has shown and still holds", _EACH),
        "layout": _cards("open cards, stacks included"),
        "stock_size": ObservationArray("number of cards face down in the stock", 0, STOCK),
        "captured": _cards("cards that each seat has captured", _EACH),
        "points": ObservationArray("points of each seat", 0, MOST_POINTS, _EACH),
        "keeps": ObservationArray("calls of “Keep going” of each seat", 0, STOCK, _EACH),
        "keep_score": ObservationArray("points of each seat at its last such call", 0, MOST_POINTS, _EACH),
        "owed": ObservationArray("turns in which each seat only turns a stock card", 0, MOST_OWED, _EACH),
        "shown": _coins("coins of which each seat has shown three cards"),
        "transacted": _coins("coins of which each seat has made a Complete Transaction"),
        "perfect": _coins("coins of which each seat has played on with a Perfect Hand"),
        "balance": ObservationArray("points won less points paid of each seat", -ENDLESS, ENDLESS, _EACH),
        "first": ObservationArray("seat that began"),
        "game": ObservationArray("number of this game, from 1", 1, ENDLESS),
        "draw": ObservationArray("cards drawn to find the first seat; -1 for none", -1, CARDS - 1, _EACH),
        "last_winner": ObservationArray("seat that won the last game with a winner, else -1", -1),
        "turn": ObservationArray("seat to decide"),
        "phase": ObservationArray(
            "its decision: 0 to win with a Perfect Hand or play on, 1 its turn, 2 the layout card "
            "for the card "
            "that replaces a joker, 3 the layout card for the turned card, 4 “Keep going” or “End the game”, "
            "5 none, since the game is over",
            0,
            OVER,
        ),
        "laid": _cards("cards laid from the hand in phases 2 and 3"),
        "grabbed": _cards("layout cards that these take in phases 2 and 3"),
        "turned": ObservationArray("stock card in phases 2 and 3, else -1", -1, CARDS - 1),
        "choice": _cards("layout cards of which one is taken in phases 2 and 3"),
        "unseen": _cards("cards that may be in the other hand or in the stock"),
        "winner": ObservationArray("seat that has won the game, else -1", -1),
        "ending": ObservationArray(
            "0 none yet, 1 “End the game”, 2 a Perfect Hand, 3 the cards ran out, 4 four of a coin "
            "on the layout, "
            "5 two Perfect Hands",
            0,
            BOTH_PERFECT,
        ),
        "gained": _cards("cards that this turn has added, in phase 4"),
        "target": ObservationArray("option: balance that ends the match, 0 for none", 0, max(LENGTHS)),
        "plays": ObservationArray(
            "hand cards played in this game, from the first turn on", -1, CARDS - 1, (40,), of=_plays
        ),
        "opened": ObservationArray("both hands once the game is over", shape=_EACH, cards=CARDS, of=_opened),
    },
    actions=FixedActions(
        (
            *PLAYS,
            *(each for card, plays in enumerate(PLAY_TAKES) for each in plays if each.take != card),
            *TAKES,
            *SHOWS,
            *TRANSACTS,
            FLIP_ONLY,
            WIN,
            PLAY_ON,
            KEEP_GOING,
            END,
        )
    ),
    another=_another,
    notes="Card 4 × coin + place, in the order of the names below; 48 and 49 are the jokers.",
)


def arrays() -> ObservationSpec:
    """Return the arrays and action numbers of War of Coins."""
    return _ARRAYS
