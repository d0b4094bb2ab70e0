"""Laying flowers before the first turn: a row of petals with cuts between flowers (flower-power §3.4).

The dialog that plants a heart uses the same row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPolygon

from macclassic.toolbox.base import look
from macclassic.toolbox.dialogs.choice_widget import ANY_WAY, PickWidget
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.grammar.sentences import translate

from .. import painting, shapes
from ..model import PaintedFlower, Petal
from ..texts import card_words, words

MIN_SIZE = 2
"""Fewest petals of a flower."""
MAX_PITCH = 26
"""Largest distance between petals, in pixels."""
MIN_PITCH = 17
"""Smallest distance between petals at which indices are legible, in pixels."""
PETAL_HEIGHTS = (40, 29)
"""Heights of an upright petal: normal and small."""
MARK = 9
"""Height of the mark at a gap."""
UPRIGHT = shapes.LaidPetal(QPoint(0, 0), 0)


@dataclass(frozen=True)
class PetalCuts:
    """A row of petals and its cuts.

    - `count`: number of petals.
    - `places`: gaps that are cut; gap 3 lies between the third and the fourth petal.
    - `at`: the gap that the keyboard has selected.
    """

    count: int
    places: frozenset[int] = frozenset()
    at: int = MIN_SIZE

    @property
    def sizes(self) -> tuple[int, ...]:
        """Number of petals of each flower, from the left."""
        edges = [0, *sorted(self.places), self.count]
        return tuple(right - left for left, right in pairwise(edges))

    @property
    def good(self) -> bool:
        """True if every flower has enough petals."""
        return all(size >= MIN_SIZE for size in self.sizes)

    def toggled(self, gap: int) -> PetalCuts:
        """Return the row with a gap cut, or joined if it was cut."""
        return replace(self, places=self.places ^ {gap}, at=gap) if 0 < gap < self.count else self

    def stepped(self, by: int) -> PetalCuts:
        """Return the row with the keyboard moved by some gaps, wrapping around at the ends."""
        return replace(self, at=(self.at - 1 + by) % (self.count - 1) + 1)


def every(count: int, size: int) -> PetalCuts:
    """Return a row cut after every `size` petals; the last flowers share any petals left over."""
    flowers = max(1, count // size)
    over = count - flowers * size
    sizes = [size + (over // flowers) + (number >= flowers - over % flowers) for number in range(flowers)]
    return of_sizes(sizes)


def of_sizes(sizes: Sequence[int]) -> PetalCuts:
    """Return a row cut into flowers of these sizes."""
    *places, count = accumulate(sizes)
    return PetalCuts(count, frozenset(places))


@dataclass(frozen=True)
class PetalRow:
    """Layout of a row of petals in a box, broken into lines.

    Petal 0 is at the left. Gap 0 lies before it, and gap `count` after the last petal.
    """

    box: QRect
    count: int

    @property
    def _each(self) -> int:
        """Number of petals in a line: in as few lines as leave room for indices, if these fit."""
        for lines in range(1, max(1, self.box.height() // (PETAL_HEIGHTS[1] + MARK)) + 1):
            each = -(-self.count // lines)
            if self.box.width() >= MIN_PITCH * each:
                break
        return each

    @property
    def pitch(self) -> float:
        """Distance between petals, in pixels."""
        return min(float(MAX_PITCH), self.box.width() / max(1, self._each))

    @property
    def small(self) -> bool:
        """True if the petals are small."""
        return self.pitch < 22 or self.box.height() < (PETAL_HEIGHTS[0] + MARK) * self._lines

    @property
    def _lines(self) -> int:
        return -(-self.count // max(1, self._each))

    @property
    def height(self) -> int:
        """Height of a petal, from the top of its line."""
        return PETAL_HEIGHTS[self.small]

    def _corner(self, petal: int) -> tuple[float, int]:
        """Return the upper left corner of a petal's space."""
        line, place = divmod(petal, max(1, self._each))
        spare = max(0, self.box.height() - self._lines * (self.height + MARK + 1)) // (self._lines + 1)
        left = self.box.x() + (self.box.width() - self.pitch * self._each) / 2
        y = self.box.y() + spare + line * (self.height + MARK + 1 + spare)
        return left + self.pitch * place, y

    def anchor(self, petal: int) -> QPoint:
        """Return the middle of a petal's index."""
        x, y = self._corner(petal)
        return QPoint(int(x + self.pitch / 2), y + (13 if self.small else 17))

    def gap_at(self, gap: int) -> QPoint:
        """Return the top of a gap; between two lines it is at the end of the first."""
        x, y = self._corner(max(0, gap - 1))
        return QPoint(int(x + self.pitch * (gap > 0)), y)

    @property
    def whole(self) -> QRect:
        """Rectangle of all petals and marks."""
        return self.gap_rect(0).united(self.gap_rect(self._each)).united(self.gap_rect(self.count))

    def gap_rect(self, gap: int) -> QRect:
        """Return the rectangle in which a click hits a gap."""
        at, half = self.gap_at(gap), int(self.pitch / 2)
        return QRect(at.x() - half, at.y(), int(self.pitch), self.height + MARK + 1)


def draw_row(painter: QPainter, row: PetalRow, petals: Sequence[tuple[Petal, int]]) -> None:
    """Draw the petals of a row upright, each given with its flower, which colours hidden petals."""
    for number, (petal, flower) in enumerate(petals):
        painting.draw_petal(painter, petal, flower, row.small, UPRIGHT, row.anchor(number))


def draw_gap(painter: QPainter, row: PetalRow, gap: int, cut: bool, current: bool) -> None:
    """Draw the mark of a gap below the row: a spade's blade, solid if cut, else hollow."""
    at, colours = row.gap_at(gap), look.current()
    x, y = at.x(), at.y() + row.height
    if cut:
        painter.fillRect(QRect(x - 1, at.y(), 3, row.height), colours.white)
        painter.fillRect(QRect(x, at.y(), 1, row.height), painting.BLACK)
    corners = [QPoint(x, y), QPoint(x + 4, y + MARK - 1), QPoint(x - 4, y + MARK - 1)]
    painter.setPen(painting.BLACK)
    painter.setBrush(painting.BLACK if cut else QColor(colours.white))
    painter.drawPolygon(QPolygon(corners))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if current:
        painting.frame(painter, QRect(x - 7, y - 3, 15, MARK + 6))


# Planting a heart


class PlantHere(PickWidget):
    """Picker that shows the petals of a flower in a row and selects the gap for a heart."""

    taken = Signal()
    """Emitted when a gap is double-clicked."""
    STEPS = ANY_WAY

    def __init__(self, flower: PaintedFlower) -> None:
        self._flower, count = flower, len(flower.petals)
        width = min(420, max(120, 26 * count + 40))
        self._row = PetalRow(QRect(20, 8, width - 40, PETAL_HEIGHTS[0] + MARK + 1), count)
        places = [self._row.gap_rect(gap) for gap in range(count + 1)]
        super().__init__(places, QSize(width, PETAL_HEIGHTS[0] + 28))
        self.at = 0
        self.setAccessibleName(translate("flower-power", "Where to plant"))
        self.picked.connect(self.go_to)

    @property
    def gap(self) -> int:
        """The selected gap."""
        return self.at or 0

    def called(self, index: int) -> str:
        return words.capital(words.place_words(index, self._row.count))

    def balloon(self, index: int) -> str:
        text = translate("balloon", "To plant the heart here, {place}, click. The top of the flower is left.")
        return text.format(place=words.place_words(index, self._row.count))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painting.draw_bed(painter, self.rect(), self._flower.power)
        draw_row(painter, self._row, [(petal, self._flower.id) for petal in self._flower.petals])
        for gap in range(self.count):
            draw_gap(painter, self._row, gap, gap == self.gap, gap == self.gap)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.taken.emit()


class PlantHeart(Dialog):
    """Dialog that asks for the place of a heart in a flower."""

    def __init__(self, card: int, flower: PaintedFlower, name: str) -> None:
        super().__init__(translate("flower-power", "Plant a Heart"))
        text = translate("flower-power", "Where in {flower} do you plant {card}? The top is left.")
        self.add_text(text.format(flower=name, card=card_words.the(card)), width=300)
        self._row = PlantHere(flower)
        self.body.addWidget(self._row, 0, Qt.AlignmentFlag.AlignHCenter)
        self._said = self.add_text(" ", small=True, width=300)
        balloon = translate("balloon", "To plant the heart there, click this button.")
        self.ok_or_cancel(balloon, text=translate("flower-power", "Plant"))
        self._row.current_changed.connect(self._changed)
        self._row.taken.connect(lambda: self.choose("ok"))
        self._changed()
        self.fit()
        self.first_focus = self._row

    @property
    def index(self) -> int:
        """Place of the heart: the number of petals above it."""
        return self._row.gap

    def _changed(self) -> None:
        self._said.setText(f"{self._row.called(self._row.gap)}.")
