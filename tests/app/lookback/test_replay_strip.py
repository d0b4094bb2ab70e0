"""The window of a record has Back, Step, Run and a slider, in every game; its title is its name."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QSlider

from games.soi.cards import NUMBER
from macclassic.app.lookback.replay_controller import ReplayController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin, played
from macclassic.toolbox.spots import spots_of
from tests.support.match.program import click, opened, settle

SHOWN = [key for key, spec in games().items() if spec.screen]


def shown(tmp_path: Path, game: str, language: str = "en") -> tuple[Program, ReplayController]:
    program, spec = opened(tmp_path / "data", language=language), games()[game]
    match = played(spec, 5, players=["random"] * len(begin(spec, 5).seats), decisions=9)
    program.open_replay(match.to_record())
    settle(20)
    assert isinstance(program.game, ReplayController)
    return program, program.game


def press(program: Program, replay: ReplayController, text: str) -> None:
    (button,) = (each for each in replay.table.findChildren(QPushButton) if each.text() == text)
    corner = program.manager.rect_of(replay.window).topLeft()
    at = corner + button.mapTo(replay.window, button.rect().center())
    click(program, at.x(), at.y())
    settle()


@pytest.mark.parametrize("game", SHOWN)
def test_a_record_is_played_by_its_buttons_and_its_slider(game: str, qapp: object, tmp_path: Path) -> None:
    program, replay = shown(tmp_path, game)
    (slider,) = replay.table.findChildren(QSlider)
    buttons = {each.text(): each for each in replay.table.findChildren(QPushButton)}
    assert replay.window.windowTitle() == f"{games()[game].title} – Replay"
    assert list(buttons) == ["Back", "Step", "Run"] and slider.maximum() == 9
    assert [each.isEnabled() for each in buttons.values()] == [False, True, True]
    replay.table.finish()
    press(program, replay, "Step")
    replay.table.finish()
    assert (replay.at, slider.value(), buttons["Back"].isEnabled()) == (1, 1, True)
    press(program, replay, "Back")
    assert (replay.at, slider.value()) == (0, 0)
    press(program, replay, "Run")
    assert replay.running and buttons["Run"].text() == "Pause"
    press(program, replay, "Pause")
    assert not replay.running and buttons["Run"].text() == "Run"
    slider.setValue(7)
    settle()
    assert replay.at == 7 and not replay.table.busy
    slider.setValue(9)
    settle()
    assert not buttons["Step"].isEnabled() and not buttons["Run"].isEnabled()
    assert replay.window.windowTitle() == f"{games()[game].title} – Replay"


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_the_strip_fits_on_the_table_in_every_language(language: str, qapp: object, tmp_path: Path) -> None:
    _program, replay = shown(tmp_path, "soi", language)
    (slider,) = replay.table.findChildren(QSlider)
    strip = slider.parentWidget()
    assert replay.table.rect().contains(strip.geometry())
    for button in strip.findChildren(QPushButton):
        assert strip.rect().contains(button.geometry())
        assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()


@pytest.mark.parametrize("size", [None, QSize(480, 320)], ids=["usual", "smallest"])
def test_the_strip_covers_no_card_of_a_hand_of_soi(size: QSize | None, qapp: object, tmp_path: Path) -> None:
    _, replay = shown(tmp_path, "soi")
    if size is not None:
        replay.window.resize_content(size)  # type: ignore[attr-defined]
        settle()
    (slider,) = replay.table.findChildren(QSlider)
    strip = slider.parentWidget().geometry()
    cards = [each.rect for each in spots_of(replay.table) if each.key in NUMBER]
    assert len(cards) > 40 and not any(strip.intersects(rect) for rect in cards)
    assert replay.table.rect().contains(strip)
