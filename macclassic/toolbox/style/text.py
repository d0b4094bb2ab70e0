"""Text of controls: widths, baselines, dimming, and shortcuts in the Mac's notation."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from macclassic.engine.core.safe_text import in_hangul
from macclassic.quickdraw import fonts, patterns
from macclassic.toolbox.base import look

CLOVER = "\u2318"
EMBLEM = "\uf8ff"
"""Title of the leftmost menu."""
CHECK_MARK = "\u2713"
ELLIPSIS = "\u2026"

_KEY_NAMES = {"Shift": "\u21e7", "Alt": "\u2325", "Ctrl": CLOVER, "Meta": "\u2303"}


def plain(text: str) -> str:
    """Return a label without the ampersands that mark its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def width(text: str) -> int:
    """Return the advance width of a text in the system font."""
    return _width(text, fonts.has_hangul())


@lru_cache(maxsize=2048)
def _width(text: str, hangul: bool) -> int:
    # Cached because a menu asks for the widths of all its items once for each of them.
    return QFontMetrics(fonts.system()).horizontalAdvance(text)


def clear_baseline(baseline: int, text: str) -> int:
    """Return the baseline of a text of the system font that must not touch a line above it.

    It is `baseline`, but one pixel lower for capitals with accents, which fill every row up to the ascent and
    would merge with the line.
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
    """Draw a text from a pen position, dimmed if it is disabled; `paper` is white by default."""
    now = look.current()
    dithered = now.dithered and not enabled
    hangul = dithered and in_hangul(text)
    painter.setPen((ink or now.black) if enabled or dithered else now.dimmed)
    painter.setFont(font or (_thin(text) if hangul else fonts.system()))
    painter.drawText(x, baseline, text)
    if dithered:
        metrics = QFontMetrics(font or fonts.system())
        top, wide = baseline - metrics.ascent(), metrics.horizontalAdvance(text)
        dim(painter, QRect(x, top, wide, metrics.height() + hangul), paper or now.white, text)


def _thin(text: str) -> QFont:
    """Return the thin face with Hangul; its syllables are apart as in the system face if that fits."""
    thin = fonts.application()
    thin.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 1)
    thin.setWordSpacing(-1)
    return thin if QFontMetrics(thin).horizontalAdvance(text) <= width(text) else fonts.application()


def dim(painter: QPainter, cell: QRect, paper: QColor, text: str) -> None:
    """Dim a text drawn in a cell as high as its line, on a 1-bit screen.

    Latin text loses every other pixel. Hangul, whose strokes are close together, would be illegible: it keeps
    all pixels and gets a dotted line below it, at the bottom of the cell.
    """
    if in_hangul(text):
        line = QRect(cell.x(), cell.bottom(), cell.width(), 1)
        patterns.fill(painter, line, patterns.brush(patterns.GRAY, look.current().black))
    else:
        patterns.dim(painter, cell, paper)


def line_rect(painter: QPainter, rect: QRect, flags: int, text: str) -> QRect:
    """Return the rectangle in which Qt draws vertically centred text on the right baseline.

    Qt counts lines without their leading and rounds up, so a line in a high label would be a pixel lower than
    the texts of fields and pop-up menus beside it. For several lines the rectangle is unchanged.
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
    """Return a text cut at its end, with an ellipsis, to fit `room` pixels."""
    return QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def middle_cut(text: str, room: int, font: QFont | None = None) -> str:
    """Return a text cut in its middle, with an ellipsis, to fit `room` pixels."""
    return QFontMetrics(font or fonts.system()).elidedText(text, Qt.TextElideMode.ElideMiddle, room)


def key_text(shortcut: str) -> str:
    """Return a shortcut in the Mac's notation: ``Ctrl+N`` as clover and N, ``F1`` unchanged.

    Shift comes before the clover as an upward arrow; the key itself is a capital.
    """
    if not shortcut or CLOVER in shortcut:
        return shortcut
    *modifiers, key = shortcut.replace("++", "+\0").split("+")
    marks = [_KEY_NAMES[name] for name in ("Meta", "Alt", "Shift", "Ctrl") if name in modifiers]
    return "".join(marks) + key.replace("\0", "+")
