"""Tests of the statistics window: totals, chart, hall of fame, export, and which rounds count."""

from __future__ import annotations

import codecs
import csv
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from macclassic.app.program.program import Program
from macclassic.app.progress.hall_of_fame import HallOfFame
from macclassic.app.progress.statistics_window import StatisticsDialog
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match.simulate import begin, played
from macclassic.engine.progress import rankings
from macclassic.engine.progress.statistics import FinishedRound, Statistics, sum_up
from macclassic.quickdraw import fonts
from macclassic.quickdraw.font_files import hangul_composer
from macclassic.quickdraw.resources import languages
from macclassic.table.chart import Bars, Chart
from macclassic.table.game_table import GameTable
from macclassic.toolbox.base import look
from macclassic.toolbox.dialogs.dialogs import Alert
from macclassic.toolbox.dialogs.file_dialogs import SaveDialog
from macclassic.toolbox.spots import balloon_text
from macclassic.toolbox.windows.drag_outline import BAR_ROWS
from tests.support.match.playing import begun, controller_of, rush
from tests.support.match.program import key, settle
from tests.support.match.program import opened as opened_program

GAMES = tuple(key for key, spec in games().items() if spec.screen)
WAR = "war-of-flowers"


def game(
    number: int, change: int, player: str = "Ada", opponents: str = "iq:100@aunt,iq:80"
) -> FinishedRound:
    won = None if change == 0 else change > 0
    day = f"1993-02-{1 + number // 24:02}T{number % 24:02}:00:00"
    return FinishedRound(
        WAR, f"{4000 + number}/b", 1, day, won, abs(change) * 2, change, opponents, False, 0, player
    )


ROUNDS = tuple(
    game(number, change, "Ada" if number % 3 else "Susan", "iq:100,iq:80" if number % 2 else "iq:120,iq:120")
    for number, change in enumerate([3, -4, 0, 12, 5, -1, 7, 7, -20, 2, 1, 4])
)


# Grouping of rounds


def test_levels_are_listed_without_tempers() -> None:
    assert rankings.level("iq:100@aunt,iq:80@clerk") == ("iq:80", "iq:100")
    assert rankings.level("easiest,easiest,easiest") == ("easiest",)
    assert rankings.level("") == ()


def test_the_hall_of_fame_sorts_by_result_then_date() -> None:
    best = rankings.hall_of_fame(ROUNDS)
    assert [each.change for each in best] == [12, 7, 7, 5, 4, 3, 2, 1]
    assert best[1].match < best[2].match
    assert len(rankings.hall_of_fame(ROUNDS * 3)) == rankings.PLACES


def test_rounds_are_filtered_by_player_and_level() -> None:
    assert rankings.players(ROUNDS) == ("Ada", "Susan")
    assert rankings.levels(ROUNDS) == (("iq:80", "iq:100"), ("iq:120",))
    some = rankings.filter_rounds(ROUNDS, "Susan", ("iq:120",))
    assert {each.player for each in some} == {"Susan"} and len(some) == 2
    assert rankings.filter_rounds(ROUNDS) == ROUNDS


def test_the_exported_table_is_read_by_a_csv_reader() -> None:
    strange = [game(1, 5, 'Ada "the", one\nand'), game(2, -3, "=1+1"), game(3, 0, "")]
    rows = list(csv.DictReader(rankings.to_csv(strange).splitlines(keepends=True)))
    assert [row["player"] for row in rows] == ['Ada "the", one\nand', "'=1+1", ""]
    assert [row["won"] for row in rows] == ["1", "0", ""]
    assert [row["deal"] for row in rows] == ["4001", "4002", "4003"]
    assert rankings.to_csv(()).splitlines() == [",".join(rankings.HEADINGS)]


MANY = {
    "war-of-flowers": [f"iq:{level},iq:160" for level in (60, 80, 100, 120, 140, 160)],
    "war-of-coins": [f"iq:{level}" for level in (60, 80, 100, 120, 140, 160)],
    "soi": ["easiest,easiest,easiest", "middle,middle,middle", "easiest,middle,impossible"],
    "sorry": ["racer,racer,thoughtful", "thoughtful,thoughtful,thoughtful", "person,racer,racer"],
    "flower-power": ["gardener,fencer,florist,strategist,gardener", "gardener", "florist,florist"],
}


def evening(key: str) -> list[FinishedRound]:
    """Return rounds of many kinds, so that the statistics of a game have all their lines and bars."""
    found = []
    for number in range(40):
        against = MANY[key][number % len(MANY[key])]
        place = 1 + number % (against.count(",") + 2)
        each = game(number, (-1) ** number * number * 3, opponents=against)
        rules = "house" if number % 2 else "plain"
        found.append(each._replace(game=key, last=True, place=place, rules=rules))
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_statistics_are_whole_and_clear_of_the_buttons(qapp: object, key: str, language: str) -> None:
    program = opened_program(None, key, language=language)
    assert program.game is not None
    table = program.game.table
    assert isinstance(table, GameTable)
    rounds = evening(key)
    screen = QRect(QPoint(0, 0), program.screen.screen_size).adjusted(0, BAR_ROWS, 0, 0)
    for dialog in (
        StatisticsDialog(games()[key].title, table, rounds, "Ada"),
        HallOfFame(games()[key].title, table, rounds),
    ):
        program.manager.open(dialog)
        settle()
        assert screen.contains(program.manager.rect_of(dialog)), type(dialog)
        row = dialog.body.itemAt(dialog.body.count() - 1)
        assert row is not None
        for each in dialog.content.findChildren(QWidget):
            bottom = each.mapTo(dialog.content, QPoint(0, each.height())).y()
            in_row = isinstance(each, QPushButton) or each.findChildren(QWidget)
            assert in_row or bottom <= row.geometry().top() - 8, (each, each.accessibleName())
            assert not isinstance(each, QLabel) or each.height() >= each.minimumSizeHint().height()
        program.manager.close(dialog)


# The chart


def pixels(chart: Chart) -> tuple[int, set[int]]:
    image = chart.grab().toImage()
    assert (image.width(), image.height()) == (chart.width(), chart.height())
    found = {image.pixel(x, y) & 0xFFFFFF for x in range(image.width()) for y in range(image.height())}
    return image.width(), found


@pytest.mark.parametrize(("depth", "colours"), [(1, 2), (4, 3), (8, 3)])
@pytest.mark.parametrize("columns", [False, True])
def test_a_chart_has_black_white_and_one_tint(qapp: object, depth: int, colours: int, columns: bool) -> None:
    before = look.current().depth
    look.use(depth)
    try:
        chart = Chart(270, 150)
        chart.show_values([3, -1, 4, 16, 5, -9], columns=columns)
        assert len(pixels(chart)[1]) == colours
    finally:
        look.use(before)


def test_chart_values_are_drawn_at_their_places(qapp: object) -> None:
    chart = Chart(270, 150)
    chart.show_values([0, 50, -50])
    plot = chart.plot
    assert chart.place(0) == (plot.left(), plot.bottom() - (plot.height() - 1) // 2)
    assert chart.place(1)[1] == plot.top() + 0 and chart.place(2) == (plot.right(), plot.bottom())
    image = chart.grab().toImage()
    for number in range(3):
        assert image.pixel(*chart.place(number)) & 0xFFFFFF == 0


@pytest.mark.parametrize("values", [[], [0], [5], [-5], [0, 0], list(range(2000)), [10**9, -(10**9)]])
def test_charts_draw_any_values(qapp: object, values: list[int]) -> None:
    chart = Chart(270, 150)
    for columns in (False, True):
        chart.show_values(values, columns=columns, nothing="No games yet")
        assert len(pixels(chart)[1]) >= 2


# The window


def opened(tmp_path: Path, rounds: tuple[FinishedRound, ...] = ROUNDS) -> tuple[Program, StatisticsDialog]:
    program = begun(tmp_path, WAR, 7)
    assert program.folder is not None
    book = Statistics(program.folder.statistics)
    for each in rounds:
        book.add(each)
    program.settings.name = "Susan"
    controller_of(program).show_statistics()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, StatisticsDialog)
    return program, dialog


def value(dialog: StatisticsDialog, label: str) -> str:
    texts = [each.text() for each in dialog.findChildren(QLabel)]
    return texts[texts.index(label) + 1]


def choose(dialog: StatisticsDialog, which: int, text: str) -> None:
    box = dialog.findChildren(QComboBox)[which]
    box.setCurrentIndex(box.findText(text))
    box.activated.emit(box.currentIndex())


def test_the_window_opens_at_the_player_and_can_show_all(qapp: object, tmp_path: Path) -> None:
    _, dialog = opened(tmp_path)
    assert {each.player for each in dialog.chosen} == {"Susan"}
    assert value(dialog, "Games finished") == "4"
    choose(dialog, 0, "Everybody")
    assert value(dialog, "Games finished") == "12"
    assert value(dialog, "Most won in a game") == "$12" and value(dialog, "Most lost in a game") == "$20"
    choose(dialog, 1, "IQ 120")
    assert value(dialog, "Games finished") == "6"
    chart = dialog.findChild(Chart)
    assert chart is not None and len(chart.shown) == 6
    assert "results: 6," in chart.accessibleName()


@pytest.mark.parametrize(
    ("language", "money", "loss", "mean"),
    [("en", "$12", "–$4", "–2.5"), ("fr", "12\u202f$", "–4\u202f$", "–2,5")],
)
def test_numbers_are_formatted_for_the_language(
    language: str, money: str, loss: str, mean: str, qapp: object, tmp_path: Path
) -> None:
    program = begun(tmp_path, WAR, 7)
    program.set_language(language)
    table = controller_of(program).table
    assert (table.parts.texts.gain(12), table.parts.texts.gain(-4)) == (money, loss)
    lost = rankings.filter_rounds(ROUNDS)[1:2]
    assert loss in [text for _, text in table.parts.texts.statistics(sum_up(lost))]
    program.open_game("soi", zoom=False)
    lines = controller_of(program).table.parts.texts.statistics(sum_up([game(1, -2), game(2, -3)]))
    assert mean in [text for _, text in lines]
    program.set_language("en")


def test_the_hall_of_fame_shows_deal_numbers(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program, dialog = opened(tmp_path)
    choose(dialog, 0, "Everybody")
    dialog.choose("fame")
    settle()
    hall = program.manager.front
    assert isinstance(hall, HallOfFame)
    lines = hall.findChild(QListWidget)
    assert lines is not None and lines.count() == 8
    first = lines.item(0).text()
    assert first.split() == ["1", "24", "Susan", "IQ", "80", "+", "IQ", "100", "4003/1", "1993-02-01"]
    hall.choose("ok")
    settle()
    assert program.manager.front is dialog


def test_hangul_names_do_not_touch_the_lines_beside_them(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path)[0]
    rounds = [each._replace(player=name) for each, name in zip(ROUNDS, ("김민준", "박지호") * 6, strict=True)]
    hall = HallOfFame("War of Flowers", controller_of(program).table, rounds)
    program.manager.open(hall)
    settle()
    lines = hall.findChild(QListWidget)
    assert lines is not None
    picture = lines.viewport().grab().toImage()
    tops = [lines.visualItemRect(lines.item(row)).top() for row in range(lines.count())]
    inked = [any(picture.pixelColor(x, y).value() < 128 for x in range(40, 120)) for y in range(tops[-1])]
    # Every line has its name, with a blank row of pixels above.
    assert len(tops) > 5 and all(any(inked[y : y + 11]) for y in tops[:-1])
    assert not any(inked[y - 1] for y in tops[1:])


def test_the_export_contains_all_games(qapp: object, tmp_path: Path, qtbot: QtBot) -> None:
    program, dialog = opened(tmp_path)
    dialog.choose("export")
    settle()
    save = program.manager.front
    assert isinstance(save, SaveDialog)
    key(program, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: program.manager.front is dialog)
    assert program.folder is not None
    (file,) = program.folder.saved_games().glob("*.csv")
    # A spreadsheet recognises UTF-8 by the mark alone; `utf-8-sig` hides it from text readers.
    assert file.read_bytes() == codecs.BOM_UTF8 + rankings.to_csv(ROUNDS).encode()
    rows = list(csv.DictReader(file.read_text(encoding="utf-8-sig").splitlines()))
    assert [row["game"] for row in rows] == [WAR] * len(ROUNDS)


def test_clearing_statistics_is_confirmed(qapp: object, tmp_path: Path) -> None:
    program, dialog = opened(tmp_path)
    assert program.folder is not None
    book = Statistics(program.folder.statistics)
    dialog.choose("clear")
    settle()
    question = program.manager.front
    assert isinstance(question, Alert)
    question.choose("cancel")
    settle()
    assert book.summary(WAR).rounds == 12
    assert program.manager.front is dialog
    dialog.choose("clear")
    program.manager.front.choose("clear")  # type: ignore[union-attr]
    settle()
    assert book.summary(WAR).rounds == 0
    assert dialog not in program.manager.windows


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_longest_name_fits_the_screen_and_is_whole_in_its_balloon(
    language: str, qapp: object, tmp_path: Path
) -> None:
    name = "Wilhelmina Marie-Antoinette Mümmelmann M"
    assert len(name) == 40
    program, dialog = opened(tmp_path, tuple(each._replace(player=name) for each in ROUNDS))
    dialog.choose("ok")
    program.set_language(language)
    program.settings.name = name
    controller_of(program).show_statistics()
    settle()
    front = program.manager.front
    assert isinstance(front, StatisticsDialog) and len(front.chosen) == 12
    assert program.manager.rect_of(front).width() < 620
    box = front.findChildren(QComboBox)[0]
    assert "…" in box.currentText() and balloon_text(box, True).endswith(f"\n{name}")
    assert box.accessibleDescription() == name
    box.setCurrentIndex(0)
    assert name not in balloon_text(box, True) and box.accessibleDescription() == ""
    front.choose("fame")
    settle()
    lines = program.manager.front.findChild(QListWidget)  # type: ignore[union-attr]
    assert lines is not None and name not in lines.item(0).text()
    corner = program.manager.rect_of(program.manager.front).topLeft()  # type: ignore[arg-type]
    place = lines.visualItemRect(lines.item(0)).center() + lines.viewport().pos()
    topic = program.balloons.balloon_at(corner + lines.mapTo(program.manager.front, place))  # type: ignore[arg-type]
    assert topic is not None and name in topic.text
    program.set_language("en")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_key", GAMES)
def test_headings_are_above_their_columns(game_key: str, language: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game_key, 7)
    program.set_language(language)
    each = ROUNDS[0]._replace(points=1234, player="Ada Lovelace", when="1993-09-01T12:00:00")
    hall = HallOfFame(
        "x", controller_of(program).table, [each._replace(won=True, match="987654/b", round=12)]
    )
    lines = hall.findChild(QListWidget)
    assert lines is not None
    line = lines.item(0).text()
    (head,) = [
        label.text()
        for label in hall.findChildren(QLabel)
        if label.font() == lines.font() and len(label.text()) > 40
    ]
    program.set_language("en")
    words = head.split()
    points, name, against, deal, day = words
    assert head.index(points) + len(points) == line.index("1234") + 4
    assert head.index(name) == line.index("Ada")
    assert head.index(deal) + len(deal) == line.index("987654/12") + len("987654/12")
    assert head.index(day) == line.rindex(" ") + 1, "dates are the last column"
    assert head[: head.index(against)].endswith(" ") and line[head.index(against)] != " "


def test_without_rounds_the_buttons_are_disabled(qapp: object, tmp_path: Path) -> None:
    _, dialog = opened(tmp_path, ())
    assert [dialog.button(name).isEnabled() for name in ("clear", "export", "fame", "ok")] == [False] * 3 + [
        True
    ]


def test_a_newer_database_is_not_changed(qapp: object, tmp_path: Path) -> None:
    import sqlite3
    from contextlib import closing

    program = begun(tmp_path, WAR, 7)
    assert program.folder is not None
    path = program.folder.statistics
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    controller_of(program).show_statistics()
    settle()
    alert = program.manager.front
    assert isinstance(alert, Alert) and "newer" in alert.text
    assert path.read_bytes() == before and len(list(path.parent.glob("statistics*"))) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_statistics_by_level_and_name(name: str, qapp: object, tmp_path: Path) -> None:
    """A person's round is counted at once, under the registered name, and only once."""
    program = begun(tmp_path, name, 3)
    program.settings.name = "Ada"
    session = controller_of(program).session
    assert program.folder is not None
    book = Statistics(program.folder.statistics)
    players = ["random"] * len(begin(games()[name], 3).seats)
    whole = played(games()[name], 3, rounds=1, players=players)
    *_, (_, moves) = whole.history()
    match = played(games()[name], 3, players=players, decisions=whole.plies - 1)
    match.seats[0]["player"] = "person"
    session.take(match)
    assert not book.finished(name)
    if match.actor in session.people:
        session.act(moves[-1][1])
    rush(program, lambda: match.actor in (ROUND_OVER, MATCH_OVER))
    (counted,) = book.finished(name)
    assert counted.player == "Ada" and counted.deal == 3 and rankings.level(counted.opponents)
    rush(program, lambda: not controller_of(program).table.busy)
    settle(20)
    assert len(book.finished(name)) == 1
    for each in reversed(program.manager.windows[1:]):
        program.manager.close(each)
    controller_of(program).show_statistics()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, StatisticsDialog) and len(dialog.chosen) == 1
    dialog.choose("fame")
    settle()
    assert isinstance(program.manager.front, HallOfFame)


def test_hints_and_stand_ins_are_shown_wherever_rounds_are(qapp: object, tmp_path: Path) -> None:
    """Hints and stand-ins appear in totals, the hall of fame, its balloon, and the exported table."""
    program = begun(tmp_path, "soi", 3)
    table = controller_of(program).table
    plain = FinishedRound("soi", "7/x", 1, "2026-11-22", True, 30, 5, "impossible,middle,easiest")
    helped = plain._replace(round=2, hints=3, marked=True)
    marked = plain._replace(round=3, marked=True)
    before = plain._replace(round=4, hints=None, marked=None)
    rounds = (plain, helped, marked, before)
    dialog = StatisticsDialog("Soi", table, rounds)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    assert texts[texts.index("Played with hints") + 1] == "1"
    assert texts[texts.index("Played with a stand-in") + 1] == "2"
    lines = HallOfFame("Soi", table, rounds).findChildren(QListWidget)[0]
    rows = [lines.item(row).text() for row in range(4)]
    assert [("with hints" in line, "with a stand-in" in line) for line in rows] == [
        (False, False),
        (True, False),
        (False, True),
        (False, False),
    ]
    assert "with hints, with a stand-in" in lines.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    (row,) = csv.DictReader(rankings.to_csv([helped]).splitlines())
    assert (row["hints"], row["stand_in"]) == ("3", "1")


def test_the_hall_of_fame_draws_hangul(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "war-of-flowers", 7)
    program.set_language("ko")
    named = [
        ROUNDS[0]._replace(won=True, player=name) for name in ("김가람", "김가람과 이보배와 박나래", "Ada")
    ]
    hall = HallOfFame("x", controller_of(program).table, named)
    lines = hall.findChild(QListWidget)
    assert lines is not None
    texts = [lines.item(row).text() for row in range(lines.count())]
    (head,) = [label.text() for label in hall.findChildren(QLabel) if label.font() == lines.font()]
    known = fonts.drawing(fonts.LISTING).glyphs
    assert set(map(ord, "".join([head, *texts]))) <= known.keys()
    assert {fonts.columns(each) for each in texts} == {fonts.columns(texts[0])}
    levels = {fonts.columns(each[: each.index("IQ")]) for each in texts}
    assert levels == {fonts.columns(head[: head.index("상대")])}
    whole = lines.visualItemRect(lines.item(lines.count() - 1))
    assert lines.viewport().rect().contains(whole) and whole.height() >= hangul_composer.HEIGHT
    program.set_language("en")


def test_places_are_shown_only_for_finished_matches(tmp_path: Path) -> None:
    table = controller_of(begun(tmp_path, "soi", 5)).table
    under_way = FinishedRound("soi", "7/x", 1, "2026-11-22", True, 30, 5, "impossible,middle,easiest")
    ended = under_way._replace(round=2, last=True, place=3)
    names = []
    for rounds in ((under_way,), (under_way, ended)):
        dialog = StatisticsDialog("Soi", table, rounds)
        (places,) = (
            bars for bars in dialog.findChildren(Bars) if bars.accessibleName().startswith("Final places")
        )
        names.append(places.accessibleName())
    assert names == ["Final places: None finished yet", "Final places: 1. 0, 2. 0, 3. 1, 4. 0"]


def test_statistics_call_a_round_as_its_game_does(qapp: object, tmp_path: Path) -> None:
    """Soi plays rounds, so that no text about what was counted calls them games."""
    table = controller_of(begun(tmp_path, "soi", 5)).table
    rounds = [FinishedRound("soi", "7/x", 1, "2026-11-22", True, 30, 5, "middle", last=True, place=1)]
    for shown in (rounds, []):
        dialogs = StatisticsDialog("Soi", table, shown), HallOfFame("Soi", table, shown)
        widgets = [each for dialog in dialogs for each in (dialog, *dialog.findChildren(QWidget))]
        texts = [each.text() for each in widgets if isinstance(each, QLabel)]
        texts += [
            text
            for each in widgets
            for text in (
                each.accessibleName(),
                each.toolTip(),
                balloon_text(each, True),
                balloon_text(each, False),
            )
        ]
        assert len(texts) > 50
        assert not [text for text in texts if re.search(r"\bgames?\b", text, re.IGNORECASE)]


def test_nothing_has_no_bar_and_figures_are_no_digits_of_the_label(qapp: object, tmp_path: Path) -> None:
    """The line of one pixel that stood for nothing made “IQ 60” and “0/1” read as “10/1”."""
    bars = Bars(200, 1, "")
    bars.show_rows([("IQ 60", 0, "")])
    image, black = bars.grab().toImage(), look.current().black.rgb()
    left = fonts.small_width("IQ 60") + 2
    inked = {
        x for x in range(left, image.width()) for y in range(image.height()) if image.pixel(x, y) == black
    }
    assert not inked
    table = controller_of(begun(tmp_path, WAR, 5)).table
    dialog = StatisticsDialog("War", table, [game(1, -5, opponents="iq:60")])
    (against,) = [each for each in dialog.findChildren(Bars) if "Won against" in each.accessibleName()]
    assert against.accessibleName().endswith("IQ 60 0 of 1")
