"""Stage above a table: scenes of great moments, flying coins, and pieces of a finale (finale.py).

Scenes and coins are gone when the table is at rest, even if they were cut short.
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
from macclassic.toolbox.base.pictures import BLACK, picture, rings
from macclassic.toolbox.base.sound import Sound

HEIGHT, PICTURE, GAP = 88, 64, 12
ASIDE = 4
"""Least distance in pixels of a plate from rectangles that it should not cover."""
MIN_PLATE_WIDTH = 200
"""Least width of a plate in pixels; it grows with its caption."""
ZOOM = 8
"""Frames in which rectangles grow from the spot of the event to the plate."""
STANDS = (1800, 1500, 1200, 800, 300)
AGAIN_MS = (900, 750, 600, 400, 300)
"""Milliseconds that a plate is visible, by pace: at the first time in a round, and afterwards."""
LARGE, ROOM = 2, 190
"""Scale of a large caption, and the greatest width in pixels at which it is used.

Each pixel is drawn as a square, as large type looked without a bitmap of its size.
"""

OF_OTHERS = {Sound.CHEER: Sound.TRIPLET, Sound.LOSE: Sound.STOP}
"""Sounds of what happens to others, instead of those for the person."""
MAX_COINS = 10
"""Largest number of coins of one payment, so that it takes at most 0.9 seconds."""
PILE = 5
"""Least dollars per piece in a payment of more than `MAX_COINS` dollars."""


@dataclass(frozen=True)
class Caption:
    """Text on a picture of a scene; `at` is its centre."""

    picture: str
    at: QPoint
    text: str
    colour: str = "000000"


@dataclass(frozen=True)
class Scene:
    """Great moment on a plate.

    `picture` is of the set `moments`, `follow` are the pictures after it. The `caption` is in large letters
    and may have two lines. `face` is the agent's portrait, a picture of `resources/art`. `at` is the place of
    the event on the table; `clear` are further rectangles that the plate should not cover, the most important
    first. `middle` is the centre for the plate, by default the table's. `inverts` is how often the whole
    table inverts. `written` are texts on the pictures.
    """

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
        """All pictures in order: the opening one (NAME.1) if it exists, the main one, those that follow."""
        begins = f"{self.picture}.1"
        return (*((begins,) if sprites.exists("moments", begins) else ()), self.picture, *self.follow)

    @property
    def lines(self) -> Sequence[str]:
        """Lines of the caption."""
        return self.caption.split("\n")

    @property
    def times(self) -> int:
        """Scale of the caption: 2 if it fits, else 1."""
        return LARGE if max(map(fonts.advance, self.lines)) * LARGE <= ROOM else 1

    def width(self, line: str) -> int:
        """Return the width of a line of the caption in pixels; captions that are not large are bold."""
        return fonts.advance(line, bold=self.times == 1) * self.times

    def rect(self, table: QSize) -> QRect:
        """Return the rectangle of the plate on a table of this size.

        It is as near to the centre as possible without covering `at` and `clear`. If there is no such place,
        the least important rectangles may be covered.
        """
        wide = picture("moments", self.pictures[0]).width()
        width = GAP + wide + GAP + max(map(self.width, self.lines)) + 4 + GAP
        width = max(MIN_PLATE_WIDTH, width + (FACE + GAP if self.face else 0))
        x, y = self.middle.toTuple() if self.middle else (table.width() // 2, table.height() // 2)
        home = QRect(x - width // 2, y - HEIGHT // 2, width, HEIGHT)
        seen = (*((self.at,) if self.at is not None else ()), *self.clear)
        tries = (_beside(home, seen[:many], table) for many in range(len(seen), 0, -1))
        return next((each for each in tries if each is not None), home)


def _beside(home: QRect, seen: Sequence[QRect], table: QSize) -> QRect | None:
    """Return `home` moved as little as possible so that it covers none of `seen`; None if it does not fit."""
    size, room = home.size(), QRect(QPoint(0, 0), table).adjusted(ASIDE, ASIDE, -ASIDE, -ASIDE)
    across, down = [home.x()], [home.y()]
    for each in seen:
        across += each.x() - size.width() - ASIDE, each.right() + 1 + ASIDE
        down += each.y() - size.height() - ASIDE, each.bottom() + 1 + ASIDE
    places = [QRect(QPoint(x, y), size) for x in across for y in down]
    free = [each for each in places if room.contains(each) and not any(map(each.intersects, seen))]
    return min(free, key=lambda each: (each.topLeft() - home.topLeft()).manhattanLength(), default=None)


class FlyingLayer:
    """Layer drawn above a table during motion."""

    def __init__(
        self,
        touch: Callable[[QRect], None],
        size: Callable[[], QSize],
        ground: Callable[[QPainter, QRect], None],
    ) -> None:
        """`touch` repaints a part of the table, `size` returns its size, `ground` paints the empty table."""
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
        """True if there is nothing to draw."""
        dark = not self._inverted.isNull() or not self._dark.isNull()
        return not (self._scene or self._zoom or self._flying or self._trail or self._bare or dark)

    @property
    def scene(self) -> Scene | None:
        """Scene on display, or None."""
        return None if self._scene is None else self._scene[0]

    def clear(self) -> None:
        """Remove everything."""
        self.zoom(())
        self.lift(None)
        self.invert(QRect())
        self.darken(QRect())
        self.wipe()
        self.bare(False)
        for key in list(self._flying):
            self.put(key, None)

    def zoom(self, rects: Sequence[QRect]) -> None:
        """Show these dotted rectangles instead of the former ones."""
        for each in (*self._zoom, *rects):
            self._touch(each)
        self._zoom = rects

    def lift(self, scene: Scene | None, rect: QRect | None = None, shown: str = "") -> None:
        """Show a scene on its plate with the picture named `shown`, or remove the plate."""
        if self._scene is not None:
            self._touch(self._scene[1])
        self._scene = None
        if scene is not None and rect is not None:
            self._scene = scene, rect, shown or scene.pictures[0]
            self._touch(rect)

    def invert(self, rect: QRect) -> None:
        """Invert this part of the table only."""
        if rect != self._inverted:
            self._touch(rect.united(self._inverted))
            self._inverted = rect

    def bare(self, bare: bool) -> None:
        """Hide or show the table's own content."""
        if bare != self._bare:
            self._bare = bare
            self._touch(QRect(QPoint(0, 0), self.size()))

    def darken(self, rect: QRect) -> None:
        """Blacken every other pixel of this part of the table only."""
        if rect != self._dark:
            self._touch(QRegion(rect).xored(QRegion(self._dark)).boundingRect())
            self._dark = rect

    def put(self, key: str, at: QPoint | None, image: QImage | None = None) -> None:
        """Place the image of a key with its corner at a point, or remove it."""
        before = self._flying.pop(key, None)
        if before is not None:
            self._touch(QRect(before[0], before[1].size()))
        if at is not None and image is not None:
            self._flying[key] = at, image
            self._touch(QRect(at, image.size()))

    def stamp(self, at: QPoint, image: QImage) -> None:
        """Leave a copy of an image below everything that flies."""
        if self._trail is None:
            self._trail = QImage(self.size(), QImage.Format.Format_ARGB32_Premultiplied)
            self._trail.fill(0)
        painter = QPainter(self._trail)
        painter.drawImage(at, image)
        painter.end()
        self._touch(QRect(at, image.size()))

    def wipe(self) -> None:
        """Remove all copies left by `stamp`."""
        if self._trail is not None:
            self._trail = None
            self._touch(QRect(QPoint(0, 0), self.size()))

    def draw(self, painter: QPainter) -> None:
        """Draw the layer."""
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
    """Draw a plate: picture at the left, caption, portrait of the agent."""
    furniture.box(painter, rect)
    rings(painter, rect.adjusted(2, 2, -2, -2), [BLACK])
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
    """Draw text in the Mac's outline style: white letters of the system's face with a black rim."""
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
    """Yield the motions that show a scene.

    `first`: the scene is new in this round and stays longer; `begin` is called when the plate appears. Unless
    motion is full there is only a pause.
    """
    stands = (STANDS if first else AGAIN_MS)[tempo.pace - 1]
    if not tempo.full:
        yield Motion(stands // 2, begin=begin)
        return
    table = above.size()
    rect = scene.rect(table)
    start = scene.at or rect

    def zoom(t: float) -> None:
        """Three rectangles, one after another, grow to the plate."""
        step = step_of(t)
        above.zoom([_between(start, rect, each) for each in range(step - 4, step + 1, 2) if each >= 0])

    def stand(t: float) -> None:
        pictures = scene.pictures
        place = min(len(pictures) - 1, int(t * 2 * len(pictures)))
        above.lift(scene, rect, pictures[place])
        if scene.inverts:
            # Every second phase is plain, and the last half of the time.
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
    """Return the rectangle `step` sixteenths of the way from one to another."""
    grow = MotionPath(Duration.A, Ease.EVEN)
    part = step / STEPS
    return QRect(
        grow.at(one.topLeft(), other.topLeft(), part), grow.at(one.bottomRight(), other.bottomRight(), part)
    )


def heard_of(sound: Sound | None, own: bool) -> Sound | None:
    """Return the sound of a great moment: what happens to others does not sound like one's own luck."""
    return sound if own or sound is None else OF_OTHERS.get(sound, sound)


def paid(
    above: FlyingLayer,
    start: QPoint,
    goal: QPoint,
    amount: int,
    tempo: Tempo,
    sound: Callable[[Sound], None],
    landed: Callable[[int], None],
) -> Motion:
    """Return the motion of money from one point to another.

    Up to ten dollars it is one coin per dollar, above that piles of five dollars or more. `landed` gets the
    amount of each piece as it lands. The first and the last one make a sound.
    """
    each = 1 if amount <= MAX_COINS else max(PILE, -(-amount // MAX_COINS))
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
