"""Closing animation of a game: a garden gate opens and petals drift in; dusk after a loss."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from macclassic.table import finale
from macclassic.table.finale import LeavingPiece
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_state import Stage
from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.pictures import picture
from macclassic.toolbox.base.sound import Sound

from ...actions import NO_INDEX
from ...outcome.result import Result
from .. import shapes
from ..layout import place_of
from ..model import Model, PaintedFlower
from . import flights

if TYPE_CHECKING:
    from ..model import State

GATE_SCALE = 2
"""Factor by which the picture of the gate is enlarged."""
MAX_PETALS, FLOWERS_PER_SIDE = 40, 4
"""Largest number of petals that drift in, and of flowers at each side of the gate."""
CLOSED_MS, OPEN_MS, FLOWER_MS = 500, 500, 60
"""Milliseconds: gate closed, gate open before the first petal, and between flowers."""


def of_garden(now: State, stage: Stage, result: Result) -> Iterator[Motion]:
    """Yield the motions of the end of a game, for a person who has won or for people who have lost."""
    winner = result.leader
    won = winner != NO_INDEX and now.company.won(winner)
    yield from finale.ended(stage, won, lambda above: _opens(now, stage, above, winner))


def _opens(now: State, stage: Stage, above: FlyingLayer, winner: int) -> Iterator[Motion]:
    """Yield the motions of a gate that opens for the winner."""
    model: Model = now.model
    flowers = model.player(winner).flowers
    gates = [_gate(name) for name in ("gate-closed", "gate-open")]
    size = above.size()
    corner = QPoint((size.width() - gates[0].width()) // 2, (size.height() - gates[0].height()) // 2)
    into = corner + QPoint(gates[0].width() // 2, gates[0].height() * 5 // 8)
    leaves = [leaf for flower in flowers for leaf in _petals(now, flower, into)][:MAX_PETALS]

    def stand(number: int) -> None:
        above.bare(True)
        above.put("gate", corner, gates[number])
        if number:
            stage.sound(Sound.BLOOM)

    yield Motion(CLOSED_MS, begin=partial(stand, 0))
    yield Motion(OPEN_MS, begin=partial(stand, 1))
    if leaves:
        yield finale.drift(above, leaves, stage, trail=False)
    foot = corner.y() + gates[0].height()
    yield from _come_up(above, flowers, QPoint(size.width() // 2, foot), gates[0].width() // 2)


def _gate(name: str) -> QImage:
    image = picture("moments", name)
    return image.scaled(image.size() * GATE_SCALE)


def _petals(now: State, flower: PaintedFlower, goal: QPoint) -> Iterator[LeavingPiece]:
    """Yield the petals of a flower as pieces that drift to a point and vanish."""
    place, gone = place_of(now, flower.id), QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    gone.fill(0)
    laid = shapes.shape(place.small).laid(len(flower.petals))
    for each, lies in zip(flower.petals, laid, strict=False):
        front = flights.petal(flower.id, each, True, lies.direction).image
        yield LeavingPiece(front, place.middle + lies.at, goal, gone, goal)


def _come_up(
    above: FlyingLayer, flowers: Sequence[PaintedFlower], foot: QPoint, clear: int
) -> Iterator[Motion]:
    """Yield the motions in which the first flowers appear at both sides of the gate."""
    edges = [foot.x() - clear, foot.x() + clear]
    for number, flower in enumerate(flowers[: 2 * FLOWERS_PER_SIDE]):
        image = flights.flower(flower, True).image
        side = number % 2
        x = edges[side] if side else edges[side] - image.width()
        edges[side] += image.width() * (1 if side else -1)
        at = QPoint(x, foot.y() - image.height())
        yield Motion(FLOWER_MS, begin=partial(above.put, f"flower-{number}", at, image))
