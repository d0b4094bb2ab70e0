"""The actions of Sorry. Legal actions are shared objects, so that looking ahead creates none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple

NONE: Final = -1
"""No pawn, or no card."""


class Action:
    """Base class of the actions."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Turn over the top card; undo does not stop there."""

    decides: ClassVar[bool] = False


class Part(NamedTuple):
    """Move of one pawn.

    `how`: `enter`, `forward`, `backward`, `swap` or `sorry`. `steps`: length of a walk. `target`: the pawn
    with which the pawn changes places, or which it replaces.
    """

    pawn: int
    how: str
    steps: int = 0
    target: int = NONE


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move by the open card: one part, or two in their order for a split 7."""

    parts: tuple[Part, ...]


WALKING = ("forward", "backward")
AIMED = ("swap", "sorry")

DRAW: Final = Draw()
DRAWS: Final = (DRAW,)
ENTERS: Final = [Move((Part(pawn, "enter"),)) for pawn in range(16)]
# By pawn, then by steps or by target pawn.
FORWARDS: Final = [[Move((Part(pawn, "forward", steps),)) for steps in range(13)] for pawn in range(16)]
BACKWARDS: Final = [[Move((Part(pawn, "backward", steps),)) for steps in range(5)] for pawn in range(16)]
SWAPS: Final = [[Move((Part(pawn, "swap", 0, target),)) for target in range(16)] for pawn in range(16)]
SORRIES: Final = [[Move((Part(pawn, "sorry", 0, target),)) for target in range(16)] for pawn in range(16)]
# By the pawn that goes first, its steps, and the other pawn.
SPLITS: Final = [
    [
        [Move(FORWARDS[one][steps].parts + FORWARDS[two][7 - steps].parts) for two in range(16)]
        for steps in range(7)
    ]
    for one in range(16)
]
