"""Emblems of the small coin cards, redrawn for eleven columns: the visible part of a squeezed card.

Roles as in `tools.art.coins.emblems`. In colours every part has a black contour, which fills the gaps of one
cell; in black and white the gaps stay white, and parts are black except for those in `LIT`.
"""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.flowers.shapes import rows

EMBLEMS = {
    1: rows("""
        ....eee....
        ..eeEeeee..
        .eEeeeeeee.
        .....x.....
        eeee.x.eeee
        eEeeexeEeee
        .....x.....
        ..eeeeeee..
        .eeEeeeeee.
        eeeeeeeeeee
        .....x.....
        .....x.....
        ...xxxxx...
    """),
    2: rows("""
        ....eee....
        ...eEeee...
        ...eeeee...
        ....eee....
        .ee.....ee.
        eEee.x.eEee
        eeee...eeee
        .ee.....ee.
        ...ee.ee...
        ..eEe.eEe..
        ..eee.eee..
        ...e...e...
    """),
    3: rows("""
        ...kk.kk...
        ..keekeek..
        ..keeeeek..
        kkkkeeekkkk
        keeekekeeek
        keeeekeeeek
        .keekxkeek.
        ..kkxxxkk..
        .keekxkeek.
        keeeekeeeek
        keekkkkkeek
        .kk.....kk.
    """),
    4: rows("""
        .xx..x..xx.
        xxxx.x.xxxx
        .xxx.x.xxx.
        ...........
        Eee.Eee.Eee
        eee.eee.eee
        eee.eee.eee
        ...........
        ..Eee.Eee..
        ..eee.eee..
        ..eee.eee..
        ...........
        ....Eee....
        ....eee....
        .....e.....
    """),
    5: rows("""
        .....e.....
        ....EEe....
        ...EEeee...
        ...Eeeee...
        ....eee....
        .Ee..e..ee.
        Eeee.e.eeee
        ee.ee.ee.ee
        e...eee...e
        e..eexee..e
        ...eexee...
        ...eexee...
        ....exe....
        ....eee....
        .....e.....
    """),
    6: rows("""
        ...EE.EE...
        .EEEEEEeee.
        EEe.....eee
        EE..EEe..ee
        .e.EE.ee.e.
        EE.E.x.e.ee
        Ee.ee.ee.ee
        .e..eee..e.
        ee.......ee
        eeee...eeee
        .eeeeeeeee.
        ...eeeee...
        .gg.....gg.
        ggggg.ggggg
        .ggg...ggg.
    """),
    7: rows("""
        .....e.....
        ....eee....
        .....e.....
        xx...x...xx
        xxxx.x.xxxx
        .xxx.x.xxx.
        .....x.....
        ee...x...ee
        eeee.x.eeee
        .eee.x.eee.
        .....x.....
        xx...x...xx
        xxxx.x.xxxx
        .xxx.x.xxx.
        .....x.....
    """),
    8: rows("""
        ..E...E...E
        ..E..EE..E.
        E.EE.E..EE.
        .E.E.E.E...
        .EE.EE.E.EE
        ..E.E.E.E..
        ...........
        ...kkkkk...
        ..kkkkkkk..
        .kkkkkkkkk.
        kkkkkkkkkkk
        kkkkkkkkkkk
        kkkkkkkkkkk
    """),
    9: rows("""
        .....e.....
        .e..eee..e.
        .ee.eee.ee.
        ..ee.e.ee..
        ....xxx....
        eee.xxx.eee
        eeeexxxeeee
        eee.xxx.eee
        ....xxx....
        ..ee.e.ee..
        .ee.eee.ee.
        .e..eee..e.
        .....e.....
    """),
    10: rows("""
        .....e.....
        ....eee....
        .e..eee..e.
        .ee.exe.ee.
        .eeeexeeee.
        eeeeexeeeee
        eeexexexeee
        .eeexxxeee.
        ..eeexeee..
        .eeeexeeee.
        .ee..x..ee.
        .....x.....
        .....x.....
    """),
    11: rows("""
        .....e.....
        ....eEe....
        .e..eEe..e.
        eEe..e..eEe
        eEe.eEe.eEe
        .e..eee..e.
        eEe..e..eEe
        eee.eee.eee
        ...........
        .xx.xxx.xx.
        xxxxxxxxxxx
        xxwxxxxxwxx
        xxxwxxxwxxx
        .xxxwxwxxx.
        ...xxxxx...
    """),
    12: rows("""
        ...kkkkk...
        .kkEEEEEkk.
        kEEEEEEEEek
        kEEEEEEEeek
        kkkkkkkkkkk
        ...........
        ..x..x..x..
        .xx.xx.xx..
        .x..x..x...
        ...........
        ....x..x..x
        ...xx.xx.xx
        ...x..x..x.
    """),
}
LIT: Mapping[int, str] = {3: "eEx", 9: "x", 12: "eE"}
"""Roles that stay white in black and white."""
CUT = (1, 3, 5, 7, 11, 12)
"""Emblems without an added contour: dark ones on light fields, and those that have their own."""
GRIN = rows("""
    ...........
    .kk.....kk.
    kkkk...kkkk
    kkkk...kkkk
    kkkk...kkkk
    .kk.....kk.
    ...........
    kkkkkkkkkkk
    kwwkwwkwwkk
    .kwkwwkwkk.
    .kkkkkkkkk.
    ..kkwkwkk..
    ....kkk....
""")
"""Emblem of the jokers' coin."""
