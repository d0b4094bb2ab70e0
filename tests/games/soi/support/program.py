"""Soi on an emulated screen, for tests: a program with a match, and actions at its table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from games.soi.actions import Ask
from games.soi.screen.prompts import cell, seat_of
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import spots_of
from tests.support.match.playing import begun, controller_of
from tests.support.match.program import key

Key = Qt.Key
SPEC = games()["soi"]


def started(tmp_path: Path, seed: int | None = 11, **options: Any) -> Program:
    """Return a program with a match of Soi. `seed`: None resumes the match that was left."""
    return begun(tmp_path, "soi", seed, **{"delay": 200, "target": 100, "level": "easiest", **options})


def table(program: Program) -> GameTable:
    found = controller_of(program).table
    assert isinstance(found, GameTable)
    return found


def askable(table: GameTable) -> tuple[int, ...]:
    """Return the seats that may be asked now, in the order of the keyboard focus."""
    if table.model is None:
        return ()
    return tuple(seat_of(each.key) for each in spots_of(table) if each.does and each.key.startswith("player"))


def offered(table: GameTable) -> set[int]:
    """Return the cards that may be asked for now."""
    keys = {each.key for each in spots_of(table) if each.does}
    return {card for card in range(52) if cell(card) in keys}


def line(table: GameTable) -> str:
    """Return the line of the last move."""
    return table.lines[-1]


def stops(program: Program) -> bool:
    """True if a person is to ask, or a dialog is open."""
    return bool(askable(table(program))) or isinstance(program.manager.front, Dialog)


def front(program: Program) -> Any:
    return program.manager.front


def advised(match: Match) -> Ask:
    """Return the ask of a player of the middle level for the seat to move."""
    seat = match.actor
    found = SPEC.players.make("middle").choose(
        match.view(seat), match.legal, player_stream(match.seed, seat, match.plies)
    )
    assert isinstance(found, Ask)
    return found


def type_card(program: Program, text: str) -> None:
    for letter in text:
        key(program, letter)


def pixel_of(program: Program, key: str) -> tuple[int, int]:
    """Return a screen pixel on a spot of the table, near its upper left corner."""
    spot = next(each for each in table(program).spots() if each.key == key)
    corner = (
        program.manager.rect_of(controller_of(program).window).topLeft()
        + controller_of(program).window.content.pos()
    )
    return corner.x() + spot.rect.x() + 5, corner.y() + spot.rect.y() + 5


def new_match(people: Sequence[int]) -> Match:
    players = ["person" if seat in people else "easiest" for seat in range(4)]
    seats = [{"name": seat.name, "player": who} for seat, who in zip(SPEC.seats(None), players, strict=True)]
    return Match.new(SPEC, {"target": 100}, seats, 11)


@cache
def whole_match() -> tuple[Ask, ...]:
    """Return every ask of a match."""
    match, asks = new_match([]), []
    while match.actor != MATCH_OVER:
        if match.actor == ROUND_OVER:
            match.next_round()
        asks.append(advised(match))
        match.apply(asks[-1])
    return tuple(asks)


def near_its_end(people: Sequence[int], left: int = 12) -> Match:
    """Return a match with `left` asks left, as if it had been played on the screen."""
    match = new_match(people)
    for ask in whole_match()[:-left]:
        if match.actor == ROUND_OVER:
            match.next_round()
        match.apply(ask)
    return match
