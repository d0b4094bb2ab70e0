"""Parent process: lets a child play evenings, handles its crashes, and shrinks failures."""

from __future__ import annotations

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from .acts import LENGTH, Act, Evening, evening
from .shrink import shrink

PATIENCE_S = 40.0
"""CPU seconds after which an act counts as a hang."""
LONGEST = 10
"""Limit for an act that waits, as a multiple of the patience; a busy machine may take a while."""
BEGIN_S = 120.0
SHRINK_S = 120.0
"""Seconds for shrinking a failure."""
MAX_FAILURES = 8
"""Number of different failures after which the run ends."""
FRESH = 25
"""Number of evenings after which the child is replaced."""
ROOT = Path(__file__).resolve().parents[3]


@dataclass
class Failure:
    """Failure and the acts that lead to it; `mark` identifies the fault."""

    mark: str
    text: str
    begin: Evening
    acts: list[Act]
    act_log: list[str] = field(default_factory=list)
    again: bool = True
    """True if these acts fail in a new process."""

    def __str__(self) -> str:
        acts = json.dumps([each.to_json() for each in self.acts])
        lines = "\n".join(f"    {each}" for each in self.act_log[-len(self.acts) :])
        once = "" if self.again else "  (not again by itself: it hangs on what was done before)\n"
        begin = json.dumps(self.begin.to_json())
        return (
            f"{self.mark}\n{once}  {len(self.acts)} acts, of which the last:\n{lines}\n"
            f"  again: python -m tests.endurance.monkey again '{begin}' '{acts}'\n{self.text.rstrip()}"
        )


class Gone(Exception):  # noqa: N818
    """The child crashed or hangs: `mark` says which, the text is its output."""

    def __init__(self, mark: str, text: str, at: int) -> None:
        super().__init__(text)
        self.mark, self.at = mark, at


class Child:
    """Child process that plays; it is restarted after a crash."""

    def __init__(self, plants: Sequence[str] = (), patience: float = PATIENCE_S) -> None:
        self._plants = plants
        self.patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._stderr: IO[bytes] | None = None
        self._rest = b""
        self.played = 0

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for folder in Path("/dev/shm").glob(f"monkey-{process.pid}-*"):
                # Pictures of faults are kept.
                for evening_folder in folder.glob("evening-*"):
                    shutil.rmtree(evening_folder, ignore_errors=True)
                with suppress(OSError):
                    folder.rmdir()
            for each in (process.stdin, process.stdout, self._stderr):
                if each is not None:
                    each.close()

    def _start(self) -> None:
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(ROOT),
            "PYTHONHASHSEED": "0",
            "PYTHONFAULTHANDLER": "1",
            "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "monkey-compiled"),
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115
        command = [sys.executable, "-m", "tests.endurance.monkey.child_process", *self._plants]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._stderr,
        )
        self._rest = b""
        self.played = 0
        self._hear(BEGIN_S, -1)

    def play(self, begin: Evening, acts: Sequence[Act]) -> dict[str, Any]:
        """Play an evening in the child; return the outcome.

        Raises Gone if the child crashes or hangs.
        """
        if self._process is None:
            self._start()
        assert self._process is not None and self._process.stdin is not None
        self.played += 1
        asked = {"begin": begin.to_json(), "acts": [each.to_json() for each in acts]}
        self._process.stdin.write(json.dumps(asked).encode() + b"\n")
        self._process.stdin.flush()
        at = -1
        while True:
            said = self._hear(self.patience, at)
            if "came" in said:
                return said["came"]  # type: ignore[no-any-return]
            at = said["at"]

    def _hear(self, patience: float, at: int) -> dict[str, Any]:
        assert self._process is not None and self._process.stdout is not None
        out = self._process.stdout.fileno()
        spent, end = self._spent(), time.monotonic() + LONGEST * patience
        while b"\n" not in self._rest:
            ready, _, _ = select.select([out], [], [], patience)
            if not ready:
                if self._spent() - spent < patience and time.monotonic() < end:
                    continue
                # The abort makes faulthandler print where the child hangs.
                self._process.send_signal(signal.SIGABRT)
                time.sleep(0.5)
                raise self._gone("a hang", at)
            part = os.read(out, 65536)
            if not part:
                self._process.wait()
                raise self._gone(f"a crash (status {self._process.returncode})", at)
            self._rest += part
        line, self._rest = self._rest.split(b"\n", 1)
        return json.loads(line)  # type: ignore[no-any-return]

    def _spent(self) -> float:
        """Return the CPU seconds that the child has used."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        # Time in user and in system mode, the 14th and 15th field.
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _gone(self, what: str, at: int) -> Gone:
        assert self._stderr is not None
        self._stderr.seek(0)
        text = self._stderr.read().decode(errors="replace")
        for log in sorted(Path("/dev/shm").glob(f"monkey-{self._process.pid}-*/evening-*/crash.log")):  # type: ignore[union-attr]
            text += "\n" + log.read_text(errors="replace")
        self.close()
        text = text[-6000:]
        return Gone(f"{what}{_innermost(text)}", text, at)


def _innermost(text: str) -> str:
    """Return the innermost function of the program in a trace of `faulthandler`."""
    found = re.search(r'File "[^"]*/((?:macclassic|games)/[^"]+)", line \d+ in (\w+)', text)
    return f" in {found[2]}, {found[1]}" if found else ""


def mark_of(error: str) -> str:
    """Return the mark of an error: its kind and place, the same for the same fault."""
    lines = error.rstrip().splitlines()
    # The text of Wrong follows it: a traceback of the program, or a sentence.
    inner = error.split("Wrong: ", 1)[1] if "Wrong: " in error else error
    places = re.findall(r'File "[^"]*/((?:macclassic|games|tests)/[^"]+)", line \d+, in (\w+)', inner)
    kinds = [
        line
        for line in inner.rstrip().splitlines()
        if re.match(r"[\w.]*(Error|Exception|Wrong|Endless|Qt said)", line)
    ]
    if places:
        kind = (kinds[-1] if kinds else lines[-1]).split(":")[0]
        return f"{kind} in {places[-1][1]}, {places[-1][0]}"
    return re.sub(r"\d+", "#", inner.strip().splitlines()[0]).partition(", from ")[0][:120]


@dataclass
class Run:
    """Results of some evenings."""

    tried: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)
    """Menu items and windows that were reached, with the keys of `checks.coverage`."""
    acts: int = 0
    compared: int = 0
    failures: list[Failure] = field(default_factory=list)

    def idle(self, least: float = 0.1, enough: int = 20) -> list[str]:
        """Return the kinds of acts that rarely changed anything, of those tried at least `enough` times."""
        return [
            kind for kind, tried in self.tried.items() if tried >= enough and self.did[kind] < least * tried
        ]

    def table(self) -> str:
        """Return the share of each kind of act that changed something."""
        parts = [
            f"{kind} {self.did[kind]}/{tried} ({100 * self.did[kind] // tried} %)"
            for kind, tried in sorted(self.tried.items())
        ]
        return ", ".join(parts)


def run(
    acts: int,
    seed: int,
    game: str,
    plants: Sequence[str] = (),
    length: int = LENGTH,
    most: int = MAX_FAILURES,
    seconds: float = SHRINK_S,
    patience: float = PATIENCE_S,
    say: Any = lambda text: None,
) -> Run:
    """Perform a number of acts in a game; return the results."""
    found = Run()
    child = Child(plants, patience)
    try:
        index = 0
        while found.acts < acts and len(found.failures) < most:
            begin, doings = evening(seed, game, index, min(length, acts - found.acts))
            index += 1
            if child.played >= FRESH:
                child.close()
            failure = _evening(child, begin, doings, found)
            # The rest of an aborted evening is not replaced.
            found.acts += len(doings)
            if failure is not None and failure.mark not in {each.mark for each in found.failures}:
                place = f"evening {index - 1} of seed {seed}, {game}"
                say(f"{place}, after {len(failure.acts)} acts: {failure.mark}")
                failure = smaller(child, failure, seconds)
                found.failures.append(failure)
                say(f"shrunk: {failure}\n")
    finally:
        child.close()
    return found


def _evening(child: Child, begin: Evening, acts: Sequence[Act], found: Run | None = None) -> Failure | None:
    """Play an evening in the child; return its failure, or None."""
    try:
        came = child.play(begin, acts)
    except Gone as gone:
        return Failure(gone.mark, str(gone), begin, list(acts[: gone.at + 1]), ["?"] * (gone.at + 1))
    if found is not None:
        found.tried.update(came["tried"])
        found.did.update(came["did"])
        found.reached.update(came.get("reached", {}))
        found.compared += came.get("compared", 0)
    if came["ok"]:
        return None
    return Failure(
        mark_of(came["error"]), came["error"], begin, list(acts[: came["at"] + 1]), came["act_log"]
    )


def smaller(child: Child, failure: Failure, seconds: float = SHRINK_S) -> Failure:
    """Return the same failure with the fewest acts found within some seconds."""
    best = failure

    def fails(acts: Sequence[Act]) -> bool:
        nonlocal best
        now = _evening(child, failure.begin, acts)
        if now is None or now.mark != failure.mark:
            return False
        best = now
        return True

    child.close()
    if not failure.acts or not fails(failure.acts):
        failure.again = False
        return failure
    shrink(best.acts, fails, seconds)
    child.close()
    # Repeat it in a new process, as a developer will.
    best.again = fails(best.acts)
    return best
