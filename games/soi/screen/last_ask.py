"""The last ask as all players saw it.

The strip's picture, words and bar, and the flight of the card, are all made from this one value. It contains
no earlier ask, because to remember those is the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macclassic.table.table_state import SeatDecided

from ..events import Event, Give, Out, Set, Turn
from ..view import View

ASKED, ANSWERED, DONE = range(3)
"""Beats of an ask: the question, the answer, and the result with the next turn."""


@dataclass(frozen=True, slots=True)
class LastAsk:
    """Last ask, from the question to its result.

    `hit`: the card was given. `laid`: it completed a set. `out`: the asked seat has no cards left. `turn`:
    the seat to ask next, -1 if the round is over. `beat`: how much of the ask is shown.
    """

    asker: int
    asked: int
    card: int
    hit: bool
    laid: bool = False
    out: bool = False
    turn: int = -1
    beat: int = DONE

    def at(self, beat: int) -> LastAsk:
        """Return the same ask at a beat."""
        return replace(self, beat=beat)


def of_decision(decided: SeatDecided, events: Sequence[Event], last: bool) -> LastAsk:
    """Return the ask of a decision with its events.

    `last`: a set completed by it is the last of the round.
    """
    hit, laid = (any(isinstance(event, kind) for event in events) for kind in (Give, Set))
    turn = next((event.seat for event in events if isinstance(event, Turn)), decided.seat)
    out = any(isinstance(event, Out) for event in events)
    ask = decided.action
    return LastAsk(decided.seat, ask.of, ask.card, hit, laid, out, -1 if laid and last else turn)


EARLIER = 2
"""Number of asks before the last one that the table shows."""


def earlier_asks(view: View) -> tuple[LastAsk, ...]:
    """Return the asks before the last one that the table shows, the older first."""
    last = view.log[-EARLIER - 1 :]
    return tuple(LastAsk(each.asker, each.asked, each.card, bool(each.hit)) for each in last[:-1])


def of_view(view: View) -> LastAsk | None:
    """Return the last ask of a view's round; None before the first."""
    if not view.log:
        return None
    last = view.log[-1]
    hit = bool(last.hit)
    out = hit and not view.over and not view.hand_sizes[last.asked]
    laid = hit and view.owners[last.card >> 2] >= 0
    return LastAsk(last.asker, last.asked, last.card, hit, laid, out, -1 if view.over else view.turn)
