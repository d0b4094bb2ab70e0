"""Tests of the proof of fair play: deal numbers on sheets, all hands of the last game, and its record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from macclassic.app.cli.main import main
from macclassic.app.play.stepping import StepDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import played
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.dialogs.file_dialogs import SaveDialog
from tests.support.match.playing import begun, controller_of, match_of, rush
from tests.support.match.program import key, settle

GAMES = tuple(key for key, spec in games().items() if spec.screen)
HIDDEN = ("war-of-flowers", "soi")


def nearly_over(name: str, seed: int, rounds: int = 1) -> Match:
    """Return a match of random players that lacks one decision to the end of its round."""
    spec = games()[name]
    players = ["random"] * len(played(spec, seed, decisions=0).seats)
    whole = played(spec, seed, rounds=rounds, players=players)
    match = played(spec, seed, rounds=rounds, players=players, decisions=whole.plies - 1)
    match.seats[0]["player"] = "person"
    return match


def ended(tmp_path: Path, name: str, rounds: int = 1) -> tuple[Program, Match]:
    """Return a program with the sheet of a round on screen."""
    program = begun(tmp_path, name, 3)
    match = nearly_over(name, 4711, rounds)
    session = controller_of(program).session
    session.take(match)
    if match.actor == 0:
        session.act(match.legal[0])
    rush(program, lambda: match.actor < 0 and isinstance(program.manager.front, Dialog))
    settle(20)
    return program, match


def deal(name: str, number: int) -> str:
    """Return the name of a deal; a match of Soi has rounds."""
    return f"Deal 4711, {'round' if name == 'soi' else 'game'} {number}"


def labels(program: Program) -> list[str]:
    front = program.manager.front
    assert front is not None
    return [each.text() for each in front.findChildren(QLabel)]


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_shows_the_deal_number(name: str, qapp: object, tmp_path: Path) -> None:
    program, match = ended(tmp_path, name)
    assert f"{deal(name, match.round_count)}." in labels(program)
    sheet = program.manager.front
    assert isinstance(sheet, Dialog)
    sheet.hurry()  # finish its motion: the sheet comes up from below
    assert program.manager.rect_of(sheet).bottom() < 480


@pytest.mark.parametrize("name", HIDDEN)
def test_a_record_dealt_by_hand_has_no_deal_number(name: str, qapp: object, tmp_path: Path) -> None:
    """A record that was dealt by hand differs from the deal of its number."""
    record = json.loads(records.dumps(nearly_over(name, 5).to_record()))
    assert replayed(record, games()[name]).dealt_by_number
    record["seed"] = 4711
    assert not replayed(record, games()[name]).dealt_by_number


@pytest.mark.parametrize("name", GAMES)
def test_two_people_get_the_same_deals_for_one_number(name: str) -> None:
    """The number determines the first deal, and with the same moves every later one."""
    spec = games()[name]
    players = ["random"] * len(played(spec, 1, decisions=0).seats)
    one, two = (played(spec, 99, rounds=2, players=players) for _ in range(2))
    assert one.to_record() == two.to_record() and one.dealt_by_number


def looking(program: Program, match: Match, qtbot: QtBot) -> StepDialog:
    """Close the sheet, wait for the person's turn, and open All Hands."""
    sheet = program.manager.front
    assert isinstance(sheet, Dialog)
    sheet.choose("ok")
    rush(program, lambda: controller_of(program).look_back.can_look_back)
    item = next(each for each in controller_of(program).look_back.ways() if each.title == "All Hands…")
    assert item.enabled and item.command is not None
    item.command()
    settle()
    front = program.manager.front
    assert isinstance(front, StepDialog)
    return front


@pytest.mark.parametrize("name", HIDDEN)
def test_all_hands_of_the_last_game_are_shown(name: str, qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program, match = ended(tmp_path, name)
    moves = len(next(match.history())[1])
    shown: list[Any] = []
    table = controller_of(program).table
    before = table.show_position
    dialog = looking(program, match, qtbot)
    table.show_position = lambda position, past=(): (shown.append(position), before(position, past))
    assert f"{deal(name, 1)}: as dealt" in labels(program)
    assert not dialog.button("back").isEnabled()
    key(program, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: f"{deal(name, 1)}: move 1 of {moves}" in labels(program))
    for _ in range(moves + 3):
        dialog.choose("step")
    assert f"{deal(name, 1)}: move {moves} of {moves}" in labels(program)
    assert not dialog.button("step").isEnabled()
    key(program, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: dialog.button("step").isEnabled())
    assert all(position.watching and not position.legal for position in shown)
    record = match.to_record()
    key(program, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog not in program.manager.windows)
    assert match.to_record() == record and not shown[-1].watching
    assert shown[-1].view == match.view(0)


def test_the_record_of_the_last_game_is_valid(
    qapp: object, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    program, match = ended(tmp_path, "soi")
    dialog = looking(program, match, qtbot)
    dialog.choose("save")
    settle()
    assert isinstance(program.manager.front, SaveDialog)
    key(program, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is dialog)
    assert program.folder is not None
    (file,) = program.folder.saved_games().glob("*.macclassic")
    assert main(["verify", str(file)]) == 0
    assert "in order" in capsys.readouterr().out


def test_before_the_first_game_ended_the_items_are_disabled(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11)
    match = match_of(program)
    rush(program, lambda: match.actor == 0)
    item = next(each for each in controller_of(program).look_back.ways() if each.title == "All Hands…")
    assert not item.enabled
    controller_of(program).look_back.lay_open()
    settle()
    assert program.manager.windows == (controller_of(program).window,)
    assert match.actor not in (ROUND_OVER, MATCH_OVER)
