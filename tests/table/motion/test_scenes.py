"""Tests of the layer above a table: scenes of great moments and flying money."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from macclassic.table.motion import stage_scenes
from macclassic.table.motion.stage_scenes import FlyingLayer, Scene
from macclassic.table.table_state import Stage
from macclassic.toolbox.base import look, pictures
from macclassic.toolbox.base.animator import Motion, run_unseen
from macclassic.toolbox.base.motion_timing import MotionSetting
from macclassic.toolbox.base.sound import Sound

TABLE = QSize(637, 438)
PLACE = QRect(30, 300, 48, 78)


class Looked:
    """Stage that records sounds, lines and repaints."""

    def __init__(self, manner: MotionSetting = MotionSetting.FULL) -> None:
        self.touched = QRect()
        self.said: list[str] = []
        self.heard: list[Sound] = []
        self.above = FlyingLayer(self._touch, lambda: TABLE, lambda _painter, _area: None)
        self.stage = Stage(
            self._touch,
            lambda: None,
            self.said.append,
            self.said.append,
            self.heard.append,
            self.above,
            manner,
        )

    def _touch(self, rect: QRect) -> None:
        self.touched = self.touched.united(rect)

    def picture(self) -> bytes:
        image = QImage(TABLE, QImage.Format.Format_RGB32)
        image.fill(0xFF339966)
        painter = QPainter(image)
        self.above.draw(painter)
        painter.end()
        return bytes(image.constBits())


def _stands(motions: list[Motion]) -> int:
    return motions[-1].ms


def test_a_scene_stays_longer_the_first_time_in_a_round(qtbot: QtBot) -> None:
    stage = Looked().stage
    scene = Scene("smack", "SMACK!", at=PLACE)

    assert _stands(list(stage.show(scene, 3))) == 1200
    assert _stands(list(stage.show(scene, 3))) == 600
    assert _stands(list(stage.show(Scene("sweep", "SWEEP!"), 5))) == 300


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("cut", [0.0, 0.1, 0.5, 0.9])
def test_a_scene_cut_short_leaves_nothing(qtbot: QtBot, depth: int, cut: float) -> None:
    look.use(depth)
    try:
        looked = Looked()
        before = looked.picture()
        motions = list(
            looked.stage.show(Scene("go-1", "GO 2!\n× 2", at=PLACE, inverts=2), 3, "GO 2!", Sound.GO)
        )
        for motion in motions:
            motion.begin()
            motion.move(0.0)
            motion.move(cut)
            motion.move(1.0)
            motion.end()

        assert looked.picture() == before
        assert looked.above.empty
        assert looked.said == ["GO 2!"]
        assert looked.heard == [Sound.GO]
    finally:
        look.use(8)


def test_a_plate_is_repainted_only_when_it_changes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        stage_scenes, "picture", lambda _folder, name: pictures.picture("art", f"mark-{name}")
    )
    looked = Looked()
    scene = Scene("sun", "GO!", follow=("bird", "animal"))
    *_, stand = looked.stage.show(scene, 3)
    stand.begin()
    stand.move(0.0)
    plate = scene.rect(TABLE)
    frames = {looked.picture()}
    painted = []
    for step in range(100):
        looked.touched = QRect()
        stand.move(step / 100)
        if not looked.touched.isNull():
            painted.append(step)
            assert looked.touched == plate
        frames.add(looked.picture())

    assert len(painted) < 13
    assert len(frames) == 3


def test_a_scene_begins_with_its_first_picture_if_it_has_one(qtbot: QtBot) -> None:
    assert Scene("smack", "SMACK!").pictures == ("smack.1", "smack")
    assert Scene("home-2", "HOME", follow=("home-3",)).pictures == ("home-2", "home-3")

    looked = Looked()
    *_, stand = looked.stage.show(Scene("smack", "SMACK!"), 3)
    stand.begin()
    frames = []
    for at in (0.0, 0.2, 0.3, 0.9):
        stand.move(at)
        frames.append(looked.picture())
    assert frames[0] == frames[1] != frames[2] == frames[3]


@given(st.integers(0, 560), st.integers(0, 360), st.integers(8, 150), st.integers(8, 110))
def test_a_plate_does_not_cover_its_subject(x: int, y: int, width: int, height: int) -> None:
    place = QRect(x, y, width, height) & QRect(QPoint(0, 0), TABLE)
    plate = Scene("smack", "SMACK!", at=place).rect(TABLE)

    assert QRect(QPoint(0, 0), TABLE).contains(plate)
    assert not plate.intersects(place)


def test_a_plate_is_in_the_middle_or_as_near_as_its_subject_allows(qapp: object) -> None:
    middle = Scene("smack", "SMACK!", at=PLACE).rect(TABLE)
    panel = QRect(middle.right() - 20, 0, 400, 438)
    aside = Scene("smack", "SMACK!", at=PLACE, clear=(panel,)).rect(TABLE)

    assert abs(middle.center().x() - TABLE.width() // 2) <= 1
    assert aside.top() == middle.top()
    assert panel.left() - aside.right() in range(1, 8)
    # If there is no room for all, the first named counts.
    everything = QRect(QPoint(0, 0), TABLE)
    assert Scene("smack", "SMACK!", at=PLACE, clear=(panel, everything)).rect(TABLE) == aside


@pytest.mark.parametrize("manner", [MotionSetting.PLAIN, MotionSetting.NONE])
def test_without_scenes_a_great_moment_is_only_announced(qtbot: QtBot, manner: MotionSetting) -> None:
    looked = Looked(manner)
    (motion,) = looked.stage.show(Scene("smack", "SMACK!"), 3, "Smack!")
    run_unseen([motion])

    assert motion.ms == 600
    assert looked.said == ["Smack!"]
    assert looked.touched.isNull()


@given(st.integers(1, 999), st.integers(1, 5), st.lists(st.floats(0, 1), max_size=8))
def test_flying_money_adds_up_wherever_it_is_cut_short(amount: int, pace: int, seen: list[float]) -> None:
    looked = Looked()
    landed: list[int] = []
    motion = looked.stage.pay(QPoint(20, 20), QPoint(600, 400), amount, pace, landed.append)
    motion.begin()
    for t in (*sorted(seen), 1.0):
        motion.move(t)
    motion.end()

    assert sum(landed) == amount
    assert len(landed) <= 10
    assert pace != 3 or motion.ms <= 900
    assert looked.above.empty
    assert 1 <= len(looked.heard) <= 2
