"""How many hands a thing goes through: ``python -m tools.checks.call_paths`` tells it of three walks, and by
what way.

Each is gone in War of Flowers on a screen that nobody sees, and traced while it runs. A hop is a function of
the product through which the thing comes first to one of the walk's *stations*: what is running there and
then, whoever called it. So lambdas, and what a signal or a timer calls, count like plain calls. What Python
makes of a comprehension is no hop, nor is the guard before methods that Qt calls.
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

    from macclassic.app.desk.game_desk import GameDesk
    from macclassic.table.game_table import GameTable

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = tuple(str(ROOT / folder) + os.sep for folder in ("macclassic", "games"))
GAME = "war-of-flowers"


class Walk(NamedTuple):
    """From a function, itself counted, by what leads to each station; `most`: hops that it may have."""

    name: str
    start: str
    stations: tuple[str, ...]
    most: int


OPTION = Walk(
    "an option, from the dialog to the rules",
    "answered",
    ("OptionsDialog.values", "checked", "WarRules.__init__"),
    11,
)
CLICK = Walk(
    "a click on a card, to the record on disk",
    "GameTable.mouseReleaseEvent",
    ("Hands.at", "Position.play", "Codec.to_json", "dumps", "write"),
    15,
)
EVENT = Walk(
    "an event, from the rules to its motion",
    "Session._apply",
    ("Position.gather", "Rules.redact", "Animator.play", "Moves.collect"),
    11,
)


class Trace:
    """By what ways the thing came to the stations of a walk."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.hops: list[str] = []
        """Each function once, in the order in which the thing came there."""
        self.reached: set[str] = set()

    def heard(self, frame: FrameType) -> None:
        """Note what is running, if a station has just been come to from the walk's start."""
        station = _name(frame.f_code)
        if station not in self.walk.stations or station in self.reached:
            return
        way = [_name(code) for code in _codes(frame) if _ours(code) and _counts(code)]
        if self.walk.start in way:
            self.reached.add(station)
            way = way[: way.index(self.walk.start) + 1]
            self.hops += [name for name in reversed(way) if name not in self.hops]


def traced(act: Callable[[], object], *traces: Trace) -> None:
    """Do something, and note what comes of it in each of some traces."""

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
    # What is defined within a function is called by its own name, with the function's only where it has none.
    name = code.co_qualname.split(".<locals>.")
    return ".".join(name[-2:]) if name[-1] == "<lambda>" else name[-1]


def walks() -> list[Trace]:
    """Go all three, and return what was found."""
    from macclassic.app.desk.game_desk import GameDesk
    from macclassic.toolbox.dialogs.dialogs import Dialog

    option = Trace(OPTION)
    with unseen(scale=1) as program:
        program.start(GAME)
        settle()
        desk, form = program.game, program.manager.front
        assert isinstance(desk, GameDesk) and isinstance(form, Dialog)
        traced(lambda: form.choose("ok"), option)
        for seed in range(100):
            click, event = _first_turn(desk, seed)
            # In some deals a person doesn't begin, or what is clicked first collects nothing.
            if event.reached == set(EVENT.stations):
                break
    return [option, click, event]


def _first_turn(desk: GameDesk, seed: int) -> tuple[Trace, Trace]:
    """Begin a match and, if a person begins it, click at what lies there until something has been played."""
    click, event = Trace(CLICK), Trace(EVENT)
    desk.begin(seed=seed)
    desk.table.finish()
    settle()
    match = desk.session.match
    assert match is not None
    if match.actor == desk.session.showing.chair:
        for spot in desk.table.spots():
            traced(partial(_click, desk.table, (spot.seen or spot.rect).center()), click, event)
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
    """Tell every walk, hop by hop."""
    for trace in walks():
        print(f"{len(trace.hops)} hops: {trace.walk.name} (at most {trace.walk.most})")
        print("    " + " > ".join(trace.hops))
        for missed in sorted(set(trace.walk.stations) - trace.reached):
            print(f"    never came to {missed}")


if __name__ == "__main__":
    main()
