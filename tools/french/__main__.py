"""Write the French cards, or a contact sheet of them: ``python -m tools.french [--sheet OUT.png]``.

Without options all cards go to resources/cards/french, as README.md there says.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS, clut
from tools.drawing import Picture, corners, png
from tools.french.deck import IDS, is_court, picture
from tools.french.kit import Size

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "french"
GROUND = (136, 136, 136)
ACROSS = 13
GAP = 6


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards/french and bytes of every picture."""
    for depth in DEPTHS:
        for size, folder in ((Size.LARGE, Path(str(depth))), (Size.SMALL, Path(str(depth)) / "small")):
            for card in IDS:
                yield folder / f"{card}.png", png(picture(card, depth, size))
                if is_court(card):
                    yield folder / f"{card}-fr.png", png(picture(card, depth, size, french=True))


def sheet(depth: int, scale: int) -> Image.Image:
    """Return all cards on grey, large ones, then small ones, then the courts with French indices."""
    courts = [card for card in IDS if is_court(card)]
    blocks = [
        [picture(card, depth, Size.LARGE) for card in IDS],
        [picture(card, depth, Size.SMALL) for card in IDS],
        [picture(card, depth, Size.LARGE, french=True) for card in courts],
        [picture(card, depth, Size.SMALL, french=True) for card in courts],
    ]
    width = ACROSS * (Size.LARGE.width + GAP) + GAP
    lines: list[list[Picture]] = []
    for block in filter(None, blocks):
        fit = (width - GAP) // (block[0].width + GAP)
        lines += [block[i : i + fit] for i in range(0, len(block), fit)]
    result = Image.new("RGB", (width, GAP + sum(line[0].height + GAP for line in lines)), GROUND)
    top = GAP
    for line in lines:
        for place, card in enumerate(line):
            _paste(result, card, GAP + place * (card.width + GAP), top)
        top += line[0].height + GAP
    return result.resize((width * scale, result.height * scale), Image.Resampling.NEAREST)


def _paste(result: Image.Image, card: Picture, left: int, top: int) -> None:
    palette = clut(card.depth)
    outside = corners(card.width, card.height)
    for y, row in enumerate(card.grid):
        for x, index in enumerate(row):
            if (x, y) not in outside:
                result.putpixel((left + x, top + y), palette[index])


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.french", description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the cards")
    parser.add_argument("--depth", type=int, choices=DEPTHS, default=8)
    parser.add_argument("--scale", type=int, default=3)
    options = parser.parse_args()
    if options.sheet:
        sheet(options.depth, options.scale).save(options.sheet)
        return
    for path, data in files():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(data)


if __name__ == "__main__":
    main()
