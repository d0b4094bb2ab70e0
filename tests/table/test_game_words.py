"""Tests of the names of players at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from macclassic.table.company.names import named
from tests.support.match.program import opened


@pytest.mark.parametrize(
    ("player", "name", "korean"),
    [
        ("iq:100@aunt", "Bora", "보라"),
        ("iq:100", "Oskar", "오스카"),  # War of Coins has the companion in the level
        ("person", "Bora", "Bora"),
        ("iq:100", "A", "A"),
    ],
)
def test_the_companions_have_names_in_the_language_of_the_screen(
    player: str, name: str, korean: str, qapp: object, tmp_path: Path
) -> None:
    program = opened(tmp_path)
    program.set_language("ko")
    found = named({"player": player, "name": name})
    program.set_language("en")
    assert found == korean
    assert named({"player": player, "name": name}) == name
