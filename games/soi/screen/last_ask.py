"""The last ask, as everybody saw it: one value, from which the strip's picture and words, its bar and the
card's flight are all made. It tells of no ask before it: to remember those is the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from macclassic.table.table_state import SeatDecided

from ..events import Event, Give, Out, Set, Turn
from ..view import View

ASKED, ANSWERED, DONE = range(3)
"""The beats: the ask is heard, then its answer, then the card lies elsewhere and it is known what follows."""


@dataclass(frozen=True, slots=True)
class LastAsk:
    """Who asked whom for which card; whether it was given (`hit`), was the last of a set that is `laid`, and
    of the asked one's hand, who is `out` then; who is to ask next (`turn`, -1 when the round is over)."""

    asker: int
    asked: int
    card: int
    hit: bool
    laid: bool = False
    out: bool = False
    turn: int = -1
    beat: int = DONE

    def at(self, beat: int) -> LastAsk:
        """Return it as it is told so far."""
        return replace(self, beat=beat)


def of_decision(decided: SeatDecided, events: Sequence[Event], last: bool) -> LastAsk:
    """Return what is told of one decision and what followed; `last`: a set that it completes is the last."""
    hit, laid = (any(isinstance(event, kind) for event in events) for kind in (Give, Set))
    turn = next((event.seat for event in events if isinstance(event, Turn)), decided.seat)
    out = any(isinstance(event, Out) for event in events)
    ask = decided.action
    return LastAsk(decided.seat, ask.of, ask.card, hit, laid, out, -1 if laid and last else turn)


def of_view(view: View) -> LastAsk | None:
    """Return the last ask of the round that a view is of, None before the first."""
    if not view.log:
        return None
    last = view.log[-1]
    hit = bool(last.hit)
    out = hit and not view.over and not view.hand_sizes[last.asked]
    laid = hit and view.owners[last.card >> 2] >= 0
    return LastAsk(last.asker, last.asked, last.card, hit, laid, out, -1 if view.over else view.turn)
