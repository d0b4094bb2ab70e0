"""Set-up of the QApplication as a Macintosh: style, fonts, palette, double-click and caret times."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from macclassic.engine.core import safe_text
from macclassic.quickdraw import fonts
from macclassic.toolbox.style.classic_style import ClassicStyle


def application() -> QApplication:
    """Return the application of this process, set up; create it if there is none.

    Raises MissingFont.
    """
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    dress(app)
    return app


def use_language(language: str) -> None:
    """Select the fonts for a language."""
    fonts.use_language(language)
    _renew()


def _renew() -> None:
    if QApplication.font() != fonts.system() and isinstance(QApplication.style(), ClassicStyle):
        QApplication.setFont(fonts.system())


def dress(app: QApplication) -> None:
    """Set style, fonts, palette and times of an application; a second call has no effect.

    Raises MissingFont.
    """
    if isinstance(app.style(), ClassicStyle):
        return
    fonts.load()
    app.setStyle(ClassicStyle())
    safe_text.when_hangul(_Letters(app).come)


class _Letters(QObject):
    """Adds Hangul to the fonts when the first external text contains it."""

    _missed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        # Text of an external engine may come in another thread.
        self._missed.connect(self._put, Qt.ConnectionType.AutoConnection)

    def come(self) -> None:
        """Add Hangul to the fonts, also of existing widgets."""
        fonts.have_hangul()
        self._missed.emit()

    def _put(self) -> None:
        _renew()
        for widget in QApplication.allWidgets():
            if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
                widget.setFont(fonts.renewed(widget.font()))
