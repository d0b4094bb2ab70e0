"""What the cards, kinds and months are called, in English. No Qt here.

These words are the sources of a translation: the screen passes them through ``translate(CONTEXT, …)``, and
`sources` lists every one of them for the translation file.
"""

from __future__ import annotations

from .cards import kind

CONTEXT = "cards"

MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)

PLANTS = (
    "Pine",
    "Plum",
    "Cherry",
    "Wisteria",
    "Iris",
    "Peony",
    "Bush clover",
    "Pampas",
    "Chrysanthemum",
    "Maple",
    "Paulownia",
    "Rain",
)

_FIGURES = {
    "01-sun": "Crane",
    "02-animal": "Warbler",
    "03-sun": "Curtain",
    "04-animal": "Cuckoo",
    "05-animal": "Plank bridge",
    "06-animal": "Butterflies",
    "07-animal": "Boar",
    "08-sun": "Full moon",
    "08-animal": "Geese",
    "09-animal": "Sake cup",
    "10-animal": "Deer",
    "11-sun": "Phoenix",
    "12-sun": "Rain man",
    "12-animal": "Swallow",
}
_RIBBONS = {
    "red ribbon": ("01", "02", "03"),
    "orchid ribbon": ("04", "05", "07"),
    "blue ribbon": ("06", "09", "10"),
    "ribbon": ("12",),  # red to the eye, but in no set (war-of-flowers, the deck)
}
_PLAINS = ("plain-1", "plain-2")
_DOUBLES = ("11-double", "12-double")
_BIRDS = ("02-animal", "04-animal", "08-animal")


def _all_names() -> dict[str, str]:
    names = dict(_FIGURES)
    for months in _RIBBONS.values():
        for month in months:
            names[f"{month}-ribbon"] = f"{PLANTS[int(month) - 1]} ribbon"
    for number, plant in enumerate(PLANTS[:11], start=1):
        for plain in _PLAINS:
            names[f"{number:02}-{plain}"] = f"{plant} plain"
    for card in _DOUBLES:
        names[card] = f"{PLANTS[int(card[:2]) - 1]} double"
    return names


def _all_kinds() -> dict[str, str]:
    kinds = {f"{month}-ribbon": kind for kind, months in _RIBBONS.items() for month in months}
    for card in _NAMES:
        if card in _BIRDS:
            kinds[card] = "bird"
        elif card in _DOUBLES:
            kinds[card] = "double plain"
        elif not card.endswith("ribbon"):
            kinds[card] = kind(card)
    return kinds


_NAMES = _all_names()
_KINDS = _all_kinds()


def card_name(card: str) -> str:
    """Return the short name of a card by its id, such as "Crane" or "Pine plain".

    The two plains of a month share a name. Raises KeyError if there is no such card.
    """
    return _NAMES[card]


def kind_name(card: str) -> str:
    """Return the kind of a card by its id, colours and birds told apart: "sun", "bird", "red ribbon" …

    Raises KeyError if there is no such card.
    """
    return _KINDS[card]


def month_name(month: int) -> str:
    """Return the name of a month, 1 to 12."""
    return MONTHS[month - 1]


def plant_name(month: int) -> str:
    """Return the plant that tells a month, 1 to 12; December's is the rain."""
    return PLANTS[month - 1]


def sources() -> tuple[str, ...]:
    """Return every text of this file that a person may read, each once, in order."""
    return tuple(dict.fromkeys((*MONTHS, *PLANTS, *_NAMES.values(), *_KINDS.values())))
