"""Tests of a broken think process: each answer gives one sentence, and play continues."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from macclassic.app.play.think_process import ThinkProcess
from macclassic.app.program.program import Program
from macclassic.engine.core.options import Json
from macclassic.engine.core.registry import games
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, rush, stops
from tests.support.match.program import settle
from tests.support.screen.dialog_parts import default_button

BROKEN: tuple[Any, ...] = (
    {"action": None},
    {"action": []},
    {"action": "play"},
    {"action": {}},
    {"action": {"type": ["play"]}},
    {"action": {"type": "play", "card": {"a": 1}}},
    {"action": {"type": "ask", "of": "South", "card": 10**5000}},
    {"action": {"type": "move", "parts": [{"pawn": None}]}},
    {"action": {"type": "attack", "flower": "f99", "target": "f98"}},
    {"action": {"type": "build", "sizes": [[[]]]}},
)
WORDS: tuple[dict[str, Any], ...] = (
    {},
    {"why": None},
    {"why": "<img src=x>\x1b[31m\u202e" * 100_000},
    {"why": "Ok.", "template": "{a.__class__}", "fields": {}},
    {"why": "Ok.", "template": "{0}", "fields": {"x": 1}},
    {"why": "Ok.", "template": "{x:%Y}", "fields": {"x": []}},
    {"why": "Ok.", "template": " {a}", "fields": {"a": ""}},
    {"why": "Ok.", "template": "\ud800", "fields": {}},
    {"why": "Ok.", "template": "{a}.", "fields": {"a": "\ud800"}},
    {"why": "Ok.", "template": 7, "fields": []},
    {"why": "Ok.", "stake": "much"},
    {"why": "Ok.", "stake": float("nan")},
    {"why": "Ok.", "stake": 1e300},
)


class Broken(LocalThinker):
    """Think process that gives the answers of a test."""

    def __init__(self, answers: Callable[[dict[str, Any]], dict[str, Any] | str]) -> None:
        super().__init__()
        self._answers = answers

    def ask(
        self,
        asker: object,
        request: dict[str, Any],
        heard: Callable[[dict[str, Any]], None],
        lost: Callable[[str], None],
    ) -> None:
        said = self._answers(request)
        if isinstance(said, str):
            lost(said)
        else:
            heard({"id": 1, **said})


def hinted(program: Program, said: dict[str, Any] | str) -> str:
    """Return the text of the alert that follows a hint with this answer."""
    game = controller_of(program)
    thinker = Broken(lambda _request: said)
    program.think_process = game.session.computers.thinker = thinker  # type: ignore[assignment]
    game.session.hint()
    settle(5)
    box = program.manager.front
    assert isinstance(box, Alert), said
    text = box.text
    assert text and text.endswith((".", "!", "?", "…")) and "Traceback" not in text
    assert all(each.isprintable() for each in text.replace("\n", "")) and len(text) < 460, text
    box.choose("ok")
    settle(5)
    return text


@pytest.mark.parametrize("key", list(games()))
@pytest.mark.slow
def test_a_faulty_answer_to_a_hint_is_reported_in_one_sentence(
    qapp: object, tmp_path: Path, key: str
) -> None:
    program = begun(tmp_path, key, 5)
    game = controller_of(program)
    for _ in range(50):
        rush(program, lambda: stops(program))
        front = program.manager.front
        if game.session.can_hint and not isinstance(front, Dialog):
            break
        if isinstance(front, Dialog):
            front.strike_default()
            front.choose(default_button(front))
            settle(5)
    plies = match_of(program).plies
    for said in (*BROKEN, "it took too long", "\x1b[31m<b>" * 100_000):
        assert "No hint" in hinted(program, said)
    match = match_of(program)
    action = match.rules.form.actions.to_json(match.legal[0])
    for words in WORDS:
        assert "No hint" not in hinted(program, {"action": action, **words})
    assert match_of(program) is match and match.plies == plies


# Processes that cannot be started


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
