"""Tests of whole games of Flower Power: keys, several people, resuming, undo, replay and hints."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from games.flower_power.actions import Create, Draw, End
from games.flower_power.board import MAIN, PICK
from games.flower_power.screen.dialogs import GameSheet
from games.flower_power.screen.input import buttons, choices, table_input
from games.flower_power.screen.input.opening_contest import ContestDialog, TakePack, TakePlace
from games.flower_power.screen.model import model_of
from games.flower_power.screen.texts import card_words
from macclassic.app.program.program import Program
from macclassic.engine.core.contract import EVERYBODY
from macclassic.table.game_table import GameTable
from tests.games.flower_power.support.positions import full_view
from tests.games.flower_power.support.program import (
    building,
    chosen,
    deciding,
    front,
    on_table,
    played,
    started,
    stops,
    table,
    to_a_decision,
    visible_state,
)
from tests.support.match.playing import controller_of, match_of, rush
from tests.support.match.program import key, settle

Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    """Check a game in which the person decides only by Tab, arrows, Return and Space."""
    program = started(tmp_path, 3, petals=4, base=1, decks=1, deal="own")
    found = table(program)
    for step in range(700):
        rush(program, lambda: stops(program))
        if not on_table(program):
            dialog = front(program)
            dialog.hurry()  # the sheet at the end: otherwise a key would only finish its count-up
            key(program, Key.Key_Return)
            qtbot.waitUntil(lambda dialog=dialog: front(program) is not dialog)
            if isinstance(dialog, GameSheet):
                break
            continue
        if found.state.position.view.phase == MAIN and not chosen(found) and step % 3:
            own = own_attackers(found)
            if own:
                found.focus_spot(own[0])
                key(program, Key.Key_Return)
                key(program, Key.Key_Tab)
                key(program, Key.Key_Return)
                continue
        if building(found) or found.state.position.view.phase == PICK:
            key(program, Key.Key_Return)
            if deciding(found) and found.state.current is not None:
                key(program, Key.Key_Return)
            continue
        found.focus_spot(f"button-{buttons.ENDING}-0")
        key(program, Key.Key_Return)
    assert match_of(program).actor == -2


def own_attackers(found: GameTable) -> list[str]:
    return [choices.key("flower", each) for each in choices.attackers(found.state)]


# Several people, resume, undo, hint


def test_no_hand_is_visible_before_the_mouse_is_passed_on(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, people=(0, 1))
    found = table(program)
    for _ in range(20):
        rush(program, lambda: stops(program))
        if isinstance(front(program), ContestDialog | TakePlace | TakePack):
            front(program).choose("ok")
            settle()
        elif not on_table(program):
            break
    assert "Pass the mouse to" in front(program).text
    assert found.model.hand is None and not found.state.open_actions
    front(program).choose("ok")
    rush(program, lambda: deciding(found))
    seat = match_of(program).actor
    assert found.model.players[0].seat == seat and found.model.hand is not None


def test_the_news_reveals_no_card_to_the_next_person(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, people=(0, 1))
    found = table(program)
    done: dict[type, int] = {Create: 0, Draw: 0}
    while not all(done.values()):
        to_a_decision(program)
        match = match_of(program)
        if building(found):
            table_input.press(found, buttons.LAYING)
            settle()
            continue
        actions = {type(each): each for each in match.legal if not getattr(each, "power", False)}
        action = actions.get(Create) or actions.get(Draw) or actions[End]
        seat, hand, before = match.actor, set(match.state.hands[match.actor]), found.lines
        table_input.act(found, action)
        rush(program, lambda: stops(program))
        if type(action) in done:
            done[type(action)] += 1
            cards = hand ^ set(match.state.hands[seat])
            assert cards and found.lines != before
            # A full log has lost its first lines.
            assert not any(card_words.named(card) in line for card in cards for line in found.lines)


def test_a_match_resumes_where_it_was_left(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 5)
    to_a_decision(program)
    table_input.press(table(program), buttons.LAYING)
    to_a_decision(program)
    match = match_of(program)
    plies, garden = match.plies, full_view(match.state).gardens[0]
    program.quit()
    program.screen.close()
    settle()
    again = started(tmp_path, None)
    to_a_decision(again)
    assert match_of(again).plies == plies and full_view(match_of(again).state).gardens[0] == garden


def test_a_record_is_replayed_step_by_step(program: Program) -> None:
    match = played(4, lambda match: match.plies >= 60)
    program.manager.close(controller_of(program).window)
    settle()
    program.open_replay(match.to_record())
    settle()
    replay = program.game
    assert replay is not None
    found = replay.table  # type: ignore[union-attr]
    for _ in range(60):
        replay.step()  # type: ignore[union-attr]
        found.finish()
        settle(2)
    assert visible_state(found.model) == visible_state(model_of(match.rules.view(match.state, EVERYBODY)))


def test_a_hint_names_a_move_and_points_at_it(program: Program) -> None:
    to_a_decision(program)
    table_input.press(table(program), buttons.LAYING)
    to_a_decision(program)
    controller_of(program).session.hint()
    rush(program, lambda: not on_table(program))
    assert front(program).text
    front(program).choose("ok")
    settle()


def test_a_move_is_undone(program: Program) -> None:
    to_a_decision(program)
    found = table(program)
    table_input.press(found, buttons.LAYING)
    settle()
    assert match_of(program).plies >= 1 and controller_of(program).session.can_undo
    controller_of(program).undo()
    settle()
    found.finish()
    assert building(found) and not full_view(match_of(program).state).gardens[0]
