"""Reasons of hints in the language of the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def reason_words(said: Mapping[str, Any], spell: Callable[[str], str]) -> str:
    """Return the reason of a hint that a thinking process gave (see `GameTable.show_hint`), in English where
    it does not tell what it was made of. `spell` returns what a field of it says in words of the screen."""
    template, fields = said.get("template"), said.get("fields")
    if not isinstance(template, str) or not isinstance(fields, dict):
        return str(said.get("why", ""))
    words = {name: spell(value) if isinstance(value, str) else value for name, value in fields.items()}
    return translate("hint", template).format(**words)
