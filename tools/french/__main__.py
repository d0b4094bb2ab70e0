"""Write the French cards, or a contact sheet of them: ``python -m tools.french [--sheet OUT.png]``.

Without options all cards go to resources/cards/french, as README.md there says.
"""

from __future__ import annotations

from functools import partial

from tools.contact_sheet import RESOURCES, breadth, files, flow, options_of, pictures, run
from tools.drawing import Drawing
from tools.french.deck import IDS, is_court, picture
from tools.french.kit import Size

FOLDER = RESOURCES / "cards" / "french"
ACROSS = 13


def blocks() -> tuple[dict[str, Drawing], ...]:
    """Return all drawings by their names: large cards, small ones, then the courts with French indices."""
    courts = [card for card in IDS if is_court(card)]
    return (
        {card: partial(picture, card, size=Size.LARGE) for card in IDS},
        {f"small/{card}": partial(picture, card, size=Size.SMALL) for card in IDS},
        {f"{card}-fr": partial(picture, card, size=Size.LARGE, french=True) for card in courts},
        {f"small/{card}-fr": partial(picture, card, size=Size.SMALL, french=True) for card in courts},
    )


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    return {name: draw for block in blocks() for name, draw in block.items()}


def main() -> None:
    """Run the command."""
    options = options_of("tools.french", __doc__, FOLDER, scale=3).parse_args()
    run(
        options,
        files(drawings()),
        lambda: flow(
            *(pictures(block, [depth], cards=True) for depth in options.depth or [8] for block in blocks()),
            across=breadth(ACROSS, Size.LARGE.width),
        ),
    )


if __name__ == "__main__":
    main()
