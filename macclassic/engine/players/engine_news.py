"""Additions of version 2 of the engine protocol to a question, all of them made from the match.

They are complete in themselves, so that an engine may be restarted between any two questions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from macclassic.engine.core.codec import view_with_ids
from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.core.options import Json

if TYPE_CHECKING:
    from macclassic.engine.match.history import PlayedMove
    from macclassic.engine.match.match import Match


def news(match: Match, seat: int) -> Json:
    """Return what a question of version 2 has besides the game, the options and the legal actions.

    `key` tells matches apart and is not sent. `events`: the decisions from the seat's last one in this round
    on. `last_round`: the result of the round before, in the seat's first question of a round.
    """
    moves = match.played_rounds[-1].moves
    own = _last_own(moves, seat)
    told: Json = {
        "key": match.key,
        "seat": seat,
        "round": match.round_count,
        "view": view_with_ids(match.rules.form.view, match.view(seat)),
        "events": _told(match, moves[max(own, 0) :], seat),
    }
    if own < 0 and match.round_count > 1:
        told["last_round"] = _result(match, match.round_count - 2, seat)
    return told


def result(match: Match, seat: int) -> Json:
    """Return the result of the last round, which is over, for a seat."""
    return {"game": match.spec.key, "seat": seat, **_result(match, match.round_count - 1, seat)}


def _result(match: Match, number: int, seat: int) -> Json:
    each = match.played_rounds[number]
    end = each.end if number < match.round_count - 1 else match.state
    rules = match.rules
    tallies = rules.result(end)
    return {
        "round": number + 1,
        "events": _told(match, each.moves[max(_last_own(each.moves, seat), 0) :], seat),
        "outcome": rules.form.outcome(end),
        "tallies": [asdict(tallies.tally(other)) for other in range(len(match.seats))],
        "view": view_with_ids(rules.form.view, rules.view(end, EVERYBODY)),
    }


def _last_own(moves: Sequence[PlayedMove], seat: int) -> int:
    """Return the index of a seat's last decision, or -1."""
    return max((index for index, each in enumerate(moves) if each.seat == seat), default=-1)


def _told(match: Match, moves: Sequence[PlayedMove], seat: int) -> list[Json]:
    """Return decisions and their events as a seat is told them."""
    rules, form = match.rules, match.rules.form
    return [
        {
            "seat": each.seat,
            "action": form.actions.to_json(rules.redact(each.action, each.seat, seat)),
            "events": [form.events.to_json(rules.redact(event, each.seat, seat)) for event in each.events],
        }
        for each in moves
    ]
