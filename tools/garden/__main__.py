"""Write the pictures of the garden, or a sheet of them: ``python -m tools.garden [--sheet OUT.png]``.

Without options the pictures go to resources/cards/garden/{8,4,1}/NAME.png and geometry.json beside them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from macclassic.quickdraw.colour import DEPTHS
from tools.garden import geometry, hearts, index, petals
from tools.marks.__main__ import sheet
from tools.marks.kit import Drawing, png

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "garden"
GROUND = (136, 136, 136)
ACROSS = 640


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return {name: draw for part in (petals, index, hearts) for name, draw in part.PICTURES.items()}


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards/garden and bytes of every picture and of the geometry."""
    for name, draw in drawings().items():
        for depth in DEPTHS:
            yield Path(str(depth)) / f"{name}.png", png(draw(depth))
    yield Path("geometry.json"), (json.dumps(geometry.data()) + "\n").encode()


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.garden", description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the pictures")
    parser.add_argument("--depth", type=int, choices=DEPTHS, default=8)
    parser.add_argument("--scale", type=int, default=2)
    parser.add_argument("--only", action="append", default=[], help="names that begin so; repeatable")
    options = parser.parse_args()
    if options.sheet:
        chosen = [draw for name, draw in drawings().items() if name.startswith(tuple(options.only) or "")]
        pictures = [draw(options.depth) for draw in chosen]
        sheet(pictures, options.scale, ACROSS * options.scale, GROUND).save(options.sheet)
        return
    for path, data in files():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(data)


if __name__ == "__main__":
    main()
