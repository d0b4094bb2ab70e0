"""Pictures of moments in Soi: a quartet, the four aces, five in a row, a player who is out."""

from __future__ import annotations

from functools import partial

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import box, curve, line, oval, polygon, rows
from tools.art.moments.kit import bow, limb, moment, rays, solid, spun
from tools.art.moments.things import blade, card, pip

KNOT = rows("""
    kk.....kk
    krkkkkkrk
    krrkrkrrk
    krkkkkkrk
    kk.k.k.kk
    ..kk.kk..
""")


def quartet(depth: int, early: bool = False) -> Picture:
    """Draw four cards of a rank in a fan; early: the fourth is still moving in."""
    p = moment(depth)
    pivot = (31.0, 63.0)
    for suit, degrees in zip("CDSH", (-26, -9, 8, 25), strict=True):
        if early and suit == "H":
            degrees, pivot = 40, (24.0, 68.0)
        card(p, pivot, degrees, 14, 56, 8.5)
        # The table writes the rank over the mark when it shows the moment.
        mark, middle = spun([(pivot[0] + x, pivot[1] + y) for x, y in ((-4, -41), (2, -31))], pivot, degrees)
        pip(p, round(mark[0]), round(mark[1]), suit)
    pip(p, round(middle[0]), round(middle[1]), "H", large=True)
    solid(p, limb((18, 66), (21, 58), thick=13), "blue")
    solid(p, limb((20, 57), (26, 52), thick=12), "skin")
    solid(p, limb((26, 53), (36, 45), thick=6), "skin", deep=1)
    p.fill(limb((24, 55), (30, 50), thick=5), "skin")
    return p


def four_aces(depth: int, early: bool = False) -> Picture:
    """Draw a chandelier of four candles with the four suits hanging from its arms; early: not yet lit."""
    p = moment(depth, {"flame": Ink("FF6600", "orange", "white")})
    for y in range(0, 12, 4):
        p.fill(oval(30, y, 34, y + 5) - oval(31, y + 1, 33, y + 4), "k")
    arms = curve((32, 44), (14, 52), (8, 32), pen=2) | curve((32, 44), (22, 48), (22, 28), pen=2)
    arms |= frozenset((63 - x, y) for x, y in arms)
    solid(p, arms, "gold")
    stem = oval(27, 12, 37, 22) | box(30, 20, 34, 34) | oval(26, 30, 38, 42) | box(30, 40, 34, 48)
    solid(p, stem, "gold")
    for x, y in ((8, 31), (22, 27), (41, 27), (55, 31)):
        solid(p, box(x - 3, y, x + 5, y + 2), "gold", deep=1)
        solid(p, box(x - 1, y - 9, x + 3, y), "cream", deep=1)
        p.fill(line((x, y - 12), (x, y - 10)), "k")
        if not early:
            p.fill(blade((x + 0.9, y - 10.0), 0, 0, 8, 2.4), "gold", edge="flame" if depth > 1 else "k")
            rays(p, (x + 1.0, y - 13.5), 6, 8, (-60, 0, 60), thick=1)
    for suit, x, y in (("S", 8, 53), ("H", 23, 57), ("C", 40, 57), ("D", 55, 53)):
        p.fill(line((x, y - (18 if suit in "SD" else 9)), (x, y - 6)), "k")
        pip(p, x, y, suit, large=True)
    return p


def five_in_a_row(depth: int, early: bool = False) -> Picture:
    """Draw an elephant with five cards in its trunk and a knot in its tail; early: it thinks."""
    inks = {
        "e": Ink("AAAAAA", "silver", "white"),
        "e-": Ink("777777", "grey", "50"),
        "e+": Ink("DDDDDD", "white", ""),
    }
    p = moment(depth, inks)
    solid(p, limb(*bow((54, 28), (60, 26), (59, 16)), thick=2.4), "e", deep=1)
    p.sprite(57, 8, rows(".k.k.\nkkkk.\nkkkkk\n.kkk.\n.kkk."))
    p.sprite(55, 13, KNOT)
    for x in (29, 40):
        solid(p, box(x, 44, x + 7, 60), "e-")
    body = oval(20, 20, 57, 50)
    legs = box(23, 42, 32, 61) | box(46, 40, 55, 61)
    solid(p, body | legs, "e", deep=3)
    p.fill(box(32, 47, 46, 49) & body, "e-")
    for x in (23, 46):
        for i in range(3):
            p.fill(box(x + 3 * i, 59, x + 2 + 3 * i, 61), "w")
    for number, degrees in enumerate((-52, -26, 0, 26, 52)[: 2 if early else 5]):
        pivot = (14.0, 20.0)
        card(p, pivot, degrees, 5, 19, 4.5)
        ((x, y),) = spun([(pivot[0], pivot[1] - 15)], pivot, degrees)
        dot = rows(".#.\n###\n.#.")
        p.sprite(round(x) - 2, round(y) - 1, dot, {"#": "k" if number % 2 else "red"})
    trunk = limb(*bow((20, 34), (2, 46), (5, 26)), thick=6.5) | limb(
        *bow((5, 26), (6, 17), (15, 18)), thick=5
    )
    head = oval(12, 19, 36, 43)
    solid(p, trunk, "e")
    solid(p, head, "e")
    p.fill(oval(11, 33, 20, 41) & (head | trunk), "e")
    for x, y in ((4, 33), (3, 29), (5, 24)):
        p.fill(line((x, y), (x + 3, y)), "e-")
    solid(p, limb((18, 41), (10, 49), thick=4), "paper", deep=1)
    solid(p, oval(24, 15, 43, 42), "e")
    p.fill(curve((33, 20), (41, 27), (34, 38)), "e-" if depth > 1 else "k")
    p.sprite(16 if early else 17, 27, rows("......\nk....k\n.kkkk." if early else ".kk.\nkkwk\nkkkk\n.kk."))
    p.fill(curve((15, 24), (18, 21), (22, 24)), "k")
    p.fill(curve((19, 38), (22, 41), (25, 38)), "k")
    return p


def out(depth: int, early: bool = False) -> Picture:
    """Draw an empty chair with a scarf and a spider on it; early: just left."""
    p = moment(depth)
    if depth > 1:
        p.fill(oval(9, 56, 58, 63), "s")
    for x in (21, 41):
        solid(p, box(x, 42, x + 3, 56), "wood-")
    for mirror in (False, True):
        post = polygon((16, 3), (20, 3), (22, 36), (18, 36))
        solid(p, frozenset((64 - x, y) for x, y in post) if mirror else post, "wood", deep=1)
    for y in (6, 16, 25):
        rail = polygon((20, y), (44, y), (44, y + 5), (20, y + 5)) | oval(20, y - 2, 44, y + 4)
        solid(p, rail & box(20, 0, 45, 64), "wood", deep=1)
    seat = polygon((19, 35), (46, 35), (52, 43), (13, 43))
    solid(p, seat, "red")
    solid(p, box(13, 44, 52, 48), "wood", deep=1)
    for x in (14, 47):
        solid(p, box(x, 49, x + 4, 62), "wood", deep=1)
    if early:
        solid(p, polygon((15, 2), (22, 2), (23, 9), (14, 12), (4, 19), (0, 14), (8, 8)), "blue")
        for a, b in (((0, 14), (0, 11)), ((2, 17), (0, 19)), ((4, 19), (3, 22))):
            p.fill(line(a, b), "k")
        for x, y, size in ((55, 50, 8), (60, 43, 5), (2, 53, 7)):
            p.fill(oval(x, y, x + size, y + size), "w", edge="air")
        return p
    solid(p, polygon((15, 2), (22, 2), (23, 24), (14, 24)), "blue")
    for x in range(14, 23, 2):
        p.fill(line((x, 24), (x, 27)), "k")
    p.fill(line((36, 49), (36, 54)), "k")
    p.sprite(33, 54, rows("k.kkk.k\n.kkkkk.\nk.kkk.k\n.k...k."))
    return p


PICTURES: dict[str, Drawing] = {
    "quartet": quartet,
    "four-aces": four_aces,
    "five-in-a-row": five_in_a_row,
    "out": out,
    "quartet.1": partial(quartet, early=True),
    "four-aces.1": partial(four_aces, early=True),
    "five-in-a-row.1": partial(five_in_a_row, early=True),
    "out.1": partial(out, early=True),
}
