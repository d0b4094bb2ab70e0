"""Tests of *Backup…* and *Restore Defaults…*."""

from __future__ import annotations

import errno
import os
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget

from macclassic.app.program.program import Program
from macclassic.app.storage import archive, data_folder
from macclassic.app.storage.settings import Settings, loads
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.dialogs.file_dialogs import OpenDialog, SaveDialog
from macclassic.toolbox.menus.menu_bar import Item
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import make_program, opened, settle
from tests.support.screen.balloon_walk import open_and_walk
from tests.support.screen.dialog_parts import part


def item(program: Program, title: str) -> Item:
    return next(each for menu in program.bar.menus for each in menu.items if each.title == title)


def choose(program: Program, title: str) -> None:
    command = item(program, title).command
    assert command is not None
    command()
    settle()


def answer(program: Program, name: str) -> str:
    """Answer the alert in front and return its text."""
    front = program.manager.front
    assert isinstance(front, Alert)
    front.choose(name)
    settle()
    return front.text


def backup(program: Program, name: str) -> None:
    """Choose a button of *Backup…*."""
    choose(program, "Backup…")
    front = program.manager.front
    assert isinstance(front, Dialog)
    front.choose(name)
    settle()


def restore_defaults(program: Program) -> None:
    """Choose *Restore Defaults…* in the options of the desktop."""
    choose(program, "Options…")
    front = program.manager.front
    assert isinstance(front, Dialog)
    front.choose("defaults")
    settle()


def export(program: Program) -> Path:
    backup(program, "save")
    front = program.manager.front
    assert isinstance(front, SaveDialog)
    front.choose("ok")
    settle()
    assert "holds all that is kept here" in answer(program, "ok")
    assert front.path is not None
    return front.path


def pick(program: Program) -> None:
    """Open the import dialog and choose the first archive."""
    backup(program, "restore")
    pick_first(program)


def pick_first(program: Program) -> None:
    """Choose the first file in the dialog in front."""
    front = program.manager.front
    assert isinstance(front, OpenDialog)
    assert part(front, QListWidget).count() >= 1
    part(front, QListWidget).setCurrentRow(0)
    front.choose("ok")
    settle()


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data", depth=8)


def test_an_import_restores_the_state_of_the_export(program: Program) -> None:
    ada = program.profiles.add("Ada", "gardener")
    program.settings.pattern, program.settings.motion = "bricks", "none"
    path = export(program)
    assert archive.opened(path).people == 2
    program.settings.motion, program.settings.depth = "full", 1
    program.save_settings()
    program.switch_profile(ada)
    program.profiles.add("Bob", "baker")
    settle()
    pick(program)
    said = answer(program, "cancel")
    assert "replaces all games" in said and len(program.profiles.everybody) == 3
    pick(program)
    answer(program, "restore")
    assert "What was here before is in" in answer(program, "ok")
    assert [each.called for each in program.profiles.everybody] == ["You", "Ada"]
    assert program.profiles.now.number == 1 and program.settings.motion == "none"
    assert program.settings.depth == 8 and program.screen.buffer.depth == 8
    assert program.folder is not None
    program.quit()
    assert loads(program.folder.settings.read_text("utf-8")).motion == "none", "nothing wrote over it"


def test_return_cancels_and_changes_nothing(program: Program) -> None:
    export(program)
    pick(program)
    front = program.manager.front
    assert isinstance(front, Alert) and front.button("cancel").isDefault()
    front.strike_default()
    answer(program, "cancel")


def test_a_match_under_way_is_exported_and_imported(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 5)
    record = match_of(program).to_record()
    for window in reversed(program.manager.windows):
        program.manager.close(window)
    settle()
    export(program)
    program.open_game("sorry", zoom=False, enter=False)
    controller_of(program).begin(77)
    settle()
    for window in reversed(program.manager.windows):
        program.manager.close(window)
    settle()
    pick(program)
    answer(program, "restore")
    answer(program, "ok")
    program.open_game("sorry", zoom=False)
    settle(20)
    assert match_of(program).to_record()["seed"] == record["seed"] == 5


def test_an_invalid_archive_is_refused_and_nothing_changes(program: Program) -> None:
    assert program.folder is not None
    (program.folder.saved_games() / "a strange one.zip").write_bytes(b"PK nothing")
    pick(program)
    assert "is damaged, so nothing was taken from it" in answer(program, "ok")
    assert len(list(program.folder.saved_games().iterdir())) == 1


def test_without_a_data_folder_export_is_disabled(qapp: object) -> None:
    program = opened(None)
    for opens in (partial(backup, name="save"), partial(backup, name="restore"), restore_defaults):
        opens(program)
        assert answer(program, "ok").startswith("There is no folder")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_archive_dialog_has_balloons(qapp: object, tmp_path: Path, language: str) -> None:
    program = opened(tmp_path / "data", language=language)
    contents, _ = archive.gathered(program.folder)  # type: ignore[arg-type]
    archive.write(contents, program.folder.saved_games() / f"all{archive.SUFFIX}")  # type: ignore[union-attr]
    from macclassic.app.dialogs import archive_dialogs

    open_and_walk(program, lambda: archive_dialogs.show_backup(program))
    open_and_walk(program, lambda: archive_dialogs.save_backup(program))
    open_and_walk(program, lambda: archive_dialogs.restore_backup(program))

    def import_the_first() -> None:
        archive_dialogs.restore_backup(program)
        pick_first(program)

    open_and_walk(program, import_the_first)
    open_and_walk(program, lambda: archive_dialogs.restore_defaults(program))


def test_restored_defaults_reset_only_settings(qapp: object, tmp_path: Path) -> None:
    chosen = Settings(
        depth=1, scale=1, volume=2, sound=False, attitude="chatty", pattern="bricks", language="fr"
    )
    chosen.of_game("sorry").update({"pace": 1, "lesson": 3})
    program = make_program(tmp_path / "data", settings=chosen, language="fr")
    program.set_language("en")
    program.start()
    settle()
    restore_defaults(program)
    answer(program, "cancel")
    assert program.settings.depth == 1
    restore_defaults(program)
    said = answer(program, "reset")
    assert "are kept" in said
    first, now = Settings(), program.settings
    for name in ("depth", "volume", "sound", "attitude", "pattern", "motion", "alert", "gamma", "screen"):
        assert getattr(now, name) == getattr(first, name), name
    assert program.screen.buffer.depth == 8 and program.sounds.volume == first.volume
    assert now.language == "fr" and now.name == "Susan", "one still reads it, and is registered"
    assert now.of_game("sorry") == {"lesson": 3}
    assert program.folder is not None
    assert loads(program.folder.settings.read_text("utf-8")).depth == 8


def test_an_import_that_cannot_complete_can_be_cancelled(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = export(program)
    assert program.folder is not None
    copy, replace = program.folder.copy, os.replace
    program.settings.pattern = "bricks"
    pick(program)

    def fail(source: Path, target: Path) -> None:
        if Path(target).name == "settings.json":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        replace(source, target)

    with monkeypatch.context() as patched:
        patched.setattr(os, "replace", fail)
        answer(program, "restore")
    assert path.is_file() and "is not complete. The files could not be put in place" in answer(program, "ok")
    assert program.folder is None
    assert "put back what was here before" in answer(program, "give-up")
    assert "as it was before the import" in answer(program, "ok")
    assert loads(copy.settings.read_text("utf-8")).pattern == "bricks"
    assert not (copy.path / data_folder.IMPORT).exists()
