"""What statistics tell besides sums: whom somebody played against, the best games, and a table of all."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from macclassic.engine.progress.statistics import PLAIN, FinishedRound

PLACES = 10
"""Places in a hall of fame."""
HEADINGS = (
    "game", "deal", "begun", "round", "finished", "player", "opponents", "won", "points", "change",
    "match_over", "place", "rules", "kind", "hints", "aids", "stand_in", "person", "practice", "why",
)  # fmt: skip
"""Columns of the table that statistics are exported as; nothing stands where something is not known."""


def level(opponents: str) -> tuple[str, ...]:
    """Return how strong the opponents of a round were: each player's name once, without the temper.

    ``iq:100@aunt,iq:80@clerk`` is of the level ``("iq:80", "iq:100")``; people are ``person``.
    """
    names = {name.partition("@")[0] for name in opponents.split(",") if name}
    return tuple(sorted(names, key=lambda name: (len(name), name)))


def players(rounds: Iterable[FinishedRound]) -> tuple[str, ...]:
    """Return everybody's name who has finished a round, whoever played last first."""
    return tuple(dict.fromkeys(each.player for each in reversed(list(rounds))))


def levels(rounds: Iterable[FinishedRound]) -> tuple[tuple[str, ...], ...]:
    """Return every level that was played against, the weakest by name first."""
    return tuple(
        sorted({level(each.opponents) for each in rounds}, key=lambda each: [(len(n), n) for n in each])
    )


def sort(each: FinishedRound) -> str:
    """Return what a round is counted with: those by house rules together, others by what they were played as
    (`statistics.KINDS`)."""
    return each.kind if each.rules == PLAIN else each.rules


def sorts(rounds: Iterable[FinishedRound]) -> tuple[str, ...]:
    """Return all there are to choose among, the plain ones first."""
    return tuple(sorted({PLAIN, *map(sort, rounds)}, key=lambda each: (each != PLAIN, each)))


def chosen(
    rounds: Iterable[FinishedRound],
    player: str | None = None,
    against: tuple[str, ...] | None = None,
    of: str | None = PLAIN,
) -> tuple[FinishedRound, ...]:
    """Return the rounds of one player, against one level, `of` one sort; None means everybody and any."""
    return tuple(
        each
        for each in rounds
        if player in (None, each.player)
        and against in (None, level(each.opponents))
        and of in (None, sort(each))
    )


def hall_of_fame(rounds: Sequence[FinishedRound]) -> tuple[FinishedRound, ...]:
    """Return the best rounds that were won: by points, then by what they brought; of equals the earlier."""
    won = [each for each in rounds if each.won]
    return tuple(sorted(won, key=lambda each: (-each.points, -each.change))[:PLACES])


def to_csv(rounds: Iterable[FinishedRound]) -> str:
    """Return rounds as comma-separated values with a line of headings (RFC 4180)."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADINGS)
    for each in rounds:
        row = {heading: getattr(each, _FIELDS.get(heading, heading)) for heading in HEADINGS}
        writer.writerow(map(_cell, {**row, "place": each.place or None}.values()))
    return text.getvalue()


_FIELDS = {"finished": "when", "match_over": "last", "stand_in": "marked"}
"""Columns that have another name than the field they tell."""


def _cell(value: object) -> object:
    """Return a value as it is written: nothing where it is not known, and no text that a spreadsheet takes
    for a formula."""
    if not isinstance(value, str):
        return "" if value is None else int(value) if isinstance(value, bool) else value
    return f"'{value}" if value.lstrip()[:1] in ("=", "+", "-", "@") else value
