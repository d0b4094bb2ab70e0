"""Tests of deals played by Dask: the same deals by seed, with any worker and after a killed one."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

distributed = pytest.importorskip("distributed")

ARENA = ("arena", "soi", "--players", "middle", "greedy", "--deals", "120", "--seed", "50")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two workers, each a process of its own; a killed one is restarted."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as made:
        yield made


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "macclassic", *arguments]


def played(results: Path) -> list[tuple[Any, ...]]:
    """Return the contents of a results file by seed, without the seconds."""
    lines = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    return sorted((each["seed"], each["gains"], each["shares"], each["decisions"]) for each in lines)


def test_a_killed_worker_changes_no_result(cluster: Any, tmp_path: Path) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    subprocess.run(command(*ARENA, "--results", str(alone)), check=True, capture_output=True)
    running = subprocess.Popen(
        command(*ARENA, "--results", str(together), "--scheduler", cluster.scheduler_address),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    end = time.monotonic() + 120
    while not together.exists() or not played(together):
        assert running.poll() is None and time.monotonic() < end
        time.sleep(0.02)
    killed = next(iter(cluster.workers.values()))
    os.kill(killed.pid, signal.SIGKILL)
    at_the_kill = len(played(together))
    _, errors = running.communicate(timeout=300)
    # Dask logs this warning if the killed worker held a result that had not been fetched yet.
    other_errors = [line for line in errors.splitlines() if "WARNING - Couldn't gather" not in line]
    assert running.returncode == 0 and not other_errors, errors
    assert 0 < at_the_kill < 120, "it was killed in the middle"
    assert played(together) == played(alone) and len(played(alone)) == 120
    # Deals in the file are not played again; all others are.
    kept = together.read_text().splitlines(keepends=True)
    together.write_text("".join(kept[:60]))
    again = command(*ARENA, "--results", str(together), "--scheduler", cluster.scheduler_address)
    assert subprocess.run(again, check=True, capture_output=True, text=True).stdout.startswith("120 deals")
    assert together.read_text().startswith("".join(kept[:60])) and played(together) == played(alone)


@pytest.fixture
def another_cluster() -> Iterator[None]:
    """Dask's usual port for a scheduler's pages is in use."""
    with socket.socket() as taken:
        with suppress(OSError):  # it is already
            taken.bind(("127.0.0.1", 8787))
            taken.listen()
        yield


def test_tuning_gives_the_same_weights_on_a_cluster(tmp_path: Path, another_cluster: None) -> None:
    course = ("--generations", "1", "--population", "4", "--deals", "4", "--seed", "3")
    found = []
    for how in ((), ("--jobs", "2", "--scheduler", "local")):
        out = tmp_path / f"weights{len(found)}"
        made = subprocess.run(
            command("tune", "war-of-flowers", "--out", str(out), *course, *how),
            check=True,
            capture_output=True,
            text=True,
        )
        found.append((made.stdout, out.read_text(), made.stderr))
    assert found[0] == found[1] and found[0][2] == ""
