"""The indexed frame buffer: every pixel of the emulated screen as an entry of the colour table in force."""

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
"""How much paler a Macintosh showed its colours: every value became its 1/1.45th power (look §1.4)."""


def paler(value: int) -> int:
    """Return what a component, 0 to 255, became on its way to a Macintosh's tube."""
    return int(255 * (value / 255) ** (1 / GAMMA))


@cache
def _palette(depth: int) -> Image.Image:
    """Return a Pillow palette picture of a depth, blue first; the entries past the table repeat its black."""
    entries = list(clut(depth))
    entries += [entries[-1]] * (256 - len(entries))
    picture = Image.new("P", (1, 1))
    picture.putpalette([value for entry in entries for value in reversed(entry)])
    return picture


@cache
def _shown_as(depth: int, gamma: bool) -> QImage:
    """Return a picture of one pixel with Qt's colour table: what each entry looks like."""
    picture = QImage(1, 1, QImage.Format.Format_Indexed8)
    picture.setColorTable(
        [qRgb(*(paler(value) if gamma else value for value in entry)) for entry in clut(depth)]
    )
    return picture


class _Mapping(dict[int, int]):
    """Entries of the colour table by the 32 bits of a pixel, filled as they are asked for."""

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


FEW = 1 << 16
"""Pixels of which to make a copy takes less time than to compare them where they are."""


class FrameBuffer:
    """Indices of `width` × `height` pixels at a depth of 1, 4 or 8 bits, and the picture they make.

    Qt can't paint on an indexed image, so painting is done in RGB and what changed is mapped. A colour of the
    table maps to its own entry exactly; what paints is expected to use no other, and any other becomes what
    `colour.index_of` says. Unless one was met in what was mapped last, what `take` is given is shown at its
    word, and mapped when somebody asks for indices or calls `settle`: things in motion once for several
    frames. The pointer is no part of this: what lies under it is never lost.
    """

    def __init__(self, width: int, height: int, depth: int, gamma: bool = False) -> None:
        """Make a white frame; `gamma` as `set_gamma`."""
        self.width = width
        self.height = height
        self.depth = depth
        self.gamma = gamma
        self.shown = QImage(width, height, QImage.Format.Format_RGB32)
        self.shown.fill(0xFFFFFFFF)
        self._indices = Image.new("P", (width, height), 0)
        self._unmapped, self._wrong = QRect(), QRect()
        self._trusts = True
        """Whether all colours were the table's in what was mapped last."""

    @property
    def indices(self) -> Image.Image:
        """The frame: a Pillow image of mode P."""
        self._map_rest()
        return self._indices

    @property
    def settled(self) -> bool:
        """Whether all that is shown is mapped, and `settle` has nothing to tell."""
        return self._unmapped.isEmpty() and self._wrong.isEmpty()

    def settle(self) -> QRect:
        """Map what has been shown at its word; return where it looks otherwise now, empty if nowhere."""
        self._map_rest()
        wrong, self._wrong = self._wrong, QRect()
        return wrong

    def set_gamma(self, gamma: bool) -> None:
        """Show the colours as pale as a Macintosh did, or as the table has them; no index changes."""
        indices = self.indices
        self.gamma = gamma
        self.shown = self.as_shown(indices)

    def as_shown(self, indices: Image.Image) -> QImage:
        """Return the RGB32 picture that indices, a Pillow image of mode P, make on the display."""
        return _coloured(indices, _shown_as(self.depth, self.gamma))

    def under(self, rect: QRect) -> Image.Image:
        """Return the indices of a part of the frame; what lies outside is index 0."""
        self._map(rect.intersected(self._unmapped))
        x, y = rect.x(), rect.y()
        return self._indices.crop((x, y, x + rect.width(), y + rect.height()))

    def take(self, painted: QImage, rect: QRect) -> QRect:
        """Show a part of a painted RGB32 picture, of the buffer's size.

        Return those rows of it, empty if there are none, in which the frame may look otherwise now.
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
        """Map a part of what is shown, and show it as its indices are."""
        if rect.isEmpty():
            return
        part = self.shown.copy(rect)
        mapped = self._mapped(part)
        # Indices turned back into colours are what was painted, unless a colour is not of the table.
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
        """Return a rectangle without the rows, from above and from below, that look as they looked before."""
        if self.gamma or rect.isEmpty():
            return rect
        same = (_same_bytes if rect.width() * rect.height() <= FEW else _same_rows)(painted, self.shown, rect)
        top = _alike(same, rect.height())
        if top == rect.height():
            return QRect()
        return rect.adjusted(0, top, 0, -_alike(same, rect.height(), from_below=True))

    def _mapped(self, part: QImage) -> Image.Image:
        """Return the indices of a picture: exact for the table's own colours, about right for others."""
        size, data = (part.width(), part.height()), cast(bytes, part.constBits())
        # Qt's pixels begin with blue. Taken for red, as it is in the palette, it needs no moving about.
        picture = Image.frombytes("RGB", size, data, "raw", "RGBX", part.bytesPerLine(), 1)
        return picture.quantize(palette=_palette(self.depth), dither=Image.Dither.NONE)

    def _map_singly(self, part: QImage, wrong: QImage, mapped: Image.Image) -> None:
        """Map each pixel as the Color Manager would, in those rows where `wrong` is not what was painted."""
        width, line = part.width(), part.bytesPerLine()
        painted, other = memoryview(part.constBits()), memoryview(wrong.constBits())
        mapping = _mapping(self.depth)
        for y in range(part.height()):
            row = slice(y * line, y * line + width * 4)
            if bytes(painted[row]) != bytes(other[row]):
                indices = bytes(map(mapping.__getitem__, painted[row].cast("I")))
                mapped.paste(Image.frombytes("P", (width, 1), indices), (0, y))

    def frame(self) -> bytes:
        """Return the whole frame, one byte a pixel, row by row: what golden frames compare."""
        return self.indices.tobytes()

    def save(self, file: Path | BinaryIO, scale: int = 1, indices: Image.Image | None = None) -> None:
        """Write the frame as an indexed PNG with the table in force, each pixel `scale` squared.

        `indices` is a frame to write in its place, such as `Screen.indices` with the pointer.
        """
        picture = self.indices if indices is None else indices
        picture = picture.resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST)
        table = clut(self.depth)
        picture.putpalette([value for entry in table for value in entry])
        picture.save(file, "PNG", bits=self.depth)


def _coloured(indices: Image.Image, table: QImage) -> QImage:
    """Return the RGB32 picture of indices; `table`: any picture with their colours."""
    width, height = indices.size
    # To give a small picture its table takes longer than all else: so it is copied from one that has it.
    indexed = table.copy(0, 0, width, height)
    cast(memoryview, indexed.bits())[:] = indices.tobytes("raw", "P", indexed.bytesPerLine(), 1)
    return indexed.convertToFormat(QImage.Format.Format_RGB32)


def _plain(image: QImage) -> QImage:
    """Return an RGB32 picture as one whose fourth byte counts, which compares three times as fast."""
    data = cast(bytes, image.constBits())
    return QImage(data, image.width(), image.height(), image.bytesPerLine(), QImage.Format.Format_ARGB32)


Same = Callable[[int, int], bool]
"""Tells whether two pictures are alike in some rows: from which, up to which."""


def _same_bytes(new: QImage, old: QImage, rect: QRect) -> Same:
    """Compare a part of two pictures, copied."""
    line = rect.width() * 4
    parts = new.copy(rect), old.copy(rect)  # what `constBits` shows goes with them
    ours, theirs = (bytes(part.constBits()) for part in parts)
    return lambda after, upto: ours[after * line : upto * line] == theirs[after * line : upto * line]


def _same_rows(new: QImage, old: QImage, rect: QRect) -> Same:
    """Compare a part of two pictures where they are."""
    first, width = rect.top() * new.bytesPerLine() + rect.left() * 4, rect.width()

    def rows(image: QImage, top: int, height: int) -> QImage:
        data, line = cast(bytes, image.constBits()), image.bytesPerLine()
        return QImage(data[first + top * line :], width, height, line, QImage.Format.Format_ARGB32)

    return lambda after, upto: bool(rows(new, after, upto - after) == rows(old, after, upto - after))


def _alike(same: Same, height: int, from_below: bool = False) -> int:
    """Return how many rows from above, or `from_below`, are alike, of so many."""

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
