"""Title pictures of the games by key, 300 x 180: the only full scenes.

The module that draws a game's picture has the name of the game's package.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from tools.art.drawing import Drawing

GAMES = Path(__file__).resolve().parents[3] / "games"

PICTURES: Mapping[str, Drawing] = {
    path.stem.replace("_", "-"): import_module(f"{__package__}.{path.stem}").draw
    for path in sorted(Path(__file__).parent.glob("*.py"))
    if (GAMES / path.stem).is_dir()
}
