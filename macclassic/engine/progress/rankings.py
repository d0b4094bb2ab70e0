"""Rankings from the statistics: opponents, the best rounds, and a table of all rounds."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from functools import cache

from macclassic.engine.progress.statistics import PLAIN, FinishedRound

PLACES = 10
"""Number of places in a hall of fame."""
HEADINGS = (
    "game", "deal", "begun", "round", "finished", "player", "opponents", "won", "points", "change",
    "match_over", "place", "rules", "kind", "hints", "aids", "stand_in", "person", "practice", "why",
)  # fmt: skip
"""Columns of the exported table; cells of unknown values are empty."""


@cache
def level(opponents: str) -> tuple[str, ...]:
    """Return the strength of a round's opponents: each player's level once, sorted.

    ``iq:100@aunt,iq:80@clerk`` gives ``("iq:80", "iq:100")``; persons are ``person``.
    """
    names = {name.partition("@")[0] for name in opponents.split(",") if name}
    return tuple(sorted(names, key=lambda name: (len(name), name)))


def players(rounds: Iterable[FinishedRound]) -> tuple[str, ...]:
    """Return the names of all players with a finished round, the most recent first."""
    return tuple(dict.fromkeys(each.player for each in reversed(list(rounds))))


def levels(rounds: Iterable[FinishedRound]) -> tuple[tuple[str, ...], ...]:
    """Return every level of opponents, sorted from the weakest by name."""
    return tuple(
        sorted(
            {level(each) for each in {each.opponents for each in rounds}},
            key=lambda each: [(len(n), n) for n in each],
        )
    )


def category(rules: str, kind: str) -> str:
    """Return the category of a round: ``house`` for house rules, else the kind of its match."""
    return kind if rules == PLAIN else rules


def categories(rounds: Iterable[FinishedRound]) -> tuple[str, ...]:
    """Return all categories to choose from, ``plain`` first."""
    found = {category(*each) for each in {(each.rules, each.kind) for each in rounds}}
    return tuple(sorted({PLAIN, *found}, key=lambda each: (each != PLAIN, each)))


def filter_rounds(
    rounds: Iterable[FinishedRound],
    player: str | None = None,
    against: tuple[str, ...] | None = None,
    of: str | None = PLAIN,
) -> tuple[FinishedRound, ...]:
    """Return the rounds of one player, against one level, `of` one category; None means any."""
    found = list(rounds)
    if player is not None:
        found = [each for each in found if each.player == player]
    if against is not None:
        found = [each for each in found if level(each.opponents) == against]
    if of is not None:
        found = [each for each in found if category(each.rules, each.kind) == of]
    return tuple(found)


def hall_of_fame(rounds: Sequence[FinishedRound]) -> tuple[FinishedRound, ...]:
    """Return the best rounds won: by points, then by gain; the earlier of equals first."""
    won = [each for each in rounds if each.won]
    return tuple(sorted(won, key=lambda each: (-each.points, -each.change))[:PLACES])


def to_csv(rounds: Iterable[FinishedRound]) -> str:
    """Return rounds as comma-separated values with a header line (RFC 4180)."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADINGS)
    for each in rounds:
        row = {heading: getattr(each, _FIELDS.get(heading, heading)) for heading in HEADINGS}
        writer.writerow(map(_cell, {**row, "place": each.place or None}.values()))
    return text.getvalue()


_FIELDS = {"finished": "when", "match_over": "last", "stand_in": "marked"}
"""Columns whose names differ from the fields'."""


def _cell(value: object) -> object:
    """Return a value as a cell: empty if unknown, and never a text that a spreadsheet reads as a formula."""
    if not isinstance(value, str):
        return "" if value is None else int(value) if isinstance(value, bool) else value
    return f"'{value}" if value.lstrip()[:1] in ("=", "+", "-", "@") else value
