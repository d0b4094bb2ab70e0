"""The French cards at 24 x 39, drawn separately, and one card for all four of a rank, ``set-A``.

A strip 13 wide at the card's left identifies rank and suit. Courts exist twice, with English and French
letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from tools.art.drawing import Drawing, Picture
from tools.art.flowers.shapes import cells, rows
from tools.art.french.deck import IDS, JOKERS, RANKS, is_court
from tools.art.french.index import FRENCH
from tools.art.french.kit import INKS, RED, is_red, set_pip
from tools.art.french.pips import INDEX_PIPS, LARGE

WIDTH, HEIGHT = 24, 39
FIGURES: Mapping[str, tuple[str, ...]] = {
    "A": rows("""
        ...###...
        ...###...
        ..##.##..
        ..##.##..
        ..##.##..
        .##...##.
        .##...##.
        .#######.
        .#######.
        ##.....##
        ##.....##
        ##.....##
        ##.....##
    """),
    "2": rows("""
        ..#####..
        .#######.
        ##.....##
        ##.....##
        .......##
        ......##.
        .....##..
        ....##...
        ...##....
        ..##.....
        .##......
        #########
        #########
    """),
    "3": rows("""
        .#######.
        #########
        ##.....##
        .......##
        .......##
        ...#####.
        ...#####.
        .......##
        .......##
        .......##
        ##.....##
        #########
        .#######.
    """),
    "4": rows("""
        .....###.
        ....####.
        ....####.
        ...##.##.
        ...##.##.
        ..##..##.
        ..##..##.
        .##...##.
        ##....##.
        #########
        #########
        ......##.
        ......##.
    """),
    "5": rows("""
        #########
        #########
        ##.......
        ##.......
        #######..
        ########.
        .......##
        .......##
        .......##
        .......##
        ##.....##
        ########.
        .######..
    """),
    "6": rows("""
        ..#####..
        .#######.
        ##.....##
        ##.......
        ##.......
        ##.####..
        ########.
        ###....##
        ##.....##
        ##.....##
        ##.....##
        .#######.
        ..#####..
    """),
    "7": rows("""
        #########
        #########
        .......##
        ......##.
        ......##.
        .....##..
        .....##..
        ....##...
        ....##...
        ...##....
        ...##....
        ...##....
        ...##....
    """),
    "8": rows("""
        ..#####..
        .#######.
        ##.....##
        ##.....##
        ##.....##
        .#######.
        .#######.
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        .#######.
        ..#####..
    """),
    "9": rows("""
        ..#####..
        .#######.
        ##.....##
        ##.....##
        ##.....##
        ##....###
        .########
        ..####.##
        .......##
        .......##
        ##.....##
        .#######.
        ..#####..
    """),
    "10": rows("""
        .##..#####.
        ###.#######
        .##.##...##
        .##.##...##
        .##.##...##
        .##.##...##
        .##.##...##
        .##.##...##
        .##.##...##
        .##.##...##
        .##.##...##
        .##.#######
        .##..#####.
    """),
    "J": rows("""
        ....#####
        ....#####
        ......##.
        ......##.
        ......##.
        ......##.
        ......##.
        ......##.
        ......##.
        ##....##.
        ##....##.
        .######..
        ..####...
    """),
    "Q": rows("""
        ..#####..
        .#######.
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        ##..##.##
        ##...####
        ##....##.
        .########
        ..####.##
    """),
    "K": rows("""
        ##.....##
        ##....##.
        ##...##..
        ##..##...
        ##.##....
        ####.....
        ####.....
        ##.##....
        ##..##...
        ##...##..
        ##....##.
        ##.....##
        ##.....##
    """),
    "R": rows("""
        #######..
        ########.
        ##.....##
        ##.....##
        ##.....##
        ########.
        #######..
        ##.##....
        ##..##...
        ##...##..
        ##....##.
        ##.....##
        ##.....##
    """),
    "D": rows("""
        ######...
        #######..
        ##....##.
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        ##....##.
        #######..
        ######...
    """),
    "V": rows("""
        ##.....##
        ##.....##
        ##.....##
        ##.....##
        .##...##.
        .##...##.
        .##...##.
        .##...##.
        ..##.##..
        ..##.##..
        ..##.##..
        ...###...
        ...###...
    """),
}

SIGNS: Mapping[str, tuple[str, ...]] = {
    "J": rows("""
        .....kkk.
        ...kkiik.
        ..kiiik..
        .kkkkkk..
        kbbbbbbk.
        kbBbbbbbk
        kkkkkkkkk
        .kyyyyyk.
        .kkkkkkk.
    """),
    "Q": rows("""
        ....k....
        .k.kyk.k.
        kykkykkyk
        .kkyyykk.
        .kyyyyyk.
        .kyiyiyk.
        .kyyyyyk.
        .kkkkkkk.
    """),
    "K": rows("""
        ....k....
        ...kkk...
        k...k...k
        kkkkykkkk
        kykyyykyk
        kyyyyyyyk
        kyiyByiyk
        kyyyyyyyk
        kkkkkkkkk
    """),
}
"""Crowns of the courts, beside their letters."""


def _paper(depth: int) -> Picture:
    card = Picture(depth, WIDTH, HEIGHT, INKS, "w")
    card.frame()
    card.cut_corners(1)
    return card


def picture(card: str, depth: int, french: bool = False) -> Picture:
    """Return a small card: its rank large, its suit below and in the opposite corner, a court's crown."""
    rank, suit = card[:-1], card[-1]
    made = _paper(depth)
    made.inks.update(RED if is_red(suit) else {})
    made.fill(cells(FIGURES[FRENCH[rank] if french else rank], 2, 3), "pip")
    if rank in SIGNS:
        made.sprite(13, 4, SIGNS[rank])
    set_pip(made, 3, 18, INDEX_PIPS[suit], suit)
    set_pip(made, 12, 24, LARGE[suit], suit)
    return made


def whole_rank(rank: str, depth: int, french: bool = False) -> Picture:
    """Return the card that represents all four of a rank."""
    made = _paper(depth)
    made.fill(cells(FIGURES[FRENCH[rank] if french else rank], 2, 3), "k")
    if rank in SIGNS:
        made.sprite(13, 4, SIGNS[rank])
    for place, suit in enumerate("SHCD"):
        made.inks.update({"pip": RED["pip"] if is_red(suit) else INKS["pip"]})
        pip = INDEX_PIPS[suit]
        set_pip(made, 3 + place % 2 * 11, 19 + place // 2 * 9 + (8 - len(pip)) // 2, pip, suit)
    return made


def drawings() -> dict[str, Drawing]:
    """Return every drawing by its name."""
    cards = [card for card in IDS if card not in JOKERS]
    return (
        {card: partial(picture, card) for card in cards}
        | {f"{card}-fr": partial(picture, card, french=True) for card in cards if is_court(card)}
        | {f"set-{rank}": partial(whole_rank, rank) for rank in RANKS}
        | {f"set-{rank}-fr": partial(whole_rank, rank, french=True) for rank in FRENCH}
    )
