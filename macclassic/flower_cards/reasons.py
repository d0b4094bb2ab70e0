"""Reasons for a move, common to the games: each is computed from the position and true in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar, cast

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import Judged, Player
from macclassic.engine.players.base import Reason, because

from .weighing import Weighed

A = TypeVar("A")
K = TypeVar("K")
V = TypeVar("V")

COMPLETES = "{card}: it takes {taken} and brings {points} points at once."
ONE_POINT = "{card}: it takes {taken} and brings a point at once."
MOST = "{card}: it takes {taken}, the pair worth most to you here."
MATCHES = "{card}: it takes {taken}, the best of your pairs."
ONLY = "{card}: it takes {taken}, your only pair."
SAFE = "{card}: no unseen card can take it."
LEAST = "{card}: no pair would bring you more, and of your cards this gives the least away."
NOTHING = "{card}: no pair would bring you more."
NO_PAIR_LEAST = "You have no pair. {card}: of your cards this gives the least away."
NO_PAIR = "You have no pair. {card}: in games played out from here, it costs you least."
TAKES = "Take {card}: it is the better of the two."
EQUAL = "Take {card}: the other brings you about as much."

PLAYS = (
    COMPLETES,
    ONE_POINT,
    MOST,
    MATCHES,
    ONLY,
    SAFE,
    LEAST,
    NOTHING,
    NO_PAIR_LEAST,
    NO_PAIR,
    TAKES,
    EQUAL,
)
"""All sentences. Fields: `card` and `taken` are names of cards, `points` a number."""

SMALL = 0.1
"""Least advantage that a reason mentions, in dollars or points."""


@dataclass(frozen=True, slots=True)
class Capture:
    """A play that takes a card: names of both, and the points that it makes at once.

    `pairs`: number of different pairs that the seat could play. `most`: True if no other of them is worth as
    much. `wanted`: True if another player wants the card taken more, and may hold or turn a card that takes
    it.
    """

    card: str
    taken: str
    points: int
    pairs: int
    most: bool
    wanted: bool


def why_taken(capture: Capture, denies: str) -> Reason:
    """Return the reason for a capture. `denies`: the sentence for a card that the opponents want."""
    names = {"card": capture.card, "taken": capture.taken}
    if capture.points == 1:
        return because(ONE_POINT, **names)
    if capture.points > 1:
        return because(COMPLETES, points=capture.points, **names)
    if capture.wanted:
        return because(denies, **names)
    if capture.pairs < 2:
        return because(ONLY, **names)
    return because(MOST if capture.most else MATCHES, **names)


def why_laid(card: str, pair: bool, safe: bool, least: bool) -> Reason:
    """Return the reason for laying a card that takes nothing.

    `pair`: True if another play takes something. `safe`: True if no unseen card can take it. `least`: True if
    no other card gives the opponents less.
    """
    if safe:
        return because(SAFE, card=card)
    if pair:
        return because(LEAST if least else NOTHING, card=card)
    return because(NO_PAIR_LEAST if least else NO_PAIR, card=card)


def why_one_of_two(card: str, found: Sequence[Weighed]) -> Reason:
    """Return the reason for taking one of two cards of the layout."""
    lead = max((each.behind for each in found), default=SMALL)
    return because(TAKES if lead >= SMALL else EQUAL, card=card)


def leads(values: Mapping[K, float], wanted: K) -> bool:
    """True if the wanted value is greater than every other."""
    return all(value < values[wanted] for key, value in values.items() if key != wanted)


def of_100(share: float) -> int:
    """Return a share as a number of 100 games."""
    return round(100 * share)


Explain = Callable[[object, V, Sequence[A], Stream], tuple[A, str]]
"""Method `explain` of a player."""


def explained(why: Callable[[V, Sequence[A], A], Reason]) -> Explain[V, A]:
    """Return an `explain` method for players, with the reasons from `why`."""

    def explain(self: Player[V, A], view: V, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        action = self.choose(view, legal, stream)
        return action, why(view, legal, action)

    return cast("Explain[V, A]", explain)


def advised(
    judge: Callable[[V, Sequence[A], Stream], Sequence[Weighed]],
    why: Callable[[V, Sequence[A], Sequence[Weighed]], Reason],
) -> Explain[V, A]:
    """Return an `explain` method that recommends the judge's best action, so that hint and review agree."""

    def explain(self: object, view: V, legal: Sequence[A], stream: Stream) -> tuple[A, str]:
        found = judge(view, legal, stream)
        return legal[best_of(found)], why(view, legal, found)

    return explain


def best_of(found: Sequence[Judged]) -> int:
    """Return the index of the best action by the judge's estimates."""
    return min(range(len(found)), key=lambda place: found[place].behind)


def with_margin(reason: Reason, found: Sequence[Weighed]) -> Reason:
    """Return a reason with the amount by which the best action leads; 0 if it was chosen for the match."""
    best = best_of(found)
    others = [each.behind for place, each in enumerate(found) if place != best]
    reason.stake = 0.0 if found[best].for_match else min(others, default=0.0)
    return reason
