"""Tests of the calendar of days played, and of rounds by other rules and of other kinds."""

from __future__ import annotations

import csv
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from macclassic.app.progress.activity_calendar import ActivityCalendar, show_evenings
from macclassic.app.progress.statistics_window import StatisticsDialog
from macclassic.app.storage import data_folder
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.registry import games
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.simulate import simulate, verify
from macclassic.engine.progress import rankings
from macclassic.engine.progress.activity_calendar import best_month, days_played
from macclassic.engine.progress.statistics import FinishedRound
from macclassic.toolbox.base import look
from tests.support.match.program import key, opened, settle
from tests.support.screen.control_pictures import picture as drawn

WAR = "war-of-flowers"
TODAY = date(2026, 3, 19)


def one(number: int, day: str, change: int = 5, **more: object) -> FinishedRound:
    made = FinishedRound(WAR, f"{number}/b", 1, f"{day}T21:00:00", change > 0, abs(change), change, "iq:100")
    return made._replace(**more)


ROUNDS = (
    one(1, "2026-01-03"),
    one(2, "2026-01-05", game="soi"),
    one(3, "2026-01-05"),
    one(4, "2026-03-18", kind="daily"),
    one(5, "2026-03-19", -2),
    one(6, "2026-02-01", 99, rules="house"),
    one(7, "2026-02-02", 99, rules="house", kind="daily"),
    one(8, "2026-02-03", practice=True),
    one(9, "no day"),
)


def test_a_day_counts_plain_rounds_without_practice() -> None:
    days = days_played(ROUNDS)
    assert sorted(map(str, days)) == ["2026-01-03", "2026-01-05", "2026-03-18", "2026-03-19"]
    assert days[date(2026, 1, 5)] == {"soi": 1, WAR: 1}
    assert best_month(days) == ((2026, 3), 2) and best_month(()) is None


@pytest.mark.parametrize("depth", [8, 4, 1])
def test_each_played_day_has_a_flower(qapp: object, tmp_path: Path, depth: int) -> None:
    program = opened(tmp_path / "data", depth=depth, today=lambda: TODAY)
    StatisticsQueue.of(program.folder).put(*ROUNDS[:8], one(10, "2026-03-21"))  # type: ignore[arg-type]
    show_evenings(program)
    settle()
    found = program.manager.front
    assert isinstance(found, ActivityCalendar)
    names = {spot.key: spot.name for spot in found.grid.spots()}
    assert names["2026-03-19"].endswith("2026, War of Flowers 1") and names["2026-03-17"].endswith(" 2026")
    assert "2026-03-21" not in names
    image = drawn(found.grid)

    def ink(day: int) -> int:
        cell = found.grid.cell(date(2026, 3, day)).adjusted(24, 3, -3, -3)
        points = ((x, y) for x in range(cell.left(), cell.right()) for y in range(cell.top(), cell.bottom()))
        return sum(image.pixelColor(x, y) != look.current().white for x, y in points)

    assert ink(18) > 30 and ink(17) == 0 == ink(4)
    key(program, Qt.Key.Key_PageUp)
    key(program, Qt.Key.Key_PageUp)
    assert found.grid.day == date(2026, 1, 19)
    key(program, Qt.Key.Key_PageUp)
    assert found.grid.day == date(2026, 1, 19)


def choices_of_kinds(dialog: StatisticsDialog) -> list[QComboBox]:
    """Return the pop-up menu that selects the kind of rounds, if it is shown."""
    shown = (box for box in dialog.content.findChildren(QComboBox) if box.isVisibleTo(dialog))
    return [box for box in shown if box.itemText(0) == "Plain rules"]


def test_statistics_show_plain_rounds_until_others_are_chosen(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", WAR)
    rounds = [each for each in ROUNDS if each.game == WAR and not each.practice]
    dialog = StatisticsDialog("War", program.game.table, rounds)  # type: ignore[union-attr]
    assert {each.match for each in dialog.chosen} == {"1/b", "3/b", "5/b", "9/b"}
    (box,) = choices_of_kinds(dialog)
    items = [box.itemText(index) for index in range(box.count())]
    assert items == ["Plain rules", "Today’s Deal", "House rules", "All together"]
    numbers = []
    for index in range(1, box.count()):
        box.setCurrentIndex(index)
        box.activated.emit(index)
        numbers.append(len(dialog.chosen))
    assert numbers == [1, 2, 7]


def test_with_plain_rounds_only_there_is_no_choice(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", WAR)
    dialog = StatisticsDialog("War", program.game.table, ROUNDS[:1])  # type: ignore[union-attr]
    assert not choices_of_kinds(dialog)


def test_the_hall_of_fame_shows_plain_rounds_by_default() -> None:
    assert max(each.points for each in rankings.hall_of_fame(rankings.filter_rounds(ROUNDS))) == 5


def test_the_exported_table_has_every_column_and_row(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", WAR)
    ledger = StatisticsQueue.of(program.folder)  # type: ignore[arg-type]
    ledger.put(*(each for each in ROUNDS if each.game == WAR))
    every = (*ledger.rounds(WAR), *ledger.rounds(WAR, True))
    rows = list(csv.DictReader(rankings.to_csv(every).splitlines(keepends=True)))
    assert len(rows) == 8 and sum(row["practice"] == "1" for row in rows) == 1
    assert {(row["rules"], row["kind"]) for row in rows} >= {("house", "daily"), ("plain", "plain")}
    names = {"when": "finished", "last": "match_over", "marked": "stand_in", "match": "deal"}
    assert {names.get(each, each) for each in FinishedRound._fields} <= set(rankings.HEADINGS)


@pytest.mark.parametrize("strange", [{"zap": True}, {"house": {"zap": True}}])
def test_a_record_by_unknown_rules_is_refused_in_a_sentence(strange: dict[str, object]) -> None:
    record = simulate(games()[WAR], 5, 1)
    with pytest.raises(BadRecord) as refused:
        verify({**record, "options": {**record["options"], **strange}})
    assert "“zap”" in str(refused.value)
    assert data_folder.record_words(refused.value) == "it is played by rules that this version doesn’t know"
