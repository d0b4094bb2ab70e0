"""Positions of Soi built from card ids, for tests."""

from __future__ import annotations

import random
from typing import Any

from games.soi.actions import Ask
from games.soi.cards import IDS, KINDS, NUMBER, pack
from games.soi.options import SoiOptions
from games.soi.position import Deal, Position, Rows, start_of_round
from games.soi.rules import SoiRules
from macclassic.engine.core.chance import deal_stream
from tests.support.match.pure_rules import Pure

PLAIN, SORTED = (Pure(SoiRules(SoiOptions(sort=sort))) for sort in (False, True))


def rows_of(*hands: str) -> Rows:
    """Return four rows of cards from ids separated by spaces; ``7*`` means all four sevens."""
    found = []
    for hand in hands:
        row: list[int] = []
        for word in hand.split():
            row += (
                range(4 * KINDS.index(word[:-1]), 4 * KINDS.index(word[:-1]) + 4)
                if word[-1] == "*"
                else [NUMBER[word]]
            )
        found.append(tuple(row))
    one, two, three, four = found
    return (one, two, three, four)


def position(
    *hands: str, turn: int = 0, totals: tuple[int, int, int, int] = (0, 0, 0, 0), sort: bool = False
) -> Position:
    """Return a position in which the seats hold these cards; all other kinds are South's sets."""
    return holding(rows_of(*hands), turn=turn, totals=totals, sort=sort)


def holding(
    rows: Rows, *, turn: int = 0, totals: tuple[int, int, int, int] = (0, 0, 0, 0), sort: bool = False
) -> Position:
    """Return a position with these rows of cards; all other kinds are South's sets."""
    state = start_of_round(Deal(turn, rows, ()), 1, totals, 200, sort)
    one, two, three, four = map(pack, rows)
    held = one | two | three | four
    state.hands, state.rows = (one, two, three, four), rows
    state.owners = tuple(-1 if held >> 4 * kind & 15 else 0 for kind in range(13))
    return state


def ask(of: int, card: str) -> Ask:
    return Ask(of, NUMBER[card])


def act(rules: Pure, state: Position, of: int, card: str) -> tuple[Position, list[str]]:
    """Ask a seat for a card and return the state, and the events as short lines without places in rows."""
    after, events = rules.step(state, ask(of, card))
    return after, event_lines([rules.event_to_json(event) for event in events])


def event_lines(events: list[dict[str, Any]]) -> list[str]:
    """Return events as short lines: the type, then every value except places in rows."""
    return [
        " ".join(str(value) for key, value in event.items() if key not in ("slot", "into", "slots"))
        for event in events
    ]


def played(rules: Pure, seed: int, plies: int) -> tuple[Position, Position, list[Ask]]:
    """Return a round's start, the state after `plies` random asks (or its end), and the asks."""
    rng = random.Random(seed)
    start = state = rules.start(deal_stream(seed, 0))
    asks: list[Ask] = []
    while len(asks) < plies and rules.actor(state) >= 0:
        asks.append(rng.choice(rules.legal(state)))
        state, _ = rules.step(state, asks[-1])
    return start, state, asks


def ids(row: tuple[int, ...]) -> str:
    return " ".join(IDS[card] for card in row)
