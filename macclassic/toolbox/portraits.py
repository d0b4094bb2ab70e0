"""The portraits of the six companions at 96 x 96, where there is room for more than their faces: as they sit
down, and when it is over."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.engine.companions import NAMES
from macclassic.toolbox.dialogs import Picture

translate = QCoreApplication.translate

FOLDER, SIZE = "portraits", 96


def framed(face: str, mood: str, name: str = "", large: bool = True) -> Picture:
    """Return the portrait of one of the six, if it may be large; else the face of whoever that is. `name`:
    of whom listeners are told how they look."""
    large = large and face in NAMES
    found = Picture(FOLDER if large else "art", f"{'portrait' if large else 'face'}-{face}-{mood}")
    if name:
        found.setAccessibleName(looks(name, mood))
    return found


def looks(name: str, mood: str) -> str:
    """Return how somebody looks, in a sentence."""
    words = {
        "calm": translate("people", "{name} looks at you calmly."),
        "pleased": translate("people", "{name} is beaming."),
        "dismayed": translate("people", "{name} looks dismayed."),
    }
    return words[mood].format(name=name)
