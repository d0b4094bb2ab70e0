"""Errors at start-up are reported in the user's language, on screen and on stderr."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from macclassic.app.desktop import apply_settings
from macclassic.app.storage import data_folder
from macclassic.app.storage.profiles import Profiles, language_kept
from macclassic.app.storage.settings import Settings, language_in
from tests.support.environment.locales import locale

START = """
import sys
from functools import partial
from pathlib import Path
from PySide6.QtCore import QTimer
from macclassic.app.program import program, startup
from macclassic.toolbox.dialogs.dialogs import Alert
class Told(program.Program):
    def __init__(self, *given, **named):
        super().__init__(*given, think=False, **named)
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.watch)
        self.timer.start(100)
    def watch(self):
        front = self.manager.front
        if isinstance(front, Alert):
            print(self.language, front.text)
            self.quit()
program.Program = Told
startup.ring = partial(startup.ring, patience_s=0.2)
sys.exit(startup.run(data_dir=Path(sys.argv[1]), language=sys.argv[2] or None))
"""


def start(
    folder: Path, language: str = "", system: str = "C.UTF-8", more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Start the program and run it until its first alert; `more` is added to its environment."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": system}
    environment["QT_LOGGING_RULES"] = "default.warning=false"
    for name in ("LC_ALL", "LC_NUMERIC"):
        environment.pop(name, None)
    environment |= more or {}
    command = [sys.executable, "-X", "utf8", "-c", START, str(folder), language]
    return subprocess.run(
        command, env=environment, capture_output=True, encoding="utf-8", timeout=300, check=False
    )


def words(language: str, context: str, source: str) -> str:
    translator = apply_settings.translation(language)
    assert translator is not None
    return translator.translate(context, source)


@pytest.mark.parametrize(
    ("given", "system", "spoken"),
    [("ko", "C.UTF-8", "ko"), ("fr", "ko_KR.UTF-8", "fr"), ("", "ko_KR.UTF-8", "ko")],
)
def test_a_folder_that_cannot_be_made_is_reported(
    given: str, system: str, spoken: str, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("mine")
    done = start(tmp_path / "file", given, system)
    text = words(spoken, "disk", "The folder “{name}” can't be made: {reason}.")
    # Windows gives the reason in its own language.
    why = ".+" if sys.platform == "win32" else re.escape(words(spoken, "refused", "File exists"))
    pattern = re.escape(text).replace(r"\{name\}", ".+").replace(r"\{reason\}", why)
    assert re.fullmatch(f"{spoken} {pattern}\n", done.stdout) and not done.stderr


@pytest.mark.parametrize("name", ["tr_TR", "az_AZ"])
def test_the_program_starts_under_a_turkish_locale(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "locales").mkdir()
    done = start(tmp_path / "file", more=locale(tmp_path / "locales", name))
    assert done.stdout.startswith("en ") and not done.stderr


def test_the_language_is_read_from_damaged_settings(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(Settings(language="ko").dumps()[:-20])
    done = start(tmp_path)
    text = words("ko", "settings", "Your settings could not be used ({why}); the file is kept as “{name}”.")
    (kept,) = tmp_path.glob("settings.broken-*")
    message = text.format(why=words("ko", "session", "the file is damaged"), name=kept.name)
    assert done.stdout == f"ko {message}\n"


def test_a_hanging_copy_is_reported(tmp_path: Path) -> None:
    folder = data_folder.Folder(tmp_path)
    folder.claim()
    folder.settings.write_text(Settings(language="fr").dumps())
    done = start(tmp_path)
    folder.release()
    source = (
        "macclassic is already running but does not answer; two copies can't share one folder. If it is not "
        "running, delete the file “{file}”."
    )
    text = words("fr", "disk", source).format(file=tmp_path / "lock")
    assert (done.returncode, done.stdout, done.stderr) == (2, f"fr {text}\n", f"macclassic: {text}\n")


def test_reading_the_language_of_the_profile_writes_nothing(tmp_path: Path) -> None:
    copy = data_folder.Folder(tmp_path)
    assert language_kept(copy) == "" and not any(tmp_path.iterdir())
    copy.settings.write_text(Settings(language="fr").dumps())
    assert language_kept(copy) == "fr"
    persons = Profiles(copy)
    folder = persons.play(persons.add("Bora", "baker"))
    folder.settings.write_text(Settings(language="ko").dumps())
    assert language_kept(data_folder.Folder(tmp_path)) == "ko"
    copy.persons.write_text("{")
    assert language_kept(data_folder.Folder(tmp_path)) == "fr" and copy.persons.read_text() == "{"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("", ""),
        ('{"language": "ko", "depth', "ko"),
        ('"language":"fr"', "fr"),
        ('"language": "xx"', ""),
        ("[3]", ""),
    ],
)
def test_the_language_is_found_in_incomplete_settings(text: str, language: str) -> None:
    assert language_in(text) == language


def test_a_pending_import_is_reported_with_its_folder(tmp_path: Path) -> None:
    (tmp_path / data_folder.IMPORT / "files").mkdir(parents=True)
    (tmp_path / data_folder.IMPORT / "files" / "settings.json").write_text("{}")
    (tmp_path / data_folder.IMPORT / "names.json").write_text('["settings.json"]')
    (tmp_path / "settings.json").mkdir()
    done = start(tmp_path, "en")
    assert f"An import into “{tmp_path}” is not complete." in done.stdout and not done.stderr
    assert (tmp_path / data_folder.IMPORT).is_dir()


UNWRITABLE = (
    "The folder “{name}” can't be written to: {reason}. What is in it is shown, and saving is tried again at "
    "every move."
)
FILES = (
    *("lock", "settings.json", "persons.json", "trial.json", "engines.txt", "last.png"),
    *("crash.log", "crash-thinker.log", "statistics.sqlite", "statistics.waiting.json"),
)


@pytest.mark.skipif(sys.platform == "win32", reason="a folder holds no pipes and devices there")
@pytest.mark.slow
@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_pipes_folders_and_devices_in_place_of_the_files_do_not_stop_the_start(
    kind: str, tmp_path: Path
) -> None:
    for name in FILES:
        if kind == "pipe":
            os.mkfifo(tmp_path / name)
        elif kind == "folder":
            (tmp_path / name / "x").mkdir(parents=True)
        else:
            (tmp_path / name).symlink_to("/dev/zero")
    script = START.replace("if isinstance(front, Alert):", "if True:").replace("front.text", "''")
    command = [sys.executable, "-c", script, str(tmp_path), "en"]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    assert subprocess.run(command, env=environment, timeout=120, check=False).returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of files")
def test_folder_that_cannot_be_written_is_shown(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(Settings(language="fr", name="Ada").dumps())
    limited = "import resource, signal\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    limited += "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))\n"
    script = limited + START.replace("front.text)", "front.text, self.folder.path, self.settings.name)")
    command = [sys.executable, "-X", "utf8", "-c", script, str(tmp_path), ""]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    # A pipe has no limit.
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, encoding="utf-8", timeout=300, check=False
    )
    text = words("fr", "disk", UNWRITABLE).format(
        name=tmp_path, reason=words("fr", "refused", "File too large")
    )
    assert done.stdout == f"fr {text} {tmp_path} Ada\n"
