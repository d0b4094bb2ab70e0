"""One QApplication that looks and keeps time as a Macintosh does: style, fonts, palette, clicks and caret."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

from macclassic.quickdraw import fonts
from macclassic.toolbox.style import ClassicStyle


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
    app.setFont(fonts.system())
    app.setPalette(app.style().standardPalette())
    app.setCursorFlashTime(1067)  # 32 ticks on, 32 off
    app.setDoubleClickInterval(533)
