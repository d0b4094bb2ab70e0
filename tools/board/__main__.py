"""Write the Sorry board and all that goes with it, or a sheet: ``python -m tools.board [--sheet OUT.png]``.

Without options the pictures go to resources/cards/sorry/{8,4,1}/NAME.png and geometry.json beside them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tools import contact_sheet
from tools.board import back, cards, geometry, pawns, scenes, signals, track
from tools.contact_sheet import RESOURCES, beginning, flow, options_of, pictures, run
from tools.drawing import Drawing

FOLDER = RESOURCES / "cards" / "sorry"
ACROSS = 440


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    everything = (pawns.PICTURES, signals.PICTURES, cards.PICTURES, back.PICTURES, scenes.PICTURES)
    return {"board": track.board} | {name: draw for part in everything for name, draw in part.items()}


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards/sorry and bytes of every picture and of the geometry."""
    yield from contact_sheet.files(drawings())
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
    parser = options_of("tools.board", __doc__, FOLDER, scale=2)
    parser.add_argument("--only", action="append", default=[], help="of the sheet; names that begin so")
    options = parser.parse_args()
    chosen = beginning(drawings(), options.only)
    run(
        options,
        files(),
        lambda: flow(pictures(chosen, options.depth or [8]), across=ACROSS, gap=4),
    )


if __name__ == "__main__":
    main()
