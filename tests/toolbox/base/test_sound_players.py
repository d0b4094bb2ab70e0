"""Sound players of the system, replaced by scripts that record their calls."""

from __future__ import annotations

import itertools
import shutil
import subprocess
import sys
import wave
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from macclassic.app.storage.settings import Settings
from macclassic.quickdraw.resources import resources_dir
from macclassic.toolbox.base.sound import (
    ALERTS,
    EXCLUSIVE_PLAYERS,
    LIMIT_MS,
    MAX_AUDIBLE,
    MAX_PROCESSES,
    MAX_SOUNDS_PER_SECOND,
    MAX_VOLUME,
    PLAYERS,
    RETRY_S,
    STEP_DB,
    Sound,
    Sounds,
)
from tests.support.match.program import make_program, settle, wake
from tools.media.sounds import HIGHEST, loudness

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="stand-ins are shell scripts")

NAMES = [player[0] for player in PLAYERS]
MIXING = next(name for name in NAMES if name not in EXCLUSIVE_PLAYERS)
MIDDLE = 128


class FakePlayers:
    """A folder that replaces PATH; each script in it logs its call and copies the file it should play."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "bin"
        self.path.mkdir()
        self.heard = folder / "heard"
        self.heard.mkdir()
        self.book = folder / "book"

    def install(self, name: str, then: str = "exit 0") -> None:
        player = self.path / name
        player.write_text(
            "#!/bin/sh\n"
            f'echo "{name} $*" >>"{self.book}"\n'
            "for file; do :; done\n"
            f'/bin/cp "$file" "{self.heard}/$$.wav"\n'
            "echo noise; echo noise >&2\n"
            f"{then}\n"
        )
        player.chmod(0o755)

    @property
    def lines(self) -> list[str]:
        return self.book.read_text().splitlines() if self.book.exists() else []

    @property
    def played(self) -> list[Path]:
        return [*self.heard.glob("*.wav")]


@pytest.fixture
def fakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakePlayers:
    made = FakePlayers(tmp_path)
    monkeypatch.setenv("PATH", str(made.path))
    return made


def voices(sounds: Sounds) -> int:
    return sum(voice.busy for voice in sounds._voices)


def heights(path: Path) -> list[float]:
    """Return a file's samples, -1 to 1."""
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getframerate()) == (1, 22_050)
        wide, frames = file.getsampwidth(), file.readframes(file.getnframes())
    if wide == 1:
        return [(value - MIDDLE) / MIDDLE for value in frames]
    assert wide == 2
    found = (frames[i : i + 2] for i in range(0, len(frames), 2))
    return [int.from_bytes(each, "little", signed=True) / 2**15 for each in found]


class Clock:
    """Clock whose time the test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("player", PLAYERS, ids=NAMES)
@pytest.mark.parametrize("volume", [1, 4, 7])
def test_every_player_gets_samples_at_the_set_volume(
    qtbot: QtBot, fakes: FakePlayers, player: tuple[str, ...], volume: int
) -> None:
    fakes.install(player[0])
    sounds = Sounds()
    sounds.volume = volume
    assert sounds.able
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: not voices(sounds))
    (line,), (got,) = fakes.lines, fakes.played
    part = 10 ** (-3 * (7 - volume) / 20)
    loud = heights(resources_dir() / "sounds" / "card.wav")
    assert heights(got) == pytest.approx([value * part for value in loud], abs=2**-15)
    assert line.split()[:-1] == list(player)
    sounds.stop()


def test_no_sound_is_clipped_and_volume_steps_are_equal(qtbot: QtBot, fakes: FakePlayers) -> None:
    """Measured on the files that the player gets."""
    fakes.install("pw-play")
    clock = Clock()
    sounds = Sounds(clock=clock)
    middle: list[float] = []
    for volume in range(1, MAX_VOLUME + 1):
        sounds.volume = volume
        loud: dict[Sound, float] = {}
        for sound in Sound:
            clock.now += 9
            sounds.play(sound)
            qtbot.waitUntil(lambda: not voices(sounds))
            samples = heights(Path(fakes.lines[-1].split()[-1]))
            assert max(map(abs, samples)) <= HIGHEST, "clipped"
            loud[sound] = loudness(samples)
        assert len(fakes.lines) == volume * len(Sound)
        middle.append(sum(loud.values()) / len(loud))
    steps = [louder - softer for softer, louder in itertools.pairwise(middle)]
    assert steps == pytest.approx([STEP_DB] * (MAX_VOLUME - 1), abs=0.1)
    sounds.volume = 0
    clock.now += 9
    sounds.play(Sound.CARD)
    assert not voices(sounds) and len(fakes.lines) == MAX_VOLUME * len(Sound)
    sounds.stop()


def test_the_best_sound_player_is_tried_first(qtbot: QtBot, fakes: FakePlayers) -> None:
    for name in NAMES:
        fakes.install(name)
    sounds = Sounds()
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: not voices(sounds))
    assert [line.split()[0] for line in fakes.lines] == NAMES[:1]
    sounds.stop()


def test_without_a_sound_player_all_is_silent_and_unreported(
    qtbot: QtBot, fakes: FakePlayers, capfd: pytest.CaptureFixture[str]
) -> None:
    sounds = Sounds()
    assert not sounds.able
    sounds.play(Sound.CARD)
    with qtbot.waitSignal(sounds.unheard, timeout=0):
        sounds.beep()
    sounds.stop()
    assert capfd.readouterr() == ("", "")


def test_output_of_sound_players_is_discarded(
    qtbot: QtBot, fakes: FakePlayers, capfd: pytest.CaptureFixture[str]
) -> None:
    fakes.install("aplay")
    sounds = Sounds()
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: not voices(sounds))
    assert fakes.played
    sounds.stop()
    assert capfd.readouterr() == ("", "")


def test_a_failing_player_is_replaced_and_not_tried_again(qtbot: QtBot, fakes: FakePlayers) -> None:
    """Happens if pw-play is installed and PipeWire does not run."""
    fakes.install("pw-play", "exit 1")
    fakes.install("aplay")
    sounds = Sounds()
    for sound in (Sound.CARD, Sound.FLIP):
        sounds.play(sound)
        qtbot.waitUntil(lambda: not voices(sounds))
    assert [line.split()[0] for line in fakes.lines] == ["pw-play", "aplay", "aplay"]
    assert sounds.able
    sounds.stop()


def test_a_player_that_cannot_be_started_is_replaced(qtbot: QtBot, fakes: FakePlayers) -> None:
    broken = fakes.path / "pw-play"
    broken.write_text("#!/nowhere/interpreter\n")
    broken.chmod(0o755)
    fakes.install("aplay")
    sounds = Sounds()
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: not voices(sounds))
    assert [line.split()[0] for line in fakes.lines] == ["aplay"]
    sounds.stop()


def test_after_all_players_failed_none_is_tried_until_a_reset(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install("paplay", "exit 1")
    sounds = Sounds()
    with qtbot.waitSignal(sounds.unheard):
        sounds.beep()
    assert not sounds.able
    with qtbot.waitSignal(sounds.unheard, timeout=0):
        sounds.beep()
    sounds.play(Sound.CARD)
    assert len(fakes.lines) == 1
    fakes.install("paplay")
    sounds.look_again()
    sounds.beep()
    qtbot.waitUntil(lambda: not voices(sounds))
    assert len(fakes.lines) == 2 and sounds.able
    sounds.stop()


@pytest.mark.parametrize("why", ["later", "activation"])
def test_sound_comes_back(qtbot: QtBot, fakes: FakePlayers, why: str) -> None:
    fakes.install("paplay", "exit 1")
    clock = Clock()
    sounds = Sounds(clock=clock)
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: not voices(sounds))
    fakes.install("paplay")
    assert not sounds.able
    if why == "later":
        clock.now += RETRY_S
    else:
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: len(fakes.lines) == 2 and not voices(sounds))
    assert sounds.able
    sounds.stop()


def test_a_removed_folder_is_made_again(
    qtbot: QtBot, fakes: FakePlayers, capfd: pytest.CaptureFixture[str]
) -> None:
    fakes.install("paplay")
    clock = Clock()
    sounds = Sounds(clock=clock)
    for count in (1, 2):
        clock.now += 9
        sounds.play(Sound.CARD)
        qtbot.waitUntil(lambda count=count: len(fakes.played) == count and not voices(sounds))
        shutil.rmtree(Path(fakes.lines[-1].split()[-1]).parent)
    sounds.stop()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("cache", ["can be written", "can not be written"])
def test_without_temporary_files_nothing_lands_in_the_current_folder(
    cache: str,
    qtbot: QtBot,
    fakes: FakePlayers,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (tmp_path / "file").write_text("")
    monkeypatch.chdir(here)
    monkeypatch.setenv("TMPDIR", str(tmp_path / "missing"))
    place = tmp_path / ("cache" if cache == "can be written" else "file/cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(place))
    fakes.install("paplay")
    sounds = Sounds()
    sounds.play(Sound.CARD)
    if cache == "can be written":
        qtbot.waitUntil(lambda: bool(fakes.played) and not voices(sounds))
        assert Path(fakes.lines[0].split()[-1]).is_relative_to(place)
    else:
        assert not voices(sounds) and sounds.able
    sounds.stop()
    assert not any(here.iterdir()) and not (place.is_dir() and any(place.iterdir()))
    assert capfd.readouterr() == ("", "")


def test_a_game_sound_that_fails_does_not_flash(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install("aplay", "exit 1")
    sounds = Sounds()
    flashed: list[bool] = []
    sounds.unheard.connect(lambda: flashed.append(True))
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: not voices(sounds))
    assert fakes.lines and not flashed
    sounds.stop()


def test_two_sounds_play_at_once_and_a_beep_always(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install(MIXING, "exec /bin/sleep 60")
    clock = Clock()
    sounds = Sounds(clock=clock)
    for _ in range(20):
        sounds.play(Sound.GO)
    assert voices(sounds) == MAX_AUDIBLE == 2
    sounds.beep()
    assert voices(sounds) == MAX_AUDIBLE + 1
    sounds.play(Sound.CARD)
    assert voices(sounds) == MAX_AUDIBLE + 1, "dropped"
    clock.now += 0.7  # a GO lasts 0.6 s, however long its player lingers
    sounds.play(Sound.CARD)
    assert voices(sounds) == MAX_AUDIBLE + 2
    sounds.stop()
    assert voices(sounds) == 0


def test_hanging_players_are_limited_and_the_beep_is_still_heard(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install(MIXING, "exec /bin/sleep 60")
    clock = Clock()
    sounds = Sounds(clock=clock)
    for _ in range(20):
        clock.now += 2
        sounds.play(Sound.CARD)
    assert voices(sounds) == MAX_PROCESSES
    for alert in ALERTS:
        clock.now += 2
        sounds.alert = alert
        sounds.beep()
        assert voices(sounds) == MAX_PROCESSES + 1
        assert [voice.name for voice in sounds._voices if voice.busy].count(alert) == 1
    sounds.stop()


@pytest.mark.parametrize("player", [MIXING, *EXCLUSIVE_PLAYERS])
@pytest.mark.parametrize(("sound", "most"), [(Sound.FLIP, 8), (Sound.TICK, 5)])
def test_at_most_eight_sounds_start_in_a_second_and_none_late(
    qtbot: QtBot, fakes: FakePlayers, player: str, sound: Sound, most: int
) -> None:
    fakes.install(player)
    clock = Clock()
    sounds = Sounds(clock=clock)
    begun: list[float] = []
    for _ in range(60):  # three seconds of points, each three frames after the last
        before = len(fakes.lines)
        sounds.play(sound)
        qtbot.waitUntil(lambda: not voices(sounds))
        begun += [clock.now] * (len(fakes.lines) - before)
        clock.now += 0.05
    assert all(sum(at <= each < at + 0.999 for each in begun) <= most for at in begun), begun
    assert [round(at - 100, 2) for at in begun[:3]] == [0, 0.05, 0.1], "three in a row are heard"
    assert len(begun) == 3 * most
    clock.now = begun[-1] + 0.01
    sounds.play(sound)
    assert not voices(sounds)
    if most < MAX_SOUNDS_PER_SECOND:
        sounds.play(Sound.GO)
        assert voices(sounds) == 1, "what the points lead to"
        sounds.stop()
    sounds.beep()
    assert voices(sounds) == 1
    sounds.stop()


@pytest.mark.parametrize("player", EXCLUSIVE_PLAYERS)
def test_without_mixing_one_sound_plays_and_a_beep_ends_it(
    qtbot: QtBot, fakes: FakePlayers, player: str
) -> None:
    fakes.install(player, "exec /bin/sleep 60")
    clock = Clock()
    sounds = Sounds(clock=clock)
    for _ in range(3):
        sounds.play(Sound.CARD)
        clock.now += 0.5
    assert voices(sounds) == 1
    sounds.beep()
    assert [(voice.name, voice.beep) for voice in sounds._voices if voice.busy] == [("beep", True)]
    sounds.play(Sound.CARD)
    assert voices(sounds) == 1
    settle()
    assert sounds.able, "to be ended is no failure"
    sounds.stop()


def test_finished_players_are_reaped_and_hanging_ones_ended(
    qtbot: QtBot, fakes: FakePlayers, monkeypatch: pytest.MonkeyPatch
) -> None:
    fakes.install("pw-play", "exec /bin/sleep 60")
    monkeypatch.setattr("macclassic.toolbox.base.sound.LIMIT_MS", 700)
    sounds = Sounds()
    sounds.play(Sound.CARD)
    process = sounds._voices[0]._process.processId()
    qtbot.waitUntil(lambda: not voices(sounds))
    assert not Path(f"/proc/{process}").exists()
    assert not sounds.able, "who hangs is not asked again"
    sounds.stop()


def test_no_files_or_processes_remain(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install("aplay", "exec /bin/sleep 60")
    sounds = Sounds()
    sounds.play(Sound.CARD)
    qtbot.waitUntil(lambda: bool(fakes.lines))
    process = sounds._voices[0]._process.processId()
    path = Path(fakes.lines[0].split()[-1])
    assert path.exists()
    sounds.stop()
    assert not path.parent.exists()
    assert not Path(f"/proc/{process}").exists()
    settle()
    assert sounds.able, "to be ended is no failure"


def test_no_sound_is_longer_than_a_players_time_limit() -> None:
    for path in (resources_dir() / "sounds").glob("*.wav"):
        assert (path.stat().st_size - 44) / 22_050 * 1000 * 3 < LIMIT_MS, path.name


# The program


def test_with_game_sounds_off_the_beep_still_sounds(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install("aplay")
    program = make_program(None, settings=Settings(scale=1, sound=False, language="en"))
    flashes: list[bool] = []
    program.sounds.unheard.connect(lambda: flashes.append(True))
    program.sounds.play(Sound.CARD)
    assert not voices(program.sounds)
    program.beep()
    assert voices(program.sounds) == 1 and not flashes
    qtbot.waitUntil(lambda: not voices(program.sounds))
    program.sounds.volume = 0
    program.beep()
    assert not voices(program.sounds) and flashes == [True]


def test_the_menu_bar_flashes_if_the_beep_failed(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install("aplay", "exit 1")
    program = make_program(None, settings=Settings(scale=1, language="en"))
    program.start()
    wake(program)

    def bar() -> int:
        return program.screen.buffer.shown.pixelColor(300, 5).lightness()

    settle()
    assert bar() == 255
    program.beep()
    qtbot.waitUntil(lambda: bar() == 0)
    qtbot.waitUntil(lambda: bar() == 255)


def test_a_program_with_a_failing_player_reports_nothing(fakes: FakePlayers) -> None:
    fakes.install("pw-play", "exit 1")
    fakes.install("aplay", "kill -9 $$")
    script = (
        "from macclassic.app.program.program import Program, application\n"
        "from macclassic.app.storage.settings import Settings\n"
        "from PySide6.QtCore import QTimer\n"
        "app = application()\n"
        "program = Program(None, Settings(scale=1, language='en'), think=False)\n"
        "program.start()\n"
        "program.beep()\n"
        "QTimer.singleShot(600, program.beep)\n"
        "QTimer.singleShot(900, program.quit)\n"
        "app.exec()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    said = [line for line in done.stderr.splitlines() if not line.startswith("This plugin does not")]
    assert (done.returncode, done.stdout, said) == (0, "", [])
    assert [line.split()[0] for line in fakes.lines] == ["pw-play", "aplay"]


def test_with_game_sounds_off_only_the_alert_is_played(qtbot: QtBot, fakes: FakePlayers) -> None:
    fakes.install("pw-play")
    clock = Clock()
    sounds = Sounds(clock=clock)
    sounds.on = False
    for sound in Sound:
        clock.now += 9
        sounds.play(sound)
    assert not sounds.busy and not fakes.lines
    sounds.beep()
    qtbot.waitUntil(lambda: not voices(sounds))
    assert len(fakes.lines) == 1
    sounds.stop()
