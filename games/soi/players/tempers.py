"""Tempers of the six companions: the preference of each among equally good asks, from public facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..actions import Ask
from ..cards import SUITS
from ..view import View

Liking = Callable[[View, Ask], float]
"""Function that returns how much a player likes an ask; more is better."""
HEARTS = SUITS.index("H")


def favourites(view: View, asks: Sequence[Ask], liking: Liking | None) -> list[Ask]:
    """Return those of equal asks that a player likes best; all if there is no liking."""
    if liking is None:
        return list(asks)
    liked = [liking(view, ask) for ask in asks]
    return [ask for ask, much in zip(asks, liked, strict=True) if much == max(liked)]


def _standing(view: View, seat: int) -> int:
    return view.totals[seat] + view.points[seat]


def _grudge(view: View, ask: Ask) -> float:
    """Prefer the player who last took a card from her, or the leaders if there is none."""
    for asked in reversed(view.log):
        if asked.hit and asked.asked == view.seat:
            return ask.of == asked.asker
    return _standing(view, ask.of)


def _caution(view: View, ask: Ask) -> float:
    """Prefer the player who is furthest behind, because that player asks next after a miss."""
    return -_standing(view, ask.of)


def _patience(view: View, ask: Ask) -> float:
    """Prefer the kind, then the seat, that this seat itself has asked most often in this round."""
    own = [asked for asked in view.log if asked.asker == view.seat]
    kind = sum(asked.card >> 2 == ask.card >> 2 for asked in own)
    return 1000 * kind + sum(asked.asked == ask.of for asked in own)


def _daring(view: View, ask: Ask) -> float:
    """Prefer the leader."""
    return _standing(view, ask.of)


def _greed(view: View, ask: Ask) -> float:
    """Prefer the set worth most, then the player who has gained most in this round."""
    return 1000 * view.worth[ask.card >> 2] + view.points[ask.of]


def _dream(view: View, ask: Ask) -> float:
    """Prefer hearts."""
    return ask.card & 3 == HEARTS


TEMPERS: Mapping[str, Liking] = {
    "aunt": _grudge,
    "clerk": _caution,
    "student": _dream,
    "sailor": _daring,
    "grandmother": _patience,
    "salesman": _greed,
}
"""The likings by name of the companion (`companions.NAMES`)."""
