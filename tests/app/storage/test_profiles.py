"""Tests of profiles: each has a name, a face, matches, statistics and settings of its own."""

from __future__ import annotations

import codecs
import csv
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from macclassic.app.dialogs.profiles_dialog import ProfileDialog, ProfilesDialog
from macclassic.app.program.program import Program
from macclassic.app.program.startup import load_settings
from macclassic.app.progress.statistics_window import StatisticsDialog
from macclassic.app.storage import data_folder
from macclassic.app.storage.profiles import MAX_NAME_LENGTH, Profile, Profiles
from macclassic.app.storage.settings import MACHINE, Settings, loads
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import simulate
from macclassic.engine.progress.ladder import NAMESPACE, War
from macclassic.engine.progress.pending_changes import KeyValue
from macclassic.engine.progress.statistics import FinishedRound
from macclassic.toolbox.base.pictures import FACES, picture
from macclassic.toolbox.dialogs.dialogs import Alert
from macclassic.toolbox.windows.window_manager import DESKTOP
from tests.support.match.playing import begun, controller_of, match_of
from tests.support.match.program import clear_away, key, make_program, opened, rest, settle

GAME = "war-of-coins"
Key = Qt.Key


@pytest.fixture
def program(qapp: object, tmp_path: Path) -> Program:
    return opened(tmp_path / "data")


def with_ada(program: Program, name: str = "Ada") -> Profile:
    return program.profiles.add(name, "gardener")


def room_of(program: Program) -> ProfilesDialog:
    item = next(item for item in program.bar.menus[0].items if item.title.startswith(("Players", "Joueurs")))
    assert item.command is not None
    item.command()
    settle()
    room = program.manager.front
    assert isinstance(room, ProfilesDialog)
    return room


def test_all_open_games_show_a_new_profile(program: Program) -> None:
    for game in ("soi", GAME):
        program.open_game(game, zoom=False, enter=False)
        settle()
        program.games[game].help.show(1)
        settle()
    program.manager.bring(DESKTOP)
    settle()
    room = room_of(program)
    room.choose("new")
    settle()
    asks: Any = program.manager.front
    asks.name.setText("Ada")
    asks.choose("ok")
    settle()
    assert program.manager.front is room and room.list.count() == 2
    assert program.profiles.everybody[1].called == "Ada"


def counted(program: Program, game: str = GAME) -> list[tuple[str, str]]:
    """Return the names under which the current profile's rounds of a game are counted."""
    assert program.folder is not None
    return [(each.person, each.player) for each in StatisticsQueue.of(program.folder).rounds(game)]


def play_a_round(program: Program, seed: int) -> None:
    """Play a round as the current profile."""
    program.open_game(GAME, zoom=False, enter=False)
    spec = games()[GAME]
    record = simulate(spec, seed, 1, {}, ("random", "random"))
    session = controller_of(program).session
    session.begin(spec.options(), ["person", "random"], seed)
    session.paused = True
    for _, action in _moves(replayed(record, spec)):
        session.table.finish()
        session.play(action)
    session.table.finish()
    settle()
    assert match_of(program).finished_rounds == 1


def _moves(match: Match) -> list[tuple[int, Any]]:
    return [(seat, action) for seat, action, _, _ in match.round(0)[1]]


def sentences(program: Program) -> list[str]:
    return [each.text for each in program.manager.windows if isinstance(each, Alert)]


# The list of profiles


def test_an_installation_without_profiles_is_migrated_unchanged(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    program = begun(tmp_path, GAME, 5)
    program.choose_language("fr")
    program.quit()
    clear_away()
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}

    persons = Profiles(data_folder.Folder(folder))
    settings, messages = load_settings(data_folder.Folder(folder))

    assert [(each.called, each.face) for each in persons.everybody] == [("You", "pullover")]
    assert settings.language == "fr" and not messages and not persons.complaints
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before


def statistics_of(program: Program, who: str) -> Sequence[FinishedRound]:
    """Return the rounds that the statistics window shows of a choice of players, and close it."""
    program.open_game(GAME, zoom=False)
    settle(20)
    controller_of(program).show_statistics()
    settle()
    dialog = program.manager.front
    assert isinstance(dialog, StatisticsDialog)
    box = dialog.findChildren(QComboBox)[0]
    box.setCurrentIndex(box.findText(who))
    box.activated.emit(box.currentIndex())
    found = dialog.chosen
    dialog.choose("ok")
    settle()
    return found


def test_a_new_profile_is_empty_and_others_keep_their_data(program: Program) -> None:
    play_a_round(program, 3)
    assert counted(program) == [("", "Susan")]
    you, ada = program.profiles.now, with_ada(program)
    program.settings.of_game(GAME)["pace"] = 5
    program.switch_profile(ada)
    settle()

    assert program.game is None and program.settings.games == {} and counted(program) == []
    assert program.bar.menus[1].title == "Game"
    play_a_round(program, 4)
    assert counted(program) == [("Ada", "Ada")]
    assert sorted(each.player for each in statistics_of(program, "Everybody")) == ["Ada", "Susan"]
    program.switch_profile(you)
    settle()
    assert [each.player for each in statistics_of(program, "Susan")] == ["Susan"]
    assert sorted(each.player for each in statistics_of(program, "Everybody")) == ["Ada", "Susan"]
    assert counted(program) == [("", "Susan")] and program.settings.of_game(GAME)["pace"] == 5
    # Each profile's autosave is resumed.
    program.open_game(GAME, zoom=False)
    settle(20)
    assert match_of(program).seed == 3


def test_machine_settings_are_shared_and_the_others_are_per_profile(program: Program) -> None:
    you, ada = program.profiles.now, with_ada(program)
    program.switch_profile(ada)
    program.choose_language("fr")
    program.settings.pattern, program.settings.motion, program.settings.balloons = "plum", "none", True
    program.settings.volume, program.settings.depth = 2, 4
    program.save_settings()
    assert [menu.title for menu in program.bar.menus[1:-2]] == ["Jeu", "Options", "Aide"]

    program.switch_profile(you)
    settle()
    assert [menu.title for menu in program.bar.menus[1:-2]] == ["Game", "Options", "Help"]
    settings = program.settings
    assert (settings.pattern, settings.motion, settings.balloons) == ("standard", "full", False)
    assert (settings.volume, settings.depth, settings.name) == (2, 4, "Susan")
    # The same holds at the next start, with either profile.
    program.switch_profile(ada)
    program.quit()
    assert program.folder is not None
    copy = data_folder.Folder(program.folder.copy.path)
    again = Profiles(copy)
    assert again.now == ada and again.folder is not None
    settings, messages = load_settings(again.folder)
    assert (settings.language, settings.pattern, settings.volume, settings.name) == ("fr", "plum", 2, "Susan")
    first, _ = load_settings(copy)
    assert (first.language, first.pattern, first.volume) == ("en", "standard", 2) and not messages


def test_the_depth_on_the_command_line_is_not_saved(qapp: object, tmp_path: Path) -> None:
    settings = Settings(scale=1, sound=False)
    settings.for_this_run(depth=1)
    program = opened(tmp_path / "data", settings=settings)
    ada = with_ada(program)
    program.switch_profile(ada)
    assert program.settings.depth == 1
    program.save_settings()
    assert program.folder is not None
    assert (
        loads(program.folder.copy.settings.read_text()).depth == 8 == load_settings(program.folder)[0].depth
    )


def test_each_setting_belongs_to_the_machine_or_to_a_profile(qapp: object) -> None:
    own = {"sound", "motion", "attitude", "behind", "language", "balloons", "pattern", "company", "games"}
    own |= {"icons", "_kept"}
    assert set(MACHINE) | own == set(vars(Settings())) and not set(MACHINE) & own


def test_tables_show_the_face_of_the_profile(program: Program) -> None:
    ada = with_ada(program)
    assert picture("art", "face-you-calm") == picture("art", "face-pullover-calm")
    program.switch_profile(ada)
    assert (
        picture("art", "face-you-pleased")
        == picture("art", "face-gardener-pleased")
        != picture("art", "face-pullover-pleased")
    )
    program.switch_profile(program.profiles.everybody[0])
    assert picture("art", "face-you-calm") == picture("art", "face-pullover-calm")


def test_the_desktop_names_the_profile_if_there_are_several(program: Program) -> None:
    def shown() -> list[str]:
        return [each.name for each in program.desktop.spots() if each.key == "player"]

    alone = program.desktop.grab().toImage()
    assert shown() == []
    room = room_of(program)
    room.choose("new")
    settle()
    front = program.manager.front
    assert isinstance(front, ProfileDialog)
    front.name.setText("Ada")
    front.choose("ok")
    settle()
    room.choose("ok")
    settle()
    assert shown() == [f"{program.profiles.now.called} (playing)"]
    before = program.desktop.grab().toImage()
    assert before != alone
    program.switch_profile(program.profiles.everybody[1])
    assert shown() == ["Ada (playing)"] and program.desktop.grab().toImage() != before
    program.choose_language("fr")
    assert shown() == ["Ada (en train de jouer)"]


def test_a_changed_face_appears_on_a_suspended_table(program: Program) -> None:
    program.open_game("war-of-flowers", zoom=False, enter=False)
    controller_of(program).begin(7)
    settle()
    controller_of(program).table.finish()
    settle()
    before = program.screen.buffer.frame()
    program.manager.hide_all()
    room = room_of(program)
    room.others["change"]()
    ask = program.manager.front
    assert isinstance(ask, ProfileDialog)
    ask.name.setText("Ada")
    ask.faces.choose(FACES.index("baker"))
    ask.choose("ok")
    settle()
    room.choose("cancel")
    program.manager.activate(controller_of(program).window)
    settle()
    seen = program.screen.buffer.frame()
    program.profiles.show_faces()
    controller_of(program).retranslate()
    settle()
    assert seen == program.screen.buffer.frame() != before


def test_keepsakes_and_leitner_boxes_are_per_profile(program: Program) -> None:
    you, ada = program.profiles.now, with_ada(program)

    def icons() -> int:
        return sum(each.key != "player" for each in program.desktop.spots())

    games_there = icons()
    assert program.folder is not None
    won = War(1, 0, brought=30, place=1)
    StatisticsQueue.of(program.folder).put(KeyValue(NAMESPACE, "1/old", json.dumps(won.to_json())))
    program.show_keepsakes()
    assert icons() == games_there + 1
    program.switch_profile(ada)
    assert icons() == games_there and program.folder is not None
    assert not StatisticsQueue.of(program.folder).kept(NAMESPACE)
    program.switch_profile(you)
    assert icons() == games_there + 1


def test_changing_the_profile_closes_an_open_lesson_for_good(program: Program) -> None:
    ada = with_ada(program)
    play_a_round(program, 3)
    program.open_game("war-of-flowers", zoom=False, enter=False)
    program.open_lesson("war-of-flowers")
    settle(20)
    assert program.settings.of_game("war-of-flowers")
    program.manager.hide_all()
    program.switch_profile(ada)
    settle(40)
    assert program.game is None and program.manager.front is None
    assert (
        program.settings.games == {} and not (program.folder or data_folder.Folder()).autosave(GAME).exists()
    )


def test_a_new_profile_starts_in_the_current_language(program: Program) -> None:
    program.choose_language("fr")
    ada = with_ada(program)
    program.switch_profile(ada)
    assert program.language == "fr"
    program.choose_language("en")
    program.switch_profile(program.profiles.everybody[0])
    assert program.language == "fr"
    program.switch_profile(ada)
    assert program.language == "en"


# Names


def test_names_are_trimmed_and_invalid_ones_refused_with_a_sentence(program: Program) -> None:
    persons = program.profiles
    ada = persons.add("  Ada   Lovelace ", "pupil")
    assert ada.name == "Ada Lovelace"
    for name in (
        "",
        "   ",
        "x" * (MAX_NAME_LENGTH + 1),
        "a\ud800b",
        "a\u202eb",
        "ada lovelace",
        "ＡＤＡ Lovelace",
        "YOU",
    ):
        why = persons.trouble(name)
        assert why.endswith(".") and "{" not in why, name
        why.encode()
    for name in ("x" * MAX_NAME_LENGTH, "Émile", "민아", "O’Brien/2"):
        assert persons.trouble(name) == ""
    assert persons.trouble("Ada lovelace", ada) == ""


def test_profiles_are_managed_by_keys(program: Program, qtbot: QtBot) -> None:
    room = room_of(program)
    room.others["new"]()
    settle()
    ask = program.manager.front
    assert isinstance(ask, ProfileDialog) and ask.name.hasFocus()
    key(program, Key.Key_Return)
    rest(program)
    qtbot.waitUntil(lambda: sentences(program) == ["Please type a name first."])
    key(program, Key.Key_Return)
    rest(program)
    for letter in "Bo":
        key(program, letter)
    key(program, Key.Key_Tab)
    assert ask.faces.hasFocus()
    key(program, Key.Key_Right)
    key(program, Key.Key_Return)
    rest(program)
    qtbot.waitUntil(lambda: program.manager.front is room)
    assert program.profiles.everybody[-1] == Profile(2, "Bo", FACES[2]) == room.person
    key(program, Key.Key_Return)
    rest(program)
    qtbot.waitUntil(lambda: program.profiles.now.name == "Bo")
    settle()
    assert program.manager.front is None


# The list on disk


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"schema": 1}',
        '{"schema": 99, "persons": []}',
        '{"schema": 1, "now": "", "persons": [{"name": "A", "face": "baker", "folder": "../x"}]}',
        '{"schema": 1, "now": "", "persons": [{"name": "A\\ud800", "face": "baker", "folder": "persons/2"}]}',
        '{"schema": 1, "now": "", "persons": [{"name": 7, "face": "baker", "folder": "persons/2"}]}',
    ],
)
def test_a_damaged_list_of_profiles_is_set_aside_and_no_data_lost(
    qapp: object, tmp_path: Path, text: str
) -> None:
    program = opened(tmp_path / "data")
    program.switch_profile(with_ada(program))
    play_a_round(program, 4)
    program.quit()
    clear_away()
    path = tmp_path / "data" / "persons.json"
    path.write_text(text)

    persons = Profiles(data_folder.Folder(tmp_path / "data"))

    assert len(persons.complaints) == 1 and persons.complaints[0].endswith(".")
    assert [each.called for each in persons.everybody] == ["You", "Person 2"]
    assert persons.now == persons.everybody[0] and not path.exists()
    assert [each.read_text() for each in path.parent.glob("persons.*.json")] == [text]
    folder = persons.folder_of(persons.everybody[1])
    assert folder is not None and [each.person for each in StatisticsQueue.of(folder).rounds(GAME)] == ["Ada"]
    persons.change(persons.everybody[1], "Ada", "gardener")
    assert Profiles(data_folder.Folder(tmp_path / "data")).everybody[1].name == "Ada"


def test_an_unwritable_list_of_profiles_changes_nothing(program: Program) -> None:
    ada = with_ada(program)
    assert program.folder is not None
    program.folder.persons.unlink()
    program.folder.persons.mkdir()
    with pytest.raises(data_folder.DiskError):
        program.profiles.add("Bo", "baker")
    with pytest.raises(data_folder.DiskError):
        program.profiles.change(ada, "Bo", "baker")
    program.switch_profile(ada)
    settle()
    assert program.profiles.everybody[1:] == (ada,) and program.profiles.now.number == 1
    assert len(sentences(program)) == 1 and program.folder is program.folder.copy


# Removing


def test_a_removed_profiles_data_are_kept_in_saved_games(program: Program) -> None:
    you, ada = program.profiles.now, with_ada(program, "Ada: A/B")
    program.switch_profile(ada)
    play_a_round(program, 4)
    program.choose_language("fr")
    assert program.folder is not None
    left = program.folder.autosave(GAME)
    program.folder.autosave(GAME, "daily").write_bytes(left.read_bytes())
    program.switch_profile(you)
    settle()
    # Neither the first nor the current profile can be removed.
    for each in (you, program.profiles.now):
        with pytest.raises(data_folder.DiskError):
            program.profiles.remove(each)
    room = room_of(program)
    assert not room.button("remove").isEnabled()
    room.list.setCurrentRow(1)
    room.others["remove"]()
    asked = program.manager.front
    assert isinstance(asked, Alert) and "Saved Games" in asked.text
    asked.choose("remove")
    settle()
    assert "“Ada- A-B”" in sentences(program)[0]
    assert program.folder is not None
    kept = program.folder.saved_games() / "Ada- A-B"
    assert program.profiles.everybody == (you,) == Profiles(data_folder.Folder(program.folder.path)).everybody
    table = kept / "War of Coins.csv"
    (row,) = csv.DictReader(table.read_text(encoding="utf-8-sig").splitlines())
    assert row["game"] == GAME and row["player"] == "Ada: A/B"
    assert table.read_bytes().startswith(codecs.BOM_UTF8)
    record = data_folder.read_record(kept / "War of Coins.json")
    assert replayed(record, games()[GAME]).seed == 4
    assert data_folder.read_record(kept / "War of Coins daily.json") == record
    assert len([each for each in kept.iterdir() if each.match("War*.json") and each.name[0] == "W"]) == 2
    assert loads((kept / "settings.json").read_text()).language == "fr"
    assert (kept / "statistics.sqlite").exists() and not (program.folder.path / "persons" / "2").exists()


def test_a_profile_is_kept_if_its_data_cannot_be_moved(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = with_ada(program)

    def fails(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", fails)
    with pytest.raises(data_folder.DiskError, match="Permission denied"):
        program.profiles.remove(ada)
    assert ada in program.profiles.everybody


# Kills

_CHANGING = """
import sys
from pathlib import Path
from macclassic.app.storage import data_folder
from macclassic.app.storage.profiles import Profiles, load_settings
from macclassic.app.program.program import Program, application
from tests.support.match.program import settle
application()
profiles = Profiles(data_folder.Folder(Path(sys.argv[1])))
program = Program(profiles.folder, load_settings(profiles.folder)[0], think=False, persons=profiles)
program.screen.show()
at = 0
while True:
    print("round", flush=True)
    for person in program.profiles.everybody:
        program.settings.of_game("soi")["mine"] = program.profiles.now.name
        program.switch_profile(person)
        settle(1)
    at += 1
    person = program.profiles.change(program.profiles.everybody[1], f"Ada {at}", "baker")
"""


@pytest.mark.slow
def test_profiles_survive_a_kill_during_a_change(qapp: object, tmp_path: Path) -> None:
    folder, lot = tmp_path / "data", random.Random(4)
    persons = Profiles(_made(folder))
    persons.add("Ada", "pupil")
    persons.add("Bo", "baker")
    for _ in range(12):
        process = subprocess.Popen(
            [sys.executable, "-c", _CHANGING, str(folder)],
            stdout=subprocess.PIPE,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path(__file__).parents[3])},
        )
        assert process.stdout is not None and process.stdout.readline()
        time.sleep(lot.random() * 0.3)
        process.kill()
        process.wait()
        process.stdout.close()
        persons = Profiles(_made(folder))
        assert not persons.complaints and len(persons.everybody) == 3
        assert persons.everybody[1].name.startswith("Ada") and persons.everybody[2].name == "Bo"
        for each in persons.everybody:
            found = persons.folder_of(each)
            assert found is not None
            settings, messages = load_settings(found)
            mine = settings.games.get("soi", {}).get("mine", each.name)
            assert not messages and mine[:3] == each.name[:3]
    assert not list(folder.rglob("*broken*"))


def _made(path: Path) -> data_folder.Folder:
    path.mkdir(exist_ok=True)
    return data_folder.Folder(path)


def test_the_list_of_profiles_contains_names_and_faces_only(program: Program) -> None:
    program.switch_profile(with_ada(program))
    assert program.folder is not None
    assert json.loads(program.folder.persons.read_text()) == {
        "schema": 1,
        "now": "persons/2",
        "persons": [
            {"name": "", "face": "pullover", "folder": ""},
            {"name": "Ada", "face": "gardener", "folder": "persons/2"},
        ],
    }
    assert program.folder.is_ours(program.folder.persons) and program.folder.is_ours(program.folder.settings)


def test_without_a_folder_there_is_one_profile_and_the_item_says_so(qapp: object) -> None:
    program = make_program(None)
    program.start()
    item = next(item for item in program.bar.menus[0].items if item.title.startswith(("Players", "Joueurs")))
    assert item.command is not None
    item.command()
    settle()
    assert len(sentences(program)) == 1 and len(program.profiles.everybody) == 1
