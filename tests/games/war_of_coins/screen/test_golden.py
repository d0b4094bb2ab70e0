"""Golden frames of War of Coins, byte for byte, in all three depths. `make golden` writes them again.

The positions are made by hand, so that they do not depend on any player.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.war_of_coins.options import CoinOptions
from games.war_of_coins.position import CALL, TAKE
from games.war_of_coins.position import Position as CoinPosition
from games.war_of_coins.screen.first_player_dialog import FirstPlayer
from macclassic.engine.core.chance import deal_stream
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.app.test_golden import compare
from tests.games.war_of_coins.support.positions import RULES, dealt, position
from tests.support.match.program import opened, settle

RICH = (
    "03-exchange 12-exchange 11-exchange 05-merchant 06-merchant 02-gateway 04-gateway 08-gateway "
    "07-merchant 09-nonce 06-nonce 12-blocks 04-hashes 01-chunk joker-1 11-double 12-double "
    "11-mining-1 11-mining-2 01-mining-1 02-mining-1 04-mining-1 04-mining-2 07-mining-1"
)


def wide() -> CoinPosition:
    """Return a position with fourteen layout cards, two stacks among them, and all texts beside the faces."""
    return position(
        "01-exchange 01-chunk 01-mining-1 03-chunk 03-mining-1 03-mining-2 06-nonce 09-nonce joker-1",
        "01-mining-2 02-chunk 02-gateway 02-mining-1 04-gateway 04-hashes 05-merchant 07-merchant 07-hashes "
        "08-exchange 10-merchant 10-nonce 10-mining-1 12-blocks",
        "09-merchant 09-mining-1",
        theirs="05-hashes 05-mining-1 05-mining-2 08-mining-1 joker-2",
        captured=("03-exchange 12-exchange 11-double 11-mining-1 06-merchant", "06-mining-1 08-gateway"),
        keeps=(2, 1), shown=(1 << 2, 1 << 4), owed=(2, 1), brought=(-12, 12),
    )  # fmt: skip


def rich() -> CoinPosition:
    """Return a position with large captures and the prompt whether to keep going."""
    return position(
        "05-hashes 10-nonce", "10-merchant 10-mining-1", "09-merchant 09-mining-1 03-mining-1",
        theirs="08-mining-1 05-mining-1", captured=(RICH, "06-mining-1 06-mining-2 12-merchant 07-mining-2"),
        keeps=(3, 0), shown=(1 << 10, 0), transacted=(1 << 3, 0), phase=CALL, keep_score=(12, 0),
    )  # fmt: skip


def choice() -> CoinPosition:
    """Return a position with a choice of two for the stock card."""
    return position(
        "05-hashes 10-nonce", "08-exchange 08-mining-2 10-merchant", "09-merchant", turned=30, phase=TAKE,
        captured=("01-exchange 10-mining-2", RICH),
        laid=1 << 19, grabbed=0,
    )  # fmt: skip


def perfect() -> CoinPosition:
    return dealt(
        "01-exchange 01-chunk 01-mining-1 01-mining-2 03-chunk 05-hashes 06-nonce 07-hashes 09-nonce joker-2",
        "02-chunk 02-gateway 03-exchange 04-gateway 05-merchant 06-merchant 08-mining-1 10-nonce 11-double",
        "12-merchant 12-exchange 11-exchange 04-hashes 07-merchant 09-merchant 10-merchant", "07-mining-1",
    )  # fmt: skip


def begun() -> CoinPosition:
    return RULES.start(deal_stream(7, 0))


def ended() -> CoinPosition:
    return RULES.step(rich(), RULES.action_from_json({"type": "end"}))[0]


def nothing(_table: GameTable) -> None: ...


def draw(table: GameTable) -> None:
    table.show_position(TablePosition(RULES.view(begun(), 0), ()))
    table.parts.prompts.dialogs(table)["draw"]()
    settle()
    front = table.manager.front
    assert isinstance(front, FirstPlayer)
    front.letter("3")


def sheet(table: GameTable) -> None:
    after = ended()
    table.show_round(RULES.result(after), TablePosition(RULES.view(after, 0), ()), True)
    settle()
    front = table.manager.front
    assert isinstance(front, Dialog)
    front.hurry()  # it counts line by line


def marked(table: GameTable) -> None:
    table.use(CoinOptions(marked_cards=True))


def passing(table: GameTable) -> None:
    """Hide the hand of the second of two people, until it is known who looks."""
    table.use(seats=[{"player": "person", "name": name, "called": name} for name in ("Ada", "Bo")])
    table.show_position(TablePosition(RULES.view(wide(), 1), (), hidden=True))


def options(table: GameTable) -> None:
    table.manager.open(table.parts.prompts.options_form(CoinOptions(iq=160), True))


FRAMES: dict[str, tuple[Callable[[], CoinPosition], Callable[[GameTable], None], str]] = {
    "coins-table": (begun, nothing, "en"),
    "coins-wide": (wide, nothing, "en"),
    "coins-marked": (wide, marked, "en"),
    "coins-choice": (choice, nothing, "en"),
    "coins-call": (rich, nothing, "en"),
    "coins-perfect": (perfect, nothing, "en"),
    "coins-sheet": (ended, sheet, "en"),
    "coins-draw": (begun, draw, "en"),
    "coins-passing": (begun, passing, "en"),
    "coins-options": (begun, options, "en"),
    "coins-call-fr": (rich, nothing, "fr"),
    "coins-wide-fr": (wide, nothing, "fr"),
}


@pytest.mark.parametrize("depth", [8, 4, 1])
@pytest.mark.parametrize("name", FRAMES)
def test_frame_matches_the_golden_picture(
    qapp: object, tmp_path: Path, name: str, depth: int, request: pytest.FixtureRequest
) -> None:
    state_of, then, language = FRAMES[name]
    program = opened(None, "war-of-coins", depth=depth, language=language)
    table = program.game.table  # type: ignore[union-attr]
    assert isinstance(table, GameTable)
    state = state_of()
    legal = RULES.legal(state) if RULES.actor(state) == 0 else ()
    table.show_position(TablePosition(RULES.view(state, 0), legal))
    settle()
    then(table)
    settle()
    out = tmp_path / f"{name}-{depth}.png"
    program.screen.refresh()
    program.screen.buffer.save(out, 1)
    compare(out, request)
