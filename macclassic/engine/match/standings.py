"""Standings of a match after each round, and its highlight. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby

from macclassic.engine.core.contract import Tally
from macclassic.engine.match.match import Match

MIN_RUN = 3
"""Number of rounds won in succession that make a run."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """Highlight of a match: a run of rounds won in succession, or else the highest gain in one round.

    `number`: round, the last one of a run. `amount`: the gain; 0 for a run. `run`: length of a run; 0 for a
    gain.
    """

    number: int
    seat: int
    amount: int
    run: int = 0


@dataclass(frozen=True)
class Standings:
    """Result of each round for every seat; the last row has the places if the match is over."""

    rounds: Sequence[Sequence[Tally]]

    @property
    def sums(self) -> Sequence[Sequence[int]]:
        """By seat: the total gain before the first round, after the first, and so on."""
        gains = zip(*([each.change for each in tallies] for tallies in self.rounds), strict=True)
        return [list(accumulate(changes, initial=0)) for changes in gains]

    @property
    def places(self) -> Sequence[int]:
        """By seat: the final place, from 1; 0 if the match goes on."""
        return [each.place for each in self.rounds[-1]]

    @property
    def best(self) -> Highlight:
        """The longest run of three rounds or more, else the highest gain; the later one of equals."""
        runs = []
        number = 0
        winners = ([seat for seat, each in enumerate(tallies) if each.won] for tallies in self.rounds)
        for won, group in groupby(winners):
            length = len(list(group))
            number += length
            if len(won) == 1 and length >= MIN_RUN:
                runs.append(Highlight(number, won[0], 0, length))
        if runs:
            return max(runs, key=lambda each: (each.run, each.number))
        return max(
            (
                Highlight(number, seat, each.change)
                for number, tallies in enumerate(self.rounds, 1)
                for seat, each in enumerate(tallies)
            ),
            key=lambda each: (each.amount, each.number),
        )


def standings_of(match: Match) -> Standings:
    """Return the standings of a match whose last round is over, or which was conceded.

    A concession adds a row without gains that has the places.
    """
    over = [each.end for each in match.played_rounds[:-1]]
    if match.finished_rounds == match.round_count:
        over.append(match.state)
    seats = range(len(match.seats))
    results = [match.rules.result(end) for end in over]
    tallies = [[result.tally(seat) for seat in seats] for result in results]
    return Standings(tallies if match.conceded is None else [*tallies, _conceded(match, tallies)])


def _conceded(match: Match, tallies: Sequence[Sequence[Tally]]) -> list[Tally]:
    """Return the tallies after a concession: that side is last, the others are placed by their gains."""
    sides, sums = match.sides, [0] * len(match.seats)
    for row in tallies:
        sums = [had + each.change for had, each in zip(sums, row, strict=True)]
    loser = sides[match.conceded or 0]
    gained = {side: max(sums[seat] for seat in range(len(sides)) if sides[seat] == side) for side in sides}
    others = [amount for side, amount in gained.items() if side != loser]
    return [
        Tally(False, 0, 0, len(gained))
        if side == loser
        else Tally(None, 0, 0, 1 + sum(amount > gained[side] for amount in others))
        for side in sides
    ]
