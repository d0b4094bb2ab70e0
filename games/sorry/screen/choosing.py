"""What leads to a move at the table of Sorry: buttons and their letters, or the board's pawns and places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPoint

from macclassic.table.table_state import TableState

from ..actions import DRAWS, NONE, Action, Move
from ..board import COLOUR_OF, START, TRACK
from ..choice_steps import StepChoice, StepMenu, StepQuestion, menu
from ..moves import Trail, trail
from . import layout

ANYWHERE = "anywhere"
"""The whole table, which a click may be meant for: it turns a card over (§3)."""
DRAW, CONFIRM = "draw", "confirm"


def pawn_key(pawn: int) -> str:
    """Return the key of the spot that a pawn is."""
    return f"pawn-{pawn}"


def place_key(place: int, colour: int) -> str:
    """Return the key of the spot that a place of the board is; of the track nobody's."""
    return f"place-{place}-{-1 if place < TRACK else colour}"


def forced(now: TableState) -> bool:
    """Whether the only move is about to be made by itself."""
    return now.game_state is now.position


def drawing(now: TableState) -> bool:
    """Whether a person is to turn over a card now."""
    return now.open_actions == DRAWS


def confirming(now: TableState) -> bool:
    """Whether a move waits to be confirmed."""
    return bool(now.options.confirm and now.selected and len(now.open_actions) == 1)


def movers(now: TableState) -> tuple[int, ...]:
    """Return the pawns that a move on offer begins with."""
    return tuple({part.pawn for move in now.open_actions if isinstance(move, Move) for part in move.parts})


def trail_of(now: TableState, move: Move) -> Trail:
    """Return what a move would do from where the pawns are."""
    return trail(now.position.view.places, move)


@dataclass(frozen=True)
class MoveOffer:
    """What is asked about the moves on offer: reckoned once for a moment, of which much is asked. `buttons`:
    the key of each answer's; `at`: where its letter stands on the board; `leads`: the keys of buttons and
    letters that a move has."""

    of: Sequence[Action]
    menu: StepMenu
    buttons: tuple[str, ...]
    at: tuple[QPoint | None, ...]
    leads: dict[Move, list[str]]


_offer = MoveOffer((), menu(()), (), (), {})


def offer(now: TableState) -> MoveOffer:
    """Return what is asked about the moves on offer; of a move that is made by itself, about that one."""
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
        at = tuple(_stands(now, asked.question, each) for each in asked.choices)
        leads: dict[Move, list[str]] = {}
        for key, place, each in zip(keys, at, asked.choices, strict=True):
            for move in each.moves:
                leads.setdefault(move, []).extend([key] if place is None else [key, tag_key(place)])
        _offer = MoveOffer(moves, asked, keys, at, leads)
    return _offer


def tag_key(at: QPoint) -> str:
    """Return the key of the letters that stand at a place."""
    return f"tag-{at.x()}-{at.y()}"


def _stands(now: TableState, question: StepQuestion, choice: StepChoice) -> QPoint | None:
    """Return where on the board a choice's letter stands: at its pawn, at whom that one goes for, where it
    goes; of a whole colour nowhere."""
    places, part = now.position.view.places, choice.part
    if question is StepQuestion.HOW and part.target < 0:
        walk = next(walk for walk in trail(places, Move((part,))).walks if walk.pawn == part.pawn)
        return layout.pawn_at(part.pawn, walk.end)
    if question is StepQuestion.HOW and len(choice.moves) > 1:
        return None
    pawn = part.pawn if part.target == NONE or question is StepQuestion.PAWN else part.target
    return layout.pawn_at(pawn, places[pawn])


def leads(now: TableState, action: Action) -> Sequence[str]:
    """Return what may be taken next on the way to an action: its button or the letter of it; to turn over a
    card anything; to a move the pawns in it, and the places where it ends."""
    if not isinstance(action, Move):
        return () if now.selected else (DRAW, ANYWHERE)
    if confirming(now):
        return () if now.selected[-1] == CONFIRM else (CONFIRM,)
    if now.selected and len(now.open_actions) == 1:
        return ()
    return (*offer(now).leads[action], *_touched(now.position.view.places, action))


@lru_cache(maxsize=512)
def _touched(board: tuple[int, ...], move: Move) -> frozenset[str]:
    """Return the spots on a board that a move may be meant by."""
    pawns = {part.pawn for part in move.parts}
    places = set()
    for walk in trail(board, move).walks:
        if walk.pawn in pawns:
            places.add(place_key(walk.end, COLOUR_OF[walk.pawn]))
        if walk.places[0] == START:
            # Of pawns in one start any stands for the one that comes out, and so does the plate.
            places.add(place_key(START, COLOUR_OF[walk.pawn]))
    standing = {pawn for pawn, place in enumerate(board) if place_key(place, COLOUR_OF[pawn]) in places}
    aimed = {part.target for part in move.parts if part.target >= 0}
    return frozenset(places | {pawn_key(pawn) for pawn in pawns | aimed | standing})
