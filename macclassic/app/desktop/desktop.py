"""Desktop: one icon for each game and each keepsake, opened by a double click or Return."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from macclassic.app.storage.icon_places import CELL, ICON, DesktopIcon, Put, corners, next_to, tidied
from macclassic.quickdraw import fonts
from macclassic.toolbox.base import look
from macclassic.toolbox.base.hangul_keys import latin_letters
from macclassic.toolbox.base.pictures import as_selected, outline, picture, plate, plate_rect
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.screen.emulated_screen import Screen
from macclassic.toolbox.spots import Role, Spot
from macclassic.toolbox.windows.drag_outline import BAR_ROWS, Drag, Outline

DRAGS = 4
"""Distance in pixels that the pointer must move before an icon is dragged."""
CORNER = 5
"""Distance in pixels between the corner of the desktop and the plate with the current profile."""
MARK = 11
"""Width and height in pixels of the mark on the icon of a game of which a match waits."""
STEP = 16
"""Distance in pixels by which an arrow with the command key moves an icon."""
WAYS = {
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
}


class Desktop(Guarded, QWidget):
    """Icons in columns from the upper right corner, or where the player moved them; one may be selected."""

    opened = Signal(str)
    """Emitted with the key of a game or another thing to open."""
    clicked = Signal()
    """Emitted after a mouse click anywhere on the desktop, or after a drag."""
    put = Signal()
    """Emitted when icons were moved (see `icon_places`)."""
    selection_changed = Signal()
    current_changed = Signal(str)
    """Emitted with the key of the icon that keyboard commands act on."""

    def __init__(self, screen: Screen, games: Sequence[tuple[str, str]]) -> None:
        """`games` holds (key, title) in the order shown."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("desktop", "Desktop"))
        self._games = tuple(DesktopIcon(key, title, f"icon-{key}") for key, title in games)
        self._others: tuple[DesktopIcon, ...] = ()
        self._player = ""
        self._waiting: frozenset[str] = frozenset()
        self._selected: int | None = None
        self.places: Put = {}
        """Positions of moved icons, by key."""
        self._stood: tuple[object, list[QPoint]] | None = None
        """Cached positions of all icons, with the values they depend on; used by every paint event."""
        self._pressed = False
        """True while the button is down: `selection_changed` rebuilds menus, and Qt would lose the mouse."""
        self._grip: QPoint | None = None
        self._drag: Drag | None = None
        self._outline = Outline(screen)
        self._screen = screen
        self.proxy = screen.scene().addWidget(self)
        self.proxy.setZValue(1)
        self.proxy.setPos(0, BAR_ROWS)
        self._fit()
        screen.resized.connect(self._fit)

    def _fit(self) -> None:
        size = self._screen.screen_size
        self.setFixedSize(size.width(), size.height() - BAR_ROWS)

    @property
    def _things(self) -> Sequence[DesktopIcon]:
        """All icons: the games first."""
        return (*self._games, *self._others)

    def show_others(self, others: Sequence[DesktopIcon]) -> None:
        """Set the icons shown after the games."""
        if tuple(others) != self._others:
            self._select(None)
            self._others = tuple(others)
            self.update()

    def show_player(self, sentence: str) -> None:
        """Set the sentence in the lower left corner about the current profile; empty if there is only one."""
        if sentence != self._player:
            self._player = sentence
            self.update()

    def show_waiting(self, games: Iterable[str]) -> None:
        """Set the games of which a match waits: their icons have a mark."""
        found = frozenset(games)
        if found != self._waiting:
            self._waiting = found
            self.update()

    @property
    def selected(self) -> str | None:
        """Key of the game whose icon is selected; None if none or another icon is."""
        at = self._selected
        return self._games[at].key if at is not None and at < len(self._games) else None

    @property
    def any_selected(self) -> bool:
        """True if any icon is selected."""
        return self._selected is not None

    def open_selected(self) -> None:
        """Open the selected icon."""
        if self._selected is not None:
            self.opened.emit(self._things[self._selected].key)

    def select(self, key: str | None) -> None:
        """Select the icon of this key, or none."""
        keys = [each.key for each in self._things]
        self._select(keys.index(key) if key in keys else None)

    def _select(self, index: int | None) -> None:
        if index != self._selected:
            self._selected = index
            self.update()
            if not self._pressed:
                self.selection_changed.emit()
            if index is not None:
                self.current_changed.emit(self._things[index].key)

    def spots(self) -> Sequence[Spot]:
        """Return the icons with their names, and the plate with the current profile."""
        return [*self._icons(), *self._plays()]

    def _plays(self) -> Iterator[Spot]:
        if self._player:
            text = translate(
                "balloon",
                "This player is playing. To switch to another, choose “Players…” from the first menu.",
            )
            yield Spot("player", self._plate, self._player, text, -1, role=Role.StaticText)

    def _icons(self) -> list[Spot]:
        opens = translate("balloon", "This is a game, {name}. To open it, double-click its icon.")
        waits = translate(
            "balloon", "A match of {name} waits here. To continue with it, double-click this icon."
        )
        return [
            Spot(
                each.key,
                self._icon(index).united(self._name(index)),
                each.title,
                each.balloon or (waits if each.key in self._waiting else opens).format(name=each.title),
                region=QRegion(self._icon(index)).united(self._name(index)),
                description=translate("desktop", "Return continues the match that waits")
                if each.key in self._waiting
                else translate("desktop", "Return opens it"),
                current=index == self._selected,
            )
            for index, each in enumerate(self._things)
        ]

    def icon_rect(self, key: str) -> QRect:
        """Return the rectangle of a game's icon on the screen."""
        index = [each.key for each in self._games].index(key)
        return self._icon(index).translated(0, BAR_ROWS)

    # Positions of the icons

    def put_back(self, places: Put) -> None:
        """Use these positions; the desktop writes later changes to the same dictionary."""
        self.places = places
        self.update()

    @property
    def untidy(self) -> bool:
        """True if a moved icon is not aligned to the columns."""
        return bool(self.places) and self._tidied != self.places

    @property
    def _tidied(self) -> Put:
        now = {each.key: corner for each, corner in zip(self._things, self._corners, strict=True)}
        return tidied(now, self.places, self.size())

    def clean_up(self) -> None:
        """Align each moved icon to the nearest free cell."""
        found = self._tidied
        self.places.clear()
        self.places.update(found)
        self.update()
        self.put.emit()

    def _move(self, index: int, by: QPoint) -> None:
        """Move an icon by an offset, within the desktop."""
        corner, key = self._corners[index] + by, self._things[index].key
        self.places[key] = corner.x(), corner.y()
        corner = self._corners[index]
        self.places[key] = corner.x(), corner.y()
        self.update()

    @property
    def _corners(self) -> list[QPoint]:
        high = ICON + 2 + fonts.small_line()
        now = self._things, tuple(self.places.items()), self.size(), high
        if self._stood is None or self._stood[0] != now:
            sizes = {each.key: QSize(fonts.small_width(each.title) + 4, high) for each in self._things}
            self._stood = now, corners(sizes, self.places, self.size())
        return self._stood[1]

    def _icon(self, index: int) -> QRect:
        return QRect(self._corners[index], QSize(ICON, ICON))

    def _name(self, index: int) -> QRect:
        corner = self._corners[index]
        width = fonts.small_width(self._things[index].title) + 4
        x = corner.x() - (CELL.width() - ICON) // 2 + (CELL.width() - width) // 2
        return QRect(x, corner.y() + ICON + 2, width, fonts.small_line())

    @property
    def _plate(self) -> QRect:
        rect = plate_rect(QPoint(CORNER, 0), self._player)
        rect.moveBottom(self.height() - 1 - CORNER)
        return rect

    def _icon_at(self, point: QPoint) -> int | None:
        for index in reversed(range(len(self._things))):  # The uppermost first.
            if self._icon(index).contains(point) or self._name(index).contains(point):
                return index
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(fonts.small())
        colours = look.current()
        if self._player and event.region().intersects(self._plate):
            plate(painter, self._plate.topLeft(), self._player)
        for index, each in enumerate(self._things):
            chosen = index == self._selected
            icon, strip = self._icon(index), self._name(index)
            if not event.region().intersects(icon | strip):
                continue
            shown = _shown_selected(each.picture, colours.depth) if chosen else picture("art", each.picture)
            painter.drawImage(icon.topLeft(), shown)
            if each.key in self._waiting:
                _draw_mark(painter, icon.bottomRight())
            painter.fillRect(strip, QColor(Qt.GlobalColor.black) if chosen else colours.white)
            painter.setPen(colours.white if chosen else QColor(Qt.GlobalColor.black))
            painter.drawText(strip.x() + 2, strip.y() + fonts.small_ascent(), each.title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._let_go()
        self._pressed = True
        point = event.position().toPoint()
        self._select(self._icon_at(point))
        held = self._selected is not None and event.button() == Qt.MouseButton.LeftButton
        self._grip = point if held else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point, bar = event.position().toPoint(), QPoint(0, BAR_ROWS)
        if self._grip is None or self._selected is None:
            return
        if self._drag is None and (point - self._grip).manhattanLength() >= DRAGS:
            icon, name = self._icon(self._selected), self._name(self._selected)
            shape = outline("art", self._things[self._selected].picture)
            shapes = [shape.translated(icon.topLeft() + bar), QRegion(name.translated(bar))]
            self._drag = Drag(
                self._outline,
                self._screen.screen_size,
                self._grip + bar,
                lambda by: [each.translated(by) for each in shapes],
            )
        if self._drag is not None:
            self._drag.follow(point + bar)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._pressed:
            return
        end = event.position().toPoint() + QPoint(0, BAR_ROWS)
        by = self._drag.end(end) if self._drag is not None else None
        self._let_go()
        if by is not None and self._selected is not None:
            self._move(self._selected, by)
            self.put.emit()
        self.selection_changed.emit()
        self.clicked.emit()

    def _let_go(self) -> None:
        """End a drag or a press, since a button release may have been lost."""
        if self._drag is not None:
            self._drag.cancel()
        self._drag, self._grip, self._pressed = None, None, False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self._icon_at(event.position().toPoint())
        if index is not None:
            self._select(index)
            self.open_selected()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._let_go()
        key = event.key()
        count = len(self._things)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_selected()
        elif key in WAYS and self._selected is not None and _commands(event):
            self._move(self._selected, WAYS[Qt.Key(key)] * STEP)
        elif key in WAYS and self._selected is not None:
            there = next_to(self._corners, self._selected, WAYS[Qt.Key(key)])
            on = 1 if key in (Qt.Key.Key_Down, Qt.Key.Key_Left) else -1
            self._select((self._selected + on) % count if there is None else there)
        elif key in (*WAYS, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and count:
            on = -1 if key == Qt.Key.Key_Backtab else 1
            self._select(0 if self._selected is None else (self._selected + on) % count)
        elif event.text():
            # The first letter of a name selects it, as in the Finder; pressed again, it selects the next one.
            typed = event.text().casefold()
            found = [
                index
                for index, each in enumerate(self._things)
                if latin_letters(each.title).casefold().startswith(typed)
            ]
            if found:
                now = self._selected if self._selected is not None else -1
                self._select(next((index for index in found if index > now), found[0]))
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in WAYS and _commands(event) and not event.isAutoRepeat():
            self.put.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return False


@lru_cache(maxsize=64)
def _shown_selected(name: str, depth: int) -> QImage:
    """Return the picture of a selected icon; `depth` is the current one and only part of the cache key."""
    return as_selected(picture("art", name))


def _draw_mark(painter: QPainter, corner: QPoint) -> None:
    """Draw the mark of a match that waits, a triangle, at the lower right corner of an icon."""
    box = QRect(0, 0, MARK, MARK)
    box.moveBottomRight(corner)
    painter.fillRect(box, QColor(Qt.GlobalColor.black))
    painter.fillRect(box.adjusted(1, 1, -1, -1), look.current().white)
    left, middle = box.x() + 4, box.y() + MARK // 2
    for column in range(4):
        high = 3 - column
        painter.fillRect(left + column, middle - high, 1, 2 * high + 1, QColor(Qt.GlobalColor.black))


def _commands(event: QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
