"""Program in a match for tests: begun without a dialog, with immediate decisions and shortened motion."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from macclassic.app.game.game_controller import GameController
from macclassic.app.game.title_dialog import LEAVE, TitleDialog
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.match.match import Match
from macclassic.engine.players.think_server import answer
from macclassic.table.game_table import GameTable
from macclassic.toolbox.base.animator import FRAME_MS
from macclassic.toolbox.dialogs.dialogs import Dialog
from tests.support.match.program import key, make_program, settle

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class LocalThinker(QObject):
    """Think process that runs in this process and answers at the next event, without waiting."""

    seems_ms = 0

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[dict[str, Any]] = []

    def warm_up(self) -> None: ...

    def ask(
        self,
        asker: object,
        request: dict[str, Any],
        heard: Callable[[dict[str, Any]], None],
        lost: Callable[[str], None],
    ) -> None:
        self.asked.append(request)
        said = answer(json.dumps({"id": 1, **request}))
        QTimer.singleShot(0, self, lambda: heard(said) if "action" in said else lost("it had no answer"))

    def forget(self, asker: object) -> None: ...

    def close(self) -> None: ...


def begun(
    tmp_path: Path, game: str, seed: int | None, thinker: QObject | None = None, **options: Any
) -> Program:
    """Return a program in a match of a game; with `seed` None it resumes the stored match."""
    program = make_program(tmp_path / "data")
    program.think_process = thinker or LocalThinker()  # type: ignore[assignment]
    program.settings.of_game(game).update(options)
    program.start(game)
    settle(20)
    if seed is not None:
        assert isinstance(program.manager.front, TitleDialog)
        program.manager.front.choose(LEAVE)
        controller_of(program).begin(seed)
    settle(20)
    return program


def controller_of(program: Program) -> GameController:
    """Return the controller of the open game."""
    assert program.game is not None
    return program.game


def match_of(program: Program) -> Match:
    """Return the match on screen."""
    found = controller_of(program).session.match
    assert isinstance(found, Match)
    return found


@contextmanager
def unsettled(table: GameTable) -> Iterator[None]:
    """Suppress the new model after motion, so that the motions' own result stays."""
    table._animator.drained.disconnect(table._settled)
    try:
        yield
    finally:
        table._animator.drained.connect(table._settled)


def own_turn(program: Program) -> bool:
    """True if the person at seat 0 is to decide and the table is at rest."""
    return match_of(program).actor == 0 and not controller_of(program).table.busy


def stops(program: Program) -> bool:
    """True if the person has to decide, or to answer a dialog."""
    return own_turn(program) or isinstance(program.manager.front, Dialog)


def play_through(
    program: Program,
    qtbot: QtBot,
    sheet: type[Dialog],
    answers: Mapping[type[Dialog], str],
    strike: Callable[[Program], object],
) -> tuple[int, int]:
    """Play a match by keyboard to its end; return the numbers of sheets and of prompts.

    `answers` are two keys per dialog, used in turn; `strike` plays the person's own turn.
    """
    match = match_of(program)
    sheets = asked = 0
    for _ in range(3000):
        rush(program, lambda: stops(program))
        front = program.manager.front
        if isinstance(front, sheet):
            sheets += 1
            over = match.actor == MATCH_OVER
            front.choose("ok")
            settle()
            if over:
                return sheets, asked
        elif type(front) in answers:
            asked += 1
            key(program, answers[type(front)][asked % 2])  # type: ignore[index]
            qtbot.waitUntil(lambda front=front: front not in program.manager.windows)  # type: ignore[misc]
        else:
            strike(program)
    raise AssertionError("it never ended")


def rush(program: Program, until: Callable[[], bool], most: int = 600) -> None:
    """Finish all motion until a condition holds."""
    for _ in range(most):
        controller_of(program).table.finish()
        settle(3)
        if until():
            return
    raise AssertionError("it never came to that")


class Hour:
    """Clock of a table that advances frame by frame on request."""

    def __init__(self, table: GameTable) -> None:
        self._animator = table._animator
        self._passed = self._since = 0

    def __enter__(self) -> Hour:
        self._animator._clock, self._before = self, self._animator._clock
        self._animator._timer.setInterval(10**8)
        return self

    def __exit__(self, *_: object) -> None:
        self._animator._clock = self._before
        self._animator._timer.setInterval(FRAME_MS)

    def restart(self) -> int:
        self._since = self._passed
        return 0

    def elapsed(self) -> int:
        return self._passed - self._since

    def pass_frames(self, count: int) -> bool:
        """Let `count` frames pass; return True if the motion running before has ended."""
        running = self._animator._running
        for _ in range(count):
            self._passed += FRAME_MS
            self._animator._tick()
        return self._animator._running is not running
