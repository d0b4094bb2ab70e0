"""A war by house rules on the emulated screen: prompts, table, log lines and options."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from games.war_of_flowers import GAME
from games.war_of_flowers.actions import GO, STOP, Action, Bomb, FlipOnly, Four, Play, Shake, Take
from games.war_of_flowers.cards import numbers
from games.war_of_flowers.house.options import BUNDLES, HOUSE, HouseRules
from games.war_of_flowers.players import make
from games.war_of_flowers.screen.dialogs import RoundSheet
from games.war_of_flowers.screen.house_rules_form import RulesForm
from games.war_of_flowers.screen.options import WarForm
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import Stream
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import verify
from macclassic.table.game_table import GameTable
from macclassic.table.table_state import TablePosition
from tests.support.match.playing import begun, controller_of, play_through
from tests.support.match.program import key, make_program, settle

LETTERS = {GO: "g", STOP: "s"}
SEATS = [
    {"name": "You", "player": "person"},
    {"name": "Bora", "player": "iq:100@aunt"},
    {"name": "Oskar", "player": "iq:100@clerk"},
]


def started(folder: Path, house: str, seed: int, money: int = 20) -> Program:
    rules = HOUSE.written(HOUSE.read(house))
    program = begun(folder, "war-of-flowers", seed, pace=5, iq=[100, 100], money=money, house=rules)
    controller_of(program).table.finish()
    settle(20)
    return program


def strike(program: Program, action: Action, view: Any) -> None:
    """Press the keys of an action."""
    letter = {Shake: "s", Bomb: "b", FlipOnly: "t", Four: "w"}.get(type(action), "")
    if letter or action in LETTERS:
        key(program, letter or LETTERS[action])
        if controller_of(program).table.state.selected:
            held = [number // 4 + 1 for number in numbers(view.hand)]
            key(program, str(held.index(action.month) + 1))
        return
    assert isinstance(action, Play | Take)
    among = view.choice if isinstance(action, Take) else view.hand
    key(program, str(list(numbers(among)).index(action.card) + 1))
    if isinstance(action, Play) and action.take >= 0:
        two = view.table & 15 << (action.card & ~3)
        key(program, str(list(numbers(two)).index(action.take) + 1))


@pytest.mark.parametrize(("house", "seed"), [("korean-evening", 3), ("old-school", 5)])
def test_a_whole_war_is_played_by_the_keyboard(house: str, seed: int, tmp_path: Path, qtbot: QtBot) -> None:
    program = started(tmp_path, house, seed)
    match = controller_of(program).session.match

    def play_well(program: Program) -> None:
        view, legal = match.view(0), match.legal
        strike(program, make("greedy").choose(view, legal, Stream(1, "test")), view)

    sheets, _ = play_through(program, qtbot, RoundSheet, {}, play_well)
    assert match.actor == MATCH_OVER and sheets == match.round_count
    record = records.loads(records.dumps(match.to_record()))
    assert record["options"]["house"] == HOUSE.written(BUNDLES[house])
    verify(record)


@cache
def moment(kind: type[Action], rules: str, dealt: bool = False) -> Match:
    """Return a match in which the player may take an action of a kind."""
    player = make("greedy")
    for seed in range(3000):
        match = Match.new(GAME, {"house": rules}, SEATS, seed)
        if dealt and match.actor != 0:
            continue
        while match.actor >= 0:
            if match.actor == 0 and any(isinstance(action, kind) for action in match.legal):
                return match
            if dealt:
                break
            legal = [a for a in match.legal if isinstance(a, Bomb)] or match.legal
            match.apply(player.choose(match.view(match.actor), legal, Stream(seed, "test")))
    raise AssertionError(kind)


def shown(match: Match, depth: int = 8) -> GameTable:
    """Return a table that shows a match, with the player to decide."""
    program = make_program(None, depth=depth)
    program.start()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    settle()
    while program.manager.modal is not None:
        program.manager.modal.choose("cancel")
        settle()
    table = controller_of(program).table
    table.show_position(TablePosition(match.view(0), match.legal))
    settle()
    return table


CASES = [
    (Shake, "shake", False, "Shake"),
    (Bomb, "shake,bomb", False, "Bomb"),
    (FlipOnly, "shake,bomb", False, "Turn a stack card"),
    (Four, "four=choice", True, "Win"),
]


@pytest.mark.parametrize(("kind", "rules", "dealt", "named"), CASES)
def test_every_decision_has_a_named_and_explained_button(
    kind: type[Action], rules: str, dealt: bool, named: str, qapp: object
) -> None:
    table = shown(moment(kind, rules, dealt))
    button = next(spot for spot in table.all_spots() if spot.name == named)
    assert button.balloon and button.letters and button.enabled
    assert named.split()[0] in table.parts.narration.task_text(table.state)
    acted: list[Action] = []
    table.action_chosen.connect(acted.append)
    table.choose(button.key)
    if not acted:
        table.choose(next(iter(table.state.targets)))
    assert isinstance(acted[0], kind)


def test_four_of_a_month_win_automatically_by_that_option(qapp: object) -> None:
    acted: list[Action] = []
    match = moment(Four, "four=win", True)
    program = make_program(None)
    program.start()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    settle()
    while program.manager.modal is not None:
        program.manager.modal.choose("cancel")
        settle()
    table = controller_of(program).table
    table.action_chosen.connect(acted.append)
    table.show_position(TablePosition(match.view(0), match.legal))
    settle(20)
    assert list(acted) == [Four("win")]


def test_undo_stops_where_cards_were_shown() -> None:
    match = replayed(records.loads(records.dumps(moment(Shake, "shake").to_record())), GAME)
    match.apply(next(action for action in match.legal if isinstance(action, Shake)))
    assert not match.can_undo(0) and match.can_undo(0, beyond=True)


# The dialog


def test_bundles_and_single_rules_are_chosen(qapp: object) -> None:
    program = make_program(None)
    table = program.build_table(GAME)
    form = WarForm(table.options, True)
    menu, each = form.controls["house"]
    assert form.values()["house"] == HOUSE.written(HouseRules())
    menu.setCurrentIndex(menu.findData("quick"))
    menu.activated.emit(menu.currentIndex())
    assert form.values()["house"] == HOUSE.written(BUNDLES["quick"])
    opened: list[RulesForm] = []
    form.opens.connect(opened.append)
    assert isinstance(each, QPushButton)
    each.click()
    (rules,) = opened
    assert rules.rules == BUNDLES["quick"]
    (bomb,), (shake,) = rules.controls["bomb"], rules.controls["shake"]
    assert not bomb.isEnabled()
    shake.setChecked(True)
    bomb.setChecked(True)
    rules.choose("ok")
    assert form.values()["house"]["bomb"] and menu.currentData() == "own"
    assert not WarForm(table.options, False).controls["house"][0].isEnabled()
