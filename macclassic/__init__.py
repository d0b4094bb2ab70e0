"""Emulated Macintosh of 1993 in one native window, with five card and board games."""

from macclassic.former_names import install

VERSION = "0.1.0"
ID = "local.pocket.macclassic"
"""Identifier of the program for the operating systems: desktop file, windows, icon, bundle on macOS.

It is not the reverse of a real domain: “.local” is reserved and belongs to no owner.
"""
SUFFIX = ".macclassic"
"""File name suffix of saved games, by which the operating systems know them."""

install()
