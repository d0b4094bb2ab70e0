"""Write the coin cards, or a contact sheet of them: ``python -m tools.coins [--sheet OUT.png]``.

Without options all cards go to resources/cards/coins/{8,4,1}/ID.png.
"""

from __future__ import annotations

from functools import partial

from tools.art.kit import WIDTH
from tools.coins.deck import IDS, picture
from tools.contact_sheet import RESOURCES, breadth, files, flow, options_of, pictures, run
from tools.drawing import Drawing

FOLDER = RESOURCES / "cards" / "coins"
ACROSS = 10


def drawings() -> dict[str, Drawing]:
    """Return the drawing of every card by its id."""
    return {card: partial(picture, card) for card in IDS}


def main() -> None:
    """Run the command."""
    parser = options_of("tools.coins", __doc__, FOLDER, scale=3)
    parser.add_argument("--across", type=int, default=ACROSS, help="cards in a row of the sheet")
    parser.add_argument("--only", action="append", default=[], help="of the sheet; ids with this in them")
    options = parser.parse_args()
    wanted = [card for card in IDS if not options.only or any(part in card for part in options.only)]
    chosen = {card: drawings()[card] for card in wanted}
    across = breadth(min(options.across, len(chosen)), WIDTH)
    run(
        options,
        files(drawings()),
        lambda: flow(pictures(chosen, options.depth or [8], cards=True), across=across),
    )


if __name__ == "__main__":
    main()
