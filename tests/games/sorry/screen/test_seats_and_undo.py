"""Games of Sorry on the emulated screen: motion, people at any seat or none, undo, hints, resuming."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from games.sorry.moves import trail
from games.sorry.screen.buttons import buttons
from games.sorry.screen.layout import picture_of
from games.sorry.screen.motion.motions import motions
from games.sorry.screen.options import SorryForm
from games.sorry.screen.table import GameSheet
from games.sorry.screen.texts import words
from games.sorry.view import view
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import played, verify
from macclassic.engine.progress.statistics import Statistics
from macclassic.table.table_state import RoundBegan, SeatDecided, TablePosition
from macclassic.toolbox.dialogs.dialogs import Alert
from tests.games.sorry.support.positions import action_of
from tests.games.sorry.support.program import (
    PEOPLE,
    SPEC,
    deciding,
    drawing,
    press,
    shown,
    shown_trail,
    started,
    stops,
    table,
)
from tests.support.match.playing import controller_of, match_of, rush
from tests.support.match.program import key, opened, settle


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


# A game


def test_the_end_of_a_game_is_handled_by_the_keyboard(program: Program, qtbot: QtBot) -> None:
    whole = played(SPEC, 4)
    match = played(SPEC, 4, decisions=whole.plies - 24)
    match.seats[0]["player"] = "person"
    match.started_at = "1993-09-01"
    controller_of(program).session.take(match)
    drawn = moved = 0
    for _ in range(2000):
        rush(program, lambda: stops(program))
        if isinstance(program.manager.front, GameSheet):
            break
        if drawing(program):
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
    assert table(program).busy
    table(program).finish()
    settle()
    assert isinstance(program.manager.front, MatchEndDialog)


def _key(text: str) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), Qt.KeyboardModifier.NoModifier, text)


@pytest.mark.parametrize("mode", ["3", "4", "team"])
def test_computers_play_every_mode(qapp: object, tmp_path: Path, mode: str) -> None:
    program = started(tmp_path, 5, mode=mode, who=["racer", "greedy", "greedy", "racer"])
    match = match_of(program)
    assert len(match.seats) == {"3": 3}.get(mode, 4)
    rush(program, lambda: match.plies > 16)
    assert controller_of(program).session.can_pause and not deciding(program)
    controller_of(program).session.pause()
    plies = match.plies
    table(program).finish()
    settle(20)
    assert match.plies == plies
    controller_of(program).session.pause()
    rush(program, lambda: match.plies > plies)


def test_the_model_equals_the_view_after_each_motion(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 3, mode="4", who=["greedy"] * 4)
    session, shown = controller_of(program).session, table(program)
    session.pause()
    shown.finish()
    match = played(SPEC, 3, options={"mode": "4"}, decisions=150)
    shown.use(seats=match.seats)
    for start, steps in match.history():
        shown.play([RoundBegan()], TablePosition(view(start, 0), ()))
        shown.finish()
        for seat, action, events, after in steps:
            last = []
            # Run the motions alone, and compare before the table takes the new view.
            for motion in motions(shown.state, shown._stage, [SeatDecided(seat, action), *events]):
                motion.begin()
                motion.move(0.3)
                motion.move(1.0)
                motion.end()
                last.append(motion)
            model = shown.model
            assert model is not None and last
            fresh = picture_of(view(after, 0))
            assert (model.places, model.points, model.pile, model.lifted, model.turned) == (
                fresh.places,
                fresh.points,
                fresh.pile,
                (),
                1.0,
            )
            shown.show_position(TablePosition(view(after, 0), ()))


# Several people, undo, hints, resuming


def test_two_people_at_one_screen_can_undo(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, mode="2", who=PEOPLE)
    match, session = match_of(program), controller_of(program).session
    seen = set()
    while not (match.actor == 1 and drawing(program) and seen >= {0, 1} and session.can_undo):
        rush(program, lambda: stops(program))
        seen.add(match.actor)
        press(program, 0)
        rush(program, lambda: stops(program))
        assert match.plies < 300
    # After a move and before the next draw, the mover can take the move back.
    plies, mover = match.plies, match.last_decider({0, 1})
    session.undo()
    settle()
    assert (match.plies, match.actor, match.practice) == (plies - 1, mover, False)
    assert deciding(program) and not drawing(program)
    press(program, 0)
    rush(program, lambda: drawing(program))
    press(program, 0)
    rush(program, lambda: stops(program))
    assert not session.can_undo and session.can_practise


def test_undo_takes_back_the_move_not_the_turning_of_the_next_card(qapp: object, tmp_path: Path) -> None:
    """After the next card was turned over, undo stopped before that card, and the move stood."""
    program = started(tmp_path, 11, mode="2", who=PEOPLE)
    match, session = match_of(program), controller_of(program).session
    rush(program, lambda: stops(program))
    while drawing(program):
        press(program, 0)
        rush(program, lambda: stops(program))
    before = match.view(match.actor)
    press(program, 0)
    rush(program, lambda: drawing(program))
    press(program, 0)
    rush(program, lambda: stops(program))
    session.undo(beyond=True)
    settle()
    assert match.view(match.actor) == before and deciding(program) and not drawing(program)
    assert match.practice


def test_a_game_left_is_resumed(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11, mode="4", who=["person", "racer", "thoughtful", "greedy"])
    rush(program, lambda: stops(program))
    press(program, 0)
    rush(program, lambda: stops(program))
    record = match_of(program).to_record()
    program.quit()
    settle()
    again = started(tmp_path, None)
    assert match_of(again).to_record()["rounds"] == record["rounds"]
    assert [seat["player"] for seat in match_of(again).seats] == [
        "person",
        "racer@student",
        "thoughtful@sailor",
        "greedy@grandmother",
    ]
    # The options follow the resumed game.
    assert again.settings.of_game("sorry")["who"] == ["person", "racer", "thoughtful", "greedy"]


def test_a_seat_changes_its_player_during_a_game(program: Program) -> None:
    rush(program, lambda: stops(program))
    controller_of(program).show_options()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, SorryForm)
    assert not dialog.controls["mode"][0].isEnabled()
    dialog.controls["who"][2].setCurrentIndex(3)
    dialog.choose("ok")
    settle()
    assert [seat["player"] for seat in match_of(program).seats] == ["person", "thoughtful@sailor"]


def test_a_hint_names_the_move_and_why(program: Program) -> None:
    shown(program, "red-1=s5 red-2=20", "1")
    action = action_of("forward red-1 1")
    said = {"why": "", "template": "It brings {pawn} home.", "fields": {"pawn": "Red 1"}}
    table(program).show_hint(action, said)
    settle()
    front = program.manager.front
    assert isinstance(front, Alert)
    assert front.text == "Red 1: 1 forward, home. It brings Red 1 home."
    assert shown_trail(program) == trail(table(program).state.position.view.places, action)


def test_a_hint_is_shown_during_a_game(program: Program) -> None:
    match = match_of(program)
    for _ in range(300):
        rush(program, lambda: stops(program))
        if not drawing(program):
            break
        press(program, 0)
    controller_of(program).session.hint()
    settle()
    front = program.manager.front
    assert isinstance(front, Alert)
    chosen = SPEC.players.make("thoughtful").choose(
        match.view(0), match.legal, player_stream(match.seed, 0, match.plies)
    )
    assert front.text.startswith(words.move_words(chosen))


def test_a_replay_steps_through_a_shuffle(qapp: object, tmp_path: Path) -> None:
    record = played(SPEC, 3, decisions=120).to_record()
    assert any(
        event["type"] == "shuffle" for move in record["rounds"][0]["moves"] for event in move["events"]
    )
    program = opened(tmp_path / "data")
    program.open_replay(record)
    settle()
    replay = program.game
    said: list[str] = []
    replay.table.said.connect(said.append)  # type: ignore[union-attr]
    while replay.more:  # type: ignore[union-attr]
        replay.step()  # type: ignore[union-attr]
        replay.table.finish()  # type: ignore[union-attr]
    assert "The pile is used up: all cards are shuffled again." in said
    assert not buttons(replay.table.state)  # type: ignore[union-attr]


def test_undone_moves_are_not_shown_any_more(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path, 11)
    rush(program, lambda: stops(program))
    key(program, "d")
    rush(program, lambda: stops(program))
    assert table(program).lines
    controller_of(program).session.undo(beyond=True)
    settle(10)
    assert not any("turns over" in line for line in table(program).lines)
