"""Contact sheets of all shipped pictures and sounds: ``python -m tools.docs.sheets``.

Each group has one sheet at 1x and one at 3x in each of the three depths, in docs/art, on a background that
contrasts with both black and white.

``python -m tools.docs.sheets REVISION`` (``make sheets BEFORE=REVISION``) writes to dist/art instead: pairs
of every picture that differs from that commit, the old one at the left.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image

from macclassic.quickdraw import sprites
from macclassic.quickdraw.colours import DEPTHS
from tools.art.contact_sheet import GAP, cut, enlarged, flow, opened, pictures
from tools.art.garden import scene
from tools.art.sets import SETS
from tools.media import spectra

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
OUT = RESOURCES.parent / "docs" / "art"
CHANGED = RESOURCES.parent / "dist" / "art"
WIDTH = 446  # eight flower cards and the gaps between them
SCALES = (1, 3)
CARDS = ((48, 78), (48, 68), (36, 50), (72, 100))
"""Sizes of the pictures whose corner pixels are cut off."""


def shipped_pictures(folder: str, depth: int, resources: Path = RESOURCES) -> dict[str, Image.Image]:
    """Return the shipped pictures of a set by name, with transparency; empty for an unknown set."""
    places = sprites.places(resources, folder)
    sheet = opened(resources / folder / f"{depth}.png") if places else Image.new("RGBA", (1, 1))
    found = {}
    for name, place in places.items():
        left, top = place.x(), place.y()
        found[name] = sheet.crop((left, top, left + place.width(), top + place.height()))
    return found


def groups(depth: int) -> Iterator[tuple[str, list[Image.Image]]]:
    """Yield each group's name and its pictures."""
    for kept in SETS.values():
        made = shipped_pictures(kept.folder, depth)
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
    """Yield each group's name and its sheet at 1x; at the end the laid out garden and the sounds."""
    for name, made in groups(depth):
        # Strips, such as the petals of all directions, are part of the garden sheet.
        yield name, flow([each for each in made if each.width < WIDTH], across=WIDTH)
    garden = pictures(scene.SCENES, [depth])
    yield "garden", flow(garden, across=max(made.width for made in garden) + 2 * GAP)
    yield "sounds", flow(pictures(spectra.DRAWINGS, [depth]), across=WIDTH)


def changed_sheets(depth: int, resources: Path) -> Iterator[tuple[str, Image.Image]]:
    """Yield each set's name and a sheet with the pictures that differ from other resources.

    Each pair shows the old picture, then the new one. A picture that was added or removed leaves its place
    empty.
    """
    for kept in SETS.values():
        old, new = shipped_pictures(kept.folder, depth, resources), shipped_pictures(kept.folder, depth)
        pairs = []
        for name in new | old:
            sides = [side.get(name) for side in (old, new)]
            there = [each for each in sides if each is not None]
            if len(there) < 2 or there[0].tobytes() != there[1].tobytes():
                size = max(each.width for each in there), max(each.height for each in there)
                pair = Image.new("RGBA", (2 * size[0] + 2, size[1]))
                for at, each in zip((0, size[0] + 2), sides, strict=True):
                    if each is not None:
                        pair.paste(each, (at, 0))
                pairs.append(pair)
        if pairs:
            across = max(WIDTH, *(pair.width + 2 * GAP for pair in pairs))
            yield kept.folder.replace("/", "-"), flow(pairs, across=across)


def write(made: Iterator[tuple[str, Image.Image]], depth: int, out: Path) -> None:
    """Write sheets, at 1x and at 3x."""
    for name, small in made:
        for scale in SCALES:
            picture = enlarged(small, scale)
            # A palette picture with exactly these colours is a tenth of the size.
            colours = len(picture.getcolors(1 << 20) or ())
            few = colours <= 256
            found = picture.quantize(min(256, colours), dither=Image.Dither.NONE) if few else picture
            found.save(out / f"{name}-{depth}-{scale}x.png", optimize=True)


def main(before: str = "") -> None:
    """Write all sheets, or those of the pictures that have changed since a commit.

    Raises subprocess.CalledProcessError if git does not know the commit.
    """
    out = CHANGED if before else OUT
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with TemporaryDirectory() as folder:
        if before:
            command = ["git", "-C", str(RESOURCES.parent), "archive", before, "resources"]
            packed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
            with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
                archive.extractall(folder, filter="data")
        for depth in DEPTHS:
            write(changed_sheets(depth, Path(folder) / "resources") if before else sheets(depth), depth, out)


if __name__ == "__main__":
    main(*sys.argv[1:2])
