"""The hedge of the year: twelve plants of 12 x 12, of the months from January on, each told at a glance.

Too small for patterns: at 1 bit every ink is black or white.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing, Ink, stamp
from tools.art.flowers.shapes import rows

INKS: Mapping[str, Ink] = {
    "g": Ink("006600", "forest", "black"),
    "G": Ink("33CC33", "green", "white"),
    "n": Ink("996633", "brown", "black"),
    "r": Ink("DD0000", "red", "black"),
    "R": Ink("990033", "brown", "black"),
    "p": Ink("FF6699", "magenta", "white"),
    "P": Ink("FFCCFF", "white", "white"),
    "q": Ink("FF99CC", "magenta", "black"),
    "y": Ink("FFCC00", "yellow", "white"),
    "o": Ink("FF6600", "orange", "white"),
    "v": Ink("660099", "purple", "black"),
    "V": Ink("CC99FF", "magenta", "white"),
    "t": Ink("CC9966", "tan", "white"),
    "c": Ink("FFFFCC", "white", "white"),
}

PINE = rows("""
    .....kkkk...
    ...kkGGggk..
    ..kGGggggk..
    ...kkkkkk...
    .kkk.nkkkkk.
    kGGgknkGGggk
    kggggnkggggk
    .kkkknkkkkk.
    .....nk.....
    ....knk.....
    ....knnk....
    ...knnnnk...
""")
PLUM = rows("""
    ..kk....kk..
    .krrk..krrk.
    kryyrkkryyrk
    krrrrkkrrrrk
    .krrk.nkrrk.
    ..kkn.n.kk..
    .kk.nnn.....
    krrk.nn.....
    kryrknn.....
    krrknnn.....
    .kk..nnn....
    .....nnn....
""")
CHERRY = rows("""
    ...kkkkkk...
    .kkPPqPPPkk.
    kPPqPPPqPPPk
    kPqPPPqPPPqk
    kPPPPqPPPPPk
    kPqPPPPPqPPk
    .kPPqPqPPPk.
    ..kkPPPPkk..
    ....knnk....
    ....knnk....
    ....knnk....
    ...knnnnk...
""")
WISTERIA = rows("""
    ..gggggggg..
    .gGGgGGgGGg.
    gGvvGggvvGgg
    kvVvvkkvVvvk
    kvVvvnkvVvvk
    kvVvvnkvVvvk
    .kvvknkkvvk.
    .kvvknk.kvk.
    ..kk.nk.kk..
    .....nk.....
    ....knk.....
    ....knnk....
""")
IRIS = rows("""
    .....kk.....
    ....kVVk....
    .kkkkVVkkkk.
    kVVkVyyVkVVk
    kVvVkyykVvVk
    kvvk.kk.kvvk
    .kk..gg..kk.
    .g..ggg..g..
    .gg.gg..gg..
    .gGggg.gGg..
    ..gGggggg...
    ...gggggg...
""")
PEONY = rows("""
    ...kkkkkk...
    .kkrprrrrkk.
    krprrprrrrrk
    krrryyyyrrrk
    krpryyyyrrRk
    krrrrrrrrrRk
    .krrprrprRk.
    ..kkrrRRkk..
    .ggkkkkkkgg.
    gGGgkgGkgGgg
    .gGGggGgGGg.
    ..gg.gg.gg..
""")
CLOVER = rows("""
    ..rr.kk.rr..
    .rGkk..kkGr.
    rGk.rkkr.kGr
    Gk.rGkkGr.kG
    k.rGk..kGr.k
    r.Gk.kk.kG.r
    .rk.rkkr.kr.
    .G.rGkkGr.G.
    .r.G.kk.G.r.
    .....kk.....
    ...kkggkk...
    ...kggggk...
""")
PAMPAS = rows("""
    .kkk...kkk..
    kccck.kccck.
    kcctkkkcctk.
    .kcctkcctk..
    .kkctkctkkk.
    ...kgkgkccck
    .g..ggkcctk.
    .gg.gkgkkk..
    ..g.gggg.g..
    ..ggggg.gg..
    ...gggggg...
    ...gggggg...
""")
CHRYSANTHEMUM = rows("""
    ...kkkkkk...
    .kkyykyykkk.
    kykyykyykyyk
    kyykykykyyyk
    kkyykookyykk
    kyykoookkyyk
    kyyykokyykyk
    .kykykyykyk.
    ..kkyykykk..
    .ggkkkkkkgg.
    gGgggggggGg.
    .gg..gg..gg.
""")
MAPLE = rows("""
    .....kk.....
    ....korrk...
    .kk.korrk.kk
    korkkorrkkrk
    .korrrrrrrk.
    ..korrrrrk..
    kkkkorrrkkkk
    koorrrrrrrrk
    .kkkorrkkkk.
    ....kkkk....
    .....nk.....
    .....nk.....
""")
PAULOWNIA = rows("""
    .....kk.....
    .kk.kVvk.kk.
    kVvkkVvkkVvk
    kVvkkVvkkVvk
    .kgk.gk.kgk.
    .kkgkgkkgkk.
    kGgkggkkGggk
    kggggGgggggk
    kgGggGgggGgk
    .kkggGggkkk.
    ...kkgkk....
    .....gg.....
""")
WILLOW = rows("""
    ...kkkkkk...
    .kkgGggGgkk.
    kgGggGggGggk
    kGgGgGgGgGgk
    kgkGkggkGkgk
    kgkgknnkgkgk
    kgkgknnkgkgk
    kgk.knnk.kgk
    .k..knnk..k.
    ....knnk....
    ....knnk....
    ...knnnnk...
""")

YEAR = (
    *(PINE, PLUM, CHERRY, WISTERIA, IRIS, PEONY),
    *(CLOVER, PAMPAS, CHRYSANTHEMUM, MAPLE, PAULOWNIA, WILLOW),
)
"""The plants in the order of the decks' months."""

PICTURES: dict[str, Drawing] = {
    f"plant-{month:02}": stamp(12, 12, plant, INKS) for month, plant in enumerate(YEAR, 1)
}
