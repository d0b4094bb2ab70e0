"""Pictures of plants of the twelve months, 12 x 12, for the hedge of the year.

Each has a spare cell on each side: in black and white a halo separates it from the cloth. They are too small
for patterns, so every ink is black or white at 1 bit.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Drawing, Ink, stamp
from tools.art.flowers.shapes import rows
from tools.art.garden.signs import haloed

INKS: Mapping[str, Ink] = {
    "g": Ink("009933", "forest", "black"),
    "G": Ink("99CC33", "green", "white"),
    "n": Ink("996633", "brown", "black"),
    "h": Ink("009933", "forest", "white"),
    "m": Ink("996633", "brown", "white"),
    "r": Ink("FF3333", "red", "black"),
    "e": Ink("DD0000", "red", "white"),
    "E": Ink("990033", "brown", "black"),
    "p": Ink("FF6699", "magenta", "white"),
    "P": Ink("FFCCFF", "white", "white"),
    "q": Ink("FF6699", "magenta", "black"),
    "y": Ink("FFCC00", "yellow", "white"),
    "o": Ink("FF6600", "orange", "white"),
    "O": Ink("FF6600", "orange", "black"),
    "v": Ink("6633CC", "purple", "black"),
    "V": Ink("CC99FF", "magenta", "white"),
    "t": Ink("996633", "brown", "black"),
    "c": Ink("FFFFCC", "white", "white"),
}

PINE = rows("""
    ....kkkkk...
    ..kkGgGgGkk.
    .kGgGgGgGgk.
    ..kkkkmkkk..
    .kkk.kmkkkk.
    kGgGkkmkGgGk
    kgGgkmmkgGgk
    .kkkkmkkkkk.
    ....kmmk....
    .....kmmk...
    ....kmmmk...
    ...kkkkkkk..
""")
PLUM = rows("""
    .r......r...
    ryr.r..ryr..
    .rkryr..r.r.
    ..k.r.kk.ryr
    ..nk.nk...r.
    ...nkk..nk..
    ....nk.nk...
    .r..nnkk....
    ryrknnk.....
    .r..nnk.....
    ....nnk.....
    ...knnkk....
""")
CHERRY = rows("""
    ...kkkkkk...
    .kkPPqPPPkk.
    kPPqPPPqPPPk
    kPqPPPPPPqPk
    kPPPPqPPPPPk
    kPqPPPPPqPPk
    .kPPPqPPPPk.
    ..kkPPPqkk..
    ....kmmk....
    ..q.kmmk....
    .q..kmmk.q..
    ...kmmmmk...
""")
WISTERIA = rows("""
    ..kkkkkkkk..
    .kGgGGgGGgk.
    kgGvVgGVvGgk
    kVvVvkkvVvVk
    kvVvVmkVvVvk
    kVvVkmkkvVvk
    .kVvkmk.kVvk
    .kvk.mk.kvk.
    ..k..mk..k..
    ....kmk.....
    ....kmmk....
    ...kkkkkk...
""")
IRIS = rows("""
    .....kk.....
    ....kVVk....
    .kk.kVVk.kk.
    kVVkkVVkkVVk
    kvVVvyyvVVvk
    .kvvkyykvvk.
    ..kkvyyvkk..
    .k.kvvvvk.k.
    kgk.kggk.kgk
    kgGkkgGkkGgk
    .kgGkgGkGgk.
    ..kkggggkk..
""")
PEONY = rows("""
    ....kkkk....
    .kkkeepkkkk.
    kepekekepeek
    keekpyyekeek
    kkekyyyekekk
    kekekkkkeeek
    kepeekeepeek
    .kkepekeekk.
    kkkkekekkkkk
    kGgkkkkkkgGk
    kggGkgGkGggk
    .kkkkkkkkkk.
""")
CLOVER = rows("""
    ..qq....qq..
    .qGkqq.qkGq.
    qGk.kGkk.kGq
    Gk.qGkkGq.kG
    k.qGk.kkGq.k
    q.Gk.kk.kG.q
    G.k.qkkq.k.G
    .q.qGkkGq.q.
    .G.Gk..kG.G.
    ...k.kk.k...
    ..k.k..k.k..
    ..kgkggkgk..
""")
PAMPAS = rows("""
    ....kkkk....
    ..kkcttckk..
    .kccttcccck.
    kttccttcttck
    kttcctkcttck
    kcttcckcttck
    kcctkckckcck
    .kcckckkcck.
    .kkcckkkckk.
    kgkgkgkgkgkk
    kggGgggGgggk
    .kkkkkkkkkk.
""")
CHRYSANTHEMUM = rows("""
    ....kkkk....
    ..kykyykyk..
    .kyykyykyyk.
    kkyykyykyykk
    kyykyyyykyyk
    kyyyyOOyyyyk
    kkkyyOOyykkk
    kyyyyyyyyyyk
    .kyykyykyyk.
    ..kykyykyk..
    .kgkykkykgk.
    kgGkkkkkkGgk
""")
MAPLE = rows("""
    .....kk.....
    ....koek....
    .kk.koek.kk.
    koekkoEekeek
    .koeeoEeeek.
    ..koeoEeek..
    kkkkoeEekkkk
    koeeEeEeEeek
    .kkkeEEekkk.
    ....kkEk....
    .....kEk....
    ......kk....
""")
PAULOWNIA = rows("""
    .....kk.....
    ....kVvk....
    .kk.kvVk.kk.
    kVvkkVvkkVvk
    kvVkkvVkkvVk
    .kk.kkkk.kk.
    ..kkkhhkkk..
    .kGhkhhkhGk.
    khGhghhghGhk
    khhghGGhghhk
    .khhkhhkhhk.
    ..kk.kk.kk..
""")
WILLOW = rows("""
    ...kkkkkk...
    .kkgGggGgkk.
    kgGggGggGggk
    kGgGgGgGgGgk
    kgGkGggkGgGk
    kGkGkmmkGkGk
    kGkgkmmkgkGk
    kgk.kmmk.kgk
    .k..kmmk..k.
    ....kmmk....
    ....kmmk....
    ...kmmmmk...
""")

YEAR = (
    *(PINE, PLUM, CHERRY, WISTERIA, IRIS, PEONY),
    *(CLOVER, PAMPAS, CHRYSANTHEMUM, MAPLE, PAULOWNIA, WILLOW),
)
"""Plants in the order of the decks' months."""

PICTURES: dict[str, Drawing] = {
    f"plant-{month:02}": haloed(stamp(12, 12, plant, INKS)) for month, plant in enumerate(YEAR, 1)
}
