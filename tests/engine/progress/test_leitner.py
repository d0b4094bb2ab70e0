"""Leitner boxes: missed items are asked more often, known ones rarely, and the boxes are stored."""

from __future__ import annotations

from collections import Counter
from random import Random

from macclassic.engine.progress.leitner import LeitnerBoxes

KEYS = [f"card {number}" for number in range(20)]


def drawn(boxes: LeitnerBoxes, times: int = 4000) -> Counter[str]:
    chance = Random(1)
    return Counter(boxes.draw(chance) for _ in range(times))


def test_missed_items_are_asked_more_often_than_known_ones() -> None:
    boxes = LeitnerBoxes(KEYS)
    boxes.answered(KEYS[0], False)
    for _ in range(3):
        boxes.answered(KEYS[1], True)
    found = drawn(boxes)
    assert found[KEYS[0]] > 2.5 * found[KEYS[5]] > 5 * found[KEYS[1]] > 0
    assert boxes.missed() == [KEYS[0]] and boxes.known == 1
    boxes.answered(KEYS[2], True)
    assert (boxes.begun, boxes.known) == (2, 1)
    boxes.answered(KEYS[1], False)
    assert boxes.known == 0


def test_no_item_is_asked_twice_in_a_row() -> None:
    boxes, chance = LeitnerBoxes(KEYS[:3]), Random(2)
    for _ in range(50):
        assert boxes.draw(chance, KEYS[:2]) == KEYS[2]
    assert boxes.draw(chance, KEYS) in KEYS[:3]


def test_boxes_are_read_back_and_invalid_ones_start_anew() -> None:
    boxes = LeitnerBoxes(KEYS)
    for key, right in zip(KEYS[:3], (True, False, True), strict=True):
        boxes.answered(key, right)
    assert set(boxes.written()) == set(KEYS[:3])
    assert LeitnerBoxes(KEYS, boxes.written()).written() == boxes.written()
    assert LeitnerBoxes(KEYS, {KEYS[0]: 99, KEYS[1]: "x", KEYS[2]: True, "nothing": 0}).written() == {}
