"""Inks of icons: Apple's 34 colours at 8 bits, and their counterparts of the sixteen (look §1.6)."""

from __future__ import annotations

from collections.abc import Mapping

from tools.art.drawing import Ink

TWINS: Mapping[str, str] = {
    "FFFFFF": "white",
    "EEEEEE": "white",
    "DDDDDD": "silver",
    "CCCCCC": "silver",
    "BBBBBB": "silver",
    "AAAAAA": "silver",
    "888888": "grey",
    "777777": "grey",
    "555555": "slate",
    "444444": "slate",
    "222222": "black",
    "111111": "black",
    "000000": "black",
    "FFFFCC": "white",
    "FFCC99": "white",
    "CC9966": "tan",
    "FF6633": "orange",
    "33FF99": "green",
    "00BB00": "green",
    "339966": "green",
    "336666": "slate",
    "99FFFF": "white",
    "0099FF": "cyan",
    "0000DD": "blue",
    "330099": "purple",
    "CCCCFF": "silver",
    "9999FF": "silver",
    "6666CC": "grey",
    "333366": "slate",
    "FF66CC": "magenta",
    "990066": "brown",
    "996699": "grey",
    "FFFF00": "yellow",
    "DD0000": "red",
}


def ink(eight: str, one: str) -> Ink:
    """Return the ink of one of the 34 colours, with its pattern at 1 bit."""
    return Ink(eight, TWINS[eight], one)
