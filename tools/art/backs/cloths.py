"""Seasonal cloths, 64 x 64, that tile without a seam.

Each is silk in two tones with the season's falling or drifting things woven in; in 16 colours the ground is
plain, because two of them shimmer. The motifs stay dark enough for white text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from tools.art.drawing import Drawing, Ink, Picture
from tools.art.flowers.shapes import flipped, rows, turned

SIDE = 64
Motif = tuple[int, int, Sequence[str]]
"""Sprite and the position of its upper left cell; the sprite wraps around at the edges."""

BLOSSOM = rows("""
    ...mm.mm...
    ..mllmllm..
    ..mllmllm..
    mmmllmllmmm
    mllmmkmmllm
    mlllmkmlllm
    .mmkkkkkmm.
    ..mmkkkmm..
    .mllmmmllm.
    .mlllmlllm.
    ..mmm.mmm..
""")
PETAL = rows("""
    .mm.
    mllm
    mllm
    .mlm
    ..m.
""")
WAVE = rows("""
    ......mmmm......
    ....mmllllmm....
    ...ml......lm...
    ..ml...mm...lm..
    .ml..mmllmm..lm.
    .m..ml....lm..m.
    ml..m..mm..m..lm
    m..ml.mllm.lm..m
""")
GULL = rows("""
    mm.....mm
    .lmm.mml.
    ...lml...
""")
MAPLE = rows("""
    ......m......
    ......m......
    .....mlm.....
    .m...mlm...m.
    .mm.mmlmm.mm.
    .mlmmmlmmmlm.
    ..mllmlmllm..
    mmmmllllmmmmm
    .mlllllllllm.
    ...mmlllmm...
    ..mllmlmllm..
    ..mm..l..mm..
    ......l......
    .....l.......
""")
LEAF = rows("""
    ....mm
    ..mmlm
    .mlllm
    .mllm.
    mllm..
    lmm...
    l.....
""")
CRYSTAL = rows("""
    ......m......
    ....m.m.m....
    .m...mlm...m.
    ..m.m.l.m.m..
    ...m..l..m...
    .m..m.l.m..m.
    ..m..mlm..m..
    mmlllllllllmm
    ..m..mlm..m..
    .m..m.l.m..m.
    ...m..l..m...
    ..m.m.l.m.m..
    .m...mlm...m.
    ....m.m.m....
    ......m......
""")
FLAKE = rows("""
    ..m..
    m.l.m
    .mlm.
    llkll
    .mlm.
    m.l.m
    ..m..
""")

INKS: Mapping[str, Mapping[str, Ink]] = {
    "spring": {
        "ground": Ink("663366", "purple", "white"),
        "thread": Ink("660066", "purple", "white"),
        "m": Ink("993366", "black", "black"),
        "l": Ink("993399", "purple", ""),
        "k": Ink("660066", "magenta", "black"),
    },
    "summer": {
        "ground": Ink("006666", "forest", "white"),
        "thread": Ink("006699", "forest", "white"),
        "m": Ink("0066CC", "black", "black"),
        "l": Ink("336699", "forest", ""),
        "k": Ink("006699", "black", "black"),
    },
    "autumn": {
        "ground": Ink("663300", "brown", "white"),
        "thread": Ink("660000", "brown", "white"),
        "m": Ink("993300", "black", "black"),
        "l": Ink("996600", "brown", ""),
        "k": Ink("660000", "red", "black"),
    },
    "winter": {
        "ground": Ink("333366", "slate", "white"),
        "thread": Ink("333399", "slate", "white"),
        "m": Ink("666699", "grey", "black"),
        "l": Ink("6666CC", "slate", "black"),
        "k": Ink("666699", "grey", "black"),
    },
}
MOTIFS: Mapping[str, Sequence[Motif]] = {
    "spring": (
        (6, 5, BLOSSOM),
        (39, 36, turned(BLOSSOM, 2)),
        (30, 12, PETAL),
        (52, 18, turned(PETAL)),
        (13, 42, turned(PETAL, 3)),
        (57, 57, flipped(PETAL)),
        (26, 56, turned(PETAL, 2)),
    ),
    "summer": tuple(
        (x, y, WAVE) for row, y in enumerate(range(4, SIDE, 16)) for x in range(-16 + row % 2 * 16, SIDE, 32)
    ),
    "autumn": (
        (8, 6, MAPLE),
        (40, 37, turned(MAPLE)),
        (42, 8, LEAF),
        (13, 42, turned(LEAF, 2)),
        (57, 58, flipped(LEAF)),
    ),
    "winter": (
        (7, 6, CRYSTAL),
        (40, 38, CRYSTAL),
        (44, 9, FLAKE),
        (12, 43, FLAKE),
    ),
}
SPECKS: Mapping[str, Sequence[tuple[int, int]]] = {
    "winter": ((30, 4), (31, 26), (58, 28), (3, 31), (31, 58), (60, 60), (2, 57), (34, 42)),
}


def cloth(depth: int, season: str) -> Picture:
    """Draw the cloth of a season."""
    picture = Picture(depth, SIDE, SIDE, INKS[season], "ground")
    for y in range(SIDE):
        for x in range(SIDE):
            if (x + 2 * (y // 2)) % 4 == 0 and y % 2 == 0:
                picture.put(x, y, "thread")
    for x, y, sprite in MOTIFS[season]:
        for across in (x - SIDE, x, x + SIDE):
            for down in (y - SIDE, y, y + SIDE):
                picture.sprite(across, down, sprite)
    for x, y in SPECKS.get(season, ()):
        picture.put(x, y, "m")
    if depth == 1:
        _dots(picture)
    return picture


def _dots(picture: Picture) -> None:
    """Weave dots into free areas."""
    ground, step = picture.grid[2][0], 8
    for y in range(0, SIDE, step // 2):
        for x in range(y // (step // 2) % 2 * (step // 2), SIDE, step):
            near = [picture.grid[(y + j) % SIDE][(x + i) % SIDE] for j in (-1, 0, 1) for i in (-1, 0, 1)]
            if all(each == ground for each in near):
                picture.put(x, y, "k")


PICTURES: dict[str, Drawing] = {f"cloth-{season}": partial(cloth, season=season) for season in INKS}
