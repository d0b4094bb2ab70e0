"""Tests of lessons: played with right and wrong actions, by mouse and by keys, left and resumed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from games.soi.cards import IDS
from games.soi.screen.texts.words import seat_name
from macclassic.app.game.game_controller import GameController
from macclassic.app.game.title_dialog import LEAVE, TitleDialog
from macclassic.app.learn.lesson_controller import LessonController, record_of
from macclassic.app.learn.lesson_offer import lesson_of
from macclassic.app.learn.lesson_steps import LessonSteps
from macclassic.app.program.program import Program
from macclassic.app.program_services import Playing
from macclassic.app.storage.settings import LESSON, Settings, loads
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import verify
from macclassic.engine.progress import lesson as lessons
from macclassic.engine.progress.statistics import Statistics
from macclassic.quickdraw.resources import languages, resources_dir, teaches
from macclassic.table.table_state import BACKWARD_KEYS, FORWARD_KEYS
from macclassic.table.teaching.teacher import ON, OWN, SKIP, WORDS
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.line_list import LineList
from macclassic.toolbox.menus.menu_bar import Item
from macclassic.toolbox.spots import Spot
from tests.support.match.playing import begun, match_of
from tests.support.match.program import click, key, opened, rest, settle
from tests.support.screen.balloon_walk import good, walk_menus, walk_window
from tests.support.screen.dialog_parts import part

FLOWERS = "war-of-flowers"
KEYS = [each for each in games() if teaches(each)]


def settings(**more: Any) -> Settings:
    return Settings(**{"scale": 1, "sound": False, "attitude": "chatty", "motion": "none", **more})


def taught(
    folder: Path | None, game: str = FLOWERS, step: int = 0, **more: Any
) -> tuple[Program, LessonController]:
    """Return a program with an open lesson, and its controller once the teacher speaks."""
    chosen = settings(**more)
    chosen.of_game(game)[LESSON] = step
    program = opened(folder, settings=chosen)
    program.open_lesson(game)
    return program, stands(program)


def stands(program: Program) -> LessonController:
    """Return the lesson's controller once the teacher speaks or a dialog is open."""
    controller = program.game
    assert isinstance(controller, LessonController)
    for _ in range(3000):
        settle(2)
        if (
            not isValid(controller)
            or controller.teacher.says is not None
            or isinstance(program.manager.front, Dialog)
        ):
            break
        if controller.table.busy:
            controller.table.finish()
    else:
        raise AssertionError("it does not go on")
    return controller


def sheet_read(program: Program, controller: LessonController) -> bool:
    """Close the sheet of a round if it is open; the dialog at the lesson's end stays."""
    front = program.manager.front
    if not isinstance(front, Dialog) or is_at_end(program) or not controller.sheet_open:
        return False
    front.strike_default()
    rest(program)
    return True


def is_at_end(program: Program) -> bool:
    front = program.manager.front
    return isinstance(front, Dialog) and front.findChild(QPushButton, "sit") is not None


def walk(
    program: Program, controller: LessonController, do: Callable[[LessonController], None], most: int = 200
) -> Iterator[None]:
    """Do the right action at each beat, to the end of the lesson; yields before each."""
    for _ in range(most):
        stands(program)
        if is_at_end(program):
            return
        if sheet_read(program, controller):
            continue
        yield
        before = controller.course.step, controller.course.at
        do(controller)
        settle()
        assert (
            is_at_end(program)
            or controller.teacher.says is None
            or before != (controller.course.step, controller.course.at)
        )
    raise AssertionError("it has no end")


def spot(controller: LessonController, name: str) -> Spot:
    return next(each for each in controller.table.all_spots() if each.key == name)


def at(controller: LessonController, name: str) -> QPoint:
    """Return a pixel of the screen where a spot is visible and receives clicks."""
    found = spot(controller, name)
    table = controller.table
    inside = found.rect.adjusted(3, 3, -3, -3)
    points = [inside.center(), inside.bottomLeft(), inside.topLeft(), inside.topRight(), inside.bottomRight()]
    hit = next(
        each for each in points if next(s.key for s in table.spots_under(each) if table.takes(s)) == name
    )
    return program_of(controller).manager.rect_of(controller.window).topLeft() + table.mapTo(
        controller.window, hit
    )


def program_of(controller: LessonController) -> Program:
    assert isinstance(controller.services, Program)
    return controller.services


def shown(program: Program, controller: LessonController) -> bytes:
    """Return the frame without the teacher and the finger, then restore the teacher's text."""
    says = controller.teacher.says
    assert says is not None
    controller.teacher.hush()
    controller.teacher.show("")
    settle()
    found = program.screen.buffer.frame()
    controller.teacher.say(says)
    settle()
    return found


def next_spot(controller: LessonController, number: int) -> str:
    """Return the spot to select as number `number`, from 0, of the current beat."""
    beat = controller.course.beat
    if beat.way:
        return beat.way[min(number, len(beat.way) - 1)]
    return ON if beat.reads else controller.right()


def take_all(controller: LessonController, take: Callable[[Program, LessonController, str], None]) -> None:
    """Select the right spots, one after another."""
    program, step = program_of(controller), (controller.course.step, controller.course.at)
    for number in range(8):
        if not answered(program, controller):
            take(program, controller, next_spot(controller, number))
        if (
            is_at_end(program)
            or controller.teacher.says is None
            or (controller.course.step, controller.course.at) != step
        ):
            return


def clicked(program: Program, controller: LessonController, goal: str) -> None:
    click(program, *at(controller, goal).toTuple())


def ways(here: QPoint, there: QPoint) -> list[Qt.Key]:
    """Return the arrow keys that lead from one point to another, the longer direction first."""
    by = there - here
    across = Qt.Key.Key_Right if by.x() > 0 else Qt.Key.Key_Left
    down = Qt.Key.Key_Down if by.y() > 0 else Qt.Key.Key_Up
    order = [across, down] if abs(by.x()) >= abs(by.y()) else [down, across]
    return [each for each in order if by.x() or each is not across]


def lead(program: Program, controller: LessonController, goal: str) -> None:
    """Move the focus to a spot: by Tab between the parts of the table, by arrows within each."""
    table = controller.table
    for _ in range(60):
        seen: set[str | None] = set()
        while table.state.current not in {*seen, goal, None}:
            before = table.state.current
            seen.add(before)
            assert before is not None
            for each in ways(spot(controller, before).rect.center(), spot(controller, goal).rect.center()):
                if table.state.current == before:
                    key(program, each)
        if table.state.current == goal:
            return
        key(program, Qt.Key.Key_Tab)


def struck(program: Program, controller: LessonController, goal: str) -> None:
    """Focus and select a spot by keys, or press its letter."""
    table = controller.table
    letters = "" if goal == ON else spot(controller, goal).letters
    if goal != ON and not letters:
        lead(program, controller, goal)
    if goal not in (ON, table.state.current) and not letters:
        key(program, Qt.Key.Key_Escape)  # then Return presses the default button
    key(program, letters[:1] or Qt.Key.Key_Return)


def by_mouse(controller: LessonController) -> None:
    take_all(controller, clicked)


def by_keys(controller: LessonController) -> None:
    take_all(controller, struck)


def answered(program: Program, controller: LessonController) -> bool:
    """Answer a prompt of the table with the recorded action, if there is one."""
    front = program.manager.front
    if isinstance(front, Dialog) and not is_at_end(program) and not controller.sheet_open:
        controller.table.close_prompt()
        controller.table.action_chosen.emit(controller.course.recorded()[1])
        settle()
        return True
    return False


def do_right(controller: LessonController) -> None:
    beat = controller.course.beat
    if beat.reads:
        controller.teacher.went_on.emit()
    elif beat.click:
        controller.table.choose(beat.click[0])
    else:
        controller.table.close_prompt()
        controller.table.action_chosen.emit(controller.course.recorded()[1])


# Data


def test_every_record_of_a_lesson_is_valid() -> None:
    paths = sorted((resources_dir() / "lessons").glob("*.json"))
    assert len(paths) >= 7
    for path in paths:
        record = record_of(path.stem)
        assert verify(record).plies > 5


@pytest.mark.parametrize("game", KEYS)
def test_a_lesson_has_the_same_steps_in_every_language(game: str) -> None:
    first = lesson_of(game, "en")
    for language in languages():
        other = lesson_of(game, language)
        assert (resources_dir() / "lessons" / language / f"{game}.txt").is_file()
        for ours, theirs in zip(first.steps, other.steps, strict=True):
            assert (ours.deal, ours.ply) == (theirs.deal, theirs.ply)
            for one, two in zip(ours.beats, theirs.beats, strict=True):
                assert (one.look, one.hand, one.click, one.move, one.way, one.ply) == (
                    two.look,
                    two.hand,
                    two.click,
                    two.move,
                    two.way,
                    two.ply,
                )
                assert len(one.no) == len(two.no) and (one.reads or len(one.no) >= 2)
                assert max(map(len, (one.say, two.say, *one.no, *two.no))) <= 200


@pytest.mark.parametrize("language", languages())
def test_the_lesson_of_soi_names_its_players_as_the_table_does(language: str, tmp_path: Path) -> None:
    """The match after it has the same players."""
    _, controller = taught(tmp_path / "data", "soi", language=language)
    lesson, company = controller.course.lesson, controller.table.state.company
    said = " ".join(text for step in lesson.steps for beat in step.beats for text in (beat.say, *beat.no))
    assert all(company.plate(seat) in said for seat in (1, 2, 3))
    assert not any(seat_name(seat) in said for seat in range(4))
    match = games()["soi"].options(**{**lesson.sit, "who": tuple(lesson.sit["who"])})
    assert match.sitting()[1:] == [each["player"] for each in controller.course.match.seats[1:]]


def test_the_first_lesson_has_twelve_steps() -> None:
    assert len(lesson_of(FLOWERS, "en").steps) == 12


@pytest.mark.parametrize(
    "text",
    [
        "",
        "teacher: nobody\nend: x",
        "teacher: aunt\nend: x\n\nsay: it belongs to nothing",
        "teacher: aunt\nend: x\n\nstep: a\ndeal: b\nply: 1",
        "teacher: aunt\nend: x\n\nstep: a\ndeal: b\nply: one\n\nsay: x",
        "teacher: aunt\nend: x\n\nstep: a\ndeal: b\nply: 1\n\nsay: x\nmove: 3",
        "teacher: aunt\nend: x\n\nstep: a\ndeal: b\nply: 1\n\nsay: x\nwhat: 3",
        "teacher: aunt\nend: x\n  more\n\n  none",
        "teacher: aunt\nend",
    ],
)
def test_an_invalid_lesson_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(lessons.BadLesson):
        lessons.read(text)


# Playing a lesson


def covered(controller: LessonController) -> QRect:
    """Return the area of the table that the teacher's face and balloon cover."""
    assert controller.teacher._stood is not None
    stand = controller.teacher._stood[2]
    return stand.shape.bounds.united(stand.face)


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", KEYS)
def test_a_lesson_is_completed_by_the_right_actions(game: str, language: str, tmp_path: Path) -> None:
    """Each spot that a beat refers to exists and is not covered; each text is announced."""
    program, controller = taught(tmp_path / "data", game, language=language)
    heard: list[str] = []
    program.announcer.said.connect(heard.append)
    steps = []
    for _ in walk(program, controller, do_right):
        beat, table = controller.course.beat, controller.table
        steps.append((controller.course.step, controller.course.at))
        there = {each.key: each for each in table.all_spots()}
        says = controller.teacher.says
        assert says is not None
        if beat.move is not None and not beat.way:
            assert controller.right() in says.look, "what is to be clicked is outlined"
        for name in (*says.look, *([beat.hand] if beat.hand else []), *beat.click[:1]):
            assert name in there, (steps[-1], name)
            assert not covered(controller).intersects(there[name].rect), (steps[-1], name)
        assert WORDS in there and beat.say in there[WORDS].name
        if len(steps) > 1:
            assert any(beat.say in each for each in heard), steps[-1]
        assert table.rect().contains(covered(controller))
        for each in (WORDS, says.other, *([ON] if beat.reads else [])):
            assert good(there[each].balloon)
        heard.clear()
    assert steps == [
        (n, m) for n, step in enumerate(controller.course.lesson.steps) for m in range(len(step.beats))
    ]
    assert controller.course.match.kind == "lesson"
    assert not Statistics(program.folder.statistics).finished(game)  # type: ignore[union-attr]
    assert not program.folder.autosave(game).exists()  # type: ignore[union-attr]


@pytest.mark.slow
@pytest.mark.parametrize("do", [by_mouse, by_keys])
@pytest.mark.parametrize("game", KEYS)
def test_a_lesson_is_played_by_mouse_or_by_keys_alone(
    game: str, do: Callable[[LessonController], None], tmp_path: Path
) -> None:
    program, controller = taught(tmp_path / "data", game)
    for _ in walk(program, controller, do):
        pass
    assert controller.course.over


@pytest.mark.slow
@pytest.mark.parametrize("game", KEYS)
def test_every_key_that_moves_the_focus_finds_a_spot_at_every_line(game: str, tmp_path: Path) -> None:
    """Also where nothing can be asked for or played, since a line is only read."""
    program, controller = taught(tmp_path / "data", game)
    for _ in walk(program, controller, do_right):
        table = controller.table
        keys = [each.key for each in table.reachable_spots()]
        for start in (None, *keys):
            table.focus_spot(start)
            for moves in (*FORWARD_KEYS, *BACKWARD_KEYS) if keys else ():
                found = table.parts.input.next_focus(table.state, table.reachable_spots(), moves)
                assert found is None or found in keys, (start, moves)
        table.focus_spot(None)


@pytest.mark.parametrize("game", KEYS)
def test_a_wrong_action_is_undone_and_explained(game: str, tmp_path: Path) -> None:
    """The frame is as before except for the text; after two tries the right spot is shown."""
    program, controller = taught(tmp_path / "data", game)
    table = controller.table
    for _ in walk(program, controller, do_right):
        course = controller.course
        if course.beat.reads:
            continue
        before, plies = shown(program, controller), course.match.plies
        if course.beat.move is not None:
            wrong: list[Any] = [each for each in table.state.position.legal if not course.fits(each)]
        else:
            taken = (*course.beat.click, *OWN)
            wrong = [each.key for each in table.reachable_spots() if each.key not in taken]
        for number, each in enumerate((wrong * 3)[:3], 1):
            table.close_prompt()
            (table.action_chosen.emit if course.beat.move is not None else table.choose)(each)
            stands(program)
            settle()
            assert course.tries == number and course.match.plies == plies and not table.state.selected
            says = controller.teacher.says
            assert says is not None and says.text != course.beat.say and "{" not in says.text
            assert shown(program, controller) == before
            if number >= lessons.MAX_WRONG_MOVES:
                assert says.hand == controller.right() != ""
        table.focus_spot(None)


def test_a_wrong_action_glides_back_to_the_same_picture(tmp_path: Path) -> None:
    program, controller = taught(tmp_path / "data", FLOWERS, motion="full")
    do_right(controller)
    stands(program)
    table = controller.table
    wrong = [each for each in table.state.position.legal if not controller.course.fits(each)]

    before = shown(program, controller)
    for each in wrong:
        table.action_chosen.emit(each)
        assert table.busy
        QTest.qWait(60)
        table.finish()
        settle()
        assert shown(program, controller) == before


def test_a_click_on_the_card_in_the_text_is_answered(tmp_path: Path, qtbot: QtBot) -> None:
    """The card lies on the table: a natural thing to click, though not playable."""
    program, controller = taught(tmp_path / "data", FLOWERS)
    for _ in range(5):
        if not controller.course.beat.reads:
            break
        do_right(controller)
        stands(program)
    (spoken_of,) = controller.course.beat.look
    assert spoken_of not in controller.table.state.targets
    before, tries = shown(program, controller), controller.course.tries
    for number in (1, 2):
        controller.table.choose(spoken_of)
        settle()
        says = controller.teacher.says
        assert says is not None and says.text != controller.course.beat.say
        assert controller.course.tries == tries + number
        qtbot.waitUntil(
            lambda: shown(program, controller) == before
        )  # until the menu bar has flashed for the beep
    assert controller.course.shown


@pytest.mark.parametrize("name", [ON, WORDS])
def test_no_other_button_appears_under_the_mouse_after_a_click(name: str, tmp_path: Path) -> None:
    """After a click on a text that is only read, the button beside *Next* does not appear under the mouse."""
    program, controller = taught(tmp_path / "data", FLOWERS)
    pressed: list[QPoint] = []

    def other() -> QRect:
        says = controller.teacher.says
        assert says is not None
        return spot(controller, says.other).rect

    def go_on(controller: LessonController) -> None:
        pressed.clear()
        if not controller.course.beat.reads:
            do_right(controller)
            return
        rect = spot(controller, name).rect
        pressed.append(rect.center() if name == ON else rect.bottomLeft() + QPoint(35, -12))
        if name == WORDS and other().contains(pressed[0]):
            pressed[0] += QPoint(0, -20)
        there = program.manager.rect_of(controller.window).topLeft() + controller.table.mapTo(
            controller.window, pressed[0]
        )
        click(program, there.x(), there.y())

    after = 0
    for _ in walk(program, controller, go_on):
        for point in pressed:
            after += 1
            assert not other().adjusted(-5, -5, 5, 5).contains(point), controller.course.at
    assert after >= 8


def test_the_teachers_text_hides_no_card_of_the_hand(tmp_path: Path) -> None:
    """The teacher covers the box of possible asks, empty meanwhile, before the ace that the text is about."""
    program, controller = taught(tmp_path / "data", "soi", language="fr", screen="832x624")
    seen = 0
    for _ in walk(program, controller, do_right):
        words = spot(controller, WORDS).rect
        for each in controller.table.all_spots():
            if each.key in IDS and each.rect.width() > 40:
                seen += 1
                assert not each.rect.intersects(words), (
                    controller.course.step,
                    controller.course.at,
                    each.key,
                )
    assert seen > 40


# Left and resumed


@pytest.mark.slow
@pytest.mark.parametrize("game", KEYS)
def test_a_lesson_resumes_at_its_step(game: str, tmp_path: Path) -> None:
    """Closed or killed: only the step is stored."""
    program, controller = taught(tmp_path / "data", game)
    last = -1
    for _ in walk(program, controller, do_right):
        step = controller.course.step
        if step == last:
            continue
        last = step
        written = json.loads((tmp_path / "data" / "settings.json").read_text())
        assert written["games"][game][LESSON] == step
        again = LessonController(program, games()[game])
        again.course.enter(program.settings.lesson_step(game))
        assert again.course.step == step
        # From the deal of its step, however the step was reached.
        assert again.course.match.plies == controller.course.now.ply
        again.deleteLater()
    assert program.settings.of_game(game)[LESSON] == 0


def test_a_closed_lesson_resumes_where_it_was_left(tmp_path: Path) -> None:
    program, controller = taught(tmp_path / "data", FLOWERS)
    for _ in walk(program, controller, do_right):
        if controller.course.step == 3:
            break
    program.manager.close(controller.window)
    settle()
    # A lesson that is left early ends on the game's title picture, and Esc there leads to the desktop.
    title = program.manager.front
    assert isinstance(title, TitleDialog) and title.button("lesson").text() == "Continue Lesson"
    title.choose(LEAVE)
    assert program.game is not None
    program.game.window.dismiss()
    settle()
    assert program.game is None

    def items() -> dict[str, Item]:
        return {each.title: each for each in program.bar.menus[1].items}

    # The desktop's menu has the lesson of the selected game.
    program.desktop.select("soi")
    settle()
    assert "Lesson" in items() and "Continue Lesson" not in items()
    program.desktop.select(FLOWERS)
    settle()
    command = items()["Continue Lesson"].command
    assert command is not None
    command()
    again = stands(program)
    assert again is not controller and again.course.step == 3 and again.course.at == 0


def test_a_lesson_leaves_the_autosave_unchanged(tmp_path: Path, qtbot: QtBot) -> None:
    """The autosave stays the same to the byte, whether the lesson is closed, killed, ended or skipped."""
    program = begun(tmp_path / "data", FLOWERS, 4711)
    match = match_of(program)
    game = program.game
    assert game is not None
    program.settings.motion = "none"
    path = program.folder.autosave(FLOWERS)  # type: ignore[union-attr]
    record, saved = match.to_record(), path.read_bytes()
    game.begin_lesson()  # type: ignore[union-attr]
    controller = stands(program)
    for _ in walk(program, controller, do_right):
        assert path.read_bytes() == saved
        if controller.course.step == 2:
            break
    # Simulate a kill: another program finds only the files on disk.
    shutil.copytree(path.parent, tmp_path / "killed", ignore=shutil.ignore_patterns("lock"))
    other = opened(tmp_path / "killed", settings=loads((tmp_path / "killed" / "settings.json").read_text()))
    other.open_game(FLOWERS, zoom=False)
    qtbot.waitUntil(lambda: match_of(other).to_record() == record)
    assert not match_of(other).practice
    other.open_lesson(FLOWERS)
    assert stands(other).course.step == 2
    program.manager.close(controller.window)
    settle()
    qtbot.waitUntil(lambda: match_of(program).to_record() == record)
    assert not match_of(program).practice
    program.open_lesson(FLOWERS)
    controller = stands(program)
    assert controller.course.step == 2
    controller.end()
    settle()
    front = program.manager.front
    assert isinstance(front, Dialog)
    front.strike("sit")
    rest(program)
    qtbot.waitUntil(lambda: match_of(program).to_record() == record)
    assert not match_of(program).practice
    assert match_of(program).kind == "plain"


class Other:
    """Match context other than the plain one, such as a daily deal or the ladder."""

    kind = MatchKind.DAILY

    def __init__(self) -> None:
        self.entered = 0

    def title(self, game: str) -> str:
        return game

    def enter(self, controller: Playing) -> None:
        self.entered += 1

    def show_end(self, controller: Playing) -> None: ...

    def handle_new(self, controller: Playing) -> None: ...


def test_a_daily_or_ladder_match_resumes_after_a_lesson(tmp_path: Path, qtbot: QtBot) -> None:
    program = opened(tmp_path / "data", settings=settings())
    other = Other()
    program.open_game(FLOWERS, zoom=False, context=other)
    qtbot.waitUntil(lambda: other.entered == 1)
    program.open_lesson(FLOWERS)
    controller = stands(program)
    program.manager.close(controller.window)
    qtbot.waitUntil(lambda: other.entered == 2)
    game = program.game
    assert isinstance(game, GameController) and game.context is other


def test_another_game_opens_in_front_of_a_lesson(tmp_path: Path) -> None:
    program = opened(tmp_path / "data", FLOWERS, settings=settings())
    program.open_lesson(FLOWERS)
    stands(program)
    program.open_game("sorry", zoom=False, enter=False)
    QTest.qWait(50)
    assert list(program.games) == [FLOWERS, "sorry"] and isinstance(program.games[FLOWERS], LessonController)


def test_a_match_starts_after_the_lesson(tmp_path: Path) -> None:
    program, controller = taught(tmp_path / "data", FLOWERS, step=11)
    controller.skip()
    settle()
    front = program.manager.front
    assert is_at_end(program) and isinstance(front, Dialog)
    front.strike("sit")
    rest(program)
    match = match_of(program)
    assert match.options["money"] == 20 and match.kind == "plain" and not match.practice
    assert match.players == ("person", "iq:60@student", "iq:60@clerk")


def test_the_match_after_the_lesson_of_sorry_seats_the_player_of_the_lesson(tmp_path: Path) -> None:
    """The lesson and its last sentence are about Mina; Yellow was Nils, who teaches."""
    program, controller = taught(tmp_path / "data", "sorry", step=4)
    player = controller.course.lesson.players[1]
    controller.skip()
    settle()
    front = program.manager.front
    assert is_at_end(program) and isinstance(front, Dialog)
    front.strike("sit")
    rest(program)
    assert match_of(program).players == ("person", player)


def test_lesson_steps_can_be_skipped_and_repeated(tmp_path: Path) -> None:
    program, controller = taught(tmp_path / "data", FLOWERS)
    for number in range(1, 12):
        key(program, "k", command=True)
        stands(program)
        assert controller.course.step == number and controller.course.at == 0
    controller.show_steps()
    steps = program.manager.front
    assert isinstance(steps, LessonSteps)
    titles = [line.text for line in part(steps, LineList).lines]
    assert len(titles) == 12 and titles[0].startswith("1  ") and titles[11].startswith("12  ")
    assert part(steps, LineList).currentIndex().row() == 11 == steps.step
    assert walk_window(program, steps)
    steps.choose("cancel")
    settle()
    key(program, "b", command=True)
    stands(program)
    assert controller.course.step == 10
    controller.go_to(1)
    stands(program)
    said = controller.teacher.says
    controller.table.choose(SKIP)
    stands(program)
    assert controller.course.step == 2 and controller.teacher.says != said
    key(program, "e", command=True)
    assert is_at_end(program)


def test_menus_of_a_lesson_have_balloons(tmp_path: Path) -> None:
    program, controller = taught(tmp_path / "data", FLOWERS)
    walk_menus(program)
    program.choose_language("fr")
    walk_menus(program)
    says = controller.teacher.says
    assert says is not None and says.text.startswith("Entre")


def test_companions_are_silent_during_a_lesson(tmp_path: Path) -> None:
    program, controller = taught(tmp_path / "data", FLOWERS, motion="full")
    for _ in walk(program, controller, do_right):
        program.resume_animation()
        assert controller.table.talk.rect.isNull()


def test_an_idle_lesson_paints_nothing(tmp_path: Path) -> None:
    program, _ = taught(tmp_path / "data", FLOWERS)
    QTest.qWait(500)  # the title of the menu bar is drawn by itself
    painted: list[object] = []
    program.screen.changed.connect(painted.append)
    QTest.qWait(100)
    assert not painted
