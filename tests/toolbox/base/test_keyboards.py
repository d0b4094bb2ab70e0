"""Keys of the keyboards of Europe and Asia mean the digits and letters that the screen asks for.

The events are as X11 and Wayland give them: the code of a key, and its character in xkeyboard-config.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from macclassic.app.program.program import Program
from macclassic.toolbox.base import keyboards
from macclassic.toolbox.base.keyboards import in_latin, key_digit
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.windows.window_frames import Frame
from tests.support.match.playing import begun, controller_of, own_turn, rush
from tests.support.match.program import opened, settle

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier

AMERICAN = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm")
CODES = (range(10, 20), range(24, 34), range(38, 47), range(52, 59))
"""Codes of the keys of each row: AE01 to AE10, AD01 to AD10, AC01 to AC09, AB01 to AB07."""
LAYOUTS = {
    "fr": ("&é\"'(-è_çà", "azertyuiop", "qsdfghjkl", "wxcvbn,"),
    "be": ("&é\"'(\u00a7è!çà", "azertyuiop", "qsdfghjkl", "wxcvbn,"),
    "de": ("1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "ch": ("1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "cz": ("+ěščřžýáíé", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "sk": ("+ľščťžýáíé", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "hu": ("123456789ö", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "lt": ("ąčęėįšųū90", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "tr": ("1234567890", "qwertyuıop", "asdfghjkl", "zxcvbnm"),
    "ru": ("1234567890", "йцукенгшщз", "фывапролд", "ячсмить"),
    "ua": ("1234567890", "йцукенгшщз", "фівапролд", "ячсмить"),
    "rs": ("1234567890", "љњертзуиоп", "асдфгхјкл", "ѕџцвбнм"),
    "gr": ("1234567890", ";ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
    "in": ("१२३४५६७८९०", "ौैाीूबहगदज", "ोे्िुपरकत", "ॆंमनवलस"),
    "la": ("ຢຟໂຖຸູຄຕຈຂ", "ົໄຳພະິີຮນຍ", "ັຫກດເ້່າສ", "ຜປແອຶືທ"),
    "jp-kana": ("ヌフアウエオヤユヨワ", "タテイスカンナニラセ", "チトシハキクマノリ", "ツサソヒコミモ"),
    "kr": ("1234567890", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"),
}
"""Characters of a layout without Shift, by rows."""
LATIN_ON_KEYS = ("ru", "ua", "rs", "gr", "in", "la", "jp-kana", "kr")
"""Layouts without Latin letters: a key means the letter of the American keyboard."""


def _event(code: int, text: str, held: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """Return the press of a key that types a character."""
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()[0]), held, code, 0, 0, text)


def _press(program: Program, code: int, text: str, held: Qt.KeyboardModifier = NONE) -> None:
    QCoreApplication.sendEvent(program.screen, _event(code, text, held))
    settle()


@pytest.fixture
def x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(keyboards, "_PLACES", keyboards._places())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_key_of_the_upper_row_means_its_digit(x11: None, layout: str) -> None:
    for code, text, digit in zip(CODES[0], LAYOUTS[layout][0], AMERICAN[0], strict=True):
        assert key_digit(_event(code, text)) == digit


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_letter_key_means_the_latin_letter_on_it(x11: None, layout: str) -> None:
    for codes, row, american in zip(CODES[1:], LAYOUTS[layout][1:], AMERICAN[1:], strict=True):
        for code, text, letter in zip(codes, row, american, strict=True):
            if text.isascii() and not text.isalpha():
                continue
            meant = in_latin(_event(code, text))
            wanted = letter if layout in LATIN_ON_KEYS else text.replace("ı", "i")
            assert (meant.text(), meant.key()) == (wanted, ord(wanted.upper())), (text, code)
            assert not key_digit(meant)


@pytest.mark.parametrize(("text", "meant"), [("Ф", "A"), ("İ", "I"), ("Ω", "V")])
def test_a_letter_with_shift_is_a_capital(x11: None, text: str, meant: str) -> None:
    code = {"Ф": 38, "İ": 47, "Ω": 55}[text]
    assert in_latin(_event(code, text, SHIFT)).text() == meant


def test_shift_and_other_rows_have_no_digit(x11: None) -> None:
    assert key_digit(_event(10, "1", SHIFT)) == "1"  # Shift types the digit on a French keyboard
    assert key_digit(_event(10, "!", SHIFT)) == ""
    assert key_digit(_event(10, "&", CONTROL)) == ""
    assert key_digit(_event(20, "-")) == ""  # the minus of an American keyboard
    keypad = Qt.KeyboardModifier.KeypadModifier
    assert key_digit(_event(82, "-", keypad)) == ""
    assert key_digit(_event(0, "é")) == ""


class Numbered(Dialog):
    """Dialog that asks for a number from 1 to 9."""

    def __init__(self) -> None:
        super().__init__("", Frame.MOVABLE)
        self.got = ""
        self.add_buttons((("ok", "OK"),), default="ok", cancel="ok")
        self.fit()

    def letter(self, text: str) -> bool:
        self.got += text if text in [*"123456789"] else ""
        return text in [*"123456789"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_dialog_is_answered_by_a_digit_without_shift(
    x11: None, qapp: QCoreApplication, tmp_path: Path, layout: str
) -> None:
    program = opened(tmp_path)
    dialog = Numbered()
    program.manager.open(dialog)
    settle()
    for code, text in zip(CODES[0], LAYOUTS[layout][0], strict=True):
        _press(program, code, text)
    assert dialog.got == "123456789"


@pytest.mark.parametrize("layout", ["fr", "be", "cz", "de"])
def test_a_repeated_digit_answers_no_question_that_was_not_read(
    x11: None, qapp: QCoreApplication, tmp_path: Path, layout: str
) -> None:
    program = opened(tmp_path)
    dialog = Numbered()
    program.manager.open(dialog)
    settle()
    for code, text in zip(CODES[0][:9], LAYOUTS[layout][0], strict=False):
        program.manager.repeats.quiet_ms = 0
        _press(program, code, text)
        dialog.got = ""
        program.manager.repeats.quiet_ms = 10**6
        program.manager.repeats.question_appeared()
        _press(program, code, text)
        assert not dialog.got, text


@pytest.mark.parametrize("layout", ["fr", "be", "cz", "lt", "de"])
def test_a_field_for_numbers_has_digits_without_shift(
    x11: None, qapp: QCoreApplication, tmp_path: Path, layout: str
) -> None:
    program = opened(tmp_path)
    dialog = Dialog("", Frame.MOVABLE)
    numbers, words = QLineEdit(), QLineEdit()
    numbers.setValidator(QIntValidator(0, 10**8, dialog))
    dialog.body.addWidget(numbers)
    dialog.body.addWidget(words)
    dialog.add_buttons((("ok", "OK"),), default="ok", cancel="ok")
    dialog.fit()
    dialog.first_focus = numbers
    program.manager.open(dialog)
    settle()
    row = LAYOUTS[layout][0]
    for code, text in zip(CODES[0][:7], row, strict=False):
        _press(program, code, text)
    words.setFocus()
    for code, text in zip(CODES[0][:7], row, strict=False):
        _press(program, code, text)
    assert (numbers.text(), words.text()) == ("1234567", row[:7])


@pytest.mark.parametrize("layout", ["fr", "cz", "kr"])
def test_a_card_of_the_hand_is_played_by_its_digit(
    x11: None, qapp: QCoreApplication, tmp_path: Path, layout: str
) -> None:
    """Check the sixth card: on a French keyboard its key types a minus, which elsewhere is for the pace."""
    for index, (code, text) in enumerate(zip(CODES[0], LAYOUTS[layout][0], strict=True)):
        if index not in (0, 5):
            continue
        program = begun(tmp_path / str(index), "war-of-flowers", 5)
        game = controller_of(program)
        rush(program, partial(own_turn, program))
        hand = {spot.letters: spot for spot in game.table.all_spots() if spot.letters.isdigit()}
        pace, before = game.table.options.pace, game.session.match.plies  # type: ignore[attr-defined]
        assert str(index + 1) in hand
        _press(program, code, text)
        assert game.table.options.pace == pace  # type: ignore[attr-defined]
        assert game.session.match.plies > before
