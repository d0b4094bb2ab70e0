"""Why a system refuses to read or write, in the language of the screen: it says so in its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def in_words(said: str | None) -> str:
    """Return in words for a sentence, without a full stop, what a system says of a failure:
    `OSError.strerror`, or `errorString` of Qt's files. What we have no words for stands as it was said."""
    said = (said or "").rstrip(".")
    words = {
        "Permission denied": translate("refused", "Permission denied"),
        "Operation not permitted": translate("refused", "Operation not permitted"),
        "Read-only file system": translate("refused", "Read-only file system"),
        "No space left on device": translate("refused", "No space left on device"),
        "Disk quota exceeded": translate("refused", "Disk quota exceeded"),
        "File too large": translate("refused", "File too large"),
        "File exists": translate("refused", "File exists"),
        "Not a directory": translate("refused", "Not a directory"),
        "Is a directory": translate("refused", "Is a directory"),
        "No such file or directory": translate("refused", "No such file or directory"),
        "File name too long": translate("refused", "File name too long"),
        "Too many open files": translate("refused", "Too many open files"),
        "Input/output error": translate("refused", "Input/output error"),
    }
    return words.get(said, said)
