"""Tests for Today's Deal on screen: kept apart from the plain match, counted once, resumed, refused."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from macclassic.app.dialogs.deal_number_dialog import DealNumberDialog
from macclassic.app.game.daily_match import DailyContext, tries
from macclassic.app.program.program import Program
from macclassic.app.progress.daily_dialogs import DayChooser, DayResult
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.core.options import PERSON
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import played
from macclassic.engine.progress import daily_deal
from macclassic.engine.progress.daily_deal import DailyOutcome
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.match.playing import LocalThinker, controller_of, match_of, rush, stops
from tests.support.match.program import clear_away, key, make_program, settle

GAMES = tuple(key for key, spec in games().items() if spec.screen)
DAY = date(2026, 3, 19)
FLOWERS = games()["war-of-flowers"]


class Calendar:
    """Current date for a test."""

    def __init__(self) -> None:
        self.day = DAY

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def today() -> Iterator[Calendar]:
    yield Calendar()


@pytest.fixture
def no_pars(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """Return the list of days whose par is requested; no par is computed."""
    wanted: list[date] = []
    monkeypatch.setattr(
        "macclassic.app.progress.daily_par.DailyPar.want",
        lambda _self, _spec, day, _folder: wanted.append(day),
    )
    return wanted


def at(folder: Path, today: Calendar, game: str = "war-of-flowers", enter: bool = False) -> Program:
    program = make_program(folder / "data", today=today)
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.start()
    program.open_game(game, zoom=False, enter=enter)
    settle(20)
    return program


def choose(program: Program, day: date | None = None) -> DayChooser:
    controller_of(program).days.show()
    settle()
    chooser = program.manager.front
    assert isinstance(chooser, DayChooser)
    if day is not None:
        chooser.grid.choose(day)
    return chooser


def begin(program: Program, day: date | None = None) -> None:
    choose(program, day).choose("ok")
    settle(30)
    rush(program, lambda: stops(program))


def decide(program: Program, times: int = 1000) -> None:
    """Decide at random, `times` times or until the deal is over."""
    match = match_of(program)
    for _ in range(times):
        rush(program, lambda: stops(program) or match.over)
        if match.over:
            return
        front = program.manager.front
        if isinstance(front, Dialog):
            front.choose("ok")
        else:
            controller_of(program).session.act(player_stream(5, 0, match.plies).choice(match.legal))
        settle()


def finish(program: Program) -> DayResult:
    """Play to the end; return the dialog of the result."""
    decide(program)
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    for _ in range(3):
        front = program.manager.front
        if isinstance(front, DayResult):
            break
        assert isinstance(front, Dialog)
        front.choose("ok")
        rush(program, lambda front=front: program.manager.front is not front)  # type: ignore[misc]
        rush(program, lambda: isinstance(program.manager.front, Dialog))
    found = program.manager.front
    assert isinstance(found, DayResult)
    return found


def again(folder: Path, today: Calendar, game: str = "war-of-flowers") -> Program:
    """Return a program started on a copy of the data folder, as after the first was killed."""
    copy = folder / "killed"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder / "data", copy / "data", ignore=shutil.ignore_patterns("lock"))
    clear_away()
    return at(copy, today, game)


@pytest.mark.parametrize(
    "game",
    [
        "war-of-flowers",
        "war-of-coins",
        *(pytest.param(game, marks=pytest.mark.slow) for game in ("soi", "sorry")),
    ],
)
def test_a_daily_deal_is_played_and_counted_once(
    game: str, qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today, game)
    begin(program)
    match = match_of(program)
    assert match.kind == "daily" and match.seed == 20260319 and not match.practice
    assert [seat["player"] for seat in match.seats].count(PERSON) == 1
    result = finish(program)
    spec = games()[game]
    tried = tries(program, spec)[DAY]
    assert tried.end is not None and not tried.late(DAY) and no_pars == [DAY]
    rounds = StatisticsQueue.of(program.folder).rounds(game)  # type: ignore[arg-type]
    assert [(each.kind, each.change) for each in rounds] == [("daily", tried.end.change)]
    result.choose("copy")
    line = QGuiApplication.clipboard().text()
    assert line.startswith(f"{spec.title} 19 Mar 2026: ") and line.endswith(f", {tried.end.signs}")
    result.choose("ok")
    settle(20)
    assert program.game is None
    program.open_game(game, zoom=False, enter=False)
    chooser = choose(program)
    assert not chooser.button("ok").isEnabled() and chooser.button("copy").isEnabled()


def test_flower_power_asks_no_options_before_a_daily_deal(
    qapp: object, tmp_path: Path, today: Calendar
) -> None:
    program = at(tmp_path, today, "flower-power")
    begin(program)
    assert program.manager.front is controller_of(program).window and match_of(program).kind == "daily"


def test_the_plain_match_is_restored_after_a_daily_deal(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    controller_of(program).begin(4711)
    settle(20)
    decide(program, 2)
    own = match_of(program)
    begin(program)
    decide(program, 1)
    half = match_of(program)
    assert half.kind == "daily" and half.plies
    choose(program).choose("own")
    settle(30)
    assert match_of(program).key == own.key and match_of(program).plies >= own.plies
    begin(program)
    assert match_of(program).key == half.key and match_of(program).plies >= half.plies
    finish(program).choose("ok")
    settle(30)
    assert match_of(program).key == own.key and not match_of(program).practice


def test_a_kill_loses_no_move_and_restarts_no_deal(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    begin(program)
    for step in range(4):
        name, plies = match_of(program).key, match_of(program).plies
        program = again(tmp_path if not step else tmp_path / ("killed/" * step).rstrip("/"), today)
        chooser = choose(program)
        assert chooser.button("ok").text() == "Go On" and chooser.button("ok").isEnabled()
        chooser.choose("ok")
        settle(20)
        assert match_of(program).key == name and match_of(program).plies >= plies
        assert not match_of(program).practice
        decide(program, 1)
    finish(program)
    assert tries(program, FLOWERS)[DAY].end is not None


def test_a_deal_finished_before_a_kill_is_counted_at_the_next_start(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = at(tmp_path, today)
    begin(program)
    with monkeypatch.context() as lost:
        lost.setattr(DailyContext, "_note", lambda _self: None)
        program = again(tmp_path, today)
        begin(program)
        decide(program)
    assert tries(program, FLOWERS)[DAY].end is None
    program = again(tmp_path / "killed", today)
    begin(program)
    assert tries(program, FLOWERS)[DAY].end is not None
    assert len(StatisticsQueue.of(program.folder).rounds("war-of-flowers")) == 1  # type: ignore[arg-type]


def test_a_clock_set_back_allows_no_second_first_try(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    begin(program)
    finish(program).choose("ok")
    first = tries(program, FLOWERS)[DAY]
    for day in (date(2026, 3, 17), date(2026, 3, 21)):
        today.day = day
        program.open_game("war-of-flowers", zoom=False, enter=False)
        chooser = choose(program, DAY)
        assert chooser.grid.day == DAY and not chooser.button("ok").isEnabled()
        chooser.choose("cancel")
    assert tries(program, FLOWERS)[DAY] == first


def test_a_lost_autosave_restarts_the_same_deal(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    begin(program)
    decide(program, 3)
    name = match_of(program).key
    program.manager.close(controller_of(program).window)
    assert program.folder is not None
    program.folder.autosave("war-of-flowers", daily_deal.match_file_name(DAY)).unlink()
    program.open_game("war-of-flowers", zoom=False, enter=False)
    begin(program)
    assert match_of(program).key == name and not match_of(program).practice


def test_past_days_count_as_late_and_future_days_are_refused(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    chooser = choose(program, date(2026, 3, 20))
    assert chooser.grid.day == DAY
    chooser.choose("cancel")
    begin(program, date(2026, 2, 11))
    assert match_of(program).seed == 20260211
    result = finish(program)
    tried = tries(program, FLOWERS)[date(2026, 2, 11)]
    assert tried.late(date(2026, 2, 11))
    result.choose("copy")
    assert " 11 Feb 2026 (late): " in QGuiApplication.clipboard().text()


@pytest.mark.parametrize("passes", ["in the calendar", "at the table"])
def test_todays_deal_left_open_past_midnight_counts_as_the_calendar_said(
    passes: str, qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    chooser = choose(program)
    if passes == "in the calendar":
        today.day = date(2026, 3, 20)
    chooser.choose("ok")
    settle(30)
    rush(program, lambda: stops(program))
    today.day = date(2026, 3, 20)
    result = finish(program)
    result.choose("copy")
    assert " 19 Mar 2026: " in QGuiApplication.clipboard().text()
    assert not tries(program, FLOWERS)[DAY].late(DAY)
    result.choose("other")
    settle()
    chooser = program.manager.front
    assert isinstance(chooser, DayChooser) and chooser.grid.day == today.day


def test_a_deal_started_with_the_clock_ahead_waits(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    today.day = date(2026, 3, 25)
    program = at(tmp_path, today)
    begin(program)
    decide(program, 1)
    program.manager.close(controller_of(program).window)
    today.day = DAY
    program.open_game("war-of-flowers", zoom=False, enter=False)
    chooser = choose(program, date(2026, 3, 25))
    assert chooser.grid.day == date(2026, 3, 25) and chooser.button("ok").text() == "Go On"
    chooser.grid.choose(date(2026, 3, 24))
    assert not chooser.button("ok").isEnabled()


def type_number(program: Program, number: int) -> None:
    controller_of(program).choose_deal()
    dialog = program.manager.front
    assert isinstance(dialog, DealNumberDialog)
    dialog.first_focus.setText(str(number))  # type: ignore[union-attr]
    dialog.choose("ok")
    settle()


def test_todays_deal_number_is_refused_before_it_is_played(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    for number in (20260319, 20260320, 20250101):
        type_number(program, number)
        alert = program.manager.front
        assert isinstance(alert, Alert) and "play it as Today’s Deal first" in alert.text
        alert.choose("ok")
        assert isinstance(program.manager.front, DealNumberDialog)
        program.manager.front.choose("cancel")
    type_number(program, 20260230)
    assert match_of(program).seed == 20260230 and match_of(program).practice
    begin(program)
    finish(program).choose("ok")
    program.open_game("war-of-flowers", zoom=False, enter=False)
    type_number(program, 20260319)
    settle(20)
    assert match_of(program).practice and match_of(program).kind == "plain"


def test_opening_a_record_of_the_daily_deal_is_no_first_try(
    qapp: object, tmp_path: Path, today: Calendar, no_pars: list[date]
) -> None:
    program = at(tmp_path, today)
    match = played(FLOWERS, 20260319, decisions=4)
    match.seats[0]["player"], match.kind = PERSON, MatchKind.DAILY
    assert "first" in controller_of(program).days.refusal(match.seed)
    controller_of(program).session.open(match)
    settle(20)
    assert match_of(program).kind == "plain" and match_of(program).practice
    begin(program)
    assert not match_of(program).practice and tries(program, FLOWERS)[DAY].end is None


def test_rules_and_opponents_of_a_daily_deal_are_fixed(qapp: object, tmp_path: Path, today: Calendar) -> None:
    program = at(tmp_path, today, "soi")
    begin(program)
    before = match_of(program).players, match_of(program).options_now
    controller_of(program).session.change_options({"target": 300}, {1: "impossible@clerk"})
    assert (match_of(program).players, match_of(program).options_now) == before
    assert controller_of(program).session.next_options == match_of(program).current_options


def test_a_daily_deal_is_started_by_keys(qapp: object, tmp_path: Path, today: Calendar) -> None:
    program = at(tmp_path, today)
    chooser = choose(program)
    key(program, Qt.Key.Key_Left)
    key(program, Qt.Key.Key_Up)
    assert chooser.grid.day == date(2026, 3, 11)
    key(program, Qt.Key.Key_PageUp)
    assert chooser.grid.day == date(2026, 2, 11)
    key(program, Qt.Key.Key_Home)
    assert chooser.grid.day == DAY
    assert any(spot.current and "19 March 2026" in spot.name for spot in chooser.grid.spots())


def test_the_par_is_the_same_for_the_same_players(
    qapp: object, tmp_path: Path, today: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two fast players, to save time: the way the par is found does not depend on the players.
    local = lambda *_given, **_more: LocalThinker()  # noqa: E731
    monkeypatch.setattr("macclassic.app.progress.daily_par.ThinkProcess", local)
    spec = games()["soi"]
    options, sitting = daily_deal.options_and_players(spec)
    found = []
    for folder in ("one", "two"):
        program = at(tmp_path / folder, today, "soi")
        known: list[Any] = []
        program.daily_par.found.connect(lambda *what, known=known: known.append(what))
        program.daily_par.want(spec, DAY, program.folder)  # type: ignore[arg-type]
        for _ in range(400):
            settle(2)
            if known:
                break
        StatisticsQueue.of(program.folder).put(daily_deal.first_try_value(spec, DAY, "then", DAY))  # type: ignore[arg-type]
        assert known == [("soi", DAY)]
        found.append(tries(program, spec)[DAY].par)
    strongest = [spec.players.adviser if who == PERSON else who for who in sitting]
    match = played(spec, 20260319, 1, options.written(), strongest)
    assert found == [DailyOutcome.of(match, 0)] * 2
