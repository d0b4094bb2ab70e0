"""Tiles of edit fields, numbers, lists, groups, text and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from macclassic.quickdraw import fonts
from macclassic.toolbox.base.pictures import picture
from tools.docs.control_sheet.stage import MARGIN, Stage, Tile

MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August")
LONG = "A name that is much too long for the room that there is"


def _edit(name: str, text: str, *, on: bool = True, work: Callable[[QLineEdit], None] | None = None) -> Tile:
    def make(stage: Stage) -> QRect:
        edit = QLineEdit(text)
        edit.setEnabled(on)
        rect = stage.show(edit, size=(120, 22))
        if work is not None:
            edit.setFocus()
            work(edit)
        return rect

    return Tile("Edit fields", name, make)


def _number(
    name: str, value: int, *, on: bool = True, press: tuple[int, int] | None = None, tab: bool = False
) -> Tile:
    def make(stage: Stage) -> QRect:
        spin = QSpinBox()
        spin.setRange(1, 12)
        spin.setValue(value)
        spin.setEnabled(on)
        rect = stage.show(spin, size=(60, 22))
        if tab:
            stage.tab_to(spin)
        if press is not None:
            stage.press(stage.place(spin, QPoint(*press)))
        return rect

    return Tile("Numbers", name, make)


def _list(
    name: str,
    rows: Sequence[str],
    *,
    chosen: int = -1,
    tab: bool = False,
    on: bool = True,
    small: bool = False,
    many: bool = False,
) -> Tile:
    def make(stage: Stage) -> QRect:
        box = QListWidget()
        if small:
            box.setFont(fonts.small())
        box.addItems(list(rows))
        box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        box.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        if many:
            box.setSelectionMode(QListWidget.SelectionMode.MultiSelection)
        box.setEnabled(on)
        rect = stage.show(box, size=(120, 66))
        if tab:
            stage.tab_to(box)
        if chosen >= 0:
            box.setCurrentRow(chosen)
        if many:
            box.item(0).setSelected(True)
            box.item(2).setSelected(True)
        return rect

    return Tile("Lists", name, make)


def _icons(stage: Stage) -> QRect:
    box = QListWidget()
    for name, text in (("small-folder", "Wars"), ("small-document", "Susan"), ("small-document", "Anna")):
        box.addItem(QListWidgetItem(QIcon(QPixmap.fromImage(picture("art", name))), text))
    rect = stage.show(box, size=(120, 66))
    box.setCurrentRow(1)
    box.item(2).setFlags(Qt.ItemFlag.NoItemFlags)
    return rect


def _tree(stage: Stage) -> QRect:
    tree = QTreeWidget()
    tree.setHeaderLabels(["Name", "Won"])
    tree.setColumnWidth(0, 100)
    for year in ("1992", "1993"):
        top = QTreeWidgetItem(tree, [year, "12"])
        QTreeWidgetItem(top, ["Susan", "7"])
        top.setExpanded(year == "1992")
    return stage.show(tree, size=(160, 84))


def _group(name: str, *, title: str = "Pace", on: bool = True, check: bool | None = None) -> Tile:
    def make(stage: Stage) -> QRect:
        group = QGroupBox(title)
        if check is not None:
            group.setCheckable(True)
            group.setChecked(check)
        column = QVBoxLayout(group)
        for text in ("Slow", "Fast"):
            radio = QRadioButton(text)
            radio.setChecked(text == "Fast")
            column.addWidget(radio)
        group.setEnabled(on)
        return stage.show(group, size=(110, 80))

    return Tile("Groups", name, make)


def _text(stage: Stage) -> QRect:
    labels: list[QWidget] = []
    for font in (fonts.system(), fonts.application(), fonts.small()):
        for on in (True, False):
            label = QLabel("Say what has just scored // 1993")
            label.setFont(font)
            label.setEnabled(on)
            labels.append(label)
    return stage.show(*labels)


def _rule(stage: Stage) -> QRect:
    page = QWidget()
    for shape, box in (
        (QFrame.Shape.HLine, QRect(0, 2, 80, 3)),
        (QFrame.Shape.VLine, QRect(90, 0, 3, 40)),
        (QFrame.Shape.Box, QRect(0, 12, 80, 28)),
    ):
        line = QFrame(page)
        line.setFrameShape(shape)
        line.setGeometry(box)
    return stage.show(page, size=(100, 40))


def _hinted(stage: Stage) -> QRect:
    """Show a list that has the focus, with the space around it that its focus ring needs."""
    box = QListWidget()
    box.addItems(MONTHS[:4])
    edit = QLineEdit("Plum")
    rect = stage.show(box, edit, size=(120, 66))
    edit.resize(120, 22)
    box.setCurrentRow(1)
    stage.tab_to(box)
    return rect.adjusted(0, 0, 0, 22 - 66 + MARGIN)


TILES = (
    _edit("empty", ""),
    _edit("text", "Plum"),
    _edit("caret at the end", "Plum", work=lambda edit: edit.end(False)),
    _edit("caret on a letter", "Plum", work=lambda edit: edit.setCursorPosition(1)),
    _edit("empty, caret", "", work=lambda edit: edit.end(False)),
    _edit("selection", "Plum blossom", work=lambda edit: edit.setSelection(2, 5)),
    _edit("all selected", "Plum", work=lambda edit: edit.selectAll()),
    _edit("long text, at its end", LONG, work=lambda edit: edit.end(False)),
    _edit("long text", LONG, work=lambda edit: edit.home(False)),
    _edit("disabled", "Plum", on=False),
    _number("normal", 6),
    _number("up pressed", 6, press=(52, 5)),
    _number("down pressed", 6, press=(52, 16)),
    _number("at its most", 12),
    _number("at its least", 1),
    _number("focused", 6, tab=True),
    _number("disabled", 6, on=False),
    _list("normal", MONTHS),
    _list("selected", MONTHS, chosen=1),
    _list("scrolled to the end", MONTHS, chosen=7),
    _list("several selected", MONTHS, many=True),
    _list("nothing to scroll", MONTHS[:3], chosen=0),
    _list("empty", ()),
    _list("long names", (LONG, "An extraordinarily long name", "Short")),
    _list("small face", MONTHS, chosen=1, small=True),
    _list("focused", MONTHS, tab=True),
    _list("disabled", MONTHS, chosen=1, on=False),
    Tile("Lists", "with the keyboard, beside a field", _hinted),
    Tile("Lists", "icons, one selected, one disabled", _icons),
    Tile("Lists", "tree with headings", _tree),
    _group("titled"),
    _group("untitled", title=""),
    _group("disabled", on=False),
    _group("check box, on", check=True),
    _group("check box, off", check=False),
    Tile("Text and rules", "three faces, enabled and disabled", _text),
    Tile("Text and rules", "lines and a box", _rule),
)
