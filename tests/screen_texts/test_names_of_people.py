"""Tests that names in many languages are shown letter by letter on every screen that shows a name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QListWidget, QWidget

from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.progress.statistics import FinishedRound, Statistics
from macclassic.quickdraw import fonts
from macclassic.quickdraw.font_files import glyph_files
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.playing import begun, controller_of
from tests.support.match.program import settle
from tests.support.screen.dialog_parts import buttons
from tests.support.screen.hostile_names import record_of

NAMES = {
    "Polish": "Łąćęń Świż",
    "Czech": "Jiří Ďáčů",
    "Slovak": "Ľubo Šťŕňĺ",
    "Hungarian": "Győző Űr",
    "Romanian": "Ștefan Țăr",
    "Turkish": "İpek Çağış",
    "Croatian": "Đurđa Žić",
    "Latvian": "Ģirts Ķļņā",
    "Lithuanian": "Ąžuolė Šįų",
    "Maltese": "Ġorġ Ħamż",
    "Esperanto": "Ĉeĥoŝ Ĝĵŭ",
    "Welsh": "Llŷr Ŵyn",
    "Azerbaijani": "Əli Məmməd",
    "Vietnamese": "Nguyễn Hậu",
    "Icelandic": "Þórður Æs",
    "Korean": "안성훈",
    "Greek": "Θωμάς Ξύδη",
    "Russian": "Юрий Щукин",
}
"""Language -> a name of letters that only this language has, short enough to be shown whole."""

NAMELESS = ("soi", "sorry")
"""Games that call players by their places or colours."""


def _undrawn(text: str, font: QFont) -> str:
    """Return the letters of a text that are shown as a question mark in a font."""
    family = font.family().removesuffix(f" {fonts.HANGUL}").removesuffix(" Low")
    if family not in glyph_files.FILES:
        return ""
    face = fonts.drawing(family)
    return "".join(each for each in text if each.isalpha() and face.glyph(each) is face.glyphs[ord("?")])


def _texts(widget: QWidget) -> list[str]:
    """Return the texts that Qt draws in a widget."""
    if isinstance(widget, QComboBox):
        return [widget.itemText(row) for row in range(widget.count())]
    if isinstance(widget, QListWidget):
        return [widget.item(row).text() for row in range(widget.count())]
    return [widget.text()] if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else []


@contextmanager
def _drawn(found: dict[str, str]) -> Iterator[None]:
    """Collect each text that is drawn with a painter, and its letters without a glyph."""
    draw: Any = QPainter.drawText

    def noting(painter: QPainter, *given: Any) -> Any:
        text = next(each for each in given if isinstance(each, str))
        found[text] = found.get(text, "") + _undrawn(text, painter.font())
        return draw(painter, *given)

    QPainter.drawText = noting  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        QPainter.drawText = draw  # type: ignore[method-assign]


def _look(program: Program, found: dict[str, str]) -> None:
    """Collect the texts of all windows of a program."""
    if isinstance(program.manager.front, Dialog):
        program.manager.front.hurry()
    with _drawn(found):
        program.screen.refresh()
        for window in program.manager.windows:
            window.grab()
            for widget in window.findChildren(QWidget):
                for text in _texts(widget):
                    found[text] = found.get(text, "") + _undrawn(text, widget.font())


def _close_dialogs(program: Program) -> None:
    for window in reversed(program.manager.windows):
        if window is not controller_of(program).window:
            program.manager.close(window)
    settle(2)


def _check(found: dict[str, str], names: list[str], least: int) -> None:
    assert not {text: letters for text, letters in found.items() if letters}
    seen = [name for name in names if any(name in text for text in found)]
    assert len(seen) >= least, (seen, names)


def test_names_in_the_statistics_and_settings_are_shown_letter_by_letter(
    qapp: object, tmp_path: Path
) -> None:
    program = begun(tmp_path, "soi", 5)
    assert program.folder is not None
    statistics = Statistics(program.folder.statistics)
    for number, name in enumerate(NAMES.values()):
        statistics.add(FinishedRound("soi", f"{number}/x", 1, name, True, 9 + number, 9, name, player=name))
    found: dict[str, str] = {}
    for name in NAMES.values():
        program.settings.name = name
        for opens in (controller_of(program).show_statistics, program.show_about, program.register):
            opens()
            settle(3)
            _look(program, found)
            front = program.manager.front
            assert isinstance(front, QWidget)
            if isinstance(front, Dialog) and "fame" in buttons(front):
                front.choose("fame")
                settle(3)
                _look(program, found)
            _close_dialogs(program)
    _check(found, list(NAMES.values()), len(NAMES))


@pytest.mark.parametrize("shift", [0, 3, 6, 9, 12, 15])
@pytest.mark.parametrize("key", list(games()))
@pytest.mark.slow
def test_names_in_a_record_are_shown_letter_by_letter(
    qapp: object, tmp_path: Path, key: str, shift: int
) -> None:
    names = ["Ada", *([*NAMES.values()] * 2)[shift : shift + 3]]
    program = begun(tmp_path, key, 5)
    game = controller_of(program)
    found: dict[str, str] = {}
    for decisions in (14, 5000):
        file = program.folder.saved_games() / "names.json"  # type: ignore[union-attr]
        file.write_text(records.dumps(record_of(key, names, decisions)))
        game.session.open(game.session.store.read(file))
        for _ in range(6):
            game.table.finish()
            settle(3)
        _look(program, found)
        _close_dialogs(program)
        for name, opens in game.dialogs().items():
            if name.startswith("help-"):
                continue
            opens()
            settle(3)
            _look(program, found)
            _close_dialogs(program)
    opponents = names[1 : len(record_of(key, names, 1)["seats"])]  # the person at the mouse is "You"
    _check(found, opponents, 0 if key in NAMELESS else len(opponents))
