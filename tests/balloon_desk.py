"""A program in one language whose balloons are read, for tests: a game opened, and its table walked over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from desk import make_program, settle

from macclassic.app.program import Program
from macclassic.app.settings import Settings


@contextmanager
def speaking(tmp_path: Path, language: str, game: str = "") -> Iterator[Program]:
    """Yield a program in a language, at the desktop or with a game opened; put all away afterwards."""
    program = make_program(tmp_path / "data", settings=Settings(scale=1, sound=False, language=language))
    program.start()
    if game:
        program.open_game(game, zoom=False, enter=False)
    settle()
    yield program
    program.quit()
    program.set_language("en")
    program.screen.close()
    settle()
