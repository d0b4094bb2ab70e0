"""Tests of achievements: earned once, in a round that counts by plain rules; the album shows all."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel

from games.war_of_flowers import GAME as FLOWERS
from macclassic.app.program.program import Program
from macclassic.app.progress.achievements import (
    COLUMN,
    GAP,
    STAMP,
    AlbumDialog,
    AlbumPages,
    show_album,
    stamp,
)
from macclassic.app.storage.statistics_queue import StatisticsQueue
from macclassic.engine.core.match_kinds import MatchKind
from macclassic.engine.progress import achievements
from macclassic.engine.progress.achievements import NAMESPACE, Achievement, all_achievements, declared
from macclassic.quickdraw import fonts, sprites
from macclassic.toolbox.base.sound import Sound, Sounds
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.environment.plugin_packages import EXAMPLE, forget, install
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, rush
from tests.support.match.program import key, make_program, opened, settle

GAME = "war-of-flowers"


def kept(program: Program) -> dict[str, Any]:
    return StatisticsQueue.of(program.folder).kept(NAMESPACE)


@pytest.fixture
def any_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every round of War of Flowers earn an achievement."""
    found = (Achievement("clean-cloth", "Clean Cloth", "Play.", lambda account: bool(account.moves)),)
    monkeypatch.setattr(achievements, "declared", lambda spec: found if spec is FLOWERS else ())
    monkeypatch.setattr("macclassic.app.progress.achievements.declared", achievements.declared)


def ended(tmp_path: Path, seed: int = 7, **changed: Any) -> Any:
    """Return a program in which a round was just played to its end by the first legal actions."""
    program = begun(tmp_path, GAME, seed, money=20, pace=5)
    match, session = match_of(program), controller_of(program).session
    for name, value in changed.items():
        setattr(match, name, value)
    session.computers.ask = lambda match: session.play(match.legal[0])
    for _ in range(200):
        rush(program, lambda: match.actor in (0, -1, -2) and not session.table.busy)
        if match.actor != 0:
            break
        session.act(match.legal[0])
        settle()
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    return program


def test_there_are_twenty_four_achievements_each_with_a_picture() -> None:
    found = all_achievements()
    assert len(found) == len({each.key for each in found}) == 24
    assert len(declared(FLOWERS)) == 8
    assert all(sprites.exists("art", f"feat-{each.key}{end}") for each in found for end in ("", "-open"))


ACHIEVEMENTS = '''"""Achievements without pictures."""

from macclassic.engine import Achievement

ACHIEVEMENTS = tuple(
    Achievement(key, key.title(), "Play.", lambda account: True) for key in ("played", "played-again")
)
'''


def test_an_achievement_without_a_picture_has_a_medal_and_no_alert(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Earned or not, it is drawn, by the same picture for all."""
    package = tmp_path / "high_card"
    shutil.copytree(EXAMPLE / "high_card", package)
    (package / "achievements.py").write_text(ACHIEVEMENTS, encoding="utf-8")
    install(tmp_path / "packages", monkeypatch, {"high_card": package})
    program = opened(None)
    when = {"when": "1993-09-01T10:00:00", "match": "1/1993", "round": 2}
    program.manager.open(AlbumDialog({"played": when}))
    settle(20)
    program.screen.refresh()
    assert not any(isinstance(window, Alert) for window in program.manager.windows)
    assert {stamp("played", True), stamp("played-again", True)} == {"feat-medal"}
    assert stamp("played", False) == "feat-medal-open" and stamp("aces", False) == "feat-aces-open"
    forget("high_card")


def test_a_counted_round_earns_once_and_its_sheet_says_so(tmp_path: Path, any_round: None) -> None:
    program = ended(tmp_path)
    found = kept(program)
    assert found["clean-cloth"]["match"] == match_of(program).key and found["clean-cloth"]["round"] == 1
    sheet = program.manager.front
    texts = [label.text() for label in sheet.findChildren(QLabel)]
    assert any("New in your album: Clean Cloth." in text for text in texts)
    sheet.choose("ok")
    rush(program, lambda: match_of(program).round_count == 2 or match_of(program).actor < 0)
    assert kept(program) == found, "the first time stays"


@pytest.mark.parametrize("changed", [{"practice": True}, {"kind": MatchKind.LADDER}])
def test_a_round_by_other_rules_earns_nothing(
    tmp_path: Path, any_round: None, changed: dict[str, Any]
) -> None:
    assert kept(ended(tmp_path, **changed)) == {}


def test_a_record_that_is_opened_earns_nothing_and_announces_nothing(
    tmp_path: Path, any_round: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = ended(tmp_path)
    before, match, path = kept(program), match_of(program), tmp_path / "record.json"
    controller = controller_of(program)
    controller.session.store.write(match, path)
    program.manager.front.choose("ok")
    settle()
    controller.session.open(controller.session.store.read(path))
    settle()
    shown = controller.session.presenter.honours(match_of(program))
    assert match_of(program).practice and shown[0] == "" and kept(program) == before


def test_an_achievement_survives_a_kill_before_it_was_stored(
    tmp_path: Path, any_round: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(
            "macclassic.app.progress.achievements.AchievementKeeper._counted",
            lambda self, match, finished: None,
        )
        program = ended(tmp_path)
        assert kept(program) == {}
        program.quit()
    again = make_program(tmp_path / "data")
    again.think_process = LocalThinker()  # type: ignore[assignment]
    again.start(GAME)
    settle(30)
    assert set(kept(again)) == {"clean-cloth"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_condition_fits_the_album(language: str, tmp_path: Path) -> None:
    program = opened(None, language=language)
    show_album(program)
    settle()
    front = program.manager.front
    assert isinstance(front, AlbumDialog)
    assert program.screen.screen_size.height() >= front.pos().y() + front.height()
    for each in all_achievements():
        room = COLUMN - STAMP - GAP
        assert fonts.small_width(QCoreApplication.translate("achievement", each.asks)) <= room, each.asks
        head = fonts.small_width(QCoreApplication.translate("achievement", each.title)) + fonts.small_width(
            " 1993-09-01"
        )
        assert head + 20 <= room, each.title


def test_the_album_is_used_by_keys_and_announced(tmp_path: Path) -> None:
    when = {"when": "1993-09-01T10:00:00", "match": "1/1993", "round": 2}
    program = opened(None)
    program.manager.open(AlbumDialog({"clean-cloth": when, "aces": "damaged"}))
    settle()
    album: AlbumPages = program.manager.front.album
    names = {spot.key: spot.name for spot in album.spots()}
    assert names["clean-cloth"] == (
        "Clean Cloth, War of Flowers: Sweep: take all that lies on the table. Earned on 1993-09-01."
    )
    assert names["aces"].endswith("Not yet.")
    at = [next(spot.key for spot in album.spots() if spot.current)]
    for which in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Up):
        key(program, which)
        at.append(next(spot.key for spot in album.spots() if spot.current))
    assert at[0] == at[4] == at[5] == "finish-a-war" and at[1] == at[3] == "clean-cloth" and at[2] != at[1]


def test_a_new_achievement_sounds_once(
    tmp_path: Path, any_round: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("macclassic.app.play.presenter.VERDICT_MS", 0)
    heard: list[Sound] = []
    monkeypatch.setattr(Sounds, "play", lambda self, sound: heard.append(sound))
    program = ended(tmp_path)
    settle()
    assert heard.count(Sound.ACHIEVEMENT) == 1
    controller_of(program).session.presenter.show_again()
    settle()
    assert heard.count(Sound.ACHIEVEMENT) == 1
