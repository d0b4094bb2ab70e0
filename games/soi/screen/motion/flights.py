"""Where cards are while they move: along a way, lifted and with a shadow, turned over, shuffled, gathered.

Functions of the part that is done; they know places and nothing of what happens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect

from macclassic.toolbox.base.motion_timing import LIFT, STEPS, Duration, Ease, MotionPath, step_of, turning

from ..layout import ABOVE, SMALL, CardPlace, centred

PACKETS = 5
APART = 17
"""How far the two halves of the pack go from the middle before they are riffled."""
FAN = 22
"""How far the cards of a set lie apart when they are shown."""


def between(old: CardPlace, new: CardPlace, way: MotionPath, t: float, lifted: bool) -> CardPlace:
    """Return where a card is part of the way from one place to another; half of the way it is as it was."""
    if t >= 1.0:
        return new
    middle = way.at(old.middle, new.middle, t)
    looks = new if 2 * step_of(t) >= STEPS else old
    found = centred(middle, looks.size, new.z if not lifted else ABOVE + new.z % 100)
    up = LIFT if lifted else 0
    return replace(found, y=found.y - up, face=looks.face, lifted=lifted)


def turned(closed: CardPlace, opened: CardPlace, t: float) -> CardPlace:
    """Return how a card lies that is turned over in its place, from its back to its face."""
    wide, face = turning(opened.size.width() if t >= 1 / 3 else closed.size.width(), t)
    found = opened if t >= 1 / 3 else replace(centred(opened.middle, closed.size, opened.z), face=False)
    return replace(found, wide=wide, face=face)


def riffled(pack: CardPlace, names: Sequence[str], t: float) -> dict[str, CardPlace]:
    """Return where the cards of a pack are that is parted and riffled: two halves go apart and run together,
    a card of one and a card of the other."""
    places = {}
    way, step = Ease.BOTH.value, step_of(t)
    half = len(names) // 2
    for number, name in enumerate(names):
        right = number >= half
        if step <= STEPS // 2:
            apart = APART * way[2 * step] // 64
        else:
            # The lower ones run in first, a few at a time, or their edges would be one black band.
            late = (number % half) * PACKETS // half / PACKETS
            done = min(1.0, max(0.0, (step - STEPS // 2) / (STEPS // 2) * 2 - late))
            apart = round(APART * (1 - done))
        places[name] = replace(pack, x=pack.x + (apart if right else -apart), z=pack.z + number % half)
    return places


def fanned(cards: Sequence[CardPlace], table: QRect) -> list[CardPlace]:
    """Return where the four cards of a set are shown side by side, near where they lay."""
    lay = QRect()
    for each in cards:
        lay = lay.united(each.rect)
    middle = lay.center() - QPoint(0, 4 * LIFT)
    broad = FAN * (len(cards) - 1) + SMALL.width()
    room = table.adjusted(broad // 2 + 2, SMALL.height() // 2 + 2, -broad // 2 - 4, -SMALL.height() // 2 - 4)
    middle = QPoint(
        max(room.left(), min(middle.x(), room.right())), max(room.top(), min(middle.y(), room.bottom()))
    )
    left = middle.x() - (broad - SMALL.width()) // 2
    return [
        replace(centred(QPoint(left + FAN * number, middle.y()), SMALL, ABOVE + number), lifted=True)
        for number in range(len(cards))
    ]


def squared(cards: Sequence[CardPlace]) -> list[CardPlace]:
    """Return where they lie on one another, each a pixel beside the one below."""
    x = (cards[0].x + cards[-1].x) // 2
    return [replace(each, x=x + number - 2) for number, each in enumerate(cards)]


DEAL = MotionPath(Duration.B, Ease.OUT)
TRAVEL = MotionPath(Duration.C, Ease.BOTH)
GATHER = MotionPath(Duration.D, Ease.BOTH)
