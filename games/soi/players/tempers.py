"""The six companions' tempers: of asks that are equally good, which one each likes best, by what all have
heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..actions import Ask
from ..cards import SUITS
from ..view import View

Liking = Callable[[View, Ask], float]
"""How much somebody likes an ask; more is better."""
HEARTS = SUITS.index("H")


def favourites(view: View, asks: Sequence[Ask], liking: Liking | None) -> list[Ask]:
    """Return which of equal asks somebody likes best: all without a temper."""
    if liking is None:
        return list(asks)
    liked = [liking(view, ask) for ask in asks]
    return [ask for ask, much in zip(asks, liked, strict=True) if much == max(liked)]


def _standing(view: View, seat: int) -> int:
    return view.totals[seat] + view.points[seat]


def _grudge(view: View, ask: Ask) -> float:
    """Of whoever took something from her last; before anybody has, of whoever is in front."""
    for asked in reversed(view.log):
        if asked.hit and asked.asked == view.seat:
            return ask.of == asked.asker
    return _standing(view, ask.of)


def _caution(view: View, ask: Ask) -> float:
    """Of whoever is furthest behind: after a miss it is their turn."""
    return -_standing(view, ask.of)


def _patience(view: View, ask: Ask) -> float:
    """For the kind she has asked for most in this round, of whom she has asked most."""
    own = [asked for asked in view.log if asked.asker == view.seat]
    kind = sum(asked.card >> 2 == ask.card >> 2 for asked in own)
    return 1000 * kind + sum(asked.asked == ask.of for asked in own)


def _daring(view: View, ask: Ask) -> float:
    """Of whoever is in front."""
    return _standing(view, ask.of)


def _greed(view: View, ask: Ask) -> float:
    """For what is worth most, of whoever has gained most in this round."""
    return 1000 * view.worth[ask.card >> 2] + view.points[ask.of]


def _dream(view: View, ask: Ask) -> float:
    """For hearts."""
    return ask.card & 3 == HEARTS


TEMPERS: Mapping[str, Liking] = {
    "aunt": _grudge,
    "clerk": _caution,
    "student": _dream,
    "sailor": _daring,
    "grandmother": _patience,
    "salesman": _greed,
}
"""By whom they are of (`companions.NAMES`)."""
