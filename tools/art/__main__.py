"""Writes the shipped pictures from their drawings: ``python -m tools.art [SET ...]`` (``make art``).

Without a name all sets are written, each as one sheet a depth with one index, into ``resources``. ``--sheet
OUT.png`` writes only a contact sheet for inspection.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

from macclassic.quickdraw.colours import DEPTHS
from tools.art import contact_sheet, sheet
from tools.art.garden import scene
from tools.art.sets import SETS

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
GROUNDS = {"white": (255, 255, 255), "grey": contact_sheet.GREY, "green": (0, 102, 51)}


def main() -> None:
    """Run the command."""
    parser = ArgumentParser(
        prog="python -m tools.art", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("set", nargs="*", metavar="SET", help=f"of {', '.join(SETS)}; all without")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead of the pictures")
    parser.add_argument("--depth", type=int, choices=DEPTHS, action="append", help="of the sheet; repeatable")
    parser.add_argument("--only", action="append", default=[], help="of the sheet; names with this in them")
    parser.add_argument("--ground", choices=sorted(GROUNDS), default="grey", help="of the sheet")
    parser.add_argument("--width", type=int, default=446, help="of the sheet, before it is enlarged")
    parser.add_argument("--scale", type=int, default=3, help="of the sheet")
    options = parser.parse_args()
    unknown = set(options.set) - set(SETS)
    if unknown:
        parser.error(f"there is no set {', '.join(sorted(unknown))}; there are {', '.join(SETS)}")
    chosen = {name: SETS[name] for name in options.set or SETS}
    if not options.sheet:
        for kept in chosen.values():
            for path, data in sheet.files(kept):
                (RESOURCES / path).parent.mkdir(parents=True, exist_ok=True)
                (RESOURCES / path).write_bytes(data)
        return
    drawings = {name: draw for kept in chosen.values() for name, draw in kept.drawings().items()}
    if "garden" in chosen:
        drawings = {**scene.SCENES, **drawings}
    wanted = {name: draw for name, draw in drawings.items() if _wanted(name, options.only)}
    made = contact_sheet.pictures(wanted, options.depth or [8])
    ground = GROUNDS[options.ground]
    across = max([options.width, *(picture.width + 2 * contact_sheet.GAP for picture in made)])
    contact_sheet.enlarged(contact_sheet.flow(made, across=across, ground=ground), options.scale).save(
        options.sheet
    )


def _wanted(name: str, only: list[str]) -> bool:
    return not only or any(part in name for part in only)


if __name__ == "__main__":
    main()
