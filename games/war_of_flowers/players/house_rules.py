"""What players do by house rules that they see in a view, beside playing cards and calling: to IQ 100 by
rules of thumb (war-of-flowers-house §computers), which are also the first thoughts of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..actions import SHAKES, Action, Bomb, FlipOnly, Four, Go, Play
from ..house.options import NOTHING, of_numbers
from ..house.rules import BOMB_PLAY
from ..view import HouseRulesView, View, seen_of
from .reasons import captured


def thumb(view: View, legal: Sequence[Action], choose: Callable[[Sequence[Action]], Action]) -> Action:
    """Return what rules of thumb say: win with four of a month, bomb at once, play no card where a turn is
    owed and none matches, show a month that is about to be played, STOP once another has called GO; for the
    rest the one of some actions that it is to `choose`."""
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
    """Return with how many fewer hand cards a player calls GO than by the original: by house rules more is
    paid twice, and more counts on last turns, so that each point made after GO is worth more."""
    return 2 if view.house else 0


def gifts(view: View, taken: int) -> int:
    """Return how many plains each of the others is to give for some cards of which one was played, if all
    four of its month are taken."""
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


def dealt_to(view: View, seat: int) -> int:
    """Return the cards that a seat is known to have played from its hand, as a set."""
    found = 0
    for number, play in enumerate(view.plays):
        if (view.first + number) % 3 == seat:
            found |= cards_of(play)
    return found


def cards_of(play: int) -> int:
    """Return the hand cards of one of `View.plays`, as a set."""
    code, table = play & 63, play >> 6
    if code < BOMB_PLAY:
        return 1 << code
    month = code - BOMB_PLAY
    return (15 << 4 * month) & ~table if month < 12 else 0


def fourless(view: View, seats: Sequence[int]) -> list[int]:
    """Return, for each of some other seats, the cards that were dealt to it and have been played, where it is
    known that it was not dealt all four of a month; -1 for one of whom that is not known. Empty where it is
    known of none."""
    seen = seen_of(view)
    if seen is None or of_numbers(seen.rules).four == NOTHING:
        return []
    return [-1 if seen.four[0] == seat else dealt_to(view, seat) for seat in seats]


def shown_of(seen: HouseRulesView | None, seats: Sequence[int]) -> list[int]:
    """Return the cards that lie open in the hands of some seats, as sets."""
    return [0 if seen is None else seen.shown[seat] for seat in seats]
