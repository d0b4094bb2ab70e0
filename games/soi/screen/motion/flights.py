"""Places of cards in motion: travelling, turned over, shuffled and gathered.

Functions of the elapsed part of the motion. They know places and nothing of the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect

from macclassic.toolbox.base.motion_timing import LIFT, STEPS, Duration, Ease, MotionPath, step_of, turning

from ..layout import SMALL, Z_MOVING, CardPlace, centred

PACKETS = 5
APART = 17
"""Distance in pixels of the halves of the pack from the middle before they are riffled."""
FAN = 22
"""Distance in pixels between the cards of a set when they are shown."""


def between(old: CardPlace, new: CardPlace, way: MotionPath, t: float, lifted: bool) -> CardPlace:
    """Return the place of a card that travels; it changes size and side halfway.

    `t`: the elapsed part, from 0 to 1. `lifted`: the card is drawn with a shadow.
    """
    if t >= 1.0:
        return new
    middle = way.at(old.middle, new.middle, t)
    looks = new if 2 * step_of(t) >= STEPS else old
    found = centred(middle, looks.size, new.z if not lifted else Z_MOVING + new.z % 100)
    up = LIFT if lifted else 0
    return replace(found, y=found.y - up, face=looks.face, lifted=lifted)


def turned(closed: CardPlace, opened: CardPlace, t: float) -> CardPlace:
    """Return the place of a card that is turned over from its back to its face. `t`: the elapsed part."""
    wide, face = turning(opened.size.width() if t >= 1 / 3 else closed.size.width(), t)
    found = opened if t >= 1 / 3 else replace(centred(opened.middle, closed.size, opened.z), face=False)
    return replace(found, wide=wide, face=face)


def riffled(pack: CardPlace, names: Sequence[str], t: float) -> dict[str, CardPlace]:
    """Return the places of the cards of a pack that is riffled.

    Two halves move apart and run together again, alternating cards.
    """
    places = {}
    way, step = Ease.BOTH.value, step_of(t)
    half = len(names) // 2
    for number, name in enumerate(names):
        right = number >= half
        if step <= STEPS // 2:
            apart = APART * way[2 * step] // 64
        else:
            # The lower cards run in first, a few at a time; otherwise their edges would form one black band.
            late = (number % half) * PACKETS // half / PACKETS
            done = min(1.0, max(0.0, (step - STEPS // 2) / (STEPS // 2) * 2 - late))
            apart = round(APART * (1 - done))
        places[name] = replace(pack, x=pack.x + (apart if right else -apart), z=pack.z + number % half)
    return places


def fanned(cards: Sequence[CardPlace], table: QRect) -> list[CardPlace]:
    """Return the places of the four cards of a set side by side, near where they lay."""
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
        replace(centred(QPoint(left + FAN * number, middle.y()), SMALL, Z_MOVING + number), lifted=True)
        for number in range(len(cards))
    ]


def squared(cards: Sequence[CardPlace]) -> list[CardPlace]:
    """Return the places of cards in a pile, each a pixel beside the one below."""
    x = (cards[0].x + cards[-1].x) // 2
    return [replace(each, x=x + number - 2) for number, each in enumerate(cards)]


DEAL = MotionPath(Duration.B, Ease.OUT)
TRAVEL = MotionPath(Duration.C, Ease.BOTH)
GATHER = MotionPath(Duration.D, Ease.BOTH)
