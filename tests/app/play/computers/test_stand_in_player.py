"""Tests for lost answers of computer players: the stand-in decides, and the round is marked."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

import macclassic.app.play.think_process as thinking
from macclassic.app.play.computer_turns import Answer, stand_in
from macclassic.app.play.think_process import ThinkProcess
from macclassic.app.program.program import Program
from macclassic.engine.core.chance import player_stream
from macclassic.engine.core.options import checked
from macclassic.engine.core.registry import games
from macclassic.engine.match.match import Match
from macclassic.engine.players.base import RandomPlayer
from macclassic.engine.progress.statistics import Statistics
from macclassic.toolbox.dialogs.dialogs import Alert, Dialog, Hint, OptionsDialog
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of, own_turn, rush
from tests.support.match.program import settle

STRONG: dict[str, dict[str, Any]] = {
    "war-of-flowers": {"iq": [160, 140]},
    "war-of-coins": {"iq": 160},
    "soi": {"who": ["person", "impossible", "impossible", "impossible"], "level": "impossible"},
    "sorry": {"who": ["person", "thoughtful", "thoughtful", "thoughtful"]},
    "flower-power": {"who": ["person"] + ["master"] * 5, "players": 2},
}
"""Options under which the computers play their best."""
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Signal that ends a process without warning; on Windows every signal does."""
OPENED = [game for game in STRONG if game != "flower-power"]
"""Games that ask the player nothing before the first move."""
BAD = {
    "ends": "import sys; sys.stdin.readline()",
    "answers nonsense": "import sys\nfor line in sys.stdin: print('}{', flush=True)",
    "answers a heap": "import sys\nfor line in sys.stdin: print('[' * 100000, flush=True)",
    "answers no object": "import sys\nfor line in sys.stdin: print(7, flush=True)",
    "has no answer": "import sys, json\n"
    "for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id'], 'error': 'iq:160'}), flush=True)",
    "answers late": "import sys, json\n"
    "for line in sys.stdin:\n"
    "    q = json.loads(line); print(json.dumps({'id': q['id'] - 1, 'action': q['legal'][0]}), flush=True)",
    "is silent": "import sys, time\nfor line in sys.stdin: time.sleep(60)",
    **{
        f"lies: {lie}": "import sys, json\n"
        "for line in sys.stdin:\n"
        f"    print(json.dumps({{'id': json.loads(line)['id'], 'action': {lie}}}), flush=True)"
        for lie in ("{'type': 'move', 'parts': []}", "{'type': 'ask', 'of': {}}", "7", "None")
    },
}
"""Programs that answer wrongly, by their fault."""


def alerts(program: Program) -> list[str]:
    return [each.text for each in program.manager.windows if isinstance(each, Alert)]


def read_alerts(program: Program) -> list[str]:
    """Return the texts of the alerts in front, and close them."""
    found = []
    while isinstance(program.manager.front, Alert):
        found.append(program.manager.front.text)
        program.manager.front.choose("ok")
        settle()
    return found


def expected(match: Match) -> Any:
    """Return the action that the game's stand-in would choose now, from its view."""
    player = match.spec.players.make(match.spec.players.stand_in)
    stream = player_stream(match.seed, match.actor, match.plies)
    return player.choose(match.view(match.actor), match.legal, stream)


def play_on(program: Program, qtbot: QtBot, until: Callable[[], bool], most: int = 3000) -> list[str]:
    """Play the person's first legal actions until a condition holds; return the texts of the alerts."""
    messages: list[str] = []
    for _ in range(most):
        if until():
            return messages
        controller_of(program).table.finish()
        settle(3)
        messages += read_alerts(program)
        front, match = program.manager.front, match_of(program)
        if isinstance(front, Dialog) and match.actor >= 0:
            front.strike_default()
        elif match.actor == 0 and not controller_of(program).table.busy and program.manager.modal is None:
            controller_of(program).table.action_chosen.emit(match.legal[0])
        qtbot.wait(1)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("how", BAD)
def test_the_stand_in_decides_after_any_fault_of_the_think_process(
    how: str, qapp: object, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE_MS", 300)
    program = begun(
        tmp_path, "sorry", 11, ThinkProcess(command=[sys.executable, "-c", BAD[how]]), **STRONG["sorry"]
    )
    match = match_of(program)
    seen: list[tuple[Any, Any]] = []
    apply = match.apply

    def watched(action: Any, stand_in: str = "") -> Any:
        if match.actor == 1:
            seen.append((action, expected(match)))
            assert stand_in == "greedy"
        return apply(action, stand_in)

    monkeypatch.setattr(match, "apply", watched)
    alerts = play_on(program, qtbot, lambda: len(seen) >= 2)
    assert all(done == wanted for done, wanted in seen)
    assert match.participation.stood_in == 2
    # The alert comes once a match, in words for the user.
    assert len(alerts) == 1 and "Greedy" in alerts[0] and "iq:" not in alerts[0]
    assert program.think_process is not None
    program.think_process.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("game", OPENED)
def test_the_think_process_may_be_killed_repeatedly(
    game: str, qapp: object, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = ThinkProcess()
    program = begun(tmp_path, game, 11, thinker, **STRONG[game])
    match = match_of(program)
    wanted: list[Any] = []
    killed = 0

    def kill() -> None:
        nonlocal killed
        if thinker.busy and thinker.process_id:
            os.kill(thinker.process_id, KILL)
            killed += 1

    apply = match.apply

    def watched(action: Any, stand_in: str = "") -> Any:
        if stand_in:
            wanted.append((action, expected(match)))
        return apply(action, stand_in)

    monkeypatch.setattr(match, "apply", watched)

    def enough() -> bool:
        kill()
        return len(wanted) >= 2

    play_on(program, qtbot, enough)
    assert killed >= 4 and all(done == right for done, right in wanted)
    assert match.participation.stood_in == len(wanted)
    thinker.close()


def test_the_sheet_and_the_statistics_mark_the_stand_in(qapp: object, qtbot: QtBot, tmp_path: Path) -> None:
    program = begun(tmp_path, "war-of-coins", 11, Failing(), **STRONG["war-of-coins"])
    play_on(program, qtbot, lambda: match_of(program).actor < 0)
    rush(program, lambda: isinstance(program.manager.front, Dialog))
    sheet = program.manager.front
    assert sheet is not None
    assert any("stand-in" in label.text() for label in sheet.findChildren(QLabel))
    assert program.folder is not None
    (row,) = Statistics(program.folder.statistics).finished("war-of-coins")
    assert row.opponents == "iq:100" and row.marked


class Failing(LocalThinker):
    """Think process that never has an answer."""

    def ask(
        self,
        asker: object,
        request: dict[str, Any],
        heard: Callable[[dict[str, Any]], None],
        lost: Callable[[str], None],
    ) -> None:
        super().ask(asker, {**request, "player": "iq:nobody"}, heard, lost)


@pytest.mark.parametrize("game", STRONG)
def test_the_stand_in_decides_as_in_the_think_process(game: str) -> None:
    spec = games()[game]
    options = checked(spec.options, {"players": 3} if game == "flower-power" else {})
    seats = [{"name": each.name, "player": spec.players.adviser} for each in spec.seats(options)]
    match = Match.new(spec, options, seats, 77)
    for _ in range(25):
        if match.actor < 0:
            break
        found = stand_in(match)
        assert found == Answer(expected(match), spec.players.stand_in)
        assert found == stand_in(match)
        match.apply(found.action, found.by)


@pytest.mark.parametrize("fault", ["raises", "cheats"])
def test_if_the_stand_in_fails_any_legal_action_is_taken(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Faulty(RandomPlayer):
        def choose(self, view: Any, legal: Any, stream: Any) -> Any:
            if fault == "raises":
                raise RuntimeError("nothing comes to mind")
            return object()

    spec = games()["sorry"]
    match = Match.new(spec, {"mode": "2"}, [{"name": "A", "player": "thoughtful"}] * 2, 3)
    match.spec = replace(spec, players=replace(spec.players, make=lambda name: Faulty()))
    try:
        found = stand_in(match)
    finally:
        monkeypatch.undo()
    assert found.by == "random" and match.allows(found.action)


def test_a_hint_stays_counted_in_the_match(qapp: object, tmp_path: Path) -> None:
    """The hint stays counted after it was shown, saved and followed by an undo."""
    program = begun(tmp_path, "soi", 3)
    rush(program, lambda: own_turn(program))
    assert program.folder is not None
    session = controller_of(program).session
    session.hint()
    assert match_of(program).participation.hints == 0
    settle(30)
    assert match_of(program).participation.hints == 1
    left = session.store.left()
    assert left is not None and left.participation.hints == 1
    read_alerts(program)
    session.act(match_of(program).legal[0])
    session.undo(beyond=True)
    assert match_of(program).participation.hints == 1


def test_a_failed_hint_is_not_counted(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 3, Failing())
    rush(program, lambda: not read_alerts(program) and own_turn(program))
    controller_of(program).session.hint()
    settle(30)
    assert match_of(program).participation.hints == 0 and len(read_alerts(program)) == 1


class Silent(Failing):
    """Think process that never replies."""

    def ask(self, *_question: Any) -> None:
        pass


@pytest.mark.parametrize("game", ["war-of-flowers", "war-of-coins", "soi", "sorry"])
def test_input_while_a_hint_is_computed_plays_nothing(qapp: object, tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 3)
    rush(program, lambda: own_turn(program))
    session, table = controller_of(program).session, controller_of(program).table
    session.computers.thinker = Silent()
    before, legal = match_of(program).to_record(), match_of(program).legal
    session.hint()
    table.action_chosen.emit(legal[0])
    settle(5)
    assert match_of(program).to_record() == before and match_of(program).participation.hints == 0
    table.action_chosen.emit(legal[0])
    assert match_of(program).plies == len(before["rounds"][-1]["moves"]) + 1


@pytest.mark.parametrize("game", ["war-of-flowers", "soi", "sorry"])
def test_a_hint_waits_until_the_dialog_is_closed(qapp: object, tmp_path: Path, game: str) -> None:
    program = begun(tmp_path, game, 3)
    rush(program, lambda: own_turn(program))
    controller_of(program).session.hint()
    controller_of(program).show_options()
    options = program.manager.front
    assert isinstance(options, OptionsDialog)
    settle(30)
    assert program.manager.front is options and match_of(program).participation.hints == 0
    options.choose("cancel")
    settle()
    assert isinstance(program.manager.front, Hint) and match_of(program).participation.hints == 1
    read_alerts(program)
    assert not any(isinstance(each, Hint) for each in program.manager.windows)


def test_a_failed_hint_is_reported_after_the_dialog_is_closed(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 3, Failing())
    rush(program, lambda: not read_alerts(program) and own_turn(program))
    controller_of(program).session.hint()
    controller_of(program).show_options()
    options = program.manager.front
    assert isinstance(options, OptionsDialog)
    settle(30)
    assert program.manager.front is options and not alerts(program)
    options.choose("cancel")
    settle()
    (message,) = read_alerts(program)
    assert "No hint" in message and program.manager.front is controller_of(program).window
    settle(30)
    assert not alerts(program)


def test_a_lost_computer_is_reported_after_the_dialog_is_closed(qapp: object, tmp_path: Path) -> None:
    """The stand-in plays only when the alert has been read."""
    program = begun(tmp_path, "sorry", 11, **STRONG["sorry"])
    match = match_of(program)
    rush(program, lambda: own_turn(program))
    controller_of(program).session.computers.thinker = Failing()
    while match.actor == 0:
        controller_of(program).table.action_chosen.emit(match.legal[0])
        controller_of(program).table.finish()
    controller_of(program).show_options()
    options = program.manager.front
    assert isinstance(options, OptionsDialog)
    settle(30)
    assert program.manager.front is options and not alerts(program) and not match.participation.stood_in
    options.choose("cancel")
    settle()
    assert "Greedy" in alerts(program)[0] and not match.participation.stood_in
    assert len(read_alerts(program)) == 1
    rush(program, lambda: match.participation.stood_in > 0)


def test_a_stale_hint_is_not_shown(qapp: object, tmp_path: Path) -> None:
    program = begun(tmp_path, "soi", 3)
    rush(program, lambda: own_turn(program))
    controller_of(program).session.hint()
    controller_of(program).show_options()
    settle(30)
    controller_of(program).begin(4)
    program.manager.front.choose("cancel")
    settle()
    assert not any(isinstance(each, Hint) for each in program.manager.windows)
    assert match_of(program).participation.hints == 0
