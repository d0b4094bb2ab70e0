"""Write the card pictures, or a contact sheet of them: ``python -m tools.art [--sheet OUT.png]``.

Without options all cards go to resources/cards/{8,4,1}/ID.png. ``--month N`` (repeatable) restricts either.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from tools.art.kit import WIDTH, Canvas
from tools.contact_sheet import RESOURCES, breadth, files, flow, options_of, pictures, run
from tools.drawing import Drawing

FOLDER = RESOURCES / "cards"


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


def drawings(chosen: Sequence[int]) -> dict[str, Drawing]:
    """Return the drawings of all cards of the months by their ids."""
    return {card: partial(picture, card) for month in chosen for card in card_ids(month)}


def main() -> None:
    """Run the command; a sheet has one month to a row, two from six on."""
    parser = options_of("tools.art", __doc__, FOLDER, scale=3)
    parser.add_argument("--month", type=int, action="append", help="only this month")
    options = parser.parse_args()
    chosen = options.month or months()
    cards = drawings(chosen)
    across = breadth(8 if len(chosen) > 5 else 4, WIDTH)
    run(
        options,
        files(cards),
        lambda: flow(pictures(cards, options.depth or [8], cards=True), across=across),
    )


if __name__ == "__main__":
    main()
