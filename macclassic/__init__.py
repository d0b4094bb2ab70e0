"""A pocket Macintosh of 1993: one window is one emulated Mac screen, with five games on it."""

VERSION = "0.1.0"
ID = "macclassic"
"""What the systems know the program by: of its desktop file, its window, its package, its settings' folder."""
