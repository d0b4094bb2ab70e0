"""Players that think, and how they lay their flowers.

They deal out worlds they can't tell from the real one and play on in them. A world agrees with all that the
seat has seen: petals that lie open, its own hand, what it has spied and has seen laid, the GraveRyard, and
which cards went into the last reshuffle.

Whoever divides its pack into more flowers has more attacks a turn and more tops: of all that was measured
nothing did better than pairs (docs/power-opponents.md).
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

DEAREST = WON // 100
"""No temper is worth more than this part of the chance to win."""
MOST_TURNS = 4
"""No world is played on for more turns, however many players there are."""


PAIR, THREE = 2, 3
_A_FLOWER = 8
"""What one flower more is worth, in points of strength on top."""


def build(petals: int, threes_in: int) -> Build:
    """Return pairs with a flower of three for every `threes_in` petals (0: none but for an odd number), the
    larger first."""
    threes = petals // threes_in if threes_in else 0
    if (petals - THREE * threes) % PAIR:
        threes += 1
    while THREE * threes > petals:
        threes -= PAIR
    return Build((THREE,) * threes + (PAIR,) * ((petals - THREE * threes) // PAIR))


def build_seen(pack: Sequence[int]) -> Build:
    """Return pairs and threes of a pack that is seen, cut so that strong petals come to lie on top.

    All packs of an odd number have one flower of three; more threes are made only where a top gains by it.
    """
    if len(pack) < PAIR or HIDDEN in pack:
        return build(len(pack), 0)
    # The best cut of each tail, from the end: what it is worth, and its sizes.
    best: list[tuple[int, tuple[int, ...]] | None] = [None] * (len(pack) + 1)
    best[len(pack)] = (0, ())
    for at in range(len(pack) - 1, -1, -1):
        for size in (PAIR, THREE):
            rest = best[at + size] if at + size <= len(pack) else None
            if rest is None:
                continue
            found = (rest[0] + STRENGTH[pack[at]] + _A_FLOWER, (size, *rest[1]))
            now = best[at]
            if now is None or found[0] > now[0]:
                best[at] = found
    whole = best[0]
    assert whole is not None
    return Build(whole[1])


@dataclass(frozen=True, slots=True)
class Skill:
    """How a player thinks: it keeps the action of its policy unless another brings more in the same worlds.

    `policy`: how it takes everybody to play. `games`: how many are played on for one decision, all actions
    together, for one round of turns, after which the gardens are weighed. `errors`: by how many standard
    errors an action must be better than the policy's. `threes_in`: see `build`. `liking`: which of actions
    that are as good it takes.
    """

    policy: Callable[[], Policy]
    games: int
    errors: float
    threes_in: int
    liking: Liking | None = None

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that brings most in the worlds."""
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
        turns = min(worlds.known.living, MOST_TURNS)
        tried = CandidateMoves(worlds, moves, policy, turns)
        best = chosen(tried, len(moves), self.games, self.errors)
        if self.liking is None:
            return moves[best]
        equal = [best, *as_good(tried, best, DEAREST)]
        liked = [self.liking(view, moves[place]) for place in equal]
        return moves[equal[liked.index(max(liked))]]


STRATEGIST = Skill(Heuristics, games=120, errors=0.0, threes_in=10)
MASTER = Skill(Policy, games=400, errors=0.5, threes_in=0)
