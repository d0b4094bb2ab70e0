"""Statistics that another program has open: nobody waits, nothing is lost, nothing counts twice."""

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
from macclassic.app.storage.statistics_queue import AGAIN_MS, Ledger
from macclassic.engine.progress.statistics import BadStatistics, Statistics
from tests.app.storage.test_statistics_integrity import Player, further, next_round
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
    """Let another process have a database to itself."""
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


def ledger(player: Player) -> Ledger:
    assert player.program.folder is not None
    return Ledger.of(player.program.folder)


@pytest.mark.parametrize("how", ["EXCLUSIVE", "IMMEDIATE"])
def test_rounds_wait_and_are_counted_once(player: Player, how: str) -> None:
    player.begin(7)
    further(player)
    with held(path_of(player), how):
        player.finish()
        first = player.match.key
        next_round(player)
        player.finish()
        assert len([text for text in player.told if "another program" in text]) == 1
        assert ledger(player).waits and ledger(player)._timer.isActive()
    player.session.store.save(player.match)
    assert player.counted() == [(first, 1), (first, 2)]
    assert not ledger(player).waits and not ledger(player)._timer.isActive()
    player.again() if player.match.actor >= 0 else None
    assert player.counted() == [(first, 1), (first, 2)] and not player.of_practice
    assert not (player.folder / "statistics.waiting.json").exists()


def test_it_is_tried_again_by_itself(player: Player, qtbot: object) -> None:
    player.begin(7)
    with held(path_of(player)):
        player.finish()
    qtbot.waitUntil(lambda: not ledger(player).waits, timeout=20 * AGAIN_MS)  # type: ignore[attr-defined]
    assert player.counted() == [(player.match.key, 1)]


@pytest.mark.slow
def test_what_waits_at_the_end_is_counted_at_the_next_start(player: Player) -> None:
    """Two rounds of one match and one of another, none of which the autosave tells of any more."""
    player.begin(7)
    further(player)
    with held(path_of(player)):
        player.finish()
        first = player.match.key
        next_round(player)
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


def test_a_kill_while_it_is_in_use_loses_no_round(player: Player) -> None:
    player.begin(7)
    further(player)
    with held(path_of(player)):
        player.finish()
        first = player.match.key
        next_round(player)
        further(player)
        # As a kill leaves it: nothing is done any more.
        ledger(player)._timer.stop()
        ledger(player)._waiting.clear()
        ledger(player)._kept = ""
    player.program.folder.ledger = None  # type: ignore[union-attr]
    player.again()
    assert player.counted() == [(first, 1)] and not player.match.practice


@pytest.mark.parametrize("honest", [True, False])
def test_what_is_opened_meanwhile_is_held_against_the_marks_later(player: Player, honest: bool) -> None:
    player.begin(7)
    further(player)
    kept = player.save()
    if not honest:
        further(player)
    with held(path_of(player)):
        player.open(kept)
        player.finish()
        assert not player.match.practice
    player.session.store.save(player.match)
    assert player.match.practice != honest and len(player.of_practice) == (not honest)
    assert len(player.counted()) == honest


def test_the_statistics_shown_have_what_waits_in_them(player: Player) -> None:
    player.begin(7)
    further(player)
    with held(path_of(player), "IMMEDIATE"):
        player.finish()
        assert [each.round for each in ledger(player).rounds(player.game)] == [1]
        assert not Statistics(path_of(player)).finished(player.game)


def test_the_end_of_the_program_waits_a_moment(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has the statistics open may be done with them while it waits."""
    monkeypatch.setattr(ledgers, "PATIENCE_MS", 60_000)
    player.begin(7)
    further(player)
    other = sqlite3.connect(path_of(player), isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    player.finish()
    assert ledger(player).waits
    timer = threading.Timer(0.3, other.rollback)
    timer.start()
    ledger(player).close()
    timer.join()
    other.close()
    assert player.counted() == [(player.match.key, 1)]


def test_what_waits_does_not_come_back_after_all_is_forgotten(player: Player) -> None:
    player.begin(7)
    further(player)
    with held(path_of(player), "IMMEDIATE"):
        player.finish()
        with pytest.raises(BadStatistics):
            ledger(player).clear(player.game)
    assert ledger(player).waits
    ledger(player).clear(player.game)
    player.session.store.save(player.match)
    ledger(player).flush()
    assert not player.counted()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE marks SET come = 'far'",
        "UPDATE marks SET digest = x'00ff'",
        "UPDATE marks SET digest = CAST(x'ff41' AS TEXT)",
        "UPDATE marks SET practice = 7",
        "UPDATE marks SET come = -4",
        "DROP TABLE marks",
        "DROP TABLE deals",
        "DROP TABLE forgotten",
    ],
)
def test_damage_of_what_is_remembered_is_set_aside_like_any_other(player: Player, damage: str) -> None:
    player.begin(7)
    further(player)
    player.stop()
    with closing(sqlite3.connect(path_of(player))) as connection:
        connection.executescript(damage)
    assert player.start()
    player.finish()
    settle()
    assert player.counted() == [(player.match.key, 1)] and not player.match.practice
    assert len(list(player.folder.glob("statistics.broken-*"))) == 1
    assert len([text for text in player.told if "kept as" in text]) == 1


PASSED = '[{"what": "passed", "match": "7/1993", "rounds": %s}]'
MARK = '[{"what": "mark", "match": "%s", "game": "a", "come": 1, "digest": "", "practice": false, "why": ""}]'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[1]",
        '[{"what": "mark"}]',
        "\x00\xff",
        "[" * 10**5,
        MARK % "\\ud800",
        PASSED % 2**40,
        PASSED % -1,
    ],
)
def test_a_broken_file_of_what_waits_is_set_aside(player: Player, text: str) -> None:
    player.begin(7)
    player.stop()
    (player.folder / "statistics.waiting.json").write_text(text)
    assert player.start()
    player.finish()
    assert player.counted() == [(player.match.key, 1)]
    assert len(list(player.folder.glob("statistics.waiting.broken-*"))) == 1
