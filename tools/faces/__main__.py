"""Write the players' faces or a contact sheet: ``python -m tools.faces`` or with ``--sheet OUT.png``.

The pictures go to resources/art/{8,4,1}/NAME.png, or to another folder with ``--into FOLDER``.
``--only START`` (repeatable) restricts either to names that begin so.
"""

from __future__ import annotations

from macclassic.quickdraw.colour import DEPTHS
from tools.contact_sheet import RESOURCES, beginning, files, flow, options_of, pictures, run
from tools.drawing import Drawing
from tools.faces.people import PICTURES

ART = RESOURCES / "art"
FELT = (0x00, 0x66, 0x33)


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return dict(PICTURES)


def main() -> None:
    """Run the command."""
    parser = options_of("tools.faces", __doc__, ART, scale=3)
    parser.add_argument("--width", type=int, default=1000, help="of the sheet, in pixels")
    parser.add_argument("--only", action="append", default=[], help="names that begin so; repeatable")
    options = parser.parse_args()
    chosen = beginning(drawings(), options.only)
    run(
        options,
        files(chosen),
        lambda: flow(
            pictures(chosen, options.depth or DEPTHS[::-1]),
            across=options.width // options.scale,
            gap=4,
            ground=FELT,
        ),
    )


if __name__ == "__main__":
    main()
