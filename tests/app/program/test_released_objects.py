"""Closed tables and windows, and all that they hold, are released: counted, not timed."""

from __future__ import annotations

import gc
from collections import Counter
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAccessible

from macclassic.app.lookback.replay_controller import ReplayController
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.quickdraw import sprites
from macclassic.quickdraw.resources import resources_dir
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.playing import begun, controller_of
from tests.support.match.program import opened, settle

GAMES = tuple(key for key, spec in games().items() if spec.screen)


def delete() -> None:
    """Process deferred deletions and collect reference cycles."""
    settle(5)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()


def alive() -> Counter[str]:
    """Count the Qt objects that Python holds, including deleted ones, by type."""
    delete()
    return Counter(type(each).__qualname__ for each in gc.get_objects() if isinstance(each, QObject))


def open_and_close(program: Program, name: str) -> None:
    """Open a dialog of the game by its name, query it as a screen reader does, and close all but the game."""
    controller_of(program).dialogs()[name]()
    settle(3)
    for window in reversed(program.manager.windows[1:]):
        QAccessible.queryAccessibleInterface(window)  # type: ignore[arg-type]
        program.manager.close(window)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.slow
def test_a_sheet_is_deleted_with_its_table(name: str, qapp: object, tmp_path: Path) -> None:
    """A request of a second process, for example, opens another game while the sheet is open."""
    program = opened(tmp_path)
    program.open_replay(played(games()[name], 3, rounds=1).to_record())
    replay = program.game
    assert isinstance(replay, ReplayController)
    while replay.more:
        replay.step()
        replay.table.finish()
    sheet = program.manager.front
    assert isinstance(sheet, Dialog) and sheet is not replay.window
    other = "soi" if name == "sorry" else "sorry"
    program.open_game(other, zoom=False, enter=False)
    settle()
    # The modal sheet is answered first, as on the Mac; the new game waits behind it.
    game = controller_of(program)
    assert game.spec.key == other and program.manager.modal is sheet
    program.manager.close(replay.window)
    settle()
    assert program.manager.front is game.window and list(program.manager.windows) == [game.window]


@pytest.mark.parametrize("name", GAMES)
def test_a_closed_game_is_released(name: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, name, 3)
    table, window = controller_of(program).table, controller_of(program).window
    for each in (table, window):
        assert QAccessible.queryAccessibleInterface(each) is not None
    kept = (
        ref(table),
        ref(window),
        ref(controller_of(program).session),
        ref(controller_of(program).session.match),
    )
    del table, window, each
    for each in reversed(program.manager.windows):
        program.manager.close(each)
    del each
    delete()
    assert [each() for each in kept] == [None] * 4
    assert not program.manager.windows


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_closed_dialogs_are_released(name: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, name, 3)
    for dialog in ("options", "deal", "statistics", "concede"):
        open_and_close(program, dialog)
        open_and_close(program, dialog)
        before = alive()
        for _ in range(3):
            open_and_close(program, dialog)
        more = {kind: count for kind, count in (alive() - before).items() if count >= 3}
        assert not more, dialog


def test_the_picture_cache_is_limited() -> None:
    """Load more pictures than the cache holds, as when trying every depth."""
    pictures = [
        (folder, name, depth)
        for folder in ("cards/garden", "cards/coins")
        for depth in (1, 4, 8)
        for name in sprites.places(resources_dir(), folder)
    ]
    assert len(pictures) > sprites.MAX_CACHED_PICTURES
    for picture in pictures:
        sprites.load(*picture)
    assert sprites.load.cache_info().currsize == sprites.MAX_CACHED_PICTURES
