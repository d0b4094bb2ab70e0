"""`macclassic screenshot`: writes the emulated screen as an indexed PNG, reproducible byte by byte."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication

from macclassic.app.dialogs.archive_dialogs import show_backup
from macclassic.app.dialogs.shareware_notice import NoticeDialog, RegistrationDialog
from macclassic.app.dialogs.table_options import show_table_options
from macclassic.app.errors import UsageError
from macclassic.app.game.ladder_match import open_keepsake
from macclassic.app.play.help_windows import about_balloons
from macclassic.app.program.program import Program, application
from macclassic.app.progress.achievements import AlbumDialog
from macclassic.app.progress.ladder_windows import LadderWindow
from macclassic.app.storage import data_folder
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.companions import level_alone
from macclassic.engine.core.registry import games
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.match.simulate import begin, played
from macclassic.engine.progress import ladder
from macclassic.engine.progress.ladder import War
from macclassic.engine.progress.trial_period import TrialPeriod
from macclassic.toolbox.dialogs.dialogs import Dialog, Kind, alert
from macclassic.toolbox.grammar.sentences import translate
from macclassic.toolbox.screen.emulated_screen import Screen

MENUS = ("Edit", "Game", "Options", "Help", "Balloons", "Applications")
"""English titles of the menus, by which they are named in every language."""


def screenshot(
    what: str,
    seed: int,
    ply: int,
    depth: int,
    scale: int,
    dialog: str,
    language: str,
    out: Path,
    pointer: tuple[int, int] | None = None,
    balloons: bool = False,
) -> None:
    """Write a picture of the desktop, or of a game after `ply` decisions, with a dialog if one is named.

    The decisions are those of `macclassic simulate GAME --seed N`. `pointer` is the position of the mouse in
    pixels; None draws no pointer. With `balloons`, the balloon at that position is shown.

    Raises UsageError.
    """
    # A picture needs no display, and must not open a window on one, nor depend on its scale.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS"):
        os.environ.pop(name, None)
    os.environ.setdefault("QT_LOGGING_RULES", "*.warning=false")

    flash = application().cursorFlashTime()
    settings = Settings(depth=depth, scale=1, language=language, sound=False, balloons=balloons)
    program = Program(None, settings, think=False)
    try:
        program.manager.zooming = False
        QApplication.setCursorFlashTime(0)  # a picture does not depend on when it is taken
        program.screen.show()
        _settle()
        if what == "desktop":
            program.desktop.setFocus()
        else:
            _play(program, what, seed, ply)
        if dialog:
            dialogs = _dialogs(program)
            if dialog not in dialogs:
                raise UsageError(
                    f"there is no dialog “{harmless(dialog, 40)}” there; there are {_listed(dialogs)}"
                )
            dialogs[dialog]()
        _settle()
        _quiet(program)
        if pointer is not None:
            _point(program.screen, pointer)
            _settle()
        program.screen.refresh()
        try:
            data_folder.check_target(out)
            if pointer is not None:
                program.screen.save(out, scale)
            else:
                program.screen.buffer.save(out, scale)
        except data_folder.DiskError as error:
            raise UsageError(str(error)) from None
        except OSError as error:
            raise UsageError(f"{out}: {error.strerror or error}") from None
    finally:
        QApplication.setCursorFlashTime(flash)
        program.screen.hide()
        QCoreApplication.processEvents()
        # Frees the screen: one process may take many pictures.
        program.screen.deleteLater()
        program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _point(screen: Screen, pixel: tuple[int, int]) -> None:
    """Move the mouse to a pixel of the emulated screen."""

    size = screen.screen_size
    if not (pixel[0] < size.width() and pixel[1] < size.height()):
        raise UsageError(
            f"the pointer can't be at {pixel[0]},{pixel[1]}: the screen is {size.width()} × {size.height()}"
        )
    at = QPointF(screen.to_viewport(QPoint(*pixel)))
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QGuiApplication.sendEvent(screen.viewport(), move)


def _quiet(program: Program) -> None:
    """End animations and remarks, so that the picture is reproducible."""
    front = program.manager.front
    if isinstance(front, Dialog):
        front.hurry()
    if program.game is not None:
        program.game.table.talk.hush()
    _settle()


def _settle() -> None:
    for _ in range(8):
        QCoreApplication.processEvents()


def _play(program: Program, game: str, seed: int, ply: int) -> None:
    """Open a game and play `ply` decisions by computers of the seats' levels, without their temperaments."""

    controller = program.game_controller(game)
    assert controller is not None
    spec = games()[game]
    seats = begin(spec, seed).seats
    match = played(spec, seed, players=[level_alone(str(seat["player"])) for seat in seats], decisions=ply)
    match.seats[:] = seats
    controller.session.show(match)


def _listed(names: Iterable[str]) -> str:
    """Return the names in alphabetical order; numbered ones as a range, to fit in a line."""
    whole, numbered = set[str](), dict[str, list[int]]()
    for name in names:
        stem, _, number = name.rpartition("-")
        if number.isdecimal():
            numbered.setdefault(stem, []).append(int(number))
        else:
            whole.add(name)
    whole |= {f"{stem}-{min(all_)} to {stem}-{max(all_)}" for stem, all_ in numbered.items()}
    return ", ".join(sorted(whole))


def _dialogs(program: Program) -> dict[str, Callable[[], object]]:
    """Return the callbacks that open something over the picture, by name."""

    first = date(1993, 9, 1)

    def notice(days: int) -> Callable[[], object]:
        trial = TrialPeriod(first, first + timedelta(days=days - 1))
        return lambda: program.manager.open(NoticeDialog(trial, patience_ms=0, language=program.language))

    wars = (War(1, 0, brought=38, place=1), War(2, 1, place=1, brought=31), War(3, 2, brought=4, place=2))
    example = {f"{war.number}/1993": war.to_json() for war in wars}
    when = {"when": first.isoformat(), "match": "1/1993", "round": 1}
    album = dict.fromkeys(("finish-a-war", "wire-full", "from-five", "aces", "own-goal", "bouquet"), when)
    found: dict[str, Callable[[], object]] = {
        "about": program.show_about,
        "monitors": program.show_monitors,
        "sound": program.show_sound,
        "language": program.show_language,
        "patterns": program.show_patterns,
        "achievements": lambda: program.manager.open(AlbumDialog(album)),
        "backup": lambda: show_backup(program),
        "table-options": lambda: show_table_options(program),
        "about-balloons": lambda: program.manager.open(about_balloons()),
        "notice": notice(4),
        "notice-over": notice(23),
        "register": lambda: program.manager.open(RegistrationDialog("Susan")),
        "alert": lambda: alert(
            program.manager, Kind.CAUTION, "“settings.json” could not be written: the disk is full."
        ),
    }
    if declared := ladder.of_games():
        now = declared[1].standing(example)
        found["ladder"] = lambda: program.manager.open(LadderWindow(now))
        found["keepsake"] = lambda: open_keepsake(program, f"keepsake-{now.ladder.rooms[-2].keepsake}")
    english = {translate("menu", title): title.casefold() for title in MENUS}
    for index, menu in enumerate(program.bar.menus):
        found[f"menu-{english.get(menu.title, 'emblem')}"] = partial(program.bar.pull_down, index)
    if program.game is not None:
        found |= program.game.dialogs()
    return found
