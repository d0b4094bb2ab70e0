"""Offers the lesson of a game to players who know neither the game nor the lesson.

The first game's lesson is offered in the notice of the very first start (`app/dialogs/shareware_notice.py`),
each lesson in the Options before the first match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from macclassic.app.program_services import ProgramServices
from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import FIRST_LANGUAGE, lesson_file, teaches
from macclassic.toolbox.grammar.sentences import translate

if TYPE_CHECKING:
    from macclassic.engine.progress.lesson import Lesson
    from macclassic.toolbox.dialogs.dialogs import OptionsDialog


SHOW = "show"
"""Name of the button that starts the lesson."""


def first_taught() -> str:
    """Return the key of the game whose lesson the very first start offers; empty if there is none."""
    return next(filter(teaches, games()), "")


def is_due(services: ProgramServices, key: str) -> bool:
    """True if the lesson of a game is to be offered before a match.

    It is not due if the game or its lesson was begun, if the very first start offered it to this profile, or
    if there is no folder to remember the offer.
    """
    folder = services.folder
    if folder is None or not teaches(key) or services.settings.games.get(key):
        return False
    first_profile = folder.path == folder.copy.path
    return key != first_taught() or not first_profile or not folder.trial.exists()


def lesson_of(key: str, language: str) -> Lesson:
    """Return the lesson of a game in a language, or in the first language if there is none.

    Raises BadLesson.
    """
    # Imported here: the notice uses this module at a start that needs no lesson yet.
    from macclassic.engine.progress.lesson import read

    path = lesson_file(key, language)
    if not path.is_file():
        path = lesson_file(key, FIRST_LANGUAGE)
    return read(path.read_text(encoding="utf-8"))


def add_offer(
    services: ProgramServices, spec: GameSpec, dialog: OptionsDialog, give: Callable[[], object]
) -> None:
    """Add a line and a button to the Options of a first match, if the lesson is due there."""
    if not is_due(services, spec.key):
        return
    from macclassic.engine.progress.lesson import BadLesson
    from macclassic.table.company.names import companion

    try:
        lesson = lesson_of(spec.key, services.language)
    except BadLesson:
        return

    def show() -> None:
        dialog.dismiss()
        give()

    text = translate("notice", "Never played {game}? {name} shows you how in {n} small steps.")
    dialog.add_note(text.format(game=spec.title, name=companion(lesson.teacher), n=len(lesson.steps)))
    balloon = translate("balloon", "To be shown how {game} is played, click this button.")
    dialog.add_other(SHOW, translate("notice", "Show Me"), balloon.format(game=spec.title), show)
