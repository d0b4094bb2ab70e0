"""Sound: optional at run time, silent without a device, never in the way."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from macclassic.quickdraw.resources import resources_dir

LOUDEST = 7

# Programs that play a WAV file on Linux and macOS, the likeliest first, with how each is told the volume
# as a part of the full one. aplay can't be told.
_PLAYERS = (
    ("pw-play", lambda part: [f"--volume={part:.2f}"]),
    ("paplay", lambda part: [f"--volume={round(part * 65536)}"]),
    ("afplay", lambda part: ["-v", f"{part:.2f}"]),
    ("aplay", lambda part: ["-q"]),
)
_Arguments = Callable[[float], list[str]]


class Sounds(QObject):
    """Plays the short sounds of `resources/sounds` by name.

    QtMultimedia would add 40 MB and needs libraries that a plain system lacks, so the system's own player is
    asked; where there is none, all is silent and nothing fails.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self.volume = 5
        self._folder: Path = resources_dir() / "sounds"
        self._command: tuple[str, _Arguments] | None = None
        self._looked = False
        self._running: list[QProcess] = []

    @property
    def able(self) -> bool:
        """Whether this system has anything to play a sound with."""
        return sys.platform == "win32" or self._player() is not None

    def _player(self) -> tuple[str, _Arguments] | None:
        if not self._looked:
            self._looked = True
            for program, arguments in _PLAYERS:
                found = shutil.which(program)
                if found:
                    self._command = (found, arguments)
                    break
        return self._command

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on and there is something to play them with."""
        if not self.on or not self.volume:
            return
        path = self._folder / f"{name}.wav"
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)
            return
        player = self._player()
        # Three at once is a crowd; what comes too fast is dropped rather than queued.
        if player is None or len(self._running) >= 3:
            return
        process = QProcess(self)
        process.setProgram(player[0])
        process.setArguments([*player[1](self.volume / LOUDEST), str(path)])
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(lambda *_: self._done(process))
        process.errorOccurred.connect(lambda *_: self._done(process))
        self._running.append(process)
        process.start()

    def _done(self, process: QProcess) -> None:
        if process in self._running:
            self._running.remove(process)
            process.deleteLater()

    def stop(self) -> None:
        """End all that still sounds."""
        for process in self._running[:]:
            process.kill()
            process.waitForFinished(200)
