"""Contact sheets of all pictures and sounds, from the files that ship: ``python -m tools.sheets``.

For each group one sheet at 1x and one at 3x in each of the three depths, in docs/art, on a ground on which
both black and white stand out.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from macclassic.quickdraw import sprites
from macclassic.quickdraw.colour import DEPTHS
from tools import spectra
from tools.art.contact_sheet import GAP, cut, enlarged, flow, opened, pictures
from tools.art.garden import scene
from tools.art.sets import SETS

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
OUT = RESOURCES.parent / "docs" / "art"
WIDTH = 446  # eight flower cards and the gaps between them
SCALES = (1, 3)
CARDS = ((48, 78), (48, 68), (36, 50), (72, 100))
"""Sizes of pictures whose corners are no part of them."""


def shipped(folder: str, depth: int) -> dict[str, Image.Image]:
    """Return the pictures of a set by their names, as they ship, clear cells transparent."""
    sheet = opened(RESOURCES / folder / f"{depth}.png")
    found = {}
    for name, place in sprites.places(RESOURCES, folder).items():
        left, top = place.x(), place.y()
        found[name] = sheet.crop((left, top, left + place.width(), top + place.height()))
    return found


def groups(depth: int) -> Iterator[tuple[str, list[Image.Image]]]:
    """Yield each group's name and its pictures."""
    for kept in SETS.values():
        made = shipped(kept.folder, depth)
        if kept.folder == "art":
            yield "faces", [each for name, each in made.items() if name.startswith("face-")]
            yield "marks", [each for name, each in made.items() if not name.startswith("face-")]
        elif kept.folder in ("moments", "titles", "portraits", "backs"):
            yield kept.folder, list(made.values())
        else:
            parts = Path(kept.folder).parts[1:]
            name = "-".join((*(() if parts and parts[0] != "small" else ("flower",)), *parts, "cards"))
            yield name, [cut(each) if each.size in CARDS else each for each in made.values()]


def sheets(depth: int) -> Iterator[tuple[str, Image.Image]]:
    """Yield each group's name and its sheet at 1x; last the garden as it is laid out, and the sounds."""
    for name, made in groups(depth):
        # Strips, such as the petals of all directions, come into the garden.
        yield name, flow([each for each in made if each.width < WIDTH], across=WIDTH)
    garden = pictures(scene.SCENES, [depth])
    yield "garden", flow(garden, across=max(made.width for made in garden) + 2 * GAP)
    yield "sounds", flow(pictures(spectra.DRAWINGS, [depth]), across=WIDTH)


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
