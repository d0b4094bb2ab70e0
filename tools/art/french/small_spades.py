"""Draws king, queen and jack of spades for the small cards: sword, mirror, halberd."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.flowers.shapes import rows
from tools.art.french.courts import SAME, SMALL_FIST, SMALL_POMMEL, Court

KING = Court(
    axis=11,
    robe=(
        15,
        rows("""
        .......kkww
        ....kkkkwkw
        ..kkqqqkwww
        .kqqyqqkwkw
        .kqyyyqkwww
        kkkkkkkkkkk
        yyyyyyyyyyy
        """),
    ),
    swap={"q": "b", "b": "q"},
    head=(
        0,
        rows("""
        .k..kq
        .kykky
        .kyyyy
        .kyyyb
        .kkkkk
        kMkfff
        kMkkkf
        kMkfff
        kMkfkf
        kMkfff
        kMkkkk
        kmkwwq
        .kkwww
        ..kwww
        ...kww
        ....kk
        """),
    ),
    whole=False,
    parts=(
        (
            15,
            1,
            rows("""
            ..k..
            .kwk.
            .kwk.
            .kwk.
            .kwk.
            .kwk.
            .kwk.
            .kwk.
            .kwk.
            .kwk.
            .kwk.
            kyyyk
            """),
        ),
        (15, 13, SMALL_FIST),
        (15, 18, SMALL_POMMEL),
    ),
)

QUEEN = Court(
    axis=11,
    robe=(
        15,
        rows("""
        .......kfff
        .....kkbkff
        ....kbbbykf
        ...kbbybbky
        ..kbbyyykqk
        kkkkkkkkkkk
        yyyyyyyyyyy
        """),
    ),
    swap=SAME,
    head=(
        0,
        rows("""
        .....k
        ..k.ky
        ..kyky
        ..kyyq
        ..kkkk
        .kkkff
        .kkfff
        kkkfkf
        kkffff
        kkkfff
        kkkFff
        .kkffq
        kkkkff
        kk.kff
        kk..kf
        """),
    ),
    whole=False,
    parts=(
        (
            0,
            8,
            rows("""
            .kkkk.
            kywsyk
            kyswyk
            kyssyk
            .kkkk.
            ..kk..
            .kffk.
            kffkfk
            kffffk
            .kkkk.
            """),
        ),
    ),
)

JACK = Court(
    axis=10,
    robe=(
        15,
        rows("""
        .......kkyy
        ....kkkkyyy
        ..kqqBBqkky
        .kqqqBBqqkk
        .kqBBqqqkyk
        kkkkkkkkkkk
        yyyyyyyyyyy
        """),
    ),
    swap=SAME,
    head=(
        0,
        rows("""
        ............
        ...kkkkkk...
        .kkbbbbbbk..
        .kbBbbBbbbk.
        .kBBBBBBBBk.
        ..kkkkkkkk..
        ..kfffkhhk..
        .kkkffkhkk..
        ..kfkfkhhk..
        .kfffffkhk..
        .kkffffkhk..
        ..kqqfkhhk..
        ..kffffkk...
        ...kkffk....
        .....kfk....
        """),
    ),
    whole=True,
    parts=(
        (
            15,
            0,
            rows("""
            .k....
            kwk...
            kwkkk.
            kyksk.
            kyssk.
            kyssk.
            kyksk.
            kykkk.
            kyk...
            kyk...
            kyk...
            kyk...
            kyk...
            """),
        ),
        (14, 13, SMALL_FIST),
        (
            14,
            18,
            rows("""
            .kyk.
            .kyk.
            """),
        ),
    ),
)

COURTS: Mapping[str, Court] = {"K": KING, "Q": QUEEN, "J": JACK}
