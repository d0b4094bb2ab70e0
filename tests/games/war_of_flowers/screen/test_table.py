"""A war on the emulated screen: whole by the keyboard, resumed, and with errors of the disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from games.war_of_flowers.actions import GO, STOP, Action, Play, Take
from games.war_of_flowers.cards import numbers
from games.war_of_flowers.options import WarOptions
from games.war_of_flowers.players import make
from games.war_of_flowers.screen.dialogs import RoundSheet
from games.war_of_flowers.screen.layout import layout
from macclassic.app.play.match_end_dialog import MatchEndDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import verify
from macclassic.flower_cards.table import player_signs
from macclassic.table.game_table import GameTable
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.match.playing import begun, controller_of, own_turn, play_through, rush, stops, unsettled
from tests.support.match.program import click, key, option_item, settle, wake

Key = Qt.Key
LETTERS = {GO: "g", STOP: "s"}


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return started(tmp_path)


def started(tmp_path: Path, seed: int | None = 4714) -> Program:
    """Return a program in a war; `seed` None resumes the last war."""
    program = begun(tmp_path, "war-of-flowers", seed, pace=5, iq=[100, 100], money=20)
    if seed is not None:
        controller_of(program).table.finish()
        settle(20)
    return program


def table(program: Program) -> GameTable:
    found = controller_of(program).table
    assert isinstance(found, GameTable)
    return found


def play_well(program: Program, calls: list[Action]) -> None:
    """Press the keys of a greedy player's decision: the card and which of two it takes, or the call."""
    match = controller_of(program).session.match
    view, legal = match.view(0), match.legal
    action = make("greedy").choose(view, legal, Stream(1, "test"))
    if action in LETTERS:
        key(program, LETTERS[action])
        calls.append(action)
        return
    assert isinstance(action, Play | Take)
    among = view.choice if isinstance(action, Take) else view.hand
    key(program, str(list(numbers(among)).index(action.card) + 1))
    if isinstance(action, Play) and action.take >= 0:
        two = view.table & 15 << (action.card & ~3)
        key(program, str(list(numbers(two)).index(action.take) + 1))


def test_a_whole_war_is_played_by_the_keyboard(program: Program, qtbot: QtBot) -> None:
    match = controller_of(program).session.match
    calls: list[Action] = []
    sheets, _ = play_through(program, qtbot, RoundSheet, {}, lambda program: play_well(program, calls))
    assert match.actor == MATCH_OVER and 0 in match.view(0).money
    assert sheets == match.round_count and calls
    verify(records.loads(records.dumps(match.to_record())))
    rush(program, lambda: isinstance(program.manager.front, MatchEndDialog))


def test_a_card_is_played_by_the_mouse(program: Program) -> None:
    rush(program, lambda: own_turn(program))
    match = controller_of(program).session.match
    before, hand = match.plies, match.view(0).hand_sizes[0]
    place = layout(table(program).state).hand(0, hand)
    click(program, place.x + 1 + 10, place.y + 40 + 30)
    if match.plies == before:  # two to choose from
        key(program, "1")
    assert match.plies == before + 1 and match.view(0).hand_sizes[0] == hand - 1


def test_a_card_is_played_by_arrows_and_return(program: Program) -> None:
    rush(program, lambda: own_turn(program))
    match = controller_of(program).session.match
    before = match.plies
    key(program, Key.Key_Right)
    key(program, Key.Key_Right)
    assert match.plies == before
    key(program, Key.Key_Return)
    if match.plies == before:
        key(program, "1")
    assert match.plies == before + 1


def test_the_model_equals_the_view_after_motion(program: Program) -> None:
    """Drained motion leaves the same picture as a fresh model of the view."""
    shown = table(program)
    compared = 0
    for _ in range(30):
        rush(program, lambda: stops(program))
        if isinstance(program.manager.front, Dialog):
            break
        settle()
        key(program, "1")
        if shown.state.selected:
            key(program, "1")
        moved = shown.model
        assert moved is not None
        with unsettled(shown):
            shown.finish()
            fresh = shown.parts.drawing.make_model(shown.state)
            if not fresh.choice:  # two cards to choose from are spread when the choice is offered
                assert moved.places == fresh.places
            assert (moved.stack, moved.seats, moved.threes) == (fresh.stack, fresh.seats, fresh.threes)
        compared += 1
        shown._settled()
    assert compared >= 5


def test_a_key_finishes_motion_and_does_nothing_else(program: Program) -> None:
    rush(program, lambda: own_turn(program))
    table(program).use(WarOptions(pace=1))
    match = controller_of(program).session.match
    key(program, "1")
    if not table(program).busy:
        key(program, "1")
    plies = match.plies
    assert table(program).busy
    key(program, "2")
    assert match.plies >= plies
    hand = match.view(0).hand_sizes[0]
    assert hand == 6


def test_a_war_left_at_any_moment_is_resumed(qapp: object, tmp_path: Path) -> None:
    program = started(tmp_path)
    rush(program, lambda: own_turn(program))
    key(program, "1")
    key(program, "1")
    record = controller_of(program).session.match.to_record()
    # Simulate kill -9: nothing is closed, only the lock is released.
    program.folder.release()  # type: ignore[union-attr]
    again = started(tmp_path, seed=None)
    taken_up = controller_of(again).session.match.to_record()
    ours = [len(each["moves"]) for each in record["rounds"]]
    theirs = [len(each["moves"]) for each in taken_up["rounds"]]
    assert taken_up["seed"] == record["seed"] and theirs >= ours
    assert taken_up["rounds"][0]["moves"][: ours[0]] == record["rounds"][0]["moves"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "macclassic-record"}', "\x00\x01"])
def test_a_broken_autosave_is_kept_and_reported(
    qapp: object, tmp_path: Path, text: str, qtbot: QtBot
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "war-of-flowers.autosave.json").write_text(text)
    program = started(tmp_path, seed=None)
    alerts = [each for each in program.manager.windows if isinstance(each, Alert)]
    assert len(alerts) == 1 and "kept as" in alerts[0].text
    kept = list(data.glob("war-of-flowers.autosave.broken-*.json"))
    assert len(kept) == 1 and kept[0].read_text() == text


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="who may write is not asked here")
def test_a_folder_that_became_read_only_is_reported(program: Program, tmp_path: Path) -> None:
    (tmp_path / "data").chmod(0o500)
    try:
        rush(program, lambda: own_turn(program))
        key(program, "1")
        assert any(isinstance(each, Alert) for each in program.manager.windows)
    finally:
        (tmp_path / "data").chmod(0o700)


def test_a_full_disk_is_reported_once_and_loses_nothing(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    from macclassic.app.storage import data_folder

    def full(path: Path, text: str) -> None:
        raise data_folder.DiskError("“x” could not be written: No space left on device.")

    rush(program, lambda: own_turn(program))
    saved = data_folder.read(program.folder.autosave("war-of-flowers"))  # type: ignore[union-attr]
    monkeypatch.setattr(data_folder, "write", full)
    troubles: list[str] = []
    controller_of(program).session.trouble.connect(troubles.append)
    session = controller_of(program).session
    for _ in range(6):
        if session.match.actor < 0:
            break
        session.play(session.match.legal[0])
        table(program).finish()
    assert len(troubles) == 1 and "No space left" in troubles[0]
    assert data_folder.read(program.folder.autosave("war-of-flowers")) == saved  # type: ignore[union-attr]
    monkeypatch.undo()
    plies = session.match.plies
    session.store.save(session.match)
    text = data_folder.read(program.folder.autosave("war-of-flowers"))  # type: ignore[union-attr]
    assert text is not None and verify(records.loads(text)).plies == plies


def test_undo_past_revealed_cards_makes_practice(program: Program, qtbot: QtBot) -> None:
    rush(program, lambda: own_turn(program))
    session = controller_of(program).session
    hand = session.match.view(0).hand
    key(program, "1")
    if session.match.view(0).hand == hand:
        key(program, "1")
    rush(program, lambda: own_turn(program))
    assert not session.can_undo and session.can_practise
    key(program, "z", command=True)
    assert isinstance(program.manager.front, Alert)
    program.manager.front.choose("practice")
    settle()
    assert session.match.practice and session.match.view(0).hand == hand


def test_a_hint_gives_a_reason(program: Program) -> None:
    rush(program, lambda: own_turn(program))
    controller_of(program).spec  # noqa: B018
    key(program, "h", command=True)
    settle(20)
    front = program.manager.front
    assert isinstance(front, Alert) and len(front.text) > 20


def test_abandoning_a_war_is_confirmed(program: Program, qtbot: QtBot) -> None:
    match = controller_of(program).session.match
    key(program, "n", command=True)
    front = program.manager.front
    assert isinstance(front, Alert)
    key(program, Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is controller_of(program).window)
    assert controller_of(program).session.match is match


def test_statistics_count_a_finished_game_once(program: Program) -> None:
    from macclassic.engine.progress.statistics import Statistics

    session = controller_of(program).session
    while session.match.actor not in (ROUND_OVER, MATCH_OVER):
        session.play(session.match.legal[0])
        table(program).finish()
        session.computers.stop()  # drop any pending question: the decision has been made here
    settle(20)
    assert isinstance(program.manager.front, RoundSheet)
    summary = Statistics(program.folder.statistics).summary("war-of-flowers")  # type: ignore[union-attr]
    assert summary.rounds == 1


def test_during_a_war_only_the_pace_can_be_changed(program: Program) -> None:
    dialog = table(program).parts.prompts.options_form(WarOptions(), False)
    for name in ("money", "who", "iq", "cup"):
        assert not any(control.isEnabled() for control in dialog.controls[name]), name
    assert all(button.isEnabled() for button in dialog.controls["pace"])


def test_the_depth_changes_during_a_war(program: Program) -> None:
    frames = []
    for depth in (8, 4, 1):
        program.screen.set_depth(depth)
        settle()
        frames.append(program.screen.buffer.frame())
        assert max(frames[-1]) < {8: 256, 4: 16, 1: 2}[depth]
    assert len(set(frames)) == 3
    wake(program)


def test_marked_cards_show_month_and_kind(program: Program) -> None:
    rush(program, lambda: own_turn(program))
    shown = table(program)

    def frame() -> bytes:
        settle()
        program.screen.refresh()
        return program.screen.buffer.frame()

    plain = frame()
    item = option_item(shown, "Label Cards")
    assert not item.checked and item.command is not None
    item.command()
    marked = frame()
    item = option_item(shown, "Label Cards")
    assert item.checked and item.command is not None and marked != plain
    # Every open card has changed at its upper left corner, beside its ear, and nothing else has.
    width = program.screen.screen_size.width()
    corner = shown.mapTo(shown.window(), QPoint(0, 0)) + shown.window().graphicsProxyWidget().pos().toPoint()
    changed = {
        (i % width, i // width) for i, (one, two) in enumerate(zip(plain, marked, strict=True)) if one != two
    }
    plates = set()
    assert shown.model is not None
    for place in shown.model.places.values():
        if place.face:
            offset = 2 if place.ear is None else 17
            left, top = corner.x() + place.x + offset, corner.y() + place.y + 2
            cells = {(x, y) for x in range(left, left + 15) for y in range(top, top + 21)}
            assert cells & changed
            plates |= cells
    assert changed <= plates
    item.command()
    assert frame() == plain


def test_money_is_formatted_for_the_language(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    label = player_signs.label

    def noted(painter: QPainter, rect: QRect, pen: QPoint, text: str, inverted: bool) -> QRect:
        written.append(text)
        return label(painter, rect, pen, text, inverted)

    monkeypatch.setattr(player_signs, "label", noted)
    for language, wanted in (("fr", "20\u202f$"), ("en", "$20")):
        program.set_language(language)
        controller_of(program).retranslate()
        settle(20)
        written.clear()
        table(program).grab()
        buttons = table(program).parts.prompts.options_form(WarOptions(), True).controls["money"]
        program.set_language("en")
        assert written.count(wanted) == 3, written
        assert wanted in [button.text() for button in buttons]
