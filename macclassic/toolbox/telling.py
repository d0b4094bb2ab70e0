"""Sentences of a log: who did what, in a language's own order of words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication

from macclassic.engine.texts import capital

translate = QCoreApplication.translate

E = TypeVar("E")


def listed(words: Sequence[str]) -> str:
    """Return things one after the other, as one says them: "a, b and c"."""
    *some, last = words or ("",)
    return translate("spoken", " and ").join([", ".join(some), last] if some else [last])


@dataclass(frozen=True)
class Deed:
    """A decision and what followed: whose, as it is called; whether it is the person's who reads of it."""

    who: str
    you: bool
    events: Sequence[Any]

    def of(self, kind: type[E]) -> list[E]:
        """Return what followed of a kind."""
        return [each for each in self.events if isinstance(each, kind)]

    def does(self, you: str, other: str, /, **words: Any) -> str:
        """Return what is done, by the person, or as it is told of another."""
        return (you if self.you else other).format(**words)

    def sentence(self, does: Sequence[str], gained: Sequence[str] = (), more: Sequence[str] = ()) -> str:
        """Return in a sentence what was done; after a colon what was gained by it, and after a semicolon
        each what it did to others."""
        text = translate("tale", "{who} {does}").format(who=self.who, does=listed(does))
        if gained:
            text = translate("tale", "{did}: {gained}").format(did=text, gained=", ".join(gained))
        followed = translate("tale", "; ").join([text, *more])
        return translate("tale", "{sentence}.").format(sentence=capital(followed))
