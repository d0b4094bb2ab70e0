"""The 48 cards as numbers and sets of bits (war-of-flowers §deck).

A card is a number 0–47 in the order of the ids, and a set of cards has a bit for each
(`macclassic.flower_cards.deck`).
"""

from __future__ import annotations

from macclassic.flower_cards.deck import Deck
from macclassic.flower_cards.deck import numbers as numbers

_REST = {  # cards of a month besides plain-1 and plain-2
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
"""Month of each card, from 0."""
ALL = (1 << 48) - 1


def kind(name: str) -> str:
    """Return the kind in a card's id: "sun", "animal", "ribbon", "double" or "plain"."""
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


# English names. The screen passes them through ``translate(CONTEXT, …)``, and `sources` lists every one of
# them for the translation file.

CONTEXT = "cards"

_MONTHS = (
    ("January", "Pine"),
    ("February", "Plum"),
    ("March", "Cherry"),
    ("April", "Wisteria"),
    ("May", "Iris"),
    ("June", "Peony"),
    ("July", "Bush clover"),
    ("August", "Pampas"),
    ("September", "Chrysanthemum"),
    ("October", "Maple"),
    ("November", "Paulownia"),
    ("December", "Rain"),
)
"""English name and plant of each month."""
# December's ribbon looks red, but belongs to no set (war-of-flowers, the deck).
_KINDS = {
    "bird": BIRDS,
    "red ribbon": RED,
    "blue ribbon": BLUE,
    "orchid ribbon": ORCHID,
}


def card_name(card: str) -> str:
    """Return the name of a card by its id: plant and kind, such as "Plum bird" or "Pine plain".

    The two plains of a month share a name. Raises KeyError if there is no such card.
    """
    return f"{plant_name(NUMBER[card] // 4 + 1)} {kind_name(card)}"


def kind_name(card: str) -> str:
    """Return the kind of a card, with colours and birds distinguished: "sun", "bird", "red ribbon" …

    Raises KeyError if there is no card of this id.
    """
    bit = 1 << NUMBER[card]
    return next((name for name, cards in _KINDS.items() if cards & bit), kind(card))


def month_name(month: int) -> str:
    """Return the English name of a month, 1 to 12."""
    return _MONTHS[month - 1][0]


def plant_name(month: int) -> str:
    """Return the plant of a month, 1 to 12; December's is the rain."""
    return _MONTHS[month - 1][1]


def sources() -> tuple[str, ...]:
    """Return every text of this module that a person may read, each once, in order."""
    months, plants = zip(*_MONTHS, strict=True)
    return tuple(dict.fromkeys((*months, *plants, *map(card_name, IDS), *map(kind_name, IDS))))
