"""Build the installer with Inno Setup under Wine, install, open a saved game, and uninstall.

    python packaging/windows/install.py WINE DIST PREFIX CACHE

The compiler is a package of npm's registry. `DIST` holds the bundle and receives the installer.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import ImageGrab

import macclassic
from macclassic.app.storage.settings import Settings
from macclassic.engine.core.registry import games
from macclassic.engine.match import record as records
from macclassic.engine.match.simulate import played
from macclassic.engine.progress.trial_period import number_for
from tests.support.screen import real_window
from tools.release.bundle import identity

SCRIPT = Path(__file__).with_name("macclassic.iss")
COMPILER = "innosetup", "6.4.1", "fc36b763a729c8964416552d733f4864ac4a4934d0a6569e20c2feb4c29b9684"
"""Name, version and SHA-256 digest of a package in npm's registry."""
SILENT = "/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART"
KIND = "Partie enregistr"
"""Beginning of the French name of saved games; reg.exe garbles the rest."""


def compiler(cache: Path) -> Path:
    """Return the path of Inno Setup's compiler, which is downloaded if it is missing.

    Raises SystemExit with a sentence.
    """
    name, version, wanted = COMPILER
    folder, archive = cache / f"{name}-{version}", cache / f"{name}-{version}.tgz"
    if not archive.exists():
        if not shutil.which("npm"):
            raise SystemExit("make windows: npm is missing, which fetches the installer's compiler")
        command = ["npm", "pack", "--silent", f"{name}@{version}"]
        subprocess.run(command, cwd=cache, check=True, stdout=subprocess.DEVNULL)
    if hashlib.sha256(archive.read_bytes()).hexdigest() != wanted:
        raise SystemExit(f"make windows: {archive} is not what it should be")
    if not folder.is_dir():
        shutil.unpack_archive(archive, folder)
    return folder / "package" / "bin" / "ISCC.exe"


def windows_path(path: Path) -> str:
    """Return the name of a file of this system under Wine."""
    return "Z:" + str(path).replace("/", "\\")


class Windows:
    """Windows home folder with a display, and the files that the installer leaves there."""

    def __init__(self, wine: str, prefix: Path, display: str) -> None:
        (self.home,) = (each for each in (prefix / "drive_c/users").iterdir() if each.name != "Public")
        self.program = self.home / "AppData/Local/Programs/macclassic"
        self.data = self.home / "AppData/Local/macclassic"
        for folder in self.program, self.data:
            shutil.rmtree(folder, ignore_errors=True)
        self._wine, self._display = wine, display
        self._environment = {**os.environ, "DISPLAY": display}

    def run(self, *command: str, check: bool = True) -> str:
        """Run a program to its end and return its output.

        With `check` it raises SystemExit if the program fails.
        """
        how: dict[str, Any] = {"capture_output": True, "encoding": "utf-8", "errors": "replace"}
        done = subprocess.run([self._wine, *command], env=self._environment, timeout=900, check=False, **how)
        if check and done.returncode:
            raise SystemExit(f"{' '.join(command)}: status {done.returncode}\n{done.stdout}{done.stderr}")
        return str(done.stdout)

    def kinds(self) -> dict[str, str]:
        """Return the registry entries of saved games by key."""
        keys = macclassic.SUFFIX, identity.GAME, rf"{identity.GAME}\shell\open\command"
        values = {
            key: self.run("reg", "query", rf"HKCU\Software\Classes\{key}", "/ve", check=False) for key in keys
        }
        return {key: line.split("REG_SZ")[1].strip() for key, line in values.items() if "REG_SZ" in line}

    def double_click(self, file: Path, game: str) -> bool:
        """Open a file as a double click does; return True if the program has opened its match."""
        autosave = self.data / f"{game}.autosave.json"
        for key in macclassic.SUFFIX, identity.GAME:
            # Wine looks up file types for the machine only, Windows for the user first.
            self.run(
                "reg", "copy", rf"HKCU\Software\Classes\{key}", rf"HKLM\Software\Classes\{key}", "/s", "/f"
            )
        # Started without waiting: the program keeps the streams that it inherits.
        nowhere: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        starting = subprocess.Popen(
            [self._wine, "start", "/unix", str(file)], env=self._environment, **nowhere
        )
        until(autosave.exists)
        time.sleep(2)
        ImageGrab.grab(xdisplay=self._display).save(self.home / "opened.png")
        quit_it = ["xdotool", "mousemove", "700", "500", "key", "ctrl+q"]

        def left() -> bool:
            subprocess.run(quit_it, env=self._environment, timeout=60, check=False)
            # It gives up its lock before its process ends, which keeps its libraries open.
            return starting.poll() is not None and not running(r"Programs\macclassic")

        until(left)
        return autosave.exists()


def running(words: str) -> bool:
    """Return True if a process has this text in its command; Wine's programs are processes of this system."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            if words.encode() in path.read_bytes():
                return True
    return False


def until(holds: Any, seconds: float = 120) -> None:
    """Wait until a condition holds, at most for the given time."""
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.5)


def look(there: Windows, dist: Path, cache: Path) -> int:
    """Run all steps; return 1 if any check fails."""
    faults = 0

    def report(what: str, good: bool, said: object) -> None:
        nonlocal faults
        faults += not good
        print(f"        {'' if good else 'FAULT   '}{what}: {said}", flush=True)

    setup, bundle = dist / f"macclassic-{macclassic.VERSION}-setup.exe", dist / "macclassic"
    setup.unlink(missing_ok=True)
    given = {
        "Version": macclassic.VERSION,
        "Bundle": windows_path(bundle),
        "Programs": r"{localappdata}\Programs",
    }
    defined = (f"/D{name}={value}" for name, value in given.items())
    there.run(str(compiler(cache)), "/Q", *defined, f"/O{windows_path(dist)}", windows_path(SCRIPT))
    report("made", setup.exists(), f"{setup.name}, {setup.stat().st_size / 1e6:.1f} MB")
    there.run(str(setup), *SILENT, "/CURRENTUSER", "/LANG=fr")
    wanted, found = ({path.relative_to(each) for path in each.rglob("*")} for each in (bundle, there.program))
    more = sorted(str(path) for path in found - wanted)
    report("installed", wanted < found, f"{len(wanted)} files and folders, and {more}")
    links = [path.name for path in (there.home / "AppData/Roaming").rglob("macclassic.lnk")]
    report("in the Start menu", len(links) == 1, links)
    kinds = there.kinds()
    report("of saved games", kinds.get(identity.GAME, "").startswith(KIND) and len(kinds) == 3, kinds)
    match = played(games()["soi"], 5, rounds=1, decisions=6)
    match.seats[0]["player"] = "person"
    there.data.mkdir()
    registered = Settings(language="en", name="Susan", number=number_for("Susan"))
    (there.data / "settings.json").write_text(registered.dumps(), encoding="utf-8")
    saved = there.home / f"Zoë 김하늘{macclassic.SUFFIX}"
    saved.write_text(records.dumps(match.to_record()), encoding="utf-8")
    report("a double click", there.double_click(saved, "soi"), saved.name)
    there.run(str(there.program / "unins000.exe"), *SILENT)
    until(lambda: not there.program.exists())  # the uninstaller continues in a copy of itself
    left = [there.program.name] * there.program.exists() + list(there.kinds())
    report("removed", not left, left or "nothing is left")
    report("what was played", (there.data / "soi.autosave.json").exists(), "stays")
    return min(faults, 1)


def main(wine: str, dist: str, prefix: str, cache: str) -> int:
    """Run all steps on a display of their own."""
    with real_window.screen() as display:
        return look(Windows(wine, Path(prefix), display), Path(dist), Path(cache))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
