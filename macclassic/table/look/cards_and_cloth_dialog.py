"""Dialog for the backs of the cards and the cloth of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any, Protocol

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout

from macclassic.engine.core.options import BACKS
from macclassic.quickdraw import fonts, ovals, patterns
from macclassic.table.look import cloths
from macclassic.table.look.cloths import LAWN, YEAR
from macclassic.toolbox.base.look import SEASONS
from macclassic.toolbox.base.pictures import BLACK, picture, rings
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.dialogs import OptionsDialog, paragraph
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus import menu_bar
from macclassic.toolbox.menus.menu_bar import Item
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

SWATCH = QSize(52, 30)


def back_title(name: str) -> str:
    """Return the title of a card back."""
    titles = {
        "blossom": translate("cloth", "Blossom"),
        "waves": translate("cloth", "Waves"),
        "shell": translate("cloth", "Shell"),
        "sleeve": translate("cloth", "Sleeve"),
        "coin": translate("cloth", "Lucky Coin"),
        "banknote": translate("cloth", "Banknote"),
        "circuit": translate("cloth", "Circuit"),
        "vault": translate("cloth", "Vault"),
        "lace": translate("cloth", "Lace"),
        "tartan": translate("cloth", "Tartan"),
        "fish": translate("cloth", "Two Fish"),
        "night": translate("cloth", "Night"),
        "pinwheel": translate("cloth", "Pinwheel"),
        "parquet": translate("cloth", "Parquet"),
        "pawns": translate("cloth", "Pawns"),
        "track": translate("cloth", "Way Home"),
        "daisy": translate("cloth", "Daisy"),
        "bee": translate("cloth", "Bee"),
        "ladybird": translate("cloth", "Ladybird"),
        "trellis": translate("cloth", "Trellis"),
    }
    return titles.get(name, name)


def cloth_title(name: str) -> str:
    """Return the title of a cloth."""
    titles = {
        LAWN: translate("cloth", "Lawn"),
        "green": translate("cloth", "Green"),
        "blue": translate("cloth", "Blue"),
        "wine": translate("cloth", "Wine"),
        "pine": translate("cloth", "Pine"),
        "spring": translate("cloth", "Spring"),
        "summer": translate("cloth", "Summer"),
        "autumn": translate("cloth", "Autumn"),
        "winter": translate("cloth", "Winter"),
        YEAR: translate("cloth", "All Year"),
    }
    return titles.get(name, name)


Draw = Callable[[QPainter, QRect, str], None]
"""Draws a choice by its name."""


class _Choice(Guarded, QAbstractButton):
    """Picture button with a label below; the chosen one of a row has a heavy frame."""

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
        width = max(size.width() + 12, fonts.small_width(label) + 8)
        self.setFixedSize(width, size.height() + 14 + fonts.small_line() + 2 * fonts.small_lead())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRect(QPoint((self.width() - self._size.width()) // 2, 5), self._size)
        self._draw(painter, rect, self.name)
        black = QColor(Qt.GlobalColor.black)
        if self.isChecked():
            ovals.frame_rect(painter, rect.adjusted(-4, -4, 4, 4), black, 2)
        painter.setFont(fonts.small())
        painter.setPen(black)
        width = fonts.small_width(self.text())
        base = rect.bottom() + 5 + fonts.small_ascent() + 2 * fonts.small_lead()
        left = (self.width() - width) // 2
        painter.drawText(left, base, self.text())
        if self.hasFocus():
            high = fonts.small_line() + 1 + 2 * fonts.small_lead()
            patterns.dotted_frame(painter, QRect(left - 3, rect.bottom() + 6, width + 5, high), black)


def _draw_back(painter: QPainter, rect: QRect, name: str) -> None:
    painter.drawImage(rect.topLeft(), picture("backs", name))


def _draw_swatch(painter: QPainter, rect: QRect, name: str) -> None:
    """Draw a piece of a cloth; for the cloth of the year a strip of each season's."""
    shown = (*SEASONS[1:], SEASONS[0]) if name == YEAR else (name,)
    for place, each in enumerate(shown):
        left, right = (rect.width() * at // len(shown) for at in (place, place + 1))
        strip = QRect(rect.left() + left, rect.top(), right - left, rect.height())
        # The pattern starts at the strip's corner, so that its motif is visible.
        patterns.lay(painter, strip, cloths.brush(each), strip.topLeft())
    painter.setPen(BLACK)
    for place in range(1, len(shown)):
        left = rect.left() + rect.width() * place // len(shown)
        painter.drawLine(left, rect.top(), left, rect.bottom())
    rings(painter, rect, [BLACK])


class CardsAndCloth(OptionsDialog):
    """Dialog for a card back and a cloth.

    `show` gets the chosen values after each choice, and the former ones if the dialog is cancelled.
    """

    def __init__(self, options: Any, show: Callable[[Mapping[str, object]], None]) -> None:
        super().__init__(translate("cloth", "Cards and Table"), Frame.MOVABLE)
        self._show = show
        backs, covers = (
            next(each.kind.values for each in options.declared() if each.name == name)
            for name in ("back", "cloth")
        )
        before = {"back": options.back, "cloth": options.cloth}
        # A back from old settings is offered only while it is chosen.
        backs = [each for place, each in enumerate(backs) if place < BACKS or each == before["back"]]
        yearly = [each for each in covers if each in (*SEASONS, YEAR)]
        turned = translate("balloon", "To give the cards this back, click its picture.")
        laid = translate("balloon", "To lay this cloth on the table, click its picture.")
        turns = translate("balloon", "To use the cloth of each season, click this picture.")
        size = picture("backs", backs[0]).size()
        row = [tell(_Choice(each, back_title(each), size, _draw_back), turned) for each in backs]
        self.first_focus = self._rows("back", translate("cloth", "Backs of the cards"), [row], before["back"])
        rows = [
            [
                tell(_Choice(each, cloth_title(each), SWATCH, _draw_swatch), turns if each == YEAR else laid)
                for each in some
            ]
            for some in ([each for each in covers if each not in yearly], yearly)
        ]
        self._rows("cloth", translate("cloth", "Cloth of the table"), rows, before["cloth"])
        self.ok_or_cancel(
            translate(
                "balloon", "To play on with the back and the cloth you have chosen, click this button."
            ),
        )
        self.finished.connect(lambda name: show(before) if name == "cancel" else None)
        self.fit()

    def _rows(self, name: str, label: str, rows: Sequence[Sequence[_Choice]], chosen: str) -> _Choice:
        """Add rows of pictures of which one is chosen; return the button of that one."""
        self.body.addWidget(paragraph(label, width=280))
        group = QButtonGroup(self)
        for buttons in rows:
            row = QHBoxLayout()
            row.setSpacing(4)
            for button in buttons:
                button.setChecked(button.name == chosen)
                group.addButton(button)
                row.addWidget(button)
            row.addStretch(1)
            self.body.addLayout(row)
        found = [*chain(*rows)]
        self.reads[name] = lambda: next(each.name for each in found if each.isChecked())
        for button in found:
            button.toggled.connect(lambda on: self._show(self.values()) if on else None)
        return next(each for each in found if each.isChecked())


class ClothedTable(Protocol):
    """A table that opens this dialog."""

    def choose_cloth(self) -> None: ...


def item(table: ClothedTable) -> Item:
    """Return the menu item that opens the dialog of a table."""
    return menu_bar.item(
        "Cards and Table…",
        table.choose_cloth,
        "To choose other backs for the cards or another cloth for the table, choose this item.",
    )
