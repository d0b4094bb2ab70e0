"""Writes the program's icon for every system: ``python -m tools.media.icons``.

The 32 x 32 drawing is enlarged by whole factors, so every pixel stays sharp. Sizes that are not a multiple of
32 use the 16 x 16 drawing.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.art.contact_sheet import pictures
from tools.art.marks.drawings import drawings

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "packaging" / "icons"

PNG = (16, 32, 48, 64, 128, 256, 512)
"""Sizes of the PNG files that Linux needs, in pixels."""
ICO = (16, 32, 48, 64, 128, 256)
"""Sizes inside the .ico file of Windows, in pixels."""
ICNS = (32, 64, 128, 256, 512, 1024)
"""Sizes inside the .icns file of the Mac; 32 also serves as 16 points on a Retina screen."""


def icon(size: int) -> Image.Image:
    """Return the icon at a size in pixels, a multiple of 16, on a transparent background.

    Raises ValueError for other sizes.
    """
    name, side = ("icon-macclassic", 32) if size % 32 == 0 else ("small-macclassic", 16)
    if size % side or size < side:
        raise ValueError(f"{size} is no multiple of {side}")
    (drawing,) = pictures({name: drawings()[name]}, [8])
    return drawing.resize((size, size), Image.Resampling.NEAREST)


def write(folder: Path) -> None:
    """Write every icon into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG:
        icon(size).save(folder / f"macclassic-{size}.png", optimize=True)
    sides = [(size, size) for size in ICO]
    icon(ICO[-1]).save(
        folder / "macclassic.ico", sizes=sides, append_images=[icon(size) for size in ICO[:-1]]
    )
    icon(ICNS[-1]).save(folder / "macclassic.icns", append_images=[icon(size) for size in ICNS[:-1]])


if __name__ == "__main__":
    write(FOLDER)
