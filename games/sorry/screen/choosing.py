"""Spots that lead to a move: the buttons and their letters, and the pawns and places of the board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from macclassic.toolbox.grammar.sentences import translate

from ..actions import DRAWS, NONE, Action, Move
from ..board import COLOUR_OF, START, TRACK
from ..choice_steps import StepChoice, StepMenu, StepQuestion, menu
from ..moves import Trail, trail
from . import layout
from .texts import words

if TYPE_CHECKING:
    from .layout import State


ANYWHERE = "anywhere"
"""Key of the spot of the whole table; a click on it turns over a card (§3)."""
DRAW, CONFIRM = "draw", "confirm"


def pawn_key(pawn: int) -> str:
    """Return the key of a pawn's spot."""
    return f"pawn-{pawn}"


def place_key(place: int, colour: int) -> str:
    """Return the key of the spot of a place; the track belongs to no colour (-1)."""
    return f"place-{place}-{-1 if place < TRACK else colour}"


def forced(now: State) -> bool:
    """True if the only move is about to be made automatically."""
    return now.game_state is now.position


def drawing(now: State) -> bool:
    """True if a person is to turn over a card."""
    return now.open_actions == DRAWS


def confirming(now: State) -> Move | None:
    """Return the move that waits to be confirmed, if any."""
    if not now.options.confirm or not now.selected or len(now.open_actions) != 1:
        return None
    (move,) = now.open_actions
    return move if isinstance(move, Move) else None


def movers(now: State) -> tuple[int, ...]:
    """Return the pawns that go in any part of a move on offer."""
    return tuple({part.pawn for move in now.open_actions if isinstance(move, Move) for part in move.parts})


def trail_of(now: State, move: Move) -> Trail:
    """Return the preview of a move from the present board."""
    return trail(now.position.view.places, move)


@dataclass(frozen=True)
class MoveOffer:
    """Present question about the moves on offer, computed once for each list of moves.

    `of`: the moves. `menu`: the question. `buttons`: the key of each answer's button. `at`: the point of each
    answer's letter on the board. `spots_of_move`: the keys of the buttons and letters that lead to each move.
    """

    of: Sequence[Action]
    menu: StepMenu
    buttons: tuple[str, ...]
    at: tuple[QPoint | None, ...]
    spots_of_move: dict[Move, list[str]]


_offer = MoveOffer((), menu(()), (), (), {})


def offer(now: State) -> MoveOffer:
    """Return the present question about the moves on offer, or about a move that is made automatically."""
    global _offer
    moves = now.position.legal if forced(now) else now.open_actions
    if _offer.of is not moves:
        named = [int(key.rpartition("-")[2]) for key in reversed(now.selected) if "pawn-" in key]
        asked = menu([action for action in moves if isinstance(action, Move)], named)
        ask_pawn = asked.question is StepQuestion.PAWN
        keys = tuple(
            f"button-pawn-{each.part.pawn}" if ask_pawn else f"button-{number}"
            for number, each in enumerate(asked.choices)
        )
        at = tuple(_letter_point(now, asked.question, each) for each in asked.choices)
        leads: dict[Move, list[str]] = {}
        for key, place, each in zip(keys, at, asked.choices, strict=True):
            for move in each.moves:
                leads.setdefault(move, []).extend([key] if place is None else [key, tag_key(place)])
        _offer = MoveOffer(moves, asked, keys, at, leads)
    return _offer


def tag_key(at: QPoint) -> str:
    """Return the key of the spot of letters at a point."""
    return f"tag-{at.x()}-{at.y()}"


def _letter_point(now: State, question: StepQuestion, choice: StepChoice) -> QPoint | None:
    """Return the point of a choice's letter on the board; None for a choice of a whole colour.

    It is at the pawn, at its target, or where the pawn goes.
    """
    places, part = now.position.view.places, choice.part
    if question is StepQuestion.HOW and part.target < 0:
        walk = next(walk for walk in trail(places, Move((part,))).walks if walk.pawn == part.pawn)
        return layout.pawn_at(part.pawn, walk.end)
    if question is StepQuestion.HOW and len(choice.moves) > 1:
        return None
    pawn = part.pawn if part.target == NONE or question is StepQuestion.PAWN else part.target
    return layout.pawn_at(pawn, places[pawn])


def next_spots(now: State, action: Action) -> Sequence[str]:
    """Return the spots that may be selected next on the way to an action.

    For a draw that is any spot; for a move its button or letter, its pawns, and the places where it ends.
    """
    if not isinstance(action, Move):
        return () if now.selected else (DRAW, ANYWHERE)
    if confirming(now):
        return () if now.selected[-1] == CONFIRM else (CONFIRM,)
    if now.selected and len(now.open_actions) == 1:
        return ()
    return (*offer(now).spots_of_move[action], *_touched(now.position.view.places, action))


def spots_of_action(now: State, action: Action) -> Collection[str]:
    """Return the spots that an action is about: the pile, or the open card and what a move touches."""
    return ("card", *_touched(now.position.view.places, action)) if isinstance(action, Move) else (DRAW,)


def why_refused(now: State, key: str) -> str:
    """Return why a pawn or a place cannot be selected now, or an empty text."""
    if drawing(now) or not key.startswith(("pawn-", "place-")):
        return ""
    if confirming(now):
        return translate("sorry", "First confirm this move, or take it back.")
    if key.startswith("pawn-") and not now.selected:
        return translate("sorry", "{pawn} can’t go by this card.").format(
            pawn=words.pawn_name(int(key.removeprefix("pawn-")))
        )
    return translate("sorry", "No move by this card ends there.")


@lru_cache(maxsize=512)
def _touched(board: tuple[int, ...], move: Move) -> frozenset[str]:
    """Return the spots of a board by which a move may be selected."""
    pawns = {part.pawn for part in move.parts}
    places = set()
    for walk in trail(board, move).walks:
        if walk.pawn in pawns:
            places.add(place_key(walk.end, COLOUR_OF[walk.pawn]))
        if walk.places[0] == START:
            # Every pawn in a start and the plate may represent the pawn that comes out.
            places.add(place_key(START, COLOUR_OF[walk.pawn]))
    standing = {pawn for pawn, place in enumerate(board) if place_key(place, COLOUR_OF[pawn]) in places}
    aimed = {part.target for part in move.parts if part.target >= 0}
    return frozenset(places | {pawn_key(pawn) for pawn in pawns | aimed | standing})
