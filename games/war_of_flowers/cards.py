"""The 48 cards as numbers and sets of bits (war-of-flowers §deck).

A card is a number 0–47 in the order of the ids; a set of cards is a whole number with a bit for each. Four
bits in a row are a month, so ``set >> 4 * month & 15`` is what a set holds of one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from macclassic.engine.game import told

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

IDS: tuple[str, ...] = tuple(
    sorted(
        f"{month:02}-{kind}"
        for month, kinds in _REST.items()
        for kind in (kinds if month == 12 else (*kinds, "plain-1", "plain-2"))
    )
)
"""Every card's id, by number."""
NUMBER: dict[str, int] = {name: number for number, name in enumerate(IDS)}
"""Every card's number, by id."""
MONTH: tuple[int, ...] = tuple(number // 4 for number in range(48))
"""Every card's month, from 0."""
ALL = (1 << 48) - 1


def kind(name: str) -> str:
    """Return the kind that a card's id tells: "sun", "animal", "ribbon", "double" or "plain"."""
    return name.split("-")[1]


def pack(names: Iterable[str]) -> int:
    """Return the set of some ids.

    Raises ValueError for an id that is none, or one that stands twice.
    """
    cards = 0
    for name in names:
        if name not in NUMBER:
            raise ValueError(f"{told(name)} is no card")
        bit = 1 << NUMBER[name]
        if cards & bit:
            raise ValueError(f"the card {name} stands twice")
        cards |= bit
    return cards


def numbers(cards: int) -> Iterator[int]:
    """Return the cards of a set, in order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def names(cards: int) -> list[str]:
    """Return the ids of a set, in order."""
    return [IDS[card] for card in numbers(cards)]


def _set(*kinds: str) -> int:
    return pack(name for name in IDS if kind(name) in kinds)


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
