"""Keys pressed in the Hangul layout act as the Latin letters on the same keys."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from macclassic.app.program.program import Program
from macclassic.engine.core.safe_text import harmless, plain
from macclassic.toolbox.base.hangul_keys import KEYS, latin_letters
from macclassic.toolbox.base.keyboards import in_latin
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.windows.window_frames import Frame
from tests.support.match.program import opened, settle

NONE, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ㅏㄴ", "ks"),
        ("화투", "ghkxn"),
        ("뷁", "qnpfr"),
        ("값", "rkqt"),
        ("ㅖ2.1", "P2.1"),
        ("까", "Rk"),
        ("8C", "8C"),
    ],
)
def test_hangul_is_converted_to_the_letters_of_its_keys(typed: str, meant: str) -> None:
    assert latin_letters(typed) == meant


@given(st.text(st.characters(min_codepoint=0xAC00, max_codepoint=0xD7A3)))
def test_every_syllable_is_typed_by_its_letters(text: str) -> None:
    keys = latin_letters(text)
    assert (keys.isascii() and keys.isalpha()) or not text
    assert 2 * len(text) <= len(keys) <= 5 * len(text)


def test_each_letter_is_on_one_key() -> None:
    assert sorted(each for each in KEYS.values() if each.islower()) == list("abcdefghijklmnopqrstuvwxyz")
    assert len(set(KEYS.values())) == len(KEYS)


@given(st.text())
def test_decomposed_names_are_shown_composed(text: str) -> None:
    """Check names of files in decomposed form: 한 as three jamo, as some disks have it."""
    apart = unicodedata.normalize("NFD", text)
    assert harmless(apart, 60) == harmless(unicodedata.normalize("NFC", text), 60)
    assert plain("\u1112\u1161\u11ab.json", 60) == "한.json"


def strike(program: Program, key: int, text: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(program.screen, QKeyEvent(kind, key, modifiers, text))
    settle()


def test_converting_a_key_keeps_its_other_properties(qapp: QCoreApplication) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, 0x314E, CONTROL, "ㅎ", True)
    meant = in_latin(event)
    assert (meant.key(), meant.text(), meant.modifiers()) == (Qt.Key.Key_G, "g", CONTROL)
    assert meant.isAutoRepeat()
    plain_one = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_G, NONE, "g")
    assert in_latin(plain_one) is plain_one


def test_an_icon_is_selected_by_the_key_of_its_letter(qapp: QCoreApplication, tmp_path: Path) -> None:
    program = opened(tmp_path)
    found = []
    for key, text in ((Qt.Key.Key_F, "f"), (0x3139, "ㄹ")):  # Flower Power
        program.desktop.select(None)
        strike(program, key, text)
        found.append(program.desktop.selected)
    assert found == ["flower-power", "flower-power"]


def test_command_keys_work_in_both_layouts(qapp: QCoreApplication, tmp_path: Path) -> None:
    program = opened(tmp_path, "soi")
    assert program.game is not None
    window = program.manager.front
    strike(program, 0x3148, "ㅈ", CONTROL)  # ⌘W
    assert program.manager.front is not window


def test_a_name_is_typed_in_hangul(qapp: QCoreApplication, tmp_path: Path) -> None:
    """Check that text typed into a field stays Hangul."""

    program = opened(tmp_path)
    dialog = Dialog("", Frame.MOVABLE)
    field = QLineEdit()
    dialog.body.addWidget(field)
    dialog.add_buttons((("ok", "OK"),), default="ok", cancel="ok")
    dialog.fit()
    dialog.first_focus = field
    program.manager.open(dialog)
    settle()
    strike(program, 0x314E, "ㅎ")
    assert field.text() == "ㅎ"
    typed = QInputMethodEvent()
    typed.setCommitString("한")
    QCoreApplication.sendEvent(program.screen, typed)
    settle()
    assert field.text() == "ㅎ한"
