"""Desktop Patterns panel: a choice of patterns, each applied at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from macclassic.app.desktop.apply_settings import apply_pattern
from macclassic.app.storage.settings import Settings, TrialSettings
from macclassic.quickdraw import desktop_patterns, ovals, patterns
from macclassic.toolbox.base import look
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.choice_widget import ChoiceGrid
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.labels import small
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window_frames import Frame

COLUMNS = 4
CELL = QSize(38, 30)
PREVIEW = QSize(136, 102)
BAR = 6
"""Height in pixels of the small menu bar in the preview."""


def pattern_title(name: str) -> str:
    """Return a pattern's title on screen."""
    titles = {
        "standard": translate("patterns", "Standard"),
        "mist": translate("patterns", "Mist"),
        "slate": translate("patterns", "Slate"),
        "twill": translate("patterns", "Twill"),
        "linen": translate("patterns", "Linen"),
        "pine": translate("patterns", "Pines"),
        "leaves": translate("patterns", "Leaves"),
        "plum": translate("patterns", "Plum blossom"),
        "coins": translate("patterns", "Coins"),
        "rain": translate("patterns", "Rain"),
        "waves": translate("patterns", "Waves"),
        "stars": translate("patterns", "Stars"),
        "bamboo": translate("patterns", "Bamboo"),
        "mats": translate("patterns", "Straw mats"),
        "lanterns": translate("patterns", "Lanterns"),
        "tiles": translate("patterns", "Roof tiles"),
    }
    return titles.get(name, name)


def _pattern_texts(name: str, chosen: bool) -> tuple[str, str]:
    """Return a pattern's title and its balloon text."""
    now = translate("balloon", "{name}: the desktop has this pattern now.")
    other = translate("balloon", "{name}: to give the desktop this pattern, click it.")
    title = pattern_title(name)
    return title, (now if chosen else other).format(name=title)


def _draw(painter: QPainter, rect: QRect, name: str) -> None:
    patterns.fill(painter, rect, desktop_patterns.brush(name, look.current().depth))


class PatternPreview(Guarded, QWidget):
    """Small screen that shows a pattern on its desktop."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.setFixedSize(PREVIEW)
        self.setAccessibleName(translate("patterns", "Preview"))

    def show_pattern(self, name: str) -> None:
        """Show another pattern."""
        self._name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = look.current()
        box = self.rect()
        ovals.fill_round_rect(painter, box, 10, now.black)
        desktop = box.adjusted(4, 4, -4, -4)
        patterns.fill(painter, desktop, desktop_patterns.brush(self._name, now.depth))
        painter.fillRect(QRect(desktop.topLeft(), QSize(desktop.width(), BAR)), now.white)
        painter.fillRect(desktop.x(), desktop.y() + BAR, desktop.width(), 1, now.black)
        for x, width in ((5, 3), (12, 9), (25, 13), (desktop.width() - 8, 3)):
            painter.fillRect(desktop.x() + x, desktop.y() + 2, width, 2, now.black)


class DesktopPatternsPanel(Dialog):
    """Applies a pattern to the desktop as soon as it is chosen; Cancel reverts it."""

    def __init__(self, screen: Screen, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__(translate("patterns", "Desktop Patterns"), Frame.MOVABLE)
        self._tried = TrialSettings(settings, ("pattern",), lambda: apply_pattern(screen, settings), changed)
        names = [each.name for each in desktop_patterns.patterns()]
        name = desktop_patterns.find(settings.pattern).name
        self.grid = ChoiceGrid(names, name, COLUMNS, CELL, _draw, _pattern_texts)
        self.grid.setAccessibleName(translate("patterns", "Patterns"))
        self._preview = tell(
            PatternPreview(self.grid.name),
            translate("balloon", "This is how the pattern looks on a desktop."),
        )
        self._title = small(pattern_title(self.grid.name))
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        side = QVBoxLayout()
        side.setSpacing(6)
        side.addWidget(self._preview)
        side.addWidget(self._title)
        side.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.grid, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(side)
        self.body.addLayout(row)
        self.ok_or_cancel(
            translate("balloon", "To keep the pattern that is on the desktop now, click this button."),
        )
        self.grid.current_changed.connect(self._show)
        self.finished.connect(self._tried.end)
        self.fit()
        self.first_focus = self.grid

    def _show(self, name: str) -> None:
        self._preview.show_pattern(name)
        self._title.setText(pattern_title(name))
        self._tried.set(pattern=name)
