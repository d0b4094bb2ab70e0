"""Text of the controls: widths, baselines, dimming, and the Mac's way to write a shortcut."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from macclassic.quickdraw import fonts, patterns
from macclassic.toolbox.base import look

CLOVER = "\u2318"
EMBLEM = "\uf8ff"
"""The title of the menu at the left end."""
CHECK_MARK = "\u2713"
ELLIPSIS = "\u2026"

_KEY_NAMES = {"Shift": "\u21e7", "Alt": "\u2325", "Ctrl": CLOVER, "Meta": "\u2303"}


def plain(text: str) -> str:
    """Return a label without the ampersands that mark its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def width(text: str) -> int:
    """Return how many pixels the pen moves when it writes a text in the system font."""
    return _width(text, fonts.has_hangul())


@lru_cache(maxsize=2048)
def _width(text: str, hangul: bool) -> int:
    # A menu asks for the widths of all its items once for each of them.
    return QFontMetrics(fonts.system()).horizontalAdvance(text)


def clear_baseline(baseline: int, text: str) -> int:
    """Return the baseline of a text of the system font that is to stay clear of a line above it.

    All is written where `baseline` says but capitals with accents: these fill every row down from the
    ascent and would grow together with the line, so their text is a pixel lower.
    """
    face = fonts.drawing()
    filled = any(-letter.box()[1] >= face.ascent for letter in face.letters(text))
    return baseline + filled


def draw(
    painter: QPainter,
    x: int,
    baseline: int,
    text: str,
    *,
    ink: QColor | None = None,
    enabled: bool = True,
    font: QFont | None = None,
    paper: QColor | None = None,
) -> None:
    """Write a text from a pen position, dimmed if it isn't enabled; `paper` is white unless it is told."""
    now = look.current()
    font = font or fonts.system()
    painter.setFont(font)
    painter.setPen((ink or now.black) if enabled or now.dithered else now.dimmed)
    painter.drawText(x, baseline, text)
    if not enabled and now.dithered:
        metrics = QFontMetrics(font)
        top = baseline - metrics.ascent()
        cell = QRect(x, top, metrics.horizontalAdvance(text), metrics.height())
        patterns.dim(painter, cell, paper or now.white)


def line_rect(painter: QPainter, rect: QRect, flags: int, text: str) -> QRect:
    """Return where in a rectangle Qt is to write a text that stands in the middle of its height.

    Qt counts lines without their leading and rounds up, so that one in a high label is a pixel lower than
    those of the fields and pop-up menus beside it. What has several lines stays as it is.
    """
    metrics = QFontMetrics(painter.font())
    spare = rect.height() - metrics.lineSpacing()
    high = metrics.height()
    if not flags & Qt.AlignmentFlag.AlignVCenter.value or spare < 0:
        return rect
    if metrics.boundingRect(rect, flags, text).height() >= 2 * high:
        return rect
    return QRect(rect.x(), rect.y() + spare // 2, rect.width(), high)


def end_cut(text: str, room: int, font: QFont) -> str:
    """Return a text cut at its end, with an ellipsis, so that it fits `room` pixels."""
    return QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def middle_cut(text: str, room: int, font: QFont | None = None) -> str:
    """Return a text cut in its middle, with an ellipsis, so that it fits `room` pixels."""
    return QFontMetrics(font or fonts.system()).elidedText(text, Qt.TextElideMode.ElideMiddle, room)


def key_text(shortcut: str) -> str:
    """Return a shortcut as the Mac writes it: ``Ctrl+N`` as clover and N, ``F1`` as it is.

    Shift comes before the clover as an upward arrow; the key itself is a capital.
    """
    if not shortcut or CLOVER in shortcut:
        return shortcut
    *modifiers, key = shortcut.replace("++", "+\0").split("+")
    marks = [_KEY_NAMES[name] for name in ("Meta", "Alt", "Shift", "Ctrl") if name in modifiers]
    return "".join(marks) + key.replace("\0", "+")
