"""Records of Soi as other programs may write them: what the format leaves open is no fault of theirs.

Open are: places in rows (`slot`, `into`, `slots`), which are ours; the order of a deal's quartets, of the
kinds in an outcome, and of a set made and a player thrown out by one ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from macclassic.engine.game import Json
from macclassic.engine.retelling import holds, paired, wrong

from .state import Ask, Deal, Event, State

if TYPE_CHECKING:
    from .rules import SoiRules

FREE_ORDER = frozenset({"sets"})
"""Keys whose innermost lists are sets of kinds."""
PLACES = ("slot", "into", "slots")


class Retelling:
    """The part of the rules that reads what a record tells."""

    free_order = FREE_ORDER

    def follow(  # type: ignore[misc]
        self: SoiRules, state: State, action: Ask, told: Sequence[Any]
    ) -> tuple[State, tuple[Event, ...]]:
        """Return the step of an ask if it is the one told of.

        Raises IllegalAction, and ValueError when the rules can't make these events of the ask.
        """
        after, events = self.step(state, action)
        ours = [self.event_to_json(event) for event in events]
        # The answer comes first, and whose turn it is then last; sets and outs stand between.
        ends = [event["type"] == "turn" for event in ours]
        if (
            not paired(told, ours, _tells)
            or not _tells(told[0], ours[0])
            or (ends[-1] and not _tells(told[-1], ours[-1]))
        ):
            raise wrong()
        return after, events

    def opening_told(self: SoiRules, deal: Deal, told: Any) -> bool:  # type: ignore[misc]
        """Whether an opening names the sets in a deal; where there are none it may be left out."""
        ours = [self.event_to_json(event) for event in self.opening(deal)]
        return paired(told, ours, _tells) if isinstance(told, list) else told is None and not ours

    def round_told(self: SoiRules, state: State, told: Any) -> bool:  # type: ignore[misc]
        """Whether an outcome is the one of a round that is over."""
        return holds(told, self.round_outcome(state), FREE_ORDER)


def _tells(told: Any, ours: Json) -> bool:
    """Whether an event that is told is one of ours; places in rows count only where they are told."""
    if not isinstance(told, dict):
        return False
    needed = {key: value for key, value in ours.items() if key not in PLACES or key in told}
    return holds(told, needed, frozenset())
