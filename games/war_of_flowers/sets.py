"""Worth of a collection by kind, and each player's progress with the sets (war-of-flowers §score)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from macclassic.flower_cards.sets import Pip, pips

from .cards import BIRDS, BLUE, CUP, ORCHID, RED, RIBBONS, SUNS, names
from .cards import kind as kind_of
from .scoring import ALL_BIRDS, ALL_SUNS, SET, plains, score_lines, tally_of

KINDS = ("sun", "animal", "ribbon", "plain")
"""Kinds of a collection; doubles are plains, and so is the September cup if it counts as one."""

SETS: Mapping[str, tuple[int, int]] = {
    "birds": (BIRDS, ALL_BIRDS),
    "red": (RED, SET),
    "blue": (BLUE, SET),
    "orchid": (ORCHID, SET),
    "suns": (SUNS, ALL_SUNS),
}
"""Cards and points of each set, by name."""

_OF_KIND = {
    "suns": "sun",
    "five-suns": "sun",
    "animals": "animal",
    "birds": "animal",
    "ribbons": "ribbon",
    "red": "ribbon",
    "blue": "ribbon",
    "orchid": "ribbon",
    "plains": "plain",
}


def by_kind(cards: Sequence[str], cup_plain: bool) -> Mapping[str, list[str]]:
    """Return cards by kind and within a kind by month.

    Ribbons are in order of their sets, birds precede other animals, and double plains precede other plains.
    """
    piles: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for card in sorted(cards):
        kind = kind_of(card)
        twice = kind == "double" or (cup_plain and card == names(CUP)[0])
        piles["plain" if twice else kind].append(card)
    piles["plain"].sort(key=lambda card: (kind_of(card) == "plain", card))
    bird = names(BIRDS)
    piles["animal"].sort(key=lambda card: (card not in bird, card))
    place = {card: place for place, set_ in enumerate((RED, BLUE, ORCHID)) for card in names(set_)}
    piles["ribbon"].sort(key=lambda card: (place.get(card, len(place)), card))
    return piles


def counts(cards: int, cup_plain: bool) -> tuple[int, ...]:
    """Return the number of cards of each kind, plains by value."""
    piles = by_kind(names(cards), cup_plain)
    worth = int(plains(tally_of(cards, cup_plain)))
    return (*(len(piles[kind]) for kind in KINDS[:-1]), worth)


def points(cards: int, cup_plain: bool) -> tuple[int, ...]:
    """Return the points of each kind; their sum is the score."""
    found = dict.fromkeys(KINDS, 0)
    for line in score_lines(cards, cup_plain):
        found[_OF_KIND[line.what]] += line.points
    return tuple(found.values())


def bringing(what: str, cards: Collection[str], cup_plain: bool) -> Sequence[str]:
    """Return the cards of a collection that a line of its score counts."""
    wanted = SUNS if what == "five-suns" else SETS[what][0] if what in SETS else 0
    if wanted:
        return [card for card in names(wanted) if card in cards]
    return by_kind(tuple(cards), cup_plain)[_OF_KIND[what]]


def progress(collections: Sequence[int], seat: int) -> Mapping[str, tuple[Pip, ...]]:
    """Return a seat's progress with each set, card by card."""
    own = collections[seat]
    others = sum(cards for other, cards in enumerate(collections) if other != seat)
    return {name: pips(wanted, own, others) for name, (wanted, _) in SETS.items()}


def mark_of(card: str) -> str:
    """Return the mark of a card's kind; ribbon sets, the three birds and the cup have marks of their own."""
    kind = kind_of(card)
    for name, wanted in (("bird", BIRDS), ("red", RED), ("blue", BLUE), ("orchid", ORCHID), ("cup", CUP)):
        if card in names(wanted):
            return name
    return "willow" if card in names(RIBBONS) else kind
