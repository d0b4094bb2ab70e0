"""Players that think: they deal out worlds they can't tell from the real one and play on in them.

A world agrees with all that the seat has seen: petals that lie open, its own hand, what it has spied and what
it has seen laid, the GraveRyard, and which cards went into the last reshuffle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from macclassic.engine.chance import Stream
from macclassic.engine.dice import Dice
from macclassic.flower_cards.weighing import chosen

from ..acts import Action
from ..board import BUILD
from ..view import View
from . import building
from .candidates import Candidates
from .choices import Choices
from .determinization import worlds_of
from .heuristics import Heuristics
from .policy import Policy

MOST_TURNS = 4
"""No world is played on for more turns, however many players there are."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How a player thinks: it keeps the action of its policy unless another brings more in the same worlds.

    `policy`: how it takes everybody to play. `games`: how many are played on for one decision, all actions
    together, for one round of turns, after which the gardens are weighed. `errors`: by how many standard
    errors an action must be better than the policy's. `threes_in`: see `building.build`.
    """

    policy: Callable[[], Policy]
    games: int
    errors: float
    threes_in: int

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that brings most in the worlds."""
        if view.phase == BUILD:
            if view.see_own_petals and not self.threes_in:
                return building.build_seen(view.pack)
            return building.build(len(view.pack), self.threes_in)
        if len(legal) == 1:
            return legal[0]
        dice = Dice(stream.below(1 << 61))
        worlds = worlds_of(view, dice)
        policy = self.policy()
        choices = Choices(worlds.known, policy.choose(worlds.known))
        choices.find()
        moves = choices.moves
        if len(moves) == 1:
            return moves[0]
        turns = min(worlds.known.living, MOST_TURNS)
        tried = Candidates(worlds, moves, dice, policy, turns)
        return moves[chosen(tried, len(moves), self.games, self.errors)]


STRATEGIST = Skill(Heuristics, games=120, errors=0.0, threes_in=10)
MASTER = Skill(Policy, games=400, errors=0.5, threes_in=0)
