"""A few hundred cases of `fuzz`; ``python -m tests.endurance.fuzz 50000`` runs any number."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from macclassic.app.cli.main import main
from macclassic.app.storage import data_folder
from macclassic.engine.core import safe_files
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match import replay
from macclassic.engine.match.simulate import simulate, verify
from tests.endurance.fuzz import Fuzz, one_sentence


def test_damaged_input_gets_one_sentence(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    fuzz = Fuzz(seed=7, folder=tmp_path)
    fuzz.run(150)
    assert not fuzz.failures, fuzz.failures[0]
    assert len(fuzz.seen) > 7


def test_a_huge_file_is_refused_without_reading_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(safe_files, "MAX_RECORD_BYTES", 1000)
    file = tmp_path / "huge.json"
    file.write_text("[" + " " * 2000 + "]")
    assert main(["verify", str(file)]) == 2
    said = capsys.readouterr().err
    assert "too large" in said
    one_sentence(said)
    with pytest.raises(data_folder.DiskError, match="too large"):
        data_folder.read(file)


def test_a_record_with_too_many_decisions_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = simulate(games()["soi"], 1, 1, {}, ["random"] * 4)
    verify(json.loads(records.dumps(record)))
    monkeypatch.setattr(replay, "MAX_RECORD_DECISIONS", 10)
    with pytest.raises(records.BadRecord, match="longer than"):
        verify(record)
