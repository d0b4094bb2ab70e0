"""A pocket Macintosh of 1993: one window is one emulated Mac screen, with five games on it."""

from macclassic.former_names import install

VERSION = "0.1.0"
ID = "local.pocket.macclassic"
"""What the systems know the program by: its desktop file, its windows, its icon, its bundle on the Mac.

Nobody's domain: “.local” belongs to no one.
"""
SUFFIX = ".macclassic"
"""How the files of saved games end: so systems know that they are ours."""

install()
