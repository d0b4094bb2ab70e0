"""Pictures from ``resources`` at the current depth: cards, faces, marks, icons.

Every picture exists three times, for 8, 4 and 1 bits a pixel. The pictures of a set are on one sheet a depth,
``FOLDER/DEPTH.png``. ``FOLDER/index.txt`` has a line for each: its name, then x, y, width and height in
pixels. A picture outside a sheet is a file of its own, ``FOLDER/DEPTH/NAME.png``, for example while a game is
being made. Loaded pictures contain only colours of that depth's table, each pixel wholly opaque or wholly
clear. The images are shared: never paint on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QRegion

from macclassic.quickdraw.colours import DEPTHS
from macclassic.quickdraw.resources import folders

HOT_SPOTS: Mapping[str, tuple[int, int]] = {
    "cursor-arrow": (1, 1),
    "cursor-ibeam": (7, 4),
    "cursor-watch": (8, 8),
    "cursor-hand": (6, 0),
    "cursor-cross": (5, 5),
}
"""Active pixel of each cursor shape, from its upper left corner (look §4)."""

MAX_CACHED_PICTURES = 512
"""Pictures kept in memory: more than any game has at one depth, 9 MB at most.

Pictures of a depth no longer shown are evicted.
"""
_CLEAR = 0


class MissingPicture(RuntimeError):  # noqa: N818 - it reads as a sentence where it is raised
    """A picture of ``resources`` is missing or unreadable."""


@lru_cache(maxsize=MAX_CACHED_PICTURES)
def load(folder: str, name: str, depth: int) -> QImage:
    """Return a picture of ``resources/FOLDER``, such as ``load("cards", "01-sun", 8)``.

    The format is ``Format_ARGB32_Premultiplied``. Cards come without the three pixels at each corner, so
    their corners are round. Raises MissingPicture if the picture is missing or unreadable, and ValueError for
    a depth other than 1, 4 and 8.
    """
    if depth not in DEPTHS:
        raise ValueError(f"no pictures of {depth} bits; there are 1, 4 and 8")
    image = QImage()
    for root in folders():
        place = places(root, folder).get(name)
        if place is None:
            image = QImage(str(root / folder / str(depth) / f"{name}.png"))
        else:
            image = _sheet(root, folder, depth).copy(place)
        if not image.isNull():
            break
    else:
        raise MissingPicture(f"The picture “{name}” for {depth} bits a pixel is missing from “{folder}”.")
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if folder in ("cards", "cards/coins", "cards/french"):
        _cut_corners(image)
    return image


def exists(folder: str, name: str) -> bool:
    """Return True if there is such a picture."""
    return any(
        name in places(root, folder) or (root / folder / "8" / f"{name}.png").is_file() for root in folders()
    )


@cache
def places(root: Path, folder: str) -> Mapping[str, QRect]:
    """Return the rectangle of each picture of a set on its sheet; empty without an index."""
    try:
        lines = (root / folder / "index.txt").read_text(encoding="ascii").splitlines()
        return {name: QRect(*map(int, place)) for name, *place in map(str.split, lines)}
    except (OSError, ValueError, TypeError):
        return {}


@lru_cache(maxsize=2 * len(DEPTHS))
def _sheet(root: Path, folder: str, depth: int) -> QImage:
    """Return a sheet in the format of its file, at most a byte a pixel; a null image if there is none."""
    return QImage(str(root / folder / f"{depth}.png"))


def put_sheets_away() -> None:
    """Drop the cached sheets; later pictures are read from disk again."""
    _sheet.cache_clear()


@cache
def outline(folder: str, name: str, depth: int) -> QRegion:
    """Return the opaque pixels of a picture, for clipping; raises as `load` does."""
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


def _cut_corners(image: QImage) -> None:
    right, bottom = image.width() - 1, image.height() - 1
    for i, j in ((0, 0), (1, 0), (0, 1)):
        for x in (i, right - i):
            for y in (j, bottom - j):
                image.setPixel(x, y, _CLEAR)
