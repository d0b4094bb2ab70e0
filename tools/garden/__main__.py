"""Write the pictures of the garden, or a sheet of them: ``python -m tools.garden [--sheet OUT.png]``.

The sheet begins with two scenes, ``--only table`` and ``--only large``, of flowers laid on their beds.

Without options the pictures go to resources/cards/garden/{8,4,1}/NAME.png and geometry.json beside them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PIL import Image

from tools import contact_sheet
from tools.contact_sheet import RESOURCES, beginning, flow, options_of, pictures, run
from tools.drawing import Drawing
from tools.garden import beds, geometry, heaps, hearts, index, lesson, petals, scene, signs

FOLDER = RESOURCES / "cards" / "garden"
ACROSS = 612
PARTS = (petals, index, hearts, beds, heaps, signs, lesson)


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return {name: draw for part in PARTS for name, draw in part.PICTURES.items()}


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards/garden and bytes of every picture and of the geometry."""
    yield from contact_sheet.files(drawings())
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
    parser = options_of("tools.garden", __doc__, FOLDER, scale=2)
    parser.add_argument("--only", action="append", default=[], help="of the sheet; names that begin so")
    options = parser.parse_args()
    chosen = beginning({**scene.SCENES, **drawings()}, options.only)
    run(options, files(), lambda: flow(_narrow(chosen, options.depth or [8]), across=ACROSS, gap=6))


def _narrow(chosen: Mapping[str, Drawing], depths: Sequence[int]) -> list[Image.Image]:
    """Return the drawings but for the strips of petals, which come into the sheet as flowers."""
    return [picture for picture in pictures(chosen, depths) if picture.width < ACROSS]


if __name__ == "__main__":
    main()
