"""What a seat gave away in a round: each of its decisions judged from its own view of that moment.

The judging itself is asked of the process that thinks (`engine/players/think_server.py`), one decision at a
time; a `Review` says what to ask next and keeps what was found.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any

from macclassic.engine.core.game_spec import Json
from macclassic.engine.match.match import Match

SUSPECT = 0.5
"""From this share of what is notable on a decision is judged a second time, on fresh worlds: the best of many
estimates of the first time is best partly by luck."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision where there was a choice: whose; its number among that seat's of the round, from 1; how
    many decisions of anybody came before it in the match; what the seat saw; what it could do and did."""

    seat: int
    number: int
    ply: int
    view: Any
    legal: tuple[Any, ...]
    action: Any


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that gave something away: what was better, by how much, and the standard error of that;
    what was to be expected (`Judged.mean`) of what was done, and of what was better."""

    decision: Decision
    better: Any
    lost: float
    error: float
    expected: tuple[float, float]


def decisions(match: Match, seats: Collection[int]) -> list[Decision]:
    """Return the decisions of some seats with a choice in the last round that is over, in their order; none
    where there is no such round."""
    rules, ply = match.rules, 0
    found: list[Decision] = []
    for start, moves in match.history():
        here: list[Decision] = []
        counts = dict.fromkeys(seats, 0)
        state = start
        for actor, action, _, after in moves:
            legal = tuple(state.legal())
            if action not in legal:
                legal += (action,)  # not everywhere all that is legal can be listed
            if actor in counts and len(legal) > 1:
                counts[actor] += 1
                view = rules.view(state, actor)
                here.append(Decision(actor, counts[actor], ply, view, legal, action))
            state, ply = after, ply + 1
        if state.actor() < 0:
            found = here
    return found


class Review:
    """Goes through the decisions of some seats in the last round that is over."""

    def __init__(self, match: Match, seats: Collection[int]) -> None:
        self.seats = seats
        self.decisions = decisions(match, seats)
        self.moments: list[Moment] = []
        self.judged = 0
        """How many decisions are done with."""
        self._again: tuple[Any, ...] | None = None
        self._match = match
        judging = match.spec.judge
        assert judging is not None  # or nothing offers a review
        self._notable = judging.notable

    def name(self, seat: int) -> str:
        """Return what the match calls a seat."""
        return str(self._match.seats[seat]["name"])

    def request(self) -> Json | None:
        """Return what to ask the thinking process next, or None when all is judged."""
        if self.judged == len(self.decisions):
            return None
        return self.question(self.decisions[self.judged], self._again)

    def question(self, decision: Decision, again: tuple[Any, ...] | None = None) -> Json:
        """Return what to ask the thinking process of a decision, or once more of some of its actions."""
        rules = self._match.rules
        return {
            "game": self._match.spec.key,
            "options": dict(self._match.options),
            "view": rules.form.view.write(decision.view),
            "legal": [rules.form.actions.to_json(action) for action in again or decision.legal],
            "seed": self._match.seed,
            "seat": decision.seat,
            "ply": decision.ply,
            "judge": "again" if again else "first",
        }

    def hear(self, said: Mapping[str, Any]) -> None:
        """Take the answer to the last request.

        Raises ValueError, TypeError, LookupError, AttributeError or ArithmeticError for one that makes no
        sense.
        """
        decision = self.decisions[self.judged]
        legal = self._again or decision.legal
        best = self._match.rules.form.actions.from_json(said["action"])
        chosen = said["estimates"][legal.index(decision.action)]
        lost, error = float(chosen["behind"]), float(chosen["error"])
        expected = float(chosen["mean"]), float(said["estimates"][legal.index(best)]["mean"])
        if not all(map(isfinite, (lost, error, *expected))):
            raise ValueError("it made no sense")
        if self._again is None and best != decision.action and lost > SUSPECT * self._notable:
            self._again = (decision.action, best)
            return
        self._again = None
        self.judged += 1
        # What is notable, and more than chance makes of nothing.
        if best != decision.action and lost > max(self._notable, 2 * error):
            self.moments.append(Moment(decision, best, lost, error, expected))
