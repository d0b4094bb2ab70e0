"""Sets of pictures: the drawings of one sheet, and its folder in ``resources``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tools.art import moments, titles
from tools.art.backs import drawings as backs
from tools.art.board import drawings as board
from tools.art.coins import drawings as coins
from tools.art.coins import small_cards as small_coins
from tools.art.drawing import Drawing
from tools.art.faces import people
from tools.art.flowers import drawings as flowers
from tools.art.flowers.small import cards as small_flowers
from tools.art.french import drawings as french
from tools.art.french import small_cards as small_french
from tools.art.garden import drawings as garden
from tools.art.marks import drawings as marks
from tools.art.portraits import people as portraits

Drawings = Mapping[str, Drawing]


@dataclass(frozen=True)
class Set:
    """Pictures that ship together: one sheet a depth, with one index."""

    folder: str
    """Folder in ``resources``, the first argument of `sprites.load`."""
    drawings: Callable[[], Drawings]
    also: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Text files beside the sheets, by name."""


SETS: Mapping[str, Set] = {
    "art": Set("art", lambda: {**marks.drawings(), **people.PICTURES, **people.CHOSEN}),
    "flowers": Set("cards", flowers.drawings),
    "small-flowers": Set("cards/small", small_flowers.drawings),
    "coins": Set("cards/coins", coins.drawings),
    "small-coins": Set("cards/coins/small", small_coins.drawings),
    "french": Set("cards/french", french.drawings),
    "small-french": Set("cards/french/small", small_french.drawings),
    "board": Set("cards/sorry", board.drawings, {"geometry.json": board.places}),
    "garden": Set("cards/garden", garden.drawings, {"geometry.json": garden.places}),
    "backs": Set("backs", backs.drawings),
    "moments": Set("moments", lambda: moments.PICTURES),
    "titles": Set("titles", lambda: titles.PICTURES),
    "portraits": Set("portraits", lambda: portraits.PICTURES),
}
