"""Write the players' faces or a contact sheet: ``python -m tools.faces`` or with ``--sheet OUT.png``.

The pictures go to resources/art/{8,4,1}/NAME.png, or to another folder with ``--into FOLDER``.
``--only START`` (repeatable) restricts either to names that begin so.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS, clut
from tools.drawing import CLEAR, Drawing, Picture, png
from tools.faces.people import PICTURES

ART = Path(__file__).parents[2] / "resources" / "art"
FELT = (0x00, 0x66, 0x33)


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return dict(PICTURES)


def files(names: Sequence[str] = ()) -> Iterator[tuple[Path, bytes]]:
    """Yield path in the folder and bytes of every picture whose name begins with one of `names`."""
    for name, draw in drawings().items():
        if name.startswith(tuple(names) or ""):
            for depth in DEPTHS:
                yield Path(str(depth)) / f"{name}.png", png(draw(depth))


def sheet(pictures: Sequence[Picture], scale: int, across: int = 640) -> Image.Image:
    """Return pictures in rows on the green of the table, `scale` pixels to a cell."""
    gap, x, y, deepest = 4, 4, 4, 0
    places: list[tuple[int, int, Picture]] = []
    for picture in pictures:
        if x + picture.width + gap > across // scale:
            x, y, deepest = gap, y + deepest + gap, 0
        places.append((x, y, picture))
        x, deepest = x + picture.width + gap, max(deepest, picture.height)
    result = Image.new("RGB", (across // scale, y + deepest + gap), FELT)
    for left, top, picture in places:
        palette = clut(picture.depth)
        for j, row in enumerate(picture.grid):
            for i, index in enumerate(row):
                if index != CLEAR:
                    result.putpixel((left + i, top + j), palette[index])
    return result.resize((result.width * scale, result.height * scale), Image.Resampling.NEAREST)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.faces", description=__doc__)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--into", type=Path, default=ART, help="write the pictures into this folder")
    what.add_argument("--sheet", type=Path, help="write a contact sheet instead")
    parser.add_argument("--depth", type=int, choices=DEPTHS, action="append", help="of the sheet; repeatable")
    parser.add_argument("--scale", type=int, default=3)
    parser.add_argument("--width", type=int, default=1000, help="of the sheet, in pixels")
    parser.add_argument("--only", action="append", default=[], help="names that begin so")
    options = parser.parse_args()
    if options.sheet:
        chosen = [draw for name, draw in drawings().items() if name.startswith(tuple(options.only) or "")]
        pictures = [draw(depth) for depth in options.depth or DEPTHS[::-1] for draw in chosen]
        sheet(pictures, options.scale, options.width).save(options.sheet)
        return
    for path, data in files(options.only):
        (options.into / path).parent.mkdir(parents=True, exist_ok=True)
        (options.into / path).write_bytes(data)


if __name__ == "__main__":
    main()
