"""A match that waits is marked on the game's icon, and can be continued in the first dialogs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from macclassic.app.dialogs.shareware_notice import NoticeDialog
from macclassic.app.program.program import Program
from macclassic.app.storage.data_folder import Folder
from macclassic.app.storage.settings import Settings
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import clear_away, make_program, opened, settle


def balloon(program: Program, key: str) -> str:
    return next(each.balloon for each in program.desktop.spots() if each.key == key)


def icon(program: Program, key: str) -> bytes:
    rect = program.desktop.icon_rect(key).translated(0, -20)
    return program.desktop.grab(rect).toImage().bits().tobytes()


@pytest.mark.parametrize("game", ["war-of-flowers", "soi"])
def test_the_icon_of_a_match_that_waits_has_a_mark(qapp: object, tmp_path: Path, game: str) -> None:
    program = opened(tmp_path / "data")
    plain = icon(program, game)
    assert balloon(program, game).startswith("This is a game")
    clear_away()
    program = begun(tmp_path, game, 7)
    program.manager.close(controller_of(program).window)
    settle()
    assert "waits here" in balloon(program, game) and icon(program, game) != plain
    clear_away()
    program = opened(tmp_path / "data")
    assert "waits here" in balloon(program, game) and icon(program, game) != plain
    assert balloon(program, "sorry").startswith("This is a game")


def test_a_match_that_was_given_up_leaves_no_mark(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 7)
    assert "waits here" in balloon(program, "sorry")
    controller_of(program).new_match()
    front = program.manager.front
    assert isinstance(front, Alert)
    front.choose("concede")
    settle(20)
    assert match_of(program).conceded is not None
    assert balloon(program, "sorry").startswith("This is a game")


def test_a_damaged_match_leaves_no_mark(qapp: object, tmp_path: Path) -> None:
    begun(tmp_path, "sorry", 7)
    clear_away()
    file = tmp_path / "data" / "sorry.autosave.json"
    file.write_text(file.read_text().replace('"seed"', '"sead"'))
    program = opened(tmp_path / "data")
    assert "waits here" in balloon(program, "sorry")
    program.open_game("sorry")
    settle(20)
    assert isinstance(program.manager.front, Alert)
    assert balloon(program, "sorry").startswith("This is a game")


def test_moves_read_no_stored_match(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = begun(tmp_path, "sorry", 7)
    session, read = controller_of(program).session, list[str]()
    monkeypatch.setattr(Folder, "holds_match", lambda _folder, game: bool(read.append(game)))
    while match_of(program).plies < 6:
        session.play(match_of(program).legal[0])
        session.table.finish()
        program.update_menus()
    assert not read


def test_the_notice_continues_the_match_that_was_left_last(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "war-of-flowers", 7)
    seed = match_of(program).seed
    clear_away()
    settings = Settings(scale=1, sound=False, attitude="off", language="en")
    for new in (True, False):
        program = make_program(tmp_path / "data", registered=False, settings=settings)
        program.screen.show()
        program.shareware.show_notice(lambda: None, 0)
        settle()
        notice = program.manager.front
        assert isinstance(notice, NoticeDialog)
        said = [each.text() for each in notice.findChildren(QLabel)]
        assert ("A match of War of Flowers waits for you." in said) is not new
        if not new:
            assert notice.button("continue").isDefault()
            notice.choose("continue")
            settle(40)
            assert match_of(program).seed == seed
        clear_away()
