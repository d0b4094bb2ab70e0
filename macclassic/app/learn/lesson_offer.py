"""The lessons: which one the very first start offers, and their texts by language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import FIRST_LANGUAGE, lesson_file, teaches
from macclassic.toolbox.grammar.sentences import translate

if TYPE_CHECKING:
    from macclassic.app.program_services import ProgramServices
    from macclassic.engine.progress.lesson import Lesson


def first_taught() -> str:
    """Return the key of the game whose lesson the very first start offers; empty if there is none."""
    return next(filter(teaches, games()), "")


def lesson_title(services: ProgramServices, key: str) -> str:
    """Return the command of a game's lesson, which says whether it was left before its end."""
    left = services.settings.lesson_step(key)
    return translate("menu", "Continue Lesson") if left else translate("menu", "Lesson")


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
