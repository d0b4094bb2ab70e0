"""Indexed frame buffer: every pixel of the emulated screen as an entry of the current colour table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import BinaryIO, cast

from PIL import Image
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, qRgb

from macclassic.quickdraw.colours import clut, index_of

GAMMA = 1.45
"""Gamma of a Macintosh display: each colour value became its 1/1.45th power (look §1.4)."""


def paler(value: int) -> int:
    """Return a colour component, 0 to 255, as a Macintosh display showed it."""
    return int(255 * (value / 255) ** (1 / GAMMA))


@cache
def _palette(depth: int) -> Image.Image:
    """Return a Pillow palette picture of a depth, blue first; entries past the table repeat its black."""
    entries = list(clut(depth))
    entries += [entries[-1]] * (256 - len(entries))
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for entry in entries for value in reversed(entry)])
    return picture


@cache
def _shown_as(depth: int, gamma: bool) -> QImage:
    """Return a picture of one pixel whose Qt colour table has the displayed colour of each entry."""
    picture = QImage(1, 1, QImage.Format.Format_Indexed8)
    picture.setColorTable(
        [qRgb(*(paler(value) if gamma else value for value in entry)) for entry in clut(depth)]
    )
    return picture


class _Mapping(dict[int, int]):
    """Entries of the colour table by the 32 bits of a pixel, computed at first access."""

    def __init__(self, depth: int) -> None:
        super().__init__()
        self._depth = depth

    def __missing__(self, pixel: int) -> int:
        index = index_of((pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255), self._depth)
        self[pixel] = index
        return index


@cache
def _mapping(depth: int) -> _Mapping:
    return _Mapping(depth)


MAX_COPIED_PIXELS = 1 << 16
"""Areas of up to this many pixels are compared faster as copies than in place."""


class FrameBuffer:
    """Indices of `width` × `height` pixels at a depth of 1, 4 or 8 bits, and the RGB picture of them.

    Qt can't paint on an indexed image, so painting is done in RGB and changed parts are mapped to indices. A
    colour of the table maps to its own entry exactly. Painting code is expected to use no other colour; any
    other is mapped by `colours.index_of`.

    `take` shows a picture as it was painted and defers its mapping until indices are read or `settle` is
    called, so moving things are mapped once for several frames. After a colour outside the table was found,
    `take` maps at once. The pointer is not part of the buffer, so the pixels under it are never lost.
    """

    def __init__(self, width: int, height: int, depth: int, gamma: bool = False) -> None:
        """Create a white frame; for `gamma` see `set_gamma`."""
        self.width = width
        self.height = height
        self.depth = depth
        self.gamma = gamma
        self.shown = QImage(width, height, QImage.Format.Format_RGB32)
        self.shown.fill(0xFFFFFFFF)
        self._indices = Image.new("P", (width, height), 0)
        self._unmapped, self._wrong = QRect(), QRect()
        self._trusts = True
        """True if the last mapped part had only colours of the table."""

    @property
    def indices(self) -> Image.Image:
        """The frame: a Pillow image of mode P."""
        self._map_rest()
        return self._indices

    @property
    def settled(self) -> bool:
        """True if everything shown is mapped, so that `settle` would report no change."""
        return self._unmapped.isEmpty() and self._wrong.isEmpty()

    def settle(self) -> QRect:
        """Map all deferred parts; return the rectangle that looks different now, empty if none."""
        self._map_rest()
        wrong, self._wrong = self._wrong, QRect()
        return wrong

    def set_gamma(self, gamma: bool) -> None:
        """Show the colours as pale as a Macintosh did, or as in the table; indices do not change."""
        indices = self.indices
        self.gamma = gamma
        self.shown = self.as_shown(indices)

    def as_shown(self, indices: Image.Image) -> QImage:
        """Return the RGB32 picture of indices (a Pillow image of mode P) as displayed."""
        return _coloured(indices, _shown_as(self.depth, self.gamma))

    def under(self, rect: QRect) -> Image.Image:
        """Return the indices of a part of the frame; outside it the index is 0."""
        self._map(rect.intersected(self._unmapped))
        x, y = rect.x(), rect.y()
        return self._indices.crop((x, y, x + rect.width(), y + rect.height()))

    def take(self, painted: QImage, rect: QRect) -> QRect:
        """Show a part of a painted RGB32 picture that has the buffer's size.

        Returns the rows of the part in which the frame may have changed; empty if there are none.
        """
        rect = self._different(painted, rect.intersected(QRect(0, 0, self.width, self.height)))
        if rect.isEmpty():
            return rect
        self._show(painted, rect.topLeft(), rect)
        self._unmapped = self._unmapped.united(rect)
        if self.gamma or not self._trusts:
            self._map_rest()
        return rect

    def _show(self, picture: QImage, at: QPoint, part: QRect) -> None:
        painter = QPainter(self.shown)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawImage(at, picture, part)
        painter.end()

    def _map_rest(self) -> None:
        self._map(self._unmapped)
        self._unmapped = QRect()

    def _map(self, rect: QRect) -> None:
        """Map a part of the shown picture, and show the colours of its indices."""
        if rect.isEmpty():
            return
        part = self.shown.copy(rect)
        mapped = self._mapped(part)
        # Indices turned back into colours equal the painted part if all its colours are in the table.
        exact = _coloured(mapped, _shown_as(self.depth, False))
        other = _plain(exact) != _plain(part)
        self._trusts = not other
        if other:
            self._map_singly(part, exact, mapped)
            self._wrong = self._wrong.united(rect)
        self._indices.paste(mapped, (rect.x(), rect.y()))
        if other or self.gamma:
            self._show(self.as_shown(mapped), rect.topLeft(), part.rect())

    def _different(self, painted: QImage, rect: QRect) -> QRect:
        """Return the rectangle without unchanged rows at its top and bottom."""
        if self.gamma or rect.isEmpty():
            return rect
        same = (_same_bytes if rect.width() * rect.height() <= MAX_COPIED_PIXELS else _same_rows)(
            painted, self.shown, rect
        )
        top = _alike(same, rect.height())
        if top == rect.height():
            return QRect()
        return rect.adjusted(0, top, 0, -_alike(same, rect.height(), from_below=True))

    def _mapped(self, part: QImage) -> Image.Image:
        """Return the indices of a picture: exact for colours of the table, approximate for others."""
        size, data = (part.width(), part.height()), cast(bytes, part.constBits())
        # Qt's pixels begin with blue. The palette is also blue first, so the bytes need no reordering.
        picture = Image.frombytes("RGB", size, data, "raw", "RGBX", part.bytesPerLine(), 1)
        return picture.quantize(palette=_palette(self.depth), dither=Image.Dither.NONE)

    def _map_singly(self, part: QImage, wrong: QImage, mapped: Image.Image) -> None:
        """Map each pixel as the Color Manager would, in the rows where `wrong` differs from `part`."""
        width, line = part.width(), part.bytesPerLine()
        painted, other = memoryview(part.constBits()), memoryview(wrong.constBits())
        mapping = _mapping(self.depth)
        for y in range(part.height()):
            row = slice(y * line, y * line + width * 4)
            if bytes(painted[row]) != bytes(other[row]):
                indices = bytes(map(mapping.__getitem__, painted[row].cast("I")))
                mapped.paste(Image.frombytes("P", (width, 1), indices), (0, y))

    def frame(self) -> bytes:
        """Return the whole frame, one byte a pixel, row by row; golden frames compare these bytes."""
        return self.indices.tobytes()

    def save(self, file: Path | BinaryIO, scale: int = 1, indices: Image.Image | None = None) -> None:
        """Write the frame as an indexed PNG with the current colour table, each pixel `scale` squared.

        `indices` is a frame to write instead, such as the screen with the pointer.
        """
        picture = self.indices if indices is None else indices
        picture = picture.resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST)
        table = clut(self.depth)
        picture.putpalette([value for entry in table for value in entry])
        picture.save(file, "PNG", bits=self.depth)


def _coloured(indices: Image.Image, table: QImage) -> QImage:
    """Return the RGB32 picture of indices; `table` is any picture with their colour table."""
    width, height = indices.size
    # Setting a colour table on a small picture is slow, so it is copied with a picture that has it.
    indexed = table.copy(0, 0, width, height)
    cast(memoryview, indexed.bits())[:] = indices.tobytes("raw", "P", indexed.bytesPerLine(), 1)
    return indexed.convertToFormat(QImage.Format.Format_RGB32)


def _plain(image: QImage) -> QImage:
    """Return an RGB32 picture as ARGB32, whose comparison is three times as fast."""
    data = cast(bytes, image.constBits())
    return QImage(data, image.width(), image.height(), image.bytesPerLine(), QImage.Format.Format_ARGB32)


Same = Callable[[int, int], bool]
"""Callable: True if two pictures are equal in the rows from the first argument up to the second."""


def _same_bytes(new: QImage, old: QImage, rect: QRect) -> Same:
    """Compare a part of two pictures as copies."""
    line = rect.width() * 4
    parts = new.copy(rect), old.copy(rect)  # the copies own the memory that `constBits` shows
    ours, theirs = (bytes(part.constBits()) for part in parts)
    return lambda after, upto: ours[after * line : upto * line] == theirs[after * line : upto * line]


def _same_rows(new: QImage, old: QImage, rect: QRect) -> Same:
    """Compare a part of two pictures in place."""
    first, width = rect.top() * new.bytesPerLine() + rect.left() * 4, rect.width()

    def rows(image: QImage, top: int, height: int) -> QImage:
        data, line = cast(bytes, image.constBits()), image.bytesPerLine()
        return QImage(data[first + top * line :], width, height, line, QImage.Format.Format_ARGB32)

    return lambda after, upto: bool(rows(new, after, upto - after) == rows(old, after, upto - after))


def _alike(same: Same, height: int, from_below: bool = False) -> int:
    """Return how many of `height` rows are equal, counted from above or `from_below`."""

    def alike_in(after: int, upto: int) -> bool:
        return same(height - upto, height - after) if from_below else same(after, upto)

    if alike_in(0, height):
        return height
    alike, most = 0, height - 1
    while alike < most:
        middle = (alike + most + 1) // 2
        if alike_in(alike, middle):
            alike = middle
        else:
            most = middle - 1
    return alike
