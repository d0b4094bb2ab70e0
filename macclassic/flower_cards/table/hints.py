"""Reasons of hints in the language of the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

LEAST_STAKE = 0.1
"""What a hint has to win for it to say so: dollars or points."""


def hint_words(said: Mapping[str, Any], context: str, amount: Callable[[float], str]) -> str:
    """Return the reason of a hint that a thinking process gave.

    `context`: of the names of cards in the translation; `amount` returns what is at stake in words.
    """
    template, fields = said.get("template"), said.get("fields")
    if not isinstance(template, str) or not isinstance(fields, dict):
        return str(said.get("why", ""))
    words = {
        name: translate(context, value) if isinstance(value, str) else value for name, value in fields.items()
    }
    text = translate("hint", template).format(**words)
    stake = said.get("stake")
    if isinstance(stake, float) and stake >= LEAST_STAKE:
        more = translate("hint", "The next best would bring about {amount} less.")
        text += " " + more.format(amount=amount(stake))
    return text
