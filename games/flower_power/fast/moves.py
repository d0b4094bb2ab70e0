"""Moves: what a seat may do after the building, as numbers."""

from __future__ import annotations

from typing import Final

DRAW: Final = 0
END: Final = 1
PASS: Final = 2
ATTACK: Final = 3
POISON: Final = 4
HEART: Final = 5
DIAMOND: Final = 6
SPY_FLOWER: Final = 7
SPY_HAND: Final = 8
CREATE: Final = 9
CREATE_POWER: Final = 10
CHOOSE: Final = 11
"""What a move is."""

NOBODY: Final = -1
"""No seat, no flower, no place."""
NONE: Final[list[int]] = []


class Move:
    """A move of some kind: with a hand card, a flower, and a target, a place or a seat `at`; `cards` of a
    creation, the top first."""

    __slots__ = ("at", "card", "cards", "flower", "kind")

    kind: int
    card: int
    flower: int
    at: int
    cards: list[int]

    def __init__(self, kind: int, card: int, flower: int, at: int, cards: list[int]) -> None:
        self.kind = kind
        self.card = card
        self.flower = flower
        self.at = at
        self.cards = cards

    def same(self, other: Move) -> bool:
        """Whether two moves are one."""
        return (
            self.kind == other.kind
            and self.card == other.card
            and self.flower == other.flower
            and self.at == other.at
            and self.cards == other.cards
        )


def bare(kind: int) -> Move:
    """Return a move that needs nothing more: to draw, to end, to pass."""
    return Move(kind, -1, NOBODY, NOBODY, NONE)
