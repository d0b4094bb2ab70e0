"""The fifty coin cards by their ids, composed of ground, picture of the kind, and coin."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from macclassic.quickdraw.colours import clut, parse
from tools.art.coins import gates, houses, miners, mines, ribbons, stalls
from tools.art.coins.mint import JOKERS, ground, inks, large
from tools.art.drawing import Picture
from tools.art.flowers.kit import Canvas, Ink
from tools.art.paint import ROOM, paint

MONTHS: Mapping[int, str] = {
    1: "exchange chunk mining-1 mining-2",
    2: "gateway chunk mining-1 mining-2",
    3: "exchange chunk mining-1 mining-2",
    4: "gateway hashes mining-1 mining-2",
    5: "merchant hashes mining-1 mining-2",
    6: "merchant nonce mining-1 mining-2",
    7: "merchant hashes mining-1 mining-2",
    8: "exchange gateway mining-1 mining-2",
    9: "merchant nonce mining-1 mining-2",
    10: "merchant nonce mining-1 mining-2",
    11: "exchange double mining-1 mining-2",
    12: "exchange merchant blocks double",
}
"""Kinds of each coin's four cards (war-of-coins, "The deck")."""

IDS = (*(f"{number:02}-{kind}" for number, kinds in MONTHS.items() for kind in kinds.split()), *JOKERS)

Draw = Callable[[Canvas, int], None]
KINDS: Mapping[str, tuple[Mapping[str, Ink], Draw]] = {
    "exchange": (houses.INKS, houses.exchange),
    "gateway": (gates.INKS, gates.gateway),
    "merchant": (stalls.INKS, stalls.merchant),
    "chunk": (ribbons.INKS, ribbons.chunk),
    "nonce": (ribbons.INKS, ribbons.nonce),
    "hashes": (ribbons.INKS, ribbons.hashes),
    "blocks": (ribbons.INKS, ribbons.blocks),
    "mining-1": (mines.INKS, mines.mining_1),
    "mining-2": (mines.INKS, mines.mining_2),
    "double": (mines.INKS, mines.double),
    "joker-1": (miners.INKS, miners.old),
    "joker-2": (miners.INKS, miners.young),
}


def coin_of(card: str) -> int:
    """Return the number of a card's coin; the jokers have their own numbers above the twelve."""
    return JOKERS[card] if card in JOKERS else int(card[:2])


def kind_of(card: str) -> str:
    """Return a card's kind as in its id, with its number; a joker is its own kind."""
    return card if card in JOKERS else card[3:]


def flat(canvas: Picture) -> frozenset[int]:
    """Return the 8-bit colours of a coin's ground, which is woven and therefore not shaded."""
    return frozenset(clut(8).index(parse(canvas.inks[role].eight)) for role in ("ground", "figure"))


def picture(card: str, depth: int) -> Canvas:
    """Return one finished card at a depth of 1, 4 or 8 bits. Raises KeyError for an unknown id."""
    number = coin_of(card)
    kind_inks, draw = KINDS[kind_of(card)]
    canvas = Canvas(depth, {**inks(number), **kind_inks})
    ground(canvas, number)
    draw(canvas, number)
    if depth == 8:
        paint(canvas.grid, ROOM, flat=flat(canvas), still=canvas.still)
    large(canvas, number)
    canvas.finish()
    return canvas
