"""Contact sheets of all pictures, from the files that ship: ``python -m tools.sheets`` (``make sheets``).

For each group one sheet at 1x and one at 3x in each of the three depths, in docs/art, on a ground on which
both black and white stand out.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS
from tools.drawing import corners

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "resources"
OUT = ROOT / "docs" / "art"
GROUND = (136, 136, 136)
GAP = 6
WIDTH = 446  # eight flower cards and the gaps between them
SCALES = (1, 3)
CARDS = ((48, 78), (48, 68), (36, 50), (72, 100))
"""Sizes of pictures whose corners are no part of them."""


def groups(depth: int) -> Iterator[tuple[str, list[Path]]]:
    """Yield each group's name and its files."""
    cards = PICTURES / "cards"
    yield "flower-cards", sorted((cards / str(depth)).glob("*.png"))
    for folder in sorted(cards.glob(f"*/{depth}")):
        yield f"{folder.parent.name}-cards", sorted(folder.rglob("*.png"))
    art = sorted((PICTURES / "art" / str(depth)).glob("*.png"))
    yield "faces", [path for path in art if path.stem.startswith("face-")]
    yield "marks", [path for path in art if not path.stem.startswith("face-")]


def sheet(files: Sequence[Path]) -> Image.Image:
    """Return the pictures in rows on grey, at 1x."""
    places: list[tuple[int, int, Image.Image]] = []
    x = y = GAP
    deepest = 0
    for path in files:
        picture = Image.open(path).convert("RGBA")
        if picture.size in CARDS:
            _cut(picture)
        if x > GAP and x + picture.width + GAP > WIDTH:
            x, y, deepest = GAP, y + deepest + GAP, 0
        places.append((x, y, picture))
        x, deepest = x + picture.width + GAP, max(deepest, picture.height)
    result = Image.new("RGB", (WIDTH, y + deepest + GAP), GROUND)
    for left, top, picture in places:
        result.paste(picture, (left, top), picture)
    return result


def _cut(card: Image.Image) -> None:
    """Clear the cells at a card's corners that are no part of it."""
    for x, y in corners(*card.size):
        card.putpixel((x, y), (0, 0, 0, 0))


def main() -> None:
    """Write all sheets anew."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for depth in DEPTHS:
        for name, files in groups(depth):
            small = sheet(files)
            for scale in SCALES:
                size = (small.width * scale, small.height * scale)
                picture = small.resize(size, Image.Resampling.NEAREST)
                # Few colours, exactly: a palette picture is a tenth of the size.
                colours = len(picture.getcolors(1 << 20) or ())
                found = (
                    picture.quantize(min(256, colours), dither=Image.Dither.NONE)
                    if colours <= 256
                    else picture
                )
                found.save(OUT / f"{name}-{depth}-{scale}x.png", optimize=True)


if __name__ == "__main__":
    main()
