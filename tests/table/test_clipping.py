"""Tests that a table draws within its window only."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter

from macclassic.engine.core.registry import games
from macclassic.table.table_state import TableState
from tests.support.match.playing import begun
from tests.support.match.program import settle


@pytest.mark.parametrize("game", sorted(games()))
def test_cards_flying_over_the_edge_are_clipped(tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 3)
    table = program.game.table
    table.finish()
    settle()
    program.screen.refresh()
    before = program.screen.buffer.indices.tobytes()
    paint = table.parts.drawing.paint

    def beyond(painter: QPainter, area: QRect, now: TableState) -> None:
        paint(painter, area, now)
        painter.fillRect(QRect(30, -15, 40, 15), Qt.GlobalColor.black)
        painter.fillRect(QRect(30, table.height(), 40, 15), Qt.GlobalColor.black)

    drawing = replace(table.parts.drawing, paint=beyond)
    table.parts = replace(table.parts, drawing=drawing)
    program.screen.refresh()
    assert program.screen.buffer.indices.tobytes() == before
