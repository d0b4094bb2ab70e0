"""The title picture of a game offers its lesson, which leads back to the title picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from macclassic.app.game.title_dialog import LESSON, TitleDialog
from macclassic.app.learn.lesson_controller import LessonController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import teaches
from macclassic.table.teaching.teacher import PLAY
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.menus.menu_bar import Item
from tests.support.match.playing import controller_of, match_of
from tests.support.match.program import make_program, rest, settle

GAMES = [key for key, spec in games().items() if spec.screen and teaches(key)]


def title_of(program: Program) -> TitleDialog:
    front = program.manager.front
    assert isinstance(front, TitleDialog)
    return front


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_offered_and_leads_back_to_the_title(qapp: object, tmp_path: Path, game: str) -> None:
    program = make_program(tmp_path)
    program.start(game)
    settle()
    assert title_of(program).button(LESSON).text() == "Lesson"
    title_of(program).choose(LESSON)
    rest(program)
    assert isinstance(program.game, LessonController) and program.game.spec.key == game
    program.game.go_to(2)
    program.manager.close(program.game.window)
    settle(30)
    assert title_of(program).button(LESSON).text() == "Continue Lesson"


def test_a_lesson_begun_on_the_desktop_leads_to_the_title_too(qapp: object, tmp_path: Path) -> None:
    program = make_program(tmp_path)
    program.start()
    program.open_lesson(GAMES[0])
    settle()
    lesson = program.game
    assert isinstance(lesson, LessonController)
    program.manager.close(lesson.window)
    settle(30)
    assert isinstance(program.manager.front, TitleDialog)


def test_not_now_at_the_end_of_a_lesson_leads_to_the_title(qapp: object, tmp_path: Path) -> None:
    program = make_program(tmp_path)
    program.start()
    program.open_lesson(GAMES[0])
    settle()
    lesson = program.game
    assert isinstance(lesson, LessonController)
    lesson.end()
    settle()
    end = program.manager.front
    assert isinstance(end, Dialog)
    end.choose("close")
    settle(30)
    assert title_of(program).button(LESSON).isVisible()


@pytest.mark.parametrize("by_button", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_from_the_fourth_step_on_a_learner_may_play_now(
    qapp: object, qtbot: QtBot, tmp_path: Path, game: str, by_button: bool
) -> None:
    program = make_program(tmp_path)
    program.start()
    program.open_lesson(game)
    settle()
    lesson = program.game
    assert isinstance(lesson, LessonController)

    def play_now() -> Item:
        return next(each for each in program.bar.menus[1].items if each.title == "Play Now")

    for step in range(3):
        lesson.go_to(step)
        assert not play_now().enabled and lesson.table.spot_of(PLAY) is None
    lesson.go_to(3)
    assert play_now().enabled
    if by_button:
        qtbot.waitUntil(lambda: lesson.table.spot_of(PLAY) is not None)
        lesson.table.click(PLAY)
    else:
        play_now().command()  # type: ignore[misc]
    qtbot.waitUntil(lambda: program.game is not lesson and program.game is not None)
    settle(30)
    controller = controller_of(program)
    assert controller.session.under_way and not match_of(program).practice
    assert program.settings.lesson_step(game) == 3
