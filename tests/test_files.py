"""Save As… and Open…: the standard file dialogs, and what may be wrong with a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk import key, make_program, settle
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from macclassic.app.program import Program
from macclassic.engine import record as records
from macclassic.engine.registry import games
from macclassic.engine.simulate import played, verify
from macclassic.engine.statistics import Statistics
from macclassic.toolbox.dialogs import Alert, Dialog
from macclassic.toolbox.filedialog import OpenDialog, SaveDialog

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    program = make_program(tmp_path / "data")
    program.screen.show()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    session(program).begin({}, {1: "iq:60", 2: "iq:60"}, seed=12)
    program.game.table.finish()  # type: ignore[union-attr]
    settle()
    return program


def session(program: Program):  # type: ignore[no-untyped-def]
    assert program.game is not None
    return program.game.session  # type: ignore[union-attr]


def gone(qtbot: QtBot, program: Program, dialog: Dialog) -> None:
    qtbot.waitUntil(lambda: dialog not in program.manager.windows)
    settle()


def save_as(program: Program, name: str) -> SaveDialog:
    """Ask for a file of a name; return the dialog that was answered."""
    key(program, "s", command=True)
    front = program.manager.front
    assert isinstance(front, SaveDialog)
    for letter in name:
        key(program, letter)
    key(program, Key.Key_Return)
    return front


def save(program: Program, qtbot: QtBot, name: str) -> Path:
    front = save_as(program, name)
    gone(qtbot, program, front)
    assert program.folder is not None
    return program.folder.saved_games() / f"{name}.json"


def open_file(program: Program, qtbot: QtBot) -> Alert:
    """Open the file that is listed first; return what is asked or told about it."""
    key(program, "o", command=True)
    front = program.manager.front
    assert isinstance(front, OpenDialog)
    key(program, Key.Key_Return)
    gone(qtbot, program, front)
    about = program.manager.front
    assert isinstance(about, Alert)
    return about


def test_saved_under_a_name_and_opened_again(program: Program, qtbot: QtBot) -> None:
    first = session(program).match
    path = save(program, qtbot, "monday")
    saved = verify(records.loads(path.read_text()))
    assert (saved.seed, saved.plies) == (first.seed, first.plies)
    session(program).begin({}, {1: "iq:60", 2: "iq:60"}, seed=99)
    program.game.table.finish()  # type: ignore[union-attr]
    settle()
    # A war is under way: giving it up is asked for first, and keeping it is what Return means.
    question = open_file(program, qtbot)
    assert session(program).match.seed == 99
    question.choose("keep")
    settle()
    assert session(program).match.seed == 99
    open_file(program, qtbot).choose("new")
    settle()
    assert session(program).match.seed == 12


def test_somebody_elses_finished_game_does_not_count(program: Program, qtbot: QtBot) -> None:
    assert program.folder is not None
    theirs = played(games()["war-of-flowers"], 5, rounds=1, players=["random"] * 3).to_record()
    theirs["seats"][0]["player"] = "person"
    (program.folder.saved_games() / "foreign.json").write_text(records.dumps(theirs))
    open_file(program, qtbot).choose("new")
    settle()
    assert (session(program).match.seed, session(program).match.rounds_over) == (5, 1)
    assert not Statistics(program.folder.statistics).finished("war-of-flowers")


def test_a_name_taken_is_asked_for_twice(program: Program, qtbot: QtBot) -> None:
    path = save(program, qtbot, "monday")
    before = path.read_text()
    front = save_as(program, "monday")
    qtbot.waitUntil(lambda: any("replace" in label.text() for label in front.findChildren(QLabel)))
    assert front in program.manager.windows
    key(program, Key.Key_Escape)
    gone(qtbot, program, front)
    assert path.read_text() == before


@pytest.mark.parametrize("text", ["", "{", '{"format": "macclassic-record"}', "\x00\xff"])
def test_a_file_that_is_no_record_is_told_of_and_changes_nothing(
    program: Program, qtbot: QtBot, text: str
) -> None:
    assert program.folder is not None
    path = program.folder.saved_games() / "foreign.json"
    path.write_text(text)
    before = session(program).match
    assert "foreign.json" in open_file(program, qtbot).text
    assert session(program).match is before and path.read_text() == text
