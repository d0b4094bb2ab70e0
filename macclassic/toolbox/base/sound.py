"""Sound: optional at run time, silent without a device, never in the way."""

from __future__ import annotations

import shutil
import struct
import sys
import wave
from collections import deque
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QProcess, Qt, QTemporaryDir, QTimer, Signal

from macclassic.quickdraw.resources import resources_dir

LOUDEST = 7
"""The volume goes from 0, which is silence, to this, as on the Mac."""
STEP_DB = 3.0
"""What one step of the volume is to the ear, the same from each to the next: half or twice the power."""


class Sound(StrEnum):
    """Every sound there is, by the name of its file."""

    BEEP = "beep"
    DROP = "drop"
    KNOCK = "knock"
    WHISTLE = "whistle"
    BLOOM = "bloom"
    CARD = "card"
    COIN = "coin"
    COLLECT = "collect"
    CUT = "cut"
    DEAL = "deal"
    FLIP = "flip"
    GO = "go"
    LOSE = "lose"
    RIFFLE = "riffle"
    SHUFFLE = "shuffle"
    SMACK = "smack"
    STOP = "stop"
    SWEEP = "sweep"
    TICK = "tick"
    TRIPLET = "triplet"
    WIN = "win"


ALERTS = (Sound.BEEP, Sound.DROP, Sound.KNOCK, Sound.WHISTLE)
"""Those of which one is chosen to call for attention."""

PLAYERS: tuple[tuple[str, ...], ...] = (("pw-play",), ("paplay",), ("afplay",), ("aplay", "-q"))
"""What plays a WAV file: PipeWire, PulseAudio, macOS, ALSA, the likeliest first; the file's path follows.

All of them take a path; not all can be told a volume (aplay can't) or read a WAV file from a pipe (afplay
can't, and pw-play takes what comes from one for bare samples). So the volume is in the file, on disk.
"""

ALONE = ("aplay",)
"""Players that may find the device taken where another sound is: one at a time."""

A_SECOND = 8
"""As many sounds begin within a second; what comes on top is dropped rather than queued."""
TICKS = 5
"""After as many no tick begins: a row of points leaves room for what they lead to."""
TOGETHER = 2
"""As many sounds of games are heard at once, by their own length: players linger after it."""
CROWD = 6
"""As many processes for games' sounds at once, if players hang."""
LIMIT_MS = 5000
"""No sound lasts a third of this: a player that does waits for a device in vain."""
PROMPT_S = 0.5
"""A sound that another player takes over later than this no longer belongs to what is seen."""


class _Voice(QObject):
    """One sound at a time and the process that plays it; `since` when, and `until` when it is to be heard.

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
        self.since = self.until = 0.0
        self._process = QProcess(self)
        self._process.setStandardInputFile(QProcess.nullDevice())
        self._process.setStandardOutputFile(QProcess.nullDevice())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        # Queued, since whoever hears of the end may begin anew at once.
        self._process.stateChanged.connect(self._changed, Qt.ConnectionType.QueuedConnection)
        self._limit = QTimer(self, interval=LIMIT_MS, singleShot=True)
        self._limit.timeout.connect(self._process.kill)

    def start(self, player: tuple[str, ...], path: Path, name: str, beep: bool) -> None:
        """Have a player play a file."""
        self.busy, self.player, self.name, self.beep = True, player, name, beep
        self._process.setProgram(player[0])
        self._process.setArguments([*player[1:], str(path)])
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
    def well(self) -> bool:
        """Whether the last sound was played, as far as its player says."""
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

    QtMultimedia would add 40 MB and needs libraries that a plain system lacks, so the system's own player is
    asked, in a process of its own. One that fails is not asked again; where none is left, all is silent and
    nothing fails.

    `on`: whether games sound; `volume`: 0 to `LOUDEST`; `alert`: what `beep` sounds like. `clock` tells the
    seconds.
    """

    unheard = Signal()
    """There was nothing to hear of a beep: the volume is 0, or nothing can play it."""

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._clock = clock
        self._begun: deque[float] = deque(maxlen=A_SECOND)
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
        """Play a game's sound, unless games are to be silent or it would be one too many."""
        now = self._clock()
        lately = sum(now - each < 1 for each in self._begun)
        fewer = lately < (TICKS if sound is Sound.TICK else A_SECOND)
        if self.on and fewer and self._room() and self._start(sound, beep=False):
            self._begun.append(now)

    def beep(self) -> None:
        """Call for attention, whether games sound or not and however many do."""
        if self._start(self.alert, beep=True):
            self._begun.append(self._clock())
        else:
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
        """Whether the player to ask can play but one sound at a time."""
        players = self._left()
        return bool(players) and Path(players[0][0]).name in ALONE

    def _room(self) -> bool:
        """Return whether one more of games' sounds may begin."""
        busy = [voice for voice in self._voices if voice.busy]
        if self._alone():
            return not busy
        now = self._clock()
        heard = [voice for voice in busy if not voice.beep and now < voice.until]
        return len(heard) < TOGETHER and len(busy) < CROWD

    def _voice(self, beep: bool) -> _Voice:
        """Return a voice that has nothing to do; for a beep the one that began first ends where all have."""
        busy = sorted((voice for voice in self._voices if voice.busy), key=lambda voice: voice.since)
        if beep:
            for voice in busy if self._alone() else busy[: max(0, len(busy) - CROWD)]:
                voice.stop()
        for voice in self._voices:
            if not voice.busy:
                return voice
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
        prompt = self._clock() - voice.since < PROMPT_S
        if not (prompt and (beep or self._room()) and self._start(name, beep)) and beep:
            self.unheard.emit()

    def _as_loud(self, name: str) -> Path:
        """Return a file of the sound at the volume in force."""
        source = self._folder / f"{name}.wav"
        if self.volume >= LOUDEST:
            return source
        if self._scaled is None:
            self._scaled = QTemporaryDir()
        scaled = Path(self._scaled.path()) / f"{name}-{self.volume}.wav"
        if not scaled.is_file():
            _scale(source, scaled, 10 ** (STEP_DB * (self.volume - LOUDEST) / 20))
        return scaled


def _scale(source: Path, target: Path, part: float) -> None:
    """Write a file of 8-bit samples anew with a part of their height, in 16 bits: softer, not coarser."""
    with wave.open(str(source), "rb") as file:
        shape = file.getparams()
        samples = file.readframes(file.getnframes())
    table = [round((value - 128) * 256 * part) for value in range(256)]
    with wave.open(str(target), "wb") as file:
        file.setparams(shape._replace(sampwidth=2))
        file.writeframes(struct.pack(f"<{len(samples)}h", *(table[value] for value in samples)))


def _seconds(path: Path) -> float:
    """Return how long a file of a sound lasts."""
    with wave.open(str(path), "rb") as file:
        return file.getnframes() / file.getframerate()
