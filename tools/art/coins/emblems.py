"""Draws the emblems of the twelve coins: the plant of each month, large (15 x 15) and small (9 x 9).

Roles: "e" the plant's own colour, "E" its light, "x" the second colour (stem, heart, leaf), "k" the contour,
"w" white, "g" and "G" leaf green. `tools.art.coins.mint` gives their colours for each coin. The small emblems
use "e", "E", "x" and "k" only. The two halves of an emblem are alike or nearly so: the left half alone must
identify the coin.
"""

from __future__ import annotations

from tools.art.flowers.cards_02 import BLOSSOM as PLUM
from tools.art.flowers.cards_09 import SMALL as RAYS
from tools.art.flowers.cards_10 import UPRIGHT as MAPLE
from tools.art.flowers.shapes import rows


def _renamed(picture: tuple[str, ...], letters: str, roles: str) -> tuple[str, ...]:
    """Return a flower card's sprite in the roles of an emblem."""
    return tuple(row.translate(str.maketrans(letters, roles)) for row in picture)


def _glyph(text: str) -> tuple[str, ...]:
    """Return the nine rows of a small emblem."""
    return tuple(text.split())


LARGE = {
    1: rows("""
        ......kkk......
        ....kkEeEkk....
        ...kEeEeEeEk...
        ...kkkkkkkkk...
        ......kxk......
        ..kkk.kxk.kkk..
        kkEeEkkxkkEeEkk
        kEeEeEkxkEeEeEk
        kkkkkkkxkkkkkkk
        ......kxk......
        ....kkkxkkk....
        ..kkEeEeEeEkk..
        ..kEeEeEeEeEk..
        ..kkkkkkkkkkk..
        .....kxxxk.....
    """),
    2: _renamed(PLUM, "qph", "Eex"),
    3: rows("""
        ....kkk.kkk....
        ...keeekeeek...
        ...keeeeeeek...
        .kkkkeeEeekkkk.
        keeekeeEeekeeek
        keeeeEeEeEeeeek
        .keeeeExEeeeek.
        ..kkEEExEEEkk..
        ..keeexxxeeek..
        .keeeeExEeeeek.
        .keeeEekeEeeek.
        keeeeekkkeeeeek
        .keekek.kekeek.
        ..kkkkk.kkkkk..
    """),
    4: rows("""
        ..kk...k...kk..
        .kxxkk.k.kkxxk.
        kxxxxxkkkxxxxxk
        .kkkkkkkkkkkkk.
        .kEeekEeekEeek.
        .keeekeeekeeek.
        ..kkkkkkkkkkk..
        ...kEeekEeek...
        ...keeekeeek...
        ....kkkkkkk....
        .....kEeek.....
        .....keeek.....
        ......kkk......
        ......kek......
        .......k.......
    """),
    5: rows("""
        .......k.......
        .kk...kek...kk.
        kEek.kEeek.keek
        kEeekkEeekkeeek
        .keeekkekkeeek.
        ..kkeekekeekk..
        .kkkkkkxkkkkkk.
        kEeekkxxxkkeeek
        kEeekkexekkeeek
        keekkEexeekkeek
        .kk.kEexeek.kk.
        ....kEeeeek....
        ....keeeeek....
        .....keeek.....
        ......kkk......
    """),
    6: rows("""
        ....kkk.kkk....
        ..kkEeekEeekk..
        .kEeekeeekeeek.
        .keekEeeeekeek.
        kkekEekkkeekekk
        kEekekxxxkekeek
        keekekxxxkekeek
        keekeekkkeekeek
        .kkekeeeeekekk.
        .keekkeeekkeek.
        ..keeekkkeeek..
        .gkkeeekeeekkg.
        gggGkkkkkkkGggg
        .gGgggGkGgggGg.
        ...ggg.k.ggg...
    """),
    7: rows("""
        ......kkk......
        ......kek......
        ......kek......
        ..kkk.kkk.kkk..
        .kxxxk.k.kxxxk.
        ..kxxxkkkxxxk..
        ...kkk.k.kkk...
        .kkk...k...kkk.
        keeekk.k.kkeeek
        .keeeekkkeeeek.
        ..kkkk.k.kkkk..
        ..kkk..k..kkk..
        .kxxxkkkkkxxxk.
        ..kkk..k..kkk..
        .......k.......
    """),
    8: rows("""
        .....kkkkk.....
        ...kkEEEEEkk...
        ..kEEEEEkkEEk..
        ..kEkEEkkEEEk..
        .kEEkkEkkEkEEk.
        .kEEEkEkEEkkEk.
        .kEEEkkkEEkEEk.
        ..kEEEkkEkkEk..
        .kkkkkkkkkkkkk.
        kkkkwkkkkkwkkkk
        kkkwkwkkkwkwkkk
        .kkkkkkwkkkkkk.
        ..kkkkwkwkkkk..
        ...kkkkkkkkk...
        .....kkkkk.....
    """),
    9: _renamed(RAYS, "pqeE", "ekxx"),
    10: _renamed(MAPLE, "lv", "ex"),
    11: rows("""
        .......k.......
        ......kEk......
        ..k..kkEkk..k..
        .kEk.kEkEk.kEk.
        kkEkk.kkk.kkEkk
        kEkEkkEkEkkEkEk
        .kkk.kkkkk.kkk.
        ..k....k....k..
        ..kkkkkkkkkkk..
        .kxxxkxxxkxxxk.
        kxxwxxxwxxxwxxk
        kxxxwxxwxxwxxxk
        .kxxxwxwxwxxxk.
        ..kkxxxwxxxkk..
        ....kkkkkkk....
    """),
    12: rows("""
        .....kkkkk.....
        ...kkEEEEEkk...
        ..kEEEEEEEEEk..
        .kkEEEEEEEEEkk.
        kEEEEEEEEEEEEEk
        keeEEeeEEeeEeek
        .kkkkkkkkkkkkk.
        ...............
        ....x...x...x..
        ...xx..xx..xx..
        ...x...x...x...
        ......x...x....
        .....xx..xx....
        .....x...x.....
        ...............
    """),
}

ONE_BIT = {
    2: rows("""
        ......kkk......
        .....kkkkk.....
        .....kkkkk.....
        ..kk.kkkkk.kk..
        .kkkk.kkk.kkkk.
        kkkkkk...kkkkkk
        kkkkk..k..kkkkk
        .kkk..kkk..kkk.
        .....k.k.k.....
        ..kkk.kkk.kkk..
        .kkkkk.k.kkkkk.
        .kkkkk...kkkkk.
        .kkkkk...kkkkk.
        ..kkk.....kkk..
        ...............
    """),
    5: rows("""
        .......k.......
        ......kkk......
        ......kkk......
        .....kkkkk.....
        .kk..kkkkk..kk.
        kkkk.kkkkk.kkkk
        k.kkk.kkk.kkk.k
        ..kkk.kkk.kkk..
        ...kk.kkk.kk...
        ..kkkkkkkkkkk..
        ..kkkkkkkkkkk..
        ...kk.kkk.kk...
        .kkk..kkk..kkk.
        .kk...kkk...kk.
        .......k.......
    """),
    6: rows("""
        ....kkk.kkk....
        ..kkkkkkkkkkk..
        .kkk..kkk..kkk.
        .kk.kk.k.kk.kk.
        kkk.kkkkkkk.kkk
        kk.kkk...kkk.kk
        kk.kk.kkk.kk.kk
        kkk.k.k.k.k.kkk
        .kk.kk.k.kk.kk.
        .kkk.kk.kk.kkk.
        ..kkk..k..kkk..
        ...kkkkkkkkk...
        .k..kkkkkkk..k.
        kkkk.......kkkk
        .kkkkkk.kkkkkk.
    """),
    9: _renamed(RAYS, "kpqeE", "kkwww"),
}
"""Emblems redrawn for black and white, where otherwise only colours separate the parts."""

GRIN = rows("""
    ...............
    ...kk.....kk...
    ..kkkk...kkkk..
    ..kkkk...kkkk..
    ..kkkk...kkkk..
    ...kk.....kk...
    ...............
    k.............k
    kkkkkkkkkkkkkkk
    .kwwwkwwwkwwwk.
    .kkwwkwwwkwwkk.
    ..kkkkkkkkkkk..
    ...kkwwkwwkk...
    .....kkkkk.....
    ...............
""")
"""Emblem of the jokers' coin."""

SMALL = {
    1: _glyph("....e.... ...eee... .eeeeeee. ...eee... ..eeeee.. eeeeeeeee ....x.... ....x.... ..xxxxx.."),
    2: _glyph("...eee... ..eeeee.. eeeeeeeee eeeexeeee eeexxxeee .eeexeee. .eeeeeee. eeee.eeee .ee...ee."),
    3: _glyph("...E.E... ..EEEEE.. EE.EEE.EE EEEExEEEE .EEExEEE. ..ExxxE.. .EEExEEE. EEEE.EEEE .E.....E."),
    4: _glyph("xxx.x.xxx .xxxxxxx. eekeeekee .eeekeee. .eekekee. ..eeeee.. ..eekee.. ...eee... ....e...."),
    5: _glyph("....e.... e..eee..e ee.eee.ee .eeexeee. eeexxxeee ee.exe.ee e..eee..e ...eee... ....e...."),
    6: _glyph("..eeeee.. .eEeeeEe. eEeEEEeEe eeEexeEee eeExxxEee eeEexeEee eEeEEEeEe .eEeeeEe. ..eeeee.."),
    7: _glyph("....e.... ....e.... .xx.k.xx. ..xxkxx.. ....k.... eee.k.eee .eeekeee. ....k.... ....k...."),
    8: _glyph("..eeeee.. .eeekeee. eekekekee eeekkkeee eeeekeeee kkkkkkkkk kkkkkkkkk .kkkkkkk. ..kkkkk.."),
    9: _glyph("....e.... .e..e..e. ..e.e.e.. ...xxx... eeexxxeee ...xxx... ..e.e.e.. .e..e..e. ....e...."),
    10: _glyph("....e.... ...eee... ee.eee.ee .eeexeee. eeeexeeee .eeexeee. ..eeeee.. .ee.e.ee. ....e...."),
    11: _glyph("....e.... .e.eee.e. ee..e..ee .e.eee.e. ee.eee.ee ....x.... xxx.x.xxx xxxxxxxxx .xx.x.xx."),
    12: _glyph("...eeee.. .eeeeeee. eeeeeeeee ......... ..x..x..x .x..x..x. ......... ...x..x.. ..x..x..."),
}

SMALL_ONE_BIT = {
    3: _glyph("..kk.kk.. ..k.k.k.. kkk...kkk k...k...k .k.kkk.k. ..k.k.k.. .k.....k. k..kkk..k .kk...kk."),
    4: _glyph("xxx.x.xxx .xxxxxxx. ee.eee.ee .eee.eee. .ee.e.ee. ..eeeee.. ..ee.ee.. ...eee... ....e...."),
    7: _glyph("....k.... kk..k..kk kkk.k.kkk .kk.k.kk. ....k.... kk..k..kk kkk.k.kkk .kk.k.kk. ....k...."),
    9: _glyph("..k.k.k.. .kk.k.kk. k.kkkkk.k .kk...kk. kkk...kkk .kk...kk. k.kkkkk.k .kk.k.kk. ..k.k.k.."),
}
"""Small emblems redrawn for black and white, where otherwise only colours separate the parts."""
