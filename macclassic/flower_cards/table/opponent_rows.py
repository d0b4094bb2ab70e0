"""Rows for the opponents in the Options dialog: a face, a companion or a person, and an IQ for each chair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QVBoxLayout, QWidget

from macclassic.engine.core.companions import NAMES, companions_of
from macclassic.engine.core.options import PERSON
from macclassic.table.company.names import companion
from macclassic.toolbox.base.pictures import face_of, guest_face
from macclassic.toolbox.dialogs.dialogs import AskName, Picture
from macclassic.toolbox.dialogs.options_form import OptionsForm, OptionTexts, line_of
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import balloon_text, tell


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


WHO, PEOPLE = "who", "people"
"""Names of the options with the companions, and with the seats of people."""
NEW = "\n"
"""Value of the item for a new person."""


class OpponentRows:
    """Lines of a form for its options `who`, `people` and `iq`: face, player and IQ of each chair."""

    def __init__(self, form: OptionsForm, settled: str, temper: Callable[[str], str]) -> None:
        """`settled`: text of balloons during a match. `temper`: returns a sentence about a companion."""
        self._form, self._settled, self._temper = form, settled, temper
        self._faces: list[Picture] = []
        self._names: dict[int, str] = {}
        """Names of new people by seat."""

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
        players, levels = form.add("who", who), form.add("iq", iq)
        self._offer_people(players)
        for chair, *menus in zip(chairs, players, levels, strict=True):
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

    def _offer_people(self, players: Sequence[PopUp]) -> None:
        """Let a person be chosen instead of a companion; the companion's seat is kept for later."""
        form = self._form
        people, companions = getattr(form.given, PEOPLE), getattr(form.given, WHO)
        for seat, menu in enumerate(players, 1):
            menu.addItem(translate("players", "a person"), PERSON)
            if seat in people:
                menu.setCurrentIndex(menu.count() - 1)

        def sits() -> list[int]:
            return [seat for seat, menu in enumerate(players, 1) if menu.currentData() in (PERSON, NEW)]

        def named() -> list[str]:
            return list(companions_of([f"@{menu.currentData()}" for menu in players], companions))

        form.reads[WHO] = named
        form.put(PEOPLE, [], lambda: [0, *sits()], form.between)

    def offer_new_people(self, ask: AskName) -> None:
        """Let the menus offer a new person, who then sits there."""
        for seat, menu in enumerate(self._form.controls[WHO], 1):
            menu.addItem(translate("persons", "New Player…"), NEW)
            menu.activated.connect(partial(self._chosen, ask, seat, menu))

    def _chosen(self, ask: AskName, seat: int, menu: PopUp, _row: int) -> None:
        if menu.currentData() == NEW:
            menu.setCurrentIndex(menu.findData(PERSON))
            ask(seat, partial(self._seat_new, seat, menu))

    def _seat_new(self, seat: int, menu: PopUp, name: str) -> None:
        self._names[seat] = name
        menu.setItemText(menu.findData(PERSON), name)
        self.show()

    def show(self) -> None:
        """Show the faces and balloons of the chosen players; a person has no IQ."""
        form = self._form
        text = translate("balloon", "To play against another opponent, choose a name from this menu.")
        rows = zip(self._faces, form.controls.get("who", ()), form.controls.get("iq", ()), strict=False)
        for seat, (face, menu, level) in enumerate(rows, 1):
            who = str(menu.currentData())
            person = who in (PERSON, NEW)
            guest = face_of(self._names.get(seat, "")) or guest_face(seat)
            face.turn_to("art", f"face-{guest if person else who}-calm")
            tell(menu, text if person else f"{text} {self._temper(who)}", self._settled)
            no_level = translate("balloon", "This can be changed between matches, where no person sits.")
            level.setEnabled(form.between and not person)
            tell(level, balloon_text(level, True), no_level if person else self._settled)
