"""Kills the playing program again and again without warning: ``python -m tests.endurance.kill 200``.

A process plays a game on screen without pauses, reports each decision, and is killed (`kill -9`) at a random
moment. Everything reported must be on disk, statistics included, and the next process continues from there:
at most the decision in progress is missing, and no match has become practice.
"""

from __future__ import annotations

import faulthandler
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from macclassic.app.game.game_controller import GameController

if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")

from macclassic.app.storage import data_folder
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.match import Match
from macclassic.engine.match.simulate import begin as begin_match
from macclassic.engine.match.simulate import played, verify
from macclassic.engine.progress.statistics import Statistics

MAX_DECISIONS = 15
"""Greatest number of decisions before a process is killed."""
MOMENT_S = 0.03
"""Greatest delay of the kill after a decision, so that it hits any moment of the next one."""
LONG = 3000
"""Number of decisions after which a random round counts as endless."""
GIVEN_UP = 0.3
"""Share of resumed matches that are given up: a match of Sorry takes a hundred kills."""
STILL_S = 60
"""Seconds without a decision after which a process counts as stuck."""


# Playing process


def nearly_over(game: str, seed: int, left: int) -> Match:
    """Return a match of a person and random players whose first round lacks `left` decisions."""
    spec = games()[game]
    players = ["random"] * len(begin_match(spec, seed).seats)
    # A random game may be endless; then the match is in its middle.
    plies = played(spec, seed, rounds=1, players=players, decisions=LONG).plies
    match = played(spec, seed, players=players, decisions=max(0, plies - left))
    match.seats[0]["player"] = "person"
    match.started_at = datetime.now().isoformat(timespec="microseconds")
    return match


def player(folder: Path, game: str) -> tuple[Any, Callable[[], None]]:
    """Return a program that continues the stored match, and a function that makes it do the next step.

    It reports each decision on stdout.
    """
    from macclassic.app.game.title_dialog import LEAVE, TitleDialog
    from macclassic.toolbox.dialogs.dialogs import Dialog
    from tests.support.match.playing import LocalThinker
    from tests.support.match.program import make_program

    program = make_program(folder)
    program.think_process = LocalThinker()  # type: ignore[assignment]
    program.screen.show()
    program.open_game(game, zoom=False, enter=False)
    controller: GameController = program.game
    session, rng = controller.session, random.Random()
    session.trouble.connect(lambda text: print("trouble", text, flush=True))

    def say() -> None:
        match = session.match
        if match is not None:
            print(match.seed, match.started_at, match.plies, match.finished_rounds, flush=True)

    session.changed.connect(say)

    def begin() -> None:
        # Cards that were dealt before would make it practice.
        seed = rng.randrange(2**40)
        if rng.random() < 0.6:
            # Near the end of a round, so that many rounds are counted.
            session.take(nearly_over(game, seed, rng.randint(1, 6)))
            return
        chosen = controller.chosen
        players = [who if who == "person" else "random" for who in chosen.sitting()]
        session.begin(chosen.asked(), players, seed)

    def on() -> None:
        controller.table.finish()
        match, front = session.match, program.manager.front
        if match is None or (
            match.actor == MATCH_OVER and not controller.table.busy and front is controller.window
        ):
            begin()
        elif isinstance(front, TitleDialog):
            # The match is over and its sheet was closed. The next match must not have players that think.
            front.choose(LEAVE)
        elif isinstance(front, Dialog):
            if match.actor < 0 or controller.table.busy:
                # A sheet, or a prompt of the opening: play waits for the answer.
                front.choose("ok")
                return
            for window in reversed(program.manager.windows[1:]):
                program.manager.close(window)
        elif match.actor in session.people and not controller.table.busy:
            session.act(rng.choice(match.legal))

    if session.resume() and rng.random() < GIVEN_UP:
        begin()
    return program, on


def play(folder: Path, game: str) -> None:
    """Play a game without end; exit with a traceback on stderr if it gets stuck."""
    from PySide6.QtCore import QCoreApplication, QTimer

    def wait() -> None:
        faulthandler.dump_traceback_later(STILL_S, exit=True)

    wait()
    program, on = player(folder, game)
    program.game.session.changed.connect(wait)
    timer = QTimer(program)
    timer.timeout.connect(on)
    timer.start(0)
    QCoreApplication.exec()


# Killing process


class Lost(AssertionError):  # noqa: N818
    """Something reported as done is not on disk."""


class Killing:
    """Kills players of one game in one folder, and compares their reports with the files."""

    def __init__(self, folder: Path, game: str, rng: random.Random) -> None:
        self.folder = data_folder.Folder(folder)
        self.game = game
        self.rng = rng
        self.decisions = 0
        self._match = ""
        self._seen: set[str] = set()
        """Matches that were played; any other one began just before the kill."""
        self._over: set[tuple[str, int]] = set()
        """Rounds that must be in the statistics."""
        self._owed: set[tuple[str, int]] = set()
        """Rounds that must be in the statistics once the next process has begun to play."""

    def kill(self) -> None:
        """Let a process play for a moment, kill it, and check the files.

        Raises Lost if something is missing.
        """
        command = [sys.executable, "-m", "tests.endurance.kill", "play", str(self.folder.path), self.game]
        root = Path(__file__).resolve().parents[2]
        with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in range(self.rng.randint(1, MAX_DECISIONS))]
            ended = not lines[-1]
            time.sleep(self.rng.uniform(0, MOMENT_S))
            process.kill()
            lines += process.stdout.readlines()
        said = [line for line in lines if line.endswith("\n")]
        if ended or any(line.startswith("trouble") for line in said):
            raise Lost(f"{self.game} did not play on: {said}")
        self._over |= self._owed
        matches: dict[str, tuple[int, int]] = {}
        for line in said:
            seed, begun, plies, over = line.split()
            matches[f"{seed}/{begun}"] = (int(plies), int(over))
            self._over |= {(f"{seed}/{begun}", number + 1) for number in range(int(over))}
        self.decisions += len(said)
        self._look(*list(matches.items())[-1])

    def _look(self, name: str, come: tuple[int, int]) -> None:
        text = data_folder.read(self.folder.autosave(self.game))
        if text is None:
            raise Lost("there is no autosave")
        match = verify(records.loads(text))
        left = f"{match.seed}/{match.started_at}"
        if left != name and left in self._seen:
            raise Lost(f"{name} was played, {left} is left")
        self._seen |= {name, left}
        if left == name and not come[0] <= match.plies <= come[0] + 1:
            raise Lost(f"{come[0]} decisions were said to be made, {match.plies} are left")
        counted = [
            (each.match, each.round) for each in Statistics(self.folder.statistics).finished(self.game)
        ]
        if not self._over <= set(counted):
            raise Lost(f"not counted: {self._over - set(counted)}")
        if match.practice:
            raise Lost("it has become practice")
        over = _rounds(match)
        if not set(counted) <= self._over | over:
            raise Lost(f"counted, but never played: {set(counted) - self._over - over}")
        self._owed = over
        if any(".broken-" in path.name for path in self.folder.path.iterdir()):
            raise Lost("a file was set aside")


def _rounds(match: Match) -> set[tuple[str, int]]:
    return {(f"{match.seed}/{match.started_at}", number + 1) for number in range(match.finished_rounds)}


def killed(times: int, folder: Path, seed: int = 1, names: tuple[str, ...] = ()) -> int:
    """Kill processes, game by game in turn; return the number of decisions that they reported.

    Raises Lost if something is missing.
    """
    rng = random.Random(seed)
    names = names or tuple(key for key, spec in games().items() if spec.screen)
    killings = [Killing(folder / name, name, rng) for name in names]
    for number in range(times):
        killings[number % len(killings)].kill()
    return sum(each.decisions for each in killings)


def main(arguments: list[str]) -> int:
    """Kill as often as asked for; with `play`, be the process that is killed."""
    if arguments[:1] == ["play"]:
        play(Path(arguments[1]), arguments[2])
        return 0
    times = int(arguments[0]) if arguments else 200
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        decisions = killed(times, Path(folder), seed)
        rounds = {
            path.parent.name: len(Statistics(path).finished(path.parent.name))
            for path in sorted(Path(folder).glob("*/*.sqlite"))
        }
        left = sorted({path.name for path in Path(folder).rglob("*") if path.is_file()})
    took = time.monotonic() - began
    print(f"killed {times} times in {took:.0f} s: {decisions} decisions and {sum(rounds.values())} rounds")
    print(f"({', '.join(f'{count} of {game}' for game, count in rounds.items())}) were played,")
    print(f"none was lost. Files left: {', '.join(left)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
