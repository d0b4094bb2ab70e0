"""A game as other programs may tell it: the pile of a shuffle is theirs, and so are the order in which one
decision's events are told and how its discards are divided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from macclassic.engine.game import Json
from macclassic.engine.retelling import holds, of_types, paired, wrong

from .cards import NUMBER
from .gardens import flower_of
from .json_form import EVENT_KEYS
from .state import BUILD, OPEN, OVER, Action, Cards, Event, State

if TYPE_CHECKING:
    from .rules import FlowerRules

_FREE = frozenset({"gardens"})


class Retelling:
    """The part of the rules that reads what a record tells of a decision."""

    free_order = _FREE

    def follow(  # type: ignore[misc]
        self: FlowerRules, state: State, action: Action, told: Sequence[Any]
    ) -> tuple[State, tuple[Event, ...]]:
        """Return the step as it is told, an empty pile shuffled as the record says.

        Raises IllegalAction, and ValueError when the rules can't make these events of the action.
        """
        given = of_types(told, EVENT_KEYS)
        after, events = self.carry_out(state, action)
        for event in events:
            if event[0] == "shuffle":
                pile = _shuffled(given, event[1])
                after, events = self.carry_out(state, action, pile)
                break
        ours = [self.event_to_json(event) for event in events]
        for each in ours:
            each.pop("power", None)  # others need not tell it of a new flower
        if state.phase == BUILD and after.phase != BUILD:
            # That the first turn begins may be told or not.
            given = [each for each in given if each["type"] != "turn" or each.get("seat") != after.turn]
        if action.type == "diamond":
            # All petals may be told, also those that lay open.
            again = [self.event_to_json(event) for event in _open(state, action.flower)]
            given = [each for each in given if not any(holds(each, event, _FREE) for event in again)]
        failed = {"type": "battle", "result": "failed"}
        if after.phase == OVER and not any(each["type"] == "battle" for each in given):
            # Nor need a battle that the end of the match breaks off.
            ours = [each for each in ours if each != failed]
        if _discarded(given) != _discarded(ours) or not paired(_rest(given), _rest(ours), _tells):
            raise wrong()
        return after, events

    def round_told(self: FlowerRules, state: State, told: Any) -> bool:  # type: ignore[misc]
        """Whether an outcome is the one of the game that is over."""
        return holds(told, self.round_outcome(state), _FREE)


def _tells(told: Any, ours: Any) -> bool:
    return holds(told, ours, _FREE)


def _rest(events: Sequence[Json]) -> list[Json]:
    return [event for event in events if event["type"] != "discard"]


def _open(state: State, flower: int) -> list[Event]:
    """Return the petals of a flower that lie open, as if they were turned up."""
    found = flower_of(state, flower)
    assert found is not None
    return [
        ("reveal", flower, place, card)
        for place, (card, eyes) in enumerate(zip(found.petals, found.eyes, strict=True))
        if eyes == OPEN
    ]


def _discarded(events: Sequence[Json]) -> list[str]:
    """Return the cards that some events discard, sorted."""
    found: list[str] = []
    for event in events:
        if event["type"] == "discard":
            cards = event.get("cards")
            if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
                raise wrong()
            found += cards
    return sorted(found)


def _shuffled(given: Sequence[Json], ours: Any) -> Cards:
    """Return the pile that a record tells of, which must be of the cards of ours."""
    piles = [each.get("pile") for each in given if each["type"] == "shuffle"]
    if len(piles) != 1 or not isinstance(piles[0], list):
        raise wrong()
    pile = tuple(NUMBER.get(name, -1) if isinstance(name, str) else -1 for name in piles[0])
    if sorted(pile) != sorted(ours):
        raise ValueError("a shuffle must be of all cards of the GraveRyard")
    return pile
