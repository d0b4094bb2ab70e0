"""The fifty coin cards as small cards, 24 x 39, recognisable in a strip 13 wide.

They are drawn separately. The coin extends over the left edge, so that its emblem is whole in columns 2 to
12; its ground is at the right. The kind's mark (`tools.art.marks.coin_kinds`) stands on a band along the
foot, in columns 2 to 10. Cards that count as Mining have only the mark's box instead of the band: the ground
continues to the card's foot. At 256 colours `tools.art.coins.small_paint` paints the cards.
"""

from __future__ import annotations

from functools import partial

from tools.art.coins import small_paint
from tools.art.coins.deck import IDS, coin_of, kind_of
from tools.art.coins.mint import COINS, inks
from tools.art.coins.small_emblems import CUT, EMBLEMS, GRIN, LIT
from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import around, border, box, cells, oval
from tools.art.marks.coin_kinds import MARKS

WIDTH, HEIGHT = 24, 39
BAND = 26
"""Row of the line above the band."""
DISC = oval(-5, 2, 18, 25)
RIM = DISC - border(DISC)
CIRCLE = RIM - border(RIM)
"""Coin, 23 across and cut by the card's left edge: with its contour, with its rim, without both."""
FACE = CIRCLE - border(CIRCLE)
"""Area of the emblem."""
KINDS = {
    "exchange": "house",
    "merchant": "stall",
    "chunk": "lump",
    "nonce": "die",
    "hashes": "hash",
    "blocks": "chain",
    "mining": "pick",
    "double": "coin-double",
}
"""Marks of the kinds whose marks have other names."""


def mark_of(card: str) -> str:
    """Return the mark of a card's kind."""
    kind = kind_of(card).split("-")[0]
    return KINDS.get(kind, kind)


def picture(card: str, depth: int) -> Picture:
    """Return a finished small card at a depth of 1, 4 or 8 bits. Raises KeyError for an unknown id."""
    number, mark = coin_of(card), mark_of(card)
    canvas = Picture(depth, WIDTH, HEIGHT, inks(number), "ground")
    if depth == 8:
        small_paint.ground(canvas, number, DISC)
    else:
        pattern = COINS[number].pattern
        for x, y in box(1, 1, WIDTH - 1, HEIGHT - 1):
            # The pattern's phase leaves whole rows and columns in the visible part of the ground.
            canvas.put(x, y, "figure" if pattern[y % 8][x % 8] == "#" else "ground")
    _coin(canvas, number)
    edge = 13 if mark in ("pick", "coin-double") else WIDTH
    canvas.fill(box(0, BAND, edge, HEIGHT), "k")
    canvas.fill(box(0, BAND + 1, edge - 1, HEIGHT), "w")
    if depth == 8:
        small_paint.plate(canvas, mark, box(2, BAND + 1, min(edge - 1, WIDTH - 2), HEIGHT - 2))
    sprite, own = MARKS[mark]
    canvas.inks.update(own)
    canvas.sprite(2, BAND + 2, sprite)
    canvas.frame("w", 1)
    canvas.fill(box(1, BAND, WIDTH - 1 if edge == WIDTH else edge, BAND + 1), "k")
    canvas.frame()
    canvas.cut_corners(1)
    return canvas


def _coin(canvas: Picture, number: int) -> None:
    """Draw the coin."""
    canvas.fill(DISC, "k", edge="w" if canvas.depth < 8 else "")
    if canvas.depth == 1:
        canvas.fill(RIM, "field")
    elif canvas.depth == 8:
        small_paint.metal(canvas, number, DISC)
    else:
        canvas.fill(RIM, "rim")
        canvas.fill(border(CIRCLE) | {(x, y) for x, y in border(RIM) if x + y > 20}, "shade")
        canvas.fill(FACE, "field")
    sprite = EMBLEMS.get(number, GRIN)
    place = (2 + (11 - len(sprite[0])) // 2, 13 - len(sprite) // 2)
    if canvas.depth == 1:
        lit = LIT.get(number, "")
        canvas.sprite(*place, sprite, {role: "w" if role in lit else "k" for role in "eExg"})
    else:
        if number in EMBLEMS and number not in CUT:
            canvas.fill(around(cells(sprite, *place)), "k")
        canvas.sprite(*place, sprite)
    if canvas.depth == 8:
        small_paint.emblem(canvas, number, *place)


def drawings() -> dict[str, Drawing]:
    """Return the drawing of every small card by its id."""
    return {card: partial(picture, card) for card in IDS}
