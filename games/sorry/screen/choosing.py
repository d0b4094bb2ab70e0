"""What may be done at the table of Sorry: the moves on offer, in steps, and what leads to them.

Up to four moves have a button each. Of more it is asked first which pawn goes, then how, then with whom, each
time with eight buttons at most; what is answered leaves fewer moves. The board's pawns and places lead to the
same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPoint

from macclassic.toolbox.moment import Now

from ..acts import DRAWS, NONE, Action, Move, Part
from ..board import COLOUR_OF, START, TRACK
from ..moves import Trail, trail
from . import layout

LETTERS = "ABCDEFGH"
ANYWHERE = "anywhere"
"""The whole table, which a click may be meant for: it turns a card over (§3)."""
DRAW, CONFIRM = "draw", "confirm"


def pawn_key(pawn: int) -> str:
    """Return the key of the spot that a pawn is."""
    return f"pawn-{pawn}"


def place_key(place: int, colour: int) -> str:
    """Return the key of the spot that a place of the board is; of the track nobody's."""
    return f"place-{place}-{-1 if place < TRACK else colour}"


def _pawn_in(key: str) -> int:
    """Return the pawn that a key names."""
    return int(key.rpartition("-")[2]) if "pawn-" in key else NONE


def forced(now: Now) -> bool:
    """Whether the only move is about to be made by itself."""
    return now.own is now.position


def drawing(now: Now) -> bool:
    """Whether a person is to turn over a card now."""
    return now.open == DRAWS


def confirming(now: Now) -> bool:
    """Whether a move waits to be confirmed."""
    return bool(now.options.confirm and now.taken and len(now.open) == 1)


def movers(now: Now) -> tuple[int, ...]:
    """Return the pawns that a move on offer begins with."""
    if confirming(now):
        return ()
    return tuple(sorted({part.pawn for move in now.open if isinstance(move, Move) for part in move.parts}))


def trail_of(now: Now, move: Move) -> Trail:
    """Return what a move would do from where the pawns are."""
    return trail(now.position.view.places, move)


# Moves, one by one or in steps


class Question(Enum):
    """What the buttons answer: which move it is; which pawn goes; how that one goes, or for whom;
    who goes the rest of a 7."""

    MOVE = auto()
    PAWN = auto()
    HOW = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class Choice:
    """What one button stands for: the moves that it leaves, and what they have in common by what is
    asked. A `target` of several moves stands for its colour. `at`: where its letter stands on the board, and
    `tag`, its key there, which may be that of another choice."""

    key: str
    moves: tuple[Move, ...]
    part: Part
    at: QPoint | None
    tag: str


@dataclass(frozen=True)
class Menu:
    """The moves on offer as choices: reckoned once for a moment, of which much is asked. `pawn`: the one that
    is asked about; NONE where it is asked which."""

    of: Sequence[Action]
    question: Question
    pawn: int
    choices: tuple[Choice, ...]


Groups = dict[Hashable, list[Move]]
"""Moves by what tells them from others."""

_menu = Menu((), Question.MOVE, NONE, ())


def menu_of(now: Now) -> Menu:
    """Return the moves on offer; of a move that is made by itself, that one."""
    global _menu
    moves = now.position.legal if forced(now) else now.open
    if _menu.of is not moves:
        _menu = _asked(now, moves)
    return _menu


def _asked(now: Now, of: Sequence[Action]) -> Menu:
    """Return what is to be known first of all about moves."""
    moves = [action for action in of if isinstance(action, Move)]
    if len(moves) <= layout.NARROW:
        return _menu_of(now, of, Question.MOVE, NONE, _grouped(moves, lambda move: move))
    pawns = sorted({part.pawn for move in moves for part in move.parts})
    common = [pawn for pawn in pawns if all(_part(move, pawn) for move in moves)]
    if not common:
        by_pawn: Groups = {pawn: [move for move in moves if _part(move, pawn)] for pawn in pawns}
        return _menu_of(now, of, Question.PAWN, NONE, by_pawn)
    meant = next((_pawn_in(key) for key in reversed(now.taken) if _pawn_in(key) in common), common[0])
    for way in (_own, _own_by_colour):
        found = _grouped(moves, lambda move, way=way: way(move, meant))  # type: ignore[misc]
        if 2 <= len(found) <= layout.MOST:
            return _menu_of(now, of, Question.HOW, meant, found)
    return _menu_of(now, of, Question.OTHER, meant, _grouped(moves, lambda move: _other(move, meant)))


def _part(move: Move, pawn: int) -> Part | None:
    """Return what a pawn does in a move."""
    return next((part for part in move.parts if part.pawn == pawn), None)


def _own(move: Move, pawn: int) -> Part:
    """Return what a pawn that moves does in a move."""
    return move.parts[0] if move.parts[0].pawn == pawn else move.parts[-1]


def _other(move: Move, pawn: int) -> Part:
    """Return what the other one does in a move of two."""
    return move.parts[-1] if move.parts[0].pawn == pawn else move.parts[0]


def _own_by_colour(move: Move, pawn: int) -> Part:
    """Return what a pawn does in a move; another that it goes for counts as the first of its colour."""
    part = _own(move, pawn)
    return part if part.target < 0 else part._replace(target=4 * COLOUR_OF[part.target])


def _grouped(moves: Sequence[Move], told_by: Callable[[Move], Hashable]) -> Groups:
    found: Groups = {}
    for move in moves:
        found.setdefault(told_by(move), []).append(move)
    return found


def _menu_of(now: Now, of: Sequence[Action], question: Question, pawn: int, groups: Groups) -> Menu:
    """Return groups of moves as choices, with where their letters stand on the board."""
    choices: list[Choice] = []
    tags: dict[tuple[int, int], str] = {}
    for number, (told_by, moves) in enumerate(groups.items()):
        first = moves[0]
        part = told_by if isinstance(told_by, Part) else first.parts[0]
        if question is Question.PAWN:
            assert isinstance(told_by, int)
            part = _own(first, told_by)
        key = f"button-pawn-{part.pawn}" if question is Question.PAWN else f"button-{number}"
        at = _stands(now, question, part, moves)
        tag = key if at is None else tags.setdefault((at.x(), at.y()), key)
        choices.append(Choice(key, tuple(moves), part, at, f"tag-{tag}"))
    return Menu(of, question, pawn, tuple(choices))


def _stands(now: Now, question: Question, part: Part, moves: Sequence[Move]) -> QPoint | None:
    """Return where on the board a choice's letter stands: at its pawn, at whom that one goes for, where it
    goes; of a whole colour nowhere."""
    places = now.position.view.places
    if question is Question.HOW and part.target < 0:
        walk = next(walk for walk in trail(places, Move((part,))).walks if walk.pawn == part.pawn)
        return layout.spot_at(COLOUR_OF[part.pawn], walk.end)
    if question is Question.HOW and len(moves) > 1:
        return None
    pawn = part.pawn if part.target < 0 or question is Question.PAWN else part.target
    return layout.pawn_at(pawn, places[pawn])


# What leads to a move


def leads(now: Now, action: Action) -> Sequence[str]:
    """Return what may be taken next on the way to an action: its button or the letter of it; to turn over a
    card anything; to a move the pawns in it, and the places where it ends."""
    if not isinstance(action, Move):
        return () if now.taken else (DRAW, ANYWHERE)
    if confirming(now):
        return () if now.taken[-1] == CONFIRM else (CONFIRM,)
    if now.taken and len(now.open) == 1:
        return ()
    keys = [key for each in menu_of(now).choices if action in each.moves for key in (each.key, each.tag)]
    return (*keys, *_touched(now, action))


def _touched(now: Now, move: Move) -> set[str]:
    """Return the spots on the board that a move may be meant by."""
    pawns = {part.pawn for part in move.parts}
    places = set()
    for walk in trail_of(now, move).walks:
        if walk.pawn in pawns:
            places.add(place_key(walk.end, COLOUR_OF[walk.pawn]))
        if walk.places[0] == START:
            # Of pawns in one start any stands for the one that comes out, and so does the plate.
            places.add(place_key(START, COLOUR_OF[walk.pawn]))
    standing = {
        pawn
        for pawn, place in enumerate(now.position.view.places)
        if place_key(place, COLOUR_OF[pawn]) in places
    }
    aimed = {part.target for part in move.parts if part.target >= 0}
    return places | {pawn_key(pawn) for pawn in pawns | aimed | standing}
