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


def translation_file(language: str) -> Path:
    """Return the file of a translation, there or not."""
    return resources_dir() / "i18n" / f"macclassic_{language}.qm"


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that the screen can speak, by their two letters: the first, and each that there is
    a translation to."""
    pattern = translation_file("*")
    found = (path.stem.rpartition("_")[2] for path in pattern.parent.glob(pattern.name))
    return FIRST_LANGUAGE, *sorted(found)
