"""The title beside a pop-up menu: inverted while the menu is open (look §2.7)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QLabel, QMenu, QWidget

from macclassic.toolbox import look
from macclassic.toolbox.guard import Guarded


class PopupTitles(Guarded, QObject):
    """Inverts the label whose buddy is a pop-up menu, for as long as that is open."""

    def watch(self, widget: QWidget) -> None:
        """Watch what a pop-up menu opens; another widget is left alone."""
        if isinstance(widget, QMenu) or widget.metaObject().className() == "QComboBoxPrivateContainer":
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            combo = watched.parent()
            if isinstance(combo, QComboBox):
                for label in combo.window().findChildren(QLabel):
                    if label.buddy() is combo:
                        _invert(label, event.type() == QEvent.Type.Show)
        return False


def _invert(label: QLabel, inverted: bool) -> None:
    label.setAutoFillBackground(inverted)
    if not inverted:
        label.setPalette(QPalette())
        return
    now, palette = look.current(), label.palette()
    palette.setColor(QPalette.ColorRole.Window, now.black)
    palette.setColor(QPalette.ColorRole.WindowText, now.white)
    label.setPalette(palette)
