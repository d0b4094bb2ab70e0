"""A war as other programs may tell it: what the rules page and the format leave open is no fault of theirs.

Open are: which of a giver's equal plains is passed, the order of what a turn collects and makes others pass,
who of two pays first, and whether the GO penalty is told as one payment or as one for each due.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from macclassic.engine.game import Json
from macclassic.engine.retelling import holds, of_types, paired, wrong
from macclassic.flower_cards.events import passed_as_told

from .cards import DECK, DOUBLES, SINGLES
from .state import CALL, Action, Event, State

if TYPE_CHECKING:
    from .rules import WarRules

FREE_ORDER = frozenset({"cards", "collected", "broke"})
"""Keys whose lists are sets of cards or seats."""

# In what order the parts of a turn are told; those of one part may stand in any order.
_PARTS = (("flip",), ("collect", "triplet", "bonus", "pass-plain"), ("score",), ("go", "stop"), ("pay",))
_PART = {kind: number for number, kinds in enumerate(_PARTS) for kind in kinds}


class Retelling:
    """The part of the rules that reads what a record tells of a decision."""

    free_order = FREE_ORDER

    def follow(  # type: ignore[misc]
        self: WarRules, state: State, action: Action, told: Sequence[Any]
    ) -> tuple[State, tuple[Event, ...]]:
        """Return the step as it is told, with the plains that it says were passed.

        Raises IllegalAction, and ValueError when the rules can't make these events of the action.
        """
        after, events = self.step(state, action)
        given = of_types(told, _PART)
        order = [_PART[str(each["type"])] for each in given]
        if order != sorted(order):
            raise wrong()
        passed = [each for each in given if each["type"] == "pass-plain"]
        if passed:
            after, events = _passed_as_told(state, after, events, passed)
        ours = [self.event_to_json(event) for event in events]
        pays = [each for each in ours if each["type"] == "pay"]
        if _sums(each for each in given if each["type"] == "pay") != _sums(pays):
            raise wrong()
        rest = [each for each in ours if each["type"] != "pay"]
        if not paired([each for each in given if each["type"] != "pay"], rest, _tells):
            raise wrong()
        return after, events

    def round_told(self: WarRules, state: State, told: Any) -> bool:  # type: ignore[misc]
        """Whether an outcome is the one of a game that is over."""
        ours = self.round_outcome(state)
        paid = ours.pop("payments")
        if ours["winner"] is None and isinstance(told, dict) and told.get("points") is None:
            del ours["points"]
        if not holds(told, ours, FREE_ORDER) or not isinstance(told.get("payments"), list):
            return False
        return all(_sums(told["payments"], key) == _sums(paid, key) for key in ("due", "amount"))


def _tells(told: Json, ours: Json) -> bool:
    """Whether one event is the other; a month may be written as on the cards, “04”."""
    if ours["type"] == "triplet" and told.get("month") == f"{ours['month']:02}":
        return bool(told["type"] == "triplet")
    return holds(told, ours, FREE_ORDER)


def _sums(pays: Any, key: str = "amount") -> Counter[tuple[int, int]] | None:
    """Return what each payer gives each other in all, nothings left out; None for what is no payment."""
    sums: Counter[tuple[int, int]] = Counter()
    for each in pays:
        if not isinstance(each, dict):
            return None
        payer, taker, amount = each.get("from"), each.get("to"), each.get(key)
        if type(payer) is not int or type(taker) is not int or type(amount) is not int or amount < 0:
            return None
        if amount:
            sums[payer, taker] += amount
    return sums


def _passed_as_told(
    state: State, after: State, events: tuple[Event, ...], told: Sequence[Json]
) -> tuple[State, tuple[Event, ...]]:
    """Return a step with the plains exchanged for equal ones that a record tells of.

    Raises ValueError if the giver has not got them, or they are not equal.
    """
    piles, events = passed_as_told("pass-plain", after.collections, events, told, DECK, (SINGLES, DOUBLES))
    new = after.copy()
    new.collections = (piles[0], piles[1], piles[2])
    if new.phase == CALL:
        new.gained = new.collections[new.turn] ^ state.collections[new.turn]
    return new, events
