"""Picture of the house of the ladder, 400 x 220: three floors of two rooms, one for each opponent.

The left part of each room is kept free for the opponent's face, the foot for a plate with its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import box, curve, oval, polygon
from tools.art.moments.kit import INKS, limb, solid

WIDTH, HEIGHT = 400, 220
WIDE, HIGH = 188, 56
FLOOR = 43
"""First row of a room's floor."""
PLACES = ((8, 160), (204, 160), (8, 98), (204, 98), (8, 36), (204, 36))
"""Upper left corner of each room, in the order of the ladder."""

PAPERS: Mapping[str, Ink] = {
    **INKS,
    "brick": Ink("CC6633", "brown", "25"),
    "joint": Ink("FFCC99", "tan", "white"),
    "roof": Ink("993333", "brown", "75"),
    "tile": Ink("CC6666", "red", "white"),
    "boards": Ink("CC9966", "tan", "white"),
    "board": Ink("996633", "brown", "black"),
    "lilac": Ink("CCCCFF", "white/cyan", "white"),
    "glass": Ink("CCFFFF", "white", "white"),
    "files": Ink("CCCC99", "silver", "white"),
    "planks": Ink("CC9966", "tan", "white"),
    "lemon": Ink("FFFF99", "white/yellow", "white"),
    "rose": Ink("FFCCCC", "white", "white"),
    "stripe": Ink("FF9999", "tan", "dots"),
    "sea": Ink("0099CC", "cyan", "50"),
    "sky": Ink("CCFFFF", "white", "white"),
}


def _at(picture: Picture, x: int, y: int, draw: Callable[[Picture], None]) -> None:
    """Draw a room as a separate picture and copy it to a corner."""
    part = Picture(picture.depth, WIDE, HIGH, picture.inks)
    draw(part)
    for j, row in enumerate(part.grid):
        picture.grid[y + j][x : x + WIDE] = row


def _empty(picture: Picture, paper: str) -> None:
    picture.ground(paper)
    picture.fill(box(0, FLOOR, WIDE, HIGH), "boards")
    picture.fill(box(0, FLOOR, WIDE, FLOOR + 1), "k")
    for x in range(8, WIDE, 22):
        picture.fill(box(x, FLOOR + 1, x + 1, HIGH), "board")


def _dormitory(picture: Picture) -> None:
    _empty(picture, "lilac")
    solid(picture, box(62, 4, 82, 28), "paper", deep=1)  # a poster of a guitar
    solid(picture, oval(66, 15, 77, 25), "red", deep=1)
    picture.stroke((71, 16), (76, 7), pen=2)
    solid(picture, box(92, 22, 118, 40), "wood", deep=1)  # a crate, and on it a tape player
    picture.stroke((93, 31), (116, 31))
    solid(picture, box(93, 9, 117, 21), "steel", deep=1)
    for x in (96, 108):
        picture.fill(oval(x, 12, x + 7, 19), "k")
    picture.stroke((97, 8), (97, 5), (113, 5), (113, 8))
    solid(picture, box(124, 24, 128, 48), "bark", deep=0)  # the bed
    solid(picture, box(128, 33, 182, 45), "blue", deep=2)
    solid(picture, oval(129, 27, 146, 37), "paper", deep=1)
    picture.fill(box(182, 36, 185, 49), "k")


def _showroom(picture: Picture) -> None:
    _empty(picture, "glass")
    for x in (60, 104, 146):
        picture.fill(box(x, 0, x + 2, FLOOR), "air")
    solid(picture, polygon((64, 8), (98, 8), (98, 19), (64, 19)), "gold", deep=1)
    for x in (70, 80, 90):  # a price that was reduced three times
        picture.stroke((x, 10), (x, 16))
        picture.stroke((x - 2, 11), (x + 2, 11))
        picture.stroke((x - 2, 15), (x + 2, 15))
    body = polygon((72, 33), (84, 31), (93, 21), (119, 21), (129, 31), (142, 34), (143, 43), (71, 43))
    solid(picture, body, "red", deep=2)
    solid(picture, polygon((90, 30), (96, 24), (105, 24), (105, 30)), "glass", deep=0)
    solid(picture, polygon((108, 30), (108, 24), (117, 24), (123, 30)), "glass", deep=0)
    for x in (79, 122):
        solid(picture, oval(x, 36, x + 13, 49), "iron", deep=1)
        picture.fill(oval(x + 4, 40, x + 9, 45), "w")
    solid(picture, box(152, 32, 162, 44), "rust", deep=1)
    for end in ((148, 14), (157, 8), (166, 15), (170, 24), (146, 24)):
        picture.fill(limb((157, 31), end, thick=2.4), "green", edge="k" if picture.depth > 1 else "")


def _office(picture: Picture) -> None:
    _empty(picture, "files")
    for x in (62, 82):
        solid(picture, box(x, 8, x + 17, 43), "steel", deep=1)
        for y in (9, 20, 31):
            picture.fill(box(x, y + 10, x + 17, y + 11), "k")
            picture.fill(box(x + 6, y + 4, x + 11, y + 6), "k")
    solid(picture, oval(106, 3, 120, 17), "paper", deep=1)
    picture.stroke((113, 6), (113, 10), (116, 10))
    solid(picture, box(104, 32, 146, 36), "wood", deep=1)
    solid(picture, box(106, 37, 110, 49), "wood", deep=0)
    solid(picture, box(140, 37, 144, 49), "wood", deep=0)
    solid(picture, box(118, 19, 134, 31), "cream", deep=1)
    picture.fill(box(121, 21, 131, 28), "blue")
    for y in (22, 25, 28):
        solid(picture, box(136, y + 1, 146, y + 2), "paper", deep=0)
    solid(picture, box(154, 26, 182, 48), "steel", deep=2)  # the copier
    solid(picture, polygon((154, 24), (182, 24), (178, 20), (158, 20)), "iron", deep=0)
    solid(picture, polygon((148, 32), (155, 30), (155, 35), (147, 37)), "paper", deep=0)


def _cabin(picture: Picture) -> None:
    _empty(picture, "planks")
    for y in (8, 18, 28, 38):
        picture.fill(box(0, y, WIDE, y + 1), "board")
    for x in (64, 100):
        solid(picture, oval(x, 4, x + 28, 32), "gold", deep=2)
        picture.fill(oval(x + 4, 8, x + 24, 28), "sky", edge="k")
        picture.fill(oval(x + 4, 8, x + 24, 28) & box(x, 19, x + 30, 30), "sea")
        picture.fill(
            curve((x + 6, 19), (x + 10, 15), (x + 14, 19)) | curve((x + 14, 19), (x + 18, 15), (x + 22, 19)),
            "k",
        )
    wheel = oval(138, 6, 172, 40) - oval(143, 11, 167, 35)
    for end in ((155, 2), (155, 44), (135, 23), (175, 23), (141, 9), (169, 37), (169, 9), (141, 37)):
        picture.fill(limb((155, 23), end, thick=3), "bark", edge="k" if picture.depth > 1 else "")
    solid(picture, wheel, "bark", deep=1)
    solid(picture, oval(150, 18, 160, 28), "gold", deep=1)


def _kitchen(picture: Picture) -> None:
    _empty(picture, "lemon")
    solid(picture, box(62, 4, 92, 28), "paper", deep=0)  # a window
    picture.fill(box(64, 6, 90, 26), "sky")
    picture.stroke((77, 5), (77, 26))
    for side in (((63, 5), (73, 5), (63, 22)), ((91, 5), (81, 5), (91, 22))):
        solid(picture, polygon(*side), "red", deep=0)
    solid(picture, box(98, 12, 146, 14), "wood", deep=0)  # cups on a shelf
    for x, role in ((101, "blue"), (113, "red"), (125, "gold"), (137, "green")):
        solid(picture, box(x, 5, x + 6, 11), role, deep=1)
        picture.stroke((x + 7, 6), (x + 8, 8), (x + 7, 10))
    solid(picture, box(100, 26, 134, 49), "steel", deep=2)  # the stove
    solid(picture, box(105, 34, 129, 45), "iron", deep=1)
    for x in (104, 111, 118, 125):
        picture.fill(box(x, 29, x + 3, 31), "k")
    solid(picture, oval(108, 14, 126, 26) | box(108, 20, 126, 26), "rust", deep=2)
    picture.stroke((126, 20), (131, 17), pen=2)
    for x in (113, 120):
        picture.fill(curve((x, 13), (x + 3, 10), (x, 8)), "air")
    solid(picture, box(142, 30, 182, 34), "wood", deep=1)
    solid(picture, box(146, 35, 149, 49), "wood", deep=0)
    solid(picture, box(175, 35, 178, 49), "wood", deep=0)


def _parlour(picture: Picture) -> None:
    _empty(picture, "rose")
    for x in range(4, WIDE, 12):
        picture.fill(box(x, 0, x + 4, FLOOR), "stripe")
    solid(picture, box(64, 4, 96, 24), "gold", deep=1)  # a portrait
    picture.fill(box(67, 7, 93, 21), "paper")
    solid(picture, oval(75, 8, 85, 18), "skin", deep=1)
    solid(picture, polygon((70, 21), (75, 17), (85, 17), (90, 21)), "iron", deep=0)
    seat = box(64, 30, 104, 46) | oval(62, 26, 72, 40) | oval(96, 26, 106, 40) | box(68, 27, 100, 40)
    solid(picture, seat, "green", deep=2)
    picture.fill(box(72, 36, 96, 37), "k")
    for x in (68, 97):
        picture.fill(box(x, 46, x + 3, 49), "k")
    picture.stroke((117, 47), (117, 16), pen=2)
    solid(picture, polygon((112, 6), (123, 6), (128, 17), (107, 17)), "cream", deep=1)
    solid(picture, box(111, 47, 124, 49), "iron", deep=0)
    solid(picture, box(132, 40, 182, 43), "bark", deep=0)
    solid(picture, box(136, 19, 146, 39) | box(134, 17, 148, 39), "bark", deep=1)
    picture.fill(box(137, 21, 145, 34), "steel", edge="k")
    picture.stroke((141, 16), (136, 8))
    picture.stroke((141, 16), (147, 7))


ROOMS = (_dormitory, _showroom, _office, _cabin, _kitchen, _parlour)


def house(depth: int) -> Picture:
    """Draw the house as a cross-section."""
    picture = Picture(depth, WIDTH, HEIGHT, PAPERS, "w")
    solid(picture, box(312, 2, 330, 24), "brick", deep=0)
    for y in (7, 13, 19):
        picture.fill(box(312, y, 330, y + 1), "joint")
    roof = polygon((2, 33), (40, 8), (360, 8), (398, 33))
    solid(picture, roof, "roof", deep=0)
    for y in range(12, 32, 5):
        for x in range(4 + y % 2 * 6, 396, 12):
            if {(x, y), (x + 8, y), (x, y + 3), (x + 8, y + 3)} <= roof:
                picture.fill(curve((x, y), (x + 4, y + 5), (x + 8, y)), "tile")
    walls = box(1, 34, WIDTH - 1, HEIGHT - 1)
    picture.fill(walls, "brick")
    picture.fill(walls - box(2, 35, WIDTH - 2, HEIGHT), "k")
    picture.fill(box(0, HEIGHT - 3, WIDTH, HEIGHT), "green")
    for (x, y), draw in zip(PLACES, ROOMS, strict=True):
        picture.fill(box(x - 1, y - 1, x + WIDE + 1, y + HIGH + 1), "k")
        _at(picture, x, y, draw)
    # A ladder leans between the rooms.
    for x in (197, 202):
        picture.fill(box(x, 36, x + 1, HEIGHT - 3), "w", edge="k")
    for y in range(42, HEIGHT - 5, 8):
        picture.fill(box(198, y, 202, y + 1), "k")
    return picture


PICTURES: Mapping[str, Drawing] = {"ladder-house": house}
