"""Write the faces of the players, or a contact sheet: ``python -m tools.portraits [--sheet OUT.png]``.

Without options all faces go to resources/art/{8,4,1}/face-WHO-MOOD.png.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS, clut
from tools.portraits.kit import MOODS, SIDE, Face, png

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "art"
PEOPLE = ("you", "aunt", "clerk", "student", "sailor", "grandmother", "salesman")


def portrait(who: str, mood: str, depth: int) -> Face:
    """Return one finished portrait at a depth of 1, 4 or 8 bits."""
    module = import_module(f"tools.portraits.{who}")
    face = Face(depth, module.INKS)
    module.draw(face, mood)
    face.finish()
    return face


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/art and bytes of every portrait."""
    for depth in DEPTHS:
        for who in PEOPLE:
            for mood in MOODS:
                yield Path(str(depth)) / f"face-{who}-{mood}.png", png(portrait(who, mood, depth))


def sheet(people: list[str], depths: list[int], scale: int) -> Image.Image:
    """Return the faces on grey: a column a person, a row a mood and depth, `scale` pixels to a cell."""
    step = SIDE + 4
    size = len(people) * step + 4, len(depths) * len(MOODS) * step + 4
    result = Image.new("RGB", size, (136, 136, 136))
    for j, (depth, mood) in enumerate((depth, mood) for depth in depths for mood in MOODS):
        palette = clut(depth)
        for i, who in enumerate(people):
            for y, row in enumerate(portrait(who, mood, depth).grid):
                for x, index in enumerate(row):
                    result.putpixel((4 + i * step + x, 4 + j * step + y), palette[index])
    return result.resize((size[0] * scale, size[1] * scale), Image.Resampling.NEAREST)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.portraits", description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the faces")
    parser.add_argument("--depth", type=int, choices=DEPTHS, action="append", help="only this depth")
    parser.add_argument("--who", choices=PEOPLE, action="append", help="only this person")
    parser.add_argument("--scale", type=int, default=1)
    options = parser.parse_args()
    if options.sheet:
        people, depths = options.who or list(PEOPLE), options.depth or [8, 4, 1]
        sheet(people, depths, options.scale).save(options.sheet)
        return
    for path, data in files():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(data)


if __name__ == "__main__":
    main()
