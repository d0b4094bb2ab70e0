"""Emulated Macintosh of 1993 in one native window, with five card and board games."""

import os
import sys

VERSION = "0.1.0"
ID = "local.pocket.macclassic"
"""Identifier of the program for the operating systems: desktop file, windows, icon, bundle on macOS.

It is not the reverse of a real domain: “.local” is reserved and belongs to no owner.
"""
SUFFIX = ".macclassic"
"""File name suffix of saved games, by which the operating systems know them."""


def _forget_current_folder() -> None:
    """Remove the current folder, which `python -m macclassic` puts first, from the places of modules.

    Files there are not ours, whatever their names are.
    """
    if sys.argv[:1] != ["-m"] or "macclassic" not in sys.orig_argv or sys.flags.safe_path:
        return
    try:
        here = os.getcwd()
    except OSError:
        return  # A folder that has been deleted is not among the places.
    if sys.path[0] == here != os.path.dirname(os.path.dirname(__file__)):
        del sys.path[0]


_forget_current_folder()

from macclassic.former_names import install  # noqa: E402

install()
