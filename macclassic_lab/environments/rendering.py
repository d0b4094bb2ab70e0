"""Rendering of a match on its table as an array, without a display."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from macclassic.engine.core.game_spec import GameSpec
from macclassic.engine.match.match import Match


class TableRenderer:
    """Emulated screen of its own on which one game is open."""

    def __init__(self, game: str, depth: int) -> None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ.setdefault("QT_LOGGING_RULES", "*.warning=false")
        from macclassic.app.program.program import Program, application
        from macclassic.app.storage.settings import Settings

        application()
        self._program = Program(None, Settings(depth=depth, scale=1, sound=False), think=False)
        self._program.manager.zooming = False
        self._program.screen.show()
        controller = self._program.game_controller(game)
        assert controller is not None
        self._controller = controller

    def picture(
        self, spec: GameSpec, options: Any, seed: int, taken: Sequence[Sequence[Any]]
    ) -> NDArray[np.uint8]:
        """Return the picture of the screen after these actions of each round."""
        seats = spec.seats(options)
        match = Match.new(spec, options, spec.seated(options, spec.players.default[: len(seats)]), seed)
        for number, actions in enumerate(taken):
            if number:
                match.next_round()
            for action in actions:
                match.apply(action)
        self._controller.session.show(match)
        self._controller.table.finish()
        QCoreApplication.processEvents()
        screen = self._program.screen
        screen.refresh()
        shown = screen.buffer.as_shown(screen.buffer.indices)
        rows = np.frombuffer(shown.constBits(), np.uint8).reshape(shown.height(), shown.bytesPerLine())
        pixels = rows[:, : 4 * shown.width()].reshape(shown.height(), shown.width(), 4)
        return np.ascontiguousarray(pixels[:, :, 2::-1])

    def close(self) -> None:
        """Close the screen and the program."""
        self._program.screen.hide()
        self._program.screen.deleteLater()
        self._program.deleteLater()
        QCoreApplication.processEvents()
