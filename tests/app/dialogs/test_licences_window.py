"""Tests of About › Licences…: complete texts in all languages and depths, keyboard, accessibility."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication

from macclassic.app.dialogs import licences
from macclassic.app.dialogs.licences_window import LicencesWindow
from macclassic.app.program.program import Program
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.program import key, opened, settle
from tests.support.screen.balloon_walk import walk_window

Key = Qt.Key
EVERY = licences.listed(licences.folder())


def show(program: Program) -> LicencesWindow:
    """Open the window from the About box, as the player does."""
    program.show_about()
    settle()
    about = program.manager.front
    assert isinstance(about, Dialog)
    about.button("licences").click()
    settle(20)
    window = program.manager.front
    assert isinstance(window, LicencesWindow)
    return window


def squeezed(text: str) -> str:
    """Return a text with its white space normalised."""
    return " ".join(text.split())


@pytest.fixture
def program(qapp: object) -> Program:
    return opened(None)


@pytest.mark.parametrize(("depth", "language"), [(1, "en"), (4, "fr"), (8, "en"), (8, "fr"), (1, "ko")])
def test_each_licence_text_is_shown_whole(
    qapp: object, monkeypatch: pytest.MonkeyPatch, depth: int, language: str
) -> None:
    monkeypatch.setattr(licences, "parts", lambda: EVERY)
    program = opened(None, depth=depth, language=language)
    window = show(program)
    assert licences.notice(language) != licences.notice("xx") or language == "en"
    text = squeezed(" ".join(line.text for line in window.text.lines))
    assert squeezed(licences.notice(language)) in text
    for row, part in enumerate(EVERY, 1):
        window.list.select(row)
        text = squeezed(" ".join(line.text for line in window.text.lines))
        for name in part.texts:
            assert squeezed(licences.text(name)) in text, name
        assert part.licence in text and part.source in text and squeezed(part.copyright) in text
        assert window.text.verticalScrollBar().value() == 0
    program.screen.refresh()


def test_every_control_has_an_accessible_name_and_a_balloon(qapp: object) -> None:
    for language in ("en", "fr", "ko"):
        program = opened(None, language=language)
        assert walk_window(program, show(program)) >= 2


def test_the_window_is_used_by_keys(program: Program) -> None:
    heard: list[str] = []
    program.announcer.said.connect(heard.append)
    window = show(program)
    assert any("Licences" in each for each in heard)
    before = [line.text for line in window.text.lines]
    key(program, Key.Key_Down)
    assert heard[-1] == "macclassic" and [line.text for line in window.text.lines] != before
    key(program, Key.Key_Right)
    assert window.text.hasFocus()
    key(program, Key.Key_Down)
    assert heard[-1].startswith("Licence: MIT")
    key(program, Key.Key_Left)
    assert window.list.hasFocus()
    key(program, Key.Key_Tab)
    assert window.text.hasFocus()
    key(program, Key.Key_Escape)
    assert window not in program.manager.windows


def test_the_window_opens_once_and_its_text_can_be_copied(program: Program) -> None:
    window = show(program)
    assert show(program) is window
    window.list.select(1)
    window.text.setFocus()
    window.text.copy()
    assert "MIT License" in QGuiApplication.clipboard().text()


def test_lines_wrap_at_the_windows_width(program: Program) -> None:
    window = show(program)
    window.list.select(1)
    long = max(window.text.lines, key=lambda line: len(line.text))
    window.resize_content(QSize(360, 200))
    settle()
    assert long not in window.text.lines
    assert "persons to whom the Software is furnished" in squeezed(
        " ".join(line.text for line in window.text.lines)
    )


def test_without_the_list_of_licences_a_message_is_shown(
    qapp: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(licences, "folder", lambda: tmp_path)
    window = show(opened(None))
    assert "missing" in window.note.text() and len(window.list.lines) == 1


def test_a_missing_text_does_not_hide_the_others(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "parts", lambda: [replace(EVERY[0], texts=("no-such-text",)), EVERY[1]])
    window = show(opened(None))
    window.list.select(1)
    assert "missing" in window.text.lines[-1].text
    window.list.select(2)
    assert len(window.text.lines) > 100
