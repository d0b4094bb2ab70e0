"""Dialog that asks for the number of a deal."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QLineEdit

from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.number_fields import whole_numbers
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

HIGHEST_DEAL = 99_999_999


class DealNumberDialog(Dialog):
    """Asks for the number of a deal; the same number always deals the same cards."""

    def __init__(self, current: int | None, allowed: Callable[[int], bool]) -> None:
        """`allowed` returns whether a number may be dealt, and tells the player if not."""
        super().__init__(translate("deal", "Deal by Number"), Frame.MOVABLE)
        self.checks.append(lambda name: name != "ok" or allowed(self.number()))
        self.add_text(translate("deal", "Deal number:"), width=290)
        self._field = QLineEdit("" if current is None else str(current))
        self._field.setValidator(whole_numbers(0, HIGHEST_DEAL, self))
        self._field.setFixedWidth(90)
        self._field.setAccessibleName(translate("deal", "Deal number"))
        tell(
            self._field,
            translate("balloon", "Type the number in this box of the deal that you want to play."),
        )
        row = QGridLayout()
        row.addWidget(self._field, 0, 0)
        row.setColumnStretch(1, 1)
        self.body.addLayout(row)
        self.add_text(
            translate("deal", "The same number always deals the same cards (0 to {highest}).").format(
                highest=HIGHEST_DEAL
            ),
            small=True,
            width=290,
        )
        self.ok_or_cancel(
            translate("balloon", "To go on to this deal, click this button."),
            translate("balloon", "To play a deal, type its number first."),
        )
        self._field.textChanged.connect(self._check)
        self._check()
        self.fit()
        self.first_focus = self._field
        self._field.selectAll()

    def _check(self) -> None:
        self.button("ok").setEnabled(self._field.hasAcceptableInput())

    def number(self) -> int:
        """Return the number typed."""
        return int(self._field.text())
