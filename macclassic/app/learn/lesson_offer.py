"""The lesson of a game is offered to whoever has neither played it nor been taught: of the first game in the
notice of the very first start (`app/dialogs/shareware_notice.py`), of each in the Options that come before
its first match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from macclassic.app.host import ProgramServices
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import FIRST_LANGUAGE, lesson_file, teaches

if TYPE_CHECKING:
    from macclassic.engine.progress.lesson import Lesson
    from macclassic.toolbox.dialogs.dialogs import OptionsDialog

translate = QCoreApplication.translate

SHOW = "show"
"""The button that leads to a lesson."""


def first_taught() -> str:
    """Return the game whose lesson is offered at the very first start; empty where there is none."""
    return next(filter(teaches, games()), "")


def is_due(host: ProgramServices, key: str) -> bool:
    """Whether the lesson of a game is to be offered before a match: to nobody who has begun one, or the
    lesson, or to whom it has been offered at the first start; nor where it would be forgotten."""
    folder = host.folder
    if folder is None or not teaches(key) or host.settings.games.get(key):
        return False
    return key != first_taught() or not folder.trial.exists()


def lesson_of(key: str, language: str) -> Lesson:
    """Return the lesson of a game in a language, or in the first where there is none in that.

    Raises BadLesson.
    """
    # The notice asks here which game is taught, at a start that waits for no match.
    from macclassic.engine.progress.lesson import read

    path = lesson_file(key, language)
    if not path.is_file():
        path = lesson_file(key, FIRST_LANGUAGE)
    return read(path.read_text(encoding="utf-8"))


def add_offer(
    host: ProgramServices, spec: GameSpec, dialog: OptionsDialog, give: Callable[[], object]
) -> None:
    """Add a line and a button to the Options of a first match, if the lesson is to be offered there."""
    if not is_due(host, spec.key):
        return
    from macclassic.engine.progress.lesson import BadLesson
    from macclassic.table.company.names import companion

    try:
        lesson = lesson_of(spec.key, host.language)
    except BadLesson:
        return

    def show() -> None:
        dialog.dismiss()
        give()

    text = translate("notice", "Never played {game}? {name} shows you how in {n} small steps.")
    dialog.add_note(text.format(game=spec.title, name=companion(lesson.teacher), n=len(lesson.steps)))
    balloon = translate("balloon", "To be shown how {game} is played, click this button.")
    dialog.add_other(SHOW, translate("notice", "Show Me"), balloon.format(game=spec.title), show)
