"""A game as other programs may tell it: the pile of a shuffle is theirs, and so is the order in which one
move's steps, slides and bumps are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from macclassic.engine.retelling import holds, of_types, paired, wrong

from .json_form import EVENT_KEYS, pile_from_json
from .state import Action, Event, State

if TYPE_CHECKING:
    from .rules import SorryRules

_MOTIONS = ("step", "slide", "bump")
_FREE = frozenset({"seats", "winners"})


class Retelling:
    """The part of the rules that reads what a record tells of a decision."""

    free_order = _FREE

    def follow(  # type: ignore[misc]
        self: SorryRules, state: State, action: Action, told: Sequence[Any]
    ) -> tuple[State, tuple[Event, ...]]:
        """Return the step as it is told, an empty pile shuffled as the record says.

        Raises IllegalAction, and ValueError when the rules can't make these events of the action.
        """
        given = of_types(told, EVENT_KEYS)
        after, events = self.step(state, action)
        if events[0][0] == "shuffle" and given and given[0]["type"] == "shuffle":
            after, events = self.turn_over(state, pile_from_json(given[0].get("pile")))
        ours = [self.event_to_json(event) for event in events]
        if [each["type"] in _MOTIONS for each in given] != [each["type"] in _MOTIONS for each in ours]:
            raise wrong()
        moved = [[each for each in events if each["type"] in _MOTIONS] for events in (given, ours)]
        rest = [[each for each in events if each["type"] not in _MOTIONS] for events in (given, ours)]
        if not paired(moved[0], moved[1], _tells) or not all(map(_tells, rest[0], rest[1])):
            raise wrong()
        return after, events

    def round_told(self: SorryRules, state: State, told: Any) -> bool:  # type: ignore[misc]
        """Whether an outcome is the one of the game that is over."""
        return holds(told, self.round_outcome(state), _FREE)


def _tells(told: Any, ours: Any) -> bool:
    return holds(told, ours, _FREE)
