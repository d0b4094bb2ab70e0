"""Sentences of a log: who did what, in a language's own order of words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from macclassic.engine.texts import capital

translate = QCoreApplication.translate


def listed(words: Sequence[str]) -> str:
    """Return things one after the other, as one says them: "a, b and c"."""
    *some, last = words or ("",)
    return translate("spoken", " and ").join([", ".join(some), last] if some else [last])


def sentence(who: str, does: Sequence[str], *more: str) -> str:
    """Return that somebody did things, and after a semicolon each what followed, if anything."""
    text = translate("tale", "{who} {does}").format(who=who, does=listed(does))
    followed = [text, *filter(None, more)]
    return translate("tale", "{sentence}.").format(sentence=capital(translate("tale", "; ").join(followed)))
