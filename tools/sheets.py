"""Contact sheets of all pictures, from the files that ship: ``python -m tools.sheets`` (``make sheets``).

For each group one sheet at 1x and one at 3x in each of the three depths, in docs/art, on a ground on which
both black and white stand out.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS
from tools.contact_sheet import GAP, RESOURCES, cut, enlarged, flow, opened, pictures
from tools.garden import scene

OUT = RESOURCES.parent / "docs" / "art"
WIDTH = 446  # eight flower cards and the gaps between them
SCALES = (1, 3)
CARDS = ((48, 78), (48, 68), (36, 50), (72, 100))
"""Sizes of pictures whose corners are no part of them."""


def groups(depth: int) -> Iterator[tuple[str, list[Path]]]:
    """Yield each group's name and its files."""
    cards = RESOURCES / "cards"
    yield "flower-cards", sorted((cards / str(depth)).glob("*.png"))
    for folder in sorted(cards.glob(f"*/{depth}")):
        yield f"{folder.parent.name}-cards", sorted(folder.rglob("*.png"))
    art = sorted((RESOURCES / "art" / str(depth)).glob("*.png"))
    yield "faces", [path for path in art if path.stem.startswith("face-")]
    yield "marks", [path for path in art if not path.stem.startswith("face-")]


def _picture(path: Path) -> Image.Image:
    picture = opened(path)
    return cut(picture) if picture.size in CARDS else picture


def sheets(depth: int) -> Iterator[tuple[str, Image.Image]]:
    """Yield each group's name and its sheet at 1x; last the garden as it is laid out."""
    for name, files in groups(depth):
        # Strips, such as the petals of all directions, come into the garden.
        yield name, flow([made for made in map(_picture, files) if made.width < WIDTH], across=WIDTH)
    garden = pictures(scene.SCENES, [depth])
    yield "garden", flow(garden, across=max(made.width for made in garden) + 2 * GAP)


def main() -> None:
    """Write all sheets anew."""
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    for depth in DEPTHS:
        for name, small in sheets(depth):
            for scale in SCALES:
                picture = enlarged(small, scale)
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
