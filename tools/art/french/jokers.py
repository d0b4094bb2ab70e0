"""Draws the two jokers: fools in flower hats, one with a flower, one with a bauble.

Large cards show the whole fool, small ones his bust. The index of large ones is the word, one letter below
the other; small ones have a star and the word at the foot.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Ink, Picture
from tools.art.flowers.shapes import Shape, box, cells, flipped, rows
from tools.art.french.index import SMALL
from tools.art.french.kit import RED, Size, blank, upside_down

INKS: Mapping[str, Mapping[str, Ink]] = {
    "JB": {
        "a": Ink("000000", "black", "black"),
        "A": Ink("666666", "slate", "white"),
        "c": Ink("0033CC", "blue", "white"),
        "p": Ink("CCCCCC", "silver", "black"),
        "t": Ink("0033CC", "blue", "black"),
    },
    "JR": {
        "a": Ink("DD0000", "red", "50"),
        "A": Ink("990000", "brown", "black"),
        "c": Ink("FFCC00", "yellow", "white"),
        "p": Ink("DD0000", "red", "white"),
        "t": Ink("0033CC", "blue", "black"),
    },
}
"""Cloth and its folds, the other cloth, petals, shoes."""

HEAD = rows("""
    ...........kkk
    ..........kppp
    .........kpppp
    .........kkppp
    .......kkppkpp
    ......kpppppkk
    ......kppppkyy
    ......kkppkyyy
    .......kkkpkyy
    ......kppppkkk
    ......kpppkaaa
    ....kkkppkaaaa
    ..kkaaakkaacaa
    .kaaaaaaaaccca
    .kaaaAAaaaacaa
    kaaaAkkkkaaaaa
    kaaAk.kkkkkkkk
    kaaAk.kffffkkf
    .kaak.kffkkfff
    .kkkk.kfffffff
    kyyyykkffkkfff
    kyykykkffkkfff
    kyyyykkffffffF
    .kkkk.kffFffff
    ......kffqffff
    ......kfffqqqq
    .......kfffwww
    .......kkfffqq
    .....kkk.kkfff
    ....kwwskkkkkk
    ...kwwwskwwskw
    ...kkwskwwwskw
    .....kkkwwskkw
    .......kkkk.kk
""")
BODY = rows("""
    .......kaaaaaa
    ......kaaaaaaa
    .....kaaakaaca
    ....kaaakkaccc
    ...kaaak.kaacc
    ...kaak..kaaca
    ...kaak..kaaaa
    ..kkkkkk.kaaaa
    ..kfffffkkkkkk
    ..kffkffkyyyyy
    ...kkkkk.kkkkk
    .......kaaaaca
    ......kaaaaccc
    ......kaaaaaca
    .....kaaakaaaa
    .....kaak.kaak
    .....kkykkkykc
    .......kcccckk
    .......kcccck.
    ........kccck.
    ........kcck..
    ........kcck..
    .kkk...kkcck..
    ktyk..kttttk..
    kttkkkttttk...
    .kkttttttkk...
    ...kkkkkk.....
""")
FLOWER = rows("""
    ..kkk..
    .krrrk.
    krrkrrk
    krkykrk
    krrkrrk
    .krrrk.
    ..kkk..
    .kkbk..
    kbbbk..
    .kkbkk.
    ..kbbbk
    ..kbkk.
    ..kbk..
""")
BAUBLE = rows("""
    .kk.kk.
    kyakayk
    .kaaak.
    kaaaaak
    kkkkkkk
    kfkfkfk
    kfffffk
    kfqqqfk
    .kfffk.
    kwkwkwk
    .kkkkk.
    ..kyk..
    ..kyk..
""")
LETTERS: Mapping[Size, tuple[tuple[str, ...], ...]] = {
    Size.LARGE: (
        SMALL["J"],
        rows("""
            .###.
            ##.##
            ##.##
            ##.##
            ##.##
            ##.##
            .###.
        """),
        SMALL["K"],
        rows("""
            #####
            ##...
            ##...
            ####.
            ##...
            ##...
            #####
        """),
        SMALL["R"],
    ),
    Size.SMALL: (
        rows("""
            ..##
            ..##
            ..##
            #.##
            .##.
        """),
        rows("""
            .##.
            #..#
            #..#
            #..#
            .##.
        """),
        rows("""
            ##.#
            ###.
            ##..
            ###.
            ##.#
        """),
        rows("""
            ####
            ##..
            ###.
            ##..
            ####
        """),
        rows("""
            ###.
            ##.#
            ###.
            ##.#
            ##.#
        """),
    ),
}


SIGN = rows("""
    ...#...
    ...#...
    #######
    .#####.
    ..###..
    .##.##.
    #.....#
""")
"""Star that is the index of small jokers."""


def joker(depth: int, size: Size, card_id: str) -> Picture:
    """Return the joker `JB` (black) or `JR` (red)."""
    card = blank(depth, size, "H" if card_id == "JR" else "S")
    card.inks.update(INKS[card_id])
    axis = card.width // 2
    top = 3
    other = {"a": "c", "c": "a", "A": "c"}
    body = BODY if size is Size.LARGE else BODY[:5]
    for drawing, row in ((body, top + len(HEAD)), (HEAD, top)):
        card.sprite(axis - len(drawing[0]), row, drawing)
        card.sprite(axis, row, flipped(drawing), other)
    if card_id == "JB":
        _wink(card, axis, top)
    if size is Size.SMALL:
        _small_word(card)
    else:
        if card_id == "JB":
            card.sprite(axis - 14, top + 29, BAUBLE)
        else:
            card.sprite(axis + 7, top + 29, FLOWER)
        _word(card)
    card.finish()
    return card


def _wink(card: Picture, axis: int, top: int) -> None:
    """Close the fool's left eye and lift his brow."""
    card.fill(box(axis + 2, top + 17, axis + 6, top + 22), "f")
    card.sprite(
        axis + 2,
        top + 17,
        rows("""
        .kk.
        k..k
        ....
        kkkk
    """),
    )


def _word(card: Picture) -> None:
    """Draw the word down the left edge and, turned, up the right one."""
    y = 4
    for letter in LETTERS[Size.LARGE]:
        _letter(card, cells(letter, 3, y))
        turned = upside_down(letter)
        _letter(card, cells(turned, card.width - 3 - len(letter[0]), card.height - y - len(letter)))
        y += len(letter) + 1


def _letter(card: Picture, shape: Shape) -> None:
    """Fill a letter in the joker's colour; the red one's is outlined at 1 bit, as red suits are."""
    if card.depth == 1 and card.inks["pip"] == RED["pip"]:
        card.fill(shape, "w", edge="k")
    else:
        card.fill(shape, "pip")


def _small_word(card: Picture) -> None:
    """Draw the star at the top left and the word along the lower edge."""
    _letter(card, cells(SIGN, 3, 3, only="#"))
    x, y = 6, card.height - 8
    card.fill(box(0, y - 1, card.width, card.height), "w")
    card.fill(box(0, y - 2, card.width, y - 1), "k")
    for letter in LETTERS[Size.SMALL]:
        card.fill(cells(letter, x, y), "pip")
        x += len(letter[0]) + 1
