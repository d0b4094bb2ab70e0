"""The Desktop Patterns panel: a choice of patterns, each taking effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from macclassic.app.settings import Settings, Tried
from macclassic.quickdraw import desktop_patterns, ovals, patterns
from macclassic.toolbox import look
from macclassic.toolbox.dialogs import Dialog
from macclassic.toolbox.explaining import Spot, tell
from macclassic.toolbox.frames import Frame
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.labels import small
from macclassic.toolbox.screen import Screen

translate = QCoreApplication.translate

COLUMNS = 4
CELL = QSize(38, 30)
GAP = 4
PREVIEW = QSize(136, 102)
BAR = 6
"""Rows of the little menu bar in the preview."""


def pattern_title(name: str) -> str:
    """Return what a pattern is called on the screen."""
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


class PatternGrid(Guarded, QWidget):
    """All patterns in rows; a click or the arrow keys choose one."""

    chosen = Signal(str)
    """Another pattern was chosen, by its name."""
    current_changed = Signal(str)
    """The keys act on this pattern now."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._names = [each.name for each in desktop_patterns.patterns()]
        self._at = self._names.index(desktop_patterns.find(name).name)
        rows = -(-len(self._names) // COLUMNS)
        self.setFixedSize(
            COLUMNS * (CELL.width() + GAP) + GAP,
            rows * (CELL.height() + GAP) + GAP,
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("patterns", "Patterns"))

    @property
    def name(self) -> str:
        """The pattern that is chosen."""
        return self._names[self._at]

    def cell(self, name: str) -> QRect:
        """Return where a pattern stands in the grid."""
        row, column = divmod(self._names.index(name), COLUMNS)
        corner = QPoint(GAP + column * (CELL.width() + GAP), GAP + row * (CELL.height() + GAP))
        return QRect(corner, CELL)

    def _name_at(self, point: QPoint) -> str | None:
        return next((each for each in self._names if self.cell(each).contains(point)), None)

    def choose(self, name: str) -> None:
        """Choose a pattern by its name."""
        if name != self.name:
            self._at = self._names.index(name)
            self.update()
            self.chosen.emit(name)
            self.current_changed.emit(name)

    def spots(self) -> Sequence[Spot]:
        """Return the patterns."""
        now = translate("balloon", "{name}: the desktop has this pattern now.")
        other = translate("balloon", "{name}: to give the desktop this pattern, click it.")
        titles = {name: pattern_title(name) for name in self._names}
        return [
            Spot(
                name,
                self.cell(name),
                title,
                (now if name == self.name else other).format(name=title),
                current=name == self.name,
            )
            for name, title in titles.items()
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        now = look.current()
        for name in self._names:
            cell = self.cell(name)
            ovals.frame_rect(painter, cell, now.black)
            patterns.fill(painter, cell.adjusted(1, 1, -1, -1), desktop_patterns.brush(name, now.depth))
        chosen = self.cell(self.name)
        ovals.frame_rect(painter, chosen.adjusted(-1, -1, 1, 1), now.white)
        ovals.frame_rect(painter, chosen.adjusted(-3, -3, 3, 3), now.black, 2)
        if self.hasFocus():
            # On white, so that it is seen on any pattern.
            inner = chosen.adjusted(1, 1, -1, -1)
            ovals.frame_rect(painter, inner, now.white)
            patterns.dotted_frame(painter, inner, now.black)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        name = self._name_at(event.position().toPoint())
        if name is not None:
            self.choose(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
        elif 0 <= self._at + step < len(self._names):
            self.choose(self._names[self._at + step])


class Preview(Guarded, QWidget):
    """A small screen with the pattern on its desktop."""

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
        desk = box.adjusted(4, 4, -4, -4)
        patterns.fill(painter, desk, desktop_patterns.brush(self._name, now.depth))
        painter.fillRect(QRect(desk.topLeft(), QSize(desk.width(), BAR)), now.white)
        painter.fillRect(desk.x(), desk.y() + BAR, desk.width(), 1, now.black)
        for x, width in ((5, 3), (12, 9), (25, 13), (desk.width() - 8, 3)):
            painter.fillRect(desk.x() + x, desk.y() + 2, width, 2, now.black)


class DesktopPatterns(Dialog):
    """A pattern is on the desktop as soon as it is chosen; Cancel takes it back."""

    def __init__(self, screen: Screen, settings: Settings, changed: Callable[[], None]) -> None:
        super().__init__(translate("patterns", "Desktop Patterns"), Frame.MOVABLE)
        self._tried = Tried(settings, ("pattern",), lambda: apply_pattern(screen, settings), changed)
        self.grid = PatternGrid(settings.pattern)
        self._preview = tell(
            Preview(self.grid.name), translate("balloon", "This is how the pattern looks on a desktop.")
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
        self.grid.chosen.connect(self._show)
        self.finished.connect(self._tried.end)
        self.fit()
        self.first_focus = self.grid

    def _show(self, name: str) -> None:
        self._preview.show_pattern(name)
        self._title.setText(pattern_title(name))
        self._tried.set(pattern=name)


def apply_pattern(screen: Screen, settings: Settings) -> None:
    """Give the desktop the pattern of the settings."""
    look.use_pattern(settings.pattern)
    screen.refresh()
