"""One QApplication that looks and keeps time as a Macintosh does: style, fonts, palette, clicks and caret."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from macclassic.engine.core import safe_text
from macclassic.quickdraw import fonts
from macclassic.toolbox.style.classic_style import ClassicStyle


def application() -> QApplication:
    """Return the one application of this process, dressed; it is made if there is none.

    Raises MissingFont.
    """
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    dress(app)
    return app


def speak(language: str) -> None:
    """Have the letters of a language in all that is set in the system's face."""
    fonts.speak(language)
    _renew()


def _renew() -> None:
    if QApplication.font() != fonts.system() and isinstance(QApplication.style(), ClassicStyle):
        QApplication.setFont(fonts.system())


def dress(app: QApplication) -> None:
    """Give an application our style, fonts and palette, and a Macintosh's times; a second call does nothing.

    Raises MissingFont.
    """
    if isinstance(app.style(), ClassicStyle):
        return
    fonts.load()
    app.setStyle(ClassicStyle())
    safe_text.when_hangul(_Letters(app).come)


class _Letters(QObject):
    """Sees to it that the first text from outside with Hangul can be read, whoever came upon it."""

    _missed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        # An engine's words may come in another thread.
        self._missed.connect(self._put, Qt.ConnectionType.AutoConnection)

    def come(self) -> None:
        """Have Hangul in all that is written from now on, and in the widgets that are there."""
        fonts.have_hangul()
        self._missed.emit()

    def _put(self) -> None:
        _renew()
        for widget in QApplication.allWidgets():
            if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
                widget.setFont(fonts.renewed(widget.font()))
