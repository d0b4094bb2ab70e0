"""The table's cloth, the cards' backs and the pace, as a person chooses them: what there is, and how."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout

from macclassic.engine.options import BACK, PACE
from macclassic.quickdraw import fonts, patterns
from macclassic.quickdraw.patterns import DARK_GRAY, GRAY, LIGHT_GRAY, Pattern
from macclassic.toolbox import look, menus
from macclassic.toolbox.dialogs import OptionsDialog, paragraph
from macclassic.toolbox.explaining import tell
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.menus import Item
from macclassic.toolbox.pictures import picture

translate = QCoreApplication.translate


class _Cloth(NamedTuple):
    """A cloth at each depth: at 8 and 4 bits its colour, that of its threads, and their pattern; 1 bit a
    pattern of black."""

    eight: tuple[str, str]
    four: tuple[str, str, Pattern]
    one: Pattern


_THREADS = bytes.fromhex("0088002200880022")
"""One pixel in eight: a cloth is never flat. At 4 bits no green is a little lighter: threads are black."""

_CLOTHS: Mapping[str, _Cloth] = {
    "green": _Cloth(("006633", "336633"), ("006411", "000000", _THREADS), LIGHT_GRAY),
    "blue": _Cloth(("003366", "333366"), ("0000D4", "000000", GRAY), GRAY),
    "wine": _Cloth(("660033", "663333"), ("562C05", "DD0806", GRAY), DARK_GRAY),
    "pine": _Cloth(("336666", "336699"), ("006411", "808080", GRAY), bytes.fromhex("8000080080000800")),
}


def cloth(name: str) -> QBrush:
    """Return the brush of a cloth at the depth in force; an unknown name is the green one."""
    colours = look.current()
    found = _CLOTHS.get(name, _CLOTHS["green"])
    if colours.depth == 1:
        return patterns.brush(found.one, colours.black, colours.white)
    ground, thread, pattern = found.four if colours.depth == 4 else (*found.eight, _THREADS)
    return patterns.brush(pattern, colours.colour(thread), colours.colour(ground))


def back_picture(name: str) -> str:
    """Return the file name of a back under ``art``; an unknown name is the blossom's."""
    return f"back-{name}" if name in BACK.values[1:] else "back"


Draw = Callable[[QPainter, QRect, str], None]
"""Draws what is to be chosen, by its name."""


class _Choice(Guarded, QAbstractButton):
    """One of a row of pictures, with its name beneath; the chosen one has a heavy frame."""

    def __init__(self, name: str, label: str, size: QSize, draw: Draw) -> None:
        super().__init__()
        self.name = name
        self._draw = draw
        self.setText(label)
        self.setAccessibleName(label)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._size = size
        self.setFixedSize(max(size.width() + 12, 60), size.height() + 14 + fonts.small_line())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRect(QPoint((self.width() - self._size.width()) // 2, 5), self._size)
        self._draw(painter, rect, self.name)
        black = QColor(Qt.GlobalColor.black)
        if self.isChecked():
            for inset in (-4, -3):
                painter.setPen(black)
                painter.drawRect(rect.adjusted(inset, inset, -inset - 1, -inset - 1))
        painter.setFont(fonts.small())
        painter.setPen(black)
        width = fonts.small_width(self.text())
        base = rect.bottom() + 5 + fonts.small_ascent()
        left = (self.width() - width) // 2
        painter.drawText(left, base, self.text())
        if self.hasFocus():
            top = base + 1 - fonts.small_ascent()
            patterns.dotted_frame(painter, QRect(left - 3, top, width + 5, fonts.small_line() + 1), black)


def _draw_back(painter: QPainter, rect: QRect, name: str) -> None:
    painter.drawImage(rect.topLeft(), picture("art", back_picture(name)))


def _draw_swatch(painter: QPainter, rect: QRect, name: str) -> None:
    patterns.fill(painter, rect, cloth(name))
    painter.setPen(QColor(Qt.GlobalColor.black))
    painter.drawRect(rect.adjusted(0, 0, -1, -1))


class CardsAndCloth(OptionsDialog):
    """Chooses a back for the cards and a cloth for the table."""

    def __init__(self, back: str, cloth: str) -> None:
        super().__init__(translate("cloth", "Cards and Cloth"))
        backs = {
            "blossom": translate("cloth", "Blossom"),
            "waves": translate("cloth", "Waves"),
            "shell": translate("cloth", "Shell"),
            "sleeve": translate("cloth", "Sleeve"),
        }
        cloths = {
            "green": translate("cloth", "Green"),
            "blue": translate("cloth", "Blue"),
            "wine": translate("cloth", "Wine"),
            "pine": translate("cloth", "Pine"),
        }
        turned = translate("balloon", "To give the cards this back, click its picture.")
        laid = translate("balloon", "To lay this cloth on the table, click its picture.")
        row = [_Choice(*each, QSize(48, 78), _draw_back) for each in backs.items()]
        self.first_focus = self._row("back", translate("cloth", "Backs of the cards"), row, back, turned)
        row = [_Choice(*each, QSize(48, 32), _draw_swatch) for each in cloths.items()]
        self._row("cloth", translate("cloth", "Cloth of the table"), row, cloth, laid)
        self.ok_or_cancel(
            translate(
                "balloon", "To play on with the back and the cloth you have chosen, click this button."
            ),
        )
        self.fit()

    def _row(self, name: str, label: str, buttons: Sequence[_Choice], chosen: str, balloon: str) -> _Choice:
        """Add a row of pictures; return the one that is chosen."""
        self.body.addWidget(paragraph(label, width=280))
        group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(4)
        for button in buttons:
            tell(button, balloon).setChecked(button.name == chosen)
            group.addButton(button)
            row.addWidget(button)
        row.addStretch(1)
        self.body.addLayout(row)
        self.reads[name] = lambda: next(each.name for each in buttons if each.isChecked())
        return next(each for each in buttons if each.isChecked())


def item(choose: Callable[[], None]) -> Item:
    """Return the item of a menu that lets a back and a cloth be chosen."""
    return menus.item(
        "Cards and Cloth…",
        choose,
        "To choose other backs for the cards or another cloth, choose this item.",
    )


def pace_items(now: int, choose: Callable[[int], None], balloon: str) -> list[Item]:
    """Return an item for every pace, checked at the one that is in force."""
    name = translate("menu", "Pace {number}")
    return [
        Item(name.format(number=pace), partial(choose, pace), checked=pace == now, balloon=balloon)
        for pace in PACE.offered
    ]
