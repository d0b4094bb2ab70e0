"""Output of a flower card table for events: scenes, lines, sounds and remarks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from macclassic.flower_cards.table.layout import SIZE
from macclassic.table.company.remarks import Remark
from macclassic.table.motion.stage_scenes import FlyingLayer, Scene
from macclassic.table.table_state import Stage, TablePosition, TableState
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.base.sound import Sound


@dataclass
class Shown:
    scenes: list[Scene] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    heard: list[Sound] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)

    @property
    def captions(self) -> list[str]:
        return [scene.caption for scene in self.scenes]


def shown(parts: Any, before: Any, after: Any, events: Sequence[Any]) -> Shown:
    """Return the output for events that lead from one view to another."""
    found = Shown()
    above = FlyingLayer(lambda _: None, lambda: SIZE, lambda *_: None)
    stage = Stage(
        lambda _: None,
        lambda: None,
        found.lines.append,
        lambda _: None,
        found.heard.append,
        above,
        MotionSetting.FULL,
        remark=found.remarks.append,
    )
    start = TableState(TablePosition(before, ()), SIZE, parts.options, parts.extras.company_of(()))
    model = parts.drawing.make_model(start)
    now = replace(start, position=TablePosition(after, ()), model=model, previous=start.position)
    for motion in parts.motions.make_motions(now, stage, events):
        motion.begin()
        motion.move(0.0)
        if above.scene is not None:
            found.scenes.append(above.scene)
        motion.move(1.0)
        motion.end()
    assert above.empty
    return found
