"""Players that look ahead, and their layouts of flowers.

They sample worlds that they cannot tell from the real one, and play on in them. A world agrees with all that
the seat has seen: open petals, its own hand, petals and cards that it has spied on or has seen laid, the
Graveyard, and the cards of the latest reshuffle.

More flowers give more attacks a turn and more top petals. Of all layouts measured none did better than pairs
(docs/power-opponents.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.fast_random import FastRandom
from macclassic.flower_cards.weighing import as_good, chosen

from ..actions import Action, Build
from ..board import BUILD
from ..cards import HIDDEN, STRENGTH
from ..view import View
from .choices import Choices
from .determinization import WON, CandidateMoves, worlds_of
from .heuristics import Heuristics
from .policy import Policy
from .tempers import Liking

MAX_TEMPER_COST = WON // 100
"""Largest loss of winning chance for which a temper may choose another action."""
MAX_PLAYOUT_TURNS = 4
"""Largest number of turns that a playout lasts, for any number of players."""


PAIR, THREE = 2, 3
_FLOWER_VALUE = 8
"""Value of one more flower, in points of strength of a top petal."""


def build(petals: int, threes_in: int) -> Build:
    """Return a layout of pairs, with a flower of three for every `threes_in` petals, larger first.

    `threes_in` of 0: no flower of three, except one for an odd number of petals.
    """
    threes = petals // threes_in if threes_in else 0
    if (petals - THREE * threes) % PAIR:
        threes += 1
    while THREE * threes > petals:
        threes -= PAIR
    return Build((THREE,) * threes + (PAIR,) * ((petals - THREE * threes) // PAIR))


def build_seen(pack: Sequence[int]) -> Build:
    """Return a layout of pairs and threes of a known pack that brings strong petals on top.

    A pack of odd size has at least one flower of three. Further ones are made only if a top petal gains by
    it.
    """
    if len(pack) < PAIR or HIDDEN in pack:
        return build(len(pack), 0)
    # The best division of each tail of the pack, from its end: its value and its sizes.
    best: list[tuple[int, tuple[int, ...]] | None] = [None] * (len(pack) + 1)
    best[len(pack)] = (0, ())
    for at in range(len(pack) - 1, -1, -1):
        for size in (PAIR, THREE):
            rest = best[at + size] if at + size <= len(pack) else None
            if rest is None:
                continue
            found = (rest[0] + STRENGTH[pack[at]] + _FLOWER_VALUE, (size, *rest[1]))
            now = best[at]
            if now is None or found[0] > now[0]:
                best[at] = found
    whole = best[0]
    assert whole is not None
    return Build(whole[1])


@dataclass(frozen=True, slots=True)
class Skill:
    """Player that prefers another action to its policy's only if it does better in the same worlds.

    - `policy`: makes the policy that plays for all seats in the worlds.
    - `games`: number of playouts for one decision, for all actions together. Each lasts one round of turns.
    - `errors`: number of standard errors by which an action must beat the policy's.
    - `threes_in`: see `build`.
    - `liking`: chooses among actions that are about as good.
    """

    policy: Callable[[], Policy]
    games: int
    errors: float
    threes_in: int
    liking: Liking | None = None

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that does best in the worlds."""
        if view.phase == BUILD:
            if view.see_own_petals and not self.threes_in:
                return build_seen(view.pack)
            return build(len(view.pack), self.threes_in)
        if len(legal) == 1:
            return legal[0]
        worlds = worlds_of(view, FastRandom(stream.below(1 << 61)))
        policy = self.policy()
        choices = Choices(worlds.known, policy.choose(worlds.known))
        choices.find()
        moves = choices.moves
        if len(moves) == 1:
            return moves[0]
        turns = min(worlds.known.living, MAX_PLAYOUT_TURNS)
        tried = CandidateMoves(worlds, moves, policy, turns)
        best = chosen(tried, len(moves), self.games, self.errors)
        if self.liking is None:
            return moves[best]
        equal = [best, *as_good(tried, best, MAX_TEMPER_COST)]
        liked = [self.liking(view, moves[place]) for place in equal]
        return moves[equal[liked.index(max(liked))]]


STRATEGIST = Skill(Heuristics, games=120, errors=0.0, threes_in=10)
MASTER = Skill(Policy, games=400, errors=0.5, threes_in=0)
