"""Choosing a move in steps, where there are too many to be looked over at once: which pawn goes, how, and
with whom. Whoever answers leaves fewer moves, of which the next thing is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from .actions import NONE, Move, Part
from .board import COLOUR_OF

FEW = 4
"""So many moves are looked over as they are."""
MOST = 8
"""No question has more answers than these."""


class StepQuestion(Enum):
    """What is asked: which move it is; which pawn goes; how that one goes, or for whom; who goes the rest."""

    MOVE = auto()
    PAWN = auto()
    HOW = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class StepChoice:
    """An answer: the moves that it leaves, and what they have in common by what is asked. A `target` of
    several moves stands for its colour."""

    moves: tuple[Move, ...]
    part: Part


@dataclass(frozen=True)
class StepMenu:
    """A question and its answers. `pawn`: the one that is asked about; NONE where it is asked which."""

    question: StepQuestion
    choices: tuple[StepChoice, ...]
    pawn: int = NONE


def menu(moves: Sequence[Move], meant: Sequence[int] = ()) -> StepMenu:
    """Return what is to be known first of all about moves; `meant`: the pawns that were named, the last one
    first, of which one is asked about if it goes in all of these moves."""
    if len(moves) <= FEW:
        return StepMenu(StepQuestion.MOVE, tuple(StepChoice((move,), move.parts[0]) for move in moves))
    pawns = sorted({part.pawn for move in moves for part in move.parts})
    common = [pawn for pawn in pawns if all(_goes(move, pawn) for move in moves)]
    if not common:
        of = {pawn: tuple(move for move in moves if _goes(move, pawn)) for pawn in pawns}
        return StepMenu(
            StepQuestion.PAWN, tuple(StepChoice(found, _own(found[0], pawn)) for pawn, found in of.items())
        )
    pawn = next((each for each in meant if each in common), common[0])
    for way in (_own, _own_by_colour):
        found = _together(moves, pawn, way)
        if 2 <= len(found) <= MOST:
            return StepMenu(StepQuestion.HOW, found, pawn)
    return StepMenu(StepQuestion.OTHER, _together(moves, pawn, _other), pawn)


def _together(
    moves: Sequence[Move], pawn: int, told_by: Callable[[Move, int], Part]
) -> tuple[StepChoice, ...]:
    """Return the moves that are alike as one answer each."""
    found: dict[Part, list[Move]] = {}
    for move in moves:
        found.setdefault(told_by(move, pawn), []).append(move)
    return tuple(StepChoice(tuple(alike), part) for part, alike in found.items())


def _goes(move: Move, pawn: int) -> bool:
    return any(part.pawn == pawn for part in move.parts)


def _own(move: Move, pawn: int) -> Part:
    """Return what a pawn does in a move that it goes in."""
    return move.parts[0] if move.parts[0].pawn == pawn else move.parts[-1]


def _other(move: Move, pawn: int) -> Part:
    """Return what the other one does in a move of two."""
    return move.parts[-1] if move.parts[0].pawn == pawn else move.parts[0]


def _own_by_colour(move: Move, pawn: int) -> Part:
    """Return what a pawn does in a move; another that it goes for counts as the first of its colour."""
    part = _own(move, pawn)
    return part if part.target < 0 else part._replace(target=4 * COLOUR_OF[part.target])
