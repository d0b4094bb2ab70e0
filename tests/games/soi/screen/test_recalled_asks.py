"""Puzzles of Soi show the asks of the round again before they ask what one would have asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from games.soi.options import DELAY
from games.soi.screen.last_ask import LastAsk
from games.soi.screen.texts.words import ask_with_outcome
from macclassic.app.game.game_controller import GameController
from macclassic.app.learn.practice_window import show_practice
from macclassic.app.lookback.missed_moves import MissedMoves, VerdictDialog, keep_found
from macclassic.app.lookback.review_window import ReviewSession
from macclassic.app.program.program import Program
from macclassic.engine.match.review import Review
from macclassic.engine.match.simulate import simulate, verify
from tests.games.soi.support.program import SPEC
from tests.support.match.program import key, opened, settle


@pytest.fixture
def puzzles(qapp: object, tmp_path: Path) -> MissedMoves:
    """Return puzzles from a round of a player who remembers little."""
    program = opened(tmp_path / "data", SPEC.key)
    controller = program.game
    assert isinstance(controller, GameController)
    controller.options["delay"] = DELAY.most
    match = verify(simulate(SPEC, 7, 1, {}, ("easiest", *["impossible"] * 3)))
    looking = keep_found(program, ReviewSession(Review(match, (0,)), controller.table, False))
    looking.open()
    settle()
    looking.dialog.choose("ok")
    causes = [(each.better.card, each.better.of) for each in looking.review.moments]
    assert causes and len(causes) == len(set(causes)), "one puzzle for each forgotten card"
    show_practice(program, SPEC, None)
    settle()
    assert program.manager.front is not None
    program.manager.front.choose("again")  # type: ignore[attr-defined]
    settle()
    return program.screen.findChildren(MissedMoves)[-1]


def test_a_puzzle_shows_each_ask_again_in_order(puzzles: MissedMoves) -> None:
    table, told = puzzles.table, list[str]()
    table.said.connect(told.append)
    now: Any = table.state
    asks = [
        LastAsk(each.asker, each.asked, each.card, bool(each.hit), turn=each.asker)
        for each in now.position.view.log
    ]
    assert len(asks) > 1 and table.busy
    assert table.state.model.last_ask.card == asks[0].card
    table.finish()
    assert told[: len(asks) - 1] == [ask_with_outcome(now.company, ask) for ask in asks[1:]]
    assert not table.busy and table.state.open_actions, "then the question is put"
    assert table.state.model.last_ask.card == asks[-1].card


def test_a_key_goes_on_to_the_question_and_answers_nothing(puzzles: MissedMoves) -> None:
    table = puzzles.table
    program = puzzles.services
    assert isinstance(program, Program)
    key(program, Qt.Key.Key_Space)
    assert not table.busy and table.state.open_actions
    assert not isinstance(program.manager.front, VerdictDialog)
