"""Tiles of scroll bars, sliders and progress bars."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QProgressBar, QScrollBar, QSlider, QWidget

from macclassic.toolbox.windows.window import Frame, Window
from tools.docs.control_sheet.stage import CORNER, Stage, Tile

LENGTH = 120
_UPRIGHT, _ACROSS = Qt.Orientation.Vertical, Qt.Orientation.Horizontal


def _bar(way: Qt.Orientation, value: int, top: int = 100) -> QScrollBar:
    bar = QScrollBar(way)
    # Large enough that a few more steps of an arrow held for long do not show.
    bar.setRange(0, 10 * top)
    bar.setValue(10 * value)
    bar.setPageStep(100)
    return bar


def _size(way: Qt.Orientation, length: int = LENGTH) -> tuple[int, int]:
    return (16, length) if way == _UPRIGHT else (length, 16)


def _scroll(
    way: Qt.Orientation,
    name: str,
    value: int,
    *,
    top: int = 100,
    length: int = LENGTH,
    on: bool = True,
    press: int | None = None,
    drag: int = 0,
) -> Tile:
    """Return a tile of a scroll bar, pressed `press` pixels from its start and dragged by `drag` pixels."""

    def along(pixels: int) -> QPoint:
        return QPoint(8, pixels) if way == _UPRIGHT else QPoint(pixels, 8)

    def make(stage: Stage) -> QRect:
        bar = _bar(way, value, top)
        bar.setEnabled(on)
        rect = stage.show(bar, size=_size(way, length))
        if press is not None:
            stage.press(stage.place(bar, along(press)))
            if drag:
                stage.drag(stage.place(bar, along(press + drag)))
        return rect

    return Tile("Scroll bars, upright" if way == _UPRIGHT else "Scroll bars, across", name, make)


def _behind(way: Qt.Orientation) -> Tile:
    def make(stage: Stage) -> QRect:
        rect = stage.show(_bar(way, 50), size=_size(way))
        page = QWidget()
        page.setFixedSize(20, 20)
        stage.manager.open(Window("", page, Frame.PLAIN), CORNER + QPoint(300, 0))
        return rect

    return Tile("Scroll bars, upright" if way == _UPRIGHT else "Scroll bars, across", "window behind", make)


def _states(way: Qt.Orientation) -> tuple[Tile, ...]:
    first, last = ("up", "down") if way == _UPRIGHT else ("left", "right")
    return (
        _scroll(way, "at its least", 0),
        _scroll(way, "in the middle", 50),
        _scroll(way, "at its most", 100),
        _scroll(way, f"{first} pressed", 50, press=8),
        _scroll(way, f"{last} pressed", 50, press=LENGTH - 8),
        _scroll(way, "thumb dragged", 0, press=20, drag=50),
        _scroll(way, "nothing to scroll", 0, top=0),
        _scroll(way, "disabled", 50, on=False),
        _behind(way),
        _scroll(way, "short", 0, length=40),
    )


def _slider(
    name: str,
    value: int,
    *,
    way: Qt.Orientation = _ACROSS,
    on: bool = True,
    press: bool = False,
    tab: bool = False,
) -> Tile:
    def make(stage: Stage) -> QRect:
        slider = QSlider(way)
        slider.setRange(0, 7)
        slider.setValue(value)
        slider.setEnabled(on)
        rect = stage.show(slider, size=_size(way, 90))
        if tab:
            stage.tab_to(slider)
        if press:
            stage.press(stage.place(slider))
        return rect

    return Tile("Sliders", name, make)


def _progress(name: str, value: int, top: int = 100) -> Tile:
    def make(stage: Stage) -> QRect:
        bar = QProgressBar()
        bar.setRange(0, top)
        bar.setValue(value)
        return stage.show(bar, size=(120, 12))

    return Tile("Progress bars", name, make)


TILES = (
    *_states(_UPRIGHT),
    *_states(_ACROSS),
    _slider("at its least", 0),
    _slider("in the middle", 4),
    _slider("at its most", 7),
    _slider("pressed", 4, press=True),
    _slider("focused", 4, tab=True),
    _slider("disabled", 4, on=False),
    _slider("upright", 4, way=_UPRIGHT),
    _progress("nothing yet", 0),
    _progress("half", 50),
    _progress("done", 100),
    _progress("no telling", 0, 0),
)
