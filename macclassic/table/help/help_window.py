"""Help window: numbered pages with page-turn arrows and a table of contents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from macclassic.quickdraw import fonts
from macclassic.table.help.help_markup import Page
from macclassic.table.help.help_page import HelpPage
from macclassic.table.table_parts import AnyDrawing
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.menus.pop_up import PopUp
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window import ControlStrip, ReaderWindow
from macclassic.toolbox.windows.window_frames import GROW

WIDTH = 460
SCROLL = 16
CONTROLS = 32
"""Height of the controls below the page in pixels; only the window's height can change."""
SMALLEST, LARGEST = 150, 1000


def page_rows() -> int:
    """Return the initial height of the visible page in pixels: more for taller lines, within 640 × 480."""
    return 330 + 50 * fonts.small_lead()


class PageArrow(Guarded, QWidget):
    """Corner of the page that turns it on a click."""

    def __init__(self, name: str, says: str, turn: Callable[[], None]) -> None:
        super().__init__()
        self._name, self._turn = name, turn
        self.setFixedSize(24, 24)
        self.setAccessibleName(says)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.isEnabled():
            painter.drawImage(0, 0, picture("art", self._name))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isEnabled() and self.rect().contains(event.position().toPoint()):
            self._turn()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


class PageArea(QScrollArea):
    """Scroll area of a page; its scroll bar is taller than the page by the height of the controls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setViewportMargins(0, 1, 0, CONTROLS - GROW + 1)


class HelpWindow(ReaderWindow):
    """Window of help pages: Left and Right turn them, Home and End go to the ends, Esc closes."""

    said = Signal(str)
    """Emitted with the text of a newly shown page, for screen readers."""

    def __init__(
        self, title: str, pages: Sequence[Page], number: int = 1, drawing: AnyDrawing | None = None
    ) -> None:
        """`drawing` has the title picture that is shown above the first page."""
        wide = WIDTH + SCROLL - 1
        super().__init__(title, QSize(wide, page_rows() + CONTROLS + 2), QSize(wide, SMALLEST))
        self.largest = QSize(wide, LARGEST)
        self._pages, self._drawing = list(pages), drawing
        self.number = 0
        """Number of the visible page."""
        self._roved = False
        """True if an arrow key, not Tab, moved the focus to the contents."""
        self._page = HelpPage(WIDTH)
        self._page.followed.connect(self.turn_to)
        self._scroll = PageArea(self.content)
        self._scroll.setWidget(self._page)
        self._scroll.verticalScrollBar().setSingleStep(fonts.small_line())
        self._controls = ControlStrip(self.content)
        row = QHBoxLayout(self._controls)
        row.setContentsMargins(8, 1, 8, 0)
        self._back = tell(
            PageArrow("page-prev", translate("help", "Previous page"), lambda: self.turn_to(self.number - 1)),
            translate("balloon", "To turn to the page before, click this corner."),
            translate("balloon", "This is the first page."),
        )
        self._forth = tell(
            PageArrow("page-next", translate("help", "Next page"), lambda: self.turn_to(self.number + 1)),
            translate("balloon", "To turn to the next page, click this corner."),
            translate("balloon", "This is the last page."),
        )
        self._contents = PopUp()
        self._contents.setAccessibleName(translate("help", "Contents"))
        tell(self._contents, translate("balloon", "To turn to a page, choose it from this pop-up menu."))
        reading = translate("balloon", "This is a page of help. To follow an underlined word, click it.")
        for each in (self._page, self._scroll):  # a short page leaves room below it
            tell(each, reading)
        for page in self._pages:
            self._contents.addItem(f"{page.number}  {page.title}")
        self._contents.activated.connect(lambda index: self.turn_to(index + 1))
        self._count = Label()
        self._count.setFont(fonts.small())
        self._count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._back)
        row.addWidget(self._contents)
        row.addStretch(1)
        row.addWidget(self._count)
        row.addWidget(self._forth)
        self.lay_out()
        self.setFocusProxy(self._scroll)
        for child in (self._scroll, self._contents, self._scroll.viewport()):
            child.installEventFilter(self)
        self.fit()
        self.turn_to(number)
        self.first_focus = self._scroll

    def turn_to(self, number: int) -> None:
        """Show a page by its number; ignored if there is no such page."""
        if not 1 <= number <= len(self._pages) or number == self.number:
            return
        self.number = number
        self._page.show_page(self._pages[number - 1], self._drawing if number == 1 else None)
        self._scroll.setAccessibleName(self._page.accessibleName())
        self._scroll.verticalScrollBar().setValue(0)
        self._contents.setCurrentIndex(number - 1)
        self._count.setText(
            translate("help", "Page {number} of {count}").format(number=number, count=len(self._pages))
        )
        self._back.setEnabled(number > 1)
        self._forth.setEnabled(number < len(self._pages))
        self.setAccessibleDescription(self._page.accessibleDescription())
        self.said.emit(self._page.accessibleDescription())
        self.update()

    def lay_out(self) -> None:
        wide, high = self.content.width(), self.content.height()
        # The scroll bar shares its outer lines with the frame and the size box, outside the visible area.
        self._scroll.setGeometry(0, -1, wide + 1, high - GROW + 2)
        self._controls.setGeometry(0, high - CONTROLS, WIDTH, CONTROLS)

    def strike(self, watched: QObject, key: int) -> bool:
        turns = {
            Qt.Key.Key_Left: self.number - 1,
            Qt.Key.Key_PageUp: self.number - 1,
            Qt.Key.Key_Right: self.number + 1,
            Qt.Key.Key_PageDown: self.number + 1,
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: len(self._pages),
        }
        if key in turns:
            self.turn_to(turns[Qt.Key(key)])
            return True
        if watched is self._scroll and self._link_key(key):
            return True
        return watched in (self._scroll, self._contents) and self._rove(watched, key)

    def _link_key(self, key: int) -> bool:
        """Handle Tab (to the next link or off the page) and Return (follow the link); True if consumed."""
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._roved = False
            return self._to_link(key == Qt.Key.Key_Tab)
        return key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._page.follow()

    def _to_link(self, forward: bool) -> bool:
        place = self._page.mark_link(forward)
        if place is None:
            return False
        self._scroll.ensureVisible(place.center().x(), place.center().y(), 0, place.height() * 2)
        self.said.emit(translate("help", "Link: {words}").format(words=self._page.marked))
        return True

    def _rove(self, watched: QObject, key: int) -> bool:
        """Move by arrow keys, for game controllers.

        From the end of the page they lead to its links, then to the contents, which Return opens. Returns
        True if the key is consumed.
        """
        bar = self._scroll.verticalScrollBar()
        if watched is self._contents:
            if key == Qt.Key.Key_Up and self._roved:
                self._scroll.setFocus(Qt.FocusReason.BacktabFocusReason)
            elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._contents.showPopup()
            else:
                return key == Qt.Key.Key_Down and self._roved
        elif key == Qt.Key.Key_Down and (self._page.marked or bar.value() == bar.maximum()):
            if not self._to_link(True):
                self._roved = True
                self._contents.setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Up and self._page.marked:
            self._to_link(False)
        else:
            return False
        return True
