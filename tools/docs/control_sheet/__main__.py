"""Writes the control sheets: ``python -m tools.docs.control_sheet``."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo

PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"
WIDTH = 720
GAP = 12
HEADING = 22
LABEL = 13

Box = tuple[int, int, int, int]


def path(depth: int) -> Path:
    """Return the path of the sheet of a depth."""
    return PICTURES / f"control-sheet-{depth}.png"


def render(depth: int) -> dict[str, Image.Image]:
    """Return every tile at a depth, by its key, as indices of the colour table."""
    from macclassic.toolbox.base import look
    from tools.docs.control_sheet.stage import Stage
    from tools.docs.control_sheet.tiles import TILES

    before = look.current().depth
    stage = Stage(depth)
    made = {}
    for tile in TILES:
        here = Stage(depth) if tile.alone else stage
        made[tile.key] = here.shot(tile.make(here))
        here.clear()
        if tile.alone:
            here.end()
    stage.end()
    look.use(before)
    return made


def write(depth: int, tiles: dict[str, Image.Image], out: Path) -> None:
    """Write the tiles with their names as one sheet; the file also holds each tile's position."""
    from macclassic.quickdraw.colours import clut

    boxes, sheet = _lay_out(tiles, len(clut(depth)) - 1)
    sheet.putpalette([value for entry in clut(depth) for value in entry])
    about = PngInfo()
    about.add_text("tiles", json.dumps(boxes))
    sheet.save(out, "PNG", bits=depth, pnginfo=about, optimize=True)


def read(file: Path) -> dict[str, Image.Image]:
    """Return the tiles of a sheet, by their keys, as indices."""
    with Image.open(file) as sheet:
        boxes = json.loads(sheet.text["tiles"])
        whole = sheet.copy()
    return {key: whole.crop(box) for key, box in boxes.items()}


def _lay_out(tiles: dict[str, Image.Image], black: int) -> tuple[dict[str, Box], Image.Image]:
    from macclassic.quickdraw import fonts

    small, system = fonts.small(), fonts.system()
    sheet = Image.new("P", (WIDTH, 20000), 0)
    boxes: dict[str, Box] = {}
    x, y, deep, group = GAP, 0, 0, ""
    for key, tile in tiles.items():
        heading, _, name = key.partition(": ")
        label = _words(name, small, black)
        wide = max(tile.width, label.width)
        if heading != group:
            y += deep + GAP
            words = _words(heading, system, black)
            sheet.paste(words, (GAP, y))
            sheet.paste(black, (GAP, y + words.height, WIDTH - GAP, y + words.height + 1))
            x, y, deep, group = GAP, y + HEADING, 0, heading
        elif x + wide > WIDTH - GAP:
            x, y, deep = GAP, y + deep + GAP // 2, 0
        sheet.paste(label, (x, y))
        boxes[key] = (x, y + LABEL, x + tile.width, y + LABEL + tile.height)
        sheet.paste(tile, boxes[key][:2])
        x += wide + GAP
        deep = max(deep, LABEL + tile.height)
    return boxes, sheet.crop((0, 0, WIDTH, y + deep + GAP))


def _words(text: str, font: object, black: int) -> Image.Image:
    """Return a line of text as a picture of indices."""
    from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter

    assert isinstance(font, QFont)
    metrics = QFontMetrics(font)
    image = QImage(metrics.horizontalAdvance(text) + 2, metrics.height(), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(0, metrics.ascent(), text)
    painter.end()
    size = (image.width(), image.height())
    gray = Image.frombuffer("L", size, bytes(image.constBits()), "raw", "L", image.bytesPerLine(), 1)
    return gray.point([black] * 128 + [0] * 128).convert("P")


def main() -> int:
    """Write the three sheets."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.setdefault("QT_LOGGING_RULES", "*.warning=false")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for depth in (1, 4, 8):
        write(depth, render(depth), path(depth))
        print(path(depth).relative_to(PICTURES.parents[1]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
