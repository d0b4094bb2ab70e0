"""Tests for a session called at moments when there is nothing to do, or during motion."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match import match as matches
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.playing import begun, controller_of, match_of, rush
from tests.support.match.program import make_program, settle


def without_match(tmp_path: Path) -> Program:
    """Return a program with Soi's window open, without a match."""
    program = make_program(tmp_path / "data")
    program.open_game("soi", zoom=False, enter=False)
    settle()
    assert controller_of(program).session.match is None
    return program


def with_person(seat: int) -> Match:
    """Return a new match of Soi with a person at one seat."""
    match = begin(games()["soi"], 5)
    match.seats[seat]["player"] = "person"
    return match


def test_the_hand_is_shown_at_once_unless_motion_runs(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, people=[0, 1])
    session, table = controller_of(program).session, controller_of(program).table
    table.finish()
    settle()
    changes: list[int] = []
    session.changed.connect(lambda: changes.append(session.presenter.viewer_seat))
    for seat in (1, 0):
        session.take_seat(seat)
        assert changes[-1:] == [seat] and table.state.position.view == session.match.view(seat)
    controller_of(program).begin(12)
    assert table.busy
    changes.clear()
    session.take_seat(1)
    assert table.busy and changes == [] and session.presenter.viewer_seat == 1


def test_without_a_match_no_viewer_is_chosen(qapp: object, tmp_path: Path) -> None:
    session = controller_of(without_match(tmp_path)).session
    changes: list[int] = []
    session.changed.connect(lambda: changes.append(1))
    session.take_seat(0)
    session.round_read()
    assert changes == [] and not session.waits_for_person


def test_a_sheet_counts_as_read_only_after_it_was_shown(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11)
    session = controller_of(program).session
    session.round_read()
    assert match_of(program).round_count == 1, "the round goes on"
    match, rng = with_person(0), random.Random(5)
    while match.actor >= 0:
        match.apply(rng.choice(match.legal))
    assert match.actor == ROUND_OVER
    session.hold(True)
    session.open(match)
    session.round_read()
    assert match.round_count == 1, "its sheet is not shown yet"
    session.hold(False)
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    while match.round_count == 1:
        front = program.manager.front
        assert isinstance(front, Dialog)
        front.choose("ok")
        settle()
    assert match.round_count == 2


def test_a_match_waits_for_the_person_at_the_persons_turn_and_its_ends(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begun(tmp_path, "soi", 11)
    session = controller_of(program).session
    session.hold(True)
    match, rng = with_person(2), random.Random(5)
    session.open(match)
    waited = set()
    while match.actor >= 0:
        waited.add((match.actor, session.waits_for_person))
        if match.actor != 2:
            with monkeypatch.context() as short:
                short.setattr(matches, "MAX_RECORD_DECISIONS", match.event_count)
                assert match.full and session.waits_for_person, "it is as long as it may be"
        match.apply(rng.choice(match.legal))
    assert waited == {(0, False), (1, False), (2, True), (3, False)}
    assert match.actor == ROUND_OVER and session.waits_for_person
