"""Reasons of hints in the language of the screen, and what hangs on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from macclassic.toolbox.hints import reason_words

translate = QCoreApplication.translate

LEAST_STAKE = 0.1
"""What a hint has to win for it to say so: dollars or points."""


def hint_words(said: Mapping[str, Any], context: str, amount: Callable[[float], str]) -> str:
    """Return the reason of a hint that a thinking process gave.

    `context`: of the names of cards in the translation; `amount` returns what is at stake in words.
    """
    text = reason_words(said, lambda value: translate(context, value))
    stake = said.get("stake")
    if isinstance(stake, float) and stake >= LEAST_STAKE:
        more = translate("hint", "The next best would bring about {amount} less.")
        text += " " + more.format(amount=amount(stake))
    return text
