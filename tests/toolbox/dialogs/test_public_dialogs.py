"""Dialogs of the toolbox as another program uses them: buttons by name, files, more than the screen holds."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QCheckBox, QLabel, QScrollArea

import macclassic.toolbox as mac
from macclassic.app.program.program import Program
from macclassic.toolbox.windows.drag_outline import BAR_ROWS
from tests.support.match.program import opened, settle
from tests.support.screen.balloon_walk import balloon_text


def test_the_fields_of_a_button_have_names(qapp: object) -> None:
    dialog = mac.Dialog("Save?")
    save = mac.Button("ok", "Save", dimmed="Type a name first.", balloon="To save, click this button.")
    dialog.add_buttons((mac.Button("cancel", "Cancel"), save, ("later", "Later")), "ok", "cancel")
    assert save == ("ok", save.text, save.balloon, save.dimmed)
    assert [dialog.button(name).text() for name in ("cancel", "ok", "later")] == ["Cancel", "Save", "Later"]
    assert balloon_text(dialog.button("ok"), True) == save.balloon
    assert balloon_text(dialog.button("ok"), False) == save.dimmed


@pytest.mark.parametrize(("label", "shown"), [("", "Save as:"), ("Save this drawing as:",) * 2])
def test_a_save_dialog_names_no_match(qapp: object, tmp_path: Path, label: str, shown: str) -> None:
    dialog = mac.SaveDialog(tmp_path, "House", ".drawing", label)
    assert shown in [each.text() for each in dialog.findChildren(QLabel)]
    assert not any("match" in each.text() for each in dialog.findChildren(QLabel))


def test_the_path_of_an_open_dialog_is_known_after_its_answer(qapp: object, tmp_path: Path) -> None:
    (tmp_path / "House.drawing").write_text("")
    program = opened(None)
    for answer in ("cancel", "ok"):
        dialog = mac.OpenDialog(tmp_path, lambda path: True, suffix=".drawing")
        program.manager.open(dialog)
        settle()
        assert dialog.path is None
        dialog.choose(answer)
        assert dialog.path == (tmp_path / "House.drawing" if answer == "ok" else None)


def tall(buttons: bool) -> mac.Dialog:
    """Return a dialog higher than any screen, with or without a row of buttons."""
    dialog = mac.Dialog("Many")
    for number in range(60):
        dialog.body.addWidget(mac.tick_box(f"Number {number + 1}"))
    if buttons:
        dialog.only_button("To go on, click this button.")
    dialog.fit()
    return dialog


def on_screen(program: Program) -> QRect:
    return QRect(QPoint(0, 0), program.screen.screen_size).adjusted(0, BAR_ROWS, 0, 0)


@pytest.mark.parametrize("buttons", [True, False])
def test_a_dialog_higher_than_the_screen_scrolls(qapp: object, buttons: bool) -> None:
    program = opened(None)
    dialog = tall(buttons)
    program.manager.open(dialog)
    settle()
    assert on_screen(program).contains(program.manager.rect_of(dialog))
    (area,) = dialog.findChildren(QScrollArea)
    last = dialog.findChildren(QCheckBox)[-1]
    last.setFocus()
    settle()
    seen = QRect(last.mapTo(area, QPoint(0, 0)), last.size())
    assert area.rect().contains(seen)
    if buttons:
        corner = program.manager.rect_of(dialog).topLeft()
        button = dialog.button("ok")
        assert on_screen(program).contains(QRect(corner + button.mapTo(dialog, QPoint(0, 0)), button.size()))


def test_a_long_alert_keeps_its_button_on_the_screen(qapp: object) -> None:
    program = opened(None)
    box = mac.alert(program.manager, mac.Kind.NOTE, "\n".join("Line" for _ in range(80)))
    settle()
    assert on_screen(program).contains(program.manager.rect_of(box))
