"""Write the marks and icons, or a contact sheet of them: ``python -m tools.marks [--sheet OUT.png]``.

Without options all go to resources/art/{8,4,1}/NAME.png.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS, clut
from tools.drawing import CLEAR, Drawing, Picture, png
from tools.marks import alerts, backs, bar, cursors, filing, icons, more_backs, signs, welcome

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "art"
GROUNDS = {"white": (255, 255, 255), "grey": (170, 170, 170), "green": (0, 102, 51)}


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    result: dict[str, Drawing] = {}
    for module in (filing, backs, more_backs, bar, signs, alerts, icons, cursors, welcome):
        result.update(module.PICTURES)
    return result


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/art and bytes of every picture."""
    for name, draw in drawings().items():
        for depth in DEPTHS:
            yield Path(str(depth)) / f"{name}.png", png(draw(depth))


def sheet(pictures: Sequence[Picture], scale: int, across: int, ground: tuple[int, int, int]) -> Image.Image:
    """Return pictures in rows on a ground, `scale` pixels to a cell, `across` pixels wide."""
    gap = 4
    x = y = gap
    deepest = 0
    places: list[tuple[int, int, Picture]] = []
    for picture in pictures:
        if x + picture.width + gap > across // scale:
            x, y, deepest = gap, y + deepest + gap, 0
        places.append((x, y, picture))
        x, deepest = x + picture.width + gap, max(deepest, picture.height)
    result = Image.new("RGB", (across // scale, y + deepest + gap), ground)
    for left, top, picture in places:
        palette = clut(picture.depth)
        for j, row in enumerate(picture.grid):
            for i, index in enumerate(row):
                if index != CLEAR:
                    result.putpixel((left + i, top + j), palette[index])
    return result.resize((result.width * scale, result.height * scale), Image.Resampling.NEAREST)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.marks", description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the pictures")
    parser.add_argument("--depth", type=int, choices=DEPTHS, action="append", help="of the sheet; repeatable")
    parser.add_argument("--ground", choices=sorted(GROUNDS), default="green")
    parser.add_argument("--scale", type=int, default=4)
    parser.add_argument("--width", type=int, default=1200, help="of the sheet, in pixels")
    parser.add_argument("--only", action="append", default=[], help="names that begin so; repeatable")
    options = parser.parse_args()
    if options.sheet:
        chosen = [draw for name, draw in drawings().items() if name.startswith(tuple(options.only) or "")]
        pictures = [draw(depth) for depth in options.depth or DEPTHS[::-1] for draw in chosen]
        sheet(pictures, options.scale, options.width, GROUNDS[options.ground]).save(options.sheet)
        return
    for path, data in files():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(data)


if __name__ == "__main__":
    main()
