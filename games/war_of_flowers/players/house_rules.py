"""Decisions about house rules by rules of thumb (war-of-flowers-house §computers).

IQ 100 plays by them; the other levels use them as their first choice. The house rules are read from the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..actions import SHAKES, Action, Bomb, FlipOnly, Four, Go, Play
from ..house.options import NOTHING, of_numbers
from ..house.rules import BOMB_PLAY
from ..view import HouseRulesView, View, seen_of
from .captures import captured


def rule_of_thumb(
    view: View, legal: Sequence[Action], choose: Callable[[Sequence[Action]], Action]
) -> Action:
    """Return the decision of the rules of thumb; `choose` picks one of the actions that they leave open.

    Win with four of a month, bomb at once, play no card if a turn is owed and no card matches, show a month
    before playing it, call STOP if another seat has called GO.
    """
    seen = seen_of(view)
    if seen is None:
        return choose(legal)
    if isinstance(legal[0], Four):
        return legal[0]
    if isinstance(legal[0], Go):
        return legal[1] if any(seat != view.seat for seat in seen.callers) else choose(legal)
    for action in legal:
        if isinstance(action, Bomb):
            return action
    plays = [action for action in legal if isinstance(action, Play)]
    flip = isinstance(legal[-1], FlipOnly)
    if flip and not any(captured(view, play) for play in plays):
        return legal[-1]
    chosen = choose(plays or legal)
    if isinstance(chosen, Play):
        shake = SHAKES[chosen.card // 4]
        if shake in legal:
            return shake
    return chosen


def eagerness(view: View) -> int:
    """Return by how many the least number of hand cards for a GO is lower than in the original.

    By house rules more is paid double, and more counts on last turns, so each point after GO is worth more.
    """
    return 2 if view.house else 0


def dealt_to(view: View, seat: int) -> int:
    """Return the cards that a seat is known to have played from its hand, as a set."""
    found = 0
    for number, play in enumerate(view.plays):
        if (view.first + number) % 3 == seat:
            found |= cards_of(play)
    return found


def cards_of(play: int) -> int:
    """Return the hand cards of one entry of `View.plays`, as a set."""
    code, table = play & 63, play >> 6
    if code < BOMB_PLAY:
        return 1 << code
    month = code - BOMB_PLAY
    return (15 << 4 * month) & ~table if month < 12 else 0


def cards_without_four(view: View, seats: Sequence[int]) -> list[int]:
    """Return, for each of some seats, its played cards if it was not dealt all four of a month.

    -1 for a seat of which that is not known. Empty without such a house rule.
    """
    seen = seen_of(view)
    if seen is None or of_numbers(seen.rules).four == NOTHING:
        return []
    return [-1 if seen.four[0] == seat else dealt_to(view, seat) for seat in seats]


def shown_of(seen: HouseRulesView | None, seats: Sequence[int]) -> list[int]:
    """Return the open cards in the hands of some seats, as sets."""
    return [0 if seen is None else seen.shown[seat] for seat in seats]
