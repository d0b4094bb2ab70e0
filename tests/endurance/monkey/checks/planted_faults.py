"""Faults planted in the program, all of which the random person must find.

``python -m tests.endurance.monkey planted [NAME…]``.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtGui import QRegion

from macclassic.engine.match.match import Match

MAX_ACTS = 4000
"""Number of acts within which each must be found."""


@dataclass(frozen=True)
class Fault:
    """Fault with the game in which it can be found, and a regular expression for its failure."""

    game: str
    found_as: str
    plant: Callable[[], None]


def _around(owner: Any, name: str, then: Callable[..., Any]) -> None:
    """Replace a method by `then`, which gets the original as its first argument."""
    before = getattr(owner, name)
    setattr(owner, name, lambda *given, **named: then(before, *given, **named))


def _paint_raises() -> None:
    from games.soi.screen import painting

    def draw(before: Any, painter: Any, area: Any, now: Any) -> None:
        before(painter, area, now)
        if now.model.turn == 2:
            raise IndexError("planted")

    _around(painting, "paint", draw)


def _undo_forgets() -> None:
    from macclassic.app.play.session import Session

    def undo(before: Any, session: Session, beyond: bool = False) -> None:
        session.presenter.show = lambda: None
        try:
            before(session, beyond)
        finally:
            del session.presenter.show

    _around(Session, "undo", undo)


def _mark_outlives() -> None:
    from macclassic.table.game_table import GameTable

    def spots(before: Any, table: GameTable) -> Any:
        return [each for each in before(table) if not each.current]

    _around(GameTable, "spots", spots)


def _never_drains() -> None:
    from macclassic.toolbox.base.animator import Animator

    def play(before: Any, animator: Any, motions: Any) -> None:
        before(animator, motions)
        animator._planted = getattr(animator, "_planted", 0) + 1
        if animator._planted > 9:
            animator._queue.clear()
            animator._timer.stop()
            animator.finish = lambda: None

    _around(Animator, "play", play)


def _save_drops() -> None:
    from macclassic.app.storage.match_store import MatchStore

    def save(before: Any, keeping: Any, match: Match) -> None:
        whole = match.to_record

        def cut() -> dict[str, Any]:
            record: dict[str, Any] = whole()
            if match.actor >= 0 and match.plies % 5 == 4 and not record["rounds"][-1].get("outcome"):
                record["rounds"][-1] = {**record["rounds"][-1], "moves": record["rounds"][-1]["moves"][:-1]}
            return record

        match.to_record = cut
        try:
            before(keeping, match)
        finally:
            del match.to_record

    _around(MatchStore, "save", save)


def _segfault() -> None:
    from macclassic.app.play.session import Session

    def hint(before: Any, session: Session) -> None:
        if session.can_hint:
            ctypes.string_at(0)
        before(session)

    _around(Session, "hint", hint)


def _hang() -> None:
    from macclassic.app.dialogs.deal_number_dialog import DealNumberDialog

    def number(before: Any, dialog: Any) -> int:
        while True:
            pass

    _around(DealNumberDialog, "number", number)


def _resumed_wrong() -> None:
    from macclassic.app.play.session import Session

    def resume(before: Any, session: Session) -> bool:
        show = session.table.show_position
        session.table.show_position = lambda position, past=(): show(position)
        try:
            return bool(before(session))
        finally:
            del session.table.show_position

    _around(Session, "resume", resume)


def _ok_raises() -> None:
    from macclassic.app.game.game_controller import GameController

    def changed(before: Any, controller: GameController, values: Any) -> None:
        before(controller, values)
        if not controller.session.under_way and controller.services.language == "ko":
            raise KeyError("planted")

    _around(GameController, "_options_changed", changed)


def _sent_twice() -> None:
    from macclassic.app.play.session import Session

    def apply(before: Any, session: Session, *given: Any) -> None:
        play = session.table.play
        session.table.play = lambda events, position: play([*events, *events[-1:]], position)
        try:
            before(session, *given)
        finally:
            del session.table.play

    _around(Session, "play", apply)


def _keeps_language() -> None:
    from macclassic.app.game.game_controller import GameController

    _around(GameController, "retranslate", lambda before, controller: None)


def _paints_less() -> None:
    from macclassic.table.game_table import GameTable

    _around(GameTable, "touch", lambda before, table, rect: before(table, rect.adjusted(0, 0, -6, 0)))


def _balloon_elsewhere() -> None:
    from macclassic.table.game_table import GameTable

    def spots(before: Any, table: GameTable) -> Any:
        return [
            each
            if each.current
            else replace(each, rect=each.rect.translated(200, 0), region=each.region or QRegion(each.rect))
            for each in before(table)
        ]

    _around(GameTable, "spots", spots)


def _becoming_raises() -> None:
    from macclassic.app.program.program import Program

    def switch_profile(before: Any, program: Program, person: Any) -> None:
        before(program, person)
        raise KeyError("planted")

    _around(Program, "switch_profile", switch_profile)


def _redo_forgets() -> None:
    from macclassic.app.play.session import Session

    def redo(before: Any, session: Session) -> None:
        session.presenter.show = lambda: None
        try:
            before(session)
        finally:
            del session.presenter.show

    _around(Session, "redo", redo)


FAULTS = {
    "paint-raises": Fault("soi", "IndexError in draw", _paint_raises),
    "undo-forgets": Fault("sorry", "the state of the table|the table is not drawn", _undo_forgets),
    "mark-outlives": Fault("flower-power", "the keys are said to be at", _mark_outlives),
    "never-drains": Fault("soi", "the queue of motions never drains", _never_drains),
    "save-drops": Fault("flower-power", "the autosave is not the match", _save_drops),
    "segfault": Fault("war-of-coins", "a crash", _segfault),
    "hang": Fault("war-of-flowers", "a hang", _hang),
    "resumed-wrong": Fault("war-of-flowers", "the table is not drawn|the state of the table", _resumed_wrong),
    "ok-raises": Fault("flower-power", "KeyError in changed", _ok_raises),
    "sent-twice": Fault("war-of-coins", "the table is not drawn|the state of the table", _sent_twice),
    "keeps-language": Fault("flower-power", "the state of the table|the table is not drawn", _keeps_language),
    "paints-less": Fault("war-of-flowers", "the screen was not painted", _paints_less),
    "becoming-raises": Fault("sorry", "KeyError in switch_profile", _becoming_raises),
    "redo-forgets": Fault("sorry", "the state of the table|the table is not drawn", _redo_forgets),
    "balloon-elsewhere": Fault("soi", "the balloon at", _balloon_elsewhere),
}


def plant(name: str) -> None:
    """Plant a fault in the program of this process."""
    FAULTS[name].plant()


@dataclass(frozen=True)
class Find:
    """Discovery of a planted fault: the number of acts, and of those in the shortest list."""

    name: str
    mark: str
    acts: int
    shrunk: int


def find(
    name: str, seed: int = 1, most: int = MAX_ACTS, seconds: float = 20.0, patience: float = 10.0
) -> Find | None:
    """Search for a planted fault; return None if it was not found within `most` acts."""
    from ..acts import LENGTH, evening
    from ..parent_process import Child, _evening, smaller

    fault = FAULTS[name]
    child = Child((name,), patience)
    try:
        for index in range(-(-most // LENGTH)):
            begin, acts = evening(seed, fault.game, index)
            failure = _evening(child, begin, acts)
            if failure is None or not re.search(fault.found_as, failure.mark):
                continue
            done = index * LENGTH + len(failure.acts)
            return Find(
                name, failure.mark, done, len(smaller(child, failure, seconds).acts) if seconds else done
            )
        return None
    finally:
        child.close()


def find_all(names: Sequence[str] = ()) -> int:
    """Search for the faults and print the results; return 1 if one was not found."""
    missed = 0
    for name in names or FAULTS:
        found = find(name)
        if found is None:
            print(f"{name}: NOT FOUND within {MAX_ACTS} acts", flush=True)
            missed += 1
        else:
            print(f"{name}: found by act {found.acts}, shrunk to {found.shrunk}: {found.mark}", flush=True)
    return 1 if missed else 0
