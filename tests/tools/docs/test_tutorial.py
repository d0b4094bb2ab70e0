"""The tutorial: its page has the files of the example, and they make a game that plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from macclassic.app.cli.main import main
from macclassic.app.cli.new_game import new_game
from macclassic.app.storage.settings import Settings
from macclassic.engine import GameSpec
from macclassic.engine.core.registry import games
from macclassic.engine.progress.achievements import declared
from macclassic.engine.progress.lesson import LessonCourse, read
from tests.support.environment.plugin_packages import forget, install
from tests.support.match.program import opened, rest, settle
from tools.docs import tutorial

PAGE = tutorial.PAGE.read_text(encoding="utf-8")
GONE = ("help/fr/01-comment-jouer.txt", "resources/i18n/six-tricks_fr.ts", "resources/i18n/six-tricks_fr.qm")


def write(folder: Path) -> None:
    """Do to a new package what the page says."""
    for name in GONE:
        (folder / "six_tricks" / name).unlink(missing_ok=True)
    for name, text in tutorial.files(PAGE).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GameSpec]:
    """The game of the page, installed, with the record of its lesson."""
    folder, _ = new_game("Six Tricks", tmp_path)
    write(folder)
    record = folder / "six_tricks" / "resources" / "lessons" / "six-tricks.json"
    with monkeypatch.context() as once:
        install(tmp_path / "first", once, {"six_tricks": folder / "six_tricks"})
        assert main(["simulate", "six-tricks", "--seed", "3", "--rounds", "1", "--record", str(record)]) == 0
        forget("six_tricks")
    install(tmp_path / "packages", monkeypatch, {"six_tricks": folder / "six_tricks"})
    yield games()["six-tricks"]
    forget("six_tricks")


def test_the_page_has_the_files_of_the_example() -> None:
    assert tutorial.filled(PAGE) == PAGE, "write them: python -m tools.docs.tutorial"
    texts = {
        str(path.relative_to(tutorial.EXAMPLE))
        for ending in ("*.py", "*.txt")
        for path in tutorial.EXAMPLE.rglob(ending)
    }
    assert texts - tutorial.files(PAGE).keys() == {"six_tricks/screen/__init__.py"}


def test_the_lesson_of_the_page_follows_its_record(game: GameSpec, tmp_path: Path) -> None:
    """Every step begins with the learner's turn, and its move is that of the record."""
    lessons = tmp_path / "packages" / "six_tricks" / "resources" / "lessons"
    lesson = read((lessons / "en" / "six-tricks.txt").read_text(encoding="utf-8"))
    course = LessonCourse(lesson, game, lambda deal: json.loads((lessons / f"{deal}.json").read_text()))
    for step in range(len(lesson.steps)):
        course.enter(step)
        assert course.match.actor == 0 and not course.others_decide
        seat, action = course.recorded()
        assert seat == 0 and course.fits(action)
    assert [each.title for each in lesson.steps] == ["Lead", "Follow suit", "Trumps"]


def test_the_game_of_the_page_has_a_table_and_a_lesson_on_it(game: GameSpec) -> None:
    program = opened(None, settings=Settings(scale=1, sound=False, motion="none"))
    program.open_game(game.key)
    rest(program)
    assert program.manager.front is not None and program.front_game is not None
    program.open_lesson(game.key)
    for _ in range(300):
        settle(2)
        if program.game.teacher.says is not None:
            break
    assert len(declared(game)) == 2 and "nine of hearts" in program.game.teacher.says.text


@pytest.mark.slow
def test_the_tests_of_the_page_pass(game: GameSpec, tmp_path: Path) -> None:
    """From nothing: in a process of its own, with the new package on the path."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(tmp_path / "packages"), str(tutorial.ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
    }
    tests = tmp_path / "six-tricks" / "tests" / "test_six_tricks.py"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout and "failed" not in done.stdout
