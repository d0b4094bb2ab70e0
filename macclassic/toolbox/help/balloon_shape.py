"""Shape of a balloon: its paper, its tail, and its placement (look §4, Balloon Help)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QRegion

from macclassic.quickdraw import fonts, ovals
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import write
from macclassic.toolbox.screen.native_window import moved_into

INSET = 11
OVAL = 11
"""Diameter of the circles at the corners."""
WIDTHS = (150, 175, 200)
"""Text widths in pixels: the first with at most `LINES` lines is used, else the last."""
NARROWEST = 90
LINES = 4
TAIL = 13
"""Distance of the tip from the paper."""
BASE = 10
"""Width of the tail where it leaves the paper."""
FROM_CORNER = 9
"""Distance of the tail from the corner of the paper."""
MAX_TARGET_SIZE = 110
"""For a thing wider or higher than this, the tail points to the pointer."""
MARGIN = 3


@dataclass(frozen=True)
class Tail:
    """One of eight positions of the tail: the side of the paper, and the end of that side."""

    side: str
    """``top``, ``bottom``, ``left`` or ``right`` of the paper."""
    late: bool
    """True if the tail leaves at the right or lower end of the side."""


TAILS = (
    Tail("bottom", False),
    Tail("bottom", True),
    Tail("top", False),
    Tail("top", True),
    Tail("left", True),
    Tail("left", False),
    Tail("right", True),
    Tail("right", False),
)
"""In the order of preference: balloon above the thing, below it, beside it."""


@dataclass(frozen=True)
class BalloonShape:
    """Shape of a balloon, in pixels of the screen."""

    paper: QRect
    """The rounded rectangle, outline included."""
    tip: QPoint
    tail: Tail
    lines: tuple[str, ...]

    @cached_property
    def region(self) -> QRegion:
        """Region of the balloon without its thickened edge."""
        return ovals.round_rect_region(self.paper, OVAL).united(_tail_region(self.paper, self.tip, self.tail))

    @cached_property
    def ink(self) -> QRegion:
        """Region of the balloon with its edge: the line is two pixels thick to the right and below."""
        thick = self.region
        for by in (QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)):
            thick = thick.united(self.region.translated(by))
        return thick

    @cached_property
    def white(self) -> QRegion:
        """White part of the balloon."""
        return ovals.inside_of(self.region)

    @property
    def bounds(self) -> QRect:
        """Bounding rectangle of the balloon."""
        return self.region.boundingRect().adjusted(0, 0, 1, 1)


def wrap(text: str) -> tuple[str, ...]:
    """Break a text into lines of a balloon: none wider than 200 pixels, and all about as wide."""
    lines = lines_of(text, WIDTHS[-1])
    width = WIDTHS[-1]
    for width in WIDTHS:
        lines = lines_of(text, width)
        if len(lines) <= LINES:
            break
    # As narrow as the same number of lines allows, so that no word is alone in the last line.
    for narrower in range(width - 1, NARROWEST, -1):
        tried = lines_of(text, narrower)
        if len(tried) > len(lines):
            break
        lines = tried
    return lines


def lines_of(text: str, width: int) -> tuple[str, ...]:
    """Return a text in lines of a width, with a break at each line feed."""
    return tuple(line for part in text.split("\n") for line in fonts.wrapped(part, width))


def place(text: str, thing: QRect, pointer: QPoint, screen: QSize, at_side: bool = False) -> BalloonShape:
    """Return a balloon for a thing, on the screen and hiding as little of it as possible.

    `thing` and `pointer` are in pixels of the screen. The first of the eight tails that leaves the thing free
    is used, else the one that hides least. `at_side` tries the thing's sides first.
    """
    lines = wrap(text)
    across = max((fonts.small_width(line) for line in lines), default=0)
    size = QSize(max(across, 2 * FROM_CORNER + BASE) + 2 * INSET, len(lines) * fonts.small_line() + 2 * INSET)
    room = QRect(QPoint(0, 0), screen).adjusted(MARGIN, MARGIN, -MARGIN - 1, -MARGIN - 1)
    seen = thing.intersected(QRect(QPoint(0, 0), screen))
    target = seen if at_side else _target(seen, pointer)
    best: tuple[int, BalloonShape] | None = None
    for tail in sorted(TAILS, key=lambda each: at_side and each.side not in ("left", "right")):
        shape = _hang(size, target, tail, lines)
        outside = _area(shape.paper) - _area(shape.paper.intersected(room))
        if outside:
            shape = replace(shape, paper=moved_into(shape.paper, room))
        hidden = _area(shape.paper.adjusted(-1, -1, 2, 2).intersected(target))
        # A balloon that was moved has a deformed tail: as bad as hiding the whole thing.
        cost = 4 * hidden + (2 * _area(target) + outside if outside else 0)
        if best is None or cost < best[0]:
            best = cost, shape
        if not cost:
            break
    assert best is not None
    return best[1]


def _target(thing: QRect, pointer: QPoint) -> QRect:
    """Return the target of the tail: the thing, or the surroundings of the pointer in a large thing."""
    near = QRect(pointer - QPoint(8, 6), QSize(20, 20))
    left, width = (
        (near.left(), near.width()) if thing.width() > MAX_TARGET_SIZE else (thing.left(), thing.width())
    )
    top, height = (
        (near.top(), near.height()) if thing.height() > MAX_TARGET_SIZE else (thing.top(), thing.height())
    )
    found = QRect(left, top, width, height).intersected(thing)
    return found if not found.isEmpty() else near


def _hang(size: QSize, target: QRect, tail: Tail, lines: tuple[str, ...]) -> BalloonShape:
    """Return a balloon whose tip touches a rectangle."""
    middle = target.center()
    across, down = size.width(), size.height()
    tip = {
        "bottom": QPoint(middle.x(), target.top()),
        "top": QPoint(middle.x(), target.bottom()),
        "left": QPoint(target.right(), middle.y()),
        "right": QPoint(target.left(), middle.y()),
    }[tail.side]
    if tail.side in ("top", "bottom"):
        # The tip lies slightly outside the corner, so that the tail leans.
        x = tip.x() - across + 2 if tail.late else tip.x() - 2
        y = tip.y() - TAIL - down if tail.side == "bottom" else tip.y() + TAIL
    else:
        x = tip.x() + TAIL if tail.side == "left" else tip.x() - TAIL - across
        y = tip.y() - down + 2 if tail.late else tip.y() - 2
    return BalloonShape(QRect(QPoint(x, y), size), tip, tail, lines)


def _area(rect: QRect) -> int:
    return 0 if rect.isEmpty() else rect.width() * rect.height()


def _tail_region(paper: QRect, tip: QPoint, tail: Tail) -> QRegion:
    """Return the tail's triangle: a pixel belongs to it if its centre lies inside."""
    if tail.side in ("top", "bottom"):
        edge = paper.bottom() if tail.side == "bottom" else paper.top()
        start = paper.right() + 1 - FROM_CORNER - BASE if tail.late else paper.left() + FROM_CORNER
        reach, aim = tip.y() - edge, tip.x()
    else:
        edge = paper.right() if tail.side == "right" else paper.left()
        start = paper.bottom() + 1 - FROM_CORNER - BASE if tail.late else paper.top() + FROM_CORNER
        reach, aim = tip.x() - edge, tip.y()
    region = QRegion()
    steps = abs(reach)
    for step in range(steps + 1):
        # Both edges of the triangle end at the tip, where it is one pixel wide.
        near = round(start + (aim - start) * step / max(1, steps))
        far = round(start + BASE - 1 + (aim - start - BASE + 1) * step / max(1, steps))
        at = edge + (step if reach > 0 else -step)
        span = (min(near, far), abs(far - near) + 1)
        if tail.side in ("top", "bottom"):
            region += QRect(span[0], at, span[1], 1)
        else:
            region += QRect(at, span[0], 1, span[1])
    return region


def paper(painter: QPainter, shape: BalloonShape) -> None:
    """Draw a balloon without text: white, with a black line, two pixels thick to the right and below."""
    now = look.current()
    ovals.fill_region(painter, shape.ink, now.black)
    ovals.fill_region(painter, shape.white, now.white)


def draw(painter: QPainter, shape: BalloonShape) -> None:
    """Draw a balloon with its text."""
    paper(painter, shape)
    write(painter, shape.paper.x() + INSET, shape.paper.y() + INSET - 1, shape.lines)
