"""Texts: those that came from outside, and how a sentence begins."""

from __future__ import annotations

import json
import re
from typing import Any

_HALF = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")


def capital(text: str) -> str:
    """Return a text as it stands at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def is_whole(text: str, data: Any) -> bool:
    """Whether nothing in `data`, which `text` is the JSON of, holds half a character: JSON can say one, which
    can be neither written nor kept in a database."""
    if not _HALF.search(text):
        return True
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True
