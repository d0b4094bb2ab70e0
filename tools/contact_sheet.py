"""What becomes of a package's drawings: files, a contact sheet, and the command line for both.

A package lists its drawings by name; a name may have folders in it. ``python -m tools.PACKAGE`` writes them
all into their folder, with ``--sheet OUT.png`` onto one sheet instead, beside each other in rows.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import IO

from PIL import Image

from macclassic.quickdraw.colour import DEPTHS
from tools.drawing import Drawing, corners, png

Drawings = Mapping[str, Drawing]

RESOURCES = Path(__file__).resolve().parents[1] / "resources"

GREY = (136, 136, 136)
"""A ground on which both black and white stand out."""

GAP = 6
"""Cells between two cards."""

# Files ------------------------------------------------------------------------------------------------------


def files(drawings: Drawings) -> Iterator[tuple[Path, bytes]]:
    """Yield path in the folder, DEPTH/NAME.png, and bytes of every drawing at every depth."""
    for name, draw in drawings.items():
        for depth in DEPTHS:
            yield Path(str(depth)) / f"{name}.png", png(draw(depth))


def beginning(drawings: Drawings, starts: Sequence[str]) -> dict[str, Drawing]:
    """Return the drawings whose names begin with one of `starts`; all if there are none."""
    return {name: draw for name, draw in drawings.items() if name.startswith(tuple(starts) or "")}


# Sheets -----------------------------------------------------------------------------------------------------


def opened(file: Path | IO[bytes]) -> Image.Image:
    """Return the picture of a file, its clear cells transparent."""
    with Image.open(file) as picture:
        found: Image.Image = picture.convert("RGBA")
    return found


def cut(card: Image.Image) -> Image.Image:
    """Return a card after making clear what is no part of it at its corners."""
    for cell in corners(*card.size):
        card.putpixel(cell, (0, 0, 0, 0))
    return card


def pictures(drawings: Drawings, depths: Iterable[int], cards: bool = False) -> list[Image.Image]:
    """Return drawings as pictures, depth by depth; `cards` have their corners cut."""
    made = [opened(BytesIO(png(draw(depth)))) for depth in depths for draw in drawings.values()]
    return [cut(card) for card in made] if cards else made


def flow(
    *blocks: Sequence[Image.Image], across: int, gap: int = GAP, ground: tuple[int, int, int] = GREY
) -> Image.Image:
    """Return pictures in rows on a ground `across` pixels wide, `gap` pixels apart; a block begins a row."""
    places: list[tuple[int, int, Image.Image]] = []
    y, deepest = 0, 0
    for block in blocks:
        x = across
        for picture in block:
            if x + picture.width + gap > across:
                x, y, deepest = gap, y + deepest + gap, 0
            places.append((x, y, picture))
            x, deepest = x + picture.width + gap, max(deepest, picture.height)
    result = Image.new("RGB", (across, y + deepest + gap), ground)
    for left, top, picture in places:
        result.paste(picture, (left, top), picture)
    return result


def breadth(count: int, width: int) -> int:
    """Return how wide a sheet is that takes `count` cards of a width beside each other."""
    return count * (width + GAP) + GAP


def enlarged(sheet: Image.Image, scale: int) -> Image.Image:
    """Return a sheet with every pixel `scale` by `scale`."""
    return sheet.resize((sheet.width * scale, sheet.height * scale), Image.Resampling.NEAREST)


# The command ------------------------------------------------------------------------------------------------


def options_of(package: str, about: str | None, folder: Path, scale: int) -> ArgumentParser:
    """Return the options that every package has, to which it may add its own; `run` does as they say."""
    parser = ArgumentParser(prog=f"python -m {package}", description=about)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--into", type=Path, default=folder, help="write the pictures into this folder")
    where.add_argument("--sheet", type=Path, help="write a contact sheet instead of the pictures")
    parser.add_argument("--depth", type=int, choices=DEPTHS, action="append", help="of the sheet; repeatable")
    parser.add_argument("--scale", type=int, default=scale, help="of the sheet")
    return parser


def run(options: Namespace, made: Iterable[tuple[Path, bytes]], sheet: Callable[[], Image.Image]) -> None:
    """Write the sheet, enlarged, or what is `made` (path in the folder and bytes), as the options say."""
    if options.sheet:
        enlarged(sheet(), options.scale).save(options.sheet)
        return
    for path, data in made:
        (options.into / path).parent.mkdir(parents=True, exist_ok=True)
        (options.into / path).write_bytes(data)
