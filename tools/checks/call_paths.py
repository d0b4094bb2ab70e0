"""Report of three call paths: ``python -m tools.checks.call_paths`` prints the functions of each.

The tool plays War of Flowers on an invisible screen and traces what runs. A hop is a function of the product
on the call stack when the walk first reaches one of its *stations*. Lambdas and functions that a signal or a
timer calls count like plain calls; comprehensions and the guard of Qt's virtual methods do not count.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, NamedTuple

from tools.checks.offscreen_program import settle, unseen

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from macclassic.app.game.game_controller import GameController
    from macclassic.table.game_table import GameTable

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = tuple(str(ROOT / folder) + os.sep for folder in ("macclassic", "games"))
GAME = "war-of-flowers"


class Walk(NamedTuple):
    """Call path from the function `start`, which counts as a hop, to each of its stations."""

    name: str
    start: str
    stations: tuple[str, ...]


OPTION = Walk(
    "an option, from the dialog to the rules",
    "answered",
    ("OptionsDialog.values", "checked", "WarRules.__init__"),
)
CLICK = Walk(
    "a click on a card, to the record on disk",
    "GameTable.mouseReleaseEvent",
    ("TableMouse.at", "Position.play", "Codec.to_json", "dumps", "write"),
)
EVENT = Walk(
    "an event, from the rules to its motion",
    "Session.play",
    ("Position.gather", "Rules.redact", "Animator.play", "CardMotions.collect"),
)


class Trace:
    """The functions that were on the way to the stations of a walk."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.hops: list[str] = []
        """Each function once, in the order in which they were called."""
        self.reached: set[str] = set()

    def heard(self, frame: FrameType) -> None:
        """Record the call stack if it has just reached a station from the walk's start."""
        station = _name(frame.f_code)
        if station not in self.walk.stations or station in self.reached:
            return
        way = [_name(code) for code in _codes(frame) if _ours(code) and _counts(code)]
        if self.walk.start in way:
            self.reached.add(station)
            way = way[: way.index(self.walk.start) + 1]
            self.hops += [name for name in reversed(way) if name not in self.hops]


def traced(act: Callable[[], object], *traces: Trace) -> None:
    """Run `act`, and record its calls in the traces."""

    def heard(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and _ours(frame.f_code):
            for trace in traces:
                trace.heard(frame)

    sys.setprofile(heard)
    try:
        act()
    finally:
        sys.setprofile(None)


def _codes(frame: FrameType | None) -> Iterator[CodeType]:
    while frame is not None:
        yield frame.f_code
        frame = frame.f_back


def _ours(code: CodeType) -> bool:
    return code.co_filename.startswith(PRODUCT)


def _counts(code: CodeType) -> bool:
    return not code.co_name.endswith(("comp>", "genexpr>")) and not code.co_filename.endswith("guard.py")


def _name(code: CodeType) -> str:
    # An inner function has its own name; only a lambda needs that of the function around it.
    name = code.co_qualname.split(".<locals>.")
    return ".".join(name[-2:]) if name[-1] == "<lambda>" else name[-1]


def walks() -> list[Trace]:
    """Trace all three walks."""
    from macclassic.app.game.game_controller import GameController
    from macclassic.app.game.title_dialog import OPTIONS, TitleDialog
    from macclassic.toolbox.dialogs.dialogs import OptionsDialog

    option = Trace(OPTION)
    with unseen(scale=1) as program:
        program.start(GAME)
        settle()
        controller, title = program.game, program.manager.front
        assert isinstance(controller, GameController) and isinstance(title, TitleDialog)
        title.choose(OPTIONS)
        settle()
        form = program.manager.front
        assert isinstance(form, OptionsDialog)
        traced(lambda: form.choose("ok"), option)
        for seed in range(100):
            click, event = _first_turn(controller, seed)
            # In some deals the computer begins, or the first card that is clicked collects nothing.
            if event.reached == set(EVENT.stations):
                break
    return [option, click, event]


def _first_turn(controller: GameController, seed: int) -> tuple[Trace, Trace]:
    """Begin a match and, if a person begins it, click the spots of the table until one plays a move."""
    click, event = Trace(CLICK), Trace(EVENT)
    controller.begin(seed=seed)
    controller.table.finish()
    settle()
    match = controller.session.match
    assert match is not None
    if match.actor == controller.session.presenter.viewer_seat:
        for spot in controller.table.spots():
            traced(partial(_click, controller.table, (spot.seen or spot.rect).center()), click, event)
            if match.plies:
                break
    return click, event


def _click(table: GameTable, at: QPoint) -> None:
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtGui import QMouseEvent

    for kind, act in (
        (QMouseEvent.Type.MouseButtonPress, table.mousePressEvent),
        (QMouseEvent.Type.MouseButtonRelease, table.mouseReleaseEvent),
    ):
        button = Qt.MouseButton.LeftButton
        act(QMouseEvent(kind, QPointF(at), QPointF(at), button, button, Qt.KeyboardModifier.NoModifier))


def main() -> None:
    """Print every walk, hop by hop."""
    for trace in walks():
        print(f"{len(trace.hops)} hops: {trace.walk.name}")
        print("    " + " > ".join(trace.hops))
        for missed in sorted(set(trace.walk.stations) - trace.reached):
            print(f"    never reached {missed}")


if __name__ == "__main__":
    main()
