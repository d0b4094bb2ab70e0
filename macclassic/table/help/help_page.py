"""Page of help in small type: wrapped text, headings, bullets, rows of cards and pictures, tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from macclassic.quickdraw import fonts
from macclassic.table import title_picture
from macclassic.table.help.help_markup import (
    Bullet,
    Cards,
    Heading,
    HelpTable,
    Page,
    Paragraph,
    Pictures,
    Spans,
    TextSpan,
)
from macclassic.table.table_parts import AnyDrawing
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture, small_card
from macclassic.toolbox.base.qt_guard import Guarded
from macclassic.toolbox.grammar.sentences import translate

MARGIN = 10
GAP = 6


@dataclass(frozen=True, slots=True)
class _Run:
    """Words in one font at one position; `page` is the target if they belong to a link."""

    x: int
    baseline: int
    text: str
    font: QFont
    width: int
    page: int | None = None


@dataclass(frozen=True, slots=True)
class _Image:
    x: int
    y: int
    load: Callable[[], QImage]


class HelpPage(Guarded, QWidget):
    """Help page laid out at a fixed width, as tall as its text."""

    followed = Signal(int)
    """Emitted with the page number of a link that was clicked, or on which Return was pressed."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._width = width
        self._runs: list[_Run] = []
        self._images: list[_Image] = []
        self._lines: list[QRect] = []
        self._marked: int | None = None
        self._plain = fonts.small()
        self._bold = fonts.small(bold=True)
        self.setMouseTracking(True)

    def show_page(self, page: Page, game: AnyDrawing | None = None) -> None:
        """Lay out another page; with `game`, its title picture comes first."""
        self._runs, self._images, self._lines = [], [], []
        self._marked = None
        y, said = MARGIN, [page.title]
        if game is not None and game.title_picture:
            size = picture(title_picture.FOLDER, game.title_picture).size()
            x = (self._width - size.width()) // 2
            self._images.append(_Image(x, y, partial(picture, title_picture.FOLDER, game.title_picture)))
            y, said = y + size.height() + GAP, [game.title_scene(), page.title]
        self._runs.append(self._run(MARGIN, y + 12, page.title, fonts.system()))
        y += 16 + GAP
        self._lines.append(QRect(MARGIN, y - 4, self._width - 2 * MARGIN, 1))
        y += GAP
        for block in page.blocks:
            before = len(self._runs)
            y = self._block(block, y)
            words = [run.text for run in self._runs[before:] if run.text != "•"]
            # Words of running text carry their spaces; captions and cells are separate.
            running = isinstance(block, Heading | Paragraph | Bullet)
            said.append(" ".join(("" if running else " ").join(words).split()))
        self.setFixedSize(self._width, y + MARGIN)
        self.setAccessibleName(page.title)
        self.setAccessibleDescription("\n".join(filter(None, said)))
        self.update()

    def _run(self, x: int, baseline: int, text: str, font: QFont, page: int | None = None) -> _Run:
        # A no-break space is as wide as a space here, and lines are already broken.
        text = text.replace("\u00a0", " ")
        return _Run(x, baseline, text, font, QFontMetrics(font).horizontalAdvance(text), page)

    def _block(self, block: object, y: int) -> int:
        left, width = MARGIN, self._width - 2 * MARGIN
        if isinstance(block, Heading):
            self._runs.append(self._run(left, y + 4 + fonts.small_ascent(), block.text, self._bold))
            return y + 4 + fonts.small_line() + 2
        if isinstance(block, Paragraph):
            return self._text(block.spans, left, y, width) + GAP
        if isinstance(block, Bullet):
            self._runs.append(self._run(left + 4, y + fonts.small_ascent(), "•", self._plain))
            return self._text(block.spans, left + 14, y, width - 14) + 2
        if isinstance(block, Cards):
            return self._cards(block, y)
        if isinstance(block, Pictures):
            return self._pictures(block, y)
        if isinstance(block, HelpTable):
            return self._table(block, y)
        raise TypeError(f"no way to draw {block!r}")

    # Text

    def _words(self, spans: Spans) -> Iterator[tuple[str, TextSpan]]:
        """Yield words, each with the space that follows it."""
        for span in spans:
            for word in re.findall("[^ ]* |[^ ]+", _words_of(span)):
                yield word, span

    def _text(self, spans: Spans, left: int, y: int, width: int) -> int:
        """Set spans in lines; return the y of the next line."""
        x = left
        words = list(self._words(spans))
        index = 0
        while index < len(words):
            # Words without a space between them, such as a bold one and its comma, stay together.
            group = [words[index]]
            while not group[-1][0].endswith(" ") and index + len(group) < len(words):
                group.append(words[index + len(group)])
            index += len(group)
            need = sum(fonts.small_width(word.rstrip(), span.bold) for word, span in group)
            if x > left and x + need > left + width:
                x, y = left, y + fonts.small_line()
            for word, span in group:
                font = self._bold if span.bold else self._plain
                self._runs.append(self._run(x, y + fonts.small_ascent(), word, font, span.page))
                x += self._runs[-1].width
        return y + fonts.small_line()

    # Cards, pictures, tables

    def _cards(self, block: Cards, y: int) -> int:
        if block.small:
            return self._small_cards(block, y)
        count = len(block.cards)
        pitch = min(96, (self._width - 2 * MARGIN) // max(1, count))
        left = (self._width - pitch * count) // 2
        tallest = 0
        high = fonts.small_line() - 1  # captions are set a little tighter than running text
        for index, card in enumerate(block.cards):
            middle = left + pitch * index + pitch // 2
            self._images.append(_Image(middle - 24, y, partial(picture, *_source(card.id))))
            rows = [line for text in (card.name, card.kind) for line in fonts.wrapped(text, pitch - 2)]
            for row, line in enumerate(rows):
                left_of = middle - fonts.small_width(line) // 2
                self._runs.append(self._run(left_of, y + 78 + (row + 1) * high, line, self._plain))
            tallest = max(tallest, len(rows))
        return y + 78 + high * tallest + GAP + 2

    def _small_cards(self, block: Cards, y: int) -> int:
        """Lay out small cards, grouped by month."""
        x = MARGIN
        for index, card in enumerate(block.cards):
            if index and _month(card.id) != _month(block.cards[index - 1].id):
                x += GAP
            folder, name = _source(card.id)
            self._images.append(_Image(x, y, partial(small_card, name, folder)))
            x += 26
        return y + 39 + GAP

    def _pictures(self, block: Pictures, y: int) -> int:
        images = [picture(folder, name) for folder, name in block.pictures]
        total = sum(image.width() for image in images) + 12 * (len(images) - 1)
        tallest = max(image.height() for image in images)
        x = (self._width - total) // 2
        for image, (folder, name) in zip(images, block.pictures, strict=True):
            top = y + (tallest - image.height()) // 2
            self._images.append(_Image(x, top, partial(picture, folder, name)))
            x += image.width() + 12
        return y + tallest + GAP + 2

    def _table(self, block: HelpTable, y: int) -> int:
        widths = []
        for column in zip(*block.rows, strict=True):
            texts = ["".join(map(_words_of, cell)) for cell in column]
            widths.append(max(fonts.small_width(text, bold=True) for text in texts) + 14)
        room = self._width - 2 * MARGIN
        if sum(widths) > room:
            # The widest column shrinks to the width that the others leave.
            widest = widths.index(max(widths))
            widths[widest] = room - sum(width for i, width in enumerate(widths) if i != widest)
        for row in block.rows:
            x, bottom = MARGIN + 6, y
            for width, cell in zip(widths, row, strict=True):
                bottom = max(bottom, self._text(cell, x, y, width - 10))
                x += width
            y = bottom + 1
        return y + GAP

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = look.current()
        area, high = event.rect(), fonts.small_line()
        # A graphics scene does not clip a widget inside a scroll area.
        painter.setClipRect(area)
        painter.fillRect(area, colours.white)
        for image in self._images:
            painter.drawImage(QPoint(image.x, image.y), image.load())
        painter.setPen(colours.black)
        for run in self._runs:
            if area.top() - high <= run.baseline <= area.bottom() + high:
                painter.setFont(run.font)
                marked = self._marked is not None and run in self._links()[self._marked]
                if marked:
                    painter.fillRect(_box(run).adjusted(-1, 0, 1, 0), colours.black)
                painter.setPen(colours.white if marked else colours.black)
                painter.drawText(run.x, run.baseline, run.text)
                if run.page is not None:
                    low = run.baseline + 1 + fonts.small_lead()
                    painter.fillRect(run.x, low, run.width, 1, colours.black)
        for line in self._lines:
            painter.fillRect(line, colours.black)

    # Links

    def _links(self) -> list[list[_Run]]:
        """Return the links, each as its list of runs."""
        found: list[list[_Run]] = []
        before: _Run | None = None
        for run in self._runs:
            if run.page is not None:
                if before is not None and before.page == run.page:
                    found[-1].append(run)
                else:
                    found.append([run])
            before = run
        return found

    def mark_link(self, forward: bool) -> QRect | None:
        """Mark the next or previous link for Return and return its rectangle; None past the end."""
        links = self._links()
        if self._marked is None:
            at = 0 if forward else len(links) - 1
        else:
            at = self._marked + (1 if forward else -1)
        self._marked = at if 0 <= at < len(links) else None
        self.update()
        return None if self._marked is None else _box(links[at][0])

    @property
    def marked(self) -> str:
        """Text of the marked link; empty if there is none."""
        if self._marked is None:
            return ""
        return "".join(run.text for run in self._links()[self._marked]).strip()

    def follow(self) -> bool:
        """Follow the marked link; return False if there is none."""
        if self._marked is None:
            return False
        page = self._links()[self._marked][0].page
        assert page is not None
        self.followed.emit(page)
        return True

    def _link_at(self, point: QPoint) -> int | None:
        return next(
            (run.page for run in self._runs if run.page is not None and _box(run).contains(point)), None
        )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._link_at(event.position().toPoint()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        page = self._link_at(event.position().toPoint())
        if page is not None:
            self.followed.emit(page)


def _words_of(span: TextSpan) -> str:
    """Return the text of a span; a link reads “page 7”."""
    if span.page is None:
        return span.text
    return translate("help", "page {number}").format(number=span.page).replace(" ", "\u00a0")


def _box(run: _Run) -> QRect:
    return QRect(run.x, run.baseline - fonts.small_ascent(), run.width, fonts.small_line())


def _source(card: str) -> tuple[str, str]:
    """Return the folder and the name of a card's picture."""
    folder, _, name = f"cards/{card}".rpartition("/")
    return folder, name


def _month(card: str) -> str:
    return card.rpartition("/")[2][:2]
