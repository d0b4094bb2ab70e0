"""Write the marks and icons, or a contact sheet of them: ``python -m tools.marks [--sheet OUT.png]``.

Without options all go to resources/art/{8,4,1}/NAME.png.
"""

from __future__ import annotations

from macclassic.quickdraw.colour import DEPTHS
from tools.contact_sheet import RESOURCES, beginning, files, flow, options_of, pictures, run
from tools.drawing import Drawing
from tools.marks import alerts, backs, bar, cursors, filing, game_icons, icons, more_backs, signs, welcome

FOLDER = RESOURCES / "art"
GROUNDS = {"white": (255, 255, 255), "grey": (170, 170, 170), "green": (0, 102, 51)}


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    result: dict[str, Drawing] = {}
    for module in (filing, backs, more_backs, bar, signs, alerts, icons, game_icons, cursors, welcome):
        result.update(module.PICTURES)
    return result


def main() -> None:
    """Run the command."""
    parser = options_of("tools.marks", __doc__, FOLDER, scale=4)
    parser.add_argument("--ground", choices=sorted(GROUNDS), default="green")
    parser.add_argument("--width", type=int, default=1200, help="of the sheet, in pixels")
    parser.add_argument("--only", action="append", default=[], help="of the sheet; names that begin so")
    options = parser.parse_args()
    chosen = beginning(drawings(), options.only)
    run(
        options,
        files(drawings()),
        lambda: flow(
            pictures(chosen, options.depth or DEPTHS[::-1]),
            across=options.width // options.scale,
            gap=4,
            ground=GROUNDS[options.ground],
        ),
    )


if __name__ == "__main__":
    main()
