"""The desktop: one icon for each game and for each keepsake, opened by a double click or Return."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import fonts
from macclassic.toolbox import look
from macclassic.toolbox.explaining import Spot
from macclassic.toolbox.guard import Guarded
from macclassic.toolbox.pictures import outline, picture
from macclassic.toolbox.screen import Screen

translate = QCoreApplication.translate

ICON = 32
CELL = QSize(96, 64)


@dataclass(frozen=True, slots=True)
class Thing:
    """What stands on the desktop: key, title, picture of `resources/art`, and what its balloon says."""

    key: str
    title: str
    picture: str
    balloon: str


class Desktop(Guarded, QWidget):
    """Icons in columns from the upper right corner down, as disks stand; one may be selected."""

    opened = Signal(str)
    """A game or another thing is to be opened, by its key."""
    selection_changed = Signal()
    current_changed = Signal(str)
    """The icon of this key is the one that the keys act on."""

    def __init__(self, screen: Screen, games: Sequence[tuple[str, str]]) -> None:
        """`games` are (key, title) in the order shown."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("desktop", "Desktop"))
        self._games = tuple(games)
        self._others: tuple[Thing, ...] = ()
        self._selected: int | None = None
        self._screen = screen
        self.proxy = screen.scene().addWidget(self)
        self.proxy.setZValue(1)
        self.proxy.setPos(0, 20)
        self._fit()
        screen.resized.connect(self._fit)

    def _fit(self) -> None:
        size = self._screen.screen_size
        self.setFixedSize(size.width(), size.height() - 20)

    @property
    def _things(self) -> Sequence[Thing]:
        """All that stands here: first the games, in the language that is spoken."""
        text = translate("balloon", "This is a game, {name}. To open it, double-click its icon.")
        games = [Thing(key, title, f"icon-{key}", text.format(name=title)) for key, title in self._games]
        return [*games, *self._others]

    def show_others(self, others: Sequence[Thing]) -> None:
        """Have other things stand behind the games."""
        if tuple(others) != self._others:
            self._select(None)
            self._others = tuple(others)
            self.update()

    @property
    def selected(self) -> str | None:
        """The key of the game whose icon is selected."""
        at = self._selected
        return self._games[at][0] if at is not None and at < len(self._games) else None

    @property
    def any_selected(self) -> bool:
        """Whether an icon is selected, of whatever."""
        return self._selected is not None

    def open_selected(self) -> None:
        """Open what is selected."""
        if self._selected is not None:
            self.opened.emit(self._things[self._selected].key)

    def select(self, key: str | None) -> None:
        """Select an icon, or none."""
        keys = [each.key for each in self._things]
        self._select(keys.index(key) if key in keys else None)

    def _select(self, index: int | None) -> None:
        if index != self._selected:
            self._selected = index
            self.update()
            self.selection_changed.emit()
            if index is not None:
                self.current_changed.emit(self._things[index].key)

    def spots(self) -> Sequence[Spot]:
        """Return the icons, with their names."""
        return [
            Spot(
                each.key,
                self._icon(index).united(self._name(index)),
                each.title,
                each.balloon,
                region=QRegion(self._icon(index)).united(self._name(index)),
                description=translate("desktop", "Return opens it"),
                current=index == self._selected,
            )
            for index, each in enumerate(self._things)
        ]

    def icon_rect(self, key: str) -> QRect:
        """Return where a game's icon stands on the screen."""
        index = [each for each, _ in self._games].index(key)
        return self._icon(index).translated(0, 20)

    def _cell(self, index: int) -> QRect:
        rows = max(1, (self.height() - 16) // CELL.height())
        column, row = divmod(index, rows)
        return QRect(QPoint(self.width() - 8 - CELL.width() * (column + 1), 12 + row * CELL.height()), CELL)

    def _icon(self, index: int) -> QRect:
        cell = self._cell(index)
        return QRect(cell.x() + (cell.width() - ICON) // 2, cell.y(), ICON, ICON)

    def _name(self, index: int) -> QRect:
        cell = self._cell(index)
        width = fonts.small_width(self._things[index].title) + 4
        return QRect(cell.x() + (cell.width() - width) // 2, cell.y() + ICON + 2, width, fonts.small_line())

    def _at(self, point: QPoint) -> int | None:
        for index in range(len(self._things)):
            if self._icon(index).contains(point) or self._name(index).contains(point):
                return index
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(fonts.small())
        colours = look.current()
        for index, each in enumerate(self._things):
            chosen = index == self._selected
            icon, strip = self._icon(index), self._name(index)
            if not event.region().intersects(icon | strip):
                continue
            painter.drawImage(icon.topLeft(), picture("art", each.picture))
            if chosen:
                painter.save()
                painter.setClipRegion(outline("art", each.picture).translated(icon.topLeft()))
                if colours.dithered:
                    painter.setCompositionMode(QPainter.CompositionMode.RasterOp_SourceXorDestination)
                    painter.fillRect(icon, colours.white)
                else:
                    # Half as bright; the colour table has something near.
                    painter.fillRect(icon, QColor(0, 0, 0, 128))
                painter.restore()
            painter.fillRect(strip, QColor(Qt.GlobalColor.black) if chosen else colours.white)
            painter.setPen(colours.white if chosen else QColor(Qt.GlobalColor.black))
            painter.drawText(strip.x() + 2, strip.y() + fonts.small_ascent(), each.title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._select(self._at(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self._at(event.position().toPoint())
        if index is not None:
            self._select(index)
            self.open_selected()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        count = len(self._things)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_selected()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Tab) and count:
            self._select(0 if self._selected is None else (self._selected + 1) % count)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Backtab) and count:
            self._select(0 if self._selected is None else (self._selected - 1) % count)
        elif event.text():
            # Typing the first letter of a name selects it, as in the Finder; again, the next of that letter.
            typed = event.text().casefold()
            found = [
                index for index, each in enumerate(self._things) if each.title.casefold().startswith(typed)
            ]
            if found:
                now = self._selected if self._selected is not None else -1
                self._select(next((index for index in found if index > now), found[0]))
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False
