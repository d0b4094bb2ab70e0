"""Sentences of the log of a match of Soi.

While a round is in play the log contains public results and the number of cards taken in a row, but no ask,
because to remember who asked whom for what is the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from macclassic.engine.core.safe_text import capital
from macclassic.table.game_words import LogSentence, point_count
from macclassic.table.table_state import SeatDecided, TableEvent
from macclassic.toolbox.grammar.sentences import translate

from ...events import Give, Out, Refuse, Set
from ...position import decided, places
from ...view import View
from ..layout import sets_of
from .words import Company, begins, kinds_named

if TYPE_CHECKING:
    from ..layout import State


RUN = 3
"""Hits in a row that the log mentions."""


def tale(now: State, events: Sequence[TableEvent]) -> tuple[str, ...]:
    """Return the sentences for an ask, or for a deal."""
    who, view = now.company, now.position.view
    if now.previous is None:
        return (begins(who, view.round, view.first, [sets_of(view, seat) for seat in range(4)]),)
    found = [*_ask_sentences(who, now.previous.view, events)]
    if view.over:
        found += _ended(who, view)
    return tuple(found)


def _ask_sentences(who: Company, before: View, events: Sequence[TableEvent]) -> list[str]:
    asked = events[0]
    assert isinstance(asked, SeatDecided)
    deed = LogSentence(who.plate(asked.seat), asked.seat == who.you, events)
    out = [_is_out(who, each.seat) for each in deed.of(Out)]
    if deed.of(Set):
        kind = deed.of(Set)[0].kind
        you = translate("tale", "laid down the four {kind}", "you")
        does = deed.does(you, translate("tale", "laid down the four {kind}"), kind=kinds_named(kind))
        giver = deed.of(Give)[0].giver
        gave = translate("tale", "{name} had the last one").format(name=who.plate(giver))
        if giver == who.you:
            gave = translate("tale", "you had the last one")
        return [deed.sentence([does], [point_count(before.worth[kind])], out or [gave])]
    if deed.of(Refuse):
        run = len([*takewhile(lambda each: each.hit and each.asker == asked.seat, reversed(before.log))])
        if run >= RUN:
            you = translate("tale", "took {n} cards in a row before a No", "you")
            other = translate("tale", "took {n} cards in a row before a No")
            return [deed.sentence([deed.does(you, other, n=run)])]
    return [capital(text) + "." for text in out]


def _is_out(who: Company, seat: int) -> str:
    you, other = translate("tale", "you were out of cards"), translate("tale", "{name} was out of cards")
    return (you if seat == who.you else other).format(name=who.plate(seat))


def _ended(who: Company, view: View) -> list[str]:
    """Return the sentences for the end of a round, and of the match if it is over too."""
    text = translate("tale", "The round is over: {standings}.")
    found = [text.format(standings=_standings(who, view.points))]
    if decided(view.totals, view.target):
        winner = places(view.totals).index(1)
        deed = LogSentence(who.plate(winner), winner == who.you, ())
        you, other = translate("tale", "won the match", "you"), translate("tale", "won the match")
        found.append(deed.sentence([deed.does(you, other)], [_standings(who, view.totals)]))
    return found


def _standings(who: Company, points: Sequence[int]) -> str:
    """Return the points of all players, the highest first."""
    order = sorted(range(4), key=lambda seat: -points[seat])
    return ", ".join(f"{who.plate(seat)} {points[seat]}" for seat in order)
