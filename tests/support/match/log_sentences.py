"""Sentences of a game's log for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import MATCH_OVER, GameSpec
from macclassic.engine.core.options import PERSON
from macclassic.engine.match.match import Match
from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import RoundBegan, SeatDecided, TablePosition, TableState
from tests.support.match.pure_rules import Pure

COMPANY = ("Susan", "Rosa", "Mina", "Nils", "Bora", "Victor")


def seated(seats: int, person: int = 0) -> list[dict[str, Any]]:
    """Return the seats as in a record, with one person."""
    return [
        {"name": COMPANY[seat], "player": PERSON if seat == person else "iq:100"} for seat in range(seats)
    ]


def log_lines(
    parts: AnyParts,
    rules: Pure,
    start: Any,
    actions: Sequence[Any],
    seat: int = 0,
    seats: Sequence[Mapping[str, Any]] | None = None,
) -> list[str]:
    """Return the lines of a round's log for a seat, the deal first."""
    assert parts.narration.log_lines is not None
    company = parts.extras.company_of(seats or seated(6))
    state = start

    def at(position: Any, before: Any = None) -> TableState:
        seen = None if before is None else TablePosition(rules.rules.view(before, seat), ())
        shown = TablePosition(rules.rules.view(position, seat), ())
        return TableState(shown, parts.drawing.size, parts.options, company, previous=seen)

    lines = list(parts.narration.log_lines(at(state), (RoundBegan(),)))
    for action in actions:
        actor, before = rules.actor(state), state
        state, events = rules.step(state, action)
        decided = SeatDecided(actor, rules.rules.redact(action, actor, seat))
        happened = [decided, *(rules.rules.redact(event, actor, seat) for event in events)]
        lines += parts.narration.log_lines(at(state, before), happened)
    return lines


def played(spec: GameSpec, decisions: int, seed: int = 5, **options: Any) -> Match:
    """Return a match after some decisions of quick players, with a person at the first seat."""
    names = [PERSON, *spec.players.default[1:]]
    quick = spec.players.make(spec.players.stand_in)
    match = Match.new(spec, options, spec.seated(spec.options(), names), seed)
    while match.plies < decisions and match.actor != MATCH_OVER:
        if match.actor < 0:
            match.next_round()
            continue
        stream = player_stream(seed, match.actor, match.plies)
        match.apply(quick.choose(match.view(match.actor), match.legal, stream))
    return match
