"""Tests of the first start: one dialog with trial days and language, then a game within two clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.shareware_notice import NoticeDialog, RegistrationDialog
from macclassic.app.game.title_dialog import TitleDialog
from macclassic.app.learn.lesson_controller import LessonController
from macclassic.app.program.program import Program
from macclassic.app.program.startup import load_settings
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.registry import games
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.support.match.playing import LocalThinker, controller_of, match_of
from tests.support.match.program import clear_away, click, key, make_program, settle

Key = Qt.Key


def notice_of(program: Program) -> NoticeDialog:
    front = program.manager.front
    assert isinstance(front, NoticeDialog)
    return front


def words(program: Program) -> str:
    front = program.manager.front
    assert front is not None
    return "\n".join(label.text() for label in front.findChildren(QLabel))


def begun(folder: Path, language: str = "en", patience_ms: int = 0) -> tuple[Program, list[bool]]:
    """Return a program whose notice was shown, and a list that gets an entry when the notice closes."""
    settings = Settings(scale=1, sound=False, attitude="off", language=language)
    program = make_program(folder, registered=False, settings=settings)
    done: list[bool] = []
    program.screen.show()
    program.shareware.show_notice(lambda: done.append(True), patience_ms)
    if patience_ms:
        # Before any event: on a busy machine the patience may be over with the first.
        assert not any(notice_of(program).button(name).isEnabled() for name in ("show", "later"))
    settle()
    return program, done


def choose_by_keys(program: Program, qtbot: QtBot, step: Qt.Key) -> None:
    """Choose the previous or next language in the notice's pop-up menu."""
    language = notice_of(program).language
    for _ in range(4):
        if language.hasFocus():
            break
        key(program, Key.Key_Tab)
    assert language.hasFocus()
    key(program, Key.Key_Space)
    key(program, step)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is not None and notice_of(program).language is not language)
    settle()


def test_the_language_chosen_in_the_notice_applies_everywhere(
    qapp: object, tmp_path: Path, qtbot: QtBot
) -> None:
    program, done = begun(tmp_path / "data")
    assert "Day 1 of 15" in words(program)
    choose_by_keys(program, qtbot, Key.Key_Down)
    assert "Jour 1 sur 15" in words(program)
    assert [menu.title for menu in program.bar.menus[1:-2]] == ["Jeu", "Options", "Aide"]
    assert program.folder is not None and load_settings(program.folder)[0].language == "fr"
    # The focus stays on the pop-up menu, so going back is as easy.
    assert notice_of(program).language.hasFocus()
    choose_by_keys(program, qtbot, Key.Key_Up)
    assert "Day 1 of 15" in words(program) and len(program.manager.windows) == 1
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: done == [True])
    assert program.manager.front is None


def test_changing_the_language_does_not_restart_the_wait(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program, done = begun(tmp_path / "data", patience_ms=300)
    qtbot.waitUntil(lambda: notice_of(program).button("later").isEnabled())
    choose_by_keys(program, qtbot, Key.Key_Down)
    assert notice_of(program).button("later").isEnabled()
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: done == [True])


def test_a_french_system_starts_in_french(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    program, _ = begun(tmp_path / "data", language="")
    assert "Jour 1 sur 15" in words(program) and notice_of(program).language.currentData() == "fr"


def test_a_korean_system_starts_in_korean_marked_as_a_draft(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_NUMERIC"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    program, _ = begun(tmp_path / "data", language="")
    language = notice_of(program).language
    assert (language.currentData(), language.currentText()) == ("ko", "한국어 (초벌)")
    assert "15일 중 1일째" in words(program)
    assert [menu.title for menu in program.bar.menus[1:-2]] == ["게임", "옵션", "도움말"]
    # Nothing was chosen, so the setting stays "language of the system".
    assert program.settings.language == ""


@pytest.mark.parametrize("game", [key for key, spec in games().items() if spec.screen])
def test_a_game_opens_two_clicks_after_the_notice(
    qapp: object, tmp_path: Path, qtbot: QtBot, game: str
) -> None:
    """A double click on the icon, then Return plays."""
    program, done = begun(tmp_path / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: done == [True])
    middle = program.desktop.icon_rect(game).center()
    click(program, middle.x(), middle.y(), double=True)
    qtbot.waitUntil(lambda: isinstance(program.manager.front, TitleDialog))
    assert controller_of(program).session.match is None
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: controller_of(program).session.match is not None)
    assert match_of(program).players.count("person") == 1


def buttons(program: Program) -> list[str]:
    return [each.text() for each in notice_of(program).findChildren(QPushButton)]


def test_the_first_start_offers_the_lesson_once(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program, done = begun(tmp_path / "data")
    assert buttons(program) == ["Register…", "I Know How", "Show Me"]
    # Another language does not end the first start.
    choose_by_keys(program, qtbot, Key.Key_Down)
    assert buttons(program) == ["S’inscrire…", "Je sais jouer", "Montrez-moi"]
    notice_of(program).choose("show")
    qtbot.waitUntil(lambda: isinstance(program.game, LessonController))
    assert program.game is not None and program.game.spec.key == "war-of-flowers" and not done
    program.quit()
    clear_away()
    program, _ = begun(tmp_path / "data")
    assert buttons(program) == ["Register…", "Not Yet"]


def test_the_notice_returns_if_the_registration_is_cancelled(qapp: object, tmp_path: Path) -> None:
    program, done = begun(tmp_path / "data")
    notice_of(program).choose("register")
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, RegistrationDialog)
    dialog.choose("cancel")
    settle()
    assert buttons(program) == ["Register…", "I Know How", "Show Me"] and not done


def test_a_user_with_saved_data_starts_at_the_desktop(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program, done = begun(tmp_path / "data", patience_ms=200)
    qtbot.waitUntil(lambda: notice_of(program).button("show").isEnabled())
    assert notice_of(program).button("show").isDefault()
    key(program, Key.Key_Escape)
    qtbot.waitUntil(lambda: done == [True])
    assert program.game is None and program.manager.front is None


def test_a_broken_trial_file_is_no_first_start(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "trial.json").write_text("{")
    program = make_program(tmp_path / "data", registered=False)
    program.start()
    settle(20)
    for window in program.manager.windows:
        if isinstance(window, Alert):
            window.choose("ok")
    settle(20)
    assert buttons(program) == ["Register…", "Not Yet"]
