"""Write the pictures of the garden, or a sheet of them: ``python -m tools.garden [--sheet OUT.png]``.

The sheet begins with two scenes, ``--only table`` and ``--only large``, of flowers laid on their beds.

Without options the pictures go to resources/cards/garden/{8,4,1}/NAME.png and geometry.json beside them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from macclassic.quickdraw.colour import DEPTHS
from tools.garden import beds, geometry, heaps, hearts, index, petals, scene, signs
from tools.marks.__main__ import sheet
from tools.marks.kit import Drawing, png

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "garden"
GROUND = (136, 136, 136)
ACROSS = 640
PARTS = (petals, index, hearts, beds, heaps, signs)
WIDEST = 600
"""A strip of petals is wider and comes into the sheet as flowers."""


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return {name: draw for part in PARTS for name, draw in part.PICTURES.items()}


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards/garden and bytes of every picture and of the geometry."""
    for name, draw in drawings().items():
        for depth in DEPTHS:
            yield Path(str(depth)) / f"{name}.png", png(draw(depth))
    yield Path("geometry.json"), _told(geometry.data()).encode()


def _told(data: dict[str, object]) -> str:
    """Return the geometry as JSON with each list of a size on one line."""
    lines = []
    for key, value in data.items():
        if key == "sizes" and isinstance(value, dict):
            sizes = []
            for name, parts in value.items():
                inner = (f'      "{part}": {json.dumps(found)}' for part, found in parts.items())
                sizes.append(f'    "{name}": {{\n' + ",\n".join(inner) + "\n    }")
            lines.append('  "sizes": {\n' + ",\n".join(sizes) + "\n  }")
        else:
            lines.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.garden", description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the pictures")
    parser.add_argument("--depth", type=int, choices=DEPTHS, default=8)
    parser.add_argument("--scale", type=int, default=2)
    parser.add_argument("--only", action="append", default=[], help="names that begin so; repeatable")
    options = parser.parse_args()
    if options.sheet:
        everything = {**scene.SCENES, **drawings()}
        chosen = [draw for name, draw in everything.items() if name.startswith(tuple(options.only) or "")]
        pictures = [picture for draw in chosen if (picture := draw(options.depth)).width <= WIDEST]
        sheet(pictures, options.scale, ACROSS * options.scale, GROUND).save(options.sheet)
        return
    for path, data in files():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(data)


if __name__ == "__main__":
    main()
