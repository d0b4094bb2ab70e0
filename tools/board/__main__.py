"""Write the Sorry board and all that goes with it, or a sheet: ``python -m tools.board [--sheet OUT.png]``.

Without options the pictures go to resources/cards/sorry/{8,4,1}/NAME.png and geometry.json beside them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from macclassic.quickdraw.colour import DEPTHS
from tools.board import back, cards, geometry, pawns, signals, track
from tools.drawing import Drawing, png
from tools.marks.__main__ import sheet

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "sorry"
GROUND = (136, 136, 136)
ACROSS = 440


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    everything = (pawns.PICTURES, signals.PICTURES, cards.PICTURES, back.PICTURES)
    return {"board": track.board} | {name: draw for part in everything for name, draw in part.items()}


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards/sorry and bytes of every picture and of the geometry."""
    for name, draw in drawings().items():
        for depth in DEPTHS:
            yield Path(str(depth)) / f"{name}.png", png(draw(depth))
    yield Path("geometry.json"), _told(geometry.data()).encode()


def _told(data: dict[str, object]) -> str:
    """Return the geometry as JSON with every list of points on one line."""
    lines = []
    for key, value in data.items():
        if key == "colours" and isinstance(value, dict):
            colours = (f'    "{name}": {json.dumps(parts)}' for name, parts in value.items())
            lines.append('  "colours": {\n' + ",\n".join(colours) + "\n  }")
        else:
            lines.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.board", description=__doc__)
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
