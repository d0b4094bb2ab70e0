"""The indexed frame buffer: every pixel of the emulated screen as an entry of the colour table in force."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PIL import Image
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from macclassic.quickdraw.colour import clut


@cache
def _palette(depth: int) -> Image.Image:
    """Return a Pillow palette picture of a depth; the entries past the table repeat its black."""
    entries = list(clut(depth))
    entries += [entries[-1]] * (256 - len(entries))
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for entry in entries for value in entry])
    return picture


class FrameBuffer:
    """Indices of `width` × `height` pixels at a depth of 1, 4 or 8 bits, and the picture they make.

    Qt can't paint on an indexed image, so painting is done in RGB and `take` maps what changed. A colour of
    the table maps to its own entry exactly; what paints is expected to use no other.
    """

    def __init__(self, width: int, height: int, depth: int) -> None:
        self.width = width
        self.height = height
        self.depth = depth
        self.indices = Image.new("P", (width, height), 0)
        self.shown = QImage(width, height, QImage.Format.Format_RGB32)
        self.shown.fill(0xFFFFFFFF)

    def take(self, painted: QImage, rect: QRect) -> None:
        """Map a part of a painted RGB32 picture, of the buffer's size, to indices."""
        rect = rect.intersected(QRect(0, 0, self.width, self.height))
        if rect.isEmpty():
            return
        part = painted if rect == painted.rect() else painted.copy(rect)
        rgb = Image.frombuffer(
            "RGB",
            (rect.width(), rect.height()),
            bytes(part.constBits()),
            "raw",
            "BGRX",
            part.bytesPerLine(),
            1,
        )
        mapped = rgb.quantize(palette=_palette(self.depth), dither=Image.Dither.NONE)
        self.indices.paste(mapped, (rect.x(), rect.y()))
        bgrx = mapped.convert("RGB").tobytes("raw", "BGRX")
        shown = QImage(bgrx, rect.width(), rect.height(), rect.width() * 4, QImage.Format.Format_RGB32)
        painter = QPainter(self.shown)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawImage(rect.topLeft(), shown)
        painter.end()

    def frame(self) -> bytes:
        """Return the whole frame, one byte a pixel, row by row: what golden frames compare."""
        return self.indices.tobytes()

    def save(self, path: Path, scale: int = 1) -> None:
        """Write the frame as an indexed PNG with the table in force, each pixel `scale` squared."""
        picture = self.indices.resize((self.width * scale, self.height * scale), Image.Resampling.NEAREST)
        table = clut(self.depth)
        picture.putpalette([value for entry in table for value in entry])
        picture.save(path, "PNG", bits=self.depth)
