"""Large numerals of the cards, drawn by hand at half their size and doubled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.art.flowers.shapes import Shape, cells, moved, rows

DIGITS: Mapping[str, tuple[str, ...]] = {
    "0": rows("""
        ..#####..
        .##...##.
        ###...###
        ###...###
        ###...###
        ###...###
        ###...###
        ###...###
        ###...###
        ###...###
        ###...###
        ###...###
        .##...##.
        ..#####..
    """),
    "1": rows("""
        ....###
        ..#####
        #######
        ##.####
        ...####
        ...####
        ...####
        ...####
        ...####
        ...####
        ...####
        ...####
        ...####
        .######
    """),
    "2": rows("""
        ..#####..
        .##..###.
        ###...###
        ####..###
        .##...###
        ......###
        .....###.
        ....###..
        ...##....
        ..##.....
        .##.....#
        ########.
        #########
        ##..####.
    """),
    "3": rows("""
        ..#####..
        .##..###.
        ###...###
        ###...###
        ......###
        .....###.
        ...####..
        .....###.
        ......###
        .#....###
        ###...###
        ###...###
        .##..###.
        ..#####..
    """),
    "4": rows("""
        ......###.
        .....####.
        ....#####.
        ...##.###.
        ...##.###.
        ..##..###.
        ..##..###.
        .##...###.
        ##....###.
        ##########
        ##########
        ......###.
        ......###.
        ....######
    """),
    "5": rows("""
        .########
        .#######.
        .######..
        .#.......
        .#.......
        .######..
        .##..###.
        ......###
        ......###
        .##...###
        ####..###
        ###...###
        .##..###.
        ..#####..
    """),
    "7": rows("""
        #########
        #########
        ##..#####
        #......##
        #.....##.
        .....###.
        .....###.
        ....###..
        ....###..
        ...####..
        ...####..
        ...####..
        ...####..
        ....###..
    """),
    "8": rows("""
        ..#####..
        .##...##.
        ###...###
        ###...###
        ###...##.
        .####.#..
        ..#####..
        .#..#####
        ##...####
        ##....###
        ##....###
        ##....###
        .##...##.
        ..#####..
    """),
}
GAP = 2


def grown(picture: Sequence[str]) -> Shape:
    """Return a one-coloured drawing at twice its size with smoothed steps (the Scale2x rule)."""
    ink = cells(picture)
    result: set[tuple[int, int]] = set()
    for y in range(len(picture)):
        for x in range(len(picture[0])):
            here, up, down = (x, y) in ink, (x, y - 1) in ink, (x, y + 1) in ink
            left, right = (x - 1, y) in ink, (x + 1, y) in ink
            quarters = (
                up if left == up and left != down and up != right else here,
                up if up == right and up != left and right != down else here,
                left if down == left and down != right and left != up else here,
                right if right == down and right != up and down != left else here,
            )
            result.update((2 * x + i % 2, 2 * y + i // 2) for i, quarter in enumerate(quarters) if quarter)
    return frozenset(result)


def numeral(number: int) -> tuple[Shape, int]:
    """Return the cells of a number 28 high with its upper left cell at (0, 0), and its width."""
    whole: Shape = frozenset()
    x = 0
    for digit in str(number):
        drawing = DIGITS[digit]
        whole |= moved(grown(drawing), x, 0)
        x += 2 * len(drawing[0]) + GAP
    return whole, x - GAP
