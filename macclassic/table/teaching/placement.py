"""Placement of a teacher at a table, so that face and balloon cover as little as possible."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QRect

from macclassic.table.placement.cover_costs import CoverCosts
from macclassic.toolbox.help.balloon_shape import Tail

STEP, EDGE_OF_TABLE = 36, 4
"""In pixels: distance of the places tried, and their distance from the table's edge."""
AWAY = 40
"""Cost of each pixel of distance from the teacher's home."""
UNDER = 1_000_000
"""Cost of covering the last clicked point; as high as that of covering a card under discussion."""


@dataclass(frozen=True)
class TeacherPlacement:
    """Placement of a teacher.

    `paper` is the balloon, `tail` leads from it to `face`. `risk` must not be clicked by accident.
    """

    paper: QRect
    face: QRect
    tail: Tail
    lines: tuple[str, ...]
    risk: QRect


def best(
    poses: Iterable[TeacherPlacement], weights: CoverCosts, home: QPoint, clicked: QRect
) -> TeacherPlacement:
    """Return the placement with the least cost; at equal cost the one whose face is nearest to `home`.

    `clicked` is the area of the last click, which `risk` must avoid; it may be null. Thousands of places are
    tried for each line, so the loop uses plain numbers and computes each direction once.
    """
    found: tuple[int, TeacherPlacement, QPoint] | None = None
    for pose in poses:
        paper, face = pose.paper, pose.face
        whole = paper.united(face)
        room = weights.size - whole.size()
        # Not `center()`, which rounds the other way for negative coordinates.
        middle = face.topLeft() + QPoint((face.width() - 1) // 2, (face.height() - 1) // 2) - home
        across = [
            (
                x,
                weights.columns(x + paper.left(), paper.width()),
                weights.columns(x + face.left(), face.width()),
                AWAY * abs(x + middle.x()) + len(pose.lines),
            )
            for x in (left - whole.left() for left in _along(room.width()))
        ]
        down = [
            (
                y,
                weights.rows(y + paper.top(), paper.height()),
                weights.rows(y + face.top(), face.height()),
                AWAY * abs(y + middle.y()),
            )
            for y in (top - whole.top() for top in _along(room.height()))
        ]
        for x, paper_columns, face_columns, off in across:
            for y, paper_rows, face_rows, too in down:
                if found is not None and off + too >= found[0]:
                    continue
                hidden = weights.of(paper_columns, paper_rows) + weights.of(face_columns, face_rows)
                cost = 16 * hidden + off + too
                better = found is None or cost < found[0]
                if better and clicked.intersects(pose.risk.translated(x, y)):
                    cost += UNDER
                if found is None or cost < found[0]:
                    found = cost, pose, QPoint(x, y)
    assert found is not None
    _, pose, by = found
    moved = {name: getattr(pose, name).translated(by) for name in ("paper", "face", "risk")}
    return replace(pose, **moved)


def _along(room: int) -> tuple[int, ...]:
    """Return the offsets to try along a direction with this much room."""
    return *range(EDGE_OF_TABLE, room, STEP), room - EDGE_OF_TABLE
