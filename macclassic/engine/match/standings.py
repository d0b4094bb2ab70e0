"""How a match went, round by round: what everybody gained in each, how all stood after it, and what of it is
remembered. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, groupby

from macclassic.engine.core.contract import Tally
from macclassic.engine.match.match import Match

LONG = 3
"""So many rounds won one after another are a run."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """What is remembered of a match: a `run` of rounds won one after another, the last of them `number`, or
    else the most that was gained in one."""

    number: int
    seat: int
    amount: int
    run: int = 0


@dataclass(frozen=True)
class Standings:
    """What each round came to for every seat, from the first round on; the last tells the places, if the
    match is over."""

    rounds: Sequence[Sequence[Tally]]

    @property
    def sums(self) -> Sequence[Sequence[int]]:
        """By seat: what had been gained before any round, after the first, and so on."""
        gains = zip(*([each.change for each in tallies] for tallies in self.rounds), strict=True)
        return [list(accumulate(changes, initial=0)) for changes in gains]

    @property
    def places(self) -> Sequence[int]:
        """By seat: the place at the end, from 1; 0 where the match goes on."""
        return [each.place for each in self.rounds[-1]]

    @property
    def best(self) -> Highlight:
        """What is remembered: the longest run of three rounds and more, else the dearest round; of equals the
        later."""
        runs = []
        number = 0
        winners = ([seat for seat, each in enumerate(tallies) if each.won] for tallies in self.rounds)
        for won, group in groupby(winners):
            length = len(list(group))
            number += length
            if len(won) == 1 and length >= LONG:
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


def course(match: Match) -> Standings:
    """Return how a match has gone so far; its last round is over, or somebody has conceded, which tells the
    places and moves nothing."""
    over = [each.end for each in match.played_rounds[:-1]]
    if match.finished_rounds == match.round_count:
        over.append(match.state)
    seats = range(len(match.seats))
    results = [match.rules.result(end) for end in over]
    tallies = [[result.tally(seat) for seat in seats] for result in results]
    return Standings(tallies if match.conceded is None else [*tallies, _conceded(match, tallies)])


def _conceded(match: Match, tallies: Sequence[Sequence[Tally]]) -> list[Tally]:
    """Return what it comes to that somebody has conceded: that side is last, the others stand by what they
    had gained."""
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
