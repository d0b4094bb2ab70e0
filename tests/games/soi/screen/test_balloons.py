"""Every part of Soi's table, menus and dialogs has a balloon, in English and in French."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.app.program.program import Program
from macclassic.engine.match.simulate import played
from macclassic.table.table_state import TablePosition
from tests.games.soi.support.program import SPEC, table
from tests.support.match.program import opened, settle
from tests.support.screen.balloon_walk import (
    balloon_texts_of_widgets,
    balloon_texts_on_grid,
    good,
    open_and_walk,
    walk_menus,
    walk_window,
)

HELP = Path(__file__).parents[4] / "games" / "soi" / "help"


@pytest.fixture(params=["en", "fr"])
def program(qapp: object, tmp_path: Path, request: pytest.FixtureRequest) -> Program:
    return opened(tmp_path / "data", "soi", language=request.param)


def show(program: Program, ply: int) -> None:
    assert program.game is not None
    program.game.session.show(played(SPEC, 7, decisions=ply))  # type: ignore[union-attr]
    settle()


def test_every_menu_and_item_has_a_balloon(program: Program) -> None:
    walk_menus(program)
    show(program, 30)
    walk_menus(program)


def test_every_control_of_the_dialogs_has_a_balloon(program: Program) -> None:
    show(program, 30)
    assert program.game is not None
    walked = {name: open_and_walk(program, opens) for name, opens in program.game.dialogs().items()}  # type: ignore[union-attr]
    assert {"memory", "score", "cloth", "options", "options-war", "help-8"} <= set(walked)
    assert walked["options"] >= 12
    open_and_walk(program, lambda: program.game.session.hand_over.emit(2))  # type: ignore[union-attr]


@pytest.mark.parametrize("ply", [0, 30, 74])
def test_every_pixel_of_the_table_has_a_balloon(program: Program, ply: int) -> None:
    show(program, ply)
    shown = table(program)
    # Everything except bare cloth is a card, a player's place, the strip or the grid of asks.
    texts = balloon_texts_on_grid(shown, 17, 13)
    assert len(texts) > 500
    assert all(map(good, {*texts, *balloon_texts_of_widgets(shown)}))


def test_hint_practice_mark_and_round_sheet_have_balloons(program: Program) -> None:
    show(program, 54)
    shown = table(program)
    position = shown.state.position
    shown.show_position(TablePosition(position.view, position.legal, practice=True))
    shown.show_hint(next(ask for ask in position.legal if ask.of == 2), {"why": "It may be there."})
    program.manager.front.choose("ok")  # type: ignore[union-attr]
    seen = set(balloon_texts_on_grid(shown, 10, 7, first=0))
    assert all(map(good, seen))
    assert sum("count" in text or "compte" in text for text in seen) == 1
    assert sum(text in ("The computer would ask Rosa.", "L’ordinateur demanderait à Rosa.") for text in seen)
    match = played(SPEC, 7, rounds=1)
    program.game.session.show(match)  # type: ignore[union-attr]
    for last in (False, True):
        before = program.manager.windows
        shown.show_round(match.result, TablePosition(match.view(0), ()), last and bool(match.result.places))
        settle()
        assert walk_window(program, program.manager.windows[-1])
        for each in program.manager.windows:
            if each not in before:
                program.manager.close(each)
