"""The Sorry board, its pawns, cards and marks by name, and the positions of the squares."""

from __future__ import annotations

import json

from tools.art.board import cards, geometry, pawns, scenes, signals, track
from tools.art.drawing import Drawing


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    everything = (pawns.PICTURES, signals.PICTURES, cards.PICTURES, scenes.PICTURES)
    return {"board": track.board} | {name: draw for part in everything for name, draw in part.items()}


def places() -> str:
    """Return the text of geometry.json."""
    return _json(geometry.data())


def _json(data: dict[str, object]) -> str:
    """Return the geometry as JSON with every list of points on one line."""
    lines = []
    for key, value in data.items():
        if key == "colours" and isinstance(value, dict):
            colours = (f'    "{name}": {json.dumps(parts)}' for name, parts in value.items())
            lines.append('  "colours": {\n' + ",\n".join(colours) + "\n  }")
        else:
            lines.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
