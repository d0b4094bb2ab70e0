"""A click gives the focus to the control below: every field of every dialog, and lists, at any scale."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from tests.support.match.playing import controller_of
from tests.support.match.program import click, key, opened, settle

GAMES = [key for key, spec in games().items() if spec.screen]


def middle(program: Program, control: QWidget) -> QPoint:
    """Return the pixel of the screen in the middle of a control."""
    window = control.window()
    proxy = window.graphicsProxyWidget()
    assert proxy is not None
    return proxy.scenePos().toPoint() + control.mapTo(window, control.rect().center())


@pytest.mark.parametrize("scale", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_a_click_focuses_a_field_for_typing(qapp: object, tmp_path: Path, game: str, scale: int) -> None:
    program = opened(tmp_path / "data", game)
    program.screen.set_scale(scale)
    clicked = 0
    for opens in [controller_of(program).choose_options, controller_of(program).choose_deal]:
        opens()
        settle()
        box = program.manager.front
        assert box is not None
        fields = [each for each in box.findChildren(QLineEdit) if each.isVisibleTo(box) and each.isEnabled()]
        # The last one first: the initial focus would prove nothing.
        for field in reversed(fields):
            at = middle(program, field)
            click(program, at.x(), at.y())
            assert field.hasFocus(), field.accessibleName()
            field.selectAll()
            key(program, "7")
            assert field.text() == "7"
            clicked += 1
        box.dismiss()
        settle()
    assert clicked


def test_a_click_on_a_button_keeps_the_focus(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "soi")
    controller_of(program).choose_options()
    settle()
    box = program.manager.front
    assert box is not None
    field = [each for each in box.findChildren(QLineEdit) if each.isEnabled()][-1]
    at = middle(program, field)
    click(program, at.x(), at.y())
    shown = [each for each in box.findChildren(QAbstractButton) if each.isVisibleTo(box) and each.isEnabled()]
    button = next(each for each in shown if each.isCheckable() and not each.isChecked())
    at = middle(program, button)
    click(program, at.x(), at.y())
    assert button.isChecked() and field.hasFocus()
