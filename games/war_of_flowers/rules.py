"""The rules of War of Flowers as a match asks for them: deals, positions that stay, the public format."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from macclassic.engine.chance import Chance
from macclassic.engine.game import ROUND_OVER, IllegalAction, Json, Tally
from macclassic.engine.retelling import wrong
from macclassic.engine.views import from_plain, to_plain
from macclassic.flower_cards.deck import bits

from . import form
from .acts import Action
from .events import Event
from .position import NOTHING_TOLD, Deal, Position, begun
from .result import Result, round_result
from .view import View, three, view


class WarRules:
    """The rules under given options: starting `money`, and whether the September cup is a double plain.

    What happens in a game is `Position`; those that are given here are never changed, and none that is
    returned shares anything with them that might be.
    """

    seats = 3
    free_order = form.FREE_ORDER

    def __init__(self, money: int = 50, cup_plain: bool = False) -> None:
        self.money = money
        self.cup_plain = cup_plain

    # Beginning (§a game 1–2)

    def start(self, chance: Chance) -> Position:
        """Return a war's first game, dealt; its first player is drawn by chance."""
        return self.begin(_dealt(chance, chance.below(3)), None)

    def next_round(self, state: Position, chance: Chance) -> Position:
        """Return the next game, dealt: the winner begins, or the same player after a game without one."""
        if state.actor() != ROUND_OVER:
            raise ValueError("the game is not over, or the war is")
        return self.begin(_dealt(chance, _begins(state)), state)

    def begin(self, deal: Deal, before: Position | None) -> Position:
        """Return the start of a game that follows `before` (None: the first of a war)."""
        if before is None:
            return begun(deal, 1, [self.money] * 3, self.cup_plain)
        return begun(deal, before.game + 1, before.money, self.cup_plain)

    # One decision

    def actor(self, state: Position) -> int:
        """Return the seat to decide, ROUND_OVER, or MATCH_OVER once somebody is broke."""
        return state.actor()

    def legal(self, state: Position) -> Sequence[Action]:
        """Return every legal action, in a fixed order."""
        return state.legal()

    def why_not(self, state: Position, action: Action) -> str | None:
        """Return why an action is forbidden, in a sentence; None if it is legal."""
        return state.why_not(action)

    def step(self, state: Position, action: Action) -> tuple[Position, tuple[Event, ...]]:
        """Return the position after an action and what happened.

        Raises IllegalAction.
        """
        problem = state.why_not(action)
        if problem is not None:
            raise IllegalAction(problem)
        return _after(state, action, [])

    def follow(
        self, state: Position, action: Action, told: Sequence[Any]
    ) -> tuple[Position, tuple[Event, ...]]:
        """Return the step as a record tells it, with the plains that it says were passed.

        Raises IllegalAction, and ValueError when the rules can't make these events of the action.
        """
        problem = state.why_not(action)
        if problem is not None:
            raise IllegalAction(problem)
        heard = form.events_told(told)
        new, log = _after(state, action, heard[:])
        if not form.agrees(heard, log):
            raise wrong()
        return new, log

    # What may be known

    def view(self, state: Position, seat: int) -> View:
        """Return what a seat knows."""
        return view(state, seat)

    def open_view(self, state: Position) -> View:
        """Return seat 0's view with all hands laid open: for replays, never for a player."""
        return replace(view(state, 0), opened=three(state.hands))

    def redact(self, event: Event, seat: int) -> Event:
        """Return the event as a seat sees it: whatever happens in this game happens openly."""
        return event

    def reveals(self, event: Event) -> bool:
        """Whether something hidden comes to light in an event: a stack card, or all hands at a STOP."""
        return event.reveals

    def result(self, state: Position) -> Result:
        """Return the itemised end of the game that is over."""
        return round_result(state)

    def tally(self, start: Position, end: Position, seat: int) -> Tally:
        """Return what a game that is over comes to for one seat, in points and dollars."""
        money = end.money
        return Tally(
            won=None if end.winner < 0 else end.winner == seat,
            points=end.points[end.winner] if end.winner >= 0 else 0,
            change=money[seat] - start.money[seat],
            place=1 + sum(other > money[seat] for other in money) if 0 in money else 0,
        )

    # The public format

    def deal_to_json(self, state: Position) -> Json:
        """Return `deal` and `first` of a game."""
        return form.deal_to_json(state.deal)

    def deal_from_json(self, before: Position | None, data: Json) -> Position:
        """Return the start of a recorded game that follows `before` (None: the first of a war).

        Raises ValueError for a deal that is none.
        """
        deal = form.deal_from_json(data)
        if before is not None and deal.first != _begins(before):
            raise ValueError(f"seat {_begins(before)} begins this game, not seat {deal.first}")
        return self.begin(deal, before)

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a record, without its seat."""
        return form.ACTIONS.to_json(action)

    def action_from_json(self, data: Json) -> Action:
        """Return an action from a record.

        Raises ValueError when it is none.
        """
        return form.ACTIONS.from_json(data)

    def event_to_json(self, event: Event) -> Json:
        """Return an event as it stands in a record."""
        return form.EVENTS.to_json(event)

    def round_outcome(self, state: Position) -> Json:
        """Return the outcome of a game that is over."""
        return form.round_outcome(state)

    def match_outcome(self, state: Position) -> Json:
        """Return the outcome of a war as it stands."""
        return form.match_outcome(state)

    def round_told(self, state: Position, told: Any) -> bool:
        """Whether an outcome is the one of a game that is over."""
        return form.outcome_agrees(told, state)

    def view_to_json(self, view: View) -> Json:
        """Return a view as plain data, for the process that thinks."""
        return to_plain(view)

    def view_from_json(self, data: Json) -> View:
        """Return a view from plain data.

        Raises ValueError when it is none.
        """
        return from_plain(View, data)


def _dealt(chance: Chance, first: int) -> Deal:
    """Return a deal by chance."""
    while True:
        deck = chance.shuffled(range(48))
        table = bits(deck[21:27])
        if not form.stuck(table):  # else deal again
            hands = (bits(deck[0:7]), bits(deck[7:14]), bits(deck[14:21]))
            return Deal(hands, table, tuple(deck[27:]), first)


def _begins(before: Position) -> int:
    """Return who begins the game after one that is over."""
    return before.winner if before.winner >= 0 else before.deal.first


def _after(state: Position, action: Action, told: list[Event]) -> tuple[Position, tuple[Event, ...]]:
    """Return a position played on by a legal action, and what happened."""
    log: list[Event] = []
    new = state.copy()
    new.log, new.told = log, told
    new.play(action)
    new.log, new.told = None, NOTHING_TOLD
    return new, tuple(log)
