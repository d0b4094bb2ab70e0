"""Simulated evening at the screen: ``make soak``.

``python -m tests.endurance.soak 5`` simulates five hours. It plays every game at its fastest with legal
moves, and in between operates menus, dialogs, depths, scales, languages, keys and the mouse at random. There
must be no exception and no remaining window, and memory must not grow after the first hour. The same seed
does the same.
"""

from __future__ import annotations

import ctypes
import functools
import gc
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from macclassic.app.game.game_controller import GameController

if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QPoint,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit

from macclassic.app.desktop.apply_settings import apply_monitor
from macclassic.app.program.program import Program
from macclassic.engine.core.game_spec import MATCH_OVER
from macclassic.engine.core.registry import games
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.menus.menu_bar import SEPARATOR
from tests.support.match.playing import LocalThinker
from tests.support.match.program import make_program, settle
from tests.support.screen.dialog_parts import buttons

HOUR = 600
"""Steps that count as an hour: a person does something every six seconds."""
BLOCK = 64
"""Approximate bytes of one of Python's own small objects, which are outside the heap."""
FLAT = 10 * 1024 * 1024
"""Bytes that memory may grow by after the first hour."""
KEYS = (
    *"1234567gshnjd ",
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Space,
)
NEVER = {"Quit", "Quitter"}
"""Titles of menu items that would end the evening."""


_TOLD = [
    "arena",
    "ordblks",
    "smblks",
    "hblks",
    "hblkhd",
    "usmblks",
    "fsmblks",
    "uordblks",
    "fordblks",
    "keepcost",
]


class _Heap(ctypes.Structure):
    """Figures of glibc's heap; `uordblks`: bytes in use, `hblkhd`: bytes in blocks of their own."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in _TOLD)


def memory() -> int:
    """Return the bytes of memory that this process has in use; 0 if the system does not report them.

    It is not the size of the process, which grows with the peak because the heap keeps freed memory
    (docs/decisions.md).
    """
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):  # on Windows, CDLL(None) fails
        return 0
    ask.restype = _Heap
    heap = ask()
    return int(heap.uordblks + heap.hblkhd) + BLOCK * sys.getallocatedblocks()


def empty_caches() -> None:
    """Empty the caches of limited size: they hold 8 to 13 MB, depending on what was shown last."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each.cache_info().maxsize is not None:
            each.cache_clear()


def forget_deleted() -> None:
    """Delete objects marked for later deletion, as an event loop would."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Evening:
    """One program that is used for hours."""

    def __init__(self, folder: Path, seed: int = 1, hour: int = HOUR) -> None:
        self.rng = random.Random(seed)
        self.hour = hour
        self.done: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.memories: list[int] = []
        self.widgets: list[int] = []
        self.hour_over: Callable[[int, int], None] = lambda hour, used: None
        """Called after each hour with its number and the memory in use."""
        self.names = [key for key, spec in games().items() if spec.screen]
        self.program: Program = make_program(folder)
        thinker = LocalThinker()
        thinker.asked = deque(maxlen=1)  # type: ignore[assignment]
        self.program.think_process = thinker  # type: ignore[assignment]
        self.program.start()
        self._last = ""
        self._doings: tuple[tuple[int, Callable[[], None]], ...] = (
            (60, self.move),
            (6, self.menu),
            (5, self.key),
            (5, self.click),
            (3, self.control),
            (2, self.depth),
            (1, self.scale),
            (1, self.language),
            (1, self.pull_down),
            (1, self.demo),
            (1, self.another_game),
            (1, self.balloons),
        )

    def run(self, hours: int) -> None:
        """Use the program for some hours, and measure after each."""
        before = sys.excepthook
        handler = qInstallMessageHandler(self._said)
        sys.excepthook = self._raised
        try:
            self.look_round()
            for _ in range(hours):
                for _ in range(self.hour):
                    self.step()
                self.take_stock()
                self.hour_over(len(self.memories), self.memories[-1])
        finally:
            sys.excepthook = before
            qInstallMessageHandler(handler)

    def look_round(self) -> None:
        """Open every game at every depth once, so that caches are filled."""
        for name in self.names:
            self.program.open_game(name, zoom=False)
            for bits in (1, 4, 8):
                self.program.screen.set_depth(bits)
                for _ in range(12):
                    self.step()
        self.done.clear()

    def _raised(self, *error: Any) -> None:
        self.wrong.append(f"after {self._last}\n" + "".join(traceback.format_exception(*error)))

    def _said(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        harmless = ("propagateSizeHints", "not accepted by receiving widget")
        if kind != QtMsgType.QtDebugMsg and not any(each in text for each in harmless):
            self.wrong.append(f"after {self._last}: Qt said {text}")

    def step(self) -> None:
        """Do one thing and process the resulting events."""
        weights = [weight for weight, _ in self._doings]
        doing = self.rng.choices([each for _, each in self._doings], weights)[0]
        self._last = doing.__name__
        try:
            doing()
            settle(2)
            if isinstance(self.program.manager.front, Dialog) and self.rng.random() < 0.5:
                self.answer()
        except Exception:
            self._raised(*sys.exc_info())
        self.done[doing.__name__] += 1
        forget_deleted()

    # Acts

    def answer(self) -> None:
        """Answer the front dialog."""
        front = self.program.manager.front
        if isinstance(front, Dialog):
            names = [name for name, each in buttons(front).items() if each.isEnabled()]
            self._last = f"{type(front).__name__} {front.windowTitle()}"
            if names:
                front.choose(self.rng.choice(names))
            settle(2)

    def move(self) -> None:
        """Make a legal move, let the computers move, or begin a match."""
        controller: GameController = self.program.game
        if self.program.manager.modal is not None:
            self.answer()
            return
        if controller is None or not hasattr(controller, "new_match"):
            self.another_game()
            return
        session = controller.session
        controller.table.finish()
        if controller.closed:  # the finale has ended, and the ladder has closed its table
            return
        match = session.match
        if match is None or match.actor == MATCH_OVER:
            chosen = controller.chosen
            players = [who if who == "person" else "random" for who in chosen.sitting()]
            session.begin(chosen.asked(), players, self.rng.randrange(1000))
        elif match.actor in session.people:
            session.act(self.rng.choice(match.legal))
        controller.table.finish()
        settle(2)
        controller.table.finish()

    def menu(self) -> None:
        """Choose any enabled menu item."""
        if self.program.manager.modal is not None:
            return
        items = [
            item
            for menu in self.program.bar.menus
            for item in menu.items
            if item is not SEPARATOR and item.enabled and item.command and item.title not in NEVER
        ]
        if items:
            item = self.rng.choice(items)
            self._last = f"the item {item.title}"
            assert item.command is not None
            item.command()
            settle(3)
            if self.program.demo.running:
                self.program.demo.end()

    def key(self) -> None:
        """Press a key."""
        which = self.rng.choice(KEYS)
        self._last = f"the key {which}"
        QTest.keyClick(self.program.screen, which)  # type: ignore[call-overload]

    def click(self) -> None:
        """Click a random point, and sometimes drag from it."""
        size = self.program.screen.screen_size
        at = QPoint(self.rng.randrange(size.width()), self.rng.randrange(21, size.height()))
        self._last = f"a click at {at.x()},{at.y()}"
        view, pixel = self.program.screen.viewport(), self.program.screen.to_viewport(at)
        QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=pixel)
        if self.rng.random() < 0.3:
            pixel += QPoint(self.rng.randrange(-90, 90), self.rng.randrange(-90, 90))
            QTest.mouseMove(view, pixel)
        settle(1)
        QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=pixel)

    def control(self) -> None:
        """Use any control of the front window."""
        front = self.program.manager.front
        if front is None:
            return
        kinds = (QAbstractButton, QComboBox, QLineEdit)
        found = [each for kind in kinds for each in front.content.findChildren(kind) if each.isEnabled()]
        if not found:
            return
        each = self.rng.choice(found)
        self._last = f"{type(each).__name__} in {type(front).__name__}"
        if isinstance(each, QComboBox) and each.count():
            each.setCurrentIndex(self.rng.randrange(each.count()))
            each.activated.emit(each.currentIndex())
        elif isinstance(each, QLineEdit):
            each.setText(self.rng.choice(("", "7", "4711", "Ada")))
        elif isinstance(each, QAbstractButton):
            each.click()

    def depth(self) -> None:
        """Change the colour depth."""
        self.program.screen.set_depth(self.rng.choice((1, 4, 8)))

    def scale(self) -> None:
        """Change the scale or the screen."""
        screens = ("640x480", "832x624")
        self._use_monitor(self.rng.choice((1, 2, None)), self.rng.choice(screens))

    def _use_monitor(self, scale: int | None, screen: str) -> None:
        settings = self.program.settings
        settings.scale, settings.screen, settings.depth = scale, screen, self.program.screen.bits
        apply_monitor(self.program.screen, settings)

    def language(self) -> None:
        """Change the language."""
        self.program.set_language(self.rng.choice(("en", "fr")))
        self.program.update_menus()

    def pull_down(self) -> None:
        """Open a menu and choose nothing."""
        if self.program.manager.modal is None:
            self.program.bar.pull_down(self.rng.randrange(len(self.program.bar.menus)))
            settle(3)
            self.program.bar.put_away()

    def demo(self) -> None:
        """Run a demo for a moment."""
        if self.program.manager.modal is None:
            self.program.demo.start(self.rng.choice((None, *self.names)))
            settle(5)
            self.program.demo.end()

    def balloons(self) -> None:
        """Turn balloon help on or off."""
        self.program.balloons.on = not self.program.balloons.on

    def another_game(self) -> None:
        """Open another game."""
        if self.program.manager.modal is None:
            self.program.manager.show_all()
            self.program.open_game(self.rng.choice(self.names), zoom=False)
            settle(3)

    # Measuring

    def take_stock(self) -> None:
        """Close everything, empty the caches, and record the number of widgets and the memory in use.

        The monitor is the same each time, because the larger one takes 7 MB more.
        """
        self._last = "closing everything"
        program = self.program
        program.demo.end()
        program.balloons.on = False
        program.bar.put_away()
        self._use_monitor(1, "640x480")
        for _ in range(10):
            for window in reversed(program.manager.windows):
                program.manager.close(window)
            settle(5)
        if program.manager.windows:
            self.wrong.append(f"still open: {program.manager.windows}")
        # The tables were built before the count, so that their caches are filled.
        settle(20)
        forget_deleted()
        empty_caches()
        gc.collect()
        forget_deleted()
        self.widgets.append(len(QApplication.allWidgets()))
        self.memories.append(memory())

    @property
    def grown(self) -> int:
        """Growth of memory in bytes since the first hour."""
        return self.memories[-1] - self.memories[0]

    def verdict(self) -> list[str]:
        """Return all faults, one sentence each."""
        found = list(self.wrong)
        if self.widgets[-1] > self.widgets[0]:
            found.append(f"widgets stay behind: {self.widgets}")
        if self.grown > FLAT:
            found.append(f"memory has grown by {self.grown / 2**20:.1f} MB since the first hour")
        return found


def main(arguments: list[str]) -> int:
    """Run an evening and print the result; return 1 if anything was wrong."""
    hours = int(arguments[0]) if arguments else 5
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        evening = Evening(Path(folder), seed)
        evening.hour_over = lambda hour, used: print(f"hour {hour}: {used / 2**20:.1f} MB", flush=True)
        evening.run(hours)
        evening.program.quit()
    wrong = evening.verdict()
    for text in wrong[:10]:
        print(text)
    took = time.monotonic() - began
    print(f"{hours} hours' worth in {took:.0f} s, seed {seed}: {len(wrong)} things wrong")
    print("done: " + ", ".join(f"{name} {times}" for name, times in evening.done.most_common()))
    print("memory after each hour, MB: " + " ".join(f"{each / 2**20:.1f}" for each in evening.memories))
    print("widgets after each hour: " + " ".join(map(str, evening.widgets)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
