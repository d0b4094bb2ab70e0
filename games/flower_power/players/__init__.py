"""The computer players of Flower Power. They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.companions import level_alone, who_is
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import Player
from macclassic.engine.players.base import among

from ..actions import Action
from ..board import BUILD, MAIN
from ..view import View
from .determinization import known
from .heuristics import Heuristics
from .policy import Policy
from .reasons import Reasons, why
from .search import MASTER, STRATEGIST, build
from .tempers import TEMPERS

Choice = Callable[[View, Sequence[Action], Stream], Action]


@dataclass(frozen=True)
class Chooser:
    """A player that decides by a function. `says`: its only reason, else there is one for each action."""

    choice: Choice
    says: Reasons | None = None

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return one of the legal actions."""
        return self.choice(view, legal, stream)

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action it would choose and why, in a sentence."""
        action = self.choice(view, legal, stream)
        return action, why(view, action, self.says)


def novice(view: View, legal: Sequence[Action], stream: Stream) -> Action:
    """Draw lots: first what kind of act, then which one of it, so that the many places for a heart don't
    outweigh the few flowers to attack."""
    kind = stream.choice(sorted({type(action).__name__ for action in legal}))
    return stream.choice([action for action in legal if type(action).__name__ == kind])


@dataclass(frozen=True)
class RuleOfThumbPlayer:
    """Does what thumb rules say, and looks nothing ahead. `turn`: those for its turn; `battle`: those for
    everything else, battles above all."""

    turn: Callable[[], Policy]
    battle: Callable[[], Policy]

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return what its rules say; they know no chance."""
        if view.phase == BUILD:
            return build(len(view.pack), threes_in=5)
        if len(legal) == 1:
            return legal[0]
        rules = self.turn if view.phase == MAIN else self.battle
        return rules().choose(known(view, FastRandom(0)))


THUMBS = {
    "gardener": RuleOfThumbPlayer(Heuristics, Heuristics),
    "fencer": RuleOfThumbPlayer(Heuristics, Policy),
    "florist": RuleOfThumbPlayer(Policy, Heuristics),
}
"""Who looks nothing ahead: by simple rules (flower-power §10), or with the Master's for one of the two."""
SKILLS = {"strategist": STRATEGIST, "master": MASTER}
"""Who thinks, and so has a temper."""
_named = among(
    "Flower Power",
    {
        "random": Chooser(novice, Reasons.LOTS),
        **{level: Chooser(each.choose) for level, each in THUMBS.items()},
        **{level: Chooser(each.choose) for level, each in SKILLS.items()},
    },
)


def make(name: str) -> Player[Any, Any]:
    """Return a player by name, with the temper of whoever of the six it is; every game has one that is called
    greedy (docs/records.md).

    Raises BadOption for a name nobody has.
    """
    level, who = level_alone(name), who_is(name)
    if who and level in SKILLS:
        return Chooser(replace(SKILLS[level], liking=TEMPERS[who]).choose)
    return _named("gardener" if level == "greedy" else name)
