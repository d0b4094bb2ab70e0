"""The 48 cards as numbers and sets of bits (war-of-flowers §deck).

A card is a number 0–47 in the order of the ids, and a set of cards has a bit for each
(`macclassic.flower_cards.deck`).
"""

from __future__ import annotations

from macclassic.flower_cards.deck import Deck
from macclassic.flower_cards.deck import numbers as numbers

_REST = {  # what a month has besides plain-1 and plain-2
    1: ("ribbon", "sun"),
    2: ("animal", "ribbon"),
    3: ("ribbon", "sun"),
    4: ("animal", "ribbon"),
    5: ("animal", "ribbon"),
    6: ("animal", "ribbon"),
    7: ("animal", "ribbon"),
    8: ("animal", "sun"),
    9: ("animal", "ribbon"),
    10: ("animal", "ribbon"),
    11: ("double", "sun"),
    12: ("animal", "double", "ribbon", "sun"),
}

DECK = Deck(
    sorted(
        f"{month:02}-{kind}"
        for month, kinds in _REST.items()
        for kind in (kinds if month == 12 else (*kinds, "plain-1", "plain-2"))
    )
)
IDS, NUMBER, pack, names = DECK.ids, DECK.number, DECK.pack, DECK.names
MONTH: tuple[int, ...] = tuple(number // 4 for number in range(48))
"""Every card's month, from 0."""
ALL = (1 << 48) - 1


def kind(name: str) -> str:
    """Return the kind that a card's id tells: "sun", "animal", "ribbon", "double" or "plain"."""
    return name.split("-")[1]


def _set(*kinds: str) -> int:
    return DECK.where(lambda name: kind(name) in kinds)


SUNS = _set("sun")
ANIMALS = _set("animal")
RIBBONS = _set("ribbon")
SINGLES = _set("plain")
DOUBLES = _set("double")
PLAINS = SINGLES | DOUBLES
CUP = 1 << NUMBER["09-animal"]
DECEMBER = 1 << NUMBER["12-sun"]
RED = pack(("01-ribbon", "02-ribbon", "03-ribbon"))
BLUE = pack(("06-ribbon", "09-ribbon", "10-ribbon"))
ORCHID = pack(("04-ribbon", "05-ribbon", "07-ribbon"))
BIRDS = pack(("02-animal", "04-animal", "08-animal"))
