"""Tests that docs/architecture.md names only existing files."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/<>*-]+\.py)`", PAGE)))


def found(name: str) -> list[Path]:
    """Return the files that a name stands for: in the checkout, `macclassic` or any game."""
    pattern = re.sub(r"<\w+>", "*", name)
    return [
        path
        for folder in (".", "macclassic", "games/*", "games/*/screen")
        for path in ROOT.glob(f"{folder}/{pattern}")
    ]


def test_every_file_named_on_the_page_exists() -> None:
    assert len(NAMED) > 15
    assert [name for name in NAMED if not found(name)] == []
