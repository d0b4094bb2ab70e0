"""What a match comes to for one seat: whom its person has beaten, and what the statistics hold of a round."""

from __future__ import annotations

from macclassic.engine.core.contract import Tally
from macclassic.engine.core.game_spec import CONCEDED, MATCH_OVER
from macclassic.engine.match.match import Match
from macclassic.engine.progress.statistics import Finished


def beaten(match: Match, seat: int) -> frozenset[str]:
    """Return the names of all whom the person at a seat has won this match against, in any round of it;
    none where it was not won by that person's own decisions alone, or for practice."""
    if match.actor != MATCH_OVER or match.practice:
        return frozenset()
    if match.rules.result(match.state).tally(seat).place != 1:
        return frozenset()
    found: set[str] = set()
    for played in (each.played for each in match.past.rounds):
        if played.hints or played.stood_in or not played.alone(seat, match.players):
            return frozenset()
        for at, now in enumerate(match.players):
            if at != seat:
                # Who never came to decide anything sat there all the same.
                found |= played.who(at, now) or {now}
    return frozenset(found)


def finished(match: Match, seat: int, when: str, name: str = "") -> Finished:
    """Return the round that has just ended as a seat's statistics hold it, under a person's name.

    Of all who decided at another seat the weakest counts. What was conceded is lost by who did, and won
    by nobody; after a round that was over it is counted as one more.
    """
    if match.conceded is None:
        tally = match.rules.result(match.state).tally(seat)
    else:
        lost = match.sides[seat] == match.sides[match.conceded]
        tally = Tally(False if lost else None, 0, 0, len(set(match.sides)) if lost else 1)
    others = ((at, now) for at, now in enumerate(match.players) if at != seat)
    players = ",".join(match.played.weakest(match.spec, at, now) for at, now in others)
    return Finished(
        game=match.spec.key,
        match=match.key,
        round=match.rounds_over + (match.conceded is not None),
        when=when,
        won=tally.won,
        points=tally.points,
        change=tally.change,
        opponents=players,
        last=match.actor in (MATCH_OVER, CONCEDED),
        place=tally.place,
        player=name,
        rules=match.now.rules,
        kind=match.kind,
        hints=match.played.hints,
        aids=",".join(sorted(match.played.aids)),
        marked=match.played.stood_in > 0,
    )
