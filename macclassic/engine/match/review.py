"""Review of a round: each decision of some seats is judged from the seat's view at that moment.

The think process (`engine/players/think_server.py`) judges one decision at a time. A `Review` provides the
requests and collects the answers.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from macclassic.engine.core.game_spec import AGAIN, FIRST, Json, JsonMapping
from macclassic.engine.match.match import Match

SUSPECT = 0.5
"""Share of the notable loss from which a decision is judged again, on fresh worlds.

The best of many estimates is best partly by luck.
"""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision with a choice.

    `number`: among those of the seat in the round, from 1. `ply`: number of decisions before it in the match,
    `step`: in the round. `view`, `legal`, `action`: what the seat knew, could do and did.
    """

    seat: int
    number: int
    ply: int
    step: int
    view: Any
    legal: tuple[Any, ...]
    action: Any


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that lost something.

    `better`: the best action. `lost`: how much less the chosen one brings. `error`: standard error of that.
    `expected`: expected result (`Judged.mean`) of the chosen and of the best action. `again`: the numbers of
    later decisions that lost something by the same cause (`Judging.cause`); `lost_again`: what these lost
    together. `why`: reason for the best action as in the think process's answer; empty if the game gives
    none.
    """

    decision: Decision
    better: Any
    lost: float
    error: float
    expected: tuple[float, float]
    again: tuple[int, ...] = ()
    lost_again: float = 0.0
    why: JsonMapping = field(default_factory=dict)

    @property
    def decisions(self) -> int:
        """Number of decisions that lost something by this cause."""
        return 1 + len(self.again)

    @property
    def total(self) -> float:
        """Loss of all decisions by this cause."""
        return self.lost + self.lost_again


def decisions(match: Match, seats: Collection[int]) -> list[Decision]:
    """Return the decisions with a choice that some seats made in the last finished round, in order.

    Those that another player made, before the present one took the seat, are left out.
    """
    number = match.finished_rounds - 1
    if number < 0:
        return []
    found: list[Decision] = []
    counts = dict.fromkeys(seats, 0)
    before = sum(len(each.moves) for each in match.played_rounds[:number])
    state, moves = match.round(number)
    for step, (actor, action, _, after) in enumerate(moves):
        legal = tuple(state.legal())
        if action not in legal:
            legal += (action,)  # some games cannot list all legal actions
        if actor in counts and len(legal) > 1:
            counts[actor] += 1
            if match.seats_at(number, step)[actor]["player"] == match.seats[actor]["player"]:
                view = match.rules.view(state, actor)
                found.append(Decision(actor, counts[actor], before + step, step, view, legal, action))
        state = after
    return found


class Review:
    """Review of the decisions of some seats in the last finished round."""

    def __init__(self, match: Match, seats: Collection[int]) -> None:
        self.seats = seats
        self.round = match.finished_rounds if match.round_count > 1 or not match.over else 0
        """Number of the round, 0 if the match has only one."""
        self.decisions = decisions(match, seats)
        self.moments: list[Moment] = []
        self.judged = 0
        """Number of decisions judged."""
        self._again: tuple[object, ...] | None = None
        self._why: JsonMapping = {}
        self.match = match
        judging = match.spec.judge
        assert judging is not None  # without a judge no review is offered
        self._notable, self._cause = judging.notable, judging.cause

    def seats_at(self, decision: Decision) -> list[Json]:
        """Return the entries of the seats at a decision."""
        return self.match.seats_at(self.match.finished_rounds - 1, decision.step)

    def request(self) -> Json | None:
        """Return the next request to the think process, or None when all decisions are judged."""
        if self.judged == len(self.decisions):
            return None
        return self.question(self.decisions[self.judged], self._again)

    def question(self, decision: Decision, again: tuple[object, ...] | None = None) -> Json:
        """Return the request that judges a decision; `again`: the actions for a second judgement."""
        rules = self.match.rules
        return {
            "game": self.match.spec.key,
            "options": dict(self.match.options),
            "view": rules.form.view.write(decision.view),
            "legal": [rules.form.actions.to_json(action) for action in again or decision.legal],
            "seed": self.match.seed,
            "seat": decision.seat,
            "ply": decision.ply,
            "judge": AGAIN if again else FIRST,
        }

    def take_answer(self, said: JsonMapping) -> None:
        """Take the answer to the last request.

        Raises ValueError, TypeError, LookupError, AttributeError or ArithmeticError for an invalid answer.
        """
        decision = self.decisions[self.judged]
        legal = self._again or decision.legal
        best = self.match.rules.form.actions.from_json(said["action"])
        chosen = said["estimates"][legal.index(decision.action)]
        lost, error = float(chosen["behind"]), float(chosen["error"])
        expected = float(chosen["mean"]), float(said["estimates"][legal.index(best)]["mean"])
        if not all(map(isfinite, (lost, error, *expected))):
            raise ValueError("it made no sense")
        if self._again is None:
            self._why = {name: said[name] for name in ("why", "template", "fields") if name in said}
            if best != decision.action and lost > SUSPECT * self._notable:
                self._again = (decision.action, best)
                return
        self._again = None
        self.judged += 1
        # A loss counts if it is notable and significant.
        if best != decision.action and lost > max(self._notable, 2 * error):
            self._add(Moment(decision, best, lost, error, expected, why=self._why))

    def _add(self, moment: Moment) -> None:
        """Add a moment to the list, or to the one with the same cause."""
        cause = self._cause_of(moment)
        for place, there in enumerate(self.moments):
            if cause is not None and cause == self._cause_of(there):
                again, lost = (*there.again, moment.decision.number), there.lost_again + moment.lost
                self.moments[place] = replace(there, again=again, lost_again=lost)
                return
        self.moments.append(moment)

    def _cause_of(self, moment: Moment) -> object:
        """Return what all moments with one cause have in common; None if this one is listed by itself."""
        found = self._cause(moment) if self._cause is not None else None
        return None if found is None else (moment.decision.seat, found)
