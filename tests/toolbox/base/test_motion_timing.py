"""Motion in whole pixels, straight or in an arc, at every pace, alone and together."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint

from macclassic.toolbox.base.animator import Motion
from macclassic.toolbox.base.motion_timing import (
    Duration,
    Ease,
    MotionPath,
    MotionSetting,
    Tempo,
    in_turn,
    together,
    turning,
)

points = st.builds(QPoint, st.integers(-800, 800), st.integers(-800, 800))
parts = st.floats(0, 1)


@given(points, points, st.sampled_from(Ease), st.integers(0, 60))
def test_a_path_begins_and_ends_at_its_points(start: QPoint, end: QPoint, ease: Ease, arc: int) -> None:
    way = MotionPath(Duration.C, ease, arc)

    assert way.at(start, end, 0.0) == start
    assert way.at(start, end, 1.0) == end


@given(points, points, st.sampled_from(Ease), parts, parts)
def test_motion_never_goes_backwards(start: QPoint, end: QPoint, ease: Ease, one: float, two: float) -> None:
    way = MotionPath(Duration.C, ease)
    before, after = (way.at(start, end, t) for t in sorted((one, two)))

    assert (after - before).x() * (end - start).x() >= 0
    assert (after - before).y() * (end - start).y() >= 0


@given(points, points, st.integers(1, 60))
def test_an_arc_rises_exactly_to_its_height(start: QPoint, end: QPoint, arc: int) -> None:
    straight, risen = MotionPath(Duration.C, Ease.EVEN), MotionPath(Duration.C, Ease.EVEN, arc)
    heights = [(straight.at(start, end, i / 16) - risen.at(start, end, i / 16)).y() for i in range(17)]

    assert max(heights) == heights[8] == arc
    assert min(heights) == 0


@pytest.mark.parametrize("span", Duration)
def test_a_slower_pace_takes_longer(span: Duration) -> None:
    lasts = [Tempo(pace).ms(span) for pace in range(1, 6)]

    assert lasts == sorted(lasts, reverse=True)
    assert all(each % 16 == 0 for each in lasts)


def test_plain_motion_is_straight_and_without_motion_takes_no_time() -> None:
    way = MotionPath(Duration.C, Ease.OUT, arc=24)

    assert Tempo(3, MotionSetting.PLAIN).way(way) == MotionPath(Duration.C, Ease.EVEN)
    assert Tempo(3, MotionSetting.NONE).ms(Duration.E) == 0
    assert Tempo(3, MotionSetting.NONE).frames(3) == 0


def test_a_card_is_turned_over_in_equal_thirds() -> None:
    assert [turning(48, t) for t in (0.0, 0.3, 0.4, 0.6, 0.7, 1.0)] == [
        (28, False),
        (28, False),
        (3, False),
        (3, False),
        (28, True),
        (48, True),
    ]


def _recorder(heard: list[tuple[str, object]], name: str, ms: int) -> Motion:
    return Motion(
        ms,
        lambda t: heard.append((name, t)),
        lambda: heard.append((name, "begin")),
        lambda: heard.append((name, "end")),
    )


def test_simultaneous_motions_start_one_after_another() -> None:
    heard: list[tuple[str, object]] = []
    motion = together([_recorder(heard, name, 100) for name in "ab"], every=50)

    assert motion.ms == 150
    motion.move(0.0)
    motion.move(0.5)
    assert heard == [("a", "begin"), ("a", 0.0), ("a", 0.75), ("b", "begin"), ("b", 0.25)]
    motion.move(1.0)
    assert heard[5:] == [("a", 1.0), ("a", "end"), ("b", 1.0), ("b", "end")]


@given(st.lists(st.integers(0, 300), max_size=5), st.lists(parts, max_size=6), st.booleans())
def test_each_of_several_motions_starts_and_ends_once_even_if_cut_short(
    lasts: list[int], seen: list[float], one_by_one: bool
) -> None:
    heard: list[tuple[str, object]] = []
    each = [_recorder(heard, str(number), ms) for number, ms in enumerate(lasts)]
    motion = in_turn(each) if one_by_one else together(each, every=40)
    for t in (*sorted(seen), 1.0):
        motion.move(t)

    for number in map(str, range(len(lasts))):
        own = [what for name, what in heard if name == number]
        assert own[0] == "begin"
        assert own[-2:] == [1.0, "end"]
        assert own.count("begin") == own.count("end") == 1
    if one_by_one:
        assert [name for name, _ in heard] == sorted(name for name, _ in heard)
