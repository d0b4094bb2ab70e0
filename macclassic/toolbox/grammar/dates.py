"""Dates in the language of the screen: in words, and in figures for columns."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale

from macclassic.engine.core.safe_text import harmless

from .french import day as french_day
from .sentences import translate


def date_in_words(day: date, language: str, form: str) -> str:
    """Return a date in a language, in a format of `QLocale` such as ``dddd d MMMM yyyy``.

    The format is translated too, because the order of days and months differs.
    """
    if language == "fr":
        form = " ".join(f"'{french_day(str(day.day))}'" if each == "d" else each for each in form.split(" "))
    return QLocale(language).toString(QDate(day.year, day.month, day.day), form)


def date_in_figures(when: str) -> str:
    """Return the day of a recorded moment in ten figures and signs; a damaged one as it is recorded."""
    try:
        day = date.fromisoformat(when[:10])
    except ValueError:
        return harmless(when[:10], 10)
    text = translate("date", "{year:04}-{month:02}-{day:02}")
    return text.format(year=day.year, month=day.month, day=day.day)
