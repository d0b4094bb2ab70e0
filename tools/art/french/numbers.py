"""Draws the number cards: pips in the traditional places, those of the lower half upside down.

`PLACES` gives a card's pips by row, from the top, and column (0 left, 1 middle, 2 right); `_Grid` holds the
rows of a size. Pips of the lower half are those of the upper one turned by half a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tools.art.drawing import Picture
from tools.art.french.index import set_index
from tools.art.french.kit import Size, blank, set_pip, upside_down
from tools.art.french.pips import DENSE, PIPS


class _Grid(NamedTuple):
    """Positions of a size's pips: the column left of each pip's middle, and their upper rows by name."""

    columns: tuple[int, int, int]
    rows: Mapping[str, int]


_GRIDS: Mapping[Size, _Grid] = {
    Size.LARGE: _Grid((14, 23, 32), {"top": 4, "third": 16}),
    Size.SMALL: _Grid((11, 17, 23), {"top": 3, "third": 12}),
}
_DENSE_GRIDS: Mapping[Size, _Grid] = {
    Size.LARGE: _Grid((14, 23, 32), {"top": 4, "fourth": 21, "between": 12}),
    Size.SMALL: _Grid((12, 17, 22), {"top": 3, "fourth": 15, "between": 9}),
}
"""Grids of the nine and the ten.

Rows are: "top"; "middle" of three; "fourth", the second of four; "third", between top and middle; "between"
the first two of four.
"""

PLACES: Mapping[str, tuple[tuple[str, int], ...]] = {
    "2": (("top", 1),),
    "3": (("top", 1), ("middle", 1)),
    "4": (("top", 0), ("top", 2)),
    "5": (("top", 0), ("top", 2), ("middle", 1)),
    "6": (("top", 0), ("top", 2), ("middle", 0), ("middle", 2)),
    "7": (("top", 0), ("top", 2), ("middle", 0), ("middle", 2), ("third", 1)),
    "8": (("top", 0), ("top", 2), ("middle", 0), ("middle", 2), ("third", 1)),
    "9": (("top", 0), ("top", 2), ("fourth", 0), ("fourth", 2), ("middle", 1)),
    "10": (("top", 0), ("top", 2), ("fourth", 0), ("fourth", 2), ("between", 1)),
}
"""Upright pips of each card; all except "middle" and the "third" of a seven have turned counterparts."""


def number_card(depth: int, size: Size, rank: str, suit: str) -> Picture:
    """Return the card of `rank` "2" to "10"."""
    card = blank(depth, size, suit)
    dense = rank in ("9", "10")
    grid, pip = (_DENSE_GRIDS if dense else _GRIDS)[size], (DENSE if dense else PIPS)[size][suit]
    for row, column in PLACES[rank]:
        x = grid.columns[column] + 1 - len(pip[0]) // 2
        y = (card.height - len(pip) + 1) // 2 if row == "middle" else grid.rows[row]
        set_pip(card, x, y, pip, suit)
        if row != "middle" and (rank, row) != ("7", "third"):
            turned = upside_down(pip)
            set_pip(card, card.width - x - len(pip[0]), card.height - y - len(pip), turned, suit)
    set_index(card, size, rank, suit)
    card.finish()
    return card
