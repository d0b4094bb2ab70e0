"""Matches and the registry of games, with War of Flowers and with a game of another package."""

from __future__ import annotations

import pytest

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import STOP
from games.war_of_flowers.position import CALL, TAKE
from macclassic.engine.core import registry
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, BadOption, GameSpec
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import with_changes
from macclassic.engine.match import match as matches
from macclassic.engine.match import record as records
from macclassic.engine.match.conformance import again, begun, randomly
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.engine.progress.round_results import finished
from tests.support.match.pure_rules import Pure


def test_games_are_listed_in_order(template: GameSpec) -> None:
    assert next(iter(registry.games())) == "war-of-flowers"
    assert registry.games()["high-card"] is template


def test_without_its_folder_a_game_is_not_listed() -> None:
    assert "high-card" not in registry.games()


def test_undo_stops_where_a_card_was_revealed() -> None:
    """A played card turns the stack, so it cannot be taken back; GO reveals nothing."""
    match = begun(GAME, 1)
    seat = match.actor
    match.apply(match.legal[0])
    assert not match.can_undo(seat) and not match.undo(seat)
    assert match.can_undo(seat, beyond=True)
    for seed in range(200):
        match = randomly(begun(GAME, seed), seed, 0)
        while match.actor >= 0 and match.state.phase not in (TAKE, CALL):
            match.apply(match.legal[0])
        if match.actor < 0:
            continue
        seat, before = match.actor, match.state
        match.apply(match.legal[0])
        if match.actor != seat or before.phase == CALL:
            assert match.undo(seat) and match.state == before and not match.practice
            return
    raise AssertionError("no call and no choice in 200 games")


def test_stop_reveals_all_hands_and_cannot_be_undone() -> None:
    """Otherwise a player could STOP, look at the hands, and call GO after all."""
    for seed in range(200):
        match = randomly(begun(GAME, seed), seed, 0)
        while match.actor >= 0 and match.state.phase != CALL:
            match.apply(match.legal[0])
        if match.actor < 0:
            continue
        seat = match.actor
        match.apply(STOP)
        assert any(match.view(seat).opened)
        assert not match.can_undo(seat) and match.can_undo(seat, beyond=True)
        assert match.undo(seat, beyond=True) and match.practice and match.state.phase == CALL
        return
    raise AssertionError("no call in 200 games")


def test_undo_stops_at_another_persons_decision() -> None:
    match = begun(GAME, 1)
    seat = match.actor
    match.apply(match.legal[0])
    while match.actor == seat:
        match.apply(match.legal[0])
    match.apply(match.legal[0])
    assert not match.can_undo(seat)
    assert match.undo(seat, beyond=True)
    assert match.practice and match.actor == seat and match.plies == 0


def test_undo_stays_within_the_round() -> None:
    match = begun(GAME, 1)
    while match.actor >= 0:
        match.apply(match.legal[0])
    if match.actor == ROUND_OVER:
        match.next_round()
    assert not any(match.can_undo(seat, beyond=True) for seat in range(3))


def test_a_match_is_full_before_its_record_becomes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(GAME, 1)
    monkeypatch.setattr(matches, "MAX_RECORD_DECISIONS", match.event_count + 1)
    assert not match.full
    match.apply(match.legal[0])
    assert match.full
    monkeypatch.setattr(matches, "MAX_RECORD_DECISIONS", match.event_count + matches.ROUND_RESERVE - 1)
    assert not match.full
    while match.actor >= 0:
        match.apply(match.legal[0])
    assert match.actor == ROUND_OVER
    monkeypatch.setattr(matches, "MAX_RECORD_DECISIONS", match.event_count + matches.ROUND_RESERVE)
    assert not match.full
    monkeypatch.setattr(matches, "MAX_RECORD_DECISIONS", match.event_count + matches.ROUND_RESERVE - 1)
    assert match.full, "another round may be longer than there is room for"


def test_an_option_changed_between_rounds_applies_to_the_next() -> None:
    match = begun(GAME, 4)
    while match.actor >= 0:
        match.apply(match.legal[-1])
    match.next_round(with_changes(match.current_options, {"cup": "double-plain"}))
    randomly(match, 4, 60)
    record = match.to_record()
    assert record["options"]["cup"] == "animal" and match.state.cup_plain
    assert ["cup" in each for each in record["rounds"]][:2] == [False, True]
    back = again(match)
    assert back.state.cup_plain and records.dumps(back.to_record()) == records.dumps(record)
    match = begun(GAME, 4)
    while match.actor >= 0:
        match.apply(match.legal[-1])
    with pytest.raises(BadOption):
        with_changes(match.current_options, {"cup": "bowl"})
    assert match.current_options == match.first_options


def test_history_lists_every_position_in_order() -> None:
    match = randomly(begun(GAME, 8), 8, 70)
    rules = Pure(match.rules)
    state = None
    for start, moves in match.history():
        state = start
        for seat, action, events, after in moves:
            assert rules.actor(state) == seat
            assert rules.step(state, action) == (after, events)
            state = after
    assert state == match.state


def test_a_finished_war_gives_its_statistics() -> None:
    match = begun(GAME, 2, money=10)
    while match.actor != MATCH_OVER:
        if match.actor == ROUND_OVER:
            match.next_round()
        match.apply(match.legal[-1])
    rounds = []
    for seat, player in enumerate(match.players):
        match.seats[seat]["player"] = "person"
        rounds.append(finished(match, seat, "1993-01-01"))
        match.seats[seat]["player"] = player
    assert sum(each.change for each in rounds) == 0
    assert [each.won for each in rounds].count(True) == 1
    assert all(each.last and each.round == match.round_count for each in rounds)
    assert sorted(each.place for each in rounds)[0] == 1


def test_the_number_of_players_must_match_the_seats() -> None:
    with pytest.raises(BadOption, match="3 seats"):
        simulate(GAME, 1, 1, {}, ["random"] * 4)
    record = simulate(GAME, 1, 1, {}, ["greedy"])
    assert [seat["player"] for seat in record["seats"]] == ["greedy", "iq:100", "iq:100"]


def test_a_match_resumes_from_its_record() -> None:
    """A match resumed from any record deals the same cards as the original."""
    match = randomly(begun(GAME, 9), 9, 30)
    back = again(match)
    for one in (match, back):
        randomly(one, 10, 50)
    assert isinstance(back, Match) and back.to_record() == match.to_record()


def test_the_record_stores_the_kind_of_the_match() -> None:
    match = randomly(begun(GAME, 3), 3, 200)
    assert match.kind == "plain" and "kind" not in match.to_record()
    match.kind = MatchKind.LADDER
    record = match.to_record()
    assert record["kind"] == "ladder" and replayed(record, GAME).kind == "ladder"
    assert finished(match, 0, "1993-01-01").kind == "ladder" and finished(match, 0, "").rules == "plain"
    for strange in ("tournament", 7, None, ["daily"]):
        assert replayed({**record, "kind": strange}, GAME).kind == "plain"
