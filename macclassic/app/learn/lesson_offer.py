"""The lessons: which one the very first start offers, and their texts by language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macclassic.engine.core.registry import games
from macclassic.quickdraw.resources import FIRST_LANGUAGE, lesson_file, teaches

if TYPE_CHECKING:
    from macclassic.engine.progress.lesson import Lesson


def first_taught() -> str:
    """Return the key of the game whose lesson the very first start offers; empty if there is none."""
    return next(filter(teaches, games()), "")


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
