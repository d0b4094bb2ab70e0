"""Tests that no match is lost by `kill -9`, a full disk, a read-only folder, or a second copy."""

from __future__ import annotations

import random
import subprocess
import sys
from datetime import date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from macclassic.app.game.title_dialog import LEAVE, TitleDialog
from macclassic.app.storage import data_folder
from macclassic.engine.core.game_spec import MATCH_OVER, ROUND_OVER
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match import match as matches
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.replay import replayed
from macclassic.engine.match.simulate import played, verify
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.endurance.kill import killed, player
from tests.support.environment.full_disk import full_disk
from tests.support.match.playing import begun, controller_of, match_of, rush
from tests.support.match.program import make_program, settle


@pytest.mark.slow
def test_a_kill_loses_no_match(tmp_path: Path) -> None:
    """``python -m tests.endurance.kill 200`` runs it any number of times."""
    assert killed(3, tmp_path, seed=3) > 3


def test_a_killed_demo_of_matches_continues_with_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The killed program must play on by itself, past the last sheet and the options after it."""
    program, on = player(tmp_path, "war-of-coins")
    first = played(games()["war-of-coins"], 390, players=["random", "random"], decisions=54)
    first.seats[0]["player"] = "person"
    first.started_at = "1993-09-01T20:00:00"
    program.game.session.take(first)
    for _ in range(300):
        on()
        settle(2)
        if match_of(program) is not first:
            break
    assert first.actor == MATCH_OVER
    assert match_of(program) is not first
    said = capsys.readouterr().out.splitlines()
    assert f"390 {first.started_at} {first.plies} {first.finished_rounds}" in said


def test_prompts_of_the_opening_are_answered_in_the_kill_test(tmp_path: Path) -> None:
    """In this deal of Flower Power the person must choose a place before play can continue."""
    program, on = player(tmp_path, "flower-power")
    program.game.session.begin(checked(program.game.spec.options, {}), ("person", "random", "random"), 769)
    assert match_of(program).view(0).chooser == 0
    for _ in range(40):
        on()
        settle(2)
    assert match_of(program).seed == 769
    assert match_of(program).plies > 3


def test_a_full_disk_is_reported_once_and_play_continues(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11, delay=0, people=[])
    match = match_of(program)
    rush(program, lambda: match.plies > 5)
    assert program.folder is not None
    path = program.folder.autosave("soi")
    kept = path.read_text()
    with full_disk(100):
        before = match.plies
        rush(program, lambda: match.plies > before)
        alert = program.manager.front
        assert isinstance(alert, Alert) and "each move tries again" in alert.text
        assert path.read_text() != "" and verify(records.loads(path.read_text())).plies <= match.plies
        alert.choose("ok")
        rush(program, lambda: match.plies > before + 4)
        program.screen.move(
            program.screen.pos() + QPoint(3, 3)
        )  # The window's geometry is saved without a command.
        program.keeper.rest()
        settle()
        assert len(program.manager.windows) == 1  # Reported once.
    assert verify(records.loads(kept)).seed == 11
    before = match.plies
    rush(program, lambda: match.plies > before)
    assert verify(records.loads(path.read_text())).plies == match.plies
    # A second full disk is reported again.
    with full_disk(100):
        before = match.plies
        rush(program, lambda: match.plies > before)
        assert isinstance(program.manager.front, Alert)


def test_statistics_survive_a_full_disk(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 11)
    keeping = controller_of(program).session.store
    assert program.folder is not None
    troubles: list[str] = []
    keeping.trouble.connect(troubles.append)
    match = finished_match(program, 1)
    keeping.count(match, 0)
    with full_disk(100):
        other = finished_match(program, 2)
        keeping.count(other, 0)
        keeping.count(other, 0)
    assert len(troubles) == 1 and "could not be written" in troubles[0]
    book = Statistics(program.folder.statistics)
    assert [each.deal for each in book.finished("sorry")] == [1]
    keeping.count(other, 0)
    assert [each.deal for each in book.finished("sorry")] == [1, 2]


def test_a_round_finished_on_a_full_disk_is_counted_later(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 11)
    keeping = controller_of(program).session.store
    assert program.folder is not None
    troubles: list[str] = []
    keeping.trouble.connect(troubles.append)
    book = Statistics(program.folder.statistics)
    keeping.count(finished_match(program, 1), 0)
    with full_disk(100):
        keeping.count(finished_match(program, 2), 0)
        keeping.count(finished_match(program, 3), 0)
        keeping.save(match_of(program))
    assert [each.deal for each in book.finished("sorry")] == [1]
    assert sum("statistics" in each for each in troubles) == 1
    keeping.save(match_of(program))
    assert [each.deal for each in book.finished("sorry")] == [1, 2, 3]
    with full_disk(100):
        keeping.count(finished_match(program, 4), 0)
    assert (
        sum("statistics" in each for each in troubles) == 2
    )  # Reported again, since a write succeeded in between.
    controller_of(program).session.close()
    assert [each.deal for each in book.finished("sorry")] == [1, 2, 3, 4]


def test_a_round_finished_in_an_opened_record_is_never_counted(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 11)
    session = controller_of(program).session
    assert program.folder is not None
    book = Statistics(program.folder.statistics)
    theirs = played(games()["soi"], 5, rounds=1, players=["random"] * 3).to_record()
    theirs["seats"][0]["player"] = "person"
    session.open(replayed(theirs, games()["soi"]))
    assert match_of(program).actor == ROUND_OVER and not book.finished("soi")
    # The same after a restart, when the autosave is resumed.
    kept = session.store.left()
    session.take(kept)
    assert match_of(program).finished_rounds == 1 and not book.finished("soi")
    # A match from a file is practice, so the round that ends here does not count either.
    play_a_round(match_of(program))
    session.store.count(match_of(program), 0)
    assert not book.finished("soi")


def play_a_round(match: Match) -> None:
    rng = random.Random(1)
    match.next_round()
    while match.actor >= 0:
        match.apply(rng.choice(match.legal))


def finished_match(program: object, seed: int) -> Match:
    match = played(games()["sorry"], seed, players=["random", "random"])
    match.seats[0]["player"] = "person"
    return match


def test_a_damaged_database_is_set_aside_once_and_counting_continues(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "sorry", 11)
    assert program.folder is not None
    program.folder.statistics.write_bytes(b"no database" * 100)
    keeping = controller_of(program).session.store
    troubles: list[str] = []
    keeping.trouble.connect(troubles.append)
    keeping.count(finished_match(program, 1), 0)
    keeping.count(finished_match(program, 2), 0)
    assert len(troubles) == 1 and "kept as" in troubles[0]
    assert Statistics(program.folder.statistics).summary("sorry").rounds == 2
    (kept,) = (tmp_path / "data").glob("statistics.broken-*")
    assert kept.read_bytes() == b"no database" * 100


def test_rounds_decided_by_a_computer_are_not_counted(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "war-of-flowers", 11)
    assert program.folder is not None
    match = finished_match(program, 1)
    match.seats[0]["player"] = "random"
    controller_of(program).session.store.count(match, 0)
    assert Statistics(program.folder.statistics).summary("sorry").rounds == 0


START = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_LOGGING_RULES"] = "default.warning=false"
from pathlib import Path
from PySide6.QtCore import QTimer
from macclassic.app.program import program, startup
seen = []
def watch():
    front = made[0].manager.front
    text = getattr(front, "text", "") if front is not None else ""
    if text and text not in seen:
        seen.append(text)
        print(text)
    if front is not None:
        made[0].manager.close(front) if "notice" in front.windowTitle() else front.choose(front._default)
    else:
        made[0].open_game("soi", zoom=False, enter=False)
        made[0].game.begin(3)
        made[0].game.table.finish()
        made[0].game.show_statistics()
        print("played", made[0].game.session.match.seed)
        made[0].quit()
made = []
class Kept(program.Program):
    def __init__(self, *given, **named):
        super().__init__(*given, think=False, **named)
        made.append(self)
        self.timer = QTimer(self)
        self.timer.timeout.connect(watch)
        self.timer.start(300)
program.Program = Kept
sys.exit(startup.run(data_dir=Path(sys.argv[1]), language="en"))
"""
INTO_A_GAME = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_LOGGING_RULES"] = "default.warning=false"
from pathlib import Path
from PySide6.QtCore import QTimer
from macclassic.app.program import program, startup
from macclassic.toolbox.dialogs.dialogs import Alert
class Kept(program.Program):
    def __init__(self, *given, **named):
        super().__init__(*given, think=False, **named)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.watch)
        self.timer.start(300)
    def watch(self):
        front = self.manager.front
        if isinstance(front, Alert):
            print(front.text)
            front.choose(front._default)
        elif front is not None and self.game is None:
            self.manager.close(front)
        elif self.game is not None and front is not None:
            print(type(front).__name__)
            self.quit()
program.Program = Kept
sys.exit(startup.run("soi", data_dir=Path(sys.argv[1]), language="en"))
"""


def test_errors_are_reported_before_a_requested_game_opens(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", INTO_A_GAME, str(tmp_path / "file")],
        capture_output=True, encoding="utf-8", timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0 and not done.stderr, done.stderr
    lines = done.stdout.splitlines()
    assert "can't be made" in lines[0] and len(lines) == 2 and lines[1] != "Alert"
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("place", ["/proc/self/task", "/proc/nowhere"])
def test_an_unwritable_folder_is_reported_and_play_is_possible(place: str) -> None:
    if sys.platform == "win32" or not Path("/proc/self/task").is_dir():
        pytest.skip("no folder here that nobody can write to")
    done = subprocess.run(
        [sys.executable, "-c", START, place], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0 and not done.stderr, done.stderr
    lines = done.stdout.splitlines()
    # A folder that can be read is used, and each kind of file that cannot be written is reported once.
    assert place in lines[0] and lines[-1] == "played 3" and len(lines) <= 3


@pytest.mark.slow
def test_a_second_copy_is_reported_and_changes_nothing(tmp_path: Path) -> None:
    folder = data_folder.Folder(tmp_path)
    folder.claim()
    (tmp_path / "settings.json").write_text("{")
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "already running" in done.stderr
    assert {path.name for path in tmp_path.iterdir()} == {"lock", "settings.json"}
    assert (tmp_path / "settings.json").read_text() == "{"
    folder.release()


def test_a_clock_set_back_loses_no_match(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from macclassic.app.play import session

    program = begun(tmp_path, "soi", 11, delay=0)
    assert program.folder is not None
    first = match_of(program).started_at

    class Earlier(datetime):
        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
            return datetime(1984, 1, 24)

    monkeypatch.setattr(session, "datetime", Earlier)
    controller_of(program).begin(11)
    assert match_of(program).started_at == "1984-01-24T00:00:00.000000" < first
    # The same deal again is another match, and both files set aside in one second are kept.
    for text in ("one", "two"):
        program.folder.autosave("soi").write_text(text)
        assert data_folder.set_aside(program.folder.autosave("soi")) is not None
    assert len(list((tmp_path / "data").glob("soi.autosave.broken-*"))) == 2
    late = make_program(tmp_path / "late", registered=False, today=lambda: date(1993, 9, 30))
    late.shareware.count_day()
    late.folder.release()  # type: ignore[union-attr]
    early = make_program(tmp_path / "late", registered=False, today=lambda: date(1984, 1, 24))
    # A clock that is years behind the last start is wrong, and the days are counted anew.
    assert early.shareware.count_day().latest == date(1984, 1, 24)
    settle()


def test_a_match_ends_before_its_record_is_too_long(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every saved match can be resumed."""
    monkeypatch.setattr(matches, "MAX_RECORD_DECISIONS", 30)
    program = begun(tmp_path, "soi", 11, delay=0, people=[])
    rush(program, lambda: match_of(program).full)
    rush(program, lambda: isinstance(program.manager.front, Alert))
    match, session = match_of(program), controller_of(program).session
    assert match.event_count == 30 and match.actor >= 0 and not session.under_way
    assert isinstance(program.manager.front, Alert) and "as long as a file" in program.manager.front.text
    program.manager.front.choose("ok")
    settle(5)
    options = program.manager.front
    assert isinstance(options, TitleDialog)
    options.choose(LEAVE)
    settle(20)
    assert match.event_count == 30 and program.manager.windows == (
        controller_of(program).window,
    )  # Reported once.
    kept = session.store.left()
    assert kept is not None and kept.event_count == 30


def test_no_round_is_dealt_without_room_in_the_record(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = begun(tmp_path, "war-of-coins", 11)
    over = played(games()["war-of-coins"], 11, 1, {"match": "endless"}, ["random", "random"])
    over.seats[0]["player"] = "person"
    assert over.actor == ROUND_OVER and not over.full
    monkeypatch.setattr(matches, "MAX_RECORD_DECISIONS", over.event_count + matches.ROUND_RESERVE - 1)
    controller_of(program).session.take(over)
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    assert isinstance(program.manager.front, Dialog)
    program.manager.front.choose("ok")
    settle(5)
    assert isinstance(program.manager.front, Alert) and match_of(program).round_count == 1
    program.manager.front.choose("ok")
    settle(5)
    assert isinstance(program.manager.front, TitleDialog)
