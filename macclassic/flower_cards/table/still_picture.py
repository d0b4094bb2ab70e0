"""Cached picture of the parts of a table that are at rest, while cards move over it.

To draw a table takes some milliseconds, and a moving card changes only the area that it covers. Therefore,
when the same parts are asked for a second time with moving cards elsewhere, they are drawn once more as a
whole, cached, and copied from then on.
"""

from __future__ import annotations

from collections.abc import Callable
from weakref import ref

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, qRgba

from macclassic.flower_cards.table.picture_model import CardState
from macclassic.toolbox.base import look

from .picture_model import TablePicture

Draw = Callable[[QPainter, QRect], None]
"""Function that draws the parts at rest that touch an area."""

PATTERN = 8
"""Period of patterns in pixels, counted from the corner of the screen."""


class StillPicture:
    """Cache of a drawing of the parts at rest, while it is valid."""

    def __init__(self) -> None:
        self._now: ref[CardState] | None = None
        self._still: TablePicture | None = None
        self._as: tuple[int, int, int, str] = (0, 0, 0, "")
        self._image: QImage | None = None

    def lay(self, painter: QPainter, area: QRect, now: CardState, draw: Draw) -> None:
        """Draw the parts at rest that touch an area, anew or from the cache."""
        origin = painter.deviceTransform().map(QPoint(0, 0))
        drawn_as = origin.x() % PATTERN, origin.y() % PATTERN, look.current().depth, look.season()
        still = now.model.lying_still()
        known = self._now is not None and self._now() is now and self._as == drawn_as
        if not (known and self._still == still):
            self._now, self._still, self._as, self._image = ref(now), still, drawn_as, None
            draw(painter, area)
            return
        if self._image is None:
            self._image = self._draw_at_rest(now, draw)
        painter.drawImage(area, self._image, area.translated(*drawn_as[:2]))

    def _draw_at_rest(self, now: CardState, draw: Draw) -> QImage:
        """Return all parts at rest on a transparent ground, with patterns in phase with the screen."""
        x, y, *_ = self._as
        whole = QRect(QPoint(0, 0), now.size)
        image = QImage(now.size.width() + x, now.size.height() + y, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(qRgba(0, 0, 0, 0))
        painter = QPainter(image)
        try:
            painter.translate(x, y)
            draw(painter, whole)
        finally:
            painter.end()  # Qt requires this before the image is deleted, even after an exception.
        return image
