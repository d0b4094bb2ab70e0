"""Exceptions in methods that Qt calls neither end the process nor are reported twice."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest

import games
import macclassic
from macclassic.toolbox.base.animator import Animator, Motion
from macclassic.toolbox.base.qt_guard import overrides
from tests.app.program.test_crash_recovery import logs, run


def classes() -> Iterator[type]:
    """Yield every class of the program that inherits from a class of Qt."""
    for package in (macclassic, games):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith("__main__"):
                module = importlib.import_module(found.name)
                yield from (
                    each
                    for each in vars(module).values()
                    if isinstance(each, type) and each.__module__ == module.__name__
                )


def test_every_method_that_qt_calls_is_guarded() -> None:
    """Classes that fail here do not inherit from `Guarded` (macclassic/toolbox/base/qt_guard.py)."""
    bare = [
        f"{kind.__module__}.{kind.__name__}.{name}"
        for kind in classes()
        for name in overrides(kind)
        if not hasattr(vars(kind)[name], "__wrapped__")
    ]
    assert not bare
    assert sum(len(overrides(kind)) for kind in classes()) > 100


EDGES = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import *
from PySide6.QtGui import *
from PySide6.QtTest import QTest
from PySide6.QtWidgets import *
from macclassic.toolbox.base.qt_guard import Guarded, guarded
heard = []
sys.excepthook = lambda kind, error, trace: heard.append(kind.__name__)
app = QApplication([])
def wait():
    QTimer.singleShot(40, app.quit)
    app.exec()
def fail(*given):
    raise FAULT
def deeper():
    return deeper()
class Bare(Guarded, QWidget):
    pass
BODY
wait()
print("alive", len(heard), *sorted(set(heard)))
"""

SLOT = "a slot, a timer, a thread, a farewell"
FAULTS = {
    "KeyError": "KeyError('plum')",
    "SystemExit": "SystemExit(3)",
    "Foreign": "type('Foreign', (BaseException,), {})()",
}
BODIES = {
    "a painter that is still active": (
        "class W(Bare):\n"
        "    def paintEvent(self, event: QPaintEvent) -> None:\n"
        "        painter = QPainter(self); painter.save(); fail()\n"
        "w = W(); w.resize(40, 40); w.show(); wait(); w.update(); wait(); w.grab(); w.resize(60, 60)"
    ),
    "a painter kept by what the exception came of": (
        "class W(Bare):\n"
        "    def paintEvent(self, event: QPaintEvent) -> None:\n"
        "        painter = QPainter(self)\n"
        "        try: fail()\n"
        "        except BaseException as error: raise ValueError from error\n"
        "w = W(); w.resize(40, 40); w.show(); wait(); w.grab(); w.resize(60, 60)"
    ),
    "no end of calls": (
        "class W(Bare):\n"
        "    def paintEvent(self, event: QPaintEvent) -> None:\n"
        "        painter = QPainter(self); deeper()\n"
        "w = W(); w.resize(40, 40); w.show(); wait(); w.grab()"
    ),
    "no end of calls through Qt": (
        "class W(Bare):\n"
        "    def sizeHint(self) -> QSize:\n"
        "        return self.minimumSizeHint()\n"
        "    def minimumSizeHint(self) -> QSize:\n"
        "        self.updateGeometry(); return self.sizeHint()\n"
        "outer = QWidget(); QVBoxLayout(outer).addWidget(W()); outer.show(); wait()"
    ),
    "every event": (
        "class W(Bare):\n"
        "    def event(self, event: QEvent) -> bool: fail()\n"
        "w = W(); w.show(); QTest.mouseClick(w, Qt.LeftButton); w.deleteLater(); wait()"
    ),
    "a filter of all events": (
        "class F(Guarded, QObject):\n"
        "    def eventFilter(self, watched: QObject, event: QEvent) -> bool: fail()\n"
        "f = F(); app.installEventFilter(f); w = Bare(); w.show(); wait(); app.removeEventFilter(f)"
    ),
    "a size": (
        "class W(Bare):\n"
        "    def sizeHint(self) -> QSize: fail()\n"
        "outer = QWidget(); QVBoxLayout(outer).addWidget(W()); outer.show()"
    ),
    "a style": (
        "class S(Guarded, QCommonStyle):\n"
        "    def drawControl(self, *given) -> None: fail()\n"
        "    def drawPrimitive(self, *given) -> None: fail()\n"
        "    def pixelMetric(self, *given) -> int: fail()\n"
        "    def sizeFromContents(self, *given) -> QSize: fail()\n"
        "    def subElementRect(self, *given) -> QRect: fail()\n"
        "app.setStyle(S()); b = QPushButton('x'); b.show(); wait(); b.grab()"
    ),
    "an item of a scene": (
        "class I(Guarded, QGraphicsItem):\n"
        "    def boundingRect(self) -> QRectF: return QRectF(0, 0, 9, 9)\n"
        "    def paint(self, painter: QPainter, *more) -> None: painter.save(); fail()\n"
        "class J(Guarded, QGraphicsItem):\n"
        "    def boundingRect(self) -> QRectF: fail()\n"
        "    def paint(self, painter: QPainter, *more) -> None: fail()\n"
        "s = QGraphicsScene(); s.addItem(I()); s.addItem(J())\n"
        "v = QGraphicsView(s); v.show(); wait(); v.grab()"
    ),
    "a list": (
        "class M(Guarded, QAbstractListModel):\n"
        "    def rowCount(self, parent: QModelIndex) -> int: return 3\n"
        "    def data(self, index: QModelIndex, role: int) -> object: fail()\n"
        "v = QListView(); v.setModel(M()); v.show(); wait(); v.grab()"
    ),
    "a screen reader": (
        "class A(Guarded, QAccessibleWidget):\n"
        "    def childCount(self) -> int: fail()\n"
        "    def child(self, index: int) -> QAccessibleInterface: fail()\n"
        "    def rect(self) -> QRect: fail()\n"
        "    def state(self) -> QAccessible.State: fail()\n"
        "    def text(self, which: QAccessible.Text) -> str: fail()\n"
        "kept = []\n"
        "def make(key, thing):\n"
        "    if type(thing) is QWidget: fail()\n"
        "    if type(thing) is Bare:\n"
        "        kept.append(A(thing, QAccessible.Role.List)); return kept[-1]\n"
        "QAccessible.installFactory(guarded(make))\n"
        "outer = QWidget(); w = Bare(outer); outer.show()\n"
        "a = QAccessible.queryAccessibleInterface(w)\n"
        "a.childCount(), a.child(0), a.rect(), a.state(), a.text(QAccessible.Text.Name)\n"
        "o = QAccessible.queryAccessibleInterface(outer); o.childAt(1, 1), o.child(0).state()"
    ),
    "the middle of a modal dialog": (
        "class W(Bare):\n"
        "    def mousePressEvent(self, event: QMouseEvent) -> None: fail()\n"
        "d = QDialog(); w = W(d); w.resize(40, 40)\n"
        "QTimer.singleShot(9, lambda: QTest.mouseClick(w, Qt.LeftButton)); QTimer.singleShot(60, d.reject)\n"
        "d.exec()"
    ),
    "a call within a call": (
        "class W(Bare):\n"
        "    def resizeEvent(self, event: QResizeEvent) -> None: fail()\n"
        "    def mousePressEvent(self, event: QMouseEvent) -> None:\n"
        "        self.resize(70, 70); self.setWindowTitle('on')\n"
        "w = W(); w.resize(40, 40); w.show(); QTest.mouseClick(w, Qt.LeftButton)\n"
        "assert w.windowTitle() == 'on'"
    ),
    SLOT: (
        "QTimer.singleShot(0, fail)\n"
        "class T(Guarded, QThread):\n"
        "    def run(self) -> None: fail()\n"
        "t = T(); t.start(); t.wait(); o = QObject(); o.destroyed.connect(fail); o.deleteLater(); del o"
    ),
}


@pytest.mark.parametrize(
    ("edge", "fault"),
    # PySide itself ends the program for SystemExit in a slot.
    [each for each in product(BODIES, FAULTS) if each != (SLOT, "SystemExit")],
)
def test_an_exception_in_a_qt_method_ends_nothing(edge: str, fault: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EDGES.replace("FAULT", FAULTS[fault]).replace("BODY", BODIES[edge])],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    alive, count, *kinds = done.stdout.split()
    assert alive == "alive" and int(count) >= 1 and set(kinds) <= {fault, "ValueError", "RecursionError"}
    assert "Error calling Python override" not in done.stderr


def test_a_failing_motion_does_not_block_others(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """The queue drains after an exception in any step, hurried or not, and later motions are played."""
    heard: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: heard.append(str(error)))

    def fail(what: str, *_part: float) -> None:
        raise ValueError(what)

    for hurried in (True, False):
        parent = QObject()
        animator, done, drained = Animator(parent), list[str](), list[int]()
        animator.drained.connect(lambda drained=drained: drained.append(1))
        animator.play(
            [
                Motion(5, begin=partial(fail, "begin"), end=partial(done.append, "one")),
                Motion(5, move=partial(fail, "move"), end=partial(done.append, "two")),
                Motion(0, end=partial(fail, "end")),
                Motion(5, end=partial(done.append, "four")),
            ]
        )
        if hurried:
            animator.finish()
        for _ in range(200):
            if drained:
                break
            QTest.qWait(5)
        assert done == ["one", "two", "four"] and drained == [1] and not animator.busy
        assert set(heard) == {"begin", "move", "end"}
        heard.clear()


BROKEN = """
from PySide6.QtGui import QPainter
from macclassic.app.dialogs.problem_report import ProblemDialog
from macclassic.toolbox.dialogs.dialogs import Alert
from macclassic.toolbox.base.qt_guard import guarded
from macclassic.table.game_table import GameTable as Table
painted = []
def paint(table, event):
    painter = QPainter(table)
    painted.append(1)
    raise KeyError("plum")
Table.paintEvent = guarded(paint)
program.open_game("sorry", zoom=False, enter=False)
frames = offers = 0
def frame():
    global frames, offers
    frames += 1
    painted.clear()
    program.screen.refresh()
    front = program.manager.front
    if isinstance(front, Alert):
        offers += 1
        front.choose("on")
    if frames == 60:
        program.bar.pull_down(1)
        print("offers", offers, "painted", bool(painted), program.game.spec.key)
        QCoreApplication.quit()
timer = QTimer(program)
timer.timeout.connect(frame)
timer.start(20)
"""


def test_a_picture_that_fails_at_every_frame_is_reported_once(tmp_path: Path) -> None:
    done = run(tmp_path / "data", BROKEN.replace("global", "nonlocal"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["offers", "1", "painted", "True", "sorry"], done.stderr
    (seen,) = logs(tmp_path / "data")
    assert seen.name.startswith("crash.seen-") and seen.read_text().count("KeyError: 'plum'") == 1
    assert done.stderr.count("KeyError: 'plum'") == 1
