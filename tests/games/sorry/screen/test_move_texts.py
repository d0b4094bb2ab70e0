"""The texts of a move are cut nowhere: the pawn, its way, and pawns sent back or come home."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize

from games.sorry.actions import Move
from games.sorry.board import COLOUR_OF, HOME, MODES, START, TRACK, zone
from games.sorry.cards import DECK
from games.sorry.moves import Trail, trail
from games.sorry.position import AWAIT_MOVE, Deal, Position
from games.sorry.screen import layout
from games.sorry.screen.buttons import buttons, room_for
from games.sorry.screen.prompts import decides
from games.sorry.screen.texts import words
from games.sorry.view import view
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from tests.support.match.program import opened
from tests.support.screen.legible import SIZES

BOARDS = 60


def crowded(seed: int) -> Position:
    """Return a random position with most pawns close together, where many are sent back."""
    rng = random.Random(seed)
    mode = MODES[rng.choice(list(MODES))]
    near = rng.randrange(TRACK)
    squares = [(near + number) % TRACK for number in range(18)]
    rng.shuffle(squares)
    places = [START] * 16
    for colour in mode.colours:
        for pawn in range(4 * colour, 4 * colour + 4):
            kind = rng.random()
            if kind < 0.65:
                places[pawn] = squares.pop()
            elif kind < 0.8:
                free = [zone(colour, number) for number in range(1, 6)]
                places[pawn] = rng.choice([each for each in free if each not in places])
            elif kind < 0.87:
                places[pawn] = HOME
    found = Position(mode, False, Deal(DECK, 1), DECK, places, rng.randrange(mode.seats), AWAIT_MOVE)
    found.drawn, found.card = 40, rng.choice(range(11))
    return found


def moves(board: Position) -> Iterator[tuple[Move, Trail]]:
    for move in board.legal():
        assert isinstance(move, Move)
        yield move, trail(board.places, move)


def names(pawn: int) -> set[str]:
    """Return the names under which a pawn may appear."""
    return {words.pawn_name(pawn), words.initials([pawn])}


def is_named(pawn: int, text: str) -> bool:
    """True if a text names a pawn, also in a list of initials such as “Y1,3”."""
    letter, number = words.initials([pawn])[:-1], str(pawn % 4 + 1)
    listed = any(number in found.split(",") for found in re.findall(rf"{letter}([1-4](?:,[1-4])*)", text))
    return listed or any(name in text for name in names(pawn))


def missing(move: Move, found: Trail, text: str) -> list[str]:
    """Return what a text of a move lacks."""
    lacks = [words.pawn_name(part.pawn) for part in move.parts if not is_named(part.pawn, text)]
    lacks += [words.pawn_name(pawn) for pawn in found.bumped if not is_named(pawn, text)]
    lacks += [str(part.steps) for part in move.parts if part.steps and str(part.steps) not in text]
    home = [words.translate("sorry", each).replace(" ", "") for each in ("home", "{pawn} home")]
    if found.homing and not any(each.replace("{pawn}", "") in text.replace(" ", "") for each in home):
        lacks.append("home")
    return lacks


@pytest.fixture(params=languages())
def table(qapp: object, request: pytest.FixtureRequest) -> GameTable:
    program = opened(None, "sorry", language=request.param)
    assert program.game is not None and isinstance(program.game.table, GameTable)
    return program.game.table


def test_the_history_keeps_what_happened(table: GameTable) -> None:
    row = layout.panel(SIZES[0]).row(0, 4)
    for seed in range(4 * BOARDS):
        board = crowded(seed)
        room = row.width() - 15 - fonts.small_width(words.card_name(board.card), bold=True)
        for move, found in moves(board):
            text = words.first_fitting(words.option_words(move, found), room)
            assert fonts.small_width(text) <= room, (seed, text)
            assert not missing(move, found, text), (seed, text)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}")
def test_buttons_and_prompt_keep_the_consequence(table: GameTable, size: QSize) -> None:
    table.setFixedSize(size)
    for seed in range(BOARDS):
        board = crowded(seed)
        if not board.legal():
            continue
        table.show_position(TablePosition(view(board, board.seat), board.legal()))
        _look(table, seed)


def _look(table: GameTable, seed: int) -> None:
    """Check the buttons of a question and of those that follow."""
    offered = buttons(table.state)
    narrow = len(offered) > 4
    for button in offered:
        room = room_for(button.rect, button.letter)
        assert fonts.small_width(button.text, bold=True) <= room, (seed, button)
        assert fonts.small_width(button.below) <= room, (seed, button)
        if len(button.moves) == 1:
            (move,) = button.moves
            found = trail(table.state.position.view.places, move)
            text = f"{button.text} {button.below}"
            sent = words.sent_back(move, found)
            if narrow or len(move.parts) == 2:
                # The number stands for several that have no room.
                assert all(is_named(pawn, text) for pawn in sent) or f"×{len(sent)}" in text, (seed, button)
            elif button.below != "…":
                lacks = [pawn for pawn in sent if not is_named(pawn, text)]
                assert not lacks or (len(sent) > 2 and str(len(sent)) in button.below), (seed, button)
            table.hover(button.key)
            said = decides(table.state, buttons(table.state))
            table.hover(None)
            width = layout.panel(table.size()).prompt.width() - 12
            assert len(fonts.wrapped(said, width)) <= 2 and not missing(move, found, said), (seed, said)
        else:
            table.choose(button.key)
            _look(table, seed)
            table.deselect_last()


def test_a_pawn_that_sends_back_an_own_one_says_so_on_its_button(qapp: object) -> None:
    """“comes out!” hid that an own pawn goes back in."""
    program = opened(None, "sorry")
    assert program.game is not None and isinstance(program.game.table, GameTable)
    table = program.game.table
    board = Position(MODES["2"], False, Deal(DECK, 1), DECK, [START] * 16, 0, AWAIT_MOVE)
    board.places[1], board.places[2], board.drawn, board.card = 4, 30, 40, 0
    table.show_position(TablePosition(view(board, 0), board.legal()))
    first = buttons(table.state)[0]
    assert (first.text, first.below) == ("R1 out", "bumps Red 2")


def test_initials_name_pawns_by_colour() -> None:
    assert [COLOUR_OF[pawn] for pawn in (1, 8, 10)] == [0, 2, 2]
    assert words.initials([10, 1, 8]) == "R2 Y1,3"
