"""Results of a match for one seat: players beaten, and the entry in the statistics."""

from __future__ import annotations

from macclassic.engine.core.contract import Tally
from macclassic.engine.core.game_spec import CONCEDED, MATCH_OVER
from macclassic.engine.match.match import Match
from macclassic.engine.progress.statistics import FinishedRound


def beaten(match: Match, seat: int) -> frozenset[str]:
    """Return the names of all players that the person at a seat has beaten in this match, in any round.

    Empty if the match was not won, or not by that person's own decisions alone, or is practice.
    """
    if match.actor != MATCH_OVER or match.practice:
        return frozenset()
    if match.rules.result(match.state).tally(seat).place != 1:
        return frozenset()
    found: set[str] = set()
    for played in (each.participation for each in match.played_rounds):
        if played.hints or played.stood_in or not played.is_alone(seat, match.players):
            return frozenset()
        for at, now in enumerate(match.players):
            if at != seat:
                # A player that made no decision was an opponent too.
                found |= played.players_at(at, now) or {now}
    return frozenset(found)


def finished(match: Match, seat: int, when: str, name: str = "") -> FinishedRound:
    """Return the statistics entry of the round that has just ended, for a seat under a person's name.

    For each other seat it names the weakest player that decided in the round; in the last round, in the
    match. A match is the person's only if they played all of its rounds. A conceded match is lost by the side
    that conceded, and won by none; a concession after a finished round counts as one more round.
    """
    if match.conceded is None:
        tally = match.rules.result(match.state).tally(seat)
    else:
        lost = match.sides[seat] == match.sides[match.conceded]
        tally = Tally(False if lost else None, 0, 0, len(set(match.sides)) if lost else 0)
    over = match.actor in (MATCH_OVER, CONCEDED)
    rounds = [each.participation for each in match.played_rounds] if over else [match.participation]
    own = over and all(played.is_alone(seat, match.players) for played in rounds)
    others = [(at, now) for at, now in enumerate(match.players) if at != seat]
    rank = match.spec.players.rank
    players = [
        min((played.weakest(match.spec, at, now) for played in rounds), key=rank) for at, now in others
    ]
    return FinishedRound(
        game=match.spec.key,
        match=match.key,
        round=match.finished_rounds + (match.conceded is not None),
        when=when,
        won=tally.won,
        points=tally.points,
        change=tally.change,
        opponents=",".join(players),
        last=own,
        place=tally.place if own or not over else 0,
        player=name,
        rules=match.current_options.rules,
        kind=match.kind.value,
        hints=match.participation.hints,
        aids=",".join(sorted(match.participation.aids)),
        marked=match.participation.stood_in > 0,
    )
