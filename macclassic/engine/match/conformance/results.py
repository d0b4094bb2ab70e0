"""Conformance checks of results: tallies of all seats agree with one another and with the final places."""

from __future__ import annotations

import random
from collections.abc import Sequence

from macclassic.engine.core.contract import Tally
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.match.conformance.matches import begun, expect
from macclassic.engine.match.match import Match

MATCHES = 3
DECISIONS = 1500
"""Numbers of matches, and of decisions in each at most."""


def results_are_consistent(spec: GameSpec) -> None:
    """Check the tallies of every round of some matches, and the places at their ends."""
    everything: list[Sequence[Tally]] = []
    for seed in range(MATCHES):
        match, rng = begun(spec, seed), random.Random(seed)
        rounds: list[Sequence[Tally]] = []
        while match.actor != MATCH_OVER and match.plies < DECISIONS:
            match.apply(rng.choice(match.legal))
            if match.actor < 0:
                rounds.append(_tallies(match))
                if match.actor == ROUND_OVER:
                    match.next_round()
        if match.actor == MATCH_OVER:
            _check_places(match, rounds)
        everything += rounds
    counted = [each for tallies in everything for each in tallies]
    if any(each.won for each in counted):
        expect(any(each.change for each in counted), "seats win rounds, but no tally has a `change`")
        expect(any(each.points for each in counted), "seats win rounds, but no tally has `points`")


def _tallies(match: Match) -> Sequence[Tally]:
    """Return the tallies of the round that is over, after checks of each."""
    where = f"(deal number {match.seed}, round {match.round_count})"
    found = [match.result.tally(seat) for seat in range(len(match.seats))]
    same = [match.result.tally(seat) for seat in range(len(match.seats))] == found
    expect(same, f"tally() returns something else when it is asked twice {where}")
    for seat, each in enumerate(found):
        kinds = type(each.points) is type(each.change) is type(each.place) is int
        kinds = kinds and (each.won is None or type(each.won) is bool)
        expect(kinds, f"the tally of seat {seat} must hold True, False or None and whole numbers {where}")
        if match.actor == ROUND_OVER:
            expect(each.place == 0, f"the tally of seat {seat} has a place, but the match goes on {where}")
    sides, won = match.sides, [each.won for each in found]
    for seat, side in enumerate(sides):
        partner = sides.index(side)
        expect(
            won[seat] == won[partner],
            f"seats {partner} and {seat} are one side, but `won` differs between them {where}",
        )
    if None in won:
        expect(set(won) == {None}, f"`won` is None for some seats only: it says that no seat won {where}")
    else:
        expect(True in won, f"`won` is False for all seats: it must be None if no seat won {where}")
        alone = len(set(sides)) == 1 or False in won
        expect(alone, f"all sides have won {where}: `won` must be None if no side is ahead")
    for winner, loser in _pairs(found):
        if found[winner].won and found[loser].won is False:
            expect(
                found[winner].change >= found[loser].change,
                f"seat {winner} won with the change {found[winner].change}, and seat {loser} lost with "
                f"{found[loser].change} {where}: `change` is a gain, negative for a loss",
            )
    return found


def _check_places(match: Match, rounds: Sequence[Sequence[Tally]]) -> None:
    """Check the places at the end of a match: ranks from 1 that follow the gains or the rounds won."""
    where = f"at the end of the match (deal number {match.seed})"
    places = [each.place for each in rounds[-1]]
    right = [1 + sum(other < place for other in places) for place in places]
    expect(places == right, f"the places are {places} {where}: they count from 1, and equals share one")
    gains = [sum(tallies[seat].change for tallies in rounds) for seat in range(len(places))]
    wins = [sum(tallies[seat].won is True for tallies in rounds) for seat in range(len(places))]
    expect(
        any(_follows(places, each) for each in (gains, wins)),
        f"the places are {places} {where}, but the sums of `change` are {gains} and the rounds won {wins}",
    )
    if len(rounds) == 1:
        for winner, loser in _pairs(rounds[0]):
            if rounds[0][winner].won and rounds[0][loser].won is False:
                expect(
                    places[winner] < places[loser],
                    f"seat {winner} won and seat {loser} lost the only round, but their places are "
                    f"{places[winner]} and {places[loser]} {where}",
                )


def _follows(places: Sequence[int], merits: Sequence[int]) -> bool:
    """True if no seat with less merit has a better place, and seats of unequal merit do not all share one."""
    ordered = all(
        places[one] <= places[other] for one, other in _pairs(places) if merits[one] > merits[other]
    )
    return ordered and (len(set(merits)) == 1 or len(set(places)) > 1)


def _pairs(seats: Sequence[object]) -> list[tuple[int, int]]:
    """Return all ordered pairs of different seats."""
    numbers = range(len(seats))
    return [(one, other) for one in numbers for other in numbers if one != other]
