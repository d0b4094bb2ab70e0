"""Fields for whole numbers."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QIntValidator


def whole_numbers(least: int, most: int, parent: QObject) -> QIntValidator:
    """Return a validator of whole numbers without a separator of thousands, which `int` could not read.

    The digits of the system's language are accepted, as `int` does.
    """
    validator = QIntValidator(least, most, parent)
    locale = validator.locale()
    locale.setNumberOptions(QLocale.NumberOption.RejectGroupSeparator)
    validator.setLocale(locale)
    return validator
