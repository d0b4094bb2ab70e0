"""War of Coins on an emulated screen, for tests: a program in a match, and input at its table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint

from games.war_of_coins.actions import Action, Perfect, Play, Show, Transact
from games.war_of_coins.cards import numbers
from games.war_of_coins.players import make
from games.war_of_coins.position import Position as CoinPosition
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.registry import games
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from tests.games.war_of_coins.support.positions import RULES, kind
from tests.support.match.playing import begun, controller_of, own_turn, rush
from tests.support.match.program import click, key, settle

SPEC = games()["war-of-coins"]
LETTERS = {"show": "j", "transact": "t", "flip-only": "f", "keep-going": "k", "end": "e"}


def started(tmp_path: Path, seed: int | None = 7, **options: Any) -> Program:
    """Return a program in a match with its cards dealt; `seed` None resumes the last match."""
    program = begun(tmp_path, "war-of-coins", seed, **{"pace": 5, "iq": 80, "match": 50, **options})
    if seed is not None:
        table(program).finish()
        settle(20)
    return program


def table(program: Program) -> GameTable:
    found = controller_of(program).table
    assert isinstance(found, GameTable)
    return found


def until_own_turn(program: Program) -> None:
    rush(program, lambda: own_turn(program))


def advised(program: Program, name: str = "greedy") -> Action:
    """Return a computer player's action in the player's place."""
    match = controller_of(program).session.match
    found = make(name).choose(match.view(0), match.legal, Stream(match.plies, "test"))
    assert isinstance(found, Action)
    return found


def strike(program: Program, action: Action) -> None:
    """Press the keys of an action at the table.

    These are a card and, if needed, one of two; or a letter and, if several coins are possible, a card.
    """
    view = controller_of(program).session.match.view(0)
    if isinstance(action, Perfect):
        key(program, "w" if action.wins else "p")
        return
    if kind(action) in LETTERS:
        key(program, LETTERS[kind(action)])
        if isinstance(action, Show | Transact) and table(program).state.selected:
            coins = [card // 4 for card in numbers(view.hand)]
            key(program, str((coins.index(action.coin) + 1) % 10))
        return
    among = view.choice if kind(action) == "take" else view.hand
    key(program, str((list(numbers(among)).index(action.card) + 1) % 10))
    if isinstance(action, Play) and action.take >= 0:
        two = view.layout & 15 << (action.card & ~3)
        key(program, str(list(numbers(two)).index(action.take) + 1))


def shown(program: Program, state: CoinPosition, watching: bool = False) -> tuple[GameTable, list[object]]:
    """Show a position without a match, and collect the player's decisions in it."""
    game = controller_of(program)
    game.session.paused = True
    game.session.presenter.match = None
    acted: list[object] = []
    found = table(program)
    found.action_chosen.connect(acted.append)
    legal = RULES.legal(state) if RULES.actor(state) == 0 else ()
    found.show_position(TablePosition(RULES.view(state, 0), legal, watching=watching))
    settle()
    return found, acted


def press(program: Program, point: QPoint) -> None:
    """Click a point of the table."""
    shown = table(program)
    at = program.manager.rect_of(controller_of(program).window).topLeft() + shown.mapTo(shown.window(), point)
    click(program, at.x(), at.y())
