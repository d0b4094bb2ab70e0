"""Sound: optional at run time, silent without a device, never in the way."""

from __future__ import annotations

import shutil
import sys
import wave
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTemporaryDir

from macclassic.quickdraw.resources import resources_dir

LOUDEST = 7


class Sound(StrEnum):
    """Every sound there is, by the name of its file."""

    BEEP = "beep"
    DROP = "drop"
    KNOCK = "knock"
    WHISTLE = "whistle"
    CARD = "card"
    COIN = "coin"
    COLLECT = "collect"
    DEAL = "deal"
    FLIP = "flip"
    GO = "go"
    LOSE = "lose"
    SMACK = "smack"
    STOP = "stop"
    SWEEP = "sweep"
    TRIPLET = "triplet"
    WIN = "win"


ALERTS = (Sound.BEEP, Sound.DROP, Sound.KNOCK, Sound.WHISTLE)
"""Those of which one is chosen to call for attention."""

# Programs that play a WAV file on Linux and macOS, the likeliest first. None is told a volume: aplay can't
# be, and so all get samples that are as loud as they should be.
_PLAYERS = (("pw-play",), ("paplay",), ("afplay",), ("aplay", "-q"))
CROWD = 3
"""As many sounds at once; what comes on top is dropped rather than queued."""


class Sounds(QObject):
    """Plays the short sounds of `resources/sounds` by name.

    QtMultimedia would add 40 MB and needs libraries that a plain system lacks, so the system's own player is
    asked; where there is none, or none that works, all is silent and nothing fails.

    `on`: whether games sound; `volume`: 0 to `LOUDEST`; `alert`: what `beep` sounds like.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self.volume = 5
        self.alert = Sound.BEEP
        self._folder: Path = resources_dir() / "sounds"
        self._scaled: QTemporaryDir | None = None
        self._players: list[list[str]] | None = None
        self._running: list[QProcess] = []

    @property
    def able(self) -> bool:
        """Whether this system has anything to play a sound with."""
        return sys.platform == "win32" or bool(self._found())

    def _found(self) -> list[list[str]]:
        """Return the commands of players that are here and have not failed."""
        if self._players is None:
            paths = ((shutil.which(program), options) for program, *options in _PLAYERS)
            self._players = [[path, *options] for path, options in paths if path]
        return self._players

    def beep(self) -> bool:
        """Call for attention, whether games sound or not; False if that can't be heard."""
        if not self.able or not self.volume:
            return False
        self._sound(self.alert)
        return True

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on and there is something to play them with."""
        if self.on:
            self._sound(name)

    def _sound(self, name: str) -> None:
        if not self.volume or len(self._running) >= CROWD:
            return
        path = self._as_loud(name)
        if path is None:
            return
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)
            return
        players = self._found()
        if not players:
            return
        player = players[0]
        process = QProcess(self)
        process.setProgram(player[0])
        process.setArguments([*player[1:], str(path)])
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(lambda code, status: self._done(process, player, code == 0))
        process.errorOccurred.connect(lambda _error: self._done(process, player, False))
        self._running.append(process)
        process.start()

    def _as_loud(self, name: str) -> Path | None:
        """Return a file of the sound at the volume in force; None where there is none."""
        source = self._folder / f"{name}.wav"
        if self.volume >= LOUDEST:
            return source if source.is_file() else None
        if self._scaled is None:
            self._scaled = QTemporaryDir()
        scaled = Path(self._scaled.path()) / f"{name}-{self.volume}.wav"
        if not scaled.is_file():
            try:
                _scale(source, scaled, self.volume / LOUDEST)
            except (OSError, EOFError, wave.Error):
                return None
        return scaled

    def _done(self, process: QProcess, player: list[str], well: bool) -> None:
        if process not in self._running:
            return
        self._running.remove(process)
        process.deleteLater()
        if not well and player in self._found():
            # No device, or not the player it seemed to be: the next one, and in the end silence.
            self._found().remove(player)

    def stop(self) -> None:
        """End all that still sounds."""
        running, self._running = self._running, []
        for process in running:
            process.kill()
            process.waitForFinished(200)


def _scale(source: Path, target: Path, part: float) -> None:
    """Write a file of 8-bit samples anew with a part of their loudness."""
    with wave.open(str(source), "rb") as file:
        shape = file.getparams()
        samples = file.readframes(file.getnframes())
    table = bytes(128 + round((value - 128) * part) for value in range(256))
    with wave.open(str(target), "wb") as file:
        file.setparams(shape)
        file.writeframes(samples.translate(table))
