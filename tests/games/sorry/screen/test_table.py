"""Table of Sorry on the emulated screen: drawing and moving by mouse and keys, options, texts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from games.sorry.actions import DRAW, Action
from games.sorry.board import HOME, START
from games.sorry.choice_steps import MAX_ANSWERS
from games.sorry.options import SorryOptions
from games.sorry.screen import layout, message_panel
from games.sorry.screen.motion.motions import CardLine, TurnLine
from games.sorry.screen.table import PARTS
from games.sorry.screen.texts import words
from games.sorry.view import view
from macclassic.app.program.program import Program
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.options import usable
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.quickdraw.resources import languages
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition, TableRequest
from macclassic.toolbox.spots import spots_of
from tests.games.sorry.support.positions import action_of, action_text, position
from tests.games.sorry.support.program import (
    CONTENT,
    Key,
    buttons,
    click_place,
    drawing,
    head,
    lines,
    press,
    press_button,
    shown,
    shown_trail,
    started,
    stops,
    table,
)
from tests.support.match.playing import match_of, rush
from tests.support.match.program import click, key, make_program, opened, settle
from tests.support.screen.legible import show
from tests.support.screen.painted_text import written


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


# Drawing


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", ["640x480", "832x624"])
def test_the_open_card_lies_in_the_middle_of_the_board_and_is_shown_once(
    qapp: object, size: str, language: str
) -> None:
    settings = Settings(screen=size, scale=1, sound=False, attitude="off", language=language)
    found = opened(None, "sorry", settings=settings).game.table  # type: ignore[union-attr]
    seen, middle = [], layout.card_rect()
    for card in ("", "11"):
        board = position("red-1=5 yellow-1=40", card, pile=[] if card else ["1"])
        found.show_position(TablePosition(view(board, 0), board.legal()))
        assert next(spot.rect for spot in found.spots() if spot.key == "card") == middle
        seen.append(written(found))
    assert middle.center() == layout.BOARD.center()
    bare, opened_card = (page.image.copy(middle) for page in seen)
    assert bare != opened_card
    rule = words.card_text(found.state.model.card)
    assert rule and not any(text.text in rule and len(text.text) > 8 for text in seen[1].texts)


def test_no_news_repeats_the_open_card_or_a_move_of_a_row(program: Program) -> None:
    """The latest cards and moves are lines of the log, but the table already shows them itself."""
    show(table(program), played(games()["sorry"], 3, decisions=40))
    now = table(program).state
    assert any(isinstance(line, TurnLine) for line in now.lines)
    assert any(isinstance(line, CardLine) for line in now.lines[-4:])
    assert not any(isinstance(line, TurnLine | CardLine) for line in message_panel.news(now))


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_both_mouse_buttons_draw_a_card_anywhere(program: Program, button: Qt.MouseButton) -> None:
    rush(program, lambda: drawing(program))
    before = match_of(program).plies
    acted: list[Action] = []
    table(program).action_chosen.connect(acted.append)
    at = program.screen.to_viewport(CONTENT + QPoint(200, 200))
    QTest.mouseClick(program.screen.viewport(), button, pos=at)
    settle()
    assert match_of(program).plies == before + 1
    assert table(program).busy
    # A click that ends the motion has no other effect.
    click(program, 300, 300)
    assert acted == [DRAW]


def test_the_mouse_may_leave_before_the_first_deal(qapp: object) -> None:
    program = make_program(None)
    empty = GameTable(program.manager, program.sounds, PARTS)
    empty.leaveEvent(QEvent(QEvent.Type.Leave))
    assert empty.model is None


# Moving


def test_every_option_has_a_line_and_a_button(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=10 yellow-1=7", "11")
    assert lines(program) == [
        "A Red 1: 11 forward, slides",
        "B Red 2: 11 forward",
        "C Red 1 swaps with Yellow 1",
        "E Red 2 swaps with Yellow 1",
    ]
    press_button(program, 2)
    assert [action_text(action) for action in found] == ["swap red-1 yellow-1"]


def test_a_letter_chooses_an_option(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "10")
    key(program, "e")
    assert [action_text(action) for action in found] == ["backward red-2 1"]


def test_a_click_on_a_pawn_or_its_goal_makes_its_only_move(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20 yellow-3=28", "8")
    click_place(program, 0, 5)
    click_place(program, 0, 28)
    assert [action_text(action) for action in found] == ["forward red-1 8", "forward red-2 8"]


def test_an_ambiguous_click_asks_and_escape_cancels(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=15", "10")
    assert len(buttons(program)) == 4
    # Red 2 may go on or back, and Red 1 comes to its square.
    click_place(program, 0, 15)
    assert not found and head(program) == "Red: choose a move"
    assert [line[2:] for line in lines(program)] == [
        "Red 1: 10 forward, bumps Red 2",
        "Red 2: 10 forward",
        "Red 2: 1 back",
    ]
    key(program, Key.Key_Escape)
    assert len(buttons(program)) == 4
    click_place(program, 0, 15)
    key(program, "c")
    assert [action_text(action) for action in found] == ["backward red-2 1"]


def test_start_and_home_can_be_clicked(program: Program) -> None:
    found = shown(program, "red-1=s4 red-2=20", "2")
    click_place(program, 0, START)
    click_place(program, 0, HOME)
    assert [action_text(action) for action in found] == ["enter red-3", "forward red-1 2"]


def test_a_7_with_four_pawns_takes_three_choices(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20 red-3=25 red-4=35", "7")
    assert lines(program)[0] == "A Red 1: 7, or split…"
    assert head(program) == "Red: which pawn?" and len(buttons(program)) == 4
    press_button(program, 0)
    assert head(program) == "Red 1: how many steps?" and len(buttons(program)) == 7
    assert [button.text for button in buttons(program)] == ["7", "1+6", "2+5", "3+4", "4+3", "5+2", "6+1"]
    key(program, "c")
    assert head(program) == "Red: choose a move" and not found
    assert [line[2:] for line in lines(program)] == [
        "Red 1: 2 forward, Red 2: 5, bumps Red 3",
        "Red 1: 2 forward, Red 3: 5",
        "Red 1: 2 forward, Red 4: 5",
    ]
    press_button(program, 0)
    assert [action_text(action) for action in found] == ["forward red-1 2, forward red-2 5"]


def test_the_previous_step_can_be_restored(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20 red-3=25 red-4=35", "7")
    press_button(program, 1)
    assert head(program) == "Red 2: how many steps?"
    back = CONTENT + layout.panel(table(program).size()).back.center()
    click(program, back.x(), back.y())
    assert head(program) == "Red: which pawn?"
    # The pawn on the board acts like its button.
    click_place(program, 0, 20)
    assert head(program) == "Red 2: how many steps?" and not found


def test_the_pawn_to_swap_with_is_chosen_by_pawn_or_colour(program: Program) -> None:
    others = " ".join(
        f"{colour}-{n}={20 + 3 * n + at}" for at, colour in enumerate(("blue", "yellow")) for n in (1, 2, 3)
    )
    found = shown(program, f"red-1=5 {others}", "11", mode="4")
    assert len(buttons(program)) == 7 and head(program) == "Red 1: 11, or change with?"
    found.clear()
    everyone = " ".join(
        f"{colour}-{n}={20 + 4 * n + at}"
        for at, colour in enumerate(("blue", "yellow", "green"))
        for n in (1, 2, 3, 4)
    )
    found = shown(program, f"red-1=5 {everyone}", "11", mode="4")
    assert [button.text for button in buttons(program)] == ["Red 1 +11", "Blue", "Yellow", "Green"]
    key(program, "c")
    assert not found and len(buttons(program)) == 4
    key(program, "e")
    assert [action_text(action) for action in found] == ["swap red-1 yellow-4"]


def test_the_hint_button_and_its_key_work(program: Program) -> None:
    shown(program, "red-1=5 red-2=20", "3")
    wishes: list[object] = []
    table(program).requested.disconnect()
    table(program).requested.connect(wishes.append)
    at = CONTENT + layout.panel(table(program).size()).hint.center()
    click(program, at.x(), at.y())
    key(program, "?")
    assert wishes == [TableRequest.HINT] * 2


def test_rows_show_the_last_moves_of_each_colour(program: Program) -> None:
    match = played(games()["sorry"], 3, options={"mode": "4"}, decisions=120)
    show(table(program), match)
    now = table(program).state
    for seat in range(4):
        moves = message_panel.last_moves(now, seat)
        assert moves and all(line.seat == seat for line in moves)
    # A lost turn names the colour for screen readers, but not in the colour's own row.
    lost = [line for line in now.lines if "lost" in line]
    assert lost and all(line.startswith(("Red ", "Blue ", "Yellow ", "Green ")) for line in lost)


def test_letters_at_the_pawns_make_their_moves(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "3")
    tags = {spot.key: spot for spot in table(program).spots() if spot.key.startswith("tag")}
    assert len(tags) == 2
    at = CONTENT + list(tags.values())[1].rect.center()
    click(program, at.x(), at.y())
    assert [action_text(action) for action in found] == ["forward red-2 3"]


def test_a_7_of_a_pair_can_be_split_among_eight_pawns(program: Program) -> None:
    places = " ".join(
        f"{colour}-{number}={first + 3 * number}"
        for colour, first in (("red", 5), ("yellow", 35))
        for number in range(1, 5)
    )
    found = shown(program, places, "7", mode="team")
    wanted = action_of("forward red-2 3, forward yellow-4 4")
    for _ in range(6):
        offered = buttons(program)
        assert 1 <= len(offered) <= MAX_ANSWERS
        number = next(n for n, button in enumerate(offered) if wanted in button.moves)
        press_button(program, number)
        if found:
            break
    assert found == [wanted]


def test_the_move_under_the_pointer_is_highlighted(program: Program) -> None:
    shown(program, "red-1=5 yellow-1=13", "8")
    assert shown_trail(program) is None
    at = CONTENT + buttons(program)[0].rect.center()
    QTest.mouseMove(program.screen.viewport(), program.screen.to_viewport(at))
    settle()
    found = shown_trail(program)
    assert found is not None
    assert found.walks[0].places == tuple(range(5, 14))
    assert [words.pawn_name(pawn) for pawn in found.bumped] == ["Yellow 1"]
    QTest.mouseMove(program.screen.viewport(), program.screen.to_viewport(CONTENT + QPoint(430, 5)))
    settle()
    assert shown_trail(program) is None


def test_arrows_move_between_places_and_return_chooses(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "3")
    keys: list[str] = []
    table(program).current_changed.connect(keys.append)
    key(program, Key.Key_Tab)
    key(program, Key.Key_Tab)
    assert keys == ["button-0", "pawn-0"]
    key(program, Key.Key_Right)
    assert keys[-1] == "place-8--1"
    assert [thing.name for thing in spots_of(table(program)) if thing.current] == ["Square 8"]
    key(program, Key.Key_Right)
    key(program, Key.Key_Down)
    key(program, Key.Key_Return)
    assert [action_text(action) for action in found] == ["forward red-2 3"]


def test_arrows_move_between_buttons(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "3")
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert [thing.key for thing in spots_of(table(program)) if thing.current] == ["button-1"]
    key(program, Key.Key_Space)
    assert [action_text(action) for action in found] == ["forward red-2 3"]


def test_the_focus_is_cleared_when_other_choices_are_offered(program: Program) -> None:
    shown(program, "red-1=5 red-2=20 red-3=25 red-4=35", "7")
    key(program, Key.Key_Tab)
    key(program, Key.Key_Return)
    # The Return key that chose the pawn does not also choose one of its moves.
    assert len(buttons(program)) == 7 and table(program).state.current is None
    key(program, Key.Key_Tab)
    assert table(program).state.current == "button-0"


def test_tab_leaves_the_board_for_the_first_button(program: Program) -> None:
    shown(program, "red-1=5", "1")
    table(program).focus_spot("pawn-1")
    key(program, Key.Key_Tab)
    assert table(program).state.current == "button-0"


# Options of the table


def test_an_option_confirms_moves(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "3")
    table(program).use(usable(SorryOptions, {"pace": 5, "confirm": True}))
    key(program, "a")
    assert not found and shown_trail(program) is not None
    assert lines(program) == ["A Red 1: 3 forward"]
    key(program, Key.Key_Escape)
    assert len(buttons(program)) == 2 and shown_trail(program) is None
    key(program, "b")
    key(program, "a")
    assert [action_text(action) for action in found] == ["forward red-2 3"]


def test_an_option_makes_forced_moves(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, forced=True)
    match = match_of(program)
    for _ in range(300):
        rush(program, lambda: stops(program))
        if not drawing(program):
            assert len(match.legal) > 1
            break
        press(program, 0)
    else:
        raise AssertionError("there was never a choice")


def test_invalid_options_have_their_defaults() -> None:
    silly = {"mode": "5", "who": ["person", "ghost"], "pace": 9, "confirm": "yes", "seven_must_split": 1}
    assert usable(SorryOptions, silly) == usable(SorryOptions, {})


def test_the_dialog_seats_one_player_or_two(program: Program) -> None:
    dialog = table(program).parts.prompts.options_form(usable(SorryOptions, {}), True)
    (mode,) = dialog.controls["mode"]

    def choose(row: int) -> None:
        mode.setCurrentIndex(row)
        mode.activated.emit(row)

    assert dialog.values()["mode"] == "1"
    choose(1)
    assert dialog.values()["who"][0] == dialog.values()["who"][2] == "person"
    choose(0)
    assert dialog.values()["who"][2] == "greedy"
    dialog.controls["who"][2].setCurrentIndex(0)
    dialog.controls["who"][2].activated.emit(0)
    assert dialog.values()["mode"] == "2"
    choose(3)
    assert all(choice.isEnabled() for choice in dialog.controls["who"])
    options = usable(SorryOptions, {"mode": "3", "who": ["person", "racer", "person", "greedy"]})
    assert options.asked().written() == {"mode": "3", "seven_must_split": False}
    assert options.sitting() == ["person", "racer@student", "person"]


# For screen readers


def test_everything_on_the_table_has_an_accessible_name(program: Program) -> None:
    shown(program, "red-1=5 yellow-1=s3", "1")
    names = [thing.name for thing in spots_of(table(program))]
    assert names[0].startswith("Red: what do you do? Click ") and names[1].startswith("Cards in the pile: ")
    assert names[2:5] == [
        "Open card: 1. Bring a pawn out of its start, or go one square forward.",
        "Red 2 comes out",
        "Red 1: 1 forward",
    ]
    assert "Red 1, on square 5, 63 steps from home, may move" in names
    assert "Yellow 1, on safety square 3, 3 steps from home" in names
    assert sum("in its start" in name for name in names) == 6


def test_cards_are_written_in_the_language_of_the_screen(program: Program) -> None:
    """Each language has its own card fronts, and the table shows them."""
    shown: dict[str, list[bytes]] = {}
    for language in languages():
        program.set_language(language)
        fronts = [message_panel.art(words.card_picture(card)) for card in range(11)]
        shown[language] = [bytes(front.constBits()) for front in fronts]
    for card in range(11):
        assert len({pictures[card] for pictures in shown.values()}) == len(languages()), card
