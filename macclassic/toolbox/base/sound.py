"""Sound playback: optional at run time, silent without a device, never blocking."""

from __future__ import annotations

import errno
import io
import os
import shutil
import struct
import sys
import wave
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QDir, QObject, QProcess, QStandardPaths, Qt, QTemporaryDir, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from macclassic.quickdraw.resources import resources_dir

MAX_VOLUME = 7
"""Highest volume; 0 is silence, as on the Mac."""
STEP_DB = 3.0
"""Decibels of one volume step; equal steps sound equal: half or twice the power."""


class Sound(StrEnum):
    """All sounds, by the name of their file."""

    BEEP = "beep"
    DROP = "drop"
    KNOCK = "knock"
    WHISTLE = "whistle"
    ACHIEVEMENT = "achievement"
    ATTACK = "attack"
    BLOOM = "bloom"
    CARD = "card"
    CHEER = "cheer"
    COIN = "coin"
    COLLECT = "collect"
    CUT = "cut"
    DEAL = "deal"
    FLIP = "flip"
    GO = "go"
    HINT = "hint"
    LOSE = "lose"
    PETAL = "petal"
    RAP = "rap"
    RIFFLE = "riffle"
    SHUFFLE = "shuffle"
    SMACK = "smack"
    STAMP = "stamp"
    STOP = "stop"
    SWEEP = "sweep"
    TICK = "tick"
    TRIPLET = "triplet"
    TURN = "turn"
    UNDO = "undo"
    WIN = "win"


ALERTS = (Sound.BEEP, Sound.DROP, Sound.KNOCK, Sound.WHISTLE)
"""Sounds that can be chosen as the alert sound; games do not use them."""

PLAYERS: tuple[tuple[str, ...], ...] = (("pw-play",), ("paplay",), ("afplay",), ("aplay", "-q"))
"""Commands that play a WAV file, the likeliest first; the path is appended.

They belong to PipeWire, PulseAudio, macOS and ALSA. All of them take a path. Not all accept a volume (aplay
does not), and not all read a WAV file from a pipe (afplay does not, and pw-play takes piped data for bare
samples). So the volume is part of the file, on disk.
"""

EXCLUSIVE_PLAYERS = ("aplay",)
"""Players that may find the device occupied by another sound: one process at a time."""

MAX_SOUNDS_PER_SECOND = 8
"""Maximum number of sounds begun within a second; further ones are dropped, not queued."""
MAX_SOUNDS_BEFORE_TICK = 5
"""Ticks are dropped after this many sounds within a second, to leave room for the next sound."""
MAX_AUDIBLE = 2
"""Maximum number of game sounds heard at once, by their own length: players linger after it."""
MAX_PROCESSES = 6
"""Maximum number of processes for game sounds at once, if players hang."""
LIMIT_MS = 5000
"""Time limit of a player process: no sound lasts a third of it, so the player waits for a device."""
MAX_REPEAT_DELAY_S = 0.5
"""Maximum delay with which another player may repeat a sound; later it no longer matches the picture."""

RETRY_S = 30.0
"""Seconds after a failure until all players are tried again: a device may be available by then."""


class _Voice(QObject):
    """One sound at a time and the process that plays it.

    `since` is its start and `until` its expected end, in seconds of the clock. The object is reused for later
    sounds, because a process must not delete itself in its own signals.
    """

    ended = Signal(QObject)
    """The process has ended; the argument is this voice."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.busy = False
        self.player: tuple[str, ...] = ()
        self.name = ""
        self.beep = False
        self.since = self.until = 0.0
        self._process = QProcess(self)
        self._process.setStandardInputFile(QProcess.nullDevice())
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        # Queued, because a receiver of `ended` may start the process again at once.
        self._process.stateChanged.connect(self._changed, Qt.ConnectionType.QueuedConnection)
        self._limit = QTimer(self, singleShot=True)
        self._limit.setInterval(LIMIT_MS)
        self._limit.timeout.connect(self._process.kill)

    def start(self, player: tuple[str, ...], path: Path, name: str, beep: bool) -> None:
        """Play a file with a player."""
        self.busy, self.player, self.name, self.beep = True, player, name, beep
        self._process.setProgram(player[0])
        self._process.setArguments([*player[1:], str(path)])
        self._limit.start()
        self._process.start()

    def stop(self) -> None:
        """Stop the sound; this does not count as a failure."""
        self.busy = False
        self._limit.stop()
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(200)

    @property
    def well(self) -> bool:
        """True if the player reported success for the last sound."""
        process = self._process
        return (
            process.error() == QProcess.ProcessError.UnknownError
            and process.exitStatus() == QProcess.ExitStatus.NormalExit
            and process.exitCode() == 0
        )

    def _changed(self) -> None:
        if self.busy and self._process.state() == QProcess.ProcessState.NotRunning:
            self.busy = False
            self._limit.stop()
            self.ended.emit(self)


class Sounds(QObject):
    """Plays the short sounds of `resources/sounds` by name.

    QtMultimedia would add 40 MB and needs libraries that a plain system lacks, so the system's own player
    runs in a process. A player that fails is not used again for a while; without a player everything is
    silent, and nothing fails. `on` enables game sounds; `volume` is 0 to `MAX_VOLUME`; `alert` is the sound
    of `beep`; `clock` returns seconds.
    """

    unheard = Signal()
    """A beep was inaudible: the volume is 0, or no player works."""

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._clock = clock
        self._begun: deque[float] = deque(maxlen=MAX_SOUNDS_PER_SECOND)
        self.on = True
        self.volume = 5
        self.alert = Sound.BEEP
        self._folder: Path = resources_dir() / "sounds"
        self._scaled: QTemporaryDir | None = None
        self._players: list[tuple[str, ...]] | None = None
        self._failed_at: float | None = None
        """Time of the last failure of a player; None if there was none since all were tried."""
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._activated)
        self._voices: list[_Voice] = []

    @property
    def able(self) -> bool:
        """True if this system has a player that has not failed."""
        return bool(self._left())

    @property
    def busy(self) -> bool:
        """True while any sound plays."""
        return any(voice.busy for voice in self._voices)

    def look_again(self) -> None:
        """Try all players again, also failed ones: a device may be available now."""
        self._players = self._failed_at = None

    def _activated(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.look_again()

    def play(self, sound: Sound) -> None:
        """Play a game sound, unless game sounds are off or a limit is reached."""
        now = self._clock()
        lately = sum(now - each < 1 for each in self._begun)
        fewer = lately < (MAX_SOUNDS_BEFORE_TICK if sound is Sound.TICK else MAX_SOUNDS_PER_SECOND)
        if self.on and fewer and self._room() and self._start(sound, beep=False):
            self._begun.append(now)

    def beep(self) -> None:
        """Play the alert sound, whether or not game sounds are on, without their limits."""
        if self._start(self.alert, beep=True):
            self._begun.append(self._clock())
        else:
            self.unheard.emit()

    def stop(self) -> None:
        """Stop all sounds and delete the temporary files."""
        for voice in self._voices:
            voice.stop()
        if self._scaled is not None:
            if sys.platform == "win32":
                import winsound

                winsound.PlaySound(None, 0)
            self._scaled.remove()
            self._scaled = None

    def _left(self) -> list[tuple[str, ...]]:
        """Return the players that exist and have not failed lately, in order of preference."""
        if self._failed_at is not None and self._clock() - self._failed_at >= RETRY_S:
            self.look_again()
        if self._players is None:
            if sys.platform == "win32":
                self._players = [("winsound",)]
            else:
                found = ((shutil.which(player[0]), player[1:]) for player in PLAYERS)
                self._players = [(program, *options) for program, options in found if program]
        return self._players

    def _start(self, name: str, beep: bool) -> bool:
        """Play a sound; return False if it will be inaudible."""
        players = self._left()
        if not self.volume or not players:
            return False
        try:
            path = self._as_loud(name)
            seconds = _seconds(path)
        except (OSError, EOFError, wave.Error):
            return False
        if sys.platform == "win32":
            return self._play_on_windows(path)
        voice = self._voice(beep)
        voice.since = self._clock()
        voice.until = voice.since + seconds
        voice.start(players[0], path, name, beep)
        return True

    def _alone(self) -> bool:
        """Return True if the preferred player can play only one sound at a time."""
        players = self._left()
        return bool(players) and Path(players[0][0]).name in EXCLUSIVE_PLAYERS

    def _room(self) -> bool:
        """Return True if one more game sound may begin."""
        busy = [voice for voice in self._voices if voice.busy]
        if self._alone():
            return not busy
        now = self._clock()
        heard = [voice for voice in busy if not voice.beep and now < voice.until]
        return len(heard) < MAX_AUDIBLE and len(busy) < MAX_PROCESSES

    def _voice(self, beep: bool) -> _Voice:
        """Return an idle voice; for a beep, stop the oldest voices if a limit is reached."""
        busy = sorted((voice for voice in self._voices if voice.busy), key=lambda voice: voice.since)
        if beep:
            for voice in busy if self._alone() else busy[: max(0, len(busy) - MAX_PROCESSES)]:
                voice.stop()
        for voice in self._voices:
            if not voice.busy:
                return voice
        voice = _Voice(self)
        voice.ended.connect(self._ended)
        self._voices.append(voice)
        return voice

    def _play_on_windows(self, path: Path) -> bool:
        """Play a file on Windows; a new sound stops the one before."""
        if sys.platform == "win32":
            import winsound

            quietly = winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(str(path), winsound.SND_FILENAME | quietly)
            except RuntimeError:
                self._players, self._failed_at = [], self._clock()
                return False
        return True

    def _ended(self, voice: _Voice) -> None:
        """Play a failed sound with the next player."""
        if voice.well:
            return
        players = self._left()
        if voice.player in players:
            players.remove(voice.player)
            self._failed_at = self._clock()
        name, beep = voice.name, voice.beep
        prompt = self._clock() - voice.since < MAX_REPEAT_DELAY_S
        if not (prompt and (beep or self._room()) and self._start(name, beep)) and beep:
            self.unheard.emit()

    def _as_loud(self, name: str) -> Path:
        """Return a file of the sound at the current volume.

        Raises OSError if none can be written.
        """
        source = self._folder / f"{name}.wav"
        if self.volume >= MAX_VOLUME:
            return source
        if self._scaled is not None:
            scaled = Path(self._scaled.path()) / f"{name}-{self.volume}.wav"
            if scaled.is_file():
                return scaled
        data = _scaled(source, 10 ** (STEP_DB * (self.volume - MAX_VOLUME) / 20))
        if self._scaled is None or not Path(self._scaled.path()).is_dir():
            self._scaled = _temporary_folder()
        scaled = Path(self._scaled.path()) / f"{name}-{self.volume}.wav"
        try:
            scaled.write_bytes(data)
        except OSError:
            scaled.unlink(missing_ok=True)
            raise
        return scaled


def _temporary_folder() -> QTemporaryDir:
    """Return a new folder among the system's temporary files, or in its cache if that is impossible.

    Raises OSError if both are.
    """
    cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    for parent in filter(None, (QDir.tempPath(), cache)):
        with suppress(OSError):
            if parent == cache:
                os.makedirs(parent, exist_ok=True)
            made = QTemporaryDir(f"{parent}/macclassic-XXXXXX")
            if made.isValid():
                return made
    raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), QDir.tempPath())


def _scaled(source: Path, part: float) -> bytes:
    """Return a file of 8-bit samples with scaled amplitude, in 16 bits to keep its resolution."""
    with wave.open(str(source), "rb") as file:
        shape = file.getparams()
        samples = file.readframes(file.getnframes())
    table = [round((value - 128) * 256 * part) for value in range(256)]
    made = io.BytesIO()
    with wave.open(made, "wb") as target:
        target.setparams(shape._replace(sampwidth=2))
        target.writeframes(struct.pack(f"<{len(samples)}h", *(table[value] for value in samples)))
    return made.getvalue()


def _seconds(path: Path) -> float:
    """Return the duration of a sound file in seconds."""
    with wave.open(str(path), "rb") as file:
        return file.getnframes() / file.getframerate()
