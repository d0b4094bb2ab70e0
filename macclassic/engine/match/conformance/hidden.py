"""Conformance check of hidden information: no seat learns what the rules hide from it.

A round is played again in twin worlds (`twin_worlds`), which a seat cannot tell apart at first. It is told of
each decision in three ways: the action, the events and its view after them. When something comes to light, at
least two of them say so; if only one differs, it tells what the seat may not know. Events are compared by the
cards that they name: what else they tell, such as a place in a row, need not be in a view.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

from macclassic.engine.core.contract import AnyPosition, AnyRules, Event
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.match.conformance.matches import begun, differing, expect, moment, randomly
from macclassic.engine.match.conformance.twin_worlds import RoundWorlds, Twin
from macclassic.engine.match.match import Match

MATCHES = 2
DECISIONS = 120
"""Numbers of matches, and of decisions in each."""
TWINS = 8
"""Number of twins of a round for each seat."""
CHANCES = 16
"""Number of worlds with other chance for each round."""
LENGTH = 100
"""Number of characters of an event in a sentence."""


@dataclass(frozen=True, slots=True)
class _Step:
    """One decision in one world: the actor, the action, the events, the position after it."""

    actor: int
    action: object
    events: Sequence[Event]
    after: AnyPosition

    @property
    def reveals(self) -> bool:
        """True if undo does not go past this decision."""
        return any(each.reveals for each in self.events)


@dataclass(frozen=True, slots=True)
class _Told:
    """A decision as a seat sees it: action and events as in a record, and the view (None at an end)."""

    action: str
    events: tuple[str, ...]
    view: object


def nobody_learns_what_is_hidden(spec: GameSpec) -> None:
    """Check views, events, actions and `reveals` in twin worlds of some rounds, for every seat."""
    for seed in range(MATCHES):
        match = randomly(begun(spec, seed), seed, DECISIONS)
        for number in range(match.round_count):
            worlds, rng = RoundWorlds(match, number), random.Random(seed)
            worlds.expect_known()
            check = _RoundCheck(match, number, worlds)
            for seat in range(len(match.seats)):
                own = match.rules.form.twin is not None
                twins = worlds.own(seat, rng, TWINS) if own else worlds.exchanged(seat, rng, TWINS)
                for twin in twins:
                    check.compare(seat, twin)
            check.expect_reveals()
            check.compare_chance(worlds.with_other_chance(rng, CHANCES))


class _RoundCheck:
    """Compares one round of a match with its twins."""

    def __init__(self, match: Match, number: int, worlds: RoundWorlds) -> None:
        self._match, self._number = match, number
        self._rules: AnyRules = match.rules
        self._worlds, self._start = worlds, worlds.start
        self._cards = set[object]().union(*(worlds.cards(seat) for seat in range(len(match.seats))))
        self._steps = [_Step(*move) for move in worlds.moves]

    def compare(self, seat: int, twin: Twin) -> None:
        """Play the round in a twin world until the seat can tell it from the true one."""
        rules, here, there = self._rules, self._start, twin.start
        world = "in a twin of the deal"
        if twin.exchanged:
            world = f"in the same deal with {' and '.join(map(repr, twin.exchanged))} exchanged"
        view, other = rules.view(here, seat), rules.view(there, seat)
        if view != other:
            raise AssertionError(
                f"the view of seat {seat} shows what is hidden from it: {world} it differs in "
                f"{differing(view, other)} {self._when(0)}"
            )
        for done, step in enumerate(self._steps):
            if there.actor() != step.actor:
                return
            if step.actor == seat and self._listed(here) != self._listed(there):
                raise AssertionError(
                    f"legal() tells seat {seat} what is hidden from it: {world}, which it cannot tell apart, "
                    f"other actions are listed {self._when(done)}"
                )
            action = self._playable(there, step.action, twin)
            if action is None:
                return
            met = _played(there, action)
            if step.after.actor() < 0 or met.after.actor() < 0:
                return
            if not self._same(seat, step, met, world, self._when(done + 1), strictly=done < twin.until):
                return
            here, there = step.after, met.after

    def _same(self, seat: int, step: _Step, met: _Step, world: str, when: str, strictly: bool) -> bool:
        """Return True if a seat is told the same in two worlds; check how it may differ."""
        one, other = self._told(step, seat), self._told(met, seat)
        action, events, view = one.action != other.action, one.events != other.events, one.view != other.view
        if not (action or events or view):
            return True
        world = f"{world}, which seat {seat} could not tell apart before,"
        if action and (strictly or not (events or view)):
            raise AssertionError(
                f"an action tells seat {seat} what is hidden from it: {world} it reads {one.action} or "
                f"{other.action} {when}, and neither an event nor the view shows that. "
                "Let Rules.redact hide it; or, if the seat may know it, let an event name it"
            )
        named = self._named(one.events) != self._named(other.events)
        if events and (strictly or (named and not (action or view))):
            raise AssertionError(
                f"an event tells seat {seat} what is hidden from it: {world} it is told {_first(one, other)} "
                f"{when}, and its view does not show that. Let Rules.redact hide it; or, if the seat may "
                "know it, let the view show it"
            )
        if strictly or not (action or events or self._may_look(seat, step, met)):
            raise AssertionError(
                f"the view of seat {seat} shows what is hidden from it: {world} it differs in "
                f"{differing(one.view, other.view)} {when}, and no event tells that. If the seat may know "
                "it, let an event name it"
            )
        if step.actor == seat or (events and self._kept(step, seat) != self._kept(met, seat)):
            self._expect_reveals(seat, step.reveals or met.reveals, step, when)
        return False

    def _may_look(self, seat: int, step: _Step, met: _Step) -> bool:
        """True if a decision may show a seat something that no event names.

        Its own decision may if an event reveals, such as a spy's; another's if such an event names no card,
        as when all cards are drawn. All seats see whose turn it is.
        """
        if step.after.actor() != met.after.actor():
            return True
        if step.actor == seat:
            return step.reveals
        return any(
            each.reveals and not self._named(self._texts([each], seat, step.actor)) for each in step.events
        )

    def expect_reveals(self) -> None:
        """Check that an event reveals when it names a seat a card for the first time that it did not see."""
        for seat in range(len(self._match.seats)):
            unknown = self._worlds.cards(seat)
            for done, step in enumerate(self._steps):
                told = self._told(step, seat)
                for event, text in zip(step.events, told.events, strict=True):
                    named = unknown & set(_leaves(json.loads(text)))
                    if named and not (event.gives_away and step.actor != seat):
                        self._expect_reveals(seat, step.reveals, step, self._when(done + 1))
                    unknown -= named
                unknown -= set(_leaves(json.loads(told.action)))

    def compare_chance(self, starts: Sequence[AnyPosition]) -> None:
        """Play the round with other chance to come until it makes a difference."""
        rules, seats = self._rules, range(len(self._match.seats))
        for start, seat in product(starts, seats):
            view, other = rules.view(self._start, seat), rules.view(start, seat)
            if view != other:
                raise AssertionError(
                    f"the view of seat {seat} shows the chance of later throws or shuffles: with another key "
                    f"in the deal it differs in {differing(view, other)} {self._when(0)}"
                )
        there = list(starts)
        for done, step in enumerate(self._steps if starts else ()):
            met = [_played(each, step.action) for each in there]
            if any(each.after.actor() < 0 for each in (step, *met)):
                return
            logs = {self._texts(each.events, None, step.actor) for each in (step, *met)}
            if len(logs) > 1 or any(each.after.actor() != step.after.actor() for each in met):
                for seat in seats:
                    self._compare_throws(seat, [step, *met], self._when(done + 1))
                return
            there = [each.after for each in met]

    def _compare_throws(self, seat: int, steps: Sequence[_Step], when: str) -> None:
        """Check the first decision that chance decides: who sees the same has been told the same cards."""
        told = [self._told(each, seat) for each in steps]
        for one, other in combinations(told, 2):
            if one.view == other.view and self._named(one.events) != self._named(other.events):
                raise AssertionError(
                    f"an event tells seat {seat} cards that are still hidden: its view is the same {when}, "
                    f"but it is told {_first(one, other)}. Let Rules.redact hide them"
                )
        if any((one.events, one.view) != (told[0].events, told[0].view) for one in told):
            self._expect_reveals(seat, all(each.reveals for each in steps), steps[0], when)

    def _expect_reveals(self, seat: int, reveals: bool, step: _Step, when: str) -> None:
        names = ", ".join(dict.fromkeys(type(each).__name__ for each in step.events)) or "no event"
        expect(
            reveals,
            f"something hidden from seat {seat} comes to light {when}, but `reveals` is False for all its "
            f"events ({names}): seat {step.actor} could take its decision back and use what it has seen",
        )

    def _told(self, step: _Step, seat: int) -> _Told:
        rules = self._rules
        action = rules.form.actions.to_json(rules.redact(step.action, step.actor, seat))
        return _Told(
            json.dumps(action), self._texts(step.events, seat, step.actor), rules.view(step.after, seat)
        )

    def _texts(self, events: Sequence[Event], seat: int | None, actor: int) -> tuple[str, ...]:
        """Return events as in a record, as a seat is told them; None: with nothing hidden."""
        rules = self._rules
        seen = events if seat is None else [rules.redact(each, actor, seat) for each in events]
        return tuple(json.dumps(rules.form.events.to_json(each)) for each in seen)

    def _kept(self, step: _Step, seat: int) -> tuple[str, ...]:
        """Return the events of a decision, as a seat is told them, that must reveal if they show anything."""
        return self._texts([each for each in step.events if not each.gives_away], seat, step.actor)

    def _named(self, events: Sequence[str]) -> list[list[object]]:
        """Return the cards that each event names; the order of events does not matter."""
        found = [[each for each in _leaves(json.loads(text)) if each in self._cards] for text in events]
        return sorted(filter(None, found), key=str)

    def _listed(self, position: AnyPosition) -> list[str]:
        return [json.dumps(self._rules.form.actions.to_json(each)) for each in position.legal()]

    def _playable(self, position: AnyPosition, action: object, twin: Twin) -> object:
        """Return the action in a twin world, with exchanged cards if it names any; None if there is none."""
        if position.why_not(action) is None:
            return action
        if not twin.exchanged:
            return None
        one, other = twin.exchanged
        actions = self._rules.form.actions
        try:
            moved = actions.from_json(_exchanged(actions.to_json(action), {one: other, other: one}))
        except ValueError:
            return None
        return moved if position.why_not(moved) is None else None

    def _when(self, decision: int) -> str:
        return moment(self._match, self._number, decision)


def _played(position: AnyPosition, action: object) -> _Step:
    after = position.copy()
    after.log = log = list[Event]()
    after.play(action)
    after.log = None
    return _Step(position.actor(), action, log, after)


def _first(one: _Told, other: _Told) -> str:
    """Return the first events in which two worlds differ."""
    pairs = zip((*one.events, "nothing"), (*other.events, "nothing"), strict=False)
    mine, theirs = next(pair for pair in pairs if pair[0] != pair[1])
    return f"{mine[:LENGTH]} or {theirs[:LENGTH]}"


def _leaves(data: object) -> list[object]:
    """Return all values in JSON data that are no containers."""
    if isinstance(data, dict | list):
        return [
            leaf for each in (data.values() if isinstance(data, dict) else data) for leaf in _leaves(each)
        ]
    return [data]


def _exchanged(data: object, other: dict[object, object]) -> object:
    """Return JSON data with values exchanged, except types."""
    if isinstance(data, dict):
        return {key: each if key == "type" else _exchanged(each, other) for key, each in data.items()}
    if isinstance(data, list):
        return [_exchanged(each, other) for each in data]
    return other.get(data, data)
