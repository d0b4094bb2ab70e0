"""Patterns of 8 × 8 pixels, anchored to the screen's origin (look §1.7).

A pattern is eight bytes, one a row, the left pixel in the highest bit; 1 is the foreground colour. The
pattern starts at the corner of the screen, not of the window, so adjacent shapes with the same pattern show
no seam.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRegion, qRgba

from macclassic.quickdraw.ovals import fill_region

Pattern = bytes
PATTERN_PERIOD = 64
"""Common multiple of pattern sizes: 8 and the sizes of the seasonal table cloths divide it."""

WHITE: Pattern = bytes.fromhex("0000000000000000")
LIGHT_GRAY: Pattern = bytes.fromhex("8822882288228822")
GRAY: Pattern = bytes.fromhex("AA55AA55AA55AA55")
DARK_GRAY: Pattern = bytes.fromhex("77DD77DD77DD77DD")
BLACK: Pattern = bytes.fromhex("FFFFFFFFFFFFFFFF")


@lru_cache(maxsize=128)
def _texture(pattern: Pattern, fore: int, back: int) -> QImage:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    for y, row in enumerate(pattern):
        for x in range(8):
            image.setPixel(x, y, fore if row & 0x80 >> x else back)
    return image


def brush(pattern: Pattern, fore: QColor, back: QColor | None = None) -> QBrush:
    """Return a brush of a pattern in two colours; without a back colour its zeros are transparent.

    Paint with it through `fill`, or after `anchor`, so that it starts at the screen's origin. Raises
    ValueError for a pattern that is not eight bytes.
    """
    if len(pattern) != 8:
        raise ValueError(f"a pattern is 8 rows, not {len(pattern)}")
    clear = qRgba(0, 0, 0, 0)
    texture = _texture(pattern, fore.rgba(), clear if back is None else back.rgba())
    made = QBrush()
    made.setTextureImage(texture)
    return made


def anchor(painter: QPainter) -> None:
    """Set the painter's brush origin to the corner of the device, which is the corner of the screen."""
    origin = painter.deviceTransform().map(QPoint(0, 0))
    painter.setBrushOrigin(-(origin.x() % PATTERN_PERIOD), -(origin.y() % PATTERN_PERIOD))


def fill(painter: QPainter, area: QRect | QRegion, paint: QBrush) -> None:
    """Fill a rectangle or a region with a pattern's brush, anchored to the screen's origin."""
    before = painter.brushOrigin()
    anchor(painter)
    if isinstance(area, QRect):
        painter.fillRect(area, paint)
    else:
        fill_region(painter, area, paint)
    painter.setBrushOrigin(before)


_TILES, MAX_TILES = dict[int, QBrush](), 8
"""Cache of recent tile brushes by the cache key of their texture, and its maximum size."""


def _tile(texture: QImage) -> QBrush:
    """Return a brush that repeats an opaque texture in a larger picture, which Qt copies faster."""
    key = texture.cacheKey()
    if key not in _TILES:
        while len(_TILES) >= MAX_TILES:
            del _TILES[next(iter(_TILES))]
        across, down = max(1, 256 // texture.width()), max(1, BAND_ROWS // texture.height())
        tile = QImage(texture.width() * across, texture.height() * down, QImage.Format.Format_RGB32)
        painter = QPainter(tile)
        painter.fillRect(tile.rect(), QBrush(texture))
        painter.end()
        _TILES[key] = QBrush(tile)
    return _TILES[key]


BAND_ROWS = 64
"""Rows filled at a time.

Qt fills areas higher than about a hundred rows with several threads, which is slow on a busy machine.
"""


def lay(painter: QPainter, area: QRect, paint: QBrush, origin: QPoint) -> None:
    """Fill a rectangle with a brush of an opaque texture that starts at `origin`."""
    before, tile = painter.brushOrigin(), _tile(paint.textureImage())
    painter.setBrushOrigin(origin)
    left, width, past = area.left(), area.width(), area.bottom() + 1
    for y in range(area.top(), past, BAND_ROWS):
        painter.fillRect(left, y, width, min(BAND_ROWS, past - y), tile)
    painter.setBrushOrigin(before)


def dim(painter: QPainter, area: QRect | QRegion, paper: QColor) -> None:
    """Set every other pixel of an area to the paper's colour, as for dimmed text on a 1-bit screen."""
    fill(painter, area, brush(GRAY, paper))


def dotted_frame(painter: QPainter, rect: QRect, ink: QColor) -> None:
    inner = rect.adjusted(1, 1, -1, -1)
    fill(painter, QRegion(rect).subtracted(QRegion(inner)), brush(GRAY, ink))
