"""Dialog of options: declarations determine the controls, the screen gives texts and layout.

A truth value is a check box, as is one of two values that a single sentence describes. Two or three values
are radio buttons. More values, and the players at the seats, are pop-up menus. A number is a text field. What
is rarely changed is hidden until *More…* is clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QWidget,
)

from macclassic.engine.core.options import (
    PACE,
    PERSON,
    Choice,
    Flag,
    Number,
    NumberSet,
    OptionKind,
    Options,
    SeveralValues,
    usable,
)
from macclassic.toolbox.dialogs.dialogs import OptionsDialog
from macclassic.toolbox.dialogs.labels import Label, radio, small, tick_box, unkeyed
from macclassic.toolbox.dialogs.number_fields import whole_numbers
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import tell
from macclassic.toolbox.style.controls import BUTTON_HEIGHT
from macclassic.toolbox.style.scroll_bars import THICK as SCROLL_BAR
from macclassic.toolbox.windows.narrowing import narrow
from macclassic.toolbox.windows.window import tab_stops

MAX_BUTTONS = 3
"""Maximum number of values shown as buttons; more are in a menu."""


@dataclass(frozen=True)
class OptionTexts:
    """Texts of an option.

    - `label` is the text of its check box, or the text before its line.
    - `balloon` says what its controls do, unless `values` has a balloon for each.
    - `values` has for each value its text and its own balloon text or an empty one.
    - `each` has for each of several controls its spoken name and its balloon text.
    - `other` describes a field beside buttons: its text, the name of both, and the balloon texts of both.
    - `dimmed` is the balloon text while nothing can be changed, if a running match is not the reason.
    - `width` is the width of a field in pixels.
    """

    label: str = ""
    balloon: str = ""
    values: Mapping[Any, tuple[str, str]] | None = None
    each: Sequence[tuple[str, str]] = ()
    other: tuple[str, str, str, str] = ("", "", "", "")
    dimmed: str = ""
    width: int = 52


class OptionsForm(OptionsDialog):
    """Dialog answered with ``ok`` or ``cancel``; its `values` are the options as set.

    `given` are the options at first. `between` is true between matches, when all options can be changed;
    `settled` is the balloon text of the others during a match. `controls` has the controls of each option, in
    order.
    """

    def __init__(self, title: str, given: Options, between: bool, settled: str = "") -> None:
        super().__init__(title)
        self.given, self.between = given, between
        self.controls: dict[str, list[Any]] = {}
        self._settled = settled
        self._other_buttons: dict[QLineEdit, QAbstractButton] = {}
        self._declared = {each.name: each for each in given.declared()}
        self._rare: list[QWidget] = []
        """Parts that *More…* shows."""
        self._unusual = False
        self._more: QPushButton | None = None
        self._widest = self._most = 0
        """Greatest height on the screen; 0 before the dialog is open."""

    def head(self, text: str) -> None:
        """Add the heading of the upper half: which match the options are for."""
        self.body.addWidget(small(text, True))

    def rarely(self, names: Sequence[str], *parts: QWidget, unusual: bool = False) -> None:
        """Hide parts of the form until *More…* is clicked.

        They are shown at once if an option in `names` differs from its default, or if `unusual` is true.
        """
        self._rare += parts
        usual = usable(type(self.given), {})
        differs = (getattr(self.given, name) != getattr(usual, name) for name in names)
        self._unusual = self._unusual or unusual or any(differs)

    def show_rest(self, shown: bool = True) -> None:
        """Show or hide the parts that are rarely changed."""
        if self._more is None:
            return
        for part in self._rare:
            part.setVisible(shown)
        self._more.setVisible(not shown)
        for row in self.content.findChildren(QLayout):
            row.invalidate()  # parts that are hidden before they were shown still count in its height
        if self._area is not None and (inner := self._area.widget()) is not None:
            narrow(inner, self._widest - 2 * SCROLL_BAR - (self.width() - self._area.width()))
            inner.adjustSize()
            self._area.setFixedWidth(inner.width() + SCROLL_BAR)
        self.fit()
        if self._most:
            self.limit_width(self._widest)
            self.limit_height(self._most)

    def _open_rest(self) -> None:
        """Show the parts that are rarely changed; the first of them gets the focus if *More…* had it."""
        assert self._more is not None
        by_key = self._more.hasFocus()
        self.show_rest()
        for each in tab_stops(self) if by_key else ():
            opened = any(part is each or part.isAncestorOf(each) for part in self._rare)
            if opened and not isinstance(each, QRadioButton):
                each.setFocus(Qt.FocusReason.TabFocusReason)
                break

    def limit_width(self, width: int) -> None:
        """Make the controls narrower if the dialog is wider than `width`, also after *More…*."""
        self._widest = width
        super().limit_width(width)

    def limit_height(self, height: int) -> None:
        """Let all but the buttons scroll if the dialog is taller than `height`, also after *More…*."""
        self._most = height
        super().limit_height(height)

    def _add_more(self) -> None:
        """Add the button *More…*, and hide the rarely changed parts unless one of them is unusual."""
        self._more = tell(
            QPushButton(unkeyed(translate("options", "More…"))),
            translate(
                "balloon", "To see house rules and other settings that are rarely changed, click this button."
            ),
        )
        self._more.setAutoDefault(False)
        self._more.clicked.connect(self._open_rest)
        self.body.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        self.show_rest(self._unusual)

    def wrong_field(self) -> QLineEdit | None:
        """Return the first field whose value is not valid, or None."""
        for each in (control for found in self.controls.values() for control in found):
            if isinstance(each, QLineEdit) and each.isEnabled() and not each.hasAcceptableInput():
                button = self._other_buttons.get(each)
                if button is None or button.isChecked():
                    return each
        return None

    def wrong(self) -> bool:
        """Return True if the values entered are not valid."""
        return self.wrong_field() is not None

    def changed(self) -> None:
        """Enable or disable dependent controls after a change."""
        if "ok" in self._buttons:
            self.button("ok").setEnabled(not self.wrong())

    def letter(self, text: str) -> bool:
        """Take a typed letter for a field; return True if that was done."""
        # With the “other” button selected, typed digits go to its field.
        for field, button in self._other_buttons.items():
            if text.isdecimal() and button.isChecked() and field.isEnabled():
                field.setFocus(Qt.FocusReason.OtherFocusReason)
                field.selectAll()
                field.insert(text)
                return True
        return False

    def kind(self, name: str) -> OptionKind:
        """Return the declared kind of an option."""
        kept = self._declared[name].kept
        assert kept is not None
        return kept.kind

    def add(self, name: str, said: OptionTexts) -> list[Any]:
        """Create the controls of an option, and return them."""
        declared = self._declared[name]
        kind, value = self.kind(name), getattr(self.given, name)
        dimmed = said.dimmed or ("" if declared.within else self._settled)
        enabled = self.between or declared.within
        if isinstance(kind, SeveralValues):
            each = zip(value, said.each, strict=True)
            made = [self._one(kind.each, one, said, dimmed, *who) for one, who in each]
            found = [control for controls, _ in made for control in controls]
            if kind.different:
                self._keep_different(found)
            return self.put(name, found, lambda: [value_of() for _, value_of in made], enabled)
        if isinstance(kind, NumberSet):
            menus = [
                self._menu(said.values or {}, number in value, *who, dimmed)
                for number, who in enumerate(said.each)
            ]

            def taken() -> list[int]:
                return [number for number, menu in enumerate(menus) if menu.currentData()]

            return self.put(name, menus, taken, enabled)
        return self.put(name, *self._one(kind, value, said, dimmed, said.label, said.balloon), enabled)

    def _keep_different(self, menus: Sequence[QComboBox]) -> None:
        """Keep the choices of these menus different: a duplicate choice swaps the values of two menus.

        Several people may sit at a table. If a duplicate would swap with a person, the first free value does.
        """
        before = [menu.currentData() for menu in menus]

        def exchange() -> None:
            was, now = before[:], [menu.currentData() for menu in menus]
            before[:] = now
            for place, (came, went) in enumerate(zip(now, was, strict=True)):
                others = [*now[:place], None, *now[place + 1 :]]
                if came not in (went, PERSON) and came in others:
                    other = menus[others.index(came)]
                    free = (other.itemData(row) for row in range(other.count()))
                    gives_way = next(each for each in free if each not in now) if went == PERSON else went
                    other.setCurrentIndex(other.findData(gives_way))
                    return

        for menu in menus:
            menu.currentIndexChanged.connect(exchange)

    def put(
        self, name: str, controls: Sequence[QWidget], read: Callable[[], object], enabled: bool
    ) -> list[Any]:
        """Register controls of an option made elsewhere; `read` returns the value set with them."""
        self.controls[name], self.reads[name] = list(controls), read
        for each in controls:
            each.setEnabled(enabled)
            if isinstance(each, QAbstractButton):
                each.toggled.connect(self.changed)
            elif isinstance(each, QComboBox):
                each.currentIndexChanged.connect(self.changed)
            elif isinstance(each, QLineEdit):
                each.textChanged.connect(self.changed)
        return self.controls[name]

    def show_people(self, company: str, sits: Sequence[bool]) -> None:
        """Show people instead of companions in the menus of seats (an option `company`).

        Seats of people show “You”, or a dash if there are several people. The companion chosen there before
        stays chosen.
        """
        called = translate("table", "You") if sum(sits) == 1 else "–"
        for menu, person in zip(self.controls[company], sits, strict=True):
            menu.show_instead(called if person else "")

    def add_pace(self, balloon: str = "") -> None:
        """Add the pop-up menu of the pace to the options of the table, with a balloon text of the game."""
        words = {pace: str(pace) for pace in PACE.offered}
        words[PACE.least] += " " + translate("options", "slow")
        words[PACE.most] += " " + translate("options", "fast")
        said = OptionTexts(
            translate("options", "Speed:"),
            balloon
            or translate(
                "balloon",
                "To let everything on the table move faster or slower, choose from this pop-up menu.",
            ),
            {pace: (text, "") for pace, text in words.items()},
        )
        self.table_rows.append((said.label, line_of(self.add("pace", said))))

    def _one(
        self, kind: OptionKind, value: Any, said: OptionTexts, dimmed: str, name: str, balloon: str
    ) -> tuple[list[Any], Callable[[], object]]:
        """Return the controls of one value, and a function that reads them."""
        if isinstance(kind, Flag):
            return self._box(said.label, value, balloon, dimmed)
        if isinstance(kind, Choice) and said.values is None:
            box, ticked = self._box(said.label, value == kind.values[-1], balloon, dimmed)
            return box, lambda: kind.values[ticked()]
        if isinstance(kind, Number) and not kind.offered:
            field = self.field(kind, value, name, balloon, dimmed, said.width)
            return [field], lambda: number_in(field, value)
        assert isinstance(kind, Choice | Number)
        offered = kind.values if isinstance(kind, Choice) else kind.offered
        if said.each or (len(offered) > MAX_BUTTONS and not said.other[0]):
            values = {each: (said.values or {})[each] for each in offered}
            menu = self._menu(values, value, name, balloon, dimmed)
            return [menu], menu.currentData
        return self._choices(kind, value, said, dimmed)

    @staticmethod
    def _box(words: str, value: bool, balloon: str, dimmed: str) -> tuple[list[object], Callable[[], bool]]:
        box = tell(tick_box(words), balloon, dimmed)
        box.setChecked(value)
        return [box], box.isChecked

    def _menu(
        self, values: Mapping[Any, tuple[str, str]], value: Any, name: str, balloon: str, dimmed: str
    ) -> QComboBox:
        menu = PopUp()
        for each, (words, _) in values.items():
            menu.addItem(words, each)
        menu.setCurrentIndex(list(values).index(value))
        menu.setAccessibleName(name)
        return tell(menu, balloon, dimmed)

    @staticmethod
    def field(kind: Number, value: int | str, name: str, balloon: str, dimmed: str, width: int) -> QLineEdit:
        """Return a field of a width in pixels for a number of a kind."""
        field = QLineEdit(str(value))
        field.setValidator(whole_numbers(kind.least, kind.most, field))
        field.setMaxLength(max(len(str(kind.least)), len(str(kind.most))))
        field.setFixedWidth(width)
        field.setAccessibleName(name)
        return tell(field, balloon, dimmed)

    def _choices(
        self, kind: Choice | Number, value: Any, said: OptionTexts, dimmed: str
    ) -> tuple[list[Any], Callable[[], object]]:
        """Create a button for each value, and one with a field for other values if allowed."""
        offered = kind.values if isinstance(kind, Choice) else kind.offered
        group, found = QButtonGroup(self), []
        for number, each in enumerate(offered):
            words, balloon = (said.values or {})[each]
            found.append(self._button(group, number, words, f"{said.label} {words}", balloon, dimmed))
            found[-1].setChecked(each == value)
        if isinstance(kind, Choice) or not said.other[0]:
            return found, lambda: offered[group.checkedId()]
        words, name, balloon, typed = said.other
        name = f"{said.label} {name}"
        other = self._button(group, len(offered), words, name, balloon, dimmed)
        other.setChecked(value not in offered)
        field = self.field(kind, "" if value in offered else value, name, typed, dimmed, said.width)
        field.textEdited.connect(lambda: other.setChecked(True))
        self._other_buttons[field] = other

        def read() -> object:
            return number_in(field, value) if other.isChecked() else offered[group.checkedId()]

        return [*found, other, field], read

    def _button(
        self, group: QButtonGroup, number: int, words: str, name: str, balloon: str, dimmed: str
    ) -> QAbstractButton:
        button = tell(radio(words), balloon, dimmed)
        button.setAccessibleName(name)
        group.addButton(button, number)
        return button

    def end(self, begin: str, go_on: str, dimmed: str = "") -> None:
        """Add Cancel and a button that begins with the options (between matches) or continues with them.

        *More…* is above them if parts are rarely changed. `begin` or `go_on` is the balloon text of the
        button, `dimmed` its balloon text while disabled.
        """
        if self._rare:
            self._add_more()
        ok = translate("options", "Begin") if self.between else translate("dialog", "OK")
        self.ok_or_cancel(begin if self.between else go_on, dimmed, ok)
        self.changed()
        self.fit()


def number_in(field: QLineEdit, else_: int) -> int:
    """Return the number in a field, or `else_` if there is none."""
    return int(field.text()) if field.hasAcceptableInput() else else_


def line_of(controls: Sequence[QWidget]) -> QWidget:
    """Return controls side by side."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    for each in controls:
        if isinstance(each, QPushButton):
            # The space of a ring has no room in the line, and would take the outline with it.
            each.setFixedHeight(BUTTON_HEIGHT)
            each.setAttribute(Qt.WidgetAttribute.WA_LayoutUsesWidgetRect)
        row.addWidget(each)
    row.addStretch(1)
    return line


def grid_of(
    lines: Sequence[tuple[str, QWidget]],
    spacing: int = 12,
    across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> QGridLayout:
    """Return labelled lines below one another."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(spacing)
    for row, (label, line) in enumerate(lines):
        words = Label(label)
        words.setBuddy(next(iter(line.findChildren(QComboBox)), line))
        grid.addWidget(words, row, 0, Qt.AlignmentFlag.AlignRight | across)
        grid.addWidget(line, row, 1)
    return grid
