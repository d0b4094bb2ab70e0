"""A match as steps on a table: what a decision looks like there, and what a round is called."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.engine.chance import player_stream
from macclassic.engine.contract import EVERYBODY
from macclassic.engine.game import MATCH_OVER, ROUND_OVER
from macclassic.engine.match import Match
from macclassic.engine.texts import NAME, harmless
from macclassic.toolbox.gametable import GameTable
from macclassic.toolbox.moment import Begun, Decided, Past, Position

translate = QCoreApplication.translate


REASON = 300
"""Characters of the reason of a hint."""
LARGEST_STAKE = 1e9
_GARBAGE = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What reading an answer that is none may come to."""


@dataclass(frozen=True)
class Step(Past):
    """One decision, and the result to show where a round ended with it."""

    result: Any = None
    last: bool = False


def question(match: Match, seat: int, player: str, explain: bool = False) -> dict[str, Any]:
    """Return what the process that thinks is asked for a seat: a view, the legal actions, and who decides."""
    rules = match.rules
    return {
        "game": match.spec.key,
        "options": dict(match.options_now),
        "player": player,
        "view": rules.form.view.write(match.view(seat)),
        "legal": [rules.form.actions.to_json(action) for action in match.legal],
        "seed": match.seed,
        "seat": seat,
        "ply": match.plies,
        "explain": explain,
    }


def seated(match: Match) -> list[dict[str, Any]]:
    """Return who sits where as a table may show it: names in a record are whatever somebody wrote."""
    return [
        {**seat, **{key: harmless(str(seat[key]), NAME) for key in ("name", "player")}}
        for seat in match.seats
    ]


def answer(match: Match, said: Mapping[str, Any]) -> Any:
    """Return the action that the process that thinks has answered a `question` with; where there is none in
    it that the rules allow, the stand-in's."""
    action = understood(match, said)
    return stand_in(match).action if action is None else action


def hint_in(match: Match, said: Mapping[str, Any]) -> tuple[Any, dict[str, Any]] | None:
    """Return the action that the process that thinks would take in a seat's place, and what it says of it in
    the types that a table takes; None where there is no action in it that the rules allow."""
    action = understood(match, said)
    if action is None:
        return None
    why = said.get("why")
    words: dict[str, Any] = {"why": harmless(why, REASON) if isinstance(why, str) else ""}
    words["why"] = words["why"] or translate("session", "It does not say why.")
    template, fields, stake = said.get("template"), said.get("fields"), said.get("stake")
    if isinstance(template, str) and isinstance(fields, dict):
        try:
            template.format(**fields)
        except _GARBAGE:
            pass
        else:
            words |= {"template": template[:REASON], "fields": fields}
    if isinstance(stake, int | float) and stake is not True and 0 < stake < LARGEST_STAKE:
        words["stake"] = stake
    return action, words


def understood(match: Match, said: Mapping[str, Any]) -> Any:
    """Return the action in an answer, None where there is none that the rules allow: nobody knows what a
    process that is broken says."""
    try:
        action = match.rules.form.actions.from_json(said["action"])
        return action if match.allows(action) else None
    except _GARBAGE:
        return None


@dataclass(frozen=True)
class StandIn:
    """What is decided at once in place of a computer player whose thinking was lost, and by whom."""

    action: Any
    player: str


def stand_in(match: Match) -> StandIn:
    """Let the game's stand-in decide for the seat whose turn it is, from its view and as it would at any
    time in this match; only where it fails too, take any legal action."""
    seat = match.actor
    name = match.spec.players.in_place_of(str(match.seats[seat]["player"]))
    stream = player_stream(match.seed, seat, match.plies)
    try:
        action = match.spec.players.make(name).choose(match.view(seat), match.legal, stream)
        if match.allows(action):
            return StandIn(action, name)
    except Exception:  # whatever is wrong with it, the match goes on
        traceback.print_exc()
    return StandIn(any_action(match), "random")


def any_action(match: Match) -> Any:
    """Return a legal action by lot: always the first might go round in circles in some games."""
    return player_stream(match.seed, match.actor, match.plies).choice(match.legal)


def steps_of(match: Match, only: int | None = None) -> list[Step]:
    """Return every decision of a match with the position after it, and each round's deal; or `only` those of
    one round, counted from 0."""
    rules = match.rules
    steps: list[Step] = []
    for number, (start, moves) in enumerate(match.history()):
        if only not in (None, number):
            continue
        steps.append(_step(rules, [Begun()], start))
        for seat, action, events, after in moves:
            steps.append(_step(rules, [Decided(seat, action), *events], after))
    return steps


def show_step(table: GameTable, steps: Sequence[Step], at: int) -> None:
    """Show a step without motion, and what has happened before it in its round."""
    first = at
    while at - first < table.parts.recalls and not _deals(steps[first]):
        first -= 1
    start = steps[first]
    past = [start if _deals(start) else replace(start, events=()), *steps[first + 1 : at + 1]]
    table.show_position(steps[at].position, past)


def _deals(step: Step) -> bool:
    """Whether a step is the deal of a round."""
    return isinstance(step.events[0], Begun)


def _step(rules: Any, happened: Sequence[Any], state: Any) -> Step:
    """Return what led to a state, with how the round ended if it is over: a deal may be void at once."""
    actor = state.actor()
    result = rules.result(state) if actor in (ROUND_OVER, MATCH_OVER) else None
    seen = Position(rules.view(state, EVERYBODY), (), watching=True)
    return Step(happened, seen, result, actor == MATCH_OVER)
