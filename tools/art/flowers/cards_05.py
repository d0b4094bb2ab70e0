"""Draws May's cards: irises between sword leaves, with the zig-zag plank bridge."""

from __future__ import annotations

from tools.art.drawing import Picture
from tools.art.flowers.kit import Canvas, Ink, box, line, polygon, ribbon, rows

CARDS = ("05-animal", "05-ribbon", "05-plain-1", "05-plain-2")

INKS = {
    "v": Ink("6633CC", "purple", "black"),  # petal
    "l": Ink("CC99FF", "silver", "black"),  # its light
    "V": Ink("330099", "purple", "black"),  # its shade
    "y": Ink("FFCC00", "yellow", "white"),  # tongue
    "f": Ink("009933", "green", "white"),  # leaf
    "F": Ink("006600", "forest", "black"),  # its shaded half
    "water": Ink("3399FF", "cyan", "25"),
    "wave": Ink("0033CC", "blue", "white"),
    "plank": Ink("CC9966", "tan", "white"),
    "post": Ink("663300", "brown", "black"),
}

IRIS = rows("""
    ..........k..........
    .........klk.........
    ...kk...kllvk...kk...
    ..klvk..klvVk..kvvk..
    ..kllvk.klvVk.kvvVk..
    ..kllvvkklvVkkvvvVk..
    ...klvvvkvVkvvvvVk...
    ....kkvvVkkkVvvkk....
    ..kkkkkVVkykVVkkkkk..
    .klllvvkkyyykkvvvvvk.
    kllvvvvvkyyykvvvvvvVk
    klvvvvvkklykkkvvvvvVk
    klvvvVkklvyvvkkvvvVVk
    kvvvVk.klvyvVk.kvvVVk
    kvvVk.kllvvvVVk.kvVVk
    kvVVk.klvvvvVVk.kVVVk
    .kVk..klvvvvVVk..kVk.
    .kVk..kvvvvVVVk..kVk.
    ..k....kvvVVVk....k..
    ........kvVVk........
    .........kkk.........
""")
BUD = rows("""
    ...k...
    ..klk..
    ..klk..
    .kllvk.
    .klvVk.
    .klvVk.
    .klvVk.
    .kfVFk.
    .kffFk.
    ..kFk..
    ..kFk..
""")


def sword(canvas: Picture, x: int, foot: int, tip: int, lean: int, half: float = 2.5) -> None:
    """Draw a sword leaf from (x, foot) up to row `tip`, leaning sideways; `half` is half its width."""
    waist = foot - (foot - tip) * 0.55
    middle = x + lean * 0.3
    left = polygon((x - half, foot), (middle - half, waist), (x + lean, tip), (middle, waist), (x, foot))
    right = polygon((x, foot), (middle, waist), (x + lean, tip), (middle + half, waist), (x + half, foot))
    canvas.fill(left | right, "f", edge="k")
    canvas.fill(right, "F")


def _stem(canvas: Canvas, *points: tuple[int, int]) -> None:
    canvas.fill(line(*points, pen=2), "f", edge="k")


def _plank(canvas: Canvas, *corners: tuple[int, int]) -> None:
    """Draw a board of the bridge, its grain lengthwise; corners clockwise from the upper left."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    canvas.fill(polygon(*corners), "plank", edge="k")
    middle = ((ax + dx) // 2, (ay + dy) // 2), ((bx + cx) // 2, (by + cy) // 2)
    canvas.fill(line(*middle), "k")


def draw(canvas: Canvas, card: str) -> None:
    """Draw one of the month's cards."""
    if card == "05-animal":
        canvas.fill(box(0, 48, 48, 78), "water", edge="k")
        for x, y, length in ((18, 50, 8), (2, 55, 6), (38, 58, 8), (36, 68, 8), (4, 75, 8), (20, 72, 9)):
            canvas.fill(box(x, y, x + length, y + 1), "wave")
        for x, tip, lean in ((4, 24, -2), (18, 20, 2), (28, 30, -1), (41, 16, 3)):
            sword(canvas, x, 49, tip, lean)
        _stem(canvas, (34, 48), (34, 28))
        _stem(canvas, (11, 48), (11, 22))
        canvas.woodcut(24, 10, IRIS)
        canvas.woodcut(1, 3, IRIS)
        for x, y in ((2, 70), (26, 64), (14, 60), (41, 54)):
            canvas.fill(box(x, y, x + 2, y + 7), "post", edge="k")
        _plank(canvas, (14, 55), (48, 46), (48, 53), (14, 62))
        _plank(canvas, (8, 55), (16, 53), (37, 64), (30, 67))
        _plank(canvas, (-2, 67), (36, 59), (36, 66), (-2, 74))
        canvas.still |= box(2, 46, 46, 76)  # planks are flat
    elif card == "05-ribbon":
        for x, tip, lean in ((4, 34, -2), (17, 36, -1), (12, 40, 1), (45, 36, 0)):
            sword(canvas, x, 78, tip, lean)
        _stem(canvas, (11, 78), (11, 24))
        _stem(canvas, (21, 78), (21, 31), (34, 18))
        sword(canvas, 16, 78, 46, 0)
        canvas.woodcut(1, 4, IRIS)
        canvas.woodcut(25, 2, IRIS)
        ribbon(canvas, 27, 27, "orchid")
    elif card == "05-plain-1":
        for x, tip, lean in ((5, 32, -2), (20, 22, 3), (30, 44, -2), (43, 18, 1)):
            sword(canvas, x, 78, tip, lean)
        _stem(canvas, (12, 78), (12, 22))
        _stem(canvas, (36, 78), (36, 44))
        sword(canvas, 24, 78, 42, 1)
        sword(canvas, 14, 78, 46, -2)
        canvas.woodcut(2, 3, IRIS)
        canvas.woodcut(25, 28, IRIS)
    else:
        for x, tip, lean in ((7, 14, 3), (41, 36, 3), (26, 26, 4), (18, 50, -8)):
            sword(canvas, x, 78, tip, lean)
        _stem(canvas, (34, 78), (34, 22))
        _stem(canvas, (14, 78), (14, 54))
        _stem(canvas, (23, 40), (20, 16))
        sword(canvas, 28, 78, 52, 0)
        canvas.woodcut(17, 4, BUD)
        canvas.woodcut(24, 3, IRIS)
        canvas.woodcut(3, 36, IRIS)
        canvas.fill(box(0, 70, 48, 78), "water", edge="k")
        for x, y, length in ((4, 72, 10), (22, 73, 8), (35, 72, 9)):
            canvas.fill(box(x, y, x + length, y + 1), "wave")
