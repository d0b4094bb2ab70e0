"""Window of About › Licences…: a list of the program's parts, and the full text of each licence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtWidgets import QFrame

from macclassic.app.dialogs import licences
from macclassic.app.dialogs.licences import LicensedPart
from macclassic.quickdraw import fonts
from macclassic.toolbox.dialogs.labels import Label
from macclassic.toolbox.dialogs.line_list import LineList, ListLine
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.spots import tell
from macclassic.toolbox.windows.window import ReaderWindow
from macclassic.toolbox.windows.window_frames import GROW
from macclassic.toolbox.windows.window_manager import WindowManager

SIZE, LEAST = QSize(620, 340), QSize(330, 120)
AT = QPoint(8, 46)
LIST = 160
"""Width in pixels of the list of parts, including its scroll bar."""
EDGE = 8
"""Margin in pixels around both lists, for the focus ring."""


def show_licences(manager: WindowManager, language: str) -> None:
    """Open the window, or bring it to the front."""
    there = next((window for window in manager.windows if isinstance(window, LicencesWindow)), None)
    if there is not None:
        manager.activate(there)
    else:
        manager.open(LicencesWindow(language), AT)


class LicencesWindow(ReaderWindow):
    """Parts on the left, the text of one on the right. Tab switches between them, Esc closes."""

    def __init__(self, language: str) -> None:
        title = translate("licences", "Licences")
        super().__init__(title, SIZE, LEAST)
        self._language = language
        self._parts, trouble = _parts()
        self.list = LineList(translate("licences", "Parts"))
        self.text = LineList(title)
        tell(
            self.list,
            translate(
                "balloon", "These are the parts this program is made of. To read of one, click its name."
            ),
        )
        tell(self.text, translate("balloon", "This is what the part asks, in the words of its authors."))
        first = [ListLine(translate("licences", "About these licences"), True)]
        self.list.change(0, 0, first + [ListLine(part.name) for part in self._parts])
        self.note = Label(trouble or translate("licences", "All texts are word for word."))
        self.note.setFont(fonts.small())
        for rows in (self.list, self.text):
            rows.setFrameShape(QFrame.Shape.StyledPanel)
        for each in (self.list, self.text, self.note):
            each.setParent(self.content)
            each.installEventFilter(self)
        self.list.select(0)
        self.list.selectionModel().currentRowChanged.connect(self._show)
        self.lay_out()
        self.fit()
        self.list.scrollToTop()
        self.first_focus = self.list

    def lay_out(self) -> None:
        wide, high = self.content.width(), self.content.height()
        deep, left = high - EDGE - GROW - 2, EDGE + LIST + EDGE
        self.list.setGeometry(EDGE, EDGE, LIST, deep)
        self.text.setGeometry(left, EDGE, wide - left - EDGE, deep)
        self.note.setGeometry(EDGE, high - GROW, wide - GROW - EDGE, GROW - 1)
        self._show()

    def _show(self) -> None:
        """Show the text of the selected part from its beginning."""
        row = self.list.currentIndex().row()
        shown = self._details(self._parts[row - 1]) if row else self._notice()
        self.text.change(0, len(self.text.lines), list(self._fitted(shown)))
        self.text.setAccessibleName(self.list.lines[row].text)
        self.text.scrollToTop()

    def _notice(self) -> Iterator[ListLine]:
        yield ListLine(translate("licences", "About these licences"), True)
        yield from _words(lambda: licences.notice(self._language))

    def _details(self, part: LicensedPart) -> Iterator[ListLine]:
        """Yield the details of a part and its licence texts."""
        yield ListLine(f"{part.name} {part.version}".rstrip(), True)
        yield ListLine(translate("licences", "Licence: {name}").format(name=part.licence))
        yield ListLine(translate("licences", "Source: {address}").format(address=part.source))
        if part.within:
            yield ListLine(translate("licences", "Within: {part}").format(part=part.within))
        if part.copyright:
            yield ListLine("")
            yield ListLine(part.copyright)
        for name in part.texts:
            yield ListLine("")
            yield ListLine(name, True)
            yield from _words(partial(licences.text, name))

    def _fitted(self, lines: Iterator[ListLine]) -> Iterator[ListLine]:
        """Wrap lines to the width of the list, and keep their indentation."""
        for line in lines:
            words = line.text.expandtabs()
            bare = words.lstrip()
            indent = words[: len(words) - len(bare)]
            room = self.text.room - fonts.small_width(indent)
            if fonts.small_width(words) <= self.text.room:
                yield ListLine(words, line.heading)
            else:
                for each in fonts.wrapped(bare, room):
                    yield ListLine(indent + each, line.heading)

    def strike(self, watched: QObject, key: int) -> bool:
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            (self.list if key == Qt.Key.Key_Left else self.text).setFocus()
            return True
        return False


def _words(read: Callable[[], str]) -> Iterator[ListLine]:
    """Yield the lines of a text, or a message if it cannot be read."""
    try:
        text = read()
    except OSError:
        text = translate("licences", "This text is missing from this copy.")
    for line in text.splitlines():
        yield ListLine(line)


def _parts() -> tuple[list[LicensedPart], str]:
    """Return the parts of this copy and an empty text, or no parts and the reason."""
    try:
        return licences.parts(), ""
    except OSError:
        return [], translate("licences", "The list of parts is missing from this copy.")
