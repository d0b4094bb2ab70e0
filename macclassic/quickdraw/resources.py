"""Where the drawings, fonts, cards and translations lie: in a checkout, an installation, a frozen program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FIRST_LANGUAGE = "en"
"""The language that everything is written in, and what is missing in another one is shown in."""


def resources_dir() -> Path:
    """Return the ``resources`` folder, whether or not anything is in it.

    It stands beside the ``macclassic`` package in a checkout and in a frozen program, and within it once
    installed.
    """
    package = Path(__file__).resolve().parents[1]
    within = package / "resources"
    return within if within.is_dir() else package.parent / "resources"


_more: list[Path] = []


def add(folder: Path) -> None:
    """Have a folder beside `resources` that is laid out as that is: what ours has not is found there."""
    if folder not in _more:
        _more.append(folder)


def folders() -> tuple[Path, ...]:
    """Return the ``resources`` folder, then those that were added."""
    return resources_dir(), *_more


def found(*parts: str) -> Path:
    """Return a file of the first of the `folders` that has it; where none has, that which ours would be."""
    paths = [folder.joinpath(*parts) for folder in folders()]
    return next((path for path in paths if path.is_file()), paths[0])


def translation_file(language: str) -> Path:
    """Return the file of a translation, there or not."""
    return resources_dir() / "i18n" / f"macclassic_{language}.qm"


def lesson_file(game: str, language: str) -> Path:
    """Return the file of a game's lesson, there or not."""
    return found("lessons", language, f"{game}.txt")


def teaches(game: str) -> bool:
    """Whether there is a lesson of a game."""
    return lesson_file(game, FIRST_LANGUAGE).is_file()


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that the screen can speak, by their two letters: the first, and each that there is
    a translation to."""
    pattern = translation_file("*")
    found = (path.stem.rpartition("_")[2] for path in pattern.parent.glob(pattern.name))
    return FIRST_LANGUAGE, *sorted(found)
