"""Tests that focus, drags, hints, balloons and screen readers only refer to existing spots of a table.

A random person plays while computers move and the match changes by undo and new deals. After every motion all
spots are queried.
"""

from __future__ import annotations

import random
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from macclassic.app.program.program import Program
from macclassic.engine.core.registry import games
from macclassic.toolbox.accessibility.announcer import described
from macclassic.toolbox.accessibility.screen_interfaces import interface
from macclassic.toolbox.dialogs.dialogs import Dialog
from macclassic.toolbox.spots import explain_at, spots_of
from tests.support.match.game_parts import SCREENS
from tests.support.match.playing import LocalThinker, begun, controller_of, match_of
from tests.support.match.program import clear_away, settle
from tests.support.screen.dialog_parts import buttons

Key = Qt.Key
KEYS = (
    *([Key.Key_Tab] * 6),
    *([Key.Key_Return] * 6),
    *([Key.Key_Space] * 3),
    Key.Key_Backtab,
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Escape,
    *"1234567890abdsnjtf",
)
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "soi": ({"delay": 0},),
    "sorry": (
        {"players": 4, "who": ["person", "random", "random", "random"], "pace": 5},
        {"players": 2, "who": ["person", "person", "random", "random"], "pace": 5},
    ),
    "flower-power": (
        *({"players": n, "who": ["person", *["random"] * 5], "pace": 5} for n in (2, 3, 6)),
        {"players": 2, "who": ["person", "person", *["random"] * 4], "pace": 5},
    ),
}
GAMES = {key: OPTIONS.get(key, ({},)) for key in SCREENS}
"""Options that each game is played under."""

STEPS = 12
"""Number of acts in the suite; `make monkey` plays a hundred times as many."""


class Quick(LocalThinker):
    """Think process whose hints take no time."""

    def ask(
        self,
        asker: object,
        request: dict[str, Any],
        heard: Callable[[dict[str, Any]], None],
        lost: Callable[[str], None],
    ) -> None:
        if request["explain"]:
            request["player"] = games()[request["game"]].players.in_place_of(request["player"])
        super().ask(asker, request, heard, lost)


class Far:
    """Clock for which every motion has lasted long enough."""

    def restart(self) -> None: ...

    def elapsed(self) -> int:
        return 10**6


class Hands:
    """Random person at a table, from a seed."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self.rng = random.Random(seed)
        self.doings: list[str] = []
        self.kept: list[Any] = []
        """Accessible objects that a screen reader received earlier and queries again."""
        self.asked = self.marks = 0
        """Numbers of queried spots, and of those with the focus."""

    @property
    def table(self) -> Any:
        return controller_of(self.program).table

    def note(self, doing: str) -> None:
        self.doings.append(doing)

    # Acts

    def act(self) -> None:
        front = self.program.manager.front
        if isinstance(front, Dialog) and self.rng.random() < 0.6:
            self.answer(front)
            return
        doings: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self.strike),
            (12, self.mouse),
            (10, self.move),
            (30, self.motion),
            (2, self.undo),
            (2, self.deal),
            (1, self.resume),
            (1, self.language),
            (1, self.hint),
        )
        self.rng.choices([each for _, each in doings], [weight for weight, _ in doings])[0]()

    def answer(self, front: Dialog) -> None:
        names = [name for name, each in buttons(front).items() if each.isEnabled() and name != "show"]
        if names:
            name = self.rng.choice(names)
            self.note(f"{name} in {type(front).__name__}")
            front.choose(name)

    def strike(self) -> None:
        which: Any = self.rng.choice(KEYS)
        self.note(f"key {which}")
        QTest.keyClick(self.program.screen, which)

    def mouse(self) -> None:
        """Move, press or release the mouse over a spot or anywhere."""
        table = self.table
        things = spots_of(table)
        if things and self.rng.random() < 0.8:
            local = self.rng.choice(things).rect.center()
        else:
            local = QPoint(self.rng.randrange(table.width()), self.rng.randrange(table.height()))
        kinds = (
            QEvent.Type.MouseMove,
            QEvent.Type.MouseButtonPress,
            QEvent.Type.MouseButtonRelease,
        )
        kind = self.rng.choice(kinds)
        self.note(f"{kind.name} at {local.x()},{local.y()}")
        if self.program.manager.modal is None:
            button = Qt.MouseButton.LeftButton
            spot = QPointF(local)
            event = QMouseEvent(kind, spot, table.mapToGlobal(spot), button, button, Qt.KeyboardModifier(0))
            QApplication.sendEvent(table, event)

    def move(self) -> None:
        """Make a legal move."""
        match = match_of(self.program)
        session = controller_of(self.program).session
        if match.actor in session.people and not self.table.busy and self.program.manager.modal is None:
            self.note("a move")
            self.table.action_chosen.emit(self.rng.choice(match.legal))

    def motion(self) -> None:
        """Finish one motion."""
        self.note("a motion")
        self.table._animator._tick()

    def undo(self) -> None:
        self.note("undo")
        if self.program.manager.modal is None:
            controller_of(self.program).undo()

    def deal(self) -> None:
        self.note("a new deal")
        if self.program.manager.modal is None:
            controller_of(self.program).begin(self.rng.randrange(10_000))

    def resume(self) -> None:
        """Resume the match from its autosave."""
        self.note("resume")
        if self.program.manager.modal is None:
            key = controller_of(self.program).spec.key
            for window in reversed(self.program.manager.windows):
                self.program.manager.close(window)
            self.program.open_game(key, zoom=False)

    def language(self) -> None:
        self.note("another language")
        self.program.set_language(self.rng.choice(("en", "fr")))
        self.program.update_menus()

    def hint(self) -> None:
        if controller_of(self.program).session.can_hint and self.program.manager.modal is None:
            self.note("a hint")
            controller_of(self.program).session.hint()

    # Queries

    def ask(self) -> None:
        """Query everything that a picture, a balloon or a screen reader queries."""
        self.table._animator._clock = Far()
        self.program.screen.refresh()
        self.ask_of(self.table)
        front = self.program.manager.front
        if front is not None:
            for each in front.content.findChildren(QWidget):
                self.ask_of(each)
        for each in self.kept[-20:]:
            said(each)

    def ask_of(self, widget: Any) -> None:
        things = spots_of(widget)
        keys = [thing.key for thing in things]
        assert len(set(keys)) == len(keys), f"two things of one key: {sorted(keys)}"
        current = [thing for thing in things if thing.current]
        assert len(current) <= 1, f"the keys are at {[thing.name for thing in current]}"
        self.asked += len(things)
        self.marks += len(current)
        points = [thing.rect.center() for thing in things]
        points.append(QPoint(self.rng.randrange(1, 500), self.rng.randrange(1, 400)))
        for point in self.rng.sample(points, min(6, len(points))):
            explain_at(widget, point)
            if hasattr(widget, "clickable"):
                widget.clickable(point)
        if things:
            seen = interface(widget)
            parts = [seen.child(index) for index in range(seen.childCount())]
            for each in self.rng.sample(parts, min(6, len(parts))):
                assert said(each), "a thing without a name"
            self.kept.append(self.rng.choice(parts))
            focus = seen.focusChild()
            assert (focus is not None) == bool(current)
            if focus is not None:
                assert focus.text(QAccessible.Text.Name) == current[0].name


def said(part: Any) -> str:
    part.rect(), part.parent(), part.childCount()
    return described(part) if part.isValid() else "gone"


@contextmanager
def caught() -> Iterator[list[str]]:
    """Yield the list of uncaught exceptions."""
    found: list[str] = []
    before = sys.excepthook
    sys.excepthook = lambda *error: found.append("".join(traceback.format_exception(*error)))
    try:
        yield found
    finally:
        sys.excepthook = before


def play(folder: Path, game: str, options: dict[str, Any], seed: int, steps: int) -> Hands:
    """Let a random person play; raise at the first fault."""
    with caught() as wrong:
        program = begun(folder, game, seed, Quick(), **options)
        hands = Hands(program, seed)
        for _ in range(steps):
            try:
                hands.act()
                settle(2)
                hands.ask()
            except Exception as error:
                error.add_note(f"{game} {options} seed {seed} after {hands.doings[-8:]}")
                raise
            assert not wrong, f"{game} {options} seed {seed} after {hands.doings[-8:]}\n{wrong[0]}"
    return hands


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_reference_to_a_spot_exists(game: str, qapp: object, tmp_path: Path) -> None:
    for number, options in enumerate(GAMES[game][-2:]):
        hands = play(tmp_path / str(number), game, options, 11 + number, STEPS)
        assert hands.asked > STEPS
        clear_away()


def main(arguments: list[str]) -> int:
    """Play a range of seeds with a number of steps, for the named games or all."""
    first, last, steps = map(int, arguments[:3])
    for seed in range(first, last):
        for game in arguments[3:] or GAMES:
            for options in GAMES[game]:
                with tempfile.TemporaryDirectory() as folder:
                    hands = play(Path(folder), game, options, seed, steps)
                    print(f"{game} {options}, seed {seed}: {hands.marks} marks", flush=True)
                    clear_away()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
