"""Modal dialogs and alerts, laid out by the numbers of look §2.6 and §2.9."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from macclassic.engine.core.safe_text import plain
from macclassic.quickdraw import fonts
from macclassic.toolbox.base import look
from macclassic.toolbox.base.look import FLASH_MS
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.dialogs import arrow_focus
from macclassic.toolbox.dialogs.labels import MOST, Label, unkeyed
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window import Frame, Window, calls_off
from macclassic.toolbox.windows.window_manager import WindowManager

translate = QCoreApplication.translate

BARE_KEYS = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
)
"""Keys that only change what others mean: struck alone, they end no motion and put nothing away."""
GAP = 13
EDGE = 10
NEAR = 7
"""Between a picture and the line that it stands before."""
ICON = 32
ICON_LEFT = 20
Button = tuple[str, ...]
"""A button's name and text; where it has a balloon of its own what that says, and says while it is dimmed."""
LONGEST = 450
"""Characters of an alert."""
TEXT_LEFT = 75
"""Where an alert's text begins, and what stands at its left below the text."""


class Dialog(Window):
    """A modal dialog: Return strikes the default button, Esc and ⌘-. the one that cancels."""

    finished = Signal(str)
    """A button was chosen, by its name; sent once, when the dialog has gone."""

    def __init__(self, title: str = "", frame: Frame = Frame.DIALOG) -> None:
        body = QWidget()
        super().__init__(title, body, frame)
        self.setAccessibleName(title)
        self.body = QVBoxLayout(body)
        self.body.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self.body.setSpacing(GAP)
        self._buttons: dict[str, QPushButton] = {}
        self._default = ""
        self._cancel = ""
        self._answer: str | None = None
        self.checks: list[Callable[[str], bool]] = []
        """Each is asked, with the name of the button, whether the dialog may go."""
        self.others: dict[str, Callable[[], None]] = {}
        """What buttons do that leave the dialog open, by name."""
        self.letters: dict[str, str] = {}
        """The buttons that letters strike, by these."""
        self.hurry: Callable[[], bool] = lambda: False
        """Ends whatever still moves in it, and says whether anything did: a key is spent on that."""
        self._tabbed = False
        """Whether Tab, a letter or a click was used: then arrows go round in a group of marks."""
        self._roved: QWidget | None = None
        """The control that the arrows have led to, until Tab or a click leads elsewhere."""

    def add_text(self, text: str, small: bool = False, width: int = 300) -> QLabel:
        """Add a paragraph, wrapped at a width in pixels."""
        label = paragraph(text, small, width)
        self.body.addWidget(label)
        return label

    def add_buttons(
        self,
        names: Sequence[Button],
        default: str,
        cancel: str = "",
        left: Sequence[str] = (),
        indent: int = 0,
    ) -> None:
        """Add the row of buttons from left to right.

        Those in `left` stand at the left edge, or `indent` pixels from it.
        """
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.setContentsMargins(indent, 0, 0, 0)
        self._default, self._cancel = default, cancel
        for each in names:
            if each[0] in left:
                row.addWidget(self._make_button(*each))
        row.addStretch(1)
        for each in names:
            if each[0] not in left:
                row.addWidget(self._make_button(*each))
        self.body.addLayout(row)

    def only_button(self, balloon: str, text: str = "") -> None:
        """Add the only button of a dialog that asks nothing, OK if it has no other text, and lay it out."""
        self.add_buttons((("ok", text or translate("dialog", "OK"), balloon),), default="ok", cancel="ok")
        self.fit()

    def ok_or_cancel(self, balloon: str, dimmed: str = "", text: str = "") -> None:
        """Add Cancel and a button that is OK if it has no other text, with what its balloon says."""
        ok = "ok", text or translate("dialog", "OK"), balloon, dimmed
        self.add_buttons((("cancel", translate("dialog", "Cancel")), ok), "ok", "cancel")

    def add_note(self, text: str, marks: Sequence[str] = ()) -> None:
        """Add a line in small type above the buttons of a dialog that is laid out already, after pictures of
        `resources/art`, if there are any."""
        parts: list[QLabel] = [Picture("art", mark) for mark in marks]
        room = sum(each.width() + NEAR for each in parts)
        parts.append(paragraph(text, True, self.content.width() - 2 * EDGE - room))
        row = QHBoxLayout()
        row.setSpacing(NEAR)
        self.body.insertLayout(self.body.count() - 1, row)
        for each in parts:
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
            # A layout leaves no room for what is not shown yet.
            each.show()
        self.fit()

    def add_other(self, name: str, text: str, balloon: str, does: Callable[[], None]) -> QPushButton:
        """Add a button at the left of the others to a dialog that is laid out already and stays open."""
        last = self.body.itemAt(self.body.count() - 1)
        row = last.layout() if last is not None else None
        assert isinstance(row, QHBoxLayout)
        button = self._make_button(name, text, balloon)
        row.insertWidget(0, button)
        button.show()
        self.others[name] = does
        self.fit()
        return button

    def _make_button(self, name: str, text: str, *balloons: str) -> QPushButton:
        button = QPushButton(unkeyed(text))
        if balloons:
            tell(button, *balloons)
        button.setAutoDefault(False)
        button.setDefault(name == self._default)
        button.setObjectName(name)
        button.clicked.connect(lambda: self.choose(name))
        self._buttons[name] = button
        return button

    def button(self, name: str) -> QPushButton:
        """Return a button by its name."""
        return self._buttons[name]

    def choose(self, name: str) -> None:
        """End the dialog as if a button had been pressed, unless a check objects."""
        if self._answer is not None or not all(check(name) for check in self.checks):
            return
        if name in self.others:
            self.others[name]()
            return
        self._answer = name
        self.dismiss()
        self.finished.emit(name)

    def copies(self, name: str, text: Callable[[], str]) -> None:
        """Have a button put a text on the Clipboard, and say that it has."""

        def copy() -> None:
            QGuiApplication.clipboard().setText(text())
            self.button(name).setText(translate("dialog", "Copied"))

        self.others[name] = copy

    def strike_default(self) -> None:
        """Do what Return does."""
        self.strike(self._default)

    def strike(self, name: str) -> None:
        """Flash a button, as when a key stands for it, then choose it."""
        button = self._buttons.get(name)
        if button is None or not button.isEnabled() or self._answer is not None:
            return
        button.setDown(True)

        def release() -> None:
            button.setDown(False)
            # What was typed may have been cut meanwhile.
            if button.isEnabled():
                self.choose(name)

        QTimer.singleShot(FLASH_MS, button, release)

    def showEvent(self, event: QShowEvent) -> None:
        for child in self.content.findChildren(QWidget):
            child.installEventFilter(self)
            if isinstance(child, QRadioButton) and not child.property(_FOLLOWED):
                child.setProperty(_FOLLOWED, True)
                child.clicked.connect(lambda _on=False, child=child: self._clicked(child))
        super().showEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What a pop-up menu has opened is a window of its own, with its own keys.
        inside = isinstance(watched, QWidget) and watched.window() is self
        if inside and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(watched, event)
        return super().eventFilter(watched, event)

    def _clicked(self, button: QRadioButton) -> None:
        """Let the arrows go on from a radio button that is clicked, unless they are wanted for a text."""
        self._tabbed = True
        if not isinstance(self.focusWidget(), QLineEdit) and not button.hasFocus():
            button.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._key(self, event)

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        key = event.key()
        if key not in BARE_KEYS and self.hurry():
            return True
        at = self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._press_roved(at):
                return True
            # As in System 7 Return means the default, wherever the keyboard is; Space presses what has it.
            if not self._default and isinstance(watched, QPushButton):
                self.strike(watched.objectName())
            else:
                self.strike(self._default)
            return True
        if calls_off(event):
            self.strike(self._cancel or (self._default if len(self._buttons) == 1 else ""))
            return True
        step = sum(arrow_focus.WAYS.get(Qt.Key(key), ()))
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        marks = isinstance(watched, QAbstractButton) and watched is not self._roved
        if step and marks and _choose_beside(cast(QAbstractButton, watched), step, self._tabbed):
            return True
        if step and bare:
            return self._rove(at, event)
        taken = not isinstance(watched, QLineEdit | QComboBox) and self.letter(event.text())
        self._tabbed = self._tabbed or taken
        return taken

    # The arrows (roving.py)

    def _rove(self, at: QWidget | None, event: QKeyEvent) -> bool:
        """Let an arrow go to what has the keyboard, or else lead to the control that lies there; True if it
        did."""
        if at is not None and at is not self.content and at.window() is self:
            sure = isinstance(at, QLineEdit | QComboBox | QAbstractSlider)
            if arrow_focus.keeps(at, event, at is self._roved):
                return not sure  # who is sure to have a use for it has not had it yet
        found = arrow_focus.beside(self, at, Qt.Key(event.key()))
        if found is not None:
            self._roved = found
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self._ring()
        return True

    def _ring(self) -> None:
        """Draw the heavy ring round what Return presses."""
        elsewhere = self._roved is not None and arrow_focus.presses(self._roved)
        pressed = self._roved if elsewhere else self._buttons.get(self._default)
        for each in self._buttons.values():
            each.setDefault(each is pressed)

    def _press_roved(self, at: QWidget | None) -> bool:
        """Press what the arrows have come to; True if Return is spent on that."""
        default = self._buttons.get(self._default)
        if at is None or not at.isEnabled():
            return False
        if at is self._roved and arrow_focus.presses(at):
            if at.objectName() in self._buttons:
                self.strike(at.objectName())
            else:
                arrow_focus.press(at)
            return True
        return arrow_focus.picks(at, default is not None and default.isEnabled())

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._tabbed = True
        if self._roved is not None:
            self._roved = None
            self._ring()
        return super().focusNextPrevChild(forward)

    def letter(self, text: str) -> bool:
        """Offer a typed letter to the dialog; True if it meant something."""
        name = self.letters.get(text.casefold())
        if name is not None:
            self.strike(name)
        return name is not None


_FOLLOWED = "followedByArrows"


def _choose_beside(button: QAbstractButton, step: int, wraps: bool) -> bool:
    """Choose the next button of a group in which only one can be on, if there is one; the first after the
    last where the group `wraps`.

    Qt asks the application which widget has the keyboard, and in a scene that is the whole screen.
    """
    group = button.group()
    if group is None or not group.exclusive():
        return False
    others = [each for each in group.buttons() if each.isEnabled() and each.isVisible()]
    marked = group.checkedButton()
    start = marked if marked in others else button
    goal = others.index(start) + step
    if not wraps and not 0 <= goal < len(others):
        return False
    beside = others[goal % len(others)]
    beside.setFocus(Qt.FocusReason.TabFocusReason)
    beside.click()
    return True


def paragraph(text: str, small: bool = False, width: int = 300) -> QLabel:
    """Return a wrapped paragraph of exactly the height its lines take."""
    font = fonts.small() if small else fonts.system()
    label = Label(_breakable(plain(text, MOST), QFontMetrics(font), width))
    label.setFont(font)
    label.setWordWrap(True)
    label.setFixedWidth(width)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.setMinimumHeight(label.heightForWidth(width))
    return label


def room_for(lines: int, small: bool = False, width: int = 300) -> QLabel:
    """Return a paragraph with nothing in it yet, which keeps the height of so many lines."""
    label = paragraph("\n".join("x" * lines), small, width)
    label.setFixedHeight(label.minimumHeight())
    label.setText("")
    return label


def _breakable(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a text whose words wider than a line, as names of files can be, may go on in the next one."""
    return " ".join(
        re.sub(r"([-._/\\])", "\\1\u200b", word) if metrics.horizontalAdvance(word) > width else word
        for word in text.split(" ")
    )


class Picture(Label):
    """A picture of `resources`, drawn anew when the depth of the screen changes."""

    def __init__(self, folder: str, name: str) -> None:
        super().__init__()
        self._source = (folder, name)
        self._depth = 0
        self._load()

    def turn_to(self, folder: str, name: str) -> None:
        """Show another picture."""
        self._source, self._depth = (folder, name), 0
        self._load()

    def _load(self) -> None:
        depth = look.current().depth
        if depth != self._depth:
            self._depth = depth
            pixmap = QPixmap.fromImage(picture(*self._source))
            self.setPixmap(pixmap)
            self.setFixedSize(pixmap.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        self._load()
        super().paintEvent(event)


class Kind(Enum):
    """Kinds of alert, by their icon."""

    NOTE = "alert-note"
    CAUTION = "alert-caution"
    STOP = "alert-stop"


class Alert(Dialog):
    """An alert: an icon, one clear sentence, and buttons."""

    def __init__(
        self,
        kind: Kind,
        text: str,
        buttons: Sequence[Button],
        default: str,
        cancel: str = "",
        left: Sequence[str] = (),
    ) -> None:
        # Our own are half as long; a name of a megabyte must leave room for the button.
        text = plain(text, LONGEST)
        super().__init__(text)
        self.text = text
        row = QGridLayout()
        row.setContentsMargins(ICON_LEFT - EDGE, 0, 0, 0)
        row.setHorizontalSpacing(TEXT_LEFT - ICON_LEFT - ICON)
        row.addWidget(Picture("art", kind.value), 0, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(paragraph(text, width=290), 0, 1)
        self.body.addLayout(row)
        self.add_buttons(buttons, default, cancel, left, indent=TEXT_LEFT - EDGE if left else 0)
        self.fit()


class Hint(Alert):
    """A hint, which any key or click puts away and is spent on that."""

    takes_all_keys = True

    def __init__(self, text: str) -> None:
        super().__init__(Kind.NOTE, text, (("ok", translate("dialog", "OK")),), default="ok", cancel="ok")

    def pressed_outside(self) -> bool:
        # Once the press is done with, so that it reaches nothing below.
        QTimer.singleShot(0, self, lambda: self.choose("ok"))
        return True

    def press(self, point: QPoint) -> None:
        self.choose("ok")

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.choose("ok")
        return True

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.key() not in BARE_KEYS:
            self.choose("ok")
        return True


def alert(
    manager: WindowManager,
    kind: Kind,
    text: str,
    then: Callable[[], object] | None = None,
    stays: bool = False,
) -> Alert:
    """Show an alert with one button, and go on when it has been answered; what must be told `stays` until it
    has been read, even where the window goes that is in front now."""
    buttons = (("ok", translate("dialog", "OK")),)
    return ask(manager, kind, text, buttons, "ok", "ok", lambda _answer: then() if then else None, stays)


def ask(
    manager: WindowManager,
    kind: Kind,
    text: str,
    buttons: Sequence[Button],
    default: str,
    cancel: str,
    answer: Callable[[str], object],
    stays: bool = False,
) -> Alert:
    """Show an alert with a choice of buttons; `answer` gets the one chosen, by name. `stays`: see `alert`."""
    box = Alert(kind, text, buttons, default, cancel)
    box.stays = stays
    box.finished.connect(answer)
    manager.open(box)
    return box


def confirm(
    manager: WindowManager,
    text: str,
    go: Button,
    does: Callable[[], object],
    stay: Button | None = None,
) -> Alert:
    """Ask whether to do what can't be taken back, by the button `go`; by Cancel, or what else is said to
    `stay`, all is left as it is."""
    stay = stay or ("cancel", translate("dialog", "Cancel"))

    def answered(name: str) -> None:
        if name == go[0]:
            does()

    return ask(manager, Kind.CAUTION, text, (stay, go), stay[0], stay[0], answered)


def when_ok(manager: WindowManager, dialog: Dialog, then: Callable[[], object]) -> None:
    """Open a dialog, and do something if it is answered with OK."""

    def answered(name: str) -> None:
        if name == "ok":
            then()

    dialog.finished.connect(answered)
    manager.open(dialog)


class OptionsDialog(Dialog):
    """A dialog that answers with the values of options."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.reads: dict[str, Callable[[], Any]] = {}
        """Reads each option from its controls, by name."""

    def values(self) -> dict[str, Any]:
        """Return the options as they were set, by name, as settings have them."""
        return {name: read() for name, read in self.reads.items()}
