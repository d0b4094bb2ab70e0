"""Pictures of moments in Sorry: hat, boot, mirror, skates, spring, two hats, and flags at home."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tools.art.board.numerals import DIGITS
from tools.art.drawing import CLEAR, Drawing, Ink, Picture
from tools.art.flowers.shapes import Cell, box, cells, curve, line, oval, polygon
from tools.art.moments.kit import INKS, SIZE, bow, limb, moment, rays, shifted, solid, star
from tools.art.moments.things import leaning, pawn

SHADES = {
    "hat": Ink("444444", "slate", "black"),
    "hat-": Ink("222222", "black", ""),
    "hat+": Ink("888888", "grey", "white"),
}


def _bowler(p: Picture, x: int, y: int) -> None:
    """Draw a bowler; (x, y) is the middle of its brim."""
    crown = oval(x - 12, y - 17, x + 12, y + 8) & box(0, 0, 64, y)
    solid(p, crown, "hat", deep=3)
    p.fill(box(x - 12, y - 5, x + 12, y - 2) & crown, "band")
    brim = oval(x - 19, y - 3, x + 19, y + 4)
    solid(p, brim, "hat")


def _topper(p: Picture, x: int, y: int) -> None:
    """Draw a blue top hat; (x, y) is the middle of its brim."""
    tall = polygon((x - 12, y - 20), (x + 12, y - 20), (x + 10, y), (x - 10, y))
    solid(p, tall, "blue", deep=3)
    solid(p, oval(x - 12, y - 22, x + 12, y - 17), "blue")
    p.fill(box(x - 10, y - 6, x + 10, y - 2) & tall, "gold")
    solid(p, oval(x - 17, y - 3, x + 17, y + 4), "blue")


def _face(p: Picture, x: int, y: int, mouth: Iterable[Cell]) -> None:
    """Draw two dots for eyes and a mouth on a head whose middle is (x, y)."""
    ink = "k" if p.depth > 1 else "w"
    p.fill(box(x - 5, y - 2, x - 3, y + 1) | box(x + 2, y - 2, x + 4, y + 1), ink)
    p.fill(mouth, ink)


def _wide_eyes(p: Picture, x: int, y: int) -> None:
    """Draw the wide eyes of a flying pawn."""
    for left in (x - 4, x + 1):
        p.fill(box(left, y - 2, left + 3, y + 2), "w")
        p.fill(box(left + 1, y, left + 3, y + 2), "k")


def sorry(depth: int, early: bool = False) -> Picture:
    """Draw a pawn that lifts its hat; early: it wears it."""
    p = moment(depth, {**SHADES, "band": Ink("990000", "red", "white")})
    x, y = pawn(p, 24, 63, 37)
    _face(p, x, y, line((x - 3, y + 4), (x + 2, y + 4)) | {(x - 4, y + 3), (x + 3, y + 3)})
    if early:
        shifted(p, 0, 14, _lifted)
    else:
        _lifted(p)
        for a, b in (((5, 25), (9, 28)), ((2, 32), (8, 33)), ((37, 27), (34, 29))):
            p.fill(line(a, b), "k")
    arm = limb(*bow((30, 49), (58, 47), (49, 40 if early else 26)), thick=4.5)
    solid(p, arm, "red")
    return p


def _lifted(p: Picture) -> None:
    _bowler(p, 25, 19)
    solid(p, limb((46, 27), (52, 27), thick=3), "paper", deep=1)
    solid(p, limb((46, 22), (50, 21), thick=8) | limb((42, 21), (46, 21), thick=4), "paper")
    for a, b in (((40, 19), (45, 19)), ((40, 22), (45, 22))):
        p.fill(line(a, b), "k")


def bump(depth: int, early: bool = False) -> Picture:
    """Draw a boot that sends a pawn flying; early: the unsuspecting pawn."""
    p = moment(depth, SHADES)
    if early:
        x, y = pawn(p, 51, 58, 33)
        _wide_eyes(p, x + 1, y)
        p.fill(line((36, 58), (63, 58)), "k")
        shifted(p, -14, -5, _boot)
        return p
    solid(p, polygon(*star((37, 44), 7, 13, 10)), "gold", deep=1)
    x, y = pawn(p, 41, 37, 33, degrees=32)
    _wide_eyes(p, x, y)
    _boot(p)
    for a, b in (((8, 61), (20, 60)), ((24, 62), (36, 57)), ((61, 27), (62, 33)), ((55, 34), (56, 39))):
        p.fill(line(a, b), "k")
    return p


def _boot(p: Picture) -> None:
    about = (20.0, 40.0)
    boot = leaning(
        [
            *((3, 6), (19, 6), (19, 27), (26, 30), (34, 34), (37, 40), (37, 46)),
            *((1, 46), (2, 38), (3, 26)),
        ],
        about,
        -9,
    )
    solid(p, boot, "bark", deep=3)
    sole = [(0, 46), (38, 46), (38, 50), (16, 50), (15, 53), (0, 53)]
    solid(p, leaning(sole, about, -9), "hat", deep=1)
    cuff = [(0, -6), (21, -6), (21, 8), (0, 8)]
    solid(p, leaning(cuff, about, -9), "blue")
    for y in (15, 19, 23):
        p.fill(line((8, y), (14, y - 1)), "cream")
        p.fill(line((8, y + 2), (14, y - 1)), "cream")


def oh_mine(depth: int, early: bool = False) -> Picture:
    """Draw a pawn that sees its own bruise in a mirror; early: it smiles."""
    p = moment(
        depth,
        {
            "glass": Ink("CCFFFF", "cyan/white", "white"),
            "glint": Ink("FFFFFF", "white", ""),
            "lump": Ink("FF9999", "orange", "white"),
        },
    )
    solid(p, polygon((28, 52), (36, 52), (39, 60), (25, 60)), "gold")
    solid(p, oval(15, 57, 49, 63), "gold")
    solid(p, oval(10, 1, 54, 56), "gold")
    glass = oval(14, 5, 50, 52)
    p.fill(glass, "glass", edge="k")
    p.fill(
        (polygon((14, 30), (34, 4), (39, 4), (14, 37)) | polygon((14, 41), (43, 4), (45, 4), (14, 44)))
        & glass,
        "glint",
    )
    reflected = Picture(depth, SIZE, SIZE, p.inks)
    x, y = pawn(reflected, 32, 58, 46)
    for column, row in glass:
        if reflected.grid[row][column] != CLEAR:
            p.grid[row][column] = reflected.grid[row][column]
    if early:
        _face(p, x, y, curve((x - 5, y + 3), (x, y + 8), (x + 4, y + 3)))
        return p
    for dx in (-6, 1):
        p.fill(box(x + dx, y - 4, x + dx + 5, y + 2), "w", edge="k" if depth > 1 else "")
        p.fill(box(x + dx + 2, y - 2, x + dx + 4, y), "k")
    p.fill(oval(x - 3, y + 4, x + 3, y + 10), "k" if depth > 1 else "w")
    solid(p, oval(x - 3, y - 16, x + 4, y - 8) - oval(x - 11, y - 11, x + 11, y + 11), "lump", deep=1)
    rays(p, (x + 0.5, y - 9.0), 10, 13, (-50, 50), thick=1)
    return p


def _skate(p: Picture, x: int, y: int) -> None:
    boot = polygon(
        *((x, y), (x + 16, y - 2), (x + 17, y + 12), (x + 28, y + 17), (x + 31, y + 24), (x - 1, y + 25))
    )
    solid(p, boot, "boot", deep=3)
    solid(p, box(x - 1, y + 26, x + 31, y + 29), "red", deep=1)
    for dx in (3, 22):
        p.fill(box(x + dx, y + 29, x + dx + 4, y + 33), "steel-", edge="k")
    steel = polygon(
        (x - 4, y + 33),
        (x + 36, y + 33),
        (x + 39, y + 28),
        (x + 41, y + 29),
        (x + 37, y + 37),
        (x - 4, y + 37),
    )
    solid(p, steel, "steel", deep=1)
    for i in range(4):
        p.fill(line((x + 12, y + 2 + 4 * i), (x + 17 + i, y + 1 + 4 * i), pen=1), "red")
    p.fill(line((x + 1, y + 4), (x + 9, y + 3)), "k")


def slide(depth: int, early: bool = False) -> Picture:
    """Draw a pair of skates on the ice; the two pictures alternate which is in front."""
    p = moment(depth, {"boot": Ink("FFFFFF", "white", "white"), "boot-": Ink("CCCCFF", "silver", "25")})
    p.fill(box(0, 55, 64, 64), "water")
    p.fill(line((0, 54), (63, 54)), "k")
    _skate(p, 9 if early else 21, 4)
    _skate(p, 20 if early else 9, 18)
    for a, b in (((0, 24), (6, 24)), ((1, 31), (5, 31)), ((0, 38), (6, 38))):
        p.fill(line(a, b), "k")
    p.fill(line((4, 59), (30, 59)) | line((36, 61), (56, 61)), "w")
    return p


def bounce(depth: int, early: bool = False) -> Picture:
    """Draw a pawn thrown up by a spring; early: it lands on it."""
    p = moment(depth)
    solid(p, box(9, 58, 51, 63), "wood")
    pitch = 4 if early else 8
    for i in range(2):
        y = 54 - pitch * i
        p.fill(limb((43, y - 3), (17, y - pitch + 1), thick=2), "steel-", edge="k")
    for i in range(3):
        y = 55 - pitch * i
        solid(p, limb((17, y), (43, y - 3), thick=4), "steel", deep=1)
    top = 41 if early else 32
    solid(p, box(13, top, 47, top + 4), "red", deep=1)
    if early:
        x, y = pawn(p, 30, 40, 26, "blue")
        _wide_eyes(p, x + 1, y)
        return p
    x, y = pawn(p, 31, 28, 26, "blue", degrees=15)
    _wide_eyes(p, x, y)
    for a, b in (((17, 29), (12, 20)), ((21, 24), (19, 18)), ((47, 29), (52, 20)), ((44, 24), (46, 18))):
        p.fill(line(a, b), "k")
    return p


def swap(depth: int, early: bool = False) -> Picture:
    """Draw two hats that swap heads; early: each is at the other's place."""
    inks = {
        **{f"hat{tone}": INKS[f"red{tone}"] for tone in ("", "-", "+")},
        "band": Ink("330000", "black", "white"),
    }
    p = moment(depth, inks)
    if early:
        _topper(p, 20, 24)
        _bowler(p, 44, 58)
    else:
        _bowler(p, 20, 24)
        _topper(p, 44, 58)
    up = curve((39, 6), (54, 8), (54, 22), pen=3)
    solid(p, up, "gold")
    solid(p, polygon((48, 21), (62, 21), (55, 31)), "gold")
    down = curve((24, 58), (8, 56), (8, 42), pen=3)
    solid(p, down, "gold")
    solid(p, polygon((2, 43), (16, 43), (9, 33)), "gold")
    return p


def home(number: int, depth: int) -> Picture:
    """Draw the flag for the pawns at home, `number` of four."""
    p = moment(depth)
    solid(p, oval(2, 48, 62, 72) & box(0, 0, 64, 63), "green", deep=3)
    solid(p, box(10, 4, 13, 56), "wood", deep=1)
    solid(p, oval(8, 1, 15, 7), "gold", deep=1)
    flag = polygon((14, 6), (30, 8), (46, 5), (58, 8), (54, 19), (58, 31), (46, 29), (30, 32), (14, 30))
    solid(p, flag, "red")
    digit = DIGITS[str(number)]
    p.fill(cells(digit, 36 - len(digit[0]) // 2, 11), "w")
    for i in range(4):
        x = 21 + 11 * i
        if i < number:
            pawn(p, x, 58, 18)
        else:
            p.fill(oval(x - 5, 53, x + 5, 59), "w", edge="k")
    return p


PICTURES: dict[str, Drawing] = {
    "sorry": sorry,
    "bump": bump,
    "oh-mine": oh_mine,
    "slide": slide,
    "bounce": bounce,
    "swap": swap,
    "sorry.1": partial(sorry, early=True),
    "bump.1": partial(bump, early=True),
    "oh-mine.1": partial(oh_mine, early=True),
    "slide.1": partial(slide, early=True),
    "bounce.1": partial(bounce, early=True),
    "swap.1": partial(swap, early=True),
    **{f"home-{number}": partial(home, number) for number in range(1, 5)},
}
