"""Tests for the ladder on screen: wars, interruptions, the purse and the keepsakes."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from games.war_of_flowers.ladder import LADDER
from macclassic.app.game.ladder_match import LadderContext
from macclassic.app.menus.desktop_menus import menus_of
from macclassic.app.program.program import Program
from macclassic.app.progress.daily_dialogs import NUMBER, OWN
from macclassic.app.progress.ladder_windows import (
    LadderWindow,
    WarEndDialog,
    plate_at,
    plate_text,
    room_rect,
)
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.progress.ladder import NAMESPACE, Standing, War
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.toolbox.base.pictures import plate_rect
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.match.game_parts import SCREENS
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, rush
from tests.support.match.program import key, make_program, settle
from tests.support.screen.dialog_parts import buttons

GAME = "war-of-flowers"
TEAPOT = next(room.keepsake_story for room in LADDER.rooms if room.keepsake == "teapot")


def started(folder: Path) -> Program:
    program = make_program(folder / "data")
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start()
    settle(20)
    return program


def where(program: Program) -> Standing:
    assert program.folder is not None
    return LADDER.standing(StatisticsQueue.of(program.folder).kept(NAMESPACE))


def put(program: Program, *wars: War) -> None:
    assert program.folder is not None
    for war in wars:
        StatisticsQueue.of(program.folder).put(
            KeyValue(NAMESPACE, f"{war.number}/old", json.dumps(war.to_json()))
        )
    program.show_keepsakes()


def front(program: Program) -> Any:
    settle(20)
    return program.manager.front


def sit_down(program: Program, room: int | None = None) -> None:
    """Open the ladder and play in a room; None for the room selected at first."""
    LadderContext(program).show()
    window = front(program)
    assert isinstance(window, LadderWindow)
    if room is not None:
        window.house.choose(room)
    window.choose("play")
    settle(40)


def texts(window: Dialog) -> str:
    return " ".join(label.text() for label in window.findChildren(QLabel))


def to_the_end(program: Program, but: int = 0) -> None:
    """Play the war by first legal actions, to its end or to `but` decisions before it."""
    match, session = match_of(program), controller_of(program).session
    session.computers.stop()
    session.paused = True
    while match.actor != MATCH_OVER:
        if match.actor == ROUND_OVER:
            match.next_round()
        else:
            match.apply(match.legal[0])
    for _ in range(but):
        moves = match.played_rounds[-1].moves
        match._state = moves[-1].before
        moves.pop()
    if but:
        session.hold(True)  # otherwise the session would make the last move itself
    session.take(match)
    settle(20)


def read(program: Program) -> Any:
    """Close the last sheet, and return the window that is then in front."""
    for _ in range(4):
        rush(program, lambda: isinstance(program.manager.front, Dialog))
        front = program.manager.front
        if not isinstance(front, Dialog) or isinstance(front, WarEndDialog):
            break
        front.choose("ok")
        settle(20)
    return program.manager.front


def test_a_ladder_war_is_played_in_its_room(tmp_path: Path) -> None:
    program = started(tmp_path)
    sit_down(program)
    match = match_of(program)
    assert (match.kind, match.options["money"], match.players[1:]) == (
        "ladder",
        20,
        ("iq:60@student", "iq:60@grandmother"),
    )
    now = where(program)
    assert (now.purse, now.under_way) == (30, match.key), "the stake lies on the table"
    to_the_end(program)
    end = read(program)
    assert isinstance(end, WarEndDialog) and GAME not in program.games
    now = where(program)
    war = now.wars[match.key]
    assert war.brought == match.state.money[0] and war.place == match.result.tally(0).place
    assert now.purse == 30 + war.brought and f"${war.brought} home" in texts(end)
    mine, mina, rosa = match.state.money
    assert f"You ${mine}, Mina ${mina}, Rosa ${rosa}" in texts(end)
    end.choose("ok")
    assert isinstance(front(program), LadderWindow)


@pytest.mark.parametrize("at", ["dealt", "playing", "nearly over", "over", "counted"])
def test_a_ladder_war_counts_once_despite_kills(
    tmp_path: Path, at: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        if at == "over":
            killed.setattr(
                "macclassic.app.storage.match_store.MatchStore.count", lambda self, match, seat: None
            )
        if at == "counted":
            killed.setattr(LadderContext, "_counted", lambda self, match, finished: None)
        program = started(tmp_path)
        sit_down(program)
        match = match_of(program)
        if at == "playing":
            controller_of(program).session.act(match.legal[0])
            settle()
        elif at != "dealt":
            to_the_end(program, but=at == "nearly over")
        assert where(program).under_way == match.key
        come = match.event_count
        program.quit()
    again = started(tmp_path)
    assert where(again).purse == 30
    sit_down(again)
    if at in ("over", "counted"):
        assert isinstance(front(again), WarEndDialog)
    else:
        taken = match_of(again)
        assert taken.key == match.key and taken.event_count >= come - 1 and taken.kind == "ladder"
        to_the_end(again)
        assert isinstance(read(again), WarEndDialog)
    now = where(again)
    assert len(now.wars) == 1 and not now.under_way and now.purse == 30 + now.wars[match.key].brought


@pytest.mark.parametrize("how", ["practice", "a computer"])
def test_war_that_the_person_did_not_play_alone_is_lost(tmp_path: Path, how: str) -> None:
    program = started(tmp_path)
    sit_down(program)
    match = match_of(program)
    if how == "practice":
        match.practice = True
    else:
        match.participation.by[0].add("iq:160@clerk")
    to_the_end(program)
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    while not isinstance(box := program.manager.front, Alert):
        assert isinstance(box, Dialog)
        box.choose("ok")
        settle(20)
        rush(program, lambda: isinstance(program.manager.front, Dialog))
    assert "it is lost, and so is your stake" in box.text
    box.choose("ok")
    now = where(program)
    assert now.purse == 30 and not now.under_way and not now.won
    assert now.wars[match.key].left and not now.wars[match.key].void


def test_the_plain_match_is_kept_during_a_ladder_war(tmp_path: Path) -> None:
    program = begun(tmp_path, GAME, 7, money=50)
    plain = match_of(program).to_record()
    sit_down(program)
    assert match_of(program).kind == "ladder"
    program.open_game(GAME)
    settle(30)
    assert match_of(program).to_record() == plain
    LadderContext(program).show()
    window = front(program)
    assert window.button("play").text() == "Go On" and window.room == 0
    window.choose("play")
    settle(30)
    assert match_of(program).kind == "ladder" and len(where(program).wars) == 1


def test_no_deal_is_chosen_by_number_in_a_ladder_war(tmp_path: Path) -> None:
    program = started(tmp_path)
    sit_down(program)
    war = match_of(program)
    controller_of(program).days.show()
    chooser = front(program)
    assert NUMBER not in buttons(chooser)
    buttons(chooser)[OWN].click()
    settle(40)
    assert controller_of(program).session.kind is MatchKind.PLAIN
    assert where(program).under_way == war.key
    sit_down(program)
    assert match_of(program).key == war.key


def test_the_ladder_window_opens_during_a_war(tmp_path: Path) -> None:
    program = started(tmp_path)
    sit_down(program)
    match = match_of(program)
    for _ in range(2):
        sit_down(program)
        gc.collect()
    assert match_of(program) is match
    to_the_end(program)
    read(program)
    assert where(program).wars[match.key].brought >= 0


def test_leaving_a_war_loses_the_stake(tmp_path: Path) -> None:
    program = started(tmp_path)
    sit_down(program)
    controller_of(program).new_match()
    front(program).choose("keep")
    assert where(program).under_way
    controller_of(program).new_match()
    front(program).choose("leave")
    assert isinstance(front(program), LadderWindow) and where(program).purse == 30
    front(program).choose("play")
    settle(30)
    assert len(where(program).wars) == 2 and where(program).purse == 10


def test_a_war_with_a_lost_file_is_cancelled(tmp_path: Path) -> None:
    program = started(tmp_path)
    sit_down(program)
    program.quit()
    (tmp_path / "data" / "war-of-flowers.ladder.autosave.json").write_text("{", encoding="utf-8")
    again = started(tmp_path)
    sit_down(again)
    while isinstance(front(again), Alert):
        front(again).choose("ok")
    assert isinstance(front(again), LadderWindow) and where(again).purse == 50


def test_rosa_lends_the_missing_sum_on_request(tmp_path: Path) -> None:
    program = started(tmp_path)
    put(program, War(1, 0, brought=0, place=3), War(2, 0, brought=0, place=3))
    assert where(program).purse == 10
    sit_down(program)
    assert "“Take twenty, dear,” says Rosa." in texts(front(program))
    front(program).choose("no")
    assert isinstance(front(program), LadderWindow) and where(program).purse == 10
    front(program).choose("play")
    front(program).choose("ok")
    settle(30)
    now = where(program)
    assert (now.purse, now.owed, bool(now.under_way)) == (10, 20, True)


def test_closed_rooms_are_disabled_and_keys_move_between_rooms(tmp_path: Path) -> None:
    program = started(tmp_path)
    put(program, War(1, 0, brought=30, place=1))
    LadderContext(program).show()
    window = front(program)
    assert window.room == 1 and window.button("play").isEnabled()
    key(program, Qt.Key.Key_Up)
    assert window.room == 3 and not window.button("play").isEnabled()
    assert "opens when you win a war in Oskar’s third floor" in texts(window)
    for which, room in (
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Down, 0),
        (Qt.Key.Key_Right, 1),
    ):
        key(program, which)
        assert window.room == room
    spots = {spot.key: spot for spot in window.house.spots()}
    assert spots["showroom"].current and "You are here." in spots["showroom"].name
    assert not spots["parlour"].enabled and "You have won here." in spots["dormitory"].name


def test_keepsakes_on_the_desktop_have_balloons(tmp_path: Path) -> None:
    program = started(tmp_path)
    assert len(program.desktop.spots()) == len(SCREENS)
    put(program, *(War(place + 1, place, brought=30, place=1) for place in range(6)))
    spots = {spot.key: spot for spot in program.desktop.spots()}
    assert [each for each in spots if each.startswith("keepsake-")] == [
        f"keepsake-{r.keepsake}" for r in LADDER.rooms
    ]
    assert TEAPOT in spots["keepsake-teapot"].balloon
    program.desktop.select("keepsake-teapot")
    assert program.desktop.selected is None and program.desktop.any_selected
    key(program, Qt.Key.Key_Return)
    assert TEAPOT in texts(front(program))
    front(program).choose("ok")
    _emblem, game, *_ = menus_of(program, None)
    next(item for item in game.items if item.title == "Open").command()
    assert TEAPOT in texts(front(program))
    program.quit()
    assert len(started(tmp_path).desktop.spots()) == len(SCREENS) + len(LADDER.rooms)


def test_the_first_win_in_a_room_brings_a_keepsake(tmp_path: Path) -> None:
    before, won = LADDER.standing({}), War(1, 0, brought=31, place=1)
    end = WarEndDialog(before, LADDER.standing({"1/a": won.to_json()}), won)
    assert "Mixtape" in texts(end) and "Victor’s showroom" in texts(end)
    again = LADDER.standing({"1/a": won.to_json()})
    later = War(2, 0, brought=31, place=1)
    assert "Mixtape" not in texts(WarEndDialog(again, again, later))


def test_a_pending_count_is_reported_when_the_ladder_reopens(tmp_path: Path) -> None:
    program = started(tmp_path)
    sit_down(program)
    program.quit()
    (tmp_path / "data" / "statistics.waiting.json").write_text("[", encoding="utf-8")
    again = started(tmp_path)
    assert not isinstance(front(again), Alert)
    again.open_game(GAME)
    settle(30)
    assert isinstance(front(again), Alert) and "still to be counted" in front(again).text


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
def test_the_plate_of_each_room_lies_inside_the_room(tmp_path: Path, language: str) -> None:
    started(tmp_path / "data").choose_language(language)
    nowhere = LADDER.standing({})
    for place in range(len(LADDER.rooms)):
        text = plate_text(nowhere, place)
        assert room_rect(place).contains(plate_rect(plate_at(place, text), text)), text
