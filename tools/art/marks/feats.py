"""Achievements as things in an album, 24 x 24, and outlines of those not yet earned."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from tools.art.drawing import CLEAR, Drawing, Picture
from tools.art.flowers.shapes import Shape, border, box, cells, curve, line, oval, polygon, rows
from tools.art.moments.kit import INKS, solid

SIZE = 24

Draws = Callable[[Picture], None]

DIGITS = {
    "A": rows("""
        .#.
        #.#
        ###
        #.#
    """),
    "G": rows("""
        .##
        #..
        #.#
        .##
    """),
    "O": rows("""
        .#.
        #.#
        #.#
        .#.
    """),
    "4": rows("""
        #.#
        #.#
        ###
        ..#
    """),
    "5": rows("""
        ####
        #...
        ###.
        ...#
        ###.
    """),
    "8": rows("""
        .##.
        #..#
        .##.
        #..#
        .##.
    """),
}
SPADE = rows("""
    ..#..
    .###.
    #####
    #.#.#
    ..#..
""")
HEART = rows("""
    .####...####.
    ######.######
    #############
    #############
    #############
    .###########.
    ..#########..
    ...#######...
    ....#####....
    .....###.....
    ......#......
""")


def _letters(picture: Picture, text: str, x: int, y: int, role: str = "k") -> None:
    for letter in text:
        picture.fill(cells(DIGITS[letter], x, y), role)
        x += len(DIGITS[letter][0]) + 1


def _finish_a_war(picture: Picture) -> None:
    solid(picture, box(4, 2, 6, 22), "wood", deep=1)
    flag = polygon((7, 3), (13, 5), (22, 3), (22, 13), (13, 15), (7, 13))
    solid(picture, flag, "red", deep=1)
    picture.fill(oval(12, 6, 18, 12), "w")


def _clean_cloth(picture: Picture) -> None:
    solid(picture, line((19, 2), (11, 12), pen=2), "wood", deep=0)
    solid(picture, polygon((7, 10), (14, 15), (12, 18), (5, 13)), "red", deep=1)
    solid(picture, polygon((5, 13), (12, 18), (9, 23), (1, 21), (1, 17)), "gold", deep=1)
    for x, y in ((5, 15), (8, 17), (10, 18)):
        picture.stroke((x, y), (x - 2, y + 4))


def _three_smacks(picture: Picture) -> None:
    hand = box(9, 12, 18, 22) | box(9, 5, 11, 13) | box(12, 3, 14, 13) | box(15, 4, 17, 13)
    hand |= polygon((18, 13), (21, 10), (22, 12), (18, 18))
    solid(picture, hand, "skin", deep=1)
    for x in (11, 14):
        picture.stroke((x, 7), (x, 12))
    for at in (((2, 6), (6, 8)), ((1, 12), (6, 12)), ((2, 18), (6, 16))):
        picture.stroke(*at, pen=2)


def _wire_full(picture: Picture) -> None:
    picture.stroke((1, 17), (22, 17))
    for x, y, role in ((2, 9, "gold"), (9, 6, "blue"), (16, 9, "red")):
        solid(picture, oval(x, y + 2, x + 5, 17) | oval(x + 1, y, x + 5, y + 4), role, deep=1)
        picture.put(x + 3, y + 1, "w" if role != "gold" else "k")
        picture.fill(box(x + 1, 18, x + 2, 20) | box(x + 3, 18, x + 4, 20), "k")


def _five_suns(picture: Picture) -> None:
    for x, y in ((2, 2), (15, 2), (2, 15), (15, 15)):
        solid(picture, oval(x, y, x + 7, y + 7), "gold", deep=1)
    solid(picture, oval(7, 7, 17, 17), "red", deep=1)
    if picture.depth == 1:
        picture.fill(oval(9, 9, 15, 15), "w")


def _go_and_get_it(picture: Picture) -> None:
    solid(picture, oval(2, 2, 22, 22), "green", deep=1)
    picture.fill(box(6, 8, 18, 16), "w")
    _letters(picture, "GO", 8, 10)


def _thrice(picture: Picture) -> None:
    for y, role in ((3, "red"), (10, "gold"), (17, "blue")):
        solid(
            picture,
            polygon((2, y + 5), (12, y - 1), (22, y + 5), (22, y + 4), (12, y + 3), (2, y + 6)),
            role,
            deep=0,
        )
        solid(
            picture,
            polygon((2, y + 3), (12, y - 2), (22, y + 3), (22, y + 6), (12, y + 2), (2, y + 6)),
            role,
            deep=0,
        )


def _from_five(picture: Picture) -> None:
    solid(picture, box(2, 11, 22, 22), "cream", deep=1)
    picture.fill(border(box(4, 13, 20, 20)), "green")
    _letters(picture, "5", 10, 14)
    solid(picture, line((11, 10), (11, 5), pen=2), "green", deep=0)
    solid(picture, oval(3, 2, 11, 7), "green", deep=1)
    solid(picture, oval(13, 2, 21, 7), "green", deep=1)


def _proof_of_work(picture: Picture) -> None:
    for x, foot, role in ((3, 20, "red"), (8, 22, "blue"), (13, 22, "green"), (18, 20, "gold")):
        ribbon = polygon((9 + x // 8, 8), (14 + x // 8, 8), (x + 3, foot), (x + 1, foot - 2), (x - 1, foot))
        solid(picture, ribbon, role, deep=0)
    solid(picture, oval(7, 2, 17, 11), "orchid", deep=1)
    picture.fill(oval(10, 5, 14, 8), "w", edge="k")


def _complete_transaction(picture: Picture) -> None:
    foot = [(4 + 3 * i, 22 if i % 2 else 19) for i in range(6)]
    solid(picture, polygon((4, 2), (19, 2), *reversed(foot)), "paper", deep=1)
    for y in (5, 8):
        picture.stroke((7, y), (16, y))
    picture.stroke((7, 13), (10, 16), (16, 10), role="red", pen=2)


def _key(picture: Picture, x: int, role: str) -> None:
    whole = (
        oval(x, 2, x + 8, 10)
        | box(x + 3, 10, x + 5, 22)
        | box(x + 5, 16, x + 8, 18)
        | box(x + 5, 20, x + 7, 22)
    )
    solid(picture, whole, role, deep=1)
    picture.fill(oval(x + 3, 5, x + 5, 7), "k")


def _key_match(picture: Picture) -> None:
    _key(picture, 3, "gold")
    _key(picture, 13, "steel")


def _eighty_eight(picture: Picture) -> None:
    solid(picture, oval(1, 1, 23, 23), "gold")
    picture.fill(border(oval(4, 4, 20, 20)), "k")
    _letters(picture, "88", 8, 10)


def _card(picture: Picture, shape: Shape) -> None:
    solid(picture, shape, "paper", deep=0)


def _aces(picture: Picture) -> None:
    for x in (2, 5, 8):
        _card(picture, box(x, 9 - x, x + 12, 26 - x))
    _card(picture, box(11, 6, 22, 22))
    _letters(picture, "A", 12, 7)
    picture.fill(cells(SPADE, 14, 13), "k")


def _five_in_a_row(picture: Picture) -> None:
    for x in (3, 8, 13, 18):
        solid(picture, line((x + 1, 3), (x, 21), pen=2), "wood", deep=0)
    solid(picture, line((2, 17), (20, 6), pen=2), "red", deep=0)


def _no_memory(picture: Picture) -> None:
    solid(picture, box(3, 2, 21, 20), "wood", deep=1)
    picture.stroke((11, 2), (11, 19), pen=2)
    for y in range(5, 18, 3):
        picture.stroke((5, y), (9, y))
        picture.stroke((14, y), (18, y))
    solid(picture, box(2, 20, 22, 22), "steel", deep=0)


def _elephant(picture: Picture) -> None:
    trunk = polygon((9, 12), (14, 12), (14, 18), (17, 19), (17, 17), (19, 17), (19, 22), (12, 22), (9, 19))
    solid(picture, oval(1, 3, 11, 17), "steel", deep=1)
    solid(picture, oval(13, 3, 23, 17), "steel", deep=1)
    solid(picture, oval(6, 2, 18, 15) | trunk, "steel", deep=1)
    picture.fill(box(9, 8, 10, 10) | box(14, 8, 15, 10), "k")


def _back_door(picture: Picture) -> None:
    solid(picture, box(3, 2, 18, 22), "k", deep=0)
    solid(picture, polygon((8, 2), (18, 4), (18, 23), (8, 22)), "bark", deep=1)
    picture.fill(oval(10, 12, 12, 14), "gold")
    picture.stroke((22, 20), (19, 20), (21, 18), (19, 20), (21, 22), role="red")


def _pawn(picture: Picture, x: int, role: str) -> None:
    body = polygon((x + 3, 10), (x + 6, 10), (x + 8, 21), (x + 1, 21)) | box(x, 20, x + 9, 22)
    solid(picture, body | oval(x + 1, 3, x + 8, 11), role, deep=1)


def _two_at_once(picture: Picture) -> None:
    _pawn(picture, 2, "red")
    _pawn(picture, 13, "red")
    if picture.depth == 1:
        for x in (5, 16):
            picture.fill(oval(x, 5, x + 2, 8), "w")


def _no_hard_feelings(picture: Picture) -> None:
    picture.stroke((3, 21), (12, 13), (20, 3), pen=2, role="bark")
    leaves = ((2, 12), (8, 7), (13, 2), (9, 15), (14, 10), (17, 5))
    for x, y in leaves:
        solid(picture, oval(x, y, x + 6, y + 4) if y % 2 else oval(x, y, x + 5, y + 5), "green", deep=1)


def _own_goal(picture: Picture) -> None:
    for at in range(2, 22, 4):
        picture.stroke((at, 2), (at, 14), role="air")
    for at in range(2, 15, 4):
        picture.stroke((2, at), (21, at), role="air")
    solid(picture, oval(6, 8, 20, 22), "paper", deep=1)
    picture.fill(polygon((13, 12), (16, 14), (15, 18), (11, 18), (10, 14)), "k")
    for one, two in pairwise(((7, 12), (10, 14), (11, 18), (10, 21))):
        picture.stroke(one, two)
    picture.stroke((16, 14), (19, 12))
    picture.stroke((15, 18), (17, 20))


def _ace_below(picture: Picture) -> None:
    _card(picture, box(8, 2, 21, 22))
    _letters(picture, "A", 17, 16)
    picture.fill(cells(SPADE, 11, 16), "k")
    _card(picture, box(3, 2, 16, 14))
    _letters(picture, "4", 4, 3)
    picture.fill(cells(SPADE, 9, 7), "k")


def _last_will(picture: Picture) -> None:
    solid(picture, box(2, 11, 18, 22), "cream", deep=1)
    for y in (14, 17):
        picture.stroke((5, y), (11, y))
    solid(picture, polygon((10, 17), (13, 8), (20, 1), (22, 2), (21, 8), (14, 15)), "paper", deep=2)
    picture.stroke((10, 18), (20, 4))


def _bouquet(picture: Picture) -> None:
    solid(picture, polygon((5, 12), (19, 12), (14, 18), (17, 23), (7, 23), (10, 18)), "green", deep=1)
    for x, y, role in ((2, 5, "red"), (9, 1, "gold"), (15, 5, "red"), (8, 8, "blue")):
        solid(picture, oval(x, y, x + 7, y + 7), role, deep=1)
        picture.fill(box(x + 3, y + 3, x + 5, y + 5), "w")
    solid(picture, box(9, 17, 15, 19), "red", deep=0)


def _small_heart(picture: Picture) -> None:
    _card(picture, box(4, 1, 20, 23))
    heart = cells(HEART, 6, 7)
    picture.fill(heart, "red")
    if picture.depth == 1:
        picture.fill(heart - border(heart), "w")
    picture.fill(curve((9, 9), (8, 10), (8, 12)), "w")


def _medal(picture: Picture) -> None:
    """Draw a medal on a ribbon, for an achievement without a picture of its own."""
    solid(picture, polygon((5, 1), (11, 1), (15, 11), (9, 11)), "red", deep=1)
    solid(picture, polygon((19, 1), (13, 1), (9, 11), (15, 11)), "blue", deep=1)
    solid(picture, oval(5, 9, 19, 23), "gold", deep=1)
    picture.fill(oval(9, 13, 15, 19), "w")


THINGS: dict[str, Draws] = {
    "medal": _medal,
    "finish-a-war": _finish_a_war,
    "clean-cloth": _clean_cloth,
    "three-smacks": _three_smacks,
    "wire-full": _wire_full,
    "five-suns": _five_suns,
    "go-and-get-it": _go_and_get_it,
    "thrice": _thrice,
    "from-five": _from_five,
    "proof-of-work": _proof_of_work,
    "complete-transaction": _complete_transaction,
    "key-match": _key_match,
    "eighty-eight": _eighty_eight,
    "aces": _aces,
    "five-in-a-row": _five_in_a_row,
    "no-memory": _no_memory,
    "elephant": _elephant,
    "back-door": _back_door,
    "two-at-once": _two_at_once,
    "no-hard-feelings": _no_hard_feelings,
    "own-goal": _own_goal,
    "ace-below": _ace_below,
    "last-will": _last_will,
    "bouquet": _bouquet,
    "small-heart": _small_heart,
}


def _drawing(draws: Draws, open_: bool) -> Drawing:
    def draw(depth: int) -> Picture:
        picture = Picture(depth, SIZE, SIZE, INKS)
        draws(picture)
        if not open_:
            return picture
        whole = frozenset(
            (x, y) for y, row in enumerate(picture.grid) for x, at in enumerate(row) if at != CLEAR
        )
        outline = Picture(depth, SIZE, SIZE, INKS)
        outline.fill(whole, "w")
        outline.fill(border(whole), "air")
        return outline

    return draw


PICTURES: dict[str, Drawing] = {
    f"feat-{key}{'-open' if open_ else ''}": _drawing(draws, open_)
    for key, draws in THINGS.items()
    for open_ in (False, True)
}
