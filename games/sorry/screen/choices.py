"""The options of a turn as the button box offers them: one button each, or in groups where they are many."""

from __future__ import annotations

from collections.abc import Sequence

from ..acts import Move

Key = tuple[str, int, int, int, int]
Choice = tuple[Move, ...]
"""What one button stands for: one move, or several that are told apart by the next click."""

DEPTH = len(Key.__args__)  # type: ignore[attr-defined]


def key(move: Move) -> Key:
    """Return what tells a move from others, the coarsest first: its kind, the pawn, the other pawn, the steps
    and, of two orders of a split, which pawn goes first."""
    one = move.parts[0]
    if len(move.parts) == 2:
        low, high = sorted(move.parts, key=lambda part: part.pawn)
        return "split", low.pawn, high.pawn, low.steps, one.pawn
    return one.how, one.pawn, one.target, one.steps, 0


def grouped(actions: Sequence[Move], most: int) -> tuple[list[Choice], int]:
    """Return moves as at most `most` choices, as fine as that allows, and how much of their keys the moves of
    one choice have in common.

    Kinds of move are never too many; so the coarsest grouping is taken as it is.
    """
    found: list[Choice] = []
    for depth in range(DEPTH, 0, -1):
        together: dict[tuple[object, ...], list[Move]] = {}
        for action in actions:
            together.setdefault(key(action)[:depth], []).append(action)
        found = [tuple(each) for each in together.values()]
        if len(found) <= most:
            return found, depth
    return found, 1


class Menu:
    """The choices that are open: all of a turn's, those of a group, or those that a click on the board left.

    `narrowed`: a click or a group has left fewer than there are, so that there is a way back.
    """

    def __init__(self, actions: Sequence[Move], most: int) -> None:
        self._most = most
        self._levels: list[tuple[Move, ...]] = [tuple(actions)]
        self.choices: list[Choice] = []
        self.depth = DEPTH
        self._show()

    def _show(self) -> None:
        self.choices, self.depth = grouped(self._levels[-1], self._most)

    @property
    def narrowed(self) -> bool:
        """Whether fewer moves are on offer than the turn has."""
        return len(self._levels) > 1

    @property
    def actions(self) -> tuple[Move, ...]:
        """The moves on offer."""
        return self._levels[-1]

    def narrow(self, actions: Sequence[Move]) -> None:
        """Offer only some of the moves."""
        self._levels.append(tuple(actions))
        self._show()

    def back(self) -> bool:
        """Offer again what was on offer before; False if this is all there is."""
        if not self.narrowed:
            return False
        self._levels.pop()
        self._show()
        return True
