"""A game added as one folder has all features of the program (CONTRIBUTING, *Add a game*)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from macclassic.app.program.program import Program
from macclassic.app.progress.statistics_window import StatisticsDialog
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER, GameSpec
from macclassic.engine.match.simulate import played
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from macclassic.toolbox.spots import spots_of
from tests.support.match.playing import begun, controller_of, match_of, rush
from tests.support.match.program import click, key, settle
from tests.support.screen.balloon_walk import walk_menus

KEY = "high-card"


def open_game(tmp_path: Path) -> Program:
    """Return a program in a match of High Card, after its alerts were closed."""
    program = begun(tmp_path, KEY, None)
    settle(20)
    # The folder has no icon in resources: one alert reports it, and play continues.
    alerts = [window for window in program.manager.windows if isinstance(window, Alert)]
    assert all("high-card" in each.text for each in alerts)
    for window in reversed(program.manager.windows[1:]):
        program.manager.close(window)
    controller_of(program).begin(4711)
    settle(20)
    return program


def lay(program: Program) -> None:
    """Click the first playable card of the person's hand, found by the table's spots."""
    table = controller_of(program).table
    mine = next(
        (each for each in spots_of(table) if each.enabled and table.clickable(each.rect.center())), None
    )
    if mine is not None:
        corner = (
            table.mapTo(table.window(), QPoint(0, 0))
            + program.manager.rect_of(controller_of(program).window).topLeft()
        )
        at = mine.rect.center() + corner
        click(program, at.x(), at.y())


def test_the_game_has_an_icon_and_is_played_by_mouse(
    qapp: object, tmp_path: Path, template: GameSpec
) -> None:
    program = open_game(tmp_path)
    match = match_of(program)
    assert program.front_game is not None and match.seed == 4711
    for _ in range(200):
        lay(program)
        settle(5)
        if match.actor in (ROUND_OVER, MATCH_OVER):
            break
    assert match.actor == ROUND_OVER
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    sheet = program.manager.front
    assert isinstance(sheet, Dialog) and sheet.windowTitle() == "End of the game"
    sheet.choose("ok")
    rush(program, lambda: match.round_count == 2)
    assert program.folder is not None
    assert Statistics(program.folder.statistics).summary(KEY).rounds == 1


def test_the_game_is_played_by_keys(qapp: object, tmp_path: Path, template: GameSpec) -> None:
    program = open_game(tmp_path)
    match = match_of(program)
    rush(program, lambda: match.actor == 0)
    before = match.plies
    key(program, "1")
    assert match.plies > before


def test_the_game_has_menus_hints_statistics_help_demo_and_undo(
    qapp: object, tmp_path: Path, template: GameSpec
) -> None:
    program = open_game(tmp_path)
    match, game = match_of(program), controller_of(program)
    rush(program, lambda: match.actor == 0)
    walk_menus(program)
    game.session.hint()
    rush(program, lambda: isinstance(program.manager.front, Alert))
    assert "I would lay" in program.manager.front.text  # type: ignore[union-attr]
    program.manager.front.choose("ok")  # type: ignore[union-attr]
    game.show_statistics()
    assert isinstance(program.manager.front, StatisticsDialog)
    program.manager.front.choose("ok")
    game.show_help()
    settle()
    program.manager.close(program.manager.windows[-1])
    record = match.to_record()
    program.demo.start(KEY)
    settle(20)
    assert program.demo.running
    program.demo.end()
    assert match.to_record() == record
    for depth in (1, 4, 8):
        program.screen.set_depth(depth)
        settle()


def test_the_match_is_left_and_resumed(qapp: object, tmp_path: Path, template: GameSpec) -> None:
    program = open_game(tmp_path)
    match = match_of(program)
    rush(program, lambda: match.actor == 0)
    lay(program)
    rush(program, lambda: match.actor == 0)
    record = match.to_record()
    program.quit()
    again = begun(tmp_path, KEY, None)
    assert match_of(again).to_record() == record


def test_a_record_of_the_game_is_replayed(qapp: object, tmp_path: Path, template: GameSpec) -> None:
    program = begun(tmp_path, KEY, None)
    for window in reversed(program.manager.windows):
        program.manager.close(window)
    program.open_replay(played(template, 3, rounds=1).to_record())
    settle()
    replay = controller_of(program)
    while replay.more and not isinstance(program.manager.front, Dialog):
        replay.step()
        settle()
    assert isinstance(program.manager.front, Dialog)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_falls_back_to_english(language: str, qapp: object, tmp_path: Path, template: GameSpec) -> None:
    program = begun(tmp_path, KEY, None)
    program.set_language(language)
    for window in reversed(program.manager.windows[1:]):
        program.manager.close(window)
    controller_of(program).show_help()
    settle()
    program.set_language("en")
    assert program.manager.front is controller_of(program).help.window
