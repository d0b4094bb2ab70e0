"""Tests that names from records, the database and files are shown as plain text and fit."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget

from macclassic.engine.core.game_spec import quoted
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import MAX_ACCENTS, MAX_NAME_LENGTH, harmless, plain
from macclassic.engine.match import record as records
from macclassic.engine.progress.statistics import FinishedRound, Statistics
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, Kind
from macclassic.toolbox.dialogs.file_dialogs import OpenDialog, SaveDialog
from macclassic.toolbox.dialogs.labels import Label, radio
from tests.support.match.playing import begun, controller_of
from tests.support.match.program import settle
from tests.support.screen.dialog_parts import buttons
from tests.support.screen.hostile_names import hostile, record_of, shows_only_text, unprintable

ROOT = Path(__file__).parents[2]


class Watch:
    """Detects whether a file was opened (Linux only)."""

    def __init__(self, path: Path) -> None:
        path.write_bytes((ROOT / "resources/art/8.png").read_bytes())
        self._fd = -1
        if sys.platform.startswith("linux"):
            libc = ctypes.CDLL(None)
            self._fd = libc.inotify_init1(os.O_NONBLOCK)
            assert libc.inotify_add_watch(self._fd, os.fsencode(path), 0x20) >= 0  # IN_OPEN

    @property
    def opened(self) -> bool:
        """True if the file was opened since the start or the last query."""
        try:
            return self._fd >= 0 and bool(os.read(self._fd, 4096))
        except BlockingIOError:
            return False

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)


@pytest.fixture
def watch(tmp_path: Path) -> Iterator[Watch]:
    found = Watch(tmp_path / "p.png")
    yield found
    found.close()


@pytest.mark.parametrize("shift", [0, 2])
@pytest.mark.parametrize("key", list(games()))
@pytest.mark.slow
def test_names_in_a_record_are_shown_as_plain_text(
    qapp: object, tmp_path: Path, watch: Watch, key: str, shift: int
) -> None:
    names = hostile(tmp_path / "p.png")
    names = names[shift:] + names[:shift]
    program = begun(tmp_path, key, 5)
    game = controller_of(program)
    seen = 0
    for decisions in (14, 5000):
        file = program.folder.saved_games() / "hostile.json"  # type: ignore[union-attr]
        file.write_text(records.dumps(record_of(key, names, decisions)))
        match = game.session.store.read(file)
        assert match.seats[0]["name"] == names[0]  # the stored name is the written one
        game.session.open(match)
        for _ in range(6):
            game.table.finish()
            settle(3)
        if isinstance(program.manager.front, Dialog):
            program.manager.front.hurry()  # a sheet slides up from below
        program.screen.refresh()
        shows_only_text(program)
        for window in reversed(program.manager.windows):
            if window is not game.window:
                program.manager.close(window)
        for name, opens in game.dialogs().items():
            if name.startswith("help-"):
                continue
            opens()
            settle(3)
            program.screen.refresh()
            shows_only_text(program)
            seen += 1
            for window in reversed(program.manager.windows):
                if window is not game.window:
                    program.manager.close(window)
            settle(2)
    assert seen > 8
    program.open_replay(record_of(key, names, 14)) if program.manager.close(game.window) is None else None
    settle(3)
    program.screen.refresh()
    shows_only_text(program)
    assert not watch.opened


def test_names_in_the_database_and_settings_are_shown_as_plain_text(
    qapp: object, tmp_path: Path, watch: Watch
) -> None:
    names = hostile(tmp_path / "p.png")
    program = begun(tmp_path, "soi", 5)
    assert program.folder is not None
    statistics = Statistics(program.folder.statistics)
    for number, name in enumerate(names):
        statistics.add(
            FinishedRound(
                "soi", f"{'9' * 5000}/{name}", 1, name, True, 9, 9, f"{name},iq:{name}@{name}", player=name
            )
            if number
            else FinishedRound("soi", f"7/{name}", 1, name, True, 9, 9, name, player=name)
        )
    for name in names:
        program.settings.name = name
        for opens in (controller_of(program).show_statistics, program.show_about, program.register):
            opens()
            settle(3)
            program.screen.refresh()
            shows_only_text(program)
            front = program.manager.front
            if "fame" in buttons(front):  # type: ignore[arg-type]
                front.choose("fame")  # type: ignore[union-attr]
                settle(3)
                program.screen.refresh()
                shows_only_text(program)
            for window in reversed(program.manager.windows):
                if window is not controller_of(program).window:
                    program.manager.close(window)
    assert not watch.opened


def test_file_names_are_shown_as_plain_text(qapp: object, tmp_path: Path, watch: Watch) -> None:
    folder = tmp_path / "<b>&amp; \u202e{0}"
    folder.mkdir()
    for name in (b"<img src=x>.json", b"\xff\xfe.json", b"a\nb\x1b.json", b"%s.json" % (b"W" * 250)):
        with open(os.path.join(os.fsencode(folder), name), "wb") as file:
            file.write(b'{"format": "macclassic-record", "schema": 1, "game": "soi", ')
    os.mkdir(os.path.join(os.fsencode(folder), b"\xff\n"))
    program = begun(tmp_path, "soi", 5)
    for dialog in (OpenDialog(folder, lambda _path: True), SaveDialog(folder, "x.json")):
        program.manager.open(dialog)
        settle(3)
        program.screen.refresh()
        shows_only_text(program)
        lines = dialog.content.findChildren(QListWidget)[0]
        assert lines.count() == 5
        for row in range(1, lines.count()):
            lines.setCurrentRow(row)
            path = dialog._current()
            assert path is not None and path.is_file()
        program.manager.close(dialog)
    game = controller_of(program)
    game.files.open()
    chooser = program.manager.front
    assert isinstance(chooser, OpenDialog)
    chooser._enter(folder)
    for row in range(1, 5):
        lines = chooser.content.findChildren(QListWidget)[0]
        lines.setCurrentRow(row)
        chooser.choose("ok")
        settle(3)
        box = program.manager.front
        assert isinstance(box, Alert) and "can't be opened" in box.text
        shows_only_text(program)
        box.choose("ok")
        settle(3)
        game.files.open()
        chooser = program.manager.front
        assert isinstance(chooser, OpenDialog)
        chooser._enter(folder)


def test_widgets_of_the_toolbox_show_plain_text(qapp: object) -> None:
    """Alerts, labels and buttons show plain text, even if the caller does not sanitise it."""
    for text in hostile(Path("/nowhere")):
        label = Label(text)
        assert label.textFormat() == Qt.TextFormat.PlainText and not unprintable(label.text())
        label.setText(text)
        assert not unprintable(label.text())
        box = Alert(Kind.NOTE, f"It is {text}.", (("ok", text),), "ok")
        assert not unprintable(box.text) and box.sizeHint().height() < 460
        for button in (box.button("ok"), radio(text)):
            assert button.shortcut().isEmpty() and not unprintable(button.text())
        box.deleteLater()


def test_only_labels_py_creates_labels_and_buttons() -> None:
    """A bare label would interpret rich text: only `toolbox/dialogs/labels.py` creates labels."""
    for folder in ("macclassic", "games"):
        for file in (ROOT / folder).rglob("*.py"):
            if file.name != "labels.py":
                text = file.read_text()
                found = re.search(
                    r"\b(QLabel|QRadioButton|QCheckBox|QToolButton|QMessageBox)\(|setToolTip", text
                )
                assert found is None, (file, found)
                assert not re.search(r"QTextBrowser|QTextEdit|setHtml|RichText|QStaticText", text), file


def test_sanitised_text_is_short_printable_and_one_line() -> None:
    for text in (*hostile(Path("/x")), "\ud800", "\udcff", "", " a  b ", "é" + "\u0301" * 9):
        for most in (1, 2, 3, 10, MAX_NAME_LENGTH, 400):
            for middle in (False, True):
                made = harmless(text, most, middle)
                assert made.isprintable() and len(made) <= most
                made.encode()
        assert len(quoted(text)) <= 42
    assert harmless("Ada  Lovelace\n", 40) == "Ada Lovelace"
    assert harmless("abcdefghij", 5) == "abcd…" and harmless("abcdefghij", 5, middle=True) == "ab…ij"
    assert harmless("e" + "\u0301" * 9, 40) == "é" + "\u0301" * (MAX_ACCENTS - 1)
    assert plain("one\ntwo\xa0three\u202f!", 40) == "one\ntwo\xa0three\u202f!"
    assert plain("\x1b[1m\u202e", 40) == "?[1m?"
