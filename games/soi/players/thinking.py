"""The top level: draws every conclusion from all asks and weighs the gain and the cost of each ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from macclassic.engine.core.chance import Stream

from ..actions import Ask
from ..memory import EVERYTHING, Span
from ..view import View
from .tempers import Liking, favourites
from .worlds import KindLayouts, Weighed, Worlds

PROGRESS = 1 / 6
"""Value of a gained card, in parts of its set, for each card of the kind held before."""
CERTAIN_ASK_VALUE = 1000.0
"""Value of a certain ask for each card held, more than that of any uncertain ask."""


class Weighing(NamedTuple):
    """Value of an ask, higher is better, and its chance of success, 1 only if it is certain."""

    value: float
    chance: float


def think(view: View, legal: Sequence[Ask], stream: Stream, liking: Liking | None, _span: Span) -> Ask:
    """Return the ask worth most, of several the one the player likes best."""
    found = weighed(view, legal)
    best = max(each.value for each in found)
    equal = [ask for ask, each in zip(legal, found, strict=True) if each.value == best]
    return stream.choice(favourites(view, equal, liking))


def odds(view: View, card: int, _span: Span = EVERYTHING) -> dict[int, float]:
    """Return the chance of each other seat with cards to hold a card."""
    worlds = Worlds(view)
    seats = [seat for seat in range(4) if seat != view.seat and view.hand_sizes[seat]]
    return {seat: worlds.chance(card, seat) for seat in seats}


def weighed(view: View, legal: Sequence[Ask]) -> list[Weighing]:
    """Return the weighing of each legal ask, certain asks highest.

    A turn lasts until an ask misses. Of several risks it is best to take first the one with the most gain for
    each chance of missing, ``gain / (1 - chance)``. A miss gives the turn to the asked player, or by a house
    rule to the next. That player will take the cards whose places all players know; the cost of this is
    subtracted.
    """
    worlds = Worlds(view)
    known = _known(view)
    seats = [seat for seat in range(4) if view.hand_sizes[seat]]
    dangers = {seat: danger(worlds, known, seat, view.worth) for seat in seats}
    found = []
    for ask in legal:
        kind = worlds.kinds[ask.card >> 2]
        held = (view.hand >> (ask.card & ~3) & 15).bit_count()
        points = view.worth[ask.card >> 2]
        chance = worlds.chance(ask.card, ask.of)
        if chance == 1:
            # Kinds with more own cards first, then more points (soi §sure asks).
            found.append(Weighing(CERTAIN_ASK_VALUE * held + points, 1.0))
            continue
        gain = points * (completion(kind, ask, view.seat) + PROGRESS * held * chance)
        # Rounded, so that rounding errors do not decide between equal asks.
        after = _next(view) if view.around else ask.of
        found.append(Weighing(round(gain / (1 - chance) - dangers[after], 6), chance))
    return found


def _next(view: View) -> int:
    """Return the next seat with cards, counter-clockwise."""
    return next(each % 4 for each in range(view.seat + 1, view.seat + 5) if view.hand_sizes[each % 4])


def completion(kind: KindLayouts, ask: Ask, seat: int) -> float:
    """Return the chance that an ask succeeds and the rest of its kind follows before a miss.

    The rest is asked for in the best order.
    """
    suit = ask.card & 3
    missing = [other for other in range(4) if other != suit and kind.layouts[0][0][other] != seat]
    return _complete([each for each in kind.layouts if each[0][suit] == ask.of], missing)


def _complete(layouts: list[Weighed], missing: list[int]) -> float:
    """Return the joint chance that the layouts hold and all missing suits come before an ask misses."""
    if not missing:
        return sum(chance for _, chance in layouts)
    best = 0.0
    for suit in missing:
        rest = [other for other in missing if other != suit]
        for of in sorted({layout[suit] for layout, _ in layouts}):
            best = max(best, _complete([each for each in layouts if each[0][suit] == of], rest))
    return best


def _known(view: View) -> int:
    """Return the cards that have changed hands: all players know their places."""
    known = 0
    for asked in view.log:
        if asked.hit:
            known |= 1 << asked.card
    return known


def danger(worlds: Worlds, known: int, seat: int, worth: Sequence[int]) -> float:
    """Return the points that a seat would collect for certain if it asked next, averaged over all worlds.

    These are the sets of which it holds a card and `known` contains all that it lacks.
    """
    whole = 0.0
    for number, kind in worlds.kinds.items():
        open_suits = known >> 4 * number & 15
        chance = sum(
            chance
            for layout, chance in kind.layouts
            if seat in layout and all(at == seat or open_suits >> suit & 1 for suit, at in enumerate(layout))
        )
        whole += chance * worth[number]
    return whole
