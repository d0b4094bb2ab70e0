"""Pictures of `resources` as sprites: only colours of the table in force, each pixel there or not."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QBitmap, QImage, QRegion

from macclassic.quickdraw.resources import resources_dir

CARD = (48, 78)
SMALL = (24, 39)
# A card's corners are cut by two pixels; its file has no index to spare for "nothing" (resources/cards).
_CUT = ((0, 0), (1, 0), (0, 1))


class MissingPicture(RuntimeError):  # noqa: N818 - named for what it is
    """A picture is not among the resources; its text is a sentence for a person."""


@lru_cache(maxsize=1024)
def load(folder: str, name: str, depth: int) -> QImage:
    """Return a picture at a depth of 1, 4 or 8 bits, with alpha 0 or 255 in every pixel.

    `folder` is one of `resources`, such as ``cards`` or ``art``. Raises MissingPicture.
    """
    path = resources_dir() / folder / str(depth) / f"{name}.png"
    image = QImage(str(path))
    if image.isNull():
        raise MissingPicture(f"The picture “{folder}/{name}” is missing or damaged for {depth} bits.")
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if folder == "cards":
        _cut_corners(image)
    return image


def _cut_corners(image: QImage) -> None:
    right, bottom = image.width() - 1, image.height() - 1
    for x, y in _CUT:
        for corner in ((x, y), (right - x, y), (x, bottom - y), (right - x, bottom - y)):
            image.setPixel(*corner, 0)


@lru_cache(maxsize=256)
def outline(folder: str, name: str, depth: int) -> QRegion:
    """Return the pixels that a picture covers.

    Raises MissingPicture.
    """
    return QRegion(QBitmap.fromImage(load(folder, name, depth).createAlphaMask()))


@lru_cache(maxsize=256)
def small(card: str, depth: int) -> QImage:
    """Return a card at half its size, 24 × 39, under an outline of its own.

    Of each four pixels the one that fewest of its card share is kept: lines survive, grounds give way.
    Raises MissingPicture.
    """
    source = load("cards", card, depth)
    counts: dict[int, int] = {}
    cells = [[source.pixel(x, y) for x in range(CARD[0])] for y in range(CARD[1])]
    for row in cells:
        for cell in row:
            counts[cell] = counts.get(cell, 0) + 1
    image = QImage(*SMALL, QImage.Format.Format_ARGB32_Premultiplied)
    black = 0xFF000000
    for y in range(SMALL[1]):
        for x in range(SMALL[0]):
            edge = x in (0, SMALL[0] - 1) or y in (0, SMALL[1] - 1)
            four = [cells[2 * y + dy][2 * x + dx] for dy in (0, 1) for dx in (0, 1)]
            image.setPixel(x, y, black if edge else _rarest(four, counts))
    for corner in ((0, 0), (SMALL[0] - 1, 0), (0, SMALL[1] - 1), (SMALL[0] - 1, SMALL[1] - 1)):
        image.setPixel(*corner, 0)
    return image


def _rarest(four: list[int], counts: dict[int, int]) -> int:
    best = max(set(four), key=lambda cell: (four.count(cell) >= 2, -counts[cell], cell))
    return best if best >> 24 else four[0]
