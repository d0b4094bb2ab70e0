"""Tiles of window frames, dialogs and alerts."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from macclassic.toolbox.dialogs.dialogs import Alert, Kind
from macclassic.toolbox.windows.window import Frame, Window
from tools.docs.control_sheet.stage import CORNER, Stage, Tile

_SIZE = (150, 44)


def _frame(
    name: str,
    kind: Frame = Frame.DOCUMENT,
    *,
    title: str = "Terminal",
    size: tuple[int, int] = _SIZE,
    boxes: bool = True,
    press: tuple[int, int] | None = None,
    drag: tuple[int, int] | None = None,
    behind: bool = False,
) -> Tile:
    """Return a tile of a window, pressed at a pixel of its frame and dragged by so many pixels."""

    def make(stage: Stage) -> QRect:
        page = QWidget()
        page.setFixedSize(*size)
        window = Window(title, page, kind, closable=boxes, zoomable=boxes, growable=boxes, grow_lines=boxes)
        rect = stage.open(window)
        if behind:
            other = QWidget()
            other.setFixedSize(20, 20)
            front = Window("", other, Frame.MOVABLE if window.modal else Frame.PLAIN)
            stage.manager.open(front, CORNER + QPoint(300, 0))
        if press is not None:
            stage.press(CORNER + QPoint(*press))
            if drag is not None:
                stage.drag(CORNER + QPoint(*press) + QPoint(*drag))
                rect.adjust(0, 0, max(0, drag[0]), max(0, drag[1]))
        return rect

    return Tile("Windows", name, make)


def _alert(kind: Kind) -> Tile:
    def make(stage: Stage) -> QRect:
        buttons = (("cancel", "Cancel"), ("ok", "OK"))
        return stage.open(Alert(kind, "The cards could not be dealt.", buttons, "ok", "cancel"))

    return Tile("Alerts", kind.name.casefold(), make)


_CLOSE, _ZOOM, _GROW = (14, 9), (1 + 150 - 14, 9), (1 + 145, 19 + 39)

TILES = (
    _frame("document"),
    _frame("behind", behind=True),
    _frame("close box pressed", press=_CLOSE),
    _frame("zoom box pressed", press=_ZOOM),
    _frame("no boxes", boxes=False),
    _frame("no title", title=""),
    _frame("long title", title="A title that is too long for its window"),
    _frame("dragged", press=(40, 9), drag=(12, 10)),
    _frame("grown", press=_GROW, drag=(16, 14)),
    _frame("rounded", Frame.ROUND),
    _frame("rounded, pressed", Frame.ROUND, press=_CLOSE),
    _frame("rounded, behind", Frame.ROUND, behind=True),
    _frame("dialog", Frame.DIALOG),
    _frame("movable dialog", Frame.MOVABLE),
    _frame("movable, behind", Frame.MOVABLE, behind=True),
    _frame("plain", Frame.PLAIN),
    _frame("alternate", Frame.ALT),
    _frame("400 by 240", size=(400, 240)),
    *(_alert(kind) for kind in Kind),
)
