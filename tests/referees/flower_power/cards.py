"""Cards of Flower Power by their ids: ``10H``, ``JB``, and ``10H/2`` of the second pack."""

from __future__ import annotations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
JOKERS = {"JB": "SC", "JR": "HD"}
"""The jokers, with the two suits of each."""


def packs(decks: int, jokers: bool) -> list[str]:
    """Return all cards of a number of packs, sorted."""
    one = [rank + suit for rank in RANKS for suit in "SHDC"] + (list(JOKERS) if jokers else [])
    return sorted(card if pack == 1 else f"{card}/{pack}" for card in one for pack in range(1, decks + 1))


def face(card: str) -> str:
    return card.split("/")[0]


def strength(card: str) -> int:
    return 15 if face(card) in JOKERS else RANKS.index(face(card)[:-1]) + 2


def suits(card: str) -> str:
    """Return the suits as which a card can be played."""
    return JOKERS.get(face(card), face(card)[-1])


def covers(cards: list[str], wanted: str = "SHDC") -> bool:
    """True if each wanted suit can have a card of its own."""
    if not wanted:
        return True
    return any(
        wanted[0] in suits(card) and covers(cards[:place] + cards[place + 1 :], wanted[1:])
        for place, card in enumerate(cards)
    )
