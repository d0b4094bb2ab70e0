"""Write the card pictures, or a contact sheet of them: ``python -m tools.art [--sheet OUT.png]``.

Without options all cards go to resources/cards/{8,4,1}/ID.png. ``--month N`` (repeatable) restricts either.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS, clut
from tools.art.kit import HEIGHT, WIDTH, Canvas, outside, png

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "cards"


def months() -> list[int]:
    """Return the months that have drawings."""
    return [month for month in range(1, 13) if find_spec(f"tools.art.cards_{month:02}")]


def card_ids(month: int) -> tuple[str, ...]:
    """Return the ids of a month's cards, in the order of the deck."""
    ids: tuple[str, ...] = import_module(f"tools.art.cards_{month:02}").CARDS
    return ids


def picture(card: str, depth: int) -> Canvas:
    """Return one finished card at a depth of 1, 4 or 8 bits."""
    module = import_module(f"tools.art.cards_{card[:2]}")
    canvas = Canvas(depth, module.INKS)
    module.draw(canvas, card)
    canvas.finish()
    return canvas


def files(chosen: list[int]) -> Iterator[tuple[Path, bytes]]:
    """Yield path under resources/cards and bytes of every picture of the months."""
    for depth in DEPTHS:
        for month in chosen:
            for card in card_ids(month):
                yield Path(str(depth)) / f"{card}.png", png(picture(card, depth))


def sheet(chosen: list[int], depth: int, scale: int) -> Image.Image:
    """Return the cards on grey, one month to a row (two months from six on), `scale` pixels to a cell."""
    gap = 6
    across = 2 if len(chosen) > 5 else 1
    width = across * 4 * (WIDTH + gap) + gap
    height = -(-len(chosen) // across) * (HEIGHT + gap) + gap
    result = Image.new("RGB", (width, height), (136, 136, 136))
    palette = clut(depth)
    for place, month in enumerate(chosen):
        for column, card in enumerate(card_ids(month)):
            left = gap + (place % across * 4 + column) * (WIDTH + gap)
            top = gap + place // across * (HEIGHT + gap)
            for y, row in enumerate(picture(card, depth).grid):
                for x, index in enumerate(row):
                    if (x, y) not in outside():
                        result.putpixel((left + x, top + y), palette[index])
    return result.resize((width * scale, height * scale), Image.Resampling.NEAREST)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.art", description=__doc__)
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the cards")
    parser.add_argument("--depth", type=int, choices=DEPTHS, default=8)
    parser.add_argument("--scale", type=int, default=3)
    parser.add_argument("--month", type=int, action="append", help="only this month")
    options = parser.parse_args()
    chosen = options.month or months()
    if options.sheet:
        sheet(chosen, options.depth, options.scale).save(options.sheet)
        return
    for path, data in files(chosen):
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_bytes(data)


if __name__ == "__main__":
    main()
