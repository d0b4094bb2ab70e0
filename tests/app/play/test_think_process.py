"""Tests of a think process that cannot be started: the question is lost, and the program goes on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from macclassic.app.play.think_process import ThinkProcess
from macclassic.engine.core.options import Json


def lost_reasons(process: ThinkProcess, qtbot: QtBot) -> list[str]:
    """Ask a question and return the reasons for which it was lost."""
    answers: list[Json] = []
    reasons: list[str] = []
    process.warm_up()
    process.ask("asker", {"game": "soi"}, answers.append, reasons.append)
    qtbot.waitUntil(lambda: bool(answers or reasons), timeout=60_000)
    assert not answers and not process.busy
    process.close()
    return reasons


def test_program_that_is_not_there_loses_the_question(qtbot: QtBot) -> None:
    assert lost_reasons(ThinkProcess(command=["/no/such/program"]), qtbot) == ["its process ended"]


def test_process_without_handles_loses_the_question(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt reports the failure while it starts the process, as when no more files can be opened."""

    def fail(process: QProcess) -> None:
        process.errorOccurred.emit(QProcess.ProcessError.FailedToStart)

    monkeypatch.setattr(QProcess, "start", fail)
    assert lost_reasons(ThinkProcess(), qtbot) == ["its process ended"]


@pytest.mark.parametrize("kind", ["folder", "pipe", "read-only"])
def test_log_that_cannot_be_written_does_not_stop_the_process(
    kind: str, qtbot: QtBot, tmp_path: Path
) -> None:
    log = tmp_path / "crash-thinker.log"
    if kind == "folder":
        log.mkdir()
    elif kind == "pipe":
        os.mkfifo(log)
    else:
        log = tmp_path / "no folder" / "crash-thinker.log"
    process = ThinkProcess(log=log)
    heard: list[Json] = []
    process.ask("asker", {"game": "soi"}, heard.append, lambda why: heard.append({"lost": why}))
    qtbot.waitUntil(lambda: bool(heard), timeout=60_000)
    process.close()
    # The question is incomplete, so a process that runs has no answer to it.
    assert heard == [{"lost": "it had no answer"}]
