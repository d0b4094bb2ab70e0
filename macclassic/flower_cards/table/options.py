"""Options that all games of flower cards have, and what their dialogs for them share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from macclassic.toolbox.dialogs import OptionsDialog, paragraph
from macclassic.toolbox.optionlines import end_with_buttons, line_of
from macclassic.toolbox.pace import PACES, pace_buttons

translate = QCoreApplication.translate


def usable(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return pace, show_matches and marked_cards as far as they are there and make sense."""
    found: dict[str, Any] = {}
    pace = values.get("pace")
    if type(pace) is int and 1 <= pace <= PACES:
        found["pace"] = pace
    for name in ("show_matches", "marked_cards"):
        if isinstance(values.get(name), bool):
            found[name] = values[name]
    return found


class CardOptions(OptionsDialog):
    """A dialog of options that can be used (`given`), with a sentence above them."""

    def __init__(self, given: Mapping[str, Any], head: str) -> None:
        super().__init__(translate("options", "Options"))
        self._given = given
        self.body.addWidget(paragraph(head, width=380))

    def _pace_line(self) -> QWidget:
        self._pace = pace_buttons(
            self,
            self._given["pace"],
            translate("balloon", "To let cards move at this pace, click this button. 5 is the fastest."),
        )
        return line_of(self._pace.buttons())

    def _end_with_buttons(self, begins: bool, begin: str, dimmed: str = "") -> None:
        """Add Cancel and a button that `begins`, or else goes on at another pace.

        `begin` is what its balloon says then, and `dimmed` what it says while it cannot be clicked.
        """
        go_on = translate("balloon", "To go on at this pace, click this button.")
        end_with_buttons(self, begins, begin, go_on, dimmed)
