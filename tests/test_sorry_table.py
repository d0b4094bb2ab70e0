"""Sorry on the emulated screen: drawing and moving by mouse and keys, motion, people at any seat or none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from desk import click, key, make_program, settle
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from sorry import RULES, action_of, position, told
from test_war import LocalThinker

from games.sorry.board import HOME, START
from games.sorry.screen import layout, words
from games.sorry.screen.model import picture_of
from games.sorry.screen.options import SorryOptions, usable
from games.sorry.screen.sheet import GameSheet
from games.sorry.screen.table import Table
from games.sorry.state import Action
from macclassic.app.program import Program
from macclassic.app.session import decision
from macclassic.engine import record as records
from macclassic.engine.chance import player_stream
from macclassic.engine.game import MATCH_OVER
from macclassic.engine.match import Match
from macclassic.engine.registry import games
from macclassic.engine.simulate import played, verify
from macclassic.engine.statistics import Statistics
from macclassic.toolbox.dialogs import Alert, Dialog
from macclassic.toolbox.gamescreen import Position

Key = Qt.Key
SPEC = games()["sorry"]
CONTENT = QPoint(1, 40)
"""Where the table's corner is on the screen when its window opens."""
PEOPLE = ["person"] * 4


def started(tmp_path: Path, seed: int | None = 11, **options: Any) -> Program:
    """Return a program in a game of Sorry; `seed` None goes on with the one that was left."""
    program = make_program(tmp_path / "data")
    program.thinker = LocalThinker()  # type: ignore[assignment]
    program.settings.of_game("sorry").update({"pace": 5, **options})
    program.start("sorry")
    settle(20)
    if seed is not None:
        assert isinstance(program.manager.front, SorryOptions)
        program.manager.front.choose("cancel")
        desk(program).begin(seed)
    settle(20)
    return program


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Iterator[Program]:
    program = started(tmp_path)
    yield program
    program.quit()
    settle()


def desk(program: Program) -> Any:
    assert program.game is not None
    return program.game


def table(program: Program) -> Table:
    found = desk(program).table
    assert isinstance(found, Table)
    return found


def match_of(program: Program) -> Match:
    found = desk(program).session.match
    assert isinstance(found, Match)
    return found


def rush(program: Program, until: Callable[[], bool], most: int = 600) -> None:
    """Cut all motion short until something holds."""
    for _ in range(most):
        table(program).finish()
        settle(3)
        if until():
            return
    raise AssertionError("it never came to that")


def stops(program: Program) -> bool:
    """Whether a person is to decide, or something is to be read."""
    return table(program).deciding or isinstance(program.manager.front, Dialog)


def shown(program: Program, places: str, card: str = "", mode: str = "2", seat: int = 0) -> list[Action]:
    """Show a position in which a person decides; return the list that decisions will go to."""
    rules = RULES[mode]
    state = position(places, card, seat)
    rush(program, lambda: stops(program))
    found: list[Action] = []
    shown = table(program)
    shown.acted.disconnect()
    shown.acted.connect(found.append)
    shown.show_position(Position(rules.view(state, seat), rules.legal(state)))
    settle()
    return found


def press_button(program: Program, number: int) -> None:
    at = CONTENT + table(program).buttons[number].rect.center()
    click(program, at.x(), at.y())


def click_place(program: Program, colour: int, place: int) -> None:
    at = CONTENT + layout.spot_at(colour, place)
    click(program, at.x(), at.y())


def lines(program: Program) -> list[str]:
    return [f"{button.letter} {button.line}" for button in table(program).buttons]


# A game


def test_the_end_of_a_game_by_the_keyboard(program: Program, qtbot: QtBot) -> None:
    whole = played(SPEC, 4)
    match = played(SPEC, 4, decisions=whole.plies - 24)
    match.seats[0]["player"] = "person"
    match.begun = "1993-09-01"
    desk(program).session.take(match)
    drawn = moved = 0
    for _ in range(2000):
        rush(program, lambda: stops(program))
        if isinstance(program.manager.front, GameSheet):
            break
        if table(program).drawing:
            drawn += 1
            table(program).keyPressEvent(_key("d"))
        else:
            moved += 1
            table(program).keyPressEvent(_key("a"))
    assert match.actor == MATCH_OVER and drawn > 3 and moved > 3
    assert table(program).model == picture_of(match.view(0))
    record = match.to_record()
    assert verify(records.loads(records.dumps(record))).actor == MATCH_OVER
    folder = program.folder
    assert folder is not None
    summary = Statistics(folder.statistics).summary("sorry")
    assert (summary.rounds, summary.matches) == (1, 1)
    program.manager.front.choose("ok")  # type: ignore[union-attr]
    settle()
    assert isinstance(program.manager.front, SorryOptions)


def _key(text: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), Qt.KeyboardModifier.NoModifier, text)


@pytest.mark.parametrize("mode", ["3", "4", "team"])
def test_computers_play_every_mode_among_themselves(qapp: object, tmp_path: Path, mode: str) -> None:
    program = started(tmp_path, 5, mode=mode, who=["racer", "greedy", "greedy", "racer"])
    match = match_of(program)
    assert match.rules.seats == {"3": 3}.get(mode, 4)
    rush(program, lambda: match.plies > 16)
    assert desk(program).session.can_pause and not table(program).deciding
    desk(program).session.pause()
    plies = match.plies
    table(program).finish()
    settle(20)
    assert match.plies == plies
    desk(program).session.pause()
    rush(program, lambda: match.plies > plies)
    program.quit()
    settle()


def test_after_every_motion_the_picture_is_the_views(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 3, mode="4", who=["greedy"] * 4)
    session, shown = desk(program).session, table(program)
    session.pause()
    shown.finish()
    match = played(SPEC, 3, options={"mode": "4"}, decisions=150)
    shown.use_seats(match.seats)
    rules = match.rules
    for start, steps in match.history():
        shown.play([{"type": "deal"}], Position(rules.view(start, 0), ()))
        shown.finish()
        for seat, action, events, after in steps:
            written = [decision(seat, rules.action_to_json(action)), *map(rules.event_to_json, events)]
            shown._position = Position(rules.view(after, 0), ())
            last = []
            shown._choreograph()
            # Run the motions by themselves, and look before the view is taken over.
            assert shown._choreography is not None
            for motion in shown._choreography.motions(written):
                motion.begin()
                motion.move(0.3)
                motion.move(1.0)
                motion.end()
                last.append(motion)
            model = shown.model
            assert model is not None and last
            fresh = picture_of(rules.view(after, 0))
            assert (model.places, model.points, model.pile, model.lifted, model.flying) == (
                fresh.places,
                fresh.points,
                fresh.pile,
                (),
                None,
            )
            shown.show_position(Position(rules.view(after, 0), ()))
    program.quit()
    settle()


# Drawing


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_either_button_of_the_mouse_draws_anywhere(program: Program, button: Qt.MouseButton) -> None:
    rush(program, lambda: table(program).drawing)
    before = match_of(program).plies
    at = program.screen.to_viewport(CONTENT + QPoint(200, 200))
    QTest.mouseClick(program.screen.viewport(), button, pos=at)
    settle()
    assert match_of(program).plies == before + 1
    assert table(program).busy
    # A click that ends the motion does nothing else.
    click(program, 300, 300)
    assert not table(program).drawing or match_of(program).plies >= before + 1


# Moving


def test_every_option_has_a_line_and_a_button(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=10 yellow-1=7", "11")
    assert lines(program) == [
        "A Red 1: 11 forward, slides",
        "B Red 2: 11 forward",
        "C Red 1 changes with Yellow 1",
        "D Red 2 changes with Yellow 1",
    ]
    press_button(program, 2)
    assert [told(RULES["2"], action) for action in found] == ["swap red-1 yellow-1"]


def test_a_letter_takes_an_option(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "10")
    key(program, "d")
    assert [told(RULES["2"], action) for action in found] == ["backward red-2 1"]


def test_a_click_on_a_pawn_or_on_its_goal_takes_the_only_move(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20 yellow-3=28", "8")
    click_place(program, 0, 5)
    click_place(program, 0, 28)
    assert [told(RULES["2"], action) for action in found] == ["forward red-1 8", "forward red-2 8"]


def test_an_ambiguous_click_asks_and_esc_takes_it_back(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=15", "10")
    assert len(table(program).buttons) == 4
    # Red 2 may go on or back, and Red 1 comes to its square.
    click_place(program, 0, 15)
    assert not found
    assert [line[2:] for line in lines(program)] == [
        "Red 1: 10 forward, bumps Red 2",
        "Red 2: 10 forward",
        "Red 2: 1 back",
    ]
    key(program, Key.Key_Escape)
    assert len(table(program).buttons) == 4
    click_place(program, 0, 15)
    key(program, "c")
    assert [told(RULES["2"], action) for action in found] == ["backward red-2 1"]


def test_start_and_home_can_be_clicked(program: Program) -> None:
    found = shown(program, "red-1=s4 red-2=20", "2")
    click_place(program, 0, START)
    click_place(program, 0, HOME)
    assert [told(RULES["2"], action) for action in found] == ["enter red-3", "forward red-1 2"]


def test_a_7_of_four_pawns_is_chosen_in_two_steps(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20 red-3=25 red-4=35", "7")
    assert len(table(program).buttons) == 10
    assert lines(program)[4] == "E Red 1 and Red 2 share the 7…"
    press_button(program, 4)
    assert not found and len(table(program).buttons) == 6
    assert all(line[2:].startswith("Red 1: ") for line in lines(program))
    press_button(program, 1)
    assert [told(RULES["2"], action) for action in found] == ["forward red-1 2, forward red-2 5"]


def test_the_fullest_7_of_a_team_can_be_chosen(program: Program) -> None:
    places = " ".join(
        f"{colour}-{number}={first + 3 * number}"
        for colour, first in (("red", 5), ("yellow", 35))
        for number in range(1, 5)
    )
    found = shown(program, places, "7", mode="team")
    wanted = action_of(RULES["team"], "forward red-2 3, forward yellow-4 4")
    for _ in range(6):
        shown_now = table(program)
        assert 1 <= len(shown_now.buttons) <= layout.MOST
        number = next(n for n, button in enumerate(shown_now.buttons) if wanted in button.choice)
        press_button(program, number)
        if found:
            break
    assert found == [wanted]


def test_what_is_pointed_at_lights_its_way(program: Program) -> None:
    shown(program, "red-1=5 yellow-1=13", "8")
    shown_now = table(program)
    assert shown_now.shown_trail is None
    at = CONTENT + shown_now.buttons[0].rect.center()
    QTest.mouseMove(program.screen.viewport(), program.screen.to_viewport(at))
    settle()
    found = shown_now.shown_trail
    assert found is not None
    assert found.walks[0].places == tuple(range(5, 14))
    assert [words.pawn_name(pawn) for pawn in found.bumped] == ["Yellow 1"]
    QTest.mouseMove(program.screen.viewport(), program.screen.to_viewport(CONTENT + QPoint(430, 5)))
    settle()
    assert shown_now.shown_trail is None


def test_arrows_go_from_place_to_place_and_return_takes(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "3")
    keys: list[str] = []
    table(program).current_changed.connect(keys.append)
    key(program, Key.Key_Right)
    assert keys == ["pawn-0"]
    key(program, Key.Key_Right)
    assert keys[-1] == "place-8--1"
    assert [thing.name for thing in table(program).things() if thing.current] == ["Square 8"]
    key(program, Key.Key_Right)
    key(program, Key.Key_Down)
    key(program, Key.Key_Return)
    assert [told(RULES["2"], action) for action in found] == ["forward red-2 3"]


def test_tab_goes_from_button_to_button(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "3")
    key(program, Key.Key_Tab)
    key(program, Key.Key_Tab)
    assert [thing.key for thing in table(program).things() if thing.current] == ["button-1"]
    key(program, Key.Key_Space)
    assert [told(RULES["2"], action) for action in found] == ["forward red-2 3"]


# Options of the table


def test_moves_are_confirmed_if_that_is_wanted(program: Program) -> None:
    found = shown(program, "red-1=5 red-2=20", "3")
    table(program).use_options({"pace": 5, "confirm": True})
    key(program, "a")
    assert not found and table(program).shown_trail is not None
    key(program, "b")
    assert len(table(program).buttons) == 2 and table(program).shown_trail is None
    key(program, "b")
    key(program, "a")
    assert [told(RULES["2"], action) for action in found] == ["forward red-2 3"]


def test_forced_moves_are_made_if_that_is_wanted(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, forced=True)
    match = match_of(program)
    for _ in range(300):
        rush(program, lambda: stops(program))
        if not table(program).drawing:
            assert len(match.legal) > 1
            break
        table(program).press(0)
    program.quit()
    settle()


def test_the_menu_changes_pace_and_confirming(program: Program) -> None:
    items = {item.title: item for item in table(program).option_items()}
    for name in ("Confirm Moves", "Play Forced Moves", "Pace 2"):
        command = items[name].command
        assert command is not None
        command()
    kept = program.settings.of_game("sorry")
    assert (kept["confirm"], kept["forced"], kept["pace"]) == (True, True, 2)


def test_options_that_make_no_sense_have_their_defaults() -> None:
    silly = {"mode": "5", "who": ["person", "ghost"], "pace": 9, "confirm": "yes", "seven_must_split": 1}
    assert usable(silly) == usable({})


def test_the_dialog_seats_one_player_or_two(program: Program) -> None:
    dialog = table(program).options_dialog({}, between_matches=True)
    assert dialog.values()["mode"] == "1"
    dialog._mode.button(1).click()
    assert dialog.values()["who"][0] == dialog.values()["who"][2] == "person"
    dialog._mode.button(0).click()
    assert dialog.values()["who"][2] == "greedy"
    dialog._who[2].setCurrentIndex(0)
    dialog._seat_chosen()
    assert dialog.values()["mode"] == "2"
    dialog._mode.button(3).click()
    assert all(choice.isEnabled() for choice in dialog._who)
    rules, players = table(program).match_options(
        {"mode": "3", "who": ["person", "racer", "person", "greedy"]}
    )
    assert rules == {"mode": "3", "seven_must_split": False} and players == {1: "racer"}


# Several people, undo, hints, going on


def test_two_people_at_one_screen_and_undo(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, mode="2", who=PEOPLE)
    match, session = match_of(program), desk(program).session
    seen = set()
    while not (match.actor == 1 and table(program).drawing and seen >= {0, 1} and session.can_undo):
        rush(program, lambda: stops(program))
        seen.add(match.actor)
        table(program).press(0)
        rush(program, lambda: stops(program))
        assert match.plies < 300
    # Somebody has just moved and nobody has drawn yet: the move can be taken back by whoever made it.
    plies, mover = match.plies, match.last_of({0, 1})
    session.undo()
    settle()
    assert (match.plies, match.actor, match.practice) == (plies - 1, mover, False)
    assert table(program).deciding and not table(program).drawing
    table(program).press(0)
    rush(program, lambda: table(program).drawing)
    table(program).press(0)
    rush(program, lambda: stops(program))
    assert not session.can_undo and session.can_practise
    program.quit()
    settle()


def test_a_game_that_was_left_goes_on(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, mode="4", who=["person", "racer", "thoughtful", "greedy"])
    rush(program, lambda: stops(program))
    table(program).press(0)
    rush(program, lambda: stops(program))
    record = match_of(program).to_record()
    program.quit()
    settle()
    again = started(tmp_path, None)
    assert match_of(again).to_record()["rounds"] == record["rounds"]
    assert [seat["player"] for seat in match_of(again).seats] == ["person", "racer", "thoughtful", "greedy"]
    # The options follow the game that is taken up.
    assert again.settings.of_game("sorry")["who"] == ["person", "racer", "thoughtful", "greedy"]
    again.quit()
    settle()


def test_a_seat_changes_hands_within_a_game(program: Program) -> None:
    rush(program, lambda: stops(program))
    desk(program).show_options()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, SorryOptions)
    assert not dialog._mode.button(0).isEnabled()
    dialog._who[2].setCurrentIndex(3)
    dialog.choose("ok")
    settle()
    assert [seat["player"] for seat in match_of(program).seats] == ["person", "thoughtful"]


def test_a_hint_names_the_move_and_why(program: Program) -> None:
    shown(program, "red-1=s5 red-2=20", "1")
    action = action_of(RULES["2"], "forward red-1 1")
    said = {"why": "", "template": "It brings {pawn} home.", "fields": {"pawn": "Red 1"}}
    table(program).show_hint(action, said)
    settle()
    front = program.manager.front
    assert isinstance(front, Alert)
    assert front.text == "Red 1: 1 forward. It brings Red 1 home."
    assert table(program).shown_trail == table(program).trail_of(action)


def test_asking_for_a_hint_in_a_game(program: Program) -> None:
    match = match_of(program)
    for _ in range(300):
        rush(program, lambda: stops(program))
        if not table(program).drawing:
            break
        table(program).press(0)
    desk(program).session.hint()
    settle()
    front = program.manager.front
    assert isinstance(front, Alert)
    chosen = SPEC.player("thoughtful").choose(
        match.view(0), match.legal, player_stream(match.seed, 0, match.plies)
    )
    assert front.text.startswith(words.move_words(chosen))


def test_a_replay_steps_through_a_game_with_a_shuffle(qapp: object, tmp_path: Path) -> None:
    record = played(SPEC, 3, decisions=120).to_record()
    assert any(
        event["type"] == "shuffle" for move in record["rounds"][0]["moves"] for event in move["events"]
    )
    program = make_program(tmp_path / "data")
    program.start()
    program.open_replay(record)
    settle()
    replay = program.game
    said: list[str] = []
    replay.table.said.connect(said.append)  # type: ignore[union-attr]
    while replay.more:  # type: ignore[union-attr]
        replay.step()  # type: ignore[union-attr]
        replay.table.finish()  # type: ignore[union-attr]
    assert "The pile is used up: all cards are shuffled again." in said
    assert not replay.table.buttons  # type: ignore[union-attr]
    program.quit()
    settle()


# For those who listen


def test_everything_is_named(program: Program) -> None:
    shown(program, "red-1=5 yellow-1=s3", "1")
    names = [thing.name for thing in table(program).things()]
    assert names[0] == "Red: what do you do?" and names[1].startswith("Cards in the pile: ")
    assert names[2:5] == [
        "Open card: 1: bring a pawn out of its start, or go one square forward.",
        "Red 2 comes out",
        "Red 1: 1 forward",
    ]
    assert "Red 1, on square 5, 63 steps from home, may move" in names
    assert "Yellow 1, on safety square 3, 3 steps from home" in names
    assert sum("in its start" in name for name in names) == 6
