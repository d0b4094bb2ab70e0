"""Simulated installed packages with a game: a folder on the path, with metadata as pip writes it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from macclassic.engine.core import registry

EXAMPLE = Path(__file__).parents[3] / "examples" / "high_card"


def install(path: Path, monkeypatch: pytest.MonkeyPatch, packages: Mapping[str, Path | str]) -> None:
    """Put packages into a folder on the path; call `forget` after the test.

    `packages` maps names to code: a folder to copy, or the text of a module that declares the game ``GAME``.
    """
    path.mkdir(exist_ok=True)
    for name, code in packages.items():
        if isinstance(code, Path):
            shutil.copytree(code, path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (path / f"{name}.py").write_text(code, encoding="utf-8")
        metadata = path / f"{name}-0.1.0.dist-info"
        metadata.mkdir()
        key = name.replace("_", "-")
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {key}\nVersion: 0.1.0\n")
        (metadata / "entry_points.txt").write_text(f"[macclassic.games]\n{key} = {name}:GAME\n")
    monkeypatch.syspath_prepend(path)
    registry.games.cache_clear()


def forget(*names: str) -> None:
    """Forget packages that were installed."""
    registry.games.cache_clear()
    for module in [each for each in sys.modules if each.partition(".")[0] in names]:
        del sys.modules[module]
