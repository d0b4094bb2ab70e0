"""English names of cards, seats and past moves. Without Qt.

These words are the sources of a translation: the screen passes them through ``translate(CONTEXT, …)``, and
`sources` lists all of them for the translation file.
"""

from __future__ import annotations

from .cards import IDS, KINDS

CONTEXT = "soi"

SEATS = ("South", "East", "North", "West")
_KINDS = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King"}
_SUITS = {"S": "Spades", "C": "Clubs", "H": "Hearts", "D": "Diamonds"}
_CARDS = tuple(f"the {_KINDS.get(name[:-1], name[:-1])} of {_SUITS[name[-1]]}" for name in IDS)
_NUMBERS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_AGO = ("one move ago", *(f"{number} moves ago" for number in _NUMBERS))
LONG_AGO = "earlier in this round"


def card_name(card: int) -> str:
    """Return the name of a card by its number, such as "the 7 of Hearts"."""
    return _CARDS[card]


def kind_plural(kind: int) -> str:
    """Return the plural name of a kind by its number: "Aces", "7s"."""
    return f"{_KINDS.get(KINDS[kind], KINDS[kind])}s"


def ago(moves: int) -> str:
    """Return when a move was made, as in "four moves ago"; the last move is 1."""
    return _AGO[moves - 1] if moves <= len(_AGO) else LONG_AGO


def sources() -> tuple[str, ...]:
    """Return every text of this module that a player may read, each once, in order."""
    return (*SEATS, *_CARDS, *map(kind_plural, range(13)), *_AGO, LONG_AGO)
