"""A game that was never played offers its lesson before the first match, and never again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from macclassic.app.learn.lesson_controller import LessonController
from macclassic.app.learn.lesson_offer import SHOW, first_taught, is_due, lesson_of
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import teaches
from macclassic.toolbox.dialogs.dialogs import OptionsDialog
from tests.support.match.playing import controller_of
from tests.support.match.program import key, make_program, opened, rest, settle

GAMES = [key for key, spec in games().items() if spec.screen and teaches(key)]
every_game = pytest.mark.parametrize("game", GAMES)


def options(program: Program) -> OptionsDialog:
    front = program.manager.front
    assert isinstance(front, OptionsDialog)
    return front


def offers(program: Program) -> bool:
    return SHOW in options(program).others


def entered(folder: Path | None, game: str) -> Program:
    """Return a program that asks for the options of a game's first match."""
    program = opened(folder, game)
    controller_of(program).choose_options()
    settle()
    return program


@every_game
def test_the_lesson_is_offered_and_started(qapp: object, tmp_path: Path, game: str) -> None:
    program = entered(tmp_path, game)
    said = " ".join(each.text() for each in options(program).findChildren(QLabel))
    assert f"in {len(lesson_of(game, 'en').steps)} small steps" in said and offers(program)
    options(program).choose(SHOW)
    rest(program)
    assert isinstance(program.game, LessonController) and program.game.spec.key == game
    assert not any(isinstance(each, OptionsDialog) for each in program.manager.windows)
    program.manager.close(program.game.window)
    settle(30)
    assert program.game is not None and not isinstance(program.game, LessonController)
    assert not offers(program)


@every_game
def test_a_person_with_a_match_gets_no_offer(qapp: object, tmp_path: Path, game: str) -> None:
    program = entered(tmp_path, game)
    key(program, Qt.Key.Key_Escape)
    rest(program)
    controller_of(program).choose_options()
    settle()
    assert offers(program)  # nothing was started
    assert is_due(program, game)
    options(program).choose("ok")
    rest(program)
    assert not is_due(program, game)


def test_without_a_data_folder_no_lesson_is_offered(qapp: object) -> None:
    assert not offers(entered(None, GAMES[0]))


def test_the_lesson_offered_at_the_first_start_is_not_offered_again(qapp: object, tmp_path: Path) -> None:
    program = make_program(tmp_path, registered=False)
    program.screen.show()
    program.shareware.show_notice(lambda: None, 0)
    settle()
    program.manager.front.choose("later")  # type: ignore[union-attr]
    settle()
    for game in GAMES:
        program.open_game(game, zoom=False, enter=False)
        controller_of(program).choose_options()
        settle()
        assert offers(program) == (game != first_taught())
        options(program).choose("cancel")
        settle()


def test_each_new_profile_is_offered_every_lesson(qapp: object, tmp_path: Path) -> None:
    """The very first start offers the first game's lesson to the first profile only."""
    program = make_program(tmp_path, registered=False)
    program.screen.show()
    program.shareware.show_notice(lambda: None, 0)
    settle()
    program.manager.front.choose("later")  # type: ignore[union-attr]
    settle()
    assert not is_due(program, first_taught())
    program.switch_profile(program.profiles.add("Ada", "baker"))
    settle()
    assert all(is_due(program, game) for game in GAMES)
