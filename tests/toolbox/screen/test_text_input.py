"""Input methods and dead keys in edit fields: composed text, and candidates below the caret."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QInputMethodEvent, QKeyEvent, QTextCharFormat
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.shareware_notice import RegistrationDialog
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.quickdraw import fonts
from macclassic.toolbox.menus.menu_bar import Item, Menu
from tests.slow.test_real_window import display  # noqa: F401
from tests.support.match.program import make_program, settle, wake
from tests.support.screen.dialog_parts import buttons

Attribute = QInputMethodEvent.Attribute
Type = QInputMethodEvent.AttributeType


def started(depth: int = 8, scale: int = 1) -> tuple[Program, RegistrationDialog]:
    program = make_program(None, settings=Settings(depth=depth, scale=scale, sound=False, language="en"))
    program.start()
    dialog = RegistrationDialog("Ann")
    program.manager.open(dialog)
    settle()
    wake(program)
    return program, dialog


@pytest.fixture(params=[1, 4, 8])
def field(qapp: object, request: pytest.FixtureRequest) -> tuple[Program, RegistrationDialog]:
    return started(request.param)


class EventListener(QObject):
    """Calls a function for all events of an object."""

    def __init__(self, tell: Callable[[QEvent], object]) -> None:
        super().__init__()
        self._tell = tell

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._tell(event)
        return False


def text_format(start: int, length: int, **colours: QColor) -> Attribute:
    """Return the format that an input method requests for a part of the text."""
    made = QTextCharFormat()
    for name, colour in colours.items():
        getattr(made, f"set{name.capitalize()}")(colour)
    return Attribute(Type.TextFormat, start, length, made)


def compose(program: Program, text: str, *formats: Attribute, commit: str = "") -> None:
    caret = Attribute(Type.Cursor, len(text), 1, None)
    event = QInputMethodEvent(text, [*formats, caret] if text else [])
    event.setCommitString(commit)
    QCoreApplication.sendEvent(program.screen, event)
    settle()


def inside(program: Program, dialog: RegistrationDialog) -> QRect:
    """Return the rectangle of the field on the screen, without its frame."""
    corner = program.manager.rect_of(dialog).topLeft() + dialog.name.mapTo(dialog, QPoint(0, 0))
    return QRect(corner, dialog.name.size()).adjusted(1, 1, -1, -1)


def ink(program: Program, area: QRect) -> list[str]:
    """Return an area's rows: # for black, . for white, ? for anything else."""
    shown = program.screen.buffer.shown
    signs = {0xFF000000: "#", 0xFFFFFFFF: "."}
    return [
        "".join(signs.get(shown.pixel(x, y), "?") for x in range(area.left(), area.right() + 1))
        for y in range(area.top(), area.bottom() + 1)
    ]


def test_composed_text_is_underlined_until_it_is_committed(field: tuple[Program, RegistrationDialog]) -> None:
    program, dialog = field
    area = inside(program, dialog)
    line = "#" * fonts.advance("kana", fonts.SYSTEM)
    assert not any(line in row for row in ink(program, area))
    compose(program, "kana")
    rows = ink(program, area)
    assert [line in row for row in rows].count(True) == 1
    assert dialog.name.text() == "Ann"
    compose(program, "", commit="é")
    assert dialog.name.text() == "Anné"
    assert not any(line in row for row in ink(program, area))


def test_the_caret_is_behind_the_composed_text(field: tuple[Program, RegistrationDialog]) -> None:
    """Compare with the caret's place after the text was typed."""
    program, dialog = field
    area = inside(program, dialog)
    compose(program, "kana")
    composed = ink(program, area)
    compose(program, "", commit="kana")
    typed = ink(program, area)
    line = next(at for at, row in enumerate(composed) if "#" * fonts.advance("kana", fonts.SYSTEM) in row)
    assert [row for at, row in enumerate(composed) if at != line] == [
        row for at, row in enumerate(typed) if at != line
    ]


def test_a_started_syllable_survives_a_change_of_the_menus(
    field: tuple[Program, RegistrationDialog], qtbot: QtBot
) -> None:
    """Menus may change while the input method composes; a loss of focus would end the composition."""
    program, dialog = field
    dialog.name.clear()
    settle()
    before = program.bar.menus
    gone = []
    dialog.name.installEventFilter(
        listener := EventListener(lambda event: event.type() is QEvent.Type.FocusOut and gone.append(event))
    )
    compose(program, "안")
    game = before[1]
    program.bar.set_menus([before[0], replace(game, items=game.items[:-1]), *before[2:]])
    compose(program, "성", commit="안")
    assert not gone and program.screen.scene().focusItem() is not None
    dialog.name.removeEventFilter(listener)
    assert dialog.name.text() == "안"


def test_a_click_commits_the_composed_text(
    field: tuple[Program, RegistrationDialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button is dimmed while the only syllable of a name is composed, and answers a click all the same."""
    program, dialog = field
    dialog.name.clear()
    compose(program, "한")
    button = buttons(dialog)["register"]
    assert not button.isEnabled()
    method = Mock(wraps=QGuiApplication.inputMethod())
    method.commit.side_effect = lambda: compose(program, "", commit="한")
    monkeypatch.setattr(QGuiApplication, "inputMethod", lambda: method)
    registered = []
    dialog.finished.connect(lambda _name: registered.append(dialog.name.text()))
    place = program.manager.rect_of(dialog).topLeft() + button.mapTo(dialog, button.rect().center())
    view, pixel = program.screen.viewport(), program.screen.to_viewport(place)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=pixel)
    settle(20)
    assert registered == ["한"]


def test_a_composition_can_be_cancelled(field: tuple[Program, RegistrationDialog], qtbot: QtBot) -> None:
    program, dialog = field
    before = ink(program, inside(program, dialog))
    compose(program, "ka")
    assert ink(program, inside(program, dialog)) != before
    compose(program, "")
    assert dialog.name.text() == "Ann"
    qtbot.waitUntil(lambda: ink(program, inside(program, dialog)) == before)  # with the caret, which blinks


def test_the_current_clause_is_inverted_and_requested_colours_are_ignored(
    field: tuple[Program, RegistrationDialog],
) -> None:
    program, dialog = field
    compose(program, "kana", text_format(2, 2, background=QColor("red"), foreground=QColor("yellow")))
    rows = ink(program, inside(program, dialog))
    assert not any("?" in row for row in rows)
    clause = fonts.advance("na", fonts.SYSTEM)
    # Above its letters the clause is solid black, like a selection.
    assert any("#" * clause in row and "#" * (clause + 4) not in row for row in rows[:6])


def test_composed_text_replaces_a_selection(field: tuple[Program, RegistrationDialog]) -> None:
    program, dialog = field
    dialog.name.selectAll()
    compose(program, "", commit="É")
    assert dialog.name.text() == "É"


@pytest.mark.parametrize("scale", [1, 2])
def test_candidates_open_under_the_caret(qapp: object, scale: int) -> None:
    program, dialog = started(scale=scale)
    for name in ("A", "Anna Livia"):
        dialog.name.setText(name)
        settle()
        area = inside(program, dialog)
        caret = area.left() + 3 + fonts.advance(name, fonts.SYSTEM)
        rectangle = QGuiApplication.inputMethod().cursorRectangle()
        assert abs(rectangle.center().x() - caret * scale) <= 2 * scale
        assert area.top() * scale <= rectangle.top() and rectangle.bottom() <= (area.bottom() + 1) * scale


SCRIPT = """
import sys
from tests.toolbox.screen.test_text_input import started, inside, settle
from PySide6.QtGui import QGuiApplication
program, dialog = started(scale=2)
screen = program.screen
for size in ((1024, 768), (1100, 900)):
    screen.resize(*size)
    settle()
    dialog.name.setText("Anna")
    settle()
    area = inside(program, dialog)
    caret = QGuiApplication.inputMethod().cursorRectangle()
    top, bottom = (screen.to_viewport(point) for point in (area.topLeft(), area.bottomRight()))
    assert top.x() < caret.left() < bottom.x() and top.y() - 2 <= caret.top(), (top, caret)
    assert caret.bottom() <= bottom.y() + 2, (bottom, caret)
    print(screen.devicePixelRatioF(), screen.to_screen(caret.center().toPoint()).x() - area.left())
"""


@pytest.mark.parametrize("ratio", [1.25, 1.5, 1.75])
@pytest.mark.slow
def test_candidates_open_under_the_caret_at_fractional_scales(ratio: float) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(ratio)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for line in done.stdout.splitlines():
        seen, caret = line.split()
        assert float(seen) == ratio
        assert abs(int(caret) - 3 - fonts.advance("Anna", fonts.SYSTEM)) <= 3


def test_only_fields_take_composed_text(qapp: object) -> None:
    program, dialog = started()
    assert program.screen.inputMethodQuery(Qt.InputMethodQuery.ImEnabled)
    dialog.dismiss()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    settle()
    assert not program.screen.inputMethodQuery(Qt.InputMethodQuery.ImEnabled)


def test_letters_typed_with_altgr_are_no_commands(qapp: object) -> None:
    """Check systems such as Windows, on which AltGr is Ctrl and Alt: AltGr-Q is @ and not Quit."""
    program, dialog = started()
    struck: list[str] = []
    program.bar.flashed.connect(struck.append)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    # A dialog would block other menus anyway.
    program.bar.set_menus([Menu("File", (Item("Quit", lambda: None, "Q"),), in_dialogs=True)])
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QCoreApplication.sendEvent(program.screen, QKeyEvent(kind, Qt.Key.Key_Q, both, "@"))
    settle()
    assert dialog.name.text() == "Ann@" and struck == []


TYPING = """
import sys
from PySide6.QtWidgets import QApplication
from tests.support.match.program import wake
from tests.toolbox.screen.test_text_input import started
program, dialog = started()
wake(program)
dialog.finished.connect(lambda _: (print(dialog.name.text(), flush=True), QApplication.quit()))
print("ready", flush=True)
QApplication.exec()
"""


@pytest.mark.window
@pytest.mark.skipif(
    not all(map(shutil.which, ("Xvfb", "xdotool", "setxkbmap"))), reason="needs Xvfb, xdotool and setxkbmap"
)
def test_dead_keys_reach_the_field(display: str) -> None:  # noqa: F811
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONIOENCODING": "utf-8"}
    # With a layout that lacks these keys, xdotool changes it for each key, which a slow program reads late.
    subprocess.run(["setxkbmap", "us", "-variant", "intl"], env=environment, check=True)
    with subprocess.Popen(
        [sys.executable, "-c", TYPING], env=environment, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        keys = ("space", "Z", "o", "dead_diaeresis", "e", "space", "dead_circumflex", "o", "Return")
        subprocess.run(["xdotool", "key", "--delay", "30", *keys], env=environment, check=True)
        assert process.stdout.readline() == "Ann Zoë ô\n"
    assert process.returncode == 0
