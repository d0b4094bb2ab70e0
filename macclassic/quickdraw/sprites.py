"""Pictures from ``resources`` at the depth in force: cards, faces, marks, icons.

Every picture is drawn three times, for 8, 4 and 1 bits a pixel. Those of a set lie in ``resources`` on one
sheet a depth, ``FOLDER/DEPTH.png``, and ``FOLDER/index.txt`` says where: a line for each, its name, then x,
y, width and height in pixels. A picture that is on no sheet may lie by itself as ``FOLDER/DEPTH/NAME.png``,
as those of a game in the making. What comes from here holds only colours of that depth's table, each pixel
wholly opaque or wholly clear. The images are shared: draw them, never draw on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QRegion

from macclassic.quickdraw.colour import DEPTHS
from macclassic.quickdraw.patterns import DARK_GRAY, GRAY, LIGHT_GRAY
from macclassic.quickdraw.resources import resources_dir

HOT_SPOTS: Mapping[str, tuple[int, int]] = {
    "cursor-arrow": (1, 1),
    "cursor-ibeam": (7, 4),
    "cursor-watch": (8, 8),
    "cursor-hand": (6, 0),
    "cursor-cross": (5, 5),
}
"""The pixel of each cursor shape that points, from its upper left corner (look §4)."""

KEPT = 512
"""Pictures kept in memory: about as many as all games have at one depth, 9 MB. Those of a depth that is shown
no more give way."""
_BLACK, _WHITE, _CLEAR = 0xFF000000, 0xFFFFFFFF, 0


class MissingPicture(RuntimeError):  # noqa: N818 - it reads as a sentence where it is raised
    """A picture that should lie in ``resources`` is not there or can't be read."""


@lru_cache(maxsize=KEPT)
def load(folder: str, name: str, depth: int) -> QImage:
    """Return a picture of ``resources/FOLDER``, such as ``load("cards", "01-sun", 8)``.

    The format is ``Format_ARGB32_Premultiplied``. Cards come without the three cells at each corner that are
    no part of them. Raises MissingPicture when it is not there or no picture, ValueError for a depth other
    than 1, 4 and 8.
    """
    if depth not in DEPTHS:
        raise ValueError(f"no pictures of {depth} bits; there are 1, 4 and 8")
    root = resources_dir()
    place = places(root, folder).get(name)
    if place is None:
        image = QImage(str(root / folder / str(depth) / f"{name}.png"))
    else:
        image = _sheet(root, folder, depth).copy(place)
    if image.isNull():
        raise MissingPicture(f"The picture “{name}” for {depth} bits a pixel is missing from “{folder}”.")
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if folder in ("cards", "cards/coins", "cards/french"):
        _cut_corners(image, 2)
    return image


def exists(folder: str, name: str) -> bool:
    """Whether there is such a picture."""
    root = resources_dir()
    return name in places(root, folder) or (root / folder / "8" / f"{name}.png").is_file()


@cache
def places(root: Path, folder: str) -> Mapping[str, QRect]:
    """Return where each picture of a set stands on its sheet; nothing where there is no index."""
    try:
        lines = (root / folder / "index.txt").read_text(encoding="ascii").splitlines()
        return {name: QRect(*map(int, place)) for name, *place in map(str.split, lines)}
    except (OSError, ValueError, TypeError):
        return {}


@lru_cache(maxsize=2 * len(DEPTHS))
def _sheet(root: Path, folder: str, depth: int) -> QImage:
    """Return a sheet in the format of its file, a byte a pixel at most; null if there is none."""
    return QImage(str(root / folder / f"{depth}.png"))


@cache
def small(name: str, depth: int, folder: str = "cards") -> QImage:
    """Return a small card, 24 × 39: as it is drawn in ``FOLDER/small``, or else the card at half its size,
    made by picking pixels rather than by mixing colours.

    Raises MissingPicture and ValueError as `load` does.
    """
    if exists(f"{folder}/small", name):
        return load(f"{folder}/small", name, depth)
    card = load(folder, name, depth)
    width, height = card.width() // 2, card.height() // 2
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(_CLEAR)
    blocks = {
        (x, y): [card.pixel(2 * x + i, 2 * y + j) for i, j in ((0, 0), (1, 0), (0, 1), (1, 1))]
        for y in range(height)
        for x in range(width)
    }
    for (x, y), four in blocks.items():
        image.setPixel(x, y, _mono(blocks, x, y) if depth == 1 else _pick(four, x, y))
    for x in range(width):
        for y in range(height):
            edge = min(x, y, width - 1 - x, height - 1 - y)
            if edge == 0:
                image.setPixel(x, y, _BLACK)
            elif edge == 1:
                image.setPixel(x, y, _WHITE)
    _cut_corners(image, 1)
    return image


@cache
def outline(folder: str, name: str, depth: int) -> QRegion:
    """Return the opaque pixels of a picture, to clip with; raises as `load` does."""
    image = load(folder, name, depth)
    region = QRegion()
    for y in range(image.height()):
        start: int | None = None
        for x in range(image.width() + 1):
            opaque = x < image.width() and image.pixel(x, y) != _CLEAR
            if opaque and start is None:
                start = x
            elif not opaque and start is not None:
                region += QRect(QPoint(start, y), QPoint(x - 1, y))
                start = None
    return region


def _cut_corners(image: QImage, by: int) -> None:
    right, bottom = image.width() - 1, image.height() - 1
    for i in range(by):
        for j in range(by - i):
            for x in (i, right - i):
                for y in (j, bottom - j):
                    image.setPixel(x, y, _CLEAR)


def _pick(four: list[int], x: int, y: int) -> int:
    """Choose one of a block's pixels (upper left, upper right, lower left, lower right)."""
    (first, most), *others = Counter(four).most_common()
    if most != 2 or not others or others[0][1] != 2:
        # Of four different ones, or two alike and two odd: contours matter more than areas.
        return _BLACK if most <= 2 and _BLACK in four else first
    second = others[0][0]
    if four[0] == four[3]:  # on the diagonal: a checker, to be kept as one
        return (first, second)[(x + y) % 2]
    return min(first, second, key=_brightness)


def _mono(blocks: Mapping[tuple[int, int], list[int]], x: int, y: int) -> int:
    """Choose black or white so that a pattern keeps its share of black and a line stays whole."""
    count = blocks[x, y].count(_BLACK)
    around = [blocks.get((x + i, y + j), []).count(_BLACK) for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    if count in (1, 2, 3) and around.count(count) >= 3 and _mixed(blocks[x, y]):
        pattern = {1: LIGHT_GRAY, 2: GRAY, 3: DARK_GRAY}[count]
        return _BLACK if pattern[y % 8] >> (7 - x % 8) & 1 else _WHITE
    return _BLACK if count >= 2 else _WHITE


def _mixed(four: list[int]) -> bool:
    """Whether a block can be part of a pattern of dots: no two alike side by side, or one odd one out."""
    return four.count(_BLACK) != 2 or four[0] == four[3]


def _brightness(pixel: int) -> int:
    return 30 * (pixel >> 16 & 255) + 59 * (pixel >> 8 & 255) + 11 * (pixel & 255)
