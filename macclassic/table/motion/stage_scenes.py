"""What motion shows above a table: a great moment on a stage of its own, coins that fly, and what a finale
(finale.py) leaves behind.

Of moments and coins nothing is left when all rests, whatever was cut short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter, QRegion

from macclassic.quickdraw import fonts, patterns, sprites
from macclassic.table.look import furniture
from macclassic.table.look.furniture import FACE
from macclassic.toolbox.base import look
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.look import INVERTING
from macclassic.toolbox.base.motion_timing import (
    STEPS,
    Duration,
    Ease,
    MotionPath,
    StepwiseMove,
    Tempo,
    step_of,
    together,
)
from macclassic.toolbox.base.pictures import BLACK, picture
from macclassic.toolbox.base.sound import Sound

HEIGHT, PICTURE, GAP = 88, 64, 12
ASIDE = 4
"""How far a plate is at least from what it should not cover."""
LEAST = 200
"""Of the plate a moment is shown on, and of its picture, in pixels; it is as wide as its caption needs."""
ZOOM = 8
"""Frames in which rectangles grow from where it happened to the plate."""
STANDS = (1800, 1500, 1200, 800, 300)
SHORT = (900, 750, 600, 400, 300)
"""Milliseconds that a plate stands by pace: the first time in a round, and again."""
LARGE, ROOM = 2, 190
"""A caption is set so many times as large as the system's face where it then is at most so wide, each pixel
drawn as a square: so large type looked where its size had no drawing of its own."""

MOST = 10
"""No more coins than that fly for one payment, so that it is over in 0.9 seconds."""
PILE = 5
"""Over $10 each that flies stands for so much or more."""


@dataclass(frozen=True)
class Caption:
    """A text on a picture: on which, where its middle is, and in which colour."""

    picture: str
    at: QPoint
    text: str
    colour: str = "000000"


@dataclass(frozen=True)
class Scene:
    """A great moment: its `picture` of the set `moments`, and those that `follow` it; its
    `caption` in large letters, a second line after a line feed; the `face` of whoever did it, a picture of
    `resources/art`; `at`: where on the table it happened, and `clear`: what else it should not cover, the
    most important first; `middle`: of what it stands in, if not of the table; `inverts`: how often the whole
    table inverts; `written`: what stands on one of its pictures, by the middle of each text."""

    picture: str
    caption: str
    face: str = ""
    at: QRect | None = None
    inverts: int = 0
    follow: tuple[str, ...] = ()
    clear: tuple[QRect, ...] = ()
    middle: QPoint | None = None
    written: tuple[Caption, ...] = ()

    @property
    def pictures(self) -> tuple[str, ...]:
        """All its pictures, in order: how it begins (NAME.1) if that is drawn, itself, those that follow."""
        begins = f"{self.picture}.1"
        return (*((begins,) if sprites.exists("moments", begins) else ()), self.picture, *self.follow)

    @property
    def lines(self) -> Sequence[str]:
        """The lines of its caption."""
        return self.caption.split("\n")

    @property
    def times(self) -> int:
        """How many times as large as the system's face its caption is set."""
        return LARGE if max(map(fonts.advance, self.lines)) * LARGE <= ROOM else 1

    def width(self, line: str) -> int:
        """Return how wide a line of its caption is: what is not set large is bold."""
        return fonts.advance(line, bold=self.times == 1) * self.times

    def rect(self, table: QSize) -> QRect:
        """Return the pixels of its plate: as near its middle as it covers nothing that is to be seen beside
        it, or as little of that as can be."""
        wide = picture("moments", self.pictures[0]).width()
        width = GAP + wide + GAP + max(map(self.width, self.lines)) + 4 + GAP
        width = max(LEAST, width + (FACE + GAP if self.face else 0))
        x, y = self.middle.toTuple() if self.middle else (table.width() // 2, table.height() // 2)
        home = QRect(x - width // 2, y - HEIGHT // 2, width, HEIGHT)
        seen = (*((self.at,) if self.at is not None else ()), *self.clear)
        tries = (_beside(home, seen[:many], table) for many in range(len(seen), 0, -1))
        return next((each for each in tries if each is not None), home)


def _beside(home: QRect, seen: Sequence[QRect], table: QSize) -> QRect | None:
    """Return a rectangle moved as little as can be so that it covers nothing of some, on the table; None if
    there is no room."""
    size, room = home.size(), QRect(QPoint(0, 0), table).adjusted(ASIDE, ASIDE, -ASIDE, -ASIDE)
    across, down = [home.x()], [home.y()]
    for each in seen:
        across += each.x() - size.width() - ASIDE, each.right() + 1 + ASIDE
        down += each.y() - size.height() - ASIDE, each.bottom() + 1 + ASIDE
    places = [QRect(QPoint(x, y), size) for x in across for y in down]
    free = [each for each in places if room.contains(each) and not any(map(each.intersects, seen))]
    return min(free, key=lambda each: (each.topLeft() - home.topLeft()).manhattanLength(), default=None)


class FlyingLayer:
    """What is drawn above a table while it moves."""

    def __init__(
        self,
        touch: Callable[[QRect], None],
        size: Callable[[], QSize],
        ground: Callable[[QPainter, QRect], None],
    ) -> None:
        """`touch`: has a part of the table painted anew; `size`: the table's; `ground`: paints the table
        with nothing on it."""
        self.size = size
        self._touch, self._ground = touch, ground
        self._bare = False
        self._scene: tuple[Scene, QRect, str] | None = None
        self._zoom: Sequence[QRect] = ()
        self._inverted = self._dark = QRect()
        self._flying: dict[str, tuple[QPoint, QImage]] = {}
        self._trail: QImage | None = None

    @property
    def empty(self) -> bool:
        """Whether nothing is to be drawn."""
        dark = not self._inverted.isNull() or not self._dark.isNull()
        return not (self._scene or self._zoom or self._flying or self._trail or self._bare or dark)

    @property
    def scene(self) -> Scene | None:
        """The moment that is shown, if there is one."""
        return None if self._scene is None else self._scene[0]

    def clear(self) -> None:
        """Take away all there is."""
        self.zoom(())
        self.lift(None)
        self.invert(QRect())
        self.darken(QRect())
        self.wipe()
        self.bare(False)
        for key in list(self._flying):
            self.put(key, None)

    def zoom(self, rects: Sequence[QRect]) -> None:
        """Show dotted rectangles, and no others."""
        for each in (*self._zoom, *rects):
            self._touch(each)
        self._zoom = rects

    def lift(self, scene: Scene | None, rect: QRect | None = None, shown: str = "") -> None:
        """Show a moment on its plate, with one of its pictures, or none."""
        if self._scene is not None:
            self._touch(self._scene[1])
        self._scene = None
        if scene is not None and rect is not None:
            self._scene = scene, rect, shown or scene.pictures[0]
            self._touch(rect)

    def invert(self, rect: QRect) -> None:
        """Invert a part of the table, and no other."""
        if rect != self._inverted:
            self._touch(rect.united(self._inverted))
            self._inverted = rect

    def bare(self, bare: bool) -> None:
        """Have nothing lie on the table but what is above it."""
        if bare != self._bare:
            self._bare = bare
            self._touch(QRect(QPoint(0, 0), self.size()))

    def darken(self, rect: QRect) -> None:
        """Let every other pixel of a part of the table be black, and of no other."""
        if rect != self._dark:
            self._touch(QRegion(rect).xored(QRegion(self._dark)).boundingRect())
            self._dark = rect

    def put(self, key: str, at: QPoint | None, image: QImage | None = None) -> None:
        """Let something that has a key be somewhere, by its corner, or nowhere any more."""
        before = self._flying.pop(key, None)
        if before is not None:
            self._touch(QRect(before[0], before[1].size()))
        if at is not None and image is not None:
            self._flying[key] = at, image
            self._touch(QRect(at, image.size()))

    def stamp(self, at: QPoint, image: QImage) -> None:
        """Leave a picture where it is, under all that flies."""
        if self._trail is None:
            self._trail = QImage(self.size(), QImage.Format.Format_ARGB32_Premultiplied)
            self._trail.fill(0)
        painter = QPainter(self._trail)
        painter.drawImage(at, image)
        painter.end()
        self._touch(QRect(at, image.size()))

    def wipe(self) -> None:
        """Take away all that was left behind."""
        if self._trail is not None:
            self._trail = None
            self._touch(QRect(QPoint(0, 0), self.size()))

    def draw(self, painter: QPainter) -> None:
        """Draw all there is."""
        if self._bare:
            self._ground(painter, painter.clipBoundingRect().toAlignedRect())
        if self._trail is not None:
            painter.drawImage(0, 0, self._trail)
        patterns.fill(painter, self._dark, patterns.brush(patterns.GRAY, BLACK))
        for at, image in self._flying.values():
            painter.drawImage(at, image)
        if not self._inverted.isNull():
            painter.setCompositionMode(INVERTING)
            painter.fillRect(self._inverted, look.current().white)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for rect in self._zoom:
            patterns.dotted_frame(painter, rect, BLACK)
        if self._scene is not None:
            _plate(painter, *self._scene)


def _plate(painter: QPainter, scene: Scene, rect: QRect, shown: str) -> None:
    """Draw a plate with its picture at the left, its caption, and the face of whoever did it."""
    furniture.box(painter, rect)
    painter.setPen(BLACK)
    painter.drawRect(rect.adjusted(2, 2, -3, -3))
    art = picture("moments", shown)
    x, y = rect.left() + GAP, rect.top() + (HEIGHT - art.height()) // 2
    painter.drawImage(x, y, art)
    painter.setFont(fonts.small(bold=True))
    for each in scene.written:
        if each.picture == shown:
            painter.setPen(look.current().colour(each.colour))
            pen = each.at - QPoint(fonts.small_width(each.text, bold=True) // 2, -4)
            painter.drawText(QPoint(x, y) + pen, each.text)
    left, right = x + art.width() + GAP, rect.right() + 1 - GAP
    if scene.face:
        right -= FACE + GAP
        furniture.portrait(painter, QPoint(right + GAP, rect.top() + (HEIGHT - FACE) // 2), scene.face, False)
    high = 1 + 16 * scene.times
    base = rect.top() + (HEIGHT - high * len(scene.lines)) // 2 + 12 * scene.times + 1
    for number, line in enumerate(scene.lines):
        start = left + (right - left - scene.width(line)) // 2
        _outlined(painter, QPoint(start, base + high * number), line, scene.times)


def _outlined(painter: QPainter, pen: QPoint, text: str, times: int) -> None:
    """Write text in the Mac's outline style: white letters of the system's face with a black rim."""
    font = fonts.system()
    if times == 1:
        font.setBold(True)
    else:
        font.setPixelSize(font.pixelSize() * times)
    painter.setFont(font)
    painter.setPen(BLACK)
    for dx, dy in (*product((-1, 0, 1), repeat=2), (2, 1), (2, 2), (1, 2)):
        painter.drawText(pen + QPoint(dx, dy), text)
    painter.setPen(look.current().white)
    painter.drawText(pen, text)


def shown(
    above: FlyingLayer, scene: Scene, tempo: Tempo, first: bool, begin: Callable[[], None]
) -> Iterator[Motion]:
    """Yield the motions that show a moment; `first`: it has not been seen in this round, and stands longer;
    `begin`: what is said and heard with it. Where there are no stages it only stands still."""
    stands = (STANDS if first else SHORT)[tempo.pace - 1]
    if not tempo.full:
        yield Motion(stands // 2, begin=begin)
        return
    table = above.size()
    rect = scene.rect(table)
    start = scene.at or rect

    def zoom(t: float) -> None:
        """Three rectangles, one behind the other, grow to the plate."""
        step = step_of(t)
        above.zoom([_between(start, rect, each) for each in range(step - 4, step + 1, 2) if each >= 0])

    def stand(t: float) -> None:
        pictures = scene.pictures
        place = min(len(pictures) - 1, int(t * 2 * len(pictures)))
        above.lift(scene, rect, pictures[place])
        if scene.inverts:
            # Off again each second time, and long before the end.
            flash = int(t * 4 * scene.inverts)
            odd = flash < 2 * scene.inverts and flash % 2 == 0
            above.invert(QRect(QPoint(0, 0), table) if odd else QRect())

    def arrive() -> None:
        above.zoom(())
        begin()

    moving = StepwiseMove(stand, 4 * max(scene.inverts, len(scene.pictures)))
    yield Motion(tempo.frames(ZOOM), zoom, end=arrive)
    yield Motion(stands, moving, end=above.clear)


def _between(one: QRect, other: QRect, step: int) -> QRect:
    """Return a rectangle that many 16ths of the way from one to another."""
    grow = MotionPath(Duration.A, Ease.EVEN)
    part = step / STEPS
    return QRect(
        grow.at(one.topLeft(), other.topLeft(), part), grow.at(one.bottomRight(), other.bottomRight(), part)
    )


def paid(
    above: FlyingLayer,
    start: QPoint,
    goal: QPoint,
    amount: int,
    tempo: Tempo,
    sound: Callable[[Sound], None],
    landed: Callable[[int], None],
) -> Motion:
    """Return the motion of money from one point to another: a coin a dollar, piles of five or more where it
    is over ten dollars; `landed` is told what each brings as it lands, of which the sum is the amount. The
    first and the last are heard."""
    each = 1 if amount <= MOST else max(PILE, -(-amount // MOST))
    pieces = [min(each, amount - before) for before in range(0, amount, each)]
    image = picture("moments", "coin" if each == 1 else "coin-stack")
    middle = QPoint(image.width() // 2, image.height() // 2)
    way = tempo.way(MotionPath(Duration.C, Ease.EVEN, arc=30))

    def flight(number: int, worth: int) -> Motion:
        def begin() -> None:
            if number == 0:
                sound(Sound.COIN)

        def move(t: float) -> None:
            above.put(f"coin-{number}", way.at(start - middle, goal - middle, t), image)

        def end() -> None:
            above.put(f"coin-{number}", None)
            landed(worth)
            if number == len(pieces) - 1 and number:
                sound(Sound.COIN)

        return Motion(tempo.ms(way.span), move, begin, end)

    return together([flight(*piece) for piece in enumerate(pieces)], tempo.frames(4))
