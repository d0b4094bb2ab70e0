"""Choice of a move in steps, if there are too many moves to survey at once.

The questions are: which pawn, how it goes, and with which other pawn. Each answer leaves fewer moves, about
which the next question is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from .actions import NONE, Move, Part
from .board import COLOUR_OF

MAX_DIRECT_MOVES = 4
"""Up to this number the moves themselves are offered."""
MAX_ANSWERS = 8
"""Largest number of answers to a question."""


class StepQuestion(Enum):
    """Question: which move, which pawn, how or for which target it goes, or which pawn goes the rest."""

    MOVE = auto()
    PAWN = auto()
    HOW = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class StepChoice:
    """Answer to a question.

    `moves`: the moves that it leaves. `part`: what they have in common with respect to the question; a
    `target` in several moves represents its colour.
    """

    moves: tuple[Move, ...]
    part: Part


@dataclass(frozen=True)
class StepMenu:
    """Question and its answers. `pawn`: the pawn it is about, NONE if the question is which pawn."""

    question: StepQuestion
    choices: tuple[StepChoice, ...]
    pawn: int = NONE


def menu(moves: Sequence[Move], meant: Sequence[int] = ()) -> StepMenu:
    """Return the first question about moves.

    `meant`: the pawns already named, the last one first. The question is about one of them if it goes in all
    moves.
    """
    if len(moves) <= MAX_DIRECT_MOVES:
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
        if 2 <= len(found) <= MAX_ANSWERS:
            return StepMenu(StepQuestion.HOW, found, pawn)
    return StepMenu(StepQuestion.OTHER, _together(moves, pawn, _other), pawn)


def _together(
    moves: Sequence[Move], pawn: int, part_of: Callable[[Move, int], Part]
) -> tuple[StepChoice, ...]:
    """Return one answer for each group of moves with the same part."""
    found: dict[Part, list[Move]] = {}
    for move in moves:
        found.setdefault(part_of(move, pawn), []).append(move)
    return tuple(StepChoice(tuple(alike), part) for part, alike in found.items())


def _goes(move: Move, pawn: int) -> bool:
    return any(part.pawn == pawn for part in move.parts)


def _own(move: Move, pawn: int) -> Part:
    """Return the part of a pawn in a move in which it goes."""
    return move.parts[0] if move.parts[0].pawn == pawn else move.parts[-1]


def _other(move: Move, pawn: int) -> Part:
    """Return the part of the other pawn in a move of two pawns."""
    return move.parts[-1] if move.parts[0].pawn == pawn else move.parts[0]


def _own_by_colour(move: Move, pawn: int) -> Part:
    """Return the part of a pawn in a move, with a target replaced by the first pawn of its colour."""
    part = _own(move, pawn)
    return part if part.target < 0 else part._replace(target=4 * COLOUR_OF[part.target])
