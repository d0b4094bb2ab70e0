"""Tests that a paragraph breaks words that are wider than its lines, so that none is cut off."""

from __future__ import annotations

from math import ceil

import pytest
from PySide6.QtGui import QFontMetrics

from macclassic.toolbox.dialogs.dialogs import paragraph

WIDTH = 290


@pytest.mark.parametrize(
    "name",
    [
        "W" * 120,
        "/home/" + "가" * 100 + "/macclassic",
        "/home/" + "a_long_name-with.marks" * 8,
        "short/" + "W" * 60 + "/short",
    ],
)
@pytest.mark.parametrize("small", [False, True])
def test_a_word_wider_than_a_line_is_shown_whole(qapp: object, name: str, small: bool) -> None:
    label = paragraph(f"“{name}” could not be written.", small, WIDTH)
    metrics = QFontMetrics(label.font())
    lines = ceil(metrics.horizontalAdvance(name) / WIDTH)
    assert label.minimumHeight() >= lines * metrics.height()
    widest = max(metrics.horizontalAdvance(part) for part in label.text().replace("\u200b", " ").split())
    assert widest <= WIDTH and label.text().replace("\u200b", "") == f"“{name}” could not be written."
