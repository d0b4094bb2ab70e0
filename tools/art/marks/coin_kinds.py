"""Marks of the coin cards' kinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.art.drawing import COMMON, Drawing, Ink, stamp
from tools.art.flowers.shapes import rows
from tools.art.marks.kinds import SIZE, ear

Mark = tuple[Sequence[str], Mapping[str, Ink]]
"""Sprite, and its inks that differ from the common ones."""

HOUSE = rows("""
    ....k....
    ..kkckk..
    kkccccckk
    kkkkkkkkk
    .kckckck.
    .kckckck.
    .kckckck.
    kkkkkkkkk
    kkkkkkkkk
""")
GATEWAY = rows("""
    ..kkkkk..
    .ksjsjsk.
    kjskkksjk
    ksk...ksk
    kjk...kjk
    ksk...ksk
    kjk...kjk
    ksk...ksk
    kkk...kkk
""")
STALL = rows("""
    kkkkkkkkk
    krwrwrwrk
    krwrwrwrk
    .k.k.k.k.
    .k.....k.
    .k.....k.
    kkkkkkkkk
    ktttttttk
    kkkkkkkkk
""")
INGOT = rows("""
    ...kkkkkk
    ..klllkvk
    .klllkvvk
    .kkkkkvvk
    kuuuukvvk
    kuuuuukvk
    kuuuuukvk
    kuuuuukk.
    kkkkkkk..
""")
DIE = rows("""
    .kkkkkkk.
    kwwwwwwwk
    kwkwwwkwk
    kwwwwwwwk
    kwwwkwwwk
    kwwwwwwwk
    kwkwwwkwk
    kwwwwwwwk
    .kkkkkkk.
""")
HASH = rows("""
    ..yy.yy..
    ..yy.yy..
    yyyyyyyyy
    yyyyyyyyy
    ..yy.yy..
    yyyyyyyyy
    yyyyyyyyy
    ..yy.yy..
    ..yy.yy..
""")
CHAIN = rows("""
    kkkk.....
    kulk.....
    kuuk.....
    kkkkkk...
    ..kulk...
    ..kuukkkk
    ..kkkkulk
    .....kuuk
    .....kkkk
""")
PICK = rows("""
    .kkkkk...
    ..kkkkkk.
    .....kkk.
    ....nkkkk
    ...nn..kk
    ..nn...kk
    .nn.....k
    nn......k
    n........
""")
DOUBLE = rows("""
    ..k...k..
    .krk.krk.
    .krk.krk.
    krwrkrwrk
    krrrkrrrk
    krrrkrrrk
    .krk.krk.
    .krk.krk.
    ..k...k..
""")
JOKER = rows("""
    ..kkkkk..
    .kyyyyyk.
    kyykykyyk
    kyykykyyk
    kyyyyyyyk
    kykyyykyk
    kyykkkyyk
    .kyyyyyk.
    ..kkkkk..
""")
PAINT: Mapping[str, tuple[Sequence[str], Mapping[str, str]]] = {
    "house": (
        rows("""
            .........
            ....a....
            ..aaabb..
            .........
            ..a.a.b..
            ..a.a.b..
            ..a.a.b..
            .aaaaabb.
            .........
        """),
        {"a": "FFFFCC", "b": "CCCC99"},
    ),
    "gateway": (
        rows("""
            .........
            ..abcbd..
            .ab...dc.
            .a.....c.
            .b.....d.
            .a.....c.
            .b.....d.
            .a.....c.
            .........
        """),
        {"a": "FFFFFF", "b": "BBBBBB", "c": "999999", "d": "666666"},
    ),
    "stall": (
        rows("""
            .........
            .a.a.a.b.
            .bcbcbcb.
            ..f.f.f..
            ..fffff..
            ..fffff..
            .........
            .dddeeee.
            .........
        """),
        {"a": "FF3333", "b": "BB0000", "c": "CCCCCC", "d": "FFCC99", "e": "CC9966", "f": "FFFFCC"},
    ),
    "lump": (
        rows("""
            .........
            ...aab.c.
            ..aab.cc.
            ......cd.
            .bbbb.cd.
            .bbbbe.d.
            .bbbbe.d.
            .eeeee...
            .........
        """),
        {"a": "FFFFCC", "b": "FFCC33", "c": "CC9900", "d": "996600", "e": "FF9900"},
    ),
    "die": (
        rows("""
            .........
            .......a.
            .......a.
            .......a.
            .......a.
            .......a.
            .......a.
            .aaaaaaa.
            .........
        """),
        {"a": "BBBBBB"},
    ),
    "chain": (
        rows("""
            .........
            .ab......
            .bc......
            .........
            ...ab....
            ...bc....
            ......ab.
            ......bc.
            .........
        """),
        {"a": "CCFFFF", "b": "669999", "c": "336666"},
    ),
    "pick": (
        rows("""
            .........
            .........
            .........
            ....a....
            ...a.....
            ..a......
            .a.......
            a........
            .........
        """),
        {"a": "996633"},
    ),
    "coin-double": (
        rows("""
            .........
            ..a...a..
            ..a...a..
            .a...a...
            .a.b.a.b.
            ..bb..bb.
            ..b...b..
            ..b...b..
            .........
        """),
        {"a": "FF3333", "b": "990000"},
    ),
    "joker": (
        rows("""
            .........
            ..aaa....
            .aa......
            .a.....b.
            .a.....b.
            .......b.
            ......b..
            ...bbbb..
            .........
        """),
        {"a": "FFFF66", "b": "FF9900"},
    ),
}
"""Tones of each mark at 256 colours, painted over its drawing: light from the upper left, few tones."""

CLEAR = Ink("", "", "")
"""Paints nothing."""


def _painted(kind: str, drawn: Sequence[str], inks: Mapping[str, Ink]) -> Mark:
    """Return a mark with its paint; each tone becomes a role with the 4- and 1-bit inks of the drawn role.

    Cells without paint stay as drawn.
    """
    if kind not in PAINT:
        return drawn, inks
    paint, tones = PAINT[kind]
    roles = {**COMMON, **inks}
    known: dict[tuple[str, str], str] = {}
    found = []
    for under, over in zip(drawn, paint, strict=True):
        row = ""
        for role, tone in zip(under, over, strict=True):
            if tone in tones:
                painted = known.setdefault((role, tone), chr(0x100 + len(known)))
                roles[painted] = roles.get(role, CLEAR)._replace(eight=tones[tone])
                row += painted
            else:
                row += role
        found.append(row)
    return tuple(found), {role: ink for role, ink in roles.items() if COMMON.get(role) != ink}


MARKS: Mapping[str, Mark] = {
    kind: _painted(kind, drawn, inks)
    for kind, (drawn, inks) in {
        "house": (HOUSE, {"c": Ink("FFFFCC", "white", "white")}),
        "gateway": (GATEWAY, {"s": Ink("CCCCCC", "silver", "black"), "j": Ink("777777", "grey", "white")}),
        "stall": (STALL, {"t": Ink("CC9966", "tan", "white")}),
        "lump": (
            INGOT,
            {
                "l": Ink("FFFFCC", "white", "white"),
                "u": Ink("FFCC33", "yellow", "white"),
                "v": Ink("CC9900", "orange", "black"),
            },
        ),
        "die": (DIE, {}),
        "hash": (HASH, {"y": Ink("990099", "purple", "black")}),
        "chain": (CHAIN, {"l": Ink("CCFFFF", "white", "white"), "u": Ink("669999", "silver", "white")}),
        "pick": (PICK, {}),
        "coin-double": (DOUBLE, {}),
        "joker": (JOKER, {}),
    }.items()
}
"""Sprite of each kind, and its inks that differ from the common ones."""

PICTURES: dict[str, Drawing] = {
    **{f"mark-{kind}": stamp(SIZE, SIZE, *mark) for kind, mark in MARKS.items()},
    **{f"ear-{kind}": ear(*mark) for kind, mark in MARKS.items()},
}
