"""Why a file can't be used, in words for whoever sits at the screen: no keys, no counting from nought."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from macclassic.engine.record import BadRecord

translate = QCoreApplication.translate


def record_words(error: Exception) -> str:
    """Return why a record can't be used, without a full stop; other errors say it themselves."""
    if not isinstance(error, BadRecord):
        return str(error).rstrip(".")
    words = {
        "none": translate("session", "it holds no game, or it is damaged"),
        "newer": translate("session", "written by a newer version"),
        "long": translate("session", "it is too long"),
        "another": translate("session", "it is of another game"),
    }
    if error.fault in words:
        return words[error.fault]
    if error.game and error.move:
        text = translate("session", "it doesn’t follow the rules at move {move} of game {game}")
        return text.format(move=error.move, game=error.game)
    if error.game:
        return translate("session", "something is wrong with its game {game}").format(game=error.game)
    return translate("session", "the file is damaged")
