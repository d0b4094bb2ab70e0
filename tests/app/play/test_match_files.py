"""Tests for Save As… and Open…: the standard file dialogs, and faulty files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from games.war_of_flowers.options import WarOptions
from macclassic import SUFFIX
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import played, verify
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.dialogs.file_dialogs import OpenDialog, SaveDialog
from tests.support.match.program import key, make_program, rest, settle

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    program = make_program(tmp_path / "data")
    program.screen.show()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    session(program).begin(WarOptions(), ("person", "iq:60", "iq:60"), seed=12)
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
    """Type a name into Save As… and confirm it; return the dialog."""
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(program.screen, Key.Key_S, Qt.KeyboardModifier.ControlModifier | shift)
    settle()
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
    return program.folder.saved_games() / f"{name}{SUFFIX}"


def suggested(program: Program, qtbot: QtBot) -> str:
    """Return the name that Save As… suggests."""
    assert program.game is not None
    program.game.files.save_as()  # type: ignore[union-attr]
    settle()
    front = program.manager.front
    assert isinstance(front, SaveDialog)
    (field,) = front.findChildren(QLineEdit)
    name = field.text()
    key(program, Key.Key_Escape)
    gone(qtbot, program, front)
    return name


def open_file(program: Program, qtbot: QtBot) -> Alert:
    """Open the file that is listed first; return the alert that follows."""
    key(program, "o", command=True)
    front = program.manager.front
    assert isinstance(front, OpenDialog)
    key(program, Key.Key_Return)
    gone(qtbot, program, front)
    about = program.manager.front
    assert isinstance(about, Alert)
    return about


def test_a_saved_match_is_reopened(program: Program, qtbot: QtBot) -> None:
    first = session(program).match
    path = save(program, qtbot, "monday")
    saved = verify(records.loads(path.read_text()))
    assert (saved.seed, saved.plies) == (first.seed, first.plies)
    session(program).begin(WarOptions(), ("person", "iq:60", "iq:60"), seed=99)
    program.game.table.finish()  # type: ignore[union-attr]
    settle()
    # A war is under way, so the program asks first; Return means to keep playing.
    question = open_file(program, qtbot)
    assert session(program).match.seed == 99
    question.choose("keep")
    settle()
    assert session(program).match.seed == 99
    open_file(program, qtbot).choose("concede")
    settle()
    assert session(program).match.seed == 12


def test_another_persons_finished_match_does_not_count(program: Program, qtbot: QtBot) -> None:
    assert program.folder is not None
    theirs = played(games()["war-of-flowers"], 5, rounds=1, players=["random"] * 3).to_record()
    theirs["seats"][0]["player"] = "person"
    (program.folder.saved_games() / "foreign.json").write_text(records.dumps(theirs))
    open_file(program, qtbot).choose("concede")
    settle()
    assert (session(program).match.seed, session(program).match.finished_rounds) == (5, 1)
    # The war that was conceded for it counts, theirs does not.
    counted = Statistics(program.folder.statistics).finished("war-of-flowers")
    assert [each.match.partition("/")[0] for each in counted] == ["12"]


def test_a_name_that_no_file_can_have_is_refused_with_the_reason(program: Program, qtbot: QtBot) -> None:
    front = save_as(program, "mon/day")
    for name, why in (("a/b:c", "/ :"), (".monday", "full stop"), ("", "Type a name"), ("monday", "")):
        front.findChild(QLineEdit).setText(name)
        assert front.button("ok").isEnabled() == (not why)
        assert any(why in label.text() for label in front.findChildren(QLabel))
    key(program, Key.Key_Escape)
    gone(qtbot, program, front)


def test_overwriting_a_file_is_confirmed(program: Program, qtbot: QtBot) -> None:
    path = save(program, qtbot, "monday")
    before = path.read_text()
    front = save_as(program, "monday")
    qtbot.waitUntil(lambda: any("replace" in label.text() for label in front.findChildren(QLabel)))
    assert front in program.manager.windows
    key(program, Key.Key_Escape)
    gone(qtbot, program, front)
    assert path.read_text() == before


@pytest.mark.parametrize(
    "name",
    ["settings", "TRIAL", "war-of-flowers.autosave", "soi.autosave", "statistics.waiting", "ring-7"],
)
def test_the_programs_own_files_are_not_overwritten(program: Program, qtbot: QtBot, name: str) -> None:
    assert program.folder is not None
    program.save_settings()
    program.keeper.rest()  # nothing else may write there now
    before = {each: each.read_bytes() for each in program.folder.path.glob("*.json")}
    assert len(before) >= 2
    typed = f"{name}.json"
    front = SaveDialog(program.folder.path, typed, names=program.folder.names, ours=program.folder.is_ours)
    program.manager.open(front)
    settle()
    (listed,) = front.findChildren(QListWidget)
    assert [listed.item(row).text() for row in range(listed.count())] in ([], ["Saved Games"])
    for _ in range(2):
        key(program, Key.Key_Return)
        rest(program)
        assert front in program.manager.windows and front.path is None
        assert any("is reserved" in label.text() for label in front.findChildren(QLabel))
    assert before == {each: each.read_bytes() for each in program.folder.path.glob("*.json")}
    # In any other folder the name is allowed.
    assert not program.folder.is_ours(program.folder.saved_games() / typed)


@pytest.mark.parametrize("name", ["monday", "monday.json", "Zoë 김하늘"])
def test_a_saved_game_is_recognised_by_its_file_extension(program: Program, qtbot: QtBot, name: str) -> None:
    """Older files and files of the command line end in .json, and keep that name."""
    front = SaveDialog(program.folder.saved_games(), name)  # type: ignore[union-attr]
    program.manager.open(front)
    settle()
    key(program, Key.Key_Return)
    gone(qtbot, program, front)
    assert front.path is not None
    assert front.path.name == (name if name.endswith(".json") else f"{name}{SUFFIX}")
    session(program).store.write(session(program).match, front.path)
    assert listed(opening(program)) == [name.removesuffix(".json")]


def test_save_as_suggests_the_matchs_file_name(program: Program, qtbot: QtBot) -> None:
    save(program, qtbot, "monday")
    assert suggested(program, qtbot) == "monday"
    session(program).begin(WarOptions(), ("person", "iq:60", "iq:60"), seed=99)
    program.game.table.finish()  # type: ignore[union-attr]
    settle()
    assert "99" in suggested(program, qtbot)


@pytest.mark.parametrize("text", ["", "{", '{"format": "macclassic-record"}', "\x00\xff"])
def test_a_file_that_is_no_record_is_reported_and_changes_nothing(
    program: Program, qtbot: QtBot, text: str
) -> None:
    assert program.folder is not None
    path = program.folder.saved_games() / "foreign.json"
    path.write_text(text)
    before = session(program).match
    assert "foreign.json" in open_file(program, qtbot).text
    assert session(program).match is before and path.read_text() == text


# Listed files


def listed(dialog: OpenDialog | SaveDialog) -> list[str]:
    (names,) = dialog.findChildren(QListWidget)
    return [names.item(row).text() for row in range(names.count())]


def opening(program: Program) -> OpenDialog:
    key(program, "o", command=True)
    front = program.manager.front
    assert isinstance(front, OpenDialog)
    return front


def a_record(game: str) -> dict[str, object]:
    spec = games()[game]
    players = ["random"] * len(spec.seats(spec.options()))
    return dict(played(spec, 5, players=players, decisions=6).to_record())


PLAYABLE = tuple(key for key, spec in games().items() if spec.screen)


@pytest.mark.parametrize("game", PLAYABLE)
def test_only_records_of_this_game_are_listed(qapp: object, tmp_path: Path, game: str) -> None:
    """Records are listed however they are written; a damaged file is listed, and reported when opened."""
    program = make_program(tmp_path / "data")
    program.screen.show()
    program.open_game(game, zoom=False, enter=False)
    settle()
    assert program.folder is not None
    folder = program.folder.saved_games()
    for each in PLAYABLE:
        record = a_record(each)
        (folder / f"ours {each}.json").write_text(records.dumps(record))
        # Other programs may write the fields in any order, with any white space.
        turned = {name: record[name] for name in ("rounds", "seats", "seed", "schema", "game", "format")}
        turned |= {"options": record["options"], "rounds": []}
        (folder / f"theirs {each}.json").write_text(json.dumps(turned, indent=4))
    named = json.dumps(a_record(game) | {"seats": [{"name": '"game": "chess", ', "player": "person"}]})
    (folder / "a name that lies.json").write_text(named)
    (folder / "damaged.json").write_bytes(b'{"format": "macclassic-record", "ga\xff')
    (folder / "settings.json").write_text(json.dumps({"depth": 8, "game": "", "name": "macclassic-record"}))
    (folder / "deep.json").write_text("[" * 100_000)
    (folder / "words.txt").write_text("words")
    (folder / ".json").write_text("{}")
    (folder / "Monday").mkdir()
    expected = ["Monday", "a name that lies", "damaged", "deep", f"ours {game}", f"theirs {game}"]
    assert listed(opening(program)) == expected


def hostile(folder: Path) -> None:
    """Put files into a folder that the program must neither wait for nor read."""
    os.mkfifo(folder / "pipe.json")
    os.symlink(folder / "pipe.json", folder / "link to a pipe.json")
    os.symlink("/dev/zero", folder / "zero.json")
    os.symlink(folder / "loop.json", folder / "loop.json")
    os.symlink(folder / "nowhere", folder / "nowhere.json")
    with (folder / "huge.json").open("wb") as file:
        file.truncate(1 << 40)
    (folder / "locked.json").write_text("{}")
    (folder / "locked.json").chmod(0)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes in the file system")
def test_hostile_files_do_not_block_the_list(program: Program, qtbot: QtBot) -> None:
    assert program.folder is not None
    folder = program.folder.saved_games()
    hostile(folder)
    names = listed(opening(program))
    assert not {"pipe", "link to a pipe", "zero", "loop", "nowhere"} & set(names)
    key(program, Key.Key_Escape)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes in the file system")
@pytest.mark.parametrize(
    "make", [lambda path: os.mkfifo(path), os.mkdir, lambda path: os.symlink("/dev/zero", path)]
)
def test_a_file_changed_meanwhile_is_reported_in_a_sentence(
    program: Program, qtbot: QtBot, make: Callable[[Path], None]
) -> None:
    path = save(program, qtbot, "monday")
    before = session(program).match
    opening(program)
    path.unlink()
    make(path)
    key(program, Key.Key_Return)
    settle()
    if path.is_dir():
        return
    qtbot.waitUntil(lambda: isinstance(program.manager.front, Alert))
    assert f"monday{SUFFIX}" in program.manager.front.text  # type: ignore[union-attr]
    assert session(program).match is before


def test_a_pipe_in_place_of_a_saved_game_is_set_aside(qapp: object, tmp_path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("needs pipes in the file system")
    program = make_program(tmp_path / "data")
    assert program.folder is not None
    os.mkfifo(program.folder.autosave("soi"))
    program.start("soi")
    settle(20)
    assert not program.folder.autosave("soi").is_fifo()


def test_a_folder_of_thousands_is_listed_completely(program: Program, qtbot: QtBot) -> None:
    assert program.folder is not None
    folder = program.folder.saved_games()
    for number in range(3000):
        game = "soi" if number % 2 else "war-of-flowers"
        (folder / f"{number:04}.json").write_text(f'{{"format": "macclassic-record", "game": "{game}"}}')
    dialog = opening(program)
    qtbot.waitUntil(lambda: len(listed(dialog)) == 1500)
    assert listed(dialog) == [f"{number:04}" for number in range(0, 3000, 2)]


@pytest.mark.parametrize("name", ["Saved Games", "Parties enregistrées"])
def test_our_folder_is_named_in_the_language_of_the_screen(program: Program, name: str) -> None:
    program.choose_language("en" if name == "Saved Games" else "fr")
    settle()
    dialog = opening(program)
    (ways,) = dialog.findChildren(QComboBox)
    assert ways.currentText() == name
    key(program, Key.Key_Up, command=True)
    assert name in listed(dialog) and "Saved Games" not in set(listed(dialog)) - {name}
    program.choose_language("en")


def test_a_record_of_another_game_is_refused_in_a_sentence(program: Program, qtbot: QtBot) -> None:
    """The file is replaced after it was listed."""
    path = save(program, qtbot, "monday")
    before = session(program).match
    opening(program)
    path.write_text(records.dumps(a_record("soi")))
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(program.manager.front, Alert))
    said = program.manager.front.text  # type: ignore[union-attr]
    assert "it belongs to Soi, not to War of Flowers." in said and session(program).match is before
