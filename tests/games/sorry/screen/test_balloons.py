"""Every part of Sorry's table, menus and dialogs has a balloon, in English and in French."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.sorry.screen import painting
from games.sorry.screen.table import GameSheet
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.spots import explain_at
from tests.support.match.program import opened, settle
from tests.support.screen.balloon_walk import (
    balloon_texts_of_widgets,
    balloon_texts_on_grid,
    good,
    open_and_walk,
    walk_menus,
    walk_window,
)

HELP = Path(__file__).parents[4] / "games" / "sorry" / "help"
SPEC = games()["sorry"]


@pytest.fixture(params=["en", "fr"])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    return opened(tmp_path / "data", "sorry", language=request.param)


def show(program: Program, seed: int, ply: int) -> GameTable:
    assert program.game is not None and isinstance(program.game.table, GameTable)
    program.game.session.show(played(SPEC, seed, decisions=ply))  # type: ignore[union-attr]
    settle()
    return program.game.table


def test_every_menu_item_and_dialog_has_a_balloon(program: Program) -> None:
    walk_menus(program)
    show(program, 3, 165)
    walk_menus(program)
    assert program.game is not None
    dialogs = program.game.dialogs()  # type: ignore[union-attr]
    names = ("options", "options-war", "deal", "concede", "statistics", "help-1", "help-11")
    walked = {name: open_and_walk(program, dialogs[name]) for name in names}
    assert walked["options"] >= 14


@pytest.mark.parametrize(("seed", "ply"), [(7, 61), (3, 165), (4, 151)])
def test_every_pixel_of_the_table_has_a_balloon(program: Program, seed: int, ply: int) -> None:
    table = show(program, seed, ply)
    texts = {*balloon_texts_on_grid(table, 11, 9), *balloon_texts_of_widgets(table)}
    assert len(texts) > 30
    assert [text for text in texts if not good(text)] == []


def test_practice_mark_and_round_sheet_have_balloons(program: Program) -> None:
    table = show(program, 3, 165)
    position = table.state.position
    table.show_position(TablePosition(position.view, position.legal, practice=True))
    topic = explain_at(table, painting.practice_rect().center())
    assert topic is not None and good(topic.text)
    match = played(SPEC, 3)
    table.show_round(match.result, TablePosition(match.view(0), ()), True)
    settle()
    front = program.manager.front
    assert isinstance(front, GameSheet)
    assert walk_window(program, front)
    program.manager.close(front)
