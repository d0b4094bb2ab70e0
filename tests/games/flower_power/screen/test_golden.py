"""Golden frames of Flower Power, byte for byte, at all three depths. `make golden` rewrites them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.flower_power.board import BUILD, MAIN, PICK, REPLY
from games.flower_power.cards import RANKS
from games.flower_power.position import Position
from games.flower_power.screen.input import table_input
from macclassic.app.program.program import Program
from macclassic.engine.match.match import Match
from tests.app.test_golden import compare
from tests.games.flower_power.support.program import (
    choose_card,
    controller_of,
    flower,
    played,
    position,
    shown,
    table,
)
from tests.support.match.program import opened, question, settle

LARGE = " ".join(f"({rank}{suit})" for suit in "SH" for rank in RANKS[:9])


def gardens() -> Position:
    """Return a position with flowers of every kind: known, tired, open, large, POWER FLOWERs."""
    mine = [
        flower(1, "KC (4D)? (2C)?"),
        flower(2, "(9C) (8C)"),
        flower(3, "AD 7S 3H 10C", True),
        flower(4, "(9D) QH (JC)"),
    ]
    theirs = [flower(5, LARGE), flower(6, "JR JH"), flower(7, "KD QS JD 10D 9H 8H KH", True)]
    state = position([mine, theirs], ["QD 2D 5C AH JB", "3D"], grave="AS 10H")
    state.attacked = [2 << 12 | 5]
    return state


@pytest.fixture
def program(qapp: object, request: pytest.FixtureRequest) -> Program:
    depth, language = request.param
    return opened(None, "flower-power", depth=depth, language=language)


def show(program: Program, match: Match) -> None:
    controller_of(program).session.show(match)
    settle()


def first(phase: int) -> Callable[[Match], bool]:
    return lambda match: match.actor == 0 and match.state.phase == phase


def late(match: Match) -> bool:
    return match.plies > 60 and first(MAIN)(match)


FRAMES: dict[str, Callable[[Program], object]] = {
    "power-build": lambda program: show(program, played(2, first(BUILD), 2)),
    "power-battle": lambda program: show(program, played(2, first(REPLY), 2)),
    "power-pick": lambda program: show(program, played(7, first(PICK), 2)),
    "power-three": lambda program: show(program, played(4, first(MAIN), 3)),
    "power-six": lambda program: show(
        program, played(3, lambda match: match.plies > 60 and first(MAIN)(match), 6)
    ),
    "power-gardens": lambda program: shown(program, gardens()),
    "power-spade": lambda program: (shown(program, gardens()), choose_card(table(program), "JB")),
    "power-make": lambda program: table_input.make_flower(shown(program, gardens())),
    "power-plant": lambda program: question(shown(program, gardens()), "plant"),
    "power-graveyard": lambda program: table_input.show_graveyard(shown(program, gardens())),
    "power-contest": lambda program: (
        show(program, played(4, first(BUILD), 3)),
        question(table(program), "contest"),
        program.manager.front.letter("2"),  # type: ignore[union-attr]
    ),
    "power-rock": lambda program: (
        show(program, played(2, first(BUILD), 2)),
        question(table(program), "contest"),
    ),
    "power-packs": lambda program: (
        show(program, played(4, first(BUILD), 3)),
        question(table(program), "packs"),
    ),
    "power-options": lambda program: controller_of(program).choose_options(),
    "power-help-6": lambda program: controller_of(program).show_help(6),
}
FRENCH = ("power-build", "power-contest", "power-packs", "power-gardens", "power-options", "power-help-6")
CASES = [(name, depth, "en") for name in FRAMES for depth in (8, 4, 1)] + [(name, 8, "fr") for name in FRENCH]


@pytest.mark.parametrize(
    ("name", "program"),
    [pytest.param(name, (depth, tongue), id=f"{name}-{depth}-{tongue}") for name, depth, tongue in CASES],
    indirect=["program"],
)
def test_frame_matches_the_golden_picture(
    program: Program, name: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    FRAMES[name](program)
    settle(20)
    program.screen.refresh()
    language = "" if program.language == "en" else f"-{program.language}"
    out = tmp_path / f"{name}{language}-{program.settings.depth}.png"
    program.screen.buffer.save(out, 1)
    compare(out, request)
