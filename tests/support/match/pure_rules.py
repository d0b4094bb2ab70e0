"""Rules as pure functions for tests: positions passed in or returned never change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macclassic.engine.core.chance import Chance
from macclassic.engine.core.codec import wrong
from macclassic.engine.core.contract import EVERYBODY, AmendableRules, Position, Rules
from macclassic.engine.core.game_spec import ROUND_OVER, IllegalAction, Json, Tally

NO_RECORDED_EVENTS: list[Any] = []


class Pure:
    """Rules of a game, with each step on a copy."""

    def __init__(self, rules: Rules[Any, Any, Any, Any, Any]) -> None:
        self.rules = rules
        self.free_order = rules.form.free_order

    def start(self, chance: Chance) -> Any:
        return self.rules.begin(self.rules.deal(chance, None), None)

    def next_round(self, state: Any, chance: Chance) -> Any:
        if state.actor() != ROUND_OVER:
            raise ValueError("the round is not over, or the match is")
        return self.rules.begin(self.rules.deal(chance, state), state)

    def actor(self, state: Position[Any, Any]) -> int:
        return state.actor()

    def legal(self, state: Position[Any, Any]) -> Sequence[Any]:
        return state.legal()

    def why_not(self, state: Position[Any, Any], action: Any) -> str | None:
        return state.why_not(action)

    def step(self, state: Any, action: Any) -> tuple[Any, tuple[Any, ...]]:
        return self._played(state, action, NO_RECORDED_EVENTS)

    def follow(self, state: Any, action: Any, recorded: Sequence[Any]) -> tuple[Any, tuple[Any, ...]]:
        problem = state.why_not(action)
        if problem is not None:
            raise IllegalAction(problem)
        form = self.rules.form
        try:
            heard = [form.events.from_json(each) for each in recorded]
        except ValueError:
            raise wrong() from None
        new, log = self._played(state, action, heard[:])
        if not form.agrees(heard, log):
            raise wrong()
        return new, log

    def _played(self, state: Any, action: Any, recorded: list[Any]) -> tuple[Any, tuple[Any, ...]]:
        problem = state.why_not(action)
        if problem is not None:
            raise IllegalAction(problem)
        log: list[Any] = []
        new = state.copy()
        new.log, new.recorded_events = log, recorded
        new.play(action)
        new.log, new.recorded_events = None, NO_RECORDED_EVENTS
        return new, tuple(log)

    def view(self, state: Any, seat: int) -> Any:
        return self.rules.view(state, seat)

    def open_view(self, state: Any) -> Any:
        return self.rules.view(state, EVERYBODY)

    def amend(self, state: Any) -> None:
        if isinstance(self.rules, AmendableRules):
            self.rules.amend(state)

    def redact(self, event: Any, seat: int) -> Any:
        return self.rules.redact(event, EVERYBODY, seat)

    def redact_action(self, action: Any, actor: int, seat: int) -> Any:
        return self.rules.redact(action, actor, seat)

    def result(self, state: Any) -> Any:
        return self.rules.result(state)

    def reveals(self, event: Any) -> bool:
        return bool(event.reveals)

    def tally(self, start: Any, end: Any, seat: int) -> Tally:
        return self.rules.result(end).tally(seat)

    def deal_to_json(self, state: Any) -> Json:
        return dict(self.rules.form.deal.write(state.deal))

    def deal_from_json(self, before: Any, data: Json) -> Any:
        return self.rules.begin(self.rules.form.deal.read(data), before)

    def action_to_json(self, action: Any) -> Json:
        return self.rules.form.actions.to_json(action)

    def action_from_json(self, data: Json) -> Any:
        return self.rules.form.actions.from_json(data)

    def event_to_json(self, event: Any) -> Json:
        return self.rules.form.events.to_json(event)

    def round_outcome(self, state: Any) -> Json:
        return self.rules.form.outcome(state)

    def match_outcome(self, state: Any) -> Json:
        return self.rules.form.match_outcome(state)

    def outcome_agrees(self, state: Any, recorded: Any) -> bool:
        return self.rules.form.agrees_with(recorded, state)

    def view_to_json(self, view: Any) -> Json:
        return dict(self.rules.form.view.write(view))

    def view_from_json(self, data: Json) -> Any:
        return self.rules.form.view.read(data)
