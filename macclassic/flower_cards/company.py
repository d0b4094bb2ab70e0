"""The six people at the card tables: what they are called. How each plays is a game's own affair. No Qt."""

from __future__ import annotations

from collections.abc import Mapping

NAMES: Mapping[str, str] = {
    "aunt": "Bora",
    "clerk": "Oskar",
    "student": "Mina",
    "sailor": "Nils",
    "grandmother": "Rosa",
    "salesman": "Victor",
}
"""Their names, by what their pictures are called."""
