"""Makes the pictures of the toolbox's examples: ``python -m tools.docs.examples``."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QSize

from macclassic.toolbox import Screen, application

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
SIZE = QSize(512, 384)
DEPTHS = {"hello": 8, "preferences": 8, "drawing": 1}


def shown(name: str) -> tuple[Screen, Any]:
    """Return a screen that shows an example, and the result of the example's `show`."""
    application()
    screen = Screen(SIZE, DEPTHS[name], 1)
    program = import_module(f"examples.{name}").show(screen)
    screen.show()
    settle()
    return screen, program


def settle() -> None:
    """Process pending events."""
    for _ in range(20):
        QCoreApplication.processEvents()


WAVES = ((30, 190), (250, 184), (120, 214), (300, 220), (210, 240))
DARK = ((60, 206), (340, 196), (180, 196), (260, 246))
SUN = ((6, -20), (17, -12), (20, -4), (20, 4), (17, 12), (6, 20))
DRAWING: tuple[Any, ...] = (
    *(("Light", 16, (8, y), (392, y)) for y in range(8, 140, 16)),
    *(("Gray", 16, (8, y), (392, y)) for y in range(152, 261, 16)),
    *(("White", 8, (320 - width, 52 + y), (320 + width, 52 + y)) for width, y in SUN),
    *(("White", 16, (96, y), (200, y)) for y in range(96, 160, 12)),
    ("Black", 4, (84, 164), (84, 92), (212, 92), (212, 164), (84, 164)),
    *(("White", 4, (148 - width, 40 + width), (148 + width, 40 + width)) for width in range(4, 52, 4)),
    ("Black", 8, (68, 92), (148, 36), (228, 92)),
    ("Black", 16, (148, 152), (148, 132)),
    ("Black", 2, (104, 112), (124, 112), (124, 132), (104, 132), (104, 112)),
    ("Black", 2, (172, 112), (192, 112), (192, 132), (172, 132), (172, 112)),
    ("Black", 1, (114, 112), (114, 132)),
    ("Black", 1, (182, 112), (182, 132)),
    *(("White", 2, (x, y), (x + 28, y)) for x, y in WAVES),
    *(("Black", 1, (x, y), (x + 18, y)) for x, y in DARK),
)
"""House by a lake as lines: ink, pen width and points."""


def draw(canvas: Any) -> None:
    """Draw the house with the tools of the drawing program."""
    for ink, pen, *points in DRAWING:
        canvas.ink, canvas.pen, canvas.at = ink, pen, QPoint(*points[0])
        for point in points:
            canvas.draw_to(QPoint(*point))


def main() -> None:
    """Write the pictures into docs/pictures."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for name in DEPTHS:
        screen, program = shown(name)
        if name == "hello":
            program.open()
        elif name == "drawing":
            draw(program)
        settle()
        screen.refresh()
        screen.save(PICTURES / f"example-{name}.png")
        screen.close()
        print(f"docs/pictures/example-{name}.png")


if __name__ == "__main__":
    sys.exit(main())
