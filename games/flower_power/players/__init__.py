"""Computer players of Flower Power. They decide from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from macclassic.engine.core.chance import Stream
from macclassic.engine.core.companions import level_alone, who_is
from macclassic.engine.core.fast_random import FastRandom
from macclassic.engine.core.game_spec import AnyPlayer
from macclassic.engine.players.base import among
from macclassic.flower_cards.reasons import best_of

from ..actions import Action
from ..board import BUILD, MAIN
from ..view import View
from .determinization import known
from .heuristics import Heuristics
from .move_judge import GardenJudge
from .policy import Policy
from .reasons import Reasons, why
from .search import MASTER, STRATEGIST, build
from .tempers import TEMPERS

Choice = Callable[[View, Sequence[Action], Stream], Action]


@dataclass(frozen=True)
class Chooser:
    """Player that decides by a function.

    `says`: the one reason that it gives for every action; if None, the reason depends on the action.
    """

    choice: Choice
    says: Reasons | None = None

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return one of the legal actions."""
        return self.choice(view, legal, stream)

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the action that it would choose, and the reason as a sentence."""
        action = self.choice(view, legal, stream)
        return action, why(view, action, self.says)


@dataclass(frozen=True)
class Adviser(Chooser):
    """Player that explains the move that the judge of the review finds best."""

    def explain(self, view: View, legal: Sequence[Action], stream: Stream) -> tuple[Action, str]:
        """Return the judge's best action and the reason; a layout, which it does not rate, is its own."""
        if view.phase == BUILD:
            return super().explain(view, legal, stream)
        action = legal[best_of(GardenJudge().judge(view, legal, stream))]
        return action, why(view, action)


def novice(view: View, legal: Sequence[Action], stream: Stream) -> Action:
    """Return a random action of a random kind.

    Choosing the kind first keeps the many places for a heart from outweighing the few attacks.
    """
    kind = stream.choice(sorted({type(action).__name__ for action in legal}))
    return stream.choice([action for action in legal if type(action).__name__ == kind])


@dataclass(frozen=True)
class RuleOfThumbPlayer:
    """Player that follows rules of thumb and does not look ahead.

    `turn`: makes the rules for its turn; `battle`: makes those for all other decisions, mostly in battles.
    """

    turn: Callable[[], Policy]
    battle: Callable[[], Policy]

    def choose(self, view: View, legal: Sequence[Action], stream: Stream) -> Action:
        """Return the action that the rules choose, without chance."""
        if view.phase == BUILD:
            return build(len(view.pack), threes_in=5)
        if len(legal) == 1:
            return legal[0]
        rules = self.turn if view.phase == MAIN else self.battle
        return rules().choose(known(view, FastRandom(0)))


RULE_OF_THUMB_PLAYERS = {
    "gardener": RuleOfThumbPlayer(Heuristics, Heuristics),
    "fencer": RuleOfThumbPlayer(Heuristics, Policy),
    "florist": RuleOfThumbPlayer(Policy, Heuristics),
}
"""Players that do not look ahead.

The Gardener follows simple rules (flower-power §10). The others use the Master's policy in battles (Fencer)
or in their turn (Florist).
"""
SKILLS = {"strategist": STRATEGIST, "master": MASTER}
"""Players that look ahead; only these have a temper."""
_named = among(
    "Flower Power",
    {
        "random": Chooser(novice, Reasons.LOTS),
        **{level: Chooser(each.choose) for level, each in RULE_OF_THUMB_PLAYERS.items()},
        "strategist": Chooser(STRATEGIST.choose),
        "master": Adviser(MASTER.choose),
    },
)


def make(name: str) -> AnyPlayer:
    """Return the player with this name, with the temper of the companion in the name.

    Every game has a player named "greedy" (docs/records.md). Raises BadOption for an unknown name.
    """
    level, who = level_alone(name), who_is(name)
    if who and level in SKILLS:
        return Chooser(replace(SKILLS[level], liking=TEMPERS[who]).choose)
    return _named("gardener" if level == "greedy" else name)
