"""Cards that an action takes, and plains that others pass for them."""

from __future__ import annotations

from ..actions import Action, Play, Take
from ..cards import CUP, PLAINS
from ..house.options import of_numbers
from ..view import View, seen_of


def captured(view: View, action: Action) -> int:
    """Return the cards that an action certainly takes, its own card included; 0 if it takes none."""
    if isinstance(action, Take):
        return 1 << action.card | 1 << view.turned
    if not isinstance(action, Play):
        return 0  # GO or STOP
    card: int = action.card
    there = view.table & 15 << (card & ~3)
    if not there:
        return 0
    if action.take >= 0:
        there = 1 << action.take
    elif there.bit_count() == 2:
        there &= -there
    return there | 1 << card


def passed_plains(view: View, taken: int) -> int:
    """Return how many plains each other seat passes if `taken` is all four cards of a month.

    0 if it is fewer.
    """
    seen = seen_of(view)
    last = view.hand_sizes[view.seat] == 1
    if taken.bit_count() < 4:
        return 0
    if seen is None:
        return 0 if last else 1
    rules = of_numbers(seen.rules)
    if last and not rules.last and not seen.owed[view.seat]:
        return 0
    month = ((taken & -taken).bit_length() - 1) // 4
    return 2 if rules.own and seen.makers[month] == view.seat else 1


def givers(view: View) -> int:
    """Return the number of other seats that have a plain to pass."""
    plains = PLAINS | (CUP if view.cup_plain else 0)
    return sum(bool(cards & plains) for seat, cards in enumerate(view.collections) if seat != view.seat)
