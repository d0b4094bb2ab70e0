"""External engines: player programs that communicate by lines of JSON (docs/engine-protocol.md).

A fault of such a program affects only its own round. An answer counts only if it names one of the legal
actions; each line has a time limit; the process ends with the process that started it.
"""

from __future__ import annotations

import io
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from macclassic.engine.core.contract import AnyRules
from macclassic.engine.core.options import Json, quoted
from macclassic.engine.core.safe_text import harmless

PROTOCOL, VERSION = "macclassic-engine", 1
VERSIONS = (1, 2)
"""Versions of the protocol: the greeting is of version 1 and lists them; the engine answers with its own."""
MATCH_SECONDS = 1800.0
"""Thinking time of an engine of version 2 for all decisions of a match."""
STOP_S = 1.0
"""Seconds that an engine of version 2 has to answer after “stop”."""
SECONDS = 10.0
"""Time limit of an engine for one line: to start and answer the first, or to decide."""
MAX_LINE_BYTES = 1 << 16
"""Maximum length of an engine's line in bytes."""
GRACE_S = 0.3
"""Seconds that an engine has to end by itself after the end of its input."""
Command = Sequence[str]
SAFE_PATH = "PYTHONSAFEPATH", "macclassic"
"""Variable of the environment, and a value of our own, with which our processes import no file of the
current folder. An engine does not inherit it: it may import files beside it."""


class EngineFault(Exception):  # noqa: N818
    """Fault of an engine: a sentence that continues “it”, and its `kind` in one word."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


def hello(game: str, seconds: float) -> Json:
    """Return the first line for an engine."""
    greeting = {"protocol": PROTOCOL, "version": VERSION, "versions": list(VERSIONS)}
    return {**greeting, "game": game, "seconds": seconds}


def question(rules: AnyRules, game: str, options: Json, view: object, legal: Sequence[object]) -> Json:
    """Return the question for an engine: what the seat may know, and nothing that reveals the deal."""
    return {
        "game": game,
        "options": options,
        "view": rules.form.view.write(view),
        "legal": [rules.form.actions.to_json(action) for action in legal],
    }


class EngineProcess:
    """Process of one engine, started for the first question and again after a fault.

    `name`: the name that it gives itself. `version`: the version of the protocol that it speaks.
    `evaluation`: the gain in the round that it expects after its last answer, or None.
    """

    def __init__(
        self,
        command: Command,
        game: str,
        seconds: float = 0.0,
        quiet: bool = True,
        on_line: Callable[[str, str], None] = lambda way, line: None,
        nice: int = 0,
        folder: Path | None = None,
    ) -> None:
        """Prepare an engine without starting it.

        `seconds`: time limit for a line; 0: the default. `quiet`: discard its stderr. `on_line`: callback for
        each line, with ``>`` for lines to it and ``<`` for lines from it. `nice`: niceness of the process, if
        not 0. `folder`: its working folder; None: that of this process.
        """
        self.name = ""
        self.version = VERSION
        self.evaluation: float | None = None
        self._games: Json | None = None
        self._used: dict[str, float] = {}
        """Seconds used for decisions, by match."""
        self._command, self._game, self._quiet, self._nice = list(command), game, quiet, nice
        self._folder = folder
        self._seconds = seconds or SECONDS
        self._heard = on_line
        self._process: subprocess.Popen[bytes] | None = None
        self._interrupted = False
        self._lock = threading.Lock()
        """Guards `_process`: after `wait` its number may belong to another process."""
        self._lines: queue.Queue[bytes] = queue.Queue(4)
        self._threads: list[threading.Thread] = []
        self._number = 0

    def __enter__(self) -> EngineProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, asked: Json, news: Json | None = None) -> int:
        """Return the index of the legal action that the engine chooses.

        `news`: additions for an engine of version 2 (`engine_news.news`). Raises EngineFault; its process has
        then ended.
        """
        with self._ending():
            self._greet()
            if self.version == VERSION:
                return _chosen(self._answer(asked), asked["legal"])
            self._expect_played(asked)
            said = self._decision({**asked, **(news or {})})
            self.evaluation = _evaluation(said)
            return _chosen(said, asked["legal"])

    def tell(self, what: str, told: Json) -> Json:
        """Send an engine of version 2 another line than a question and return its answer.

        Raises EngineFault; its process has then ended.
        """
        with self._ending():
            self._greet()
            return self._answer({"tell": what, **told}) if self.version != VERSION else {}

    @contextmanager
    def _ending(self) -> Iterator[None]:
        """End the process at a fault."""
        try:
            yield
        except EngineFault:
            self.close(at_once=True)
            raise

    def _greet(self) -> None:
        """Start the process and greet it, unless it runs."""
        if self._process is None:
            self._start()
            self._greeted(self._answer(hello(self._game, self._seconds)))

    def _decision(self, asked: Json) -> Json:
        """Return the answer to a question; “stop” is sent when the time for it is over."""
        key = str(asked.pop("key", ""))
        left = max(MATCH_SECONDS - self._used.get(key, 0.0), 0.0) if key else MATCH_SECONDS
        begun = time.monotonic()
        clock = {"move_ms": int(1000 * min(self._seconds, left)), "match_ms": int(1000 * left)}
        try:
            match = [*self._used, key].index(key) + 1
            return self._answer({**asked, "match": match, "clock": clock}, min(self._seconds, left))
        finally:
            self._used[key] = self._used.get(key, 0.0) + time.monotonic() - begun

    def _expect_played(self, asked: Json) -> None:
        """Check that the engine plays the game with these options, if it has declared what it plays."""
        limits = None if self._games is None else self._games.get(str(asked["game"]))
        if self._games is not None and not isinstance(limits, dict):
            raise EngineFault("declined", f"does not play {asked['game']}")
        for name, values in (limits or {}).items():
            value = asked["options"].get(name)
            if isinstance(values, list) and name in asked["options"] and value not in values:
                raise EngineFault("declined", f"does not play with the option {quoted(name)} {quoted(value)}")

    def close(self, at_once: bool = False) -> int | None:
        """End the process and its children; return its exit status, or None if there was no process."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return None
        reader, *writers = self._threads
        if not at_once and not any(each.is_alive() for each in writers):
            with suppress(OSError):
                _pipe(process.stdin).close()
            reader.join(GRACE_S)
        _kill(process)
        status = process.wait()
        for each in self._threads:
            each.join(2)
        for pipe in (process.stdin, process.stdout):
            # A child that left the process group may hold the other end; the pipe then stays open.
            if not any(each.is_alive() for each in self._threads):
                with suppress(OSError):
                    _pipe(pipe).close()
        return status

    def interrupt(self) -> None:
        """End the process for good, from any thread; a waiting question gets the fault ``ended``."""
        with self._lock:
            self._interrupted = True
            if self._process is not None:
                _kill(self._process)

    @property
    def running(self) -> bool:
        """True if there is a process."""
        return self._process is not None

    def silent_for(self, seconds: float) -> bool:
        """True if the engine writes nothing for so many seconds."""
        with suppress(queue.Empty):
            self._lines.get(timeout=seconds)
            return False
        return True

    def ends_with_input(self) -> bool:
        """End the engine's input, and the engine; return True if it ended by itself in two seconds."""
        process = self._process
        assert process is not None
        with suppress(OSError):
            _pipe(process.stdin).close()
        self._threads[0].join(2)
        ended = not self._threads[0].is_alive()
        self.close(at_once=True)
        return ended

    def _start(self) -> None:
        self._lines = queue.Queue(4)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)  # about fork in a process with threads
                process = subprocess.Popen(
                    self._command,
                    bufsize=0,
                    cwd=self._folder,
                    env=dict(each for each in os.environ.items() if each != SAFE_PATH),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL if self._quiet else None,
                    start_new_session=True,
                    preexec_fn=_end_with_parent,
                    creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or error
            raise EngineFault("start", f"could not be started: {self._command[0]}: {why}") from None
        if self._nice and hasattr(os, "setpriority"):
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, process.pid, self._nice)
        with self._lock:
            self._process = process
            if self._interrupted:
                _kill(process)
        reader = threading.Thread(target=_read, args=(process, self._lines), daemon=True)
        self._threads = [reader]
        reader.start()

    def _answer(self, asked: Json, stop_after: float | None = None) -> Json:
        """Send a line and return the answer; `stop_after`: seconds after which “stop” is sent."""
        process = self._process
        assert process is not None
        if not self._lines.empty() and self._lines.queue[0]:
            raise EngineFault("unasked", "wrote a line without a request")
        self._number += 1
        self._send(process, {"id": self._number, **asked})
        heard = self._next_line(self._seconds if stop_after is None else stop_after)
        if heard is None and stop_after is not None:
            self._send(process, {"id": self._number, "stop": True})
            heard = self._next_line(STOP_S)
        if heard is None:
            raise EngineFault("silent", f"gave no answer within {self._seconds:g} seconds")
        if not heard:
            status = self.close(at_once=True)
            how = f"ended with exit status {status}" if status is not None and status >= 0 else "ended"
            raise EngineFault("ended", f"{how} instead of answering")
        if len(heard) > MAX_LINE_BYTES:
            raise EngineFault("long", f"wrote a line of more than {MAX_LINE_BYTES} bytes")
        text = heard.decode("utf-8", "replace").strip()
        self._heard("<", harmless(text, 2000))
        try:
            said = json.loads(heard)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise EngineFault("nonsense", f"wrote a line that is no JSON object: {quoted(text)}")
        if "error" in said:
            raise EngineFault("error", f"had no answer, but the error {quoted(said['error'])}")
        number = said.get("id")
        if type(number) is not int or number != self._number:
            has = f"the id {quoted(number)}" if "id" in said else "no id"
            raise EngineFault("id", f"answered with {has} where {self._number} was asked")
        return said

    def _send(self, process: subprocess.Popen[bytes], data: Json) -> None:
        """Send a line on a thread: the engine may not read all of it, which must not block this one."""
        line = json.dumps(data, separators=(",", ":"))
        self._heard(">", line)
        before = self._threads[-1] if len(self._threads) > 1 else None
        arguments = (process, line.encode() + b"\n", before)
        writer = threading.Thread(target=_write, args=arguments, daemon=True)
        self._threads = [self._threads[0], writer]
        writer.start()

    def _next_line(self, seconds: float) -> bytes | None:
        """Return the engine's next line, empty at its end, or None if there is none in so many seconds."""
        with suppress(queue.Empty):
            return self._lines.get(timeout=seconds)
        return None

    def _greeted(self, said: Json) -> None:
        """Check the answer to the first line."""
        if said.get("protocol") != PROTOCOL:
            raise EngineFault("hello", f"did not answer the first line with “protocol”: “{PROTOCOL}”")
        version = said.get("version")
        if type(version) is not int or version not in VERSIONS:
            known = " and ".join(map(str, VERSIONS))
            raise EngineFault(
                "version", f"speaks version {quoted(version)} of the protocol, and there are {known}"
            )
        self.version = version
        games = said.get("games")
        if games is not None and not isinstance(games, dict) and version != VERSION:
            raise EngineFault("hello", "declares “games” that are no object")
        self._games = games if version != VERSION else None
        name = said.get("name")
        self.name = harmless(name, 40) if isinstance(name, str) else ""


def _chosen(said: Json, legal: Sequence[Json]) -> int:
    """Return the index of the action in an answer."""
    if "choice" in said:
        place = said["choice"]
        if type(place) is int and 0 <= place < len(legal):
            return place
        raise EngineFault(
            "illegal", f"chose {quoted(place)}, where there are 0 to {len(legal) - 1} to choose from"
        )
    if "action" not in said:
        raise EngineFault("empty", "answered with neither an “action” nor a “choice”")
    action = said["action"]
    if action in legal:
        return legal.index(action)
    with suppress(RecursionError):
        action = json.dumps(action, ensure_ascii=False)
    text = harmless(str(action), 80) if isinstance(action, str) else "something"
    raise EngineFault("illegal", f"chose {text}, which is not among the {len(legal)} legal actions")


def _evaluation(said: Json) -> float | None:
    """Return the evaluation in an answer, or None if there is none.

    Raises EngineFault if it is no number.
    """
    value = said.get("evaluation")
    if value is None:
        return None
    if type(value) not in (int, float) or not abs(value) < 1e15:
        raise EngineFault("nonsense", f"has the evaluation {quoted(value)}, which is no number")
    return float(value)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that has not been waited for, with its process group."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _pipe(pipe: object) -> Any:
    assert pipe is not None
    return pipe


def _read(process: subprocess.Popen[bytes], lines: queue.Queue[bytes]) -> None:
    """Queue the engine's lines, and an empty one at the end; further output stays in the pipe."""
    stdout = io.BufferedReader(_pipe(process.stdout))
    with suppress(OSError, ValueError, queue.Full):
        while True:
            line = stdout.readline(MAX_LINE_BYTES + 1)
            whole = line.endswith(b"\n") or len(line) > MAX_LINE_BYTES
            lines.put_nowait(line if whole else b"")
            if not whole:
                break
    stdout.detach()


def _write(process: subprocess.Popen[bytes], data: bytes, before: threading.Thread | None) -> None:
    """Write a line after the line of another thread."""
    if before is not None:
        before.join()
    with suppress(OSError, ValueError):
        while data:
            data = data[_pipe(process.stdin).write(data) or 0 :]


def _parent_death_signal() -> Callable[[], None] | None:
    """Return a `preexec_fn` that ends a process with the thread that started it, on Linux only.

    Elsewhere the process sees the end of its input.
    """
    if sys.platform != "linux":
        return None
    import ctypes

    try:
        prctl = ctypes.CDLL(None).prctl
    except (OSError, AttributeError):
        return None
    return lambda: prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


_end_with_parent = _parent_death_signal()
