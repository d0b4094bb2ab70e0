"""Achievements of Sorry."""

from __future__ import annotations

from macclassic.engine.progress.achievements import Achievement, RoundAccount

from .actions import Move
from .board import COLOUR_OF, DISTANCE, HOME, START
from .events import Bump

FOUR = 4


def _back_door(account: RoundAccount) -> bool:
    """True if a pawn that a backward 4 brought nearer home has come home later.

    A pawn that was sent to its start in between does not count.
    """
    nearer: set[int] = set()
    for each in account.moves:
        for pawn in list(nearer):
            if each.after.places[pawn] == START:
                nearer.discard(pawn)
        if each.seat != account.seat or not isinstance(each.action, Move):
            continue
        for part in each.action.parts:
            way, pawn = DISTANCE[COLOUR_OF[part.pawn]], part.pawn
            before, after = (position.places[pawn] for position in (each.before, each.after))
            if part.how == "backward" and part.steps == FOUR and 0 <= way[after] < way[before]:
                nearer.add(pawn)
            if after == HOME and pawn in nearer:
                return True
    return False


def _two_at_once(account: RoundAccount) -> bool:
    for each in account.own:
        if isinstance(each.action, Move) and len(each.action.parts) == 2:
            came = [part.pawn for part in each.action.parts if each.after.places[part.pawn] == HOME]
            if len(came) == 2:
                return True
    return False


def _bumps(account: RoundAccount, own: bool) -> bool:
    """True if the person's moves have sent pawns to their starts: `own` ones, or those of others."""
    mine = account.end.mode.own[account.seat]
    return any(
        isinstance(event, Bump) and (event.pawn in mine) == own
        for each in account.own
        for event in each.events
    )


ACHIEVEMENTS = (
    Achievement(
        "back-door",
        "Back Door",
        "Take the back way home with a 4.",
        _back_door,
    ),
    Achievement("two-at-once", "Two at Once", "Bring two pawns home with one 7.", _two_at_once),
    Achievement(
        "no-hard-feelings",
        "No Hard Feelings",
        "Win a game without sending a pawn back.",
        lambda account: account.won and not (_bumps(account, True) or _bumps(account, False)),
    ),
    Achievement(
        "own-goal",
        "Own Goal",
        "Send back a pawn of your own, and win.",
        lambda account: account.won and _bumps(account, True),
    ),
)
