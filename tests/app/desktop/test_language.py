"""Tests of Language…: it applies at once, also to an open game and its help, and is saved."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QObject
from PySide6.QtWidgets import QRadioButton
from shiboken6 import delete

from macclassic.app.desktop.apply_settings import Translation
from macclassic.app.dialogs.control_panels import LanguagePanel
from macclassic.app.program.program import Program
from macclassic.app.program.startup import load_settings
from macclassic.app.storage.settings import Settings
from macclassic.quickdraw import resources
from macclassic.table.game_words import point_count
from macclassic.toolbox.spots import spots_of
from tests.support.match.playing import controller_of
from tests.support.match.program import opened, settle
from tests.support.screen.balloon_walk import open_and_walk


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


def choose(program: Program, number: int, button: str = "ok") -> None:
    """Choose a language in the panel: 0 the system's, 1 English, 2 French."""
    item = next(item for item in program.bar.menus[0].items if item.title in ("Language…", "Langue…"))
    assert item.command is not None
    item.command()
    settle()
    panel = program.manager.front
    assert isinstance(panel, LanguagePanel)
    panel.content.findChildren(QRadioButton)[number].click()
    panel.choose(button)
    settle()


def titles(program: Program) -> list[str]:
    return [menu.title for menu in program.bar.menus[1:-2]]


def test_french_applies_at_once_and_is_saved(program: Program) -> None:
    choose(program, 2)
    assert titles(program) == ["Jeu", "Options", "Aide"]
    assert program.folder is not None
    kept, troubles = load_settings(program.folder)
    assert kept.language == "fr" and not troubles
    choose(program, 1)
    assert titles(program) == ["Game", "Options", "Help"]


def test_cancel_keeps_the_language(program: Program) -> None:
    choose(program, 2, "cancel")
    assert titles(program) == ["Game", "Options", "Help"] and program.settings.language == "en"


def test_the_default_is_the_systems_language(program: Program) -> None:
    choose(program, 0)
    french = QLocale.system().name()[:2] == "fr"
    assert program.settings.language == "" and program.language == ("fr" if french else "en")


def test_an_open_game_and_its_help_change_language(program: Program) -> None:
    program.open_game("flower-power", zoom=False)
    settle(20)
    front = program.manager.front
    assert front is not None
    front.choose("cancel")  # type: ignore[attr-defined]
    controller_of(program).begin(3)
    controller_of(program).table.finish()
    settle()
    while program.manager.front is not controller_of(program).window:
        program.manager.front.choose("ok")  # type: ignore[union-attr]
        controller_of(program).table.finish()
        settle()
    controller_of(program).show_help(4)
    settle()
    table = controller_of(program).table
    words = lambda: [each.name for each in spots_of(table)]  # noqa: E731
    assert "Lay" in words()
    choose(program, 2)
    assert "Planter" in words() and "Lay" not in words()
    help_window = controller_of(program).help.window
    assert help_window is not None and help_window.number == 4
    assert help_window.windowTitle() == "Aide de Flower Power"
    assert "pique" in help_window.accessibleDescription()


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["0 points", "1 point", "2 points", "11 points"]),
        ("fr", ["0 point", "1 point", "2 points", "11 points"]),
        ("ko", ["0점", "1점", "2점", "11점"]),
    ],
)
def test_plurals_follow_the_language(program: Program, language: str, texts: list[str]) -> None:
    program.choose_language(language)
    assert [point_count(points) for points in (0, 1, 2, 11)] == texts


def test_every_control_of_the_panel_has_a_balloon(program: Program) -> None:
    for language in ("en", "fr"):
        program.set_language(language)
        open_and_walk(program, program.show_language)


def test_languages_are_found_by_their_translation_files(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = resources.translation_file("fr")
    (tmp_path / "i18n").mkdir()
    for name in ("fr", "br"):
        shutil.copy(french, tmp_path / "i18n" / f"macclassic_{name}.qm")
    monkeypatch.setattr(resources, "resources_dir", lambda: tmp_path)
    resources.languages.cache_clear()
    try:
        assert resources.languages() == ("en", "br", "fr")
        panel = LanguagePanel(Settings(language="br"), lambda _language: None)
        buttons = panel.content.findChildren(QRadioButton)
        assert [each.text() for each in buttons[1:]] == ["English", "Français", "Français"]
        assert [each.isChecked() for each in buttons] == [False, False, True, False]
    finally:
        resources.languages.cache_clear()


def test_a_removed_translator_translates_nothing_more(qapp: object) -> None:
    """The next program in this process uses its own language only."""
    owner = QObject()
    translation = Translation(owner)
    translation.use_language("ko")
    spoken = QCoreApplication.translate("dialog", "Cancel")
    translation.use_language("fr")
    assert len({spoken, QCoreApplication.translate("dialog", "Cancel"), "Cancel"}) == 3
    delete(owner)
    assert QCoreApplication.translate("dialog", "Cancel") == "Cancel"
