"""Golden frames of War of Flowers, byte for byte, in all three depths. `make golden` rewrites them.

The positions are made by hand, so that they do not depend on any player.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.war_of_flowers.position import Position as Moment
from games.war_of_flowers.screen import table as screen_table
from macclassic.app.game.game_controller import GameController
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from tests.app.test_golden import compare
from tests.games.war_of_flowers.support.positions import ANIMAL, act, position
from tests.support.match.program import opened, settle


def full() -> Moment:
    """Return a position with pairs, a triplet, all birds, a lost set, and GO calls."""
    return position(
        "02-plain-1 03-sun 03-ribbon 05-animal 06-plain-1 08-plain-1 08-plain-2 08-sun 10-animal 12-sun",
        "03-plain-1 08-animal 02-ribbon 12-double",
        "12-ribbon 11-sun",
        collections=(
            "01-sun 02-animal 04-animal 12-animal 07-ribbon 04-ribbon 11-double 01-plain-2 04-plain-1",
            "06-ribbon 09-ribbon 05-ribbon 11-plain-1 11-plain-2 09-plain-1",
            "01-plain-1 02-plain-2 10-ribbon 07-animal 01-ribbon",
        ),
        gos=(1, 0, 0),
    )


def call() -> Moment:
    """Return a position with GO or STOP, after the third bird has come."""
    table, hand, stack = "08-animal 05-plain-1", "08-plain-1", "12-ribbon 11-sun"
    cards = ("02-animal 04-animal 02-plain-1 04-plain-1", "01-plain-1 01-sun", "03-plain-1 03-sun")
    return act(ANIMAL, position(table, hand, stack, collections=cards), "play 08-plain-1")[0]


def nothing(_table: GameTable) -> None: ...


def two(table: GameTable) -> None:
    """Ask which of two a card of the hand takes, with the focus on the second."""
    table.choose("03-plain-1")
    table.focus_spot("03-sun")


def lit(table: GameTable) -> None:
    """Move the focus to a card of the hand that takes three."""
    table.focus_spot("08-animal")


def stop(table: GameTable) -> None:
    table.focus_spot("stop")


def second(table: GameTable) -> None:
    """Show the table to the second of three people."""
    people = [{"player": "person", "name": name, "called": name} for name in ("Ada", "Bo", "")]
    table.use(seats=people)
    table.show_position(TablePosition(ANIMAL.view(full(), 1), ()))


FRAMES: dict[str, tuple[Callable[[], Moment], Callable[[GameTable], None], str]] = {
    "flowers-lit": (full, lit, "en"),
    "flowers-two": (full, two, "en"),
    "flowers-second": (full, second, "en"),
    "flowers-two-fr": (full, two, "fr"),
    "flowers-call": (call, stop, "en"),
    "flowers-call-fr": (call, nothing, "fr"),
}


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("name", FRAMES)
def test_frame_matches_the_golden_picture(
    qapp: object,
    tmp_path: Path,
    name: str,
    depth: int,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(screen_table, "FLASH_MS", 1 << 30)  # a triplet's mark would flash on a busy machine
    state_of, then, language = FRAMES[name]
    program = opened(None, "war-of-flowers", depth=depth, language=language)
    game: GameController = program.game
    state = state_of()
    game.table.show_position(TablePosition(ANIMAL.view(state, 0), ANIMAL.legal(state)))
    settle()
    then(game.table)
    settle()
    out = tmp_path / f"{name}-{depth}.png"
    program.screen.refresh()
    program.screen.buffer.save(out, 1)
    compare(out, request)
