"""Modal dialogs and alerts, laid out by the measures of look §2.6 and §2.9."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QGuiApplication,
    QIntValidator,
    QKeyEvent,
    QPaintEvent,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from macclassic.engine.core.safe_text import plain
from macclassic.quickdraw import fonts
from macclassic.toolbox.base import look
from macclassic.toolbox.base.keyboards import key_digit
from macclassic.toolbox.base.look import FLASH_MS
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.dialogs import arrow_focus
from macclassic.toolbox.dialogs.labels import MAX_LABEL_LENGTH, Label, unkeyed
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.style.scroll_bars import THICK as SCROLL_BAR
from macclassic.toolbox.windows.window import Frame, Window, is_cancel_key, tab_stops
from macclassic.toolbox.windows.window_manager import WindowManager

BARE_KEYS = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
)
"""Modifier keys: pressed alone, they neither finish motion nor close a hint."""
GAP = 13
EDGE = 10
NEAR = 7
"""Pixels between a picture and the line beside it."""
ICON = 32
ICON_LEFT = 20
MAX_ALERT_LENGTH = 450
"""Maximum characters of an alert."""
TEXT_LEFT = 75
"""Left edge of an alert's text; buttons at the left are aligned with it."""


class Button(NamedTuple):
    """A button of a dialog: its name in answers, its text, and its balloon texts.

    `dimmed`: balloon text while it is disabled.
    """

    name: str
    text: str
    balloon: str = ""
    dimmed: str = ""


AnyButton = Button | tuple[str, str] | tuple[str, str, str] | tuple[str, str, str, str]
"""A button, or its first fields in order."""


class Dialog(Window):
    """A modal dialog: Return presses the default button, Esc and ⌘-. the cancel button."""

    finished = Signal(str)
    """A button was chosen, by its name; emitted once, after the dialog has closed."""

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
        """Each gets the name of the chosen button; the dialog closes only if all return True."""
        self.others: dict[str, Callable[[], None]] = {}
        """Buttons that leave the dialog open: name -> action."""
        self.letters: dict[str, str] = {}
        """Letters that press buttons: letter -> name."""
        self.hurry: Callable[[], bool] = lambda: False
        """Finishes motion in the dialog; True if anything moved: the key then has no other effect.
        """
        self._tabbed = False
        """True after Tab, a letter or a click; arrows then wrap round within a group of radio buttons."""
        self._roved: QWidget | None = None
        """Control reached by arrow keys, until Tab or a click moves the focus."""
        self._area: QScrollArea | None = None
        """All but the buttons, if the dialog would be taller than the screen."""

    def lower(self) -> None:
        """Make a dialog beside a table lower: less room above, below and between its parts."""
        self.body.setContentsMargins(EDGE, NEAR, EDGE, NEAR)
        self.body.setSpacing(NEAR)

    def add_text(self, text: str, small: bool = False, width: int = 300) -> QLabel:
        """Add a paragraph, wrapped at a width in pixels."""
        label = paragraph(text, small, width)
        self.body.addWidget(label)
        return label

    def add_buttons(
        self,
        names: Sequence[AnyButton],
        default: str,
        cancel: str = "",
        left: Sequence[str] = (),
        indent: int = 0,
    ) -> None:
        """Add the row of buttons from left to right.

        Buttons named in `left` are at the left edge, or `indent` pixels from it.
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
        """Add the only button of a dialog, by default OK, and lay the dialog out."""
        self.add_buttons((("ok", text or translate("dialog", "OK"), balloon),), default="ok", cancel="ok")
        self.fit()

    def ok_or_cancel(self, balloon: str, dimmed: str = "", text: str = "") -> None:
        """Add Cancel and a button, by default OK, with its balloon texts."""
        ok = "ok", text or translate("dialog", "OK"), balloon, dimmed
        self.add_buttons((("cancel", translate("dialog", "Cancel")), ok), "ok", "cancel")

    def add_note(self, text: str, marks: Sequence[str] = ()) -> None:
        """Add a line in small type above the buttons of a finished layout.

        `marks` are pictures of `resources/art` before the text.
        """
        parts: list[QLabel] = [Picture("art", mark) for mark in marks]
        room = sum(each.width() + NEAR for each in parts)
        parts.append(paragraph(text, True, self.content.width() - 2 * EDGE - room))
        row = QHBoxLayout()
        row.setSpacing(NEAR)
        for each in parts:
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
        self.add_rows(row)

    def add_rows(self, rows: QLayout) -> None:
        """Add a layout above the buttons of a finished layout."""
        before = set(self.content.children())
        self.body.insertLayout(self.body.count() - 1, rows)
        for each in self.content.children():
            if isinstance(each, QWidget) and each not in before:
                # A layout reserves no space for widgets that are not shown yet.
                each.show()
        last = tab_stops(self)[-1]
        if last not in self._buttons.values():
            for button in self._buttons.values():
                QWidget.setTabOrder(last, button)
                last = button
        self.fit()

    def add_other(self, name: str, text: str, balloon: str, does: Callable[[], None]) -> QPushButton:
        """Add a button left of the others to a finished layout; it leaves the dialog open."""
        last = self.body.itemAt(self.body.count() - 1)
        row = last.layout() if last is not None else None
        assert isinstance(row, QHBoxLayout)
        button = self._make_button(name, text, balloon)
        row.insertWidget(0, button)
        button.show()
        self.body.invalidate()  # a layout does not learn that one within it grew
        self.others[name] = does
        self.fit()
        return button

    def limit_height(self, height: int) -> None:
        """Let all but the row of buttons scroll if the dialog is taller than `height`."""
        if self.height() <= height or self._area is not None:
            return
        rows = self.body
        last = rows.itemAt(rows.count() - 1) if rows.count() > 1 else None
        buttons = last.layout() if last is not None else None
        inner, room = QWidget(), self.content.size().shrunkBy(rows.contentsMargins())
        room -= QSize(-SCROLL_BAR, self.height() - height)
        if buttons is not None:
            rows.removeItem(buttons)
            room -= QSize(0, buttons.sizeHint().height() + rows.spacing())
        inner.setLayout(rows)
        self.body = QVBoxLayout(self.content)
        self.body.setContentsMargins(rows.contentsMargins())
        self.body.setSpacing(rows.spacing())
        rows.setContentsMargins(0, 0, 0, 0)
        self._area = scrolling(inner)
        self._area.setFixedSize(room)
        self.body.addWidget(self._area)
        self._area.show()  # a hidden part has no size for `fit`
        if buttons is not None:
            buttons.setParent(None)
            self.body.addLayout(buttons)
        self.fit()

    def _make_button(self, name: str, text: str, *balloons: str) -> QPushButton:
        button = QPushButton(unkeyed(text))
        if any(balloons):
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
        """Close the dialog as if a button had been pressed, unless a check objects."""
        if self._answer is not None:
            return
        if not all(check(name) for check in self.checks):
            self.question_changed.emit()
            return
        if name in self.others:
            self.others[name]()
            return
        self._answer = name
        self.dismiss()
        self.finished.emit(name)

    def copies(self, name: str, text: Callable[[], str]) -> None:
        """Make a button copy a text to the Clipboard and then read “Copied”."""

        def copy() -> None:
            QGuiApplication.clipboard().setText(text())
            self.button(name).setText(translate("dialog", "Copied"))

        self.others[name] = copy

    def strike_default(self) -> None:
        """Press the default button, as Return does."""
        self.strike(self._default)

    def strike(self, name: str) -> None:
        """Flash a button, as for a key press, then choose it."""
        button = self._buttons.get(name)
        if button is None or self._answer is not None:
            return
        if not button.isEnabled():
            self._explain(name)
            return
        button.setDown(True)

        def release() -> None:
            button.setDown(False)
            # The button may have been disabled meanwhile.
            if button.isEnabled():
                self.choose(name)

        QTimer.singleShot(FLASH_MS, button, release)

    def wrong_field(self) -> QLineEdit | None:
        """Return the first field with a number out of its bounds, or without one; None if there is none."""
        fields = self.content.findChildren(QLineEdit)
        return next((each for each in fields if each.isEnabled() and not each.hasAcceptableInput()), None)

    def objection(self) -> str:
        """Return why the default button is disabled: the wrong field with its bounds; empty if unknown."""
        field = self.wrong_field()
        bounds = None if field is None else field.validator()
        if field is None or not isinstance(bounds, QIntValidator):
            return ""
        name = field.accessibleName().rstrip(": \xa0\u202f")
        text = translate("dialog", "{field}: type a number from {least} to {most}.")
        return text.format(field=name, least=bounds.bottom(), most=bounds.top())

    def _explain(self, name: str) -> None:
        """Say in an alert why the default button is disabled, then select the wrong field."""
        why, field = self.objection() if name == self._default else "", self.wrong_field()
        if why:
            box = Alert(Kind.NOTE, why, (("ok", translate("dialog", "OK")),), "ok", "ok")
            if field is not None:
                box.finished.connect(lambda _name: _select(field))
            self.opens.emit(box)

    def showEvent(self, event: QShowEvent) -> None:
        for child in self.content.findChildren(QWidget):
            child.installEventFilter(self)
            if isinstance(child, QRadioButton) and not child.property(_FOLLOWED):
                child.setProperty(_FOLLOWED, True)
                child.clicked.connect(lambda _on=False, child=child: self._clicked(child))
        super().showEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A menu opened by a pop-up control is a window of its own, with its own keys.
        inside = isinstance(watched, QWidget) and watched.window() is self
        if inside and self._area is not None and event.type() == QEvent.Type.FocusIn:
            self._area.ensureWidgetVisible(cast(QWidget, watched))
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and isinstance(watched, QPushButton) and not watched.isEnabled():
            self._explain(watched.objectName())
        if inside and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press_key(watched, event)
        return super().eventFilter(watched, event)

    def _clicked(self, button: QRadioButton) -> None:
        """Move the focus to a clicked radio button, unless a text field needs the arrows."""
        self._tabbed = True
        if not isinstance(self.focusWidget(), QLineEdit) and not button.hasFocus():
            button.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._press_key(self, event)

    def _press_key(self, watched: QObject, event: QKeyEvent) -> bool:
        could_close = self._default_works
        used = self._key(watched, event)
        if self._default_works and not could_close:
            self.question_changed.emit()
        return used

    @property
    def _default_works(self) -> bool:
        default = self._buttons.get(self._default)
        return default is not None and default.isEnabled()

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        key = event.key()
        if key not in BARE_KEYS and self.hurry():
            self.question_changed.emit()
            return True
        at = self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._press_roved(at):
                return True
            # As in System 7 Return presses the default button, wherever the focus is; Space presses the
            # focused one.
            if not self._default and isinstance(watched, QPushButton):
                self.strike(watched.objectName())
            else:
                self.strike(self._default)
            return True
        if is_cancel_key(event):
            self.strike(self._cancel or (self._default if len(self._buttons) == 1 else ""))
            return True
        step = sum(arrow_focus.DIRECTIONS.get(Qt.Key(key), ()))
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        marks = isinstance(watched, QAbstractButton) and watched is not self._roved
        if step and marks and _choose_neighbour(cast(QAbstractButton, watched), step, self._tabbed):
            return True
        if step and bare:
            return self._rove(at, event)
        taken = not isinstance(watched, QLineEdit | QComboBox) and (
            self.letter(event.text()) or self.letter(key_digit(event))
        )
        self._tabbed = self._tabbed or taken
        return taken

    # Focus by arrow keys (arrow_focus.py)

    def _rove(self, at: QWidget | None, event: QKeyEvent) -> bool:
        """Give an arrow to the focused control, or move the focus; return True if the key is used up."""
        if at is not None and at is not self.content and at.window() is self:
            sure = isinstance(at, QLineEdit | QComboBox | QAbstractSlider)
            if arrow_focus.keeps(at, event, at is self._roved):
                return not sure  # a control that surely uses the arrow has not received it yet
        found = arrow_focus.neighbour(self, at, Qt.Key(event.key()))
        if found is not None:
            self._roved = found
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self._ring()
        return True

    def _ring(self) -> None:
        """Draw the heavy ring round the button that Return presses."""
        elsewhere = self._roved is not None and arrow_focus.presses(self._roved)
        pressed = self._roved if elsewhere else self._buttons.get(self._default)
        for each in self._buttons.values():
            each.setDefault(each is pressed)

    def _press_roved(self, at: QWidget | None) -> bool:
        """Press the control reached by arrows; return True if this used up Return."""
        if at is None or not at.isEnabled():
            return False
        if at is self._roved and arrow_focus.presses(at):
            if at.objectName() in self._buttons:
                self.strike(at.objectName())
            else:
                arrow_focus.press(at)
            return True
        return arrow_focus.picks(at, self._default_works)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._tabbed = True
        if self._roved is not None:
            self._roved = None
            self._ring()
        return super().focusNextPrevChild(forward)

    def letter(self, text: str) -> bool:
        """Offer a typed letter to the dialog; return True if it was used."""
        name = self.letters.get(text.casefold())
        if name is not None:
            self.strike(name)
        return name is not None


def _select(field: QLineEdit) -> None:
    field.setFocus(Qt.FocusReason.OtherFocusReason)
    field.selectAll()


_FOLLOWED = "followedByArrows"


def _choose_neighbour(button: QAbstractButton, step: int, wraps: bool) -> bool:
    """Choose the next button of an exclusive group; return False without such a group.

    `wraps` continues with the first after the last. Qt's own arrow keys do not work here: in a scene Qt takes
    the whole screen for the focused widget.
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
    next_one = others[goal % len(others)]
    next_one.setFocus(Qt.FocusReason.TabFocusReason)
    next_one.click()
    return True


def paragraph(text: str, small: bool = False, width: int = 300) -> QLabel:
    """Return a wrapped paragraph exactly as high as its lines."""
    font = fonts.small() if small else fonts.system()
    label = Label(_breakable(plain(text, MAX_LABEL_LENGTH), QFontMetrics(font), width))
    label.setFont(font)
    label.setWordWrap(True)
    label.setFixedWidth(width)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.setMinimumHeight(label.heightForWidth(width))
    return label


def room_for(lines: int, small: bool = False, width: int = 300) -> QLabel:
    """Return an empty paragraph with the height of a number of lines."""
    label = paragraph("\n".join("x" * lines), small, width)
    label.setFixedHeight(label.minimumHeight())
    label.setText("")
    return label


def _breakable(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a text with line breaks allowed within words wider than a line, such as file names.

    A part between two marks that is still too wide may break anywhere.
    """

    def parts(word: str) -> list[str]:
        if metrics.horizontalAdvance(word) <= width:
            return [word]
        found = re.split(r"(?<=[-._/\\])", word)
        return [
            each for part in found for each in (part if metrics.horizontalAdvance(part) > width else [part])
        ]

    return " ".join("\u200b".join(parts(word)) for word in text.split(" "))


class Picture(Label):
    """Picture of `resources`, reloaded when the depth of the screen changes, each pixel `times` as large."""

    def __init__(self, folder: str, name: str, times: int = 1) -> None:
        super().__init__()
        self._source, self._times = (folder, name), times
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
            image = picture(*self._source)
            pixmap = QPixmap.fromImage(image.scaled(image.size() * self._times))
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
        buttons: Sequence[AnyButton],
        default: str,
        cancel: str = "",
        left: Sequence[str] = (),
    ) -> None:
        # Our own are half as long; a name of a megabyte must leave room for the button.
        text = plain(text, MAX_ALERT_LENGTH)
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
    """A hint, closed by any key or click, which has no other effect."""

    takes_all_keys = True

    def __init__(self, text: str) -> None:
        super().__init__(Kind.NOTE, text, (("ok", translate("dialog", "OK")),), default="ok", cancel="ok")

    def pressed_outside(self) -> bool:
        # Deferred until the press is over, so that the press reaches nothing below.
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
    """Show an alert with one button, and call `then` when it is answered.

    With `stays` it remains until it is answered, even if the window behind it closes.
    """
    buttons = (("ok", translate("dialog", "OK")),)
    return ask(manager, kind, text, buttons, "ok", "ok", lambda _answer: then() if then else None, stays)


def ask(
    manager: WindowManager,
    kind: Kind,
    text: str,
    buttons: Sequence[AnyButton],
    default: str,
    cancel: str,
    answer: Callable[[str], object],
    stays: bool = False,
) -> Alert:
    """Show an alert with several buttons; `answer` gets the name of the chosen one.

    For `stays` see `alert`.
    """
    box = Alert(kind, text, buttons, default, cancel)
    box.stays = stays
    box.finished.connect(answer)
    manager.open(box)
    return box


def confirm(
    manager: WindowManager,
    text: str,
    go: AnyButton,
    does: Callable[[], object],
    stay: AnyButton | None = None,
) -> Alert:
    """Ask before an irreversible action: the button `go` performs it.

    Cancel, or the button `stay` instead of it, changes nothing.
    """
    stay = stay or ("cancel", translate("dialog", "Cancel"))

    def answered(name: str) -> None:
        if name == go[0]:
            does()

    return ask(manager, Kind.CAUTION, text, (stay, go), stay[0], stay[0], answered)


def when_ok(manager: WindowManager, dialog: Dialog, then: Callable[[], object]) -> None:
    """Open a dialog, and call `then` if it is answered with OK."""

    def answered(name: str) -> None:
        if name == "ok":
            then()

    dialog.finished.connect(answered)
    manager.open(dialog)


def scrolling(content: QWidget) -> QScrollArea:
    """Return a scroll area without a frame, which scrolls its content up and down."""
    area = QScrollArea()
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    area.verticalScrollBar().setSingleStep(fonts.small_line())
    return area


AskName = Callable[[int, Callable[[str], None]], None]
"""Function that asks for a new person at a seat and hands on the name."""


class OptionsDialog(Dialog):
    """Dialog that returns values of options."""

    def __init__(self, title: str, frame: Frame = Frame.DIALOG) -> None:
        super().__init__(title, frame)
        self.reads: dict[str, Callable[[], object]] = {}
        """Option name -> function that reads the option from its controls."""
        self.table_rows: list[tuple[str, QWidget]] = []
        """Labelled lines of options that belong to the table, not to a match: the lower half shows them."""

    def offer_new_people(self, ask: AskName) -> None:
        """Let the menus of seats offer a new person, in forms whose seats a companion or a person takes."""

    def values(self) -> dict[str, Any]:
        """Return the options as set, by name, in the form that settings store."""
        return {name: read() for name, read in self.reads.items()}
