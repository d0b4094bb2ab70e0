"""Places of cards in motion: travelling, riffled and gathered.

Functions of the elapsed part of the motion. They know places and nothing of the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect

from macclassic.table.motion import moving_pieces
from macclassic.table.motion.moving_pieces import CardPlace
from macclassic.toolbox.base.motion_timing import LIFT, STEPS, Duration, Ease, MotionPath, step_of

from ..layout import SMALL, Z_MOVING

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
    looks = new if 2 * step_of(t) >= STEPS else old
    z = Z_MOVING + new.z % 100 if lifted else new.z
    shown = replace(new, z=z, face=looks.face, size=looks.size, lifted=lifted)
    return moving_pieces.between(old, new, way, t, shown)


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
        CardPlace(0, 0, Z_MOVING + number, size=SMALL, lifted=True).centred(
            QPoint(left + FAN * number, middle.y())
        )
        for number in range(len(cards))
    ]


def squared(cards: Sequence[CardPlace]) -> list[CardPlace]:
    """Return the places of cards in a pile, each a pixel beside the one below."""
    x = (cards[0].x + cards[-1].x) // 2
    return [replace(each, x=x + number - 2) for number, each in enumerate(cards)]


DEAL = MotionPath(Duration.B, Ease.OUT)
TRAVEL = MotionPath(Duration.C, Ease.BOTH)
GATHER = MotionPath(Duration.D, Ease.BOTH)
