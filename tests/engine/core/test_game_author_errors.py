"""Error messages for authors of games name what is missing."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import games
from macclassic.engine.core import registry
from macclassic.engine.core.codec import Codec, number


@dataclass(frozen=True)
class Asked:
    seat: int
    card: int = 0


def test_a_field_without_its_kind_is_named_in_the_error() -> None:
    with pytest.raises(TypeError, match="every field of an event needs its kind: card"):
        Codec("event", [Asked], seat=number(0, 3, "seat"))


def test_a_folder_without_a_game_is_named_in_the_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pigs").mkdir()
    (tmp_path / "pigs" / "__init__.py").write_text("GAEM = None\n")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    try:
        with pytest.raises(TypeError, match=r"games/pigs/__init__.py has no GAME"):
            registry.games.__wrapped__()
    finally:
        sys.modules.pop("games.pigs", None)
