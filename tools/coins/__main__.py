"""Write the coin cards, or a contact sheet of them: ``python -m tools.coins [--sheet OUT.png]``.

Without options all cards go to resources/cards/coins/{8,4,1}/ID.png.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS, clut
from tools.art.kit import HEIGHT, WIDTH, outside, png
from tools.coins.deck import IDS, picture

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards" / "coins"
GROUND = (136, 136, 136)
ACROSS = 10
GAP = 6


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards/coins and bytes of every picture."""
    for depth in DEPTHS:
        for card in IDS:
            yield Path(str(depth)) / f"{card}.png", png(picture(card, depth))


def sheet(cards: Sequence[str], depth: int, scale: int, across: int = ACROSS) -> Image.Image:
    """Return the cards in rows on grey, `scale` pixels to a cell."""
    across = min(across, len(cards))
    width = across * (WIDTH + GAP) + GAP
    height = -(-len(cards) // across) * (HEIGHT + GAP) + GAP
    result = Image.new("RGB", (width, height), GROUND)
    palette = clut(depth)
    for place, card in enumerate(cards):
        left, top = GAP + place % across * (WIDTH + GAP), GAP + place // across * (HEIGHT + GAP)
        for y, row in enumerate(picture(card, depth).grid):
            for x, index in enumerate(row):
                if (x, y) not in outside():
                    result.putpixel((left + x, top + y), palette[index])
    return result.resize((width * scale, height * scale), Image.Resampling.NEAREST)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.coins", description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the cards")
    parser.add_argument("--depth", type=int, choices=DEPTHS, default=8)
    parser.add_argument("--scale", type=int, default=3)
    parser.add_argument("--across", type=int, default=ACROSS, help="cards in a row of the sheet")
    parser.add_argument("--only", action="append", default=[], help="ids with this in them; repeatable")
    options = parser.parse_args()
    if options.sheet:
        cards = [card for card in IDS if not options.only or any(part in card for part in options.only)]
        sheet(cards, options.depth, options.scale, options.across).save(options.sheet)
        return
    for path, data in files():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(data)


if __name__ == "__main__":
    main()
