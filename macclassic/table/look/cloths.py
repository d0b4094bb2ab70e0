"""Cloths of tables: woven grounds of two tones, the cloths of the four seasons, and the mats on each.

The cloth of the season follows `look.season`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QBrush, QColor

from macclassic.quickdraw import patterns
from macclassic.quickdraw.patterns import Pattern
from macclassic.toolbox.base import look
from macclassic.toolbox.base.pictures import picture

YEAR = "year"
"""Name of the cloth that changes with the season."""
LAWN = "lawn"
"""Name of the ground of gardens, which is no cloth."""


class Mats(NamedTuple):
    """Colours of the mats on a cloth.

    `eight`: the two colours of the weave at 8 bits, `lit`: that of the lit edge, `four`: the one at 4 bits.
    """

    eight: tuple[str, str]
    lit: str
    four: str


class Weave(NamedTuple):
    """Woven ground: its colour, the colour of its threads and their pattern, at 8 bits.

    `four` is its plain colour at 4 bits: a pattern of sixteen colours is restless. `one` is the black pattern
    at 1 bit, at most every eighth pixel, for cards with a black outline.
    """

    eight: tuple[str, str, Pattern]
    four: str
    one: Pattern
    specks: bool = False
    """True for a black pixel of every 64 at 4 bits, by which two cloths of one colour differ."""


_TWILL = bytes.fromhex("8844221188442211")
_BASKET = bytes.fromhex("E0E0E0000E0E0E00")
_SERGE = bytes.fromhex("8142241818244281")
_HOPSACK = bytes.fromhex("CC33CC33CC33CC33")
_LINEN = bytes.fromhex("AA000000AA000000")
_SPECK = bytes.fromhex("8000000000000000")
_STARS = bytes.fromhex("8000000008000000")
_SPECKS = bytes.fromhex("8000080080000800")
_DOTS = bytes.fromhex("8800220088002200")

_WEAVES: Mapping[str, Weave] = {
    "green": Weave(("006633", "336633", _TWILL), "006411", _DOTS),
    "blue": Weave(("003366", "333366", _SERGE), "404040", _STARS),
    "wine": Weave(("660033", "663333", _BASKET), "562C05", _LINEN),
    "pine": Weave(("336666", "006666", _HOPSACK), "006411", _SPECKS, specks=True),
}
_MATS: Mapping[str, Mats] = {
    "green": Mats(("004400", "005500"), "339966", "404040"),
    "blue": Mats(("000033", "003333"), "336699", "000000"),
    "wine": Mats(("440000", "330033"), "993366", "404040"),
    "pine": Mats(("003333", "004444"), "669999", "404040"),
    "spring": Mats(("330033", "330066"), "996699", "404040"),
    "summer": Mats(("003333", "003366"), "339999", "000000"),
    "autumn": Mats(("330000", "440000"), "996633", "404040"),
    "winter": Mats(("000033", "222222"), "6666CC", "000000"),
}
_MAT_WEAVE = bytes.fromhex("CCCC3333CCCC3333")


def worn(name: str) -> str:
    """Return the actual cloth today: the season's for `YEAR`, the first one for an unknown name."""
    if name == YEAR:
        return look.season()
    return name if name in _MATS or name == LAWN else "green"


def brush(name: str) -> QBrush:
    """Return the opaque brush of a cloth at the current colour depth."""
    colours, found = look.current(), worn(name)
    if found not in _WEAVES:
        image = picture("cards/garden", LAWN) if found == LAWN else picture("backs", f"cloth-{found}")
        made = QBrush()
        made.setTextureImage(image)
        return made
    woven = _WEAVES[found]
    if colours.depth == 1:
        return patterns.brush(woven.one, colours.black, colours.white)
    if colours.depth == 4:
        specks = _SPECK if woven.specks else patterns.WHITE
        return patterns.brush(specks, colours.black, colours.colour(woven.four))
    ground, thread, pattern = woven.eight
    return patterns.brush(pattern, colours.colour(thread), colours.colour(ground))


def _mats(name: str) -> Mats:
    return _MATS.get(worn(name), _MATS["green"])


def mat(name: str) -> QBrush:
    """Return the brush of a woven mat on a cloth."""
    colours, mats = look.current(), _mats(name)
    if colours.depth == 1:
        return patterns.brush(patterns.WHITE, colours.black, colours.white)
    if colours.depth == 4:
        return patterns.brush(patterns.WHITE, colours.black, colours.colour(mats.four))
    return patterns.brush(_MAT_WEAVE, *map(colours.colour, mats.eight))


def lit(name: str) -> QColor:
    """Return the colour of the lit edges of a mat."""
    colours = look.current()
    if colours.depth == 8:
        return colours.colour(_mats(name).lit)
    return colours.colour("808080") if colours.depth == 4 else colours.black


def shadow(name: str) -> QColor:
    """Return the colour of a hard shadow on a cloth."""
    colours = look.current()
    return colours.colour(_mats(name).eight[0] if colours.depth == 8 else "000000")
