"""Honest worlds: the cards that a seat has not seen, dealt again and again to where they may lie."""

from __future__ import annotations

from typing import Final

from macclassic.engine.fast.dice import Dice

from .position import Position

HIDDEN: Final = -1
"""A card that the seat does not know, in a position that is as it knows it."""


class Dealer:
    """Deals the worlds that one seat can't tell apart.

    `known`: the position as that seat knows it, HIDDEN wherever it does not; its pile is empty. `pile`: how
    many cards are there. `fresh`, `recycled`: the unseen cards that were never in a GraveRyard that became a
    pile, and those that were in the last one. Once there has been such a reshuffle, the pile is made of
    recycled cards, and petals that nobody knows lie where they were laid at the beginning, so they are none.
    """

    __slots__ = (
        "_early",
        "_fresh",
        "_late_hands",
        "_late_petals",
        "_pile",
        "_recycled",
        "_reshuffled",
        "known",
    )

    known: Position
    _fresh: list[int]
    _recycled: list[int]
    _reshuffled: bool
    _pile: int
    _early: list[int]
    _late_petals: list[int]
    _late_hands: list[int]

    def __init__(
        self, known: Position, pile: int, fresh: list[int], recycled: list[int], reshuffled: bool
    ) -> None:
        self.known = known
        self._pile = pile
        self._fresh = fresh[:]
        self._recycled = recycled[:]
        self._reshuffled = reshuffled
        self._early = []
        self._late_petals = []
        self._late_hands = []
        for flower in range(1, len(known.petals)):
            petals = known.petals[flower]
            for place in range(len(petals)):
                if petals[place] == HIDDEN:
                    where = flower << 10 | place
                    if reshuffled and known.eyes[flower][place] == 0:
                        self._early.append(where)
                    else:
                        self._late_petals.append(where)
        for seat in range(len(known.hands)):
            hand = known.hands[seat]
            for place in range(len(hand)):
                if hand[place] == HIDDEN:
                    self._late_hands.append(seat << 10 | place)

    def deal(self, world: Position, dice: Dice) -> None:
        """Make a position one of the worlds."""
        world.become(self.known)
        fresh = self._fresh[:]
        world.shuffle(fresh)
        at = 0
        for where in self._early:
            world.petals[where >> 10][where & 1023] = fresh[at]
            at += 1
        if self._reshuffled:
            recycled = self._recycled[:]
            world.shuffle(recycled)
            world.pile = recycled[: self._pile]
            cards = fresh[at:] + recycled[self._pile :]
            world.shuffle(cards)
            at = 0
        else:
            cards = fresh
            world.pile = cards[: self._pile]
            at = self._pile
        for where in self._late_petals:
            world.petals[where >> 10][where & 1023] = cards[at]
            at += 1
        for where in self._late_hands:
            world.hands[where >> 10][where & 1023] = cards[at]
            at += 1
