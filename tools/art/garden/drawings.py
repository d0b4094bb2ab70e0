"""Pictures of Flower Power's garden by name, and the positions of their parts."""

from __future__ import annotations

import json

from tools.art.drawing import Drawing
from tools.art.garden import beds, geometry, heaps, hearts, index, lesson, petals, signs, throws

PARTS = (petals, index, hearts, beds, heaps, signs, throws, lesson)


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return {name: draw for part in PARTS for name, draw in part.PICTURES.items()}


def places() -> str:
    """Return the text of geometry.json."""
    return _json(geometry.data())


def _json(data: dict[str, object]) -> str:
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
