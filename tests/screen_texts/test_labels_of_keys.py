"""Tests that the screen shows words for players, options, games and seats, never keys of files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget

from macclassic.app.program.startup import load_settings
from macclassic.app.progress.hall_of_fame import HallOfFame
from macclassic.app.progress.statistics_window import StatisticsDialog
from macclassic.app.storage import data_folder
from macclassic.app.storage.data_folder import record_words
from macclassic.engine.core.registry import games
from macclassic.engine.match.record import BadRecord
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import played
from macclassic.engine.progress.statistics import FinishedRound
from macclassic.toolbox.dialogs.dialogs import Alert
from macclassic.toolbox.spots import explain_at, spots_of
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import opened, settle

GAMES = tuple(games())
OPTIONS = sorted(
    {option.name for key in GAMES for option in games()[key].options.recorded() if "_" in option.name}
)
KEY = re.compile(
    r"iq:|[a-z]@[a-z]|\bseats? \d|\bmove 0\b|\bgame 0\b|-of-(?!work)|flower-power|\{|\}|[a-z]_[a-z]|"
    + "|".join(OPTIONS)
)
"""Keys that occur only in files."""


def no_keys(text: str) -> None:
    assert not KEY.search(text), text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_player_has_a_display_name(game: str, language: str, qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data")
    program.set_language(language)
    spec = games()[game]
    table = program.build_table(spec)
    keys = [name for name, _ in spec.players.names]
    for key in (*keys, "person", "greedy", "iq:95@aunt", "iq:160", "iq:x", "nobody_known"):
        words = table.parts.texts.player(key)
        no_keys(words)
        assert words and words != key and (words[0].isupper() or key not in keys)
    assert table.parts.texts.player("iq:95@aunt") == {"en": "IQ 95", "fr": "QI 95"}[language]


def wrong(game: str) -> Iterator[dict[str, Any]]:
    """Yield invalid records, each with a different fault."""
    spec = games()[game]
    good = json.loads(json.dumps(played(spec, 7, rounds=1, decisions=30).to_record()))

    def changed(**more: Any) -> dict[str, Any]:
        return {**json.loads(json.dumps(good)), **more}

    yield changed(schema=99)
    yield changed(schema=0)
    yield changed(game="soi" if game != "soi" else "sorry")
    yield changed(game="no_such_game")
    yield changed(seats=[])
    yield changed(seats=[{"name": "x"}] * 2)
    yield changed(rounds=[])
    yield changed(seed=-1)
    yield changed(options={"no_such_option": 1})
    for option in spec.options.recorded():
        yield changed(options={**good["options"], option.name: {"iq": "iq:100"}})
        yield changed(options={**good["options"], option.name: "iq:100"})
    for part in ("deal", "moves", "first"):
        round_ = {key: value for key, value in good["rounds"][0].items() if key != part}
        yield changed(rounds=[round_])
    moves = good["rounds"][0]["moves"]
    for at in (0, len(moves) // 2, len(moves) - 1):
        for bad in (
            {"seat": 7, "action": moves[at]["action"], "events": []},
            {**moves[at], "seat": (moves[at]["seat"] + 1) % len(good["seats"])},
            {**moves[at], "action": {"type": "iq:100"}},
            {**moves[at], "action": None},
            {**moves[at], "events": [{"type": "seven_must_split"}]},
            None,
        ):
            mixed = [*moves[:at], bad, *moves[at + 1 :]]
            yield changed(rounds=[{**good["rounds"][0], "moves": mixed}])


@pytest.mark.parametrize("game", GAMES)
def test_a_faulty_record_is_reported_in_words(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 3)
    keeping = controller_of(program).session.store
    troubles: list[str] = []
    keeping.trouble.connect(troubles.append)
    assert program.folder is not None
    path = tmp_path / "given.json"
    refused = 0
    for record in wrong(game):
        path.write_text(json.dumps(record))
        try:
            keeping.read(path)
        except (BadRecord, data_folder.DiskError) as error:
            refused += 1
            no_keys(record_words(error))
        autosave = program.folder.autosave(game)
        autosave.write_text(json.dumps(record))
        keeping.left()
    assert refused > 20 and len(troubles) > 20
    for text in troubles:
        # The message names the record's file; the rest must be words.
        no_keys(text.partition("; its file")[0])


def test_an_illegal_move_is_reported_by_game_and_number(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 3)
    record = json.loads(json.dumps(match_of(program).to_record()))
    record["rounds"][0]["moves"] = [{"seat": 1, "action": {"type": "draw"}, "events": []}]
    path = tmp_path / "given.json"
    path.write_text(json.dumps(record))
    with pytest.raises(BadRecord) as caught:
        controller_of(program).session.store.read(path)
    assert "move 1 of game 1" in record_words(caught.value)


@pytest.mark.parametrize("text", ["{", "[]", '{"schema": 1, "depth": "iq:3"}', '{"schema": 1, "games": 5}'])
def test_faulty_settings_are_reported_in_words(text: str, tmp_path: Path) -> None:
    folder = data_folder.Folder(tmp_path)
    folder.settings.write_text(text)
    _, (message,) = load_settings(folder)
    no_keys(message.partition("; the file")[0])
    assert "“depth”" not in message and "“games”" not in message


@pytest.mark.parametrize("game", GAMES)
def test_statistics_show_levels_in_words(game: str, qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, game, 3)
    table = controller_of(program).table
    names = [name for name, _ in games()[game].players.names]
    rounds = [
        FinishedRound(game, f"{n}/x", 1, "2026-11-22", True, 9, 9, ",".join([name, "person", "unheard_of"]))
        for n, name in enumerate(names)
    ]
    for dialog in (StatisticsDialog("X", table, rounds), HallOfFame("X", table, rounds)):
        for label in dialog.findChildren(QLabel):
            no_keys(label.text())
        for box in dialog.findChildren(QComboBox):
            for row in range(box.count()):
                no_keys(box.itemText(row))
        for lines in dialog.findChildren(QListWidget):
            for row in range(lines.count()):
                no_keys(lines.item(row).text())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_no_player_keys(game: str, qapp: object, tmp_path: Path) -> None:
    """Check balloons and screen reader texts with every player of a game at the other seats."""
    program = begun(tmp_path, game, 3)
    spec = games()[game]
    session = controller_of(program).session
    for name in (*(name for name, _ in spec.players.names), "unheard_of"):
        match = (
            played(spec, 5, players=[name] * len(match_of(program).seats), decisions=12)
            if (name != "unheard_of")
            else match_of(program)
        )
        for seat in range(1, len(match.seats)):
            match.seat_player(seat, name)
        session.take(replayed(json.loads(json.dumps(match.to_record())), spec))
        settle()
        table = controller_of(program).table
        for thing in spots_of(table):
            no_keys(thing.name)
        for x in range(4, table.width(), 23):
            for y in range(4, table.height(), 23):
                topic = explain_at(table, QPoint(x, y))
                if topic is not None:
                    no_keys(topic.text)
        for window in program.manager.windows:
            if isinstance(window, Alert):
                no_keys(window.text)
