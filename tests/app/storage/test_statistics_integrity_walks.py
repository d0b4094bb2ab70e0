"""Random walks of play, undo, save, open, kill, locked and full: a round counts if it was honestly played.

The oracle knows nothing of marks: it keeps the longest way that each match has gone, as a list of what cannot
be unlearnt, and calls a match spoilt that was ever taken back behind it.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from macclassic.engine.match.match import Match
from tests.app.storage.test_statistics_integrity import Player
from tests.support.match.program import clear_away

ACTS = ("play",) * 12 + (
    "undo",
    "undo",
    "beyond",
    "save",
    "open",
    "open",
    "kill",
    "restart",
    "begin",
    "lock",
    "unlock",
)


def way(match: Match) -> list[object]:
    """Return what has happened in a match, each thing as a text, and whether it can be unlearnt."""
    found: list[object] = []
    for start, moves in match.history():
        found.append((repr(match.rules.form.deal.write(start.deal)), True))
        for seat, action, events, after in moves:
            known = (
                match.seats[seat]["player"] != "person"
                or any(event.reveals for event in events)
                or after.actor() < 0
            )
            found.append((repr(match.rules.form.actions.to_json(action)), known))
    return found


def known(found: list[object]) -> list[object]:
    """Return a way up to the last thing that can't be unlearnt."""
    last = max(at for at, each in enumerate(found) if each[1])  # type: ignore[index]
    return found[: last + 1]


class Oracle:
    """Says which rounds count."""

    def __init__(self) -> None:
        self.furthest: dict[str, list[object]] = {}
        self.spoilt: set[str] = set()
        self.counts: list[tuple[str, int]] = []

    def stands(self, match: Match) -> None:
        """Take note of where a match stands."""
        now, before = way(match), self.furthest.get(match.key, [])
        if now[: len(before)] != before:
            self.spoilt.add(match.key)
        if len(known(now)) >= len(before):
            self.furthest[match.key] = known(now)
        over = (match.key, match.rounds)
        if match.actor < 0 and match.key not in self.spoilt and over not in self.counts:
            self.counts.append(over)


@pytest.fixture
def folder(qapp: object, tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "data"
    clear_away()


def kill(player: Player) -> None:
    """Take the program away as a kill does: nothing is done any more, and nothing written."""
    folder = player.program.folder
    assert folder is not None
    held = folder.ledger
    held._timer.stop()  # type: ignore[attr-defined]
    held._waiting.clear()  # type: ignore[attr-defined]
    held._kept = ""  # type: ignore[attr-defined]
    player.stop()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), [("war-of-coins", 1), ("war-of-coins", 4), ("war-of-flowers", 2)])
def test_whatever_is_done_a_round_counts_if_it_was_honestly_played(
    folder: Path, game: str, seed: int
) -> None:
    rng, oracle = random.Random(seed), Oracle()
    player = Player(folder, game, seed)
    lock: sqlite3.Connection | None = None
    numbers = iter(range(100, 1000))
    player.begin(next(numbers))
    files: list[Path] = []
    for _ in range(120):
        act = rng.choice(ACTS)
        session, match = player.session, player.match
        if match.actor < 0 and act == "play":
            act = "begin"
        if act == "play":
            for _ in range(rng.randint(1, 6)):
                if match.actor >= 0:
                    player.play()
                    oracle.stands(match)
        elif act == "undo":
            session.undo()
        elif act == "beyond" and rng.random() < 0.3:
            session.undo(beyond=True)
        elif act == "save":
            files.append(player.save(f"file{len(files)}"))
        elif act == "open" and files:
            player.open(rng.choice(files[-4:]))
        elif act in ("kill", "restart"):
            kill(player) if act == "kill" else player.stop()
            if not player.start():
                player.begin(next(numbers))
        elif act == "begin" and (match.actor < 0 or rng.random() < 0.2):
            player.begin(next(numbers))
        elif act == "lock" and lock is None:
            lock = sqlite3.connect(folder / "statistics.sqlite", timeout=0, isolation_level=None)
            lock.execute("BEGIN EXCLUSIVE")
        elif act == "unlock" and lock is not None:
            lock.close()
            lock = None
        oracle.stands(player.match)
        if lock is None:
            player.session.store.save(player.match)
            assert player.match.practice == (player.match.key in oracle.spoilt)
            assert sorted(player.counted()) == sorted(oracle.counts)
    assert oracle.counts and oracle.spoilt
