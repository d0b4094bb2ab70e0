"""The table of Sorry is legible: computed from random positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QSize

from games.sorry.actions import Move
from games.sorry.board import COLOUR_OF, FORWARD, HOME, MODES, START, STEPS_HOME, steps_done
from games.sorry.choice_steps import MAX_ANSWERS
from games.sorry.screen import layout, message_panel
from games.sorry.screen.buttons import buttons, fixed, room_for, tags
from games.sorry.screen.prompts import decides, head
from games.sorry.screen.texts import words
from games.sorry.view import view
from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.quickdraw import fonts
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition, TableState
from tests.games.sorry.support.positions import position
from tests.support.match.program import opened
from tests.support.screen.legible import SIZES, Card, overlapping, positions, unreadable, weak_focus

FULL = " ".join(
    f"{colour}-{number}={first + 3 * number}"
    for colour, first in (("red", 5), ("yellow", 35))
    for number in range(1, 5)
)
"""A 7 for a pair with all pawns on the track, which gives the most choices."""


@pytest.fixture(params=languages())
def program(qapp: object, request: pytest.FixtureRequest) -> Program:
    return opened(None, "sorry", language=request.param)


def table(program: Program) -> GameTable:
    assert program.game is not None and isinstance(program.game.table, GameTable)
    return program.game.table


def pawns(now: TableState) -> list[Card]:
    """Return the rectangles of the open card and of every pawn."""
    lying = [Card(words.pawn_name(pawn), layout.pawn_rect(at)) for pawn, at in now.model.points.items()]
    return [*lying, Card("card", layout.card_rect())]


def labels(now: TableState) -> dict[str, QRect]:
    """Return the rectangles of all texts, which may not cover pawns."""
    where, offered = layout.panel(now.size), buttons(now)
    found = {"prompt": where.prompt, "pile": where.pile}
    found |= {
        f"row-{seat}": where.row(seat, len(now.model.colours)) for seat in range(len(now.model.colours))
    }
    found |= {button.key: button.rect for button in fixed(now)}
    found |= {button.key: button.rect for button in offered}
    return found | {tag.key: tag.rect for tag in tags(now, offered)}


def too_long(now: TableState) -> list[str]:
    """Return the texts that do not fit in their boxes."""
    where, offered, found = layout.panel(now.size), buttons(now), []
    if fonts.small_width(head(now), bold=True) > where.prompt.width() - 17:
        found.append(head(now))
    said = decides(now, offered) if now.open_actions else ""
    if len(fonts.wrapped(said, where.prompt.width() - 12)) > 2:
        found.append(said)
    for button in offered:
        room = room_for(button.rect, button.letter)
        if fonts.small_width(button.text, bold=True) > room or fonts.small_width(button.below) > room:
            found.append(f"{button.text} / {button.below}")
        assert button.text or button.pawn >= 0
    for seat in range(len(now.model.colours)):
        name, home = message_panel.row_words(now, seat)
        if fonts.small_width(name, bold=True) + fonts.small_width(home) > where.rows.width() - 42:
            found.append(f"{name} {home}")
        for line in message_panel.last_moves(now, seat):
            room = where.rows.width() - 15 - fonts.small_width(words.card_name(line.card), bold=True)
            if fonts.small_width(words.first_fitting(line.shorter, room)) > room:
                found.append(line.shorter[-1])
    return found


def steps(now: TableState, seen: GameTable) -> Iterator[TableState]:
    """Yield a state and the states that its buttons lead to, one path to each."""
    yield now
    for button in buttons(now)[:: max(1, len(buttons(now)) - 1)]:
        if len(button.moves) > 1:
            seen.choose(button.key)
            yield from steps(seen.state, seen)
            seen.deselect_last()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}")
def test_the_table_is_legible(program: Program, size: QSize, mode: str) -> None:
    seen = table(program)
    seen.setFixedSize(size)
    always: dict[str, QRect] = {}
    for match in positions(program, seed=3, mode=mode):
        where = f"seed {match.seed}, decision {match.plies}"
        assert not too_long(seen.state), where
        # The seat to move becomes the person's, so that each choice is offered.
        seen.show_position(TablePosition(match.view(max(match.actor, 0)), match.legal))
        for now in steps(seen.state, seen):
            assert not unreadable(pawns(now), [(tag.rect, 1) for tag in tags(now, buttons(now))]), where
            assert not overlapping(labels(now), pawns(now), seen.rect()), where
            assert not too_long(now), where
            assert len(buttons(now)) <= MAX_ANSWERS
            for button in fixed(now):
                assert always.setdefault(button.key, button.rect) == button.rect


def test_numbers_on_the_table_agree_with_the_rules() -> None:
    for seed in range(1, 21):
        match = played(games()["sorry"], seed, options={"mode": "4"}, decisions=7 * seed)
        places = match.view(0).places
        for pawn, place in enumerate(places):
            done = steps_done(pawn, place)
            left = 0
            while place not in (HOME, START):
                place, left = FORWARD[COLOUR_OF[pawn]][1][place], left + 1
            assert done == (0 if place == START else STEPS_HOME - left)
            assert 0 <= done <= STEPS_HOME


def test_progress_bars_show_the_steps_of_the_pawns(program: Program) -> None:
    board = position("red-1=home red-2=s5 red-3=3 red-4=start", "1")
    table(program).show_position(TablePosition(view(board, 0), board.legal()))
    assert [steps_done(pawn, place) for pawn, place in enumerate(board.places[:4])] == [65, 64, 0, 0]
    # One of four is at home; the order of the numbers depends on the language.
    assert sorted(filter(str.isdigit, message_panel.row_words(table(program).state, 0)[1])) == ["1", "4"]


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_the_keyboard_focus_is_visible(qapp: object, depth: int) -> None:
    seen = table(opened(None, "sorry", depth=depth))
    seen.setFixedSize(SIZES[0])
    for board in (position("red-1=5 red-2=s2 yellow-1=4", "7"), position("", pile=["1"])):
        seen.show_position(TablePosition(view(board, 0), board.legal()))
        for button in buttons(seen.state)[:1]:
            assert not weak_focus(seen)
            seen.choose(button.key)


def test_every_move_of_a_split_7_takes_at_most_four_choices(program: Program) -> None:
    board = position(FULL, "7", mode="team")
    seen = table(program)
    seen.show_position(TablePosition(view(board, 0), board.legal()))
    found: set[Move] = set()

    def look(depth: int) -> None:
        assert depth <= 4
        for button in buttons(seen.state):
            if len(button.moves) == 1:
                found.update(button.moves)
            else:
                seen.choose(button.key)
                look(depth + 1)
                seen.deselect_last()

    look(1)
    assert found == set(board.legal())


def test_faces_and_speech_bubbles_fit_the_board(qapp: object) -> None:
    """Only one of them speaks at a time."""
    lying = [Card(f"{colour} {place}", rect) for place, colour, rect in layout.places()]
    faces = {f"face {colour}": layout.face(colour) for colour in range(4)}
    for colour in range(4):
        words, face = layout.bubble(colour)
        assert face == layout.face(colour)
        assert not overlapping({**faces, "words": words}, lying, layout.BOARD)
