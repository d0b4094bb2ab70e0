"""Tests of what blocks play: alerts at the start, dialogs over dialogs, and suspended matches."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from macclassic.app.game.title_dialog import TitleDialog
from macclassic.toolbox.dialogs.dialogs import Alert, Kind, alert
from tests.support.match.playing import begun, controller_of, match_of, rush
from tests.support.match.program import key, settle

Key = Qt.Key
GAMES = ("war-of-flowers", "soi", "sorry")


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_autosave_is_reported_before_any_question(
    game: str, qapp: object, tmp_path: Path, qtbot: QtBot
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / f"{game}.autosave.json").write_text('{"format": "macclassic-record", "sche')
    program = begun(tmp_path, game, None)
    assert isinstance(program.manager.front, Alert)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(program.manager.front, TitleDialog))
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: controller_of(program).session.match is not None)
    assert list(folder.glob(f"{game}.autosave.broken-*.json"))


def test_stacked_alerts_and_dialogs_receive_the_keys(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program = begun(tmp_path, "soi", 11)
    alert(program.manager, Kind.NOTE, "First.")
    controller_of(program).choose_options()
    alert(program.manager, Kind.NOTE, "Last.")
    stack = list(program.manager.windows)[-3:]
    assert [isinstance(each, Alert) for each in stack] == [True, False, True]
    for left in (stack[:2], stack[:1], []):
        key(program, Key.Key_Escape if len(left) == 1 else Key.Key_Return)
        qtbot.waitUntil(
            lambda left=left: [each for each in program.manager.windows if each in stack] == left,  # type: ignore[misc]
        )


def test_play_stops_behind_a_dialog(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, delay=200, people=[])
    match = match_of(program)
    rush(program, lambda: match.plies > 3)
    controller_of(program).show_options()
    assert program.manager.modal is not None
    plies = match.plies
    for _ in range(40):
        controller_of(program).table.finish()
        settle(3)
    assert match.plies == plies
    program.manager.front.choose("cancel")  # type: ignore[union-attr]
    rush(program, lambda: match.plies > plies + 3)


def test_a_suspended_match_resumes_when_a_person_takes_a_seat(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, delay=200, people=[])
    match, session = match_of(program), controller_of(program).session
    rush(program, lambda: match.plies > 3)
    session.pause()
    assert session.paused and not session.can_undo and not session.can_practise
    session.change_options({}, {0: "person", 1: "easiest", 2: "easiest", 3: "easiest"})
    assert session.people == (0,) and not session.paused
    plies = match.plies
    rush(program, lambda: match.plies > plies or match.actor == 0)
