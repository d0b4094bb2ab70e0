"""Program on an offscreen display, for tools that measure and trace it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from macclassic.app.program.program import Program


@contextmanager
def unseen(scale: int = 2) -> Iterator[Program]:
    """A registered copy, not started, with a folder of its own: nothing zooms, sounds, speaks or thinks."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from macclassic.app.program.program import Program, application
    from macclassic.app.storage import data_folder
    from macclassic.app.storage.settings import Settings
    from macclassic.engine.progress.trial_period import number_for

    application()
    with TemporaryDirectory() as folder:
        claimed = data_folder.Folder(Path(folder))
        claimed.claim()
        settings = Settings(scale=scale, sound=False, attitude="off", name="Ada", number=number_for("Ada"))
        program = Program(claimed, settings, think=False)
        program.manager.zooming = False
        try:
            yield program
        finally:
            program.quit()
            program.screen.close()
            claimed.release()


def settle() -> None:
    """Let come what waits to."""
    from PySide6.QtCore import QCoreApplication

    for _ in range(50):
        QCoreApplication.processEvents()
