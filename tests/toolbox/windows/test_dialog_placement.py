"""A dialog that is opened at a place of its own is whole on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect

from macclassic.toolbox.dialogs.dialogs import Dialog, paragraph
from tests.support.match.program import opened, settle


@pytest.mark.parametrize("corner", [(600, 460), (-80, 200), (300, 0)])
def test_a_dialog_is_moved_onto_the_screen(qapp: object, corner: tuple[int, int]) -> None:
    program = opened(None)
    dialog = Dialog("Verdict")
    dialog.body.addWidget(paragraph("You: this. The judge: that. " * 6, True, 330))
    dialog.add_buttons([("ok", "OK")], "ok", "ok")
    dialog.fit()
    program.manager.open(dialog, QPoint(*corner))
    settle()
    screen = QRect(QPoint(0, 0), program.screen.screen_size).adjusted(0, 20, 0, 0)
    assert screen.contains(program.manager.rect_of(dialog))
