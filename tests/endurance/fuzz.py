"""Fuzz test of records, settings, options and command lines: ``python -m tests.endurance.fuzz 50000``.

The program must accept each damaged input or refuse it with one sentence, without a traceback or a hang, and
must not delete the person's files. The same seed makes the same damage.
"""

from __future__ import annotations

import contextlib
import copy
import io
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from macclassic.app.game.game_controller import GameController
from macclassic.app.program.program import Program
from macclassic.engine.match.match import Match

if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
from PySide6.QtCore import QCoreApplication, QEvent

from macclassic.app.cli import main as cli
from macclassic.app.program import startup
from macclassic.engine.core.options import checked, usable
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.conformance import STRANGE, deep, places, put
from macclassic.engine.match.simulate import played
from tests.support.environment.hostile_input import Outside

PATIENCE_S = 20
"""Limit of CPU seconds for a case; a valid record takes a fraction of a second."""
LONGEST_S = 20 * PATIENCE_S
"""Limit of seconds for a case that waits; a busy machine may take a while."""
BYTES = (b"\x00", b"\xff", b"{", b"}", b"[", b"]", b'"', b",", b"\\ud800", b"9" * 5000, b"NaN", b"-", b"\n")


LETTERS = ("", "x", "0", " ", "\n", "é", "\u202e", "\x1b[31m")


class Hang(Exception):  # noqa: N818
    """A case took too long."""


@contextlib.contextmanager
def patience() -> Iterator[None]:
    """Raise Hang in the block if it takes too long."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: Any) -> None:
        raise Hang(f"more than {PATIENCE_S} s of work, or {LONGEST_S} s")

    limits = (
        (signal.SIGPROF, signal.ITIMER_PROF, PATIENCE_S),
        (signal.SIGALRM, signal.ITIMER_REAL, LONGEST_S),
    )
    before = [signal.signal(number, ring) for number, _, _ in limits]
    for _, timer, limit in limits:
        signal.setitimer(timer, limit)
    try:
        yield
    finally:
        for (number, timer, _), handler in zip(limits, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(number, handler)


class Wrong(AssertionError):  # noqa: N818
    """The program broke a rule."""


def one_sentence(text: str) -> None:
    """Raise Wrong unless a text is one short printable line."""
    line = text.rstrip("\n")
    if not line or "\n" in line or len(line) > 500 or not line.isprintable() or "Traceback" in line:
        raise Wrong(f"not one sentence: {text[:300]!r}")


class Damage:
    """Damages valid data at random."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def value(self, data: Any) -> Any:
        """Return a replacement for a value: similar, or entirely different."""
        rng = self.rng
        if rng.random() < 0.4:
            if isinstance(data, bool):
                return not data
            if isinstance(data, int):
                return data + rng.choice((-1, 1, 1000, -1000, 2**31))
            if isinstance(data, str) and data:
                at = rng.randrange(len(data))
                return (
                    data[:at]
                    + rng.choice(("", "x", "0", " ", "\n", "é", "\u202e", "\x1b[31m"))
                    + data[at + 1 :]
                )
            if isinstance(data, list) and data:
                changed = list(data)
                match rng.randrange(4):
                    case 0:
                        del changed[rng.randrange(len(changed))]
                    case 1:
                        changed.append(rng.choice(changed))
                    case 2:
                        rng.shuffle(changed)
                    case _:
                        changed *= 50
                return changed
            if isinstance(data, dict) and data:
                changed_keys = dict(data)
                key = rng.choice(list(changed_keys))
                kept = changed_keys.pop(key)
                if rng.random() < 0.5:
                    changed_keys[rng.choice(("", "x", "type", "deal", key * 40))] = kept
                return changed_keys
        return rng.choice((*STRANGE, deep(rng.choice((3, 300, 20_000)))))

    def data(self, whole: Any) -> Any:
        """Return JSON data with one to three places damaged."""
        data = copy.deepcopy(whole)
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            found = list(places(data))
            if not found:
                break
            path = self.rng.choice(found)
            here = data
            for key in path:
                here = here[key]
            put(data, path, self.value(here))
        return data

    def text(self, text: str) -> bytes:
        """Return a text with some bytes damaged."""
        data = bytearray(text.encode("utf-8", "surrogatepass"))
        for _ in range(self.rng.choice((1, 1, 2, 5))):
            at = self.rng.randrange(len(data) + 1)
            match self.rng.randrange(5):
                case 0:
                    del data[at : at + self.rng.choice((1, 3, 100))]
                case 1:
                    data[at:at] = self.rng.choice(BYTES)
                case 2:
                    data = data[:at]
                case 3:
                    other = self.rng.randrange(len(data) + 1)
                    data[at:at] = data[other : other + 40]
                case _:
                    data[at : at + 1] = bytes([self.rng.randrange(256)])
        return bytes(data)

    def json(self, whole: Any) -> bytes:
        """Return the text of JSON data, damaged before or after writing."""
        if self.rng.random() < 0.25:
            return self.text(json.dumps(whole))
        try:
            return json.dumps(self.data(whole)).encode()
        except (RecursionError, ValueError):
            return b"[" * 100_000


class Fuzz(Outside):
    """Runs the program on damaged input, case by case."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.rng = random.Random(seed)
        self.damage = Damage(self.rng)
        self.folder = folder
        self.seen: Counter[str] = Counter()
        self.slowest = (0.0, "")
        self.failures: list[str] = []
        self.done = 0
        self._sound = {key: self._records(key) for key in games()}
        self._kinds: tuple[tuple[float, Callable[[], str]], ...] = (
            (0.45, self.verified),
            (0.2, self.opened),
            (0.1, self.set_up),
            (0.12, self.commanded),
            (0.03, self.started),
            (0.03, self.named),
            (0.05, self.filed),
            (0.02, self.hinted),
        )
        self._controller: Any = None
        self._unraised: list[str] = []

    def _records(self, key: str) -> list[dict[str, Any]]:
        """Return records of a game: just begun, in the middle, and at the end of a round."""
        spec = games()[key]
        players = ["random"] * len(spec.seats(checked(spec.options, {})))
        made = [played(spec, 3, rounds=1, players=players, decisions=plies) for plies in (0, 9)]
        made.append(played(spec, 4, rounds=1, players=players, decisions=400))
        return [json.loads(records.dumps(match.to_record())) for match in made]

    def run(self, count: int) -> None:
        """Run some cases; Ctrl-C ends it early."""
        weights = [weight for weight, _ in self._kinds]
        sys.excepthook = self._in_a_slot
        for number in range(count):
            kind = self.rng.choices([kind for _, kind in self._kinds], weights)[0]
            state = self.rng.getstate()
            before = time.perf_counter()
            try:
                with patience():
                    came = kind()
                if self._unraised:
                    raise Wrong("in a slot:\n" + self._unraised.pop(0))
                self.seen[f"{kind.__name__}: {came}"] += 1
            except (Exception, SystemExit):
                self.seen[f"{kind.__name__}: WRONG"] += 1
                self.failures.append(f"case {number}, {kind.__name__}\n{traceback.format_exc(limit=-6)}")
                print(self.failures[-1], file=sys.stderr, flush=True)
                self._keep(number, state)
            except KeyboardInterrupt:
                return
            self.done += 1
            if self.done % 1000 == 0:
                wrong = len(self.failures)
                print(f"{self.done} of {count}, {wrong} wrong", file=sys.stderr, flush=True)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            took = time.perf_counter() - before
            if took > self.slowest[0]:
                self.slowest = (took, f"case {number}, {kind.__name__}")

    def _in_a_slot(self, *error: Any) -> None:
        """Record an uncaught exception in a slot."""
        self._unraised.append("".join(traceback.format_exception(*error)))

    def _keep(self, number: int, state: Any) -> None:
        """Store the input of a failed case for examination."""
        file = self.folder / "case.json"
        if file.is_file():
            file.rename(self.folder / f"wrong-{number}.json")
        self._controller = None

    def _record(self) -> bytes:
        sound = self.rng.choice(self._sound[self.rng.choice(list(self._sound))])
        return self.damage.json(sound)

    # Inputs

    def verified(self) -> str:
        """Run `macclassic verify` with a damaged record."""
        file = self.folder / "case.json"
        file.write_bytes(data := self._record())
        came = self._command(["verify", str(file)])
        if file.read_bytes() != data:
            raise Wrong("the record was changed")
        return came

    def commanded(self) -> str:
        """Run a command line of valid and invalid words."""
        words: list[str] = []
        rng = self.rng
        keys = [*games(), "chess", ""]
        options = [f"{each.name}=" for spec in games().values() for each in spec.options.recorded()]
        pool = ["1", "0", "-1", "x", "9" * 30, "é", "\n", "--seed", "--rounds", "random", "--data-dir", "1.5"]
        pool += ["\udcff", "\x1b[31m\u202e", "iq:" + "9" * 5000, "W" * 100_000]
        command = rng.choice(("simulate", "players", "games", "verify", "screenshot", "replay", "arena", ""))
        if command == "simulate":
            words += [rng.choice(keys), "--rounds", "1", "--seed", rng.choice(("1", "7", "-3", "x"))]
            words += ["--record", str(self.folder / "made.json")]
            for _ in range(rng.randrange(3)):
                words += ["--option", rng.choice((*options, "nonsense=")) + rng.choice(pool)]
            words += ["--seat", "random"] * rng.randrange(5)
            if rng.random() < 0.3:
                deal = self.folder / "deal.json"
                deal.write_bytes(self._record())
                words += ["--deal", str(deal)]
        elif command == "":
            flags = ("--depth", "--scale", "--language", "--fullscreen", "--gamma", *keys, *pool)
            words = [rng.choice(flags) for _ in range(rng.randrange(1, 4))]
        elif command == "screenshot":
            words = [rng.choice(("desktop", *keys)), "--out", str(self.folder / "no folder" / "x.png")]
            words += [rng.choice(("--ply", "--seed", "--depth", "--pointer", "--dialog")), rng.choice(pool)]
        elif command == "arena":
            words = [rng.choice(keys), "--deals", "1", "--players", "random"]
            words += [rng.choice(("random", "nobody"))]
            words += ["--option", rng.choice((*options, "x")) + rng.choice(pool)]
        else:
            words = [rng.choice((*keys, *pool)) for _ in range(rng.randrange(3))]
        return self._command([command, *words] if command else words)

    def _command(self, words: list[str]) -> str:
        out, err = io.StringIO(), io.StringIO()
        kept = startup.run
        startup.run = lambda **_: 0
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                status = cli.main(words)
        except SystemExit as end:
            status = int(end.code or 0)  # --help and --version
        finally:
            startup.run = kept
        if status == 0:
            if err.getvalue():
                raise Wrong(f"{words}: taken, but {err.getvalue()!r}")
            return "taken"
        if status not in (1, 2):
            raise Wrong(f"{words}: status {status}")
        if not err.getvalue().startswith("macclassic: "):
            raise Wrong(f"{words}: {err.getvalue()!r}")
        for line in err.getvalue().splitlines(keepends=True):
            one_sentence(line)
        for line in out.getvalue().splitlines():
            one_sentence(line)
        return "refused"

    def opened(self) -> str:
        """Open a damaged record, and show its match if it is accepted."""
        from macclassic.app.storage import data_folder

        controller = self._table()
        file = self.folder / "case.json"
        file.write_bytes(data := self._record())
        try:
            match = controller.session.store.read(file)
        except (data_folder.DiskError, records.BadRecord) as error:
            one_sentence(str(error))
            return "refused"
        finally:
            if file.read_bytes() != data:
                raise Wrong("the record was changed")
        self._show(controller, match)
        return "taken"

    def _show(self, controller: GameController, match: Match) -> None:
        from tests.support.match.program import settle

        controller.session.take(match)
        settle(3)
        controller.table.finish()
        settle(3)
        controller.services.screen.refresh()
        self._away(controller.services, controller.window)

    def _away(self, program: Program, *stay: Any) -> None:
        """Close all alerts and sheets; an alert must be one sentence."""
        from macclassic.toolbox.dialogs.dialogs import Alert

        for _ in range(20):
            over = [window for window in program.manager.windows if window not in stay]
            if not over:
                return
            if isinstance(over[-1], Alert):
                one_sentence(over[-1].text)
                over[-1].choose("ok")
            program.manager.close(over[-1])

    def _table(self) -> Any:
        """Return the controller of an open game, now and then of another game."""
        from tests.support.match.playing import begun, controller_of
        from tests.support.match.program import clear_away

        if self._controller is None or self.rng.random() < 0.01:
            if self._controller is not None:
                self._controller.services.quit()
            clear_away()
            key = self.rng.choice([key for key, spec in games().items() if spec.screen])
            home = Path(tempfile.mkdtemp(dir=self.folder))
            self._controller = controller_of(begun(home, key, 5))
        return self._controller

    def _settings(self) -> dict[str, Any]:
        """Return valid settings with options for every game, as dialogs give them."""
        from macclassic.app.storage.settings import Settings

        settings = Settings(sound=False, language="en", name="Ada", number="1-2-3")
        data: dict[str, Any] = json.loads(settings.dumps())
        for key in games():
            spec = games()[key]
            data["games"][key] = {"pace": 5, **{each.name: each.default for each in spec.options.recorded()}}
            data["games"][key] |= {"who": ["aunt", "clerk"], "people": [0], "delay": 200, "marks": True}
        return json.loads(json.dumps(data, default=str))  # type: ignore[no-any-return]

    def set_up(self) -> str:
        """Read damaged settings, use them in a table and its dialog, and write them."""
        from macclassic.app.storage import data_folder
        from macclassic.app.storage.settings import loads

        home = self.folder / "settings"
        home.mkdir(exist_ok=True)
        folder = data_folder.Folder(home)
        data = self.damage.json(self._settings())
        folder.settings.write_bytes(data)
        settings, messages = startup.load_settings(folder)
        if messages:
            one_sentence(messages[0])
            if not any(path.read_bytes() == data for path in home.iterdir()):
                raise Wrong("the settings are gone")
            for path in home.iterdir():
                path.unlink()
            return "refused"
        data_folder.write(folder.settings, settings.dumps())
        loads(data_folder.read(folder.settings) or "")
        controller = self._table()
        controller.services.settings.games = settings.games
        controller.table.use(controller.chosen)
        controller.choose_options()
        dialog = controller.services.manager.front
        controller.table.use(usable(controller.spec.options, dialog.values()))
        controller.begin(7)
        controller.table.finish()
        controller.services.screen.refresh()
        self._away(controller.services, controller.window)
        return "taken"

    def started(self) -> str:
        """Start the program on a folder of damaged files, and open a game."""
        from macclassic.app.storage import data_folder
        from tests.support.match.playing import LocalThinker
        from tests.support.match.program import clear_away, make_program, settle

        self._controller = None
        clear_away()
        home = Path(tempfile.mkdtemp(dir=self.folder))
        folder = data_folder.Folder(home)
        shown = [key for key, spec in games().items() if spec.screen]
        key = self.rng.choice(shown)
        folder.settings.write_bytes(self.damage.json(self._settings()))
        folder.trial.write_bytes(
            self.damage.json({"schema": 1, "first": "1993-03-01", "latest": "1993-03-09"})
        )
        folder.autosave(key).write_bytes(self.damage.json(self.rng.choice(self._sound[key])))
        folder.statistics.write_bytes(self.damage.text("SQLite format 3\x00" + "x" * 500))
        before = {path.name: path.read_bytes() for path in home.iterdir() if path.suffix == ".json"}
        settings, messages = startup.load_settings(folder)
        settings.depth, settings.full_screen, settings.language = 8, False, "en"
        program = make_program(home, settings=settings, registered=self.rng.random() < 0.5)
        program.think_process = LocalThinker()  # type: ignore[assignment]
        for sentence in messages:
            program.show_alert(sentence)
        program.start()
        settle(3)
        self._away(program)
        program.open_game(key, zoom=False)
        settle(10)
        assert program.game is not None
        self._away(program, program.game.window)
        program.game.show_statistics()  # type: ignore[union-attr]
        settle(3)
        program.screen.refresh()
        self._away(program, program.game.window)
        left = [path.read_bytes() for path in home.iterdir()]
        # Accepted files are rewritten; refused ones must still exist.
        for name, data in before.items():
            if not (home / name).exists() and data not in left:
                raise Wrong(f"{name} is gone")
        program.quit()
        clear_away()
        return "went through"


def main(arguments: list[str]) -> int:
    """Run the cases and print the results; return 1 if a case failed."""
    count = int(arguments[0]) if arguments else 2000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
    from macclassic.app.program.program import application

    application()
    fuzz = Fuzz(seed, folder)
    began = time.perf_counter()
    fuzz.run(count)
    for text in fuzz.failures[:20]:
        print(text)
    for what, times in sorted(fuzz.seen.items()):
        print(f"{times:7}  {what}")
    print(
        f"{fuzz.done} of {count} cases, seed {seed}, in {time.perf_counter() - began:.0f} s; the slowest took"
    )
    print(f"{fuzz.slowest[0]:.2f} s: {fuzz.slowest[1]}")
    if fuzz.failures:
        print(f"what went wrong is in {folder}")
    else:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if fuzz.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
