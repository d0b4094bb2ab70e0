"""One opponent's line in the Options dialog: the face, who it is, and the IQ."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from macclassic.toolbox.dialogs import Picture
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.popup import PopUp

from .people import KEYS, temper_sentence, with_temper

translate = QCoreApplication.translate

LEVELS = (60, 80, 100, 120, 140, 160)


class Chair(QWidget):
    """Chooses who sits in a chair and how well that opponent plays; `settled` is what balloons say while
    neither can be changed."""

    changed = Signal(str, str)
    """Somebody else sits here now: who sat here before, and who does."""

    def __init__(self, who: str, level: int, side: str, settled: str) -> None:
        super().__init__()
        self._settled = settled
        self._before = who
        self._face = Picture("art", f"face-{who}-calm")
        self.who = PopUp()
        for key in KEYS:
            self.who.addItem(with_temper(key), key)
        self.who.setCurrentIndex(KEYS.index(who))
        self.who.setAccessibleName(side)
        self.iq = PopUp()
        names = {
            60: translate("options", "60  plays by feel"),
            80: translate("options", "80  greedy"),
            100: translate("options", "100  sensible"),
            120: translate("options", "120  thinks"),
            140: translate("options", "140  thinks hard"),
            160: translate("options", "160  thinks hardest"),
        }
        for each in LEVELS:
            self.iq.addItem(translate("options", "IQ {level}").format(level=names[each]), each)
        self.iq.setCurrentIndex(LEVELS.index(level))
        self.iq.setAccessibleName(translate("options", "{side} IQ").format(side=side))
        boxes = QVBoxLayout()
        boxes.setSpacing(6)
        boxes.addWidget(self.who)
        boxes.addWidget(self.iq)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._face)
        row.addLayout(boxes)
        row.addStretch(1)
        self.who.currentIndexChanged.connect(self._changed)
        self._explain()

    def sit(self, who: str) -> None:
        """Let somebody sit here."""
        self.who.setCurrentIndex(KEYS.index(who))

    def _changed(self) -> None:
        before, self._before = self._before, str(self.who.currentData())
        self._face.turn_to("art", f"face-{self._before}-calm")
        self._explain()
        self.changed.emit(before, self._before)

    def _explain(self) -> None:
        text = translate("balloon", "To play against somebody else, choose a name from this menu.")
        tell(self.who, f"{text} {temper_sentence(self._before)}", self._settled)
        tell(
            self.iq,
            translate(
                "balloon", "To make this opponent a better or a worse player, choose an IQ from this menu."
            ),
            self._settled,
        )
