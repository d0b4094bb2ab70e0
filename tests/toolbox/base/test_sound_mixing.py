"""Almost no game sound is dropped at the middle pace, except ticks in long series.

Random games run on a simulated clock that only motion advances, with players that linger.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize

from macclassic.app.play.stepping import seated
from macclassic.engine.core.contract import EVERYBODY
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin
from macclassic.table.motion.stage_scenes import FlyingLayer
from macclassic.table.table_parts import AnyParts
from macclassic.table.table_state import RoundBegan, SeatDecided, Stage, TablePosition, TableState
from macclassic.toolbox.base import sound as sounding
from macclassic.toolbox.base.animator import FRAME_MS
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.base.sound import Sound, Sounds

DECISIONS = 60
LINGERS_S = 0.15
"""Time that a player needs to start and to drain, in addition to the sound."""
THINKS_S = 0.3


class SoundedTable:
    """Plays a match and counts requested and dropped sounds."""

    def __init__(self, key: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        spec = games()[key]
        module, _, name = spec.screen.partition(":")
        self.parts: AnyParts = getattr(import_module(module), name)
        self.match = begin(spec, seed)
        self.rng = random.Random(seed)
        self.now = 0.0
        self.asked: Counter[Sound] = Counter()
        self.heard: Counter[Sound] = Counter()

        def started(voice: Any, player: tuple[str, ...], path: Path, name: str, beep: bool) -> None:
            voice.busy, voice.name, voice.beep = True, name, beep
            self.heard[Sound(name)] += 1

        monkeypatch.setattr(sounding._Voice, "start", started)
        self.sounds = Sounds(clock=lambda: self.now)
        monkeypatch.setattr(self.sounds, "_left", lambda: [("pw-play",)])
        above = FlyingLayer(lambda _: None, lambda: self.parts.drawing.size, lambda _painter, _rect: None)
        self.stage = Stage(
            lambda _: None,
            lambda: None,
            lambda _: None,
            lambda _: None,
            self._sound,
            above,
            MotionSetting.FULL,
        )

    def _sound(self, sound: Sound) -> None:
        for voice in self.sounds._voices:
            voice.busy = self.now < voice.until + LINGERS_S
        self.asked[sound] += 1
        self.sounds.play(sound)

    def _at(self) -> TablePosition:
        return TablePosition(self.match.rules.view(self.match.state, EVERYBODY), (), watching=True)

    def _show(self, events: list[Any], before: TablePosition) -> None:
        company = self.parts.extras.company_of(seated(self.match))
        now = TableState(before, QSize(self.parts.drawing.size), self.parts.options, company)
        now = replace(now, model=self.parts.drawing.make_model(now), position=self._at())
        if RoundBegan() not in events:
            now = replace(now, previous=before)
        for motion in self.parts.motions.make_motions(now, self.stage, events):
            motion.begin()
            for done in range(FRAME_MS, motion.ms + 1, FRAME_MS):
                self.now += FRAME_MS / 1000
                motion.move(done / motion.ms)
            motion.move(1.0)
            motion.end()

    def play(self, decisions: int) -> None:
        match = self.match
        self._show([RoundBegan()], self._at())
        for _ in range(decisions):
            if match.actor == MATCH_OVER:
                break
            if match.actor == ROUND_OVER:
                match.next_round()
                self.now += 3
                self._show([RoundBegan()], self._at())
            self.now += THINKS_S
            before, seat, action = self._at(), match.actor, self.rng.choice([*match.legal])
            self._show([SeatDecided(seat, action), *match.apply(action, "random")], before)


@pytest.mark.parametrize("key", [key for key, spec in games().items() if spec.screen])
def test_nearly_all_sounds_are_heard_at_the_middle_pace(
    qapp: object, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = SoundedTable(key, 7, monkeypatch)
    table.play(DECISIONS)
    if not table.asked:
        pytest.skip("the game has no sounds")
    dropped = table.asked - table.heard
    del dropped[Sound.TICK]
    assert sum(table.asked.values()) > DECISIONS / 2
    assert sum(dropped.values()) <= sum(table.asked.values()) / 20, dropped
    assert table.heard[Sound.TICK] >= min(3, table.asked[Sound.TICK])
