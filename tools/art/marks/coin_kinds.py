"""The marks of the coin cards' kinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.art.drawing import Drawing, Ink, stamp
from tools.art.flowers.shapes import rows
from tools.art.marks.kinds import SIZE, ear

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
LUMP = rows("""
    .....kk..
    ..kkkllk.
    .kllllllk
    kllllkkkk
    kukkkvvvk
    kuuukvvvk
    kuuukvvk.
    .kuukvk..
    ..kkkk...
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
MARKS: Mapping[str, tuple[Sequence[str], Mapping[str, Ink]]] = {
    "house": (HOUSE, {"c": Ink("FFFFCC", "white", "white")}),
    "gateway": (GATEWAY, {"s": Ink("CCCCCC", "silver", "black"), "j": Ink("777777", "grey", "white")}),
    "stall": (STALL, {"t": Ink("CC9966", "tan", "white")}),
    "lump": (
        LUMP,
        {
            "l": Ink("CCFFFF", "white", "white"),
            "u": Ink("669999", "silver", "white"),
            "v": Ink("336666", "slate", "black"),
        },
    ),
    "die": (DIE, {}),
    "hash": (HASH, {"y": Ink("990099", "purple", "black")}),
    "chain": (CHAIN, {"l": Ink("CCFFFF", "white", "white"), "u": Ink("669999", "silver", "white")}),
    "pick": (PICK, {}),
    "coin-double": (DOUBLE, {}),
    "joker": (JOKER, {}),
}
"""For each kind its sprite, and its inks where they are not the common ones."""

PICTURES: dict[str, Drawing] = {
    **{f"mark-{kind}": stamp(SIZE, SIZE, *mark) for kind, mark in MARKS.items()},
    **{f"ear-{kind}": ear(*mark) for kind, mark in MARKS.items()},
}
