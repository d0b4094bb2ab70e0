"""Tests of statistics that another program has open: no waiting, no loss, no double count."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import macclassic.app.storage.statistics_queue as ledgers
from macclassic.app.storage.statistics_queue import AGAIN_MS, StatisticsQueue
from macclassic.engine.progress.statistics import BadStatistics, Statistics
from tests.support.match.player import Player
from tests.support.match.program import clear_away, settle

HOLDER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN " + sys.argv[2])
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held(path: Path, how: str = "EXCLUSIVE") -> Iterator[None]:
    """Hold a lock on a database, created if needed, in another process."""
    with Statistics(path).database.write():
        pass
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path), how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        yield
        holder.kill()


@pytest.fixture
def player(qapp: object, tmp_path: Path) -> Iterator[Player]:
    found = Player(tmp_path / "data", "war-of-coins")
    yield found
    clear_away()


def path_of(player: Player) -> Path:
    return player.folder / "statistics.sqlite"


def waits(player: Player) -> bool:
    """True if a file holds pending changes."""
    return (player.folder / "statistics.waiting.json").exists()


def ledger(player: Player) -> StatisticsQueue:
    assert player.program.folder is not None
    return StatisticsQueue.of(player.program.folder)


@pytest.mark.parametrize("how", ["EXCLUSIVE", "IMMEDIATE"])
def test_rounds_wait_for_the_database_and_are_counted_once(player: Player, how: str) -> None:
    player.begin(7)
    player.play(3)
    with held(path_of(player), how):
        player.finish()
        first = player.match.key
        player.next_round()
        player.finish()
        assert len([text for text in player.messages if "another program" in text]) == 1
        assert waits(player)
    player.session.store.save(player.match)
    assert player.counted() == [(first, 1), (first, 2)]
    assert not waits(player)
    player.again() if player.match.actor >= 0 else None
    assert player.counted() == [(first, 1), (first, 2)] and not player.of_practice
    assert not waits(player)


def test_a_failed_write_is_retried_automatically(player: Player, qtbot: object) -> None:
    player.begin(7)
    with held(path_of(player)):
        player.finish()
    qtbot.waitUntil(lambda: not waits(player), timeout=20 * AGAIN_MS)  # type: ignore[attr-defined]
    assert player.counted() == [(player.match.key, 1)]


@pytest.mark.slow
def test_pending_rounds_are_counted_at_the_next_start(player: Player) -> None:
    """Two rounds of one match and one of another, which the autosave no longer holds."""
    player.begin(7)
    player.play(3)
    with held(path_of(player)):
        player.finish()
        first = player.match.key
        player.next_round()
        player.finish()
        player.begin(8)
        player.finish()
        second = player.match.key
        player.begin(9)
        player.play(2)
        player.stop()
    assert not Statistics(path_of(player)).finished(player.game)
    player.start()
    assert player.counted() == [(first, 1), (first, 2), (second, 1)]
    assert not player.match.practice


def test_a_kill_during_a_locked_database_loses_no_round(player: Player) -> None:
    player.begin(7)
    player.play(3)
    with held(path_of(player)):
        player.finish()
        first = player.match.key
        player.next_round()
        player.play(3)
        # The state after a kill: pending changes exist in the file only.
        ledger(player)._timer.stop()
        ledger(player)._waiting.clear()
        ledger(player)._kept = ""
    player.program.folder.statistics_queue = None  # type: ignore[union-attr]
    player.again()
    assert player.counted() == [(first, 1)] and not player.match.practice


def test_the_statistics_window_includes_pending_rounds(player: Player) -> None:
    player.begin(7)
    player.play(3)
    with held(path_of(player), "IMMEDIATE"):
        player.finish()
        assert [each.round for each in ledger(player).rounds(player.game)] == [1]
        assert not Statistics(path_of(player)).finished(player.game)


def test_shutdown_waits_briefly_for_the_database(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other program may close the database during the wait."""
    monkeypatch.setattr(ledgers, "PATIENCE_MS", 60_000)
    player.begin(7)
    player.play(3)
    with Statistics(path_of(player)).database.write():
        pass
    other = sqlite3.connect(path_of(player), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    player.finish()
    assert waits(player)
    timer = threading.Timer(0.3, other.rollback)
    timer.start()
    ledger(player).close()
    timer.join()
    other.close()
    assert player.counted() == [(player.match.key, 1)]


def test_clearing_statistics_also_clears_pending_rounds(player: Player) -> None:
    player.begin(7)
    player.play(3)
    with held(path_of(player), "IMMEDIATE"):
        player.finish()
        with pytest.raises(BadStatistics):
            ledger(player).clear(player.game)
    assert waits(player)
    ledger(player).clear(player.game)
    player.session.store.save(player.match)
    ledger(player).flush()
    assert not player.counted()


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE finished",
        "DROP TABLE forgotten",
    ],
)
def test_a_database_without_a_table_is_set_aside(player: Player, damage: str) -> None:
    player.begin(7)
    player.finish()
    player.stop()
    with closing(sqlite3.connect(path_of(player))) as connection:
        connection.executescript(damage)
    player.start()
    settle()
    assert player.counted() == [(player.match.key, 1)]
    assert len(list(player.folder.glob("statistics.broken-*"))) == 1
    assert len([text for text in player.messages if "kept as" in text]) == 1


KEPT = '[{"what": "kept", "shelf": "%s", "name": "a", "value": "1", "once": false}]'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1]",
        '[{"what": "kept"}]',
        '[{"what": "neither"}]',
        "\x00\xff",
        "[" * 10**5,
        KEPT % "\\ud800",
        KEPT.replace("false", "0") % "a",
    ],
)
def test_a_broken_queue_file_is_set_aside(player: Player, text: str) -> None:
    player.begin(7)
    player.stop()
    (player.folder / "statistics.waiting.json").write_text(text)
    assert player.start()
    player.finish()
    assert player.counted() == [(player.match.key, 1)]
    assert len(list(player.folder.glob("statistics.waiting.broken-*"))) == 1


def test_a_queue_file_of_an_earlier_version_is_read(player: Player) -> None:
    """Rounds and stored values are written; marks, deals and questions are obsolete and ignored."""
    player.begin(7)
    player.stop()
    former = (
        '{"what": "mark", "match": "7/1993", "game": "a", "come": 1, "digest": "", "practice": false}',
        '{"what": "dealt", "digest": "0", "match": "7/1993"}',
        '{"what": "passed", "match": "7/1993", "rounds": 1}',
        KEPT[1:-1] % "shelf",
    )
    (player.folder / "statistics.waiting.json").write_text(f"[{', '.join(former)}]")
    assert player.start() and not player.messages
    assert ledger(player).kept("shelf") == {"a": 1}
