"""A match as other programs may tell it: what the rules page and the format leave open is no fault of theirs.

Open are: which of a giver's equal Mining cards passes, the order of what a turn captures and of its special
captures, how a void deal is told, and by what names the doublings of a payment go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from macclassic.engine.game import Json
from macclassic.engine.retelling import holds, of_types, paired, wrong
from macclassic.flower_cards.events import passed_as_told

from .cards import DECK, DOUBLES, SINGLES
from .json_form import coin_told
from .scoring import TARGET
from .state import ENDED, Action, Event, State

if TYPE_CHECKING:
    from .rules import CoinRules

FREE_ORDER = frozenset({"cards", "captured"})
"""Keys whose lists are sets of cards."""

_KNOWN = ("flip", "joker", "collect", "stack", "bonus", "give-mining", "score", "void")


class Retelling:
    """The part of the rules that reads what a record tells of a decision."""

    free_order = FREE_ORDER

    def follow(  # type: ignore[misc]
        self: CoinRules, state: State, action: Action, told: Sequence[Any]
    ) -> tuple[State, tuple[Event, ...]]:
        """Return the step as it is told, with the Mining cards that it says were given.

        Raises IllegalAction, and ValueError when the rules can't make these events of the action.
        """
        after, events = self.step(state, action)
        given = of_types(told, _KNOWN)
        gifts = [each for each in given if each["type"] == "give-mining"]
        if gifts:
            piles, events = passed_as_told(
                "give-mining", after.captured, events, gifts, DECK, (SINGLES, DOUBLES)
            )
            after = after.copy()
            after.captured = (piles[0], piles[1])
        ours = [self.event_to_json(event) for event in events if event[0] != "void"]
        rest = [each for each in given if each["type"] != "void"]
        flips = [each.get("card") for each in rest if each["type"] == "flip"]
        if flips != [each["card"] for each in ours if each["type"] == "flip"] or not paired(
            rest, ours, _tells
        ):
            raise wrong()
        if any(each["type"] == "score" for each in rest[:-1]):
            raise wrong()
        if len(given) - len(rest) > sum(event[0] == "void" for event in events):
            raise wrong()
        return after, events

    def opening_told(self: CoinRules, state: State, told: Any) -> bool:  # type: ignore[misc]
        """Whether what a record tells of a deal happened in it."""
        ours = [self.event_to_json(event) for event in self.opening(state)]
        return isinstance(told, list) and paired(told, ours, lambda one, other: holds(one, other, FREE_ORDER))

    def round_told(self: CoinRules, state: State, told: Any) -> bool:  # type: ignore[misc]
        """Whether an outcome is the one of a game that is over."""
        ours = self.round_outcome(state)
        if not isinstance(told, dict) or told.get("ending", ours["ending"]) != ours.pop("ending"):
            return False
        names = told.get("multipliers")
        if not isinstance(names, list) or not all(isinstance(each, str) for each in names):
            return False
        del ours["multipliers"]
        if state.ending != ENDED:
            # There is no score in a game that nobody ended, whatever stands for it.
            if told.get("score") not in (None, 0, TARGET, ours["payment"]):
                return False
            del ours["score"]
            if state.winner < 0 and told.get("winner") is None:
                del ours["winner"]
        return holds(told, ours, FREE_ORDER)


def _tells(told: Json, ours: Json) -> bool:
    """Whether one event is the other; a coin may be written as on the cards, “04”."""
    if ours["type"] == "stack" and told["type"] == "stack":
        try:
            return coin_told(told.get("coin")) + 1 == int(ours["coin"])
        except ValueError:
            return False
    return holds(told, ours, FREE_ORDER)
