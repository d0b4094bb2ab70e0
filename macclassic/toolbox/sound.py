"""Sound: optional at run time, silent without a device, never in the way."""

from __future__ import annotations

import shutil
import sys
import wave
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Qt, QTemporaryDir, QTimer, Signal

from macclassic.quickdraw.resources import resources_dir

LOUDEST = 7
"""The volume goes from 0, which is silence, to this, as on the Mac."""


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

PLAYERS: tuple[tuple[str, ...], ...] = (("pw-play",), ("paplay",), ("afplay",), ("aplay", "-q"))
"""What plays a WAV file: PipeWire, PulseAudio, macOS, ALSA, the likeliest first; the file's path follows.

All of them take a path; not all can be told a volume (aplay can't) or read a WAV file from a pipe (afplay
can't, and pw-play takes what comes from one for bare samples). So the volume is in the file, on disk.
"""

CROWD = 3
"""As many sounds at once; what comes on top is dropped rather than queued."""
LIMIT_MS = 5000
"""No sound lasts a third of this: a player that does waits for a device in vain."""
PROMPT_MS = 500
"""A sound that another player takes over later than this no longer belongs to what is seen."""


class _Voice(QObject):
    """One sound at a time and the process that plays it.

    It stays for the next sound: a process that deletes itself from its own signals is trouble.
    """

    ended = Signal(QObject)
    """The process is over: this voice."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.busy = False
        self.player: tuple[str, ...] = ()
        self.name = ""
        self.beep = False
        self._process = QProcess(self)
        self._process.setStandardInputFile(QProcess.nullDevice())
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        # Queued, since whoever hears of the end may begin anew at once.
        self._process.stateChanged.connect(self._changed, Qt.ConnectionType.QueuedConnection)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(LIMIT_MS)
        self._limit.timeout.connect(self._process.kill)
        self._since = QElapsedTimer()

    def start(self, player: tuple[str, ...], path: Path, name: str, beep: bool) -> None:
        """Have a player play a file."""
        self.busy, self.player, self.name, self.beep = True, player, name, beep
        self._process.setProgram(player[0])
        self._process.setArguments([*player[1:], str(path)])
        self._since.start()
        self._limit.start()
        self._process.start()

    def stop(self) -> None:
        """End the sound, which is no failure."""
        self.busy = False
        self._limit.stop()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(200)

    @property
    def process_id(self) -> int:
        """The system's number of the process, 0 where none runs."""
        return int(self._process.processId())

    @property
    def well(self) -> bool:
        """Whether the last sound was played, as far as its player says."""
        process = self._process
        return (
            process.error() == QProcess.ProcessError.UnknownError
            and process.exitStatus() == QProcess.ExitStatus.NormalExit
            and process.exitCode() == 0
        )

    @property
    def prompt(self) -> bool:
        """Whether the sound was asked for just now."""
        return self._since.elapsed() < PROMPT_MS

    def _changed(self) -> None:
        if self.busy and self._process.state() == QProcess.ProcessState.NotRunning:
            self.busy = False
            self._limit.stop()
            self.ended.emit(self)


class Sounds(QObject):
    """Plays the short sounds of `resources/sounds` by name.

    QtMultimedia would add 40 MB and needs libraries that a plain system lacks, so the system's own player is
    asked, in a process of its own. One that fails is not asked again; where none is left, all is silent and
    nothing fails.

    `on`: whether games sound; `volume`: 0 to `LOUDEST`; `alert`: what `beep` sounds like.
    """

    unheard = Signal()
    """There was nothing to hear of a beep: the volume is 0, or nothing can play it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = True
        self.volume = 5
        self.alert = Sound.BEEP
        self._folder: Path = resources_dir() / "sounds"
        self._scaled: QTemporaryDir | None = None
        self._players: list[tuple[str, ...]] | None = None
        self._voices: list[_Voice] = []

    @property
    def able(self) -> bool:
        """Whether this system has anything to play a sound with, as far as is known."""
        return bool(self._left())

    @property
    def busy(self) -> bool:
        """Whether anything sounds now."""
        return any(voice.busy for voice in self._voices)

    def look_again(self) -> None:
        """Ask even those players again that have failed: a device may be there now."""
        self._players = None

    def play(self, sound: Sound) -> None:
        """Play a game's sound, unless games are to be silent."""
        if self.on:
            self._start(sound, beep=False)

    def beep(self) -> None:
        """Call for attention, whether games sound or not."""
        if not self._start(self.alert, beep=True):
            self.unheard.emit()

    def stop(self) -> None:
        """End all that still sounds, and leave nothing on disk."""
        for voice in self._voices:
            voice.stop()
        if self._scaled is not None:
            if sys.platform == "win32":
                import winsound

                winsound.PlaySound(None, 0)
            self._scaled.remove()
            self._scaled = None

    # Players

    def _left(self) -> list[tuple[str, ...]]:
        """Return the players that are there and have not failed yet, the one to ask first."""
        if self._players is None:
            if sys.platform == "win32":
                self._players = [("winsound",)]
            else:
                found = ((shutil.which(player[0]), player[1:]) for player in PLAYERS)
                self._players = [(program, *options) for program, options in found if program]
        return self._players

    def _start(self, name: str, beep: bool) -> bool:
        """Play a sound; return False if there will be nothing to hear."""
        players = self._left()
        if not self.volume or not players:
            return False
        voice = self._voice(beep)
        if voice is None:
            return True
        path = self._as_loud(name)
        if path is None:
            return False
        if sys.platform == "win32":
            return self._play_on_windows(path)
        voice.start(players[0], path, name, beep)
        return True

    def _voice(self, beep: bool) -> _Voice | None:
        """Return a voice that has nothing to do, or None in a crowd; there is always room for a beep."""
        idle = [voice for voice in self._voices if not voice.busy]
        if len(self._voices) - len(idle) >= CROWD + beep:
            return None
        if idle:
            return idle[0]
        voice = _Voice(self)
        voice.ended.connect(self._ended)
        self._voices.append(voice)
        return voice

    def _play_on_windows(self, path: Path) -> bool:
        """Have Windows play a file; a new sound ends the one before."""
        if sys.platform == "win32":
            import winsound

            quietly = winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(path), winsound.SND_FILENAME | quietly)
            except RuntimeError:
                self._players = []
                return False
        return True

    def _ended(self, voice: _Voice) -> None:
        """Give a sound that could not be played to the next player."""
        if voice.well:
            return
        players = self._left()
        if voice.player in players:
            players.remove(voice.player)
        name, beep = voice.name, voice.beep
        if not (voice.prompt and self._start(name, beep)) and beep:
            self.unheard.emit()

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


def _scale(source: Path, target: Path, part: float) -> None:
    """Write a file of 8-bit samples anew with a part of their loudness."""
    with wave.open(str(source), "rb") as file:
        shape = file.getparams()
        samples = file.readframes(file.getnframes())
    table = bytes(128 + round((value - 128) * part) for value in range(256))
    with wave.open(str(target), "wb") as file:
        file.setparams(shape)
        file.writeframes(samples.translate(table))
