"""Conceded matches: they are over and lost, their records say so, and nothing follows."""

from __future__ import annotations

import json
from typing import Any

import pytest

from macclassic.engine.core.contract import CONCEDED
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, IllegalAction
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.simulate import begin, played, verify
from macclassic.engine.match.standings import standings_of
from macclassic.engine.progress.round_results import beaten, finished

ALL = list(games())


def middle(game: str, seed: int = 5, decisions: int = 9, rounds: int | None = None, **options: Any) -> Match:
    spec = games()[game]
    seats = len(begin(spec, seed, options).seats)
    return played(spec, seed, rounds, options, ["random"] * seats, decisions)


def again(match: Match) -> Match:
    return verify(records.loads(records.dumps(match.to_record())))


@pytest.mark.parametrize("game", ALL)
def test_a_conceded_match_is_over_and_its_record_says_so(game: str) -> None:
    match = middle(game)
    plain = records.dumps(match.to_record())
    assert "conceded" not in json.loads(plain)
    state, rounds = match.state, match.finished_rounds
    match.concede(0)
    assert match.actor == CONCEDED and match.over and match.state is state and match.finished_rounds == rounds
    assert not match.can_undo(0, beyond=True) and not match.undo(0, beyond=True) and not match.can_redo
    assert not match.allows(match.legal[0]) and not beaten(match, 1)
    with pytest.raises(IllegalAction):
        match.apply(match.legal[0])
    with pytest.raises(ValueError, match="no next round"):
        match.next_round()
    with pytest.raises(ValueError, match="nothing left"):
        match.concede(1)
    record = match.to_record()
    assert record["conceded"] == 0 and "outcome" not in record
    assert {key: value for key, value in record.items() if key != "conceded"} == json.loads(plain)
    back = again(match)
    assert back.actor == CONCEDED and back.conceded == 0
    assert records.dumps(back.to_record()) == records.dumps(record)


@pytest.mark.parametrize("game", ALL)
def test_conceding_makes_the_seat_last_and_moves_nothing(game: str) -> None:
    for seat in range(len(middle(game).seats)):
        match = middle(game)
        match.seats[seat]["player"] = PERSON
        sums = None
        match.concede(seat)
        how = standings_of(match)
        last = len(set(match.sides))
        assert how.places[seat] == last == max(how.places) and min(how.places) == 1
        assert [p for s, p in enumerate(how.places) if match.sides[s] == match.sides[seat]].count(last) >= 1
        assert all(each.change == each.points == 0 for each in how.rounds[-1]), sums
        lost = finished(match, seat, "1993-09-01")
        assert (lost.won, lost.last, lost.place, lost.change, lost.points) == (False, True, last, 0, 0)
        lost.check()
        other = next(at for at in range(len(match.seats)) if match.sides[at] != match.sides[seat])
        against = finished(match, other, "1993-09-01")
        assert against.won is None and against.place == 0, "a concession is no win of the others"


def test_a_concession_between_rounds_counts_as_one_more_round() -> None:
    match = middle("war-of-flowers", decisions=4000, rounds=2)
    match.seats[0]["player"] = PERSON
    assert match.actor == ROUND_OVER and match.round_count == 2
    before = finished(match, 0, "1993-09-01")
    gained = standings_of(match).sums
    match.concede(0)
    lost = finished(match, 0, "1993-09-01")
    assert (before.round, before.last, lost.round, lost.last) == (2, False, 3, True)
    assert match.finished_rounds == 2 and again(match).conceded == 0
    now = standings_of(match)
    assert [line[-1] for line in now.sums] == [line[-1] for line in gained]
    better = 1 if gained[1][-1] > gained[2][-1] else 2
    assert now.places[better] == 1 and now.places[0] == 3


def test_conceding_also_loses_the_match_for_the_partner() -> None:
    match = middle("sorry", mode="team")
    match.concede(2)
    places = standings_of(match).places
    assert len(set(match.sides)) == 2
    assert [place == 2 for place in places] == [side == match.sides[2] for side in match.sides]


@pytest.mark.parametrize("seat", [-1, 9, True, "0", None, 1.0, [], {}, 10**30])
def test_only_a_seated_person_can_concede(seat: Any) -> None:
    record = {**middle("soi").to_record(), "conceded": seat}
    with pytest.raises(BadRecord, match="can have conceded"):
        verify(json.loads(records.dumps(record)))


def test_a_finished_match_cannot_be_conceded() -> None:
    match = middle("sorry", decisions=4000)
    assert match.actor == MATCH_OVER
    with pytest.raises(ValueError, match="nothing left"):
        match.concede(0)
    with pytest.raises(BadRecord, match="has an end"):
        verify(json.loads(records.dumps({**match.to_record(), "conceded": 0})))
    capped = {**middle("soi").to_record(), "conceded": 0}
    capped["outcome"] = {**middle("soi").rules.form.match_outcome(middle("soi").state), "capped": True}
    with pytest.raises(BadRecord, match="has an end"):
        verify(json.loads(records.dumps(capped)))
