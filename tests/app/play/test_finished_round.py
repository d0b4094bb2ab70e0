"""Tests for finished rounds: in every game undoing the end makes practice, and the round counts once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import ROUND_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import played
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.playing import begun, controller_of, match_of, rush
from tests.support.match.program import settle

SHOWN = [key for key, spec in games().items() if spec.screen]


def ended(game: str, seed: int, last: int | None = None) -> Match:
    """Return a match whose first round has just ended, with a person at every seat.

    `last`: the seat that made the last decision; None for any.
    """
    while True:
        match = played(games()[game], seed, rounds=1, players=["random"] * 2)
        for seat in match.seats:
            seat["player"] = "person"
        ender = match.last_decider(range(len(match.seats)))
        if match.actor < 0 and ender is not None and last in (None, ender):
            return match
        seed += 1


def ends(match: Match, action: object) -> bool:
    """True if an action ends the round."""
    trial = replayed(match.to_record(), match.spec)
    trial.apply(action)
    return trial.actor < 0


@pytest.mark.parametrize("game", SHOWN)
def test_undoing_the_end_of_a_round_makes_it_practice(game: str) -> None:
    for seed in range(3):
        match = ended(game, 10 * seed)
        assert not any(match.can_undo(seat) for seat in range(len(match.seats)))
        assert not any(match.undo(seat) for seat in range(len(match.seats))) and not match.practice
        ender = match.last_decider(range(len(match.seats)))
        assert ender is not None and match.can_undo(ender, beyond=True)
        assert match.undo(ender, beyond=True) and match.practice and match.actor == ender
        # The same holds after the next round was dealt.
        again = ended(game, 10 * seed)
        if again.actor == ROUND_OVER:
            again.next_round()
            assert not any(again.can_undo(seat, beyond=True) for seat in range(len(again.seats)))


@pytest.mark.parametrize("game", SHOWN)
def test_practice_after_the_count_neither_removes_nor_doubles_it(
    game: str, qapp: object, tmp_path: Path
) -> None:
    program = begun(tmp_path, game, 11)
    assert program.folder is not None
    match = ended(game, 40, last=0)
    match.started_at = "1993-09-01T20:00:00"
    match.undo(0, beyond=True)
    match.practice = False
    for seat, each in enumerate(match.seats):
        each["player"] = "random" if seat else "person"
    session = controller_of(program).session
    session.take(match)
    session.act(next(each for each in match.legal if ends(match, each)))
    assert match.actor < 0
    book = Statistics(program.folder.statistics)
    counted = book.finished(game)
    assert len(counted) == 1
    assert not session.can_undo and session.can_practise
    session.undo()
    assert match.actor < 0
    session.undo(beyond=True)
    assert match.actor == 0 and match.practice and book.finished(game) == counted
    rng = random.Random(3)
    while match.actor >= 0:
        if match.actor == 0:
            session.act(rng.choice(match.legal))
        rush(program, lambda: match.actor <= 0)
    assert book.finished(game) == counted
    assert match_of(program) is match


def before_the_end(tmp_path: Path, game: str) -> tuple[Program, Match]:
    """Return a program at the last decision of a round, which the person at the first seat takes."""
    program = begun(tmp_path, game, 11)
    match = ended(game, 40, last=0)
    match.undo(0, beyond=True)
    for seat, each in enumerate(match.seats):
        each["player"] = "random" if seat else "person"
    match.kind = controller_of(program).session.kind
    controller_of(program).session.take(match)
    settle()
    return program, match


@pytest.mark.parametrize("read", [False, True])
@pytest.mark.parametrize("game", SHOWN)
def test_undoing_the_end_closes_its_dialogs(game: str, read: bool, qapp: object, tmp_path: Path) -> None:
    """The end still moves, or its sheet was read and the finale or the next dialog is there."""
    program, match = before_the_end(tmp_path, game)
    controller = controller_of(program)
    controller.table.act(next(each for each in match.legal if ends(match, each)))
    assert match.actor < 0
    if read:
        rush(program, lambda: isinstance(program.manager.front, Dialog))
        program.manager.front.choose("ok")  # type: ignore[union-attr]
    if match.can_undo(0, beyond=True):
        controller.session.undo(beyond=True)
        settle()
        assert match.actor == 0 and not controller.table.busy
        assert program.manager.front is controller.window, program.manager.front
        controller.table.act(next(each for each in match.legal if ends(match, each)))
        rush(program, lambda: isinstance(program.manager.front, Dialog))
    else:
        assert read and match.actor >= 0, "the next round was dealt"


@pytest.mark.parametrize("game", SHOWN)
def test_a_dialog_about_the_position_stays_when_that_is_redrawn(
    game: str, qapp: object, tmp_path: Path
) -> None:
    program, match = before_the_end(tmp_path, game)
    controller = controller_of(program)
    controller.table.act(next(each for each in match.legal if ends(match, each)))
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    sheet = program.manager.front
    controller.show_anew()
    settle()
    assert program.manager.front is sheet
