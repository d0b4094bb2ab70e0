"""Tests of *What Would You Play?*: reviews store puzzles, which return on the table of every game."""

from __future__ import annotations

import gc
import re
import weakref
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from macclassic.app.game.game_controller import GameController
from macclassic.app.learn.practice_window import PracticeDialog, show_practice
from macclassic.app.lookback.missed_moves import (
    MAX_STORED,
    MissedMoves,
    Puzzle,
    PuzzleStore,
    PuzzleWindow,
    VerdictDialog,
    keep_found,
)
from macclassic.app.lookback.review_window import ReviewSession
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.review import Review
from macclassic.engine.match.simulate import simulate, verify
from macclassic.engine.players import think_server
from macclassic.flower_cards.weighing import Weighed
from macclassic.toolbox.windows import window_frames
from tests.support.match.program import click, key, opened, rest, settle
from tests.support.screen.balloon_walk import walk_window

GAMES = [key for key, spec in games().items() if spec.judge is not None and spec.screen]


class Fake:
    """Judge that rates the first action by its text 19 better than any other."""

    def judge(self, _view: object, legal: list[Any], _stream: object) -> list[Weighed]:
        best = min(legal, key=str)
        return [Weighed(50.0 - 19 * (each != best), 19.0 * (each != best), 0.4) for each in legal]


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(think_server, "_judge", lambda _game: Fake())


def match_of(game: str, seed: int = 7) -> Match:
    spec = games()[game]
    weak = {"war-of-flowers": "iq:60", "war-of-coins": "iq:60"}.get(game, spec.players.names[0][0])
    return verify(simulate(spec, seed, 1, {}, (weak,) * len(spec.seats(spec.options()))))


def reviewed(program: Program, game: str, seed: int = 7) -> Review:
    """Review a round of a game to its end and store its puzzles."""
    controller = program.game
    assert isinstance(controller, GameController)
    match = match_of(game, seed)
    controller.table.use(seats=match.seats)
    looking = keep_found(program, ReviewSession(Review(match, (0,)), controller.table, False))
    looking.open()
    settle()
    looking.dialog.choose("ok")
    settle()
    return looking.review


def begun(program: Program, game: str) -> MissedMoves:
    """Start a session of puzzles from the practice dialog."""
    controller = program.game
    assert isinstance(controller, GameController)
    show_practice(program, controller.spec, controller.table.parts.extras.drill)
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, PracticeDialog) and walk_window(program, dialog) >= 2
    dialog.choose("again")
    settle()
    again = program.screen.findChildren(MissedMoves)[-1]
    again.table.finish()  # Soi shows the asks of the round again first
    return again


def read_verdict(program: Program) -> VerdictDialog:
    settle()
    front = program.manager.front
    assert isinstance(front, VerdictDialog)
    return front


def best_of(again: MissedMoves) -> Any:
    """Return the judge's best move in the current puzzle."""
    return min(again.table.state.position.legal, key=str)


def played_in(puzzle: Puzzle) -> Any:
    """Return the move that was played in a puzzle of War of Flowers."""
    return match_of("war-of-flowers").rules.form.actions.from_json(puzzle.played)


def words(box: VerdictDialog) -> str:
    return " ".join(label.text() for label in box.findChildren(QLabel))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_returns_until_it_was_solved_twice(
    qapp: object, tmp_path: Path, game: str, language: str
) -> None:
    program = opened(tmp_path / "data", game, language=language)
    moments = reviewed(program, game).moments
    store = PuzzleStore(program, game)
    kept = store.all()
    assert kept and len(kept) <= min(MAX_STORED, len(moments))
    (place, first), *others = kept.items()
    for other, _ in others:
        store.put(other, None)
    for rights in (1, 2):
        again = begun(program, game)
        assert isinstance(program.manager.front, PuzzleWindow) and again.table.state.open_actions
        assert again.window.isVisible()
        best = best_of(again)
        again.table.action_chosen.emit(best)
        box = read_verdict(program)
        assert walk_window(program, box) >= 1 and again.table.state.hint == best
        assert store.all().get(place, first).rights == (1 if rights == 1 else 0)
        assert (place in store.all()) == (rights == 1)
        box.choose("done")
        settle()
        assert program.manager.front is program.game.window  # type: ignore[union-attr]
    assert place not in store.all()


def test_the_move_of_the_match_keeps_its_cost_and_others_are_judged(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "war-of-flowers")
    reviewed(program, "war-of-flowers", 8)
    again = begun(program, "war-of-flowers")
    store = PuzzleStore(program, "war-of-flowers")
    (place, first), (_, second), *_ = store.all().items()
    again.table.action_chosen.emit(played_in(first))
    assert "19.00" in words(read_verdict(program))
    assert store.all()[place].rights == 0
    read_verdict(program).choose("next")
    settle()
    known = best_of(again), played_in(second)
    other = next(each for each in again.table.state.position.legal if each not in known)
    again.table.action_chosen.emit(other)
    assert "19.00" in words(read_verdict(program))


def test_puzzles_are_solved_by_keys(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "war-of-flowers")
    reviewed(program, "war-of-flowers")
    again = begun(program, "war-of-flowers")
    (count,) = re.findall(r"1 of (\d+)\)", again.window.windowTitle())
    for _ in range(int(count)):
        for _ in range(3):
            if isinstance(program.manager.front, PuzzleWindow):
                key(program, "g" if not again.table.model.hand else "1")
                rest(program)
        read_verdict(program)
        key(program, Qt.Key.Key_Return)
        rest(program)
    assert int(count) > 1
    controller = program.game
    assert isinstance(controller, GameController) and program.manager.front is controller.window
    again = begun(program, "war-of-flowers")
    key(program, Qt.Key.Key_Escape)
    assert program.manager.front is controller.window
    begun(program, "war-of-flowers")
    key(program, "w", command=True)
    assert program.manager.front is controller.window


def test_puzzles_are_solved_by_mouse(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "war-of-coins")
    reviewed(program, "war-of-coins")
    again = begun(program, "war-of-coins")
    table, corner = again.table, program.manager.rect_of(again.window).topLeft()
    for _ in range(3):
        front = program.manager.front
        if front is again.window:
            spot = next(each for each in table.all_spots() if each.key in table.state.targets)
            at = corner + table.mapTo(again.window, spot.rect.topLeft()) + QPoint(6, 6)
            click(program, at.x(), at.y())
    button = read_verdict(program).button("next")
    box = read_verdict(program)
    at = program.manager.rect_of(box).topLeft() + button.mapTo(box, button.rect().center())
    click(program, at.x(), at.y())
    assert program.manager.front is again.window and again.table.state.open_actions
    at = window_frames.close_box().center() + again.window.content.pos() + corner
    click(program, at.x(), at.y())
    controller = program.game
    assert isinstance(controller, GameController) and program.manager.front is controller.window


def test_the_fifty_costliest_puzzles_are_kept_and_invalid_ones_skipped(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "sorry")
    store = PuzzleStore(program, "sorry")
    for number in range(MAX_STORED + 5):
        store.add(Puzzle({"view": number}, [], {}, {}, float(number)))
        store.add(Puzzle({"view": number}, [], {}, {}, 99.0))  # a duplicate
    kept = [each.lost for each in store.all().values()]
    assert len(kept) == MAX_STORED and max(kept) >= MAX_STORED + 4
    assert Puzzle.read({"request": 1}) is None and Puzzle.read(None) is None and Puzzle.read([]) is None
    again = begun(program, "sorry")  # none of these can be read
    settle()
    assert not isinstance(program.manager.front, PuzzleWindow) and again is not None
    assert len(store.all()) < MAX_STORED


def test_a_closed_review_and_its_match_are_freed(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path)
    program.open_game("war-of-flowers", zoom=False)
    match = weakref.ref(reviewed(program, "war-of-flowers").match)
    gc.collect()
    assert match() is None


def test_no_puzzles_are_offered_before_a_review(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "soi")
    controller = program.game
    assert isinstance(controller, GameController)
    show_practice(program, controller.spec, None)
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, PracticeDialog) and not dialog.button("again").isEnabled()
