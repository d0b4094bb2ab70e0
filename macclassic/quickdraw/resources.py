"""Paths of drawings, fonts, cards and translations: in a checkout, an installation, a frozen program."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FIRST_LANGUAGE = "en"
"""Source language of all texts, and the fallback for texts that a translation lacks."""


def resources_dir() -> Path:
    """Return the ``resources`` folder; it need not exist.

    It is beside the ``macclassic`` package in a checkout and in a frozen program, and inside it after an
    installation.
    """
    package = Path(__file__).resolve().parents[1]
    within = package / "resources"
    return within if within.is_dir() else package.parent / "resources"


_more: list[Path] = []


def add(folder: Path) -> None:
    """Add a folder with the layout of `resources`; it is searched for files that `resources` lacks."""
    if folder not in _more:
        _more.append(folder)


@cache
def _of_our_games() -> tuple[Path, ...]:
    """Return the ``resources`` folders within our games: a new game has its pictures there."""
    return tuple(sorted((resources_dir().parent / "games").glob("*/resources")))


def folders() -> tuple[Path, ...]:
    """Return the ``resources`` folder, then those of our games, then the added folders."""
    return resources_dir(), *_of_our_games(), *_more


def found(*parts: str) -> Path:
    """Return a file from the first of the `folders` that contains it, else its path in ``resources``."""
    paths = [folder.joinpath(*parts) for folder in folders()]
    return next((path for path in paths if path.is_file()), paths[0])


def translation_file(language: str) -> Path:
    """Return the path of a translation file; it need not exist."""
    return resources_dir() / "i18n" / f"macclassic_{language}.qm"


def lesson_file(game: str, language: str) -> Path:
    """Return the path of a game's lesson; it need not exist."""
    return found("lessons", language, f"{game}.txt")


def teaches(game: str) -> bool:
    """Return True if there is a lesson of a game."""
    return lesson_file(game, FIRST_LANGUAGE).is_file()


@cache
def languages() -> tuple[str, ...]:
    """Return the available languages by two-letter code: the source language, then each translation."""
    pattern = translation_file("*")
    found = (path.stem.rpartition("_")[2] for path in pattern.parent.glob(pattern.name))
    return FIRST_LANGUAGE, *sorted(found)
