"""Rows for the opponents in the Options dialog: a face, a companion, and an IQ for each chair."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from macclassic.engine.core.companions import NAMES
from macclassic.table.company.names import companion
from macclassic.toolbox.dialogs.dialogs import Picture
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, line_of
from macclassic.toolbox.spots import tell

translate = QCoreApplication.translate


def with_temper(key: str) -> str:
    """Return the name of an opponent with the temper."""
    words = {
        "aunt": translate("people", "vindictive"),
        "clerk": translate("people", "cautious"),
        "student": translate("people", "a dreamer"),
        "sailor": translate("people", "daring"),
        "grandmother": translate("people", "patient"),
        "salesman": translate("people", "greedy"),
    }
    return f"{companion(key)}, {words[key]}"


class OpponentRows:
    """Lines of a form for its options `who` and `iq`: a face, the companion, and the IQ, for each chair."""

    def __init__(self, form: OptionsForm, settled: str, temper: Callable[[str], str]) -> None:
        """`settled`: text of balloons during a match. `temper`: returns a sentence about a companion."""
        self._form, self._settled, self._temper = form, settled, temper
        self._faces: list[Picture] = []

    def lines(self, chairs: Sequence[str]) -> list[tuple[str, QWidget]]:
        """Return a line for each chair, with its name as the label."""
        form = self._form
        words = {
            60: translate("options", "60  plays by feel"),
            80: translate("options", "80  greedy"),
            100: translate("options", "100  sensible"),
            120: translate("options", "120  thinks"),
            140: translate("options", "140  thinks hard"),
            160: translate("options", "160  thinks hardest"),
        }
        level, name = translate("options", "IQ {level}"), translate("options", "{side} IQ")
        balloon = translate(
            "balloon", "To make this opponent a better or a worse player, choose an IQ from this menu."
        )
        each = [(name.format(side=chair), balloon) for chair in chairs]
        iq = OptionTexts(*each[0], {iq: (level.format(level=text), "") for iq, text in words.items()}, each)
        who = OptionTexts(
            values={key: (with_temper(key), "") for key in NAMES}, each=[(one, "") for one in chairs]
        )
        lines = []
        for chair, *menus in zip(chairs, form.add("who", who), form.add("iq", iq), strict=True):
            face = Picture("art", "face-you-calm")
            face.setEnabled(form.between)
            self._faces.append(face)
            box = QWidget()
            boxes = QVBoxLayout(box)
            boxes.setContentsMargins(0, 0, 0, 0)
            boxes.setSpacing(6)
            for menu in menus:
                boxes.addWidget(menu)
            lines.append((chair, line_of([face, box])))
        self.show()
        return lines

    def show(self) -> None:
        """Show the faces and balloons of the chosen companions."""
        text = translate("balloon", "To play against somebody else, choose a name from this menu.")
        for face, menu in zip(self._faces, self._form.controls.get("who", ()), strict=False):
            who = str(menu.currentData())
            face.turn_to("art", f"face-{who}-calm")
            tell(menu, f"{text} {self._temper(who)}", self._settled)
