"""Child process that plays: reads evenings as lines of JSON, performs their acts, and reports.

Before an act it reports the act's index, so that the parent knows it after a crash.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path
from typing import Any


def _say(said: dict[str, Any]) -> None:
    os.write(OUT, json.dumps(said).encode() + b"\n")


OUT = 1
SEEN = 0.4
"""Share of acts after which the screen is painted, to know whether the act changed anything."""


def _memory() -> str | None:
    """Return a folder in memory if the system has one, since every move is written to disk."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Player:
    """Plays evenings in this process."""

    def __init__(self, folder: Path) -> None:
        from .checks.coverage import Reach
        from .checks.invariants import DelayedPainting, Hooks
        from .evening_program import prepare

        self._folder = folder
        self.hooks = Hooks()
        self.painting = DelayedPainting()
        self.reach = Reach()
        prepare()
        self._count = 0

    def play(self, begin: dict[str, Any], acts: list[list[Any]], tell: bool) -> dict[str, Any]:
        """Perform the acts of an evening; return the outcome."""
        from .acts import Evening
        from .checks.invariants import EveningChecks
        from .clock import CLOCK
        from .evening_program import EveningProgram
        from .whole_program_person import Wanderer

        tried: Counter[str] = Counter()
        did: Counter[str] = Counter()
        act_log: list[str] = []
        self._count += 1
        folder = self._folder / f"evening-{self._count}"
        CLOCK.forget()
        self.hooks.heard.clear()
        self.reach.came.clear()
        started: EveningProgram | None = None
        watch: EveningChecks | None = None
        kind, at = "beginning", -1
        try:
            started = EveningProgram(folder, Evening(**begin))
            person = Wanderer(started.program, random.Random(0), CLOCK.settle, CLOCK.let_pass, begin["game"])
            person.again = started.again
            watch = EveningChecks(started, person, self.hooks, self.painting, self._folder / "wrong")
            for at, (kind, number) in enumerate(acts):
                if tell:
                    _say({"at": at})
                if started.program._ended:
                    person.program = started.again()
                rng = random.Random(number)
                watch.connect_table()
                seen = rng.random() < SEEN
                before = watch.state() if seen else None
                if seen:
                    self.painting.uncover()
                    self.painting.changed = False
                    self.painting.cover()
                person.do(kind, rng)
                CLOCK.settle()
                if seen:
                    self.painting.uncover()
                    tried[kind] += 1
                    did[kind] += self.painting.changed or watch.state() != before
                self.reach.look(started.program)
                act_log.append(f"{kind}: {', '.join(person.act_log)}")
                self.painting.cover()
                self._wait(watch, rng, CLOCK)
                watch.look()
            kind, at = "the end", len(acts)
            self.painting.uncover()
            watch.look_closely()
            return {
                "ok": True,
                "tried": tried,
                "did": did,
                "compared": watch.compared,
                "reached": self.reach.came,
            }
        except Exception:
            return {
                "ok": False,
                "at": at,
                "kind": kind,
                "error": traceback.format_exc(),
                "act_log": act_log[-30:],
                "tried": tried,
                "did": did,
                "reached": self.reach.came,
            }
        finally:
            self.painting.uncover()
            self._clear(started, watch, folder)

    def _wait(self, watch: Any, rng: random.Random, clock: Any) -> None:
        """Let time pass after an act: a little, so that the next act comes during motion, or enough."""
        how = rng.random()
        if how < 0.35:
            watch.drain(hurry=True)
        elif how < 0.5:
            watch.drain(hurry=False)
        elif how < 0.8:
            clock.let_pass(rng.randrange(1, 60))
        else:
            clock.let_pass(rng.randrange(60, 900))

    def _clear(self, started: Any, watch: Any, folder: Path) -> None:
        from .clock import CLOCK

        try:
            if watch is not None:
                watch.close()
            if started is not None:
                started.end()
            CLOCK.settle()
        except Exception:
            self.hooks.heard.append(traceback.format_exc())
        CLOCK.forget()
        shutil.rmtree(folder, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """Play evenings from stdin until its end; the arguments are names of planted faults."""
    global OUT
    # Output of other code on stdout must not mix with the answers.
    OUT = os.dup(1)
    os.dup2(2, 1)
    from .clock import install

    install()
    from .checks import planted_faults

    folder = Path(tempfile.mkdtemp(prefix=f"monkey-{os.getpid()}-", dir=_memory()))
    try:
        player = Player(folder)
        for name in arguments:
            planted_faults.plant(name)
        _say({"ready": True})
        for line in sys.stdin:
            asked = json.loads(line)
            _say({"came": player.play(asked["begin"], asked["acts"], asked.get("tell", True))})
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
