"""Corrections to Qt's drawing of edit fields, for look §2.7.

A Qt field draws its own text and asks the style for the frame only. Its caret and its selection are as high
as the ink, 15 rows; here they get the whole line of 16. Scrolled text is clipped at the text's rectangle, 3
pixels from the frame, and disabled text is dithered where there is no grey.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QInputMethodEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from macclassic.engine.core import safe_text
from macclassic.toolbox.base import look
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.screen.emulated_screen import touch
from macclassic.toolbox.style import text as style_text

LINE = 16
INSET = 3
"""Distance from the frame's edge to the rectangle of the text."""

_QT_CARET_MARGIN = 5
"""Offset of Qt's caret rectangle, to the left of the caret."""


class FieldPainter(Guarded, QObject):
    """Draws over painted edit fields, and blinks their caret."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._field: QLineEdit | None = None
        self._lit = True
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._blink)

    def watch(self, field: QLineEdit) -> None:
        """Correct this field's painting from now on."""
        field.installEventFilter(self)
        for own in field.findChildren(QObject, options=Qt.FindChildOption.FindDirectChildrenOnly):
            own.installEventFilter(self)
        field.cursorPositionChanged.connect(lambda: self._light(field))
        field.selectionChanged.connect(lambda: self._light(field))
        field.textChanged.connect(safe_text.meet)
        safe_text.meet(field.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QLineEdit):
            return event.type() == QEvent.Type.Timer and self._keep_still(watched, event)
        if isinstance(event, QPaintEvent):
            watched.paintEvent(event)
            self._finish(watched)
            return True
        if event.type() == QEvent.Type.FocusIn:
            self._field = watched
            self._light(watched)
        elif event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide) and watched is self._field:
            self._field = None
            self._timer.stop()
            watched.update()
        elif event.type() == QEvent.Type.KeyPress:
            self._light(watched)
        elif isinstance(event, QInputMethodEvent):
            safe_text.meet(event.preeditString())
            self._light(watched)
        return False

    def _keep_still(self, watched: QObject, event: QEvent) -> bool:
        """Let a field handle its timer without repainting for its caret of no width; return True if done."""
        field, still = watched.parent(), Qt.WidgetAttribute.WA_UpdatesDisabled
        if not isinstance(field, QLineEdit) or field.testAttribute(still):
            return False
        field.setAttribute(still, True)
        watched.event(event)
        field.setAttribute(still, False)
        return True

    # Caret timing

    def _light(self, field: QLineEdit) -> None:
        """Show the caret, and restart its timer."""
        if field is not self._field:
            return
        half = QApplication.cursorFlashTime() // 2
        if half > 0:
            self._timer.start(half)
        else:
            self._timer.stop()
        self._lit = True
        field.update()

    def _blink(self) -> None:
        if self._field is not None and not self._field.hasSelectedText():
            self._lit = not self._lit
            touch(self._field, _caret(self._field))

    # Painting

    def _finish(self, field: QLineEdit) -> None:
        now = look.current()
        painter = QPainter(field)
        cell = QRect(INSET, (field.height() - LINE) // 2, field.width() - 2 * INSET, LINE)
        for x in (1, field.width() - INSET):
            painter.fillRect(x, cell.y(), INSET - 1, LINE, now.white)
        if field.hasSelectedText() and field.isEnabled():
            low = _selection(field, cell).intersected(cell)
            painter.fillRect(low.x(), cell.bottom(), low.width(), 1, now.black)
        elif field is self._field and self._lit and not field.isReadOnly():
            painter.setCompositionMode(QPainter.CompositionMode.RasterOp_SourceXorDestination)
            painter.fillRect(_caret(field), now.white)
        if not field.isEnabled() and now.dithered:
            style_text.dim(painter, cell, now.white, field.text())
        painter.end()


def _caret(field: QLineEdit) -> QRect:
    """Return the rectangle of the caret, also in composed text: 1 pixel wide, as high as the line."""
    x = field.cursorRect().x() + _QT_CARET_MARGIN
    return QRect(x, (field.height() - LINE) // 2, 1, LINE)


def _selection(field: QLineEdit, cell: QRect) -> QRect:
    metrics = QFontMetrics(field.font())
    text = field.displayText()
    begin = _caret(field).x() - metrics.horizontalAdvance(text[: field.cursorPosition()])
    left = begin + metrics.horizontalAdvance(text[: field.selectionStart()])
    right = begin + metrics.horizontalAdvance(text[: field.selectionEnd()])
    return QRect(left, cell.y(), right - left, LINE)
