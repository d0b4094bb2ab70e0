"""Tests that a missing library of the system or Python module is named in one line, with its package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from macclassic.app.errors import missing_library, missing_module
from tests.support.screen import real_window
from tools.release.compiled import compiler

ROOT = Path(__file__).resolve().parents[4]
PACKAGES = (ROOT / "packaging" / "system-packages.txt").read_text(encoding="utf-8").split("\n")
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
}
AUDIT = """
#include <link.h>
#include <stdlib.h>
#include <string.h>
unsigned la_version(unsigned version) { return version; }
char *la_objsearch(const char *name, uintptr_t *cookie, unsigned flag) {
    static char nowhere[200] = "/nowhere/";
    const char *hidden = getenv("HIDDEN"), *base = strrchr(name, '/');
    if (!hidden || strcmp(base ? base + 1 : name, hidden)) return (char *)name;
    strcpy(nowhere + 9, hidden);
    return nowhere;
}
"""
"""Auditor of the dynamic linker that hides one library."""


def test_every_library_of_the_list_has_its_package() -> None:
    assert {each for each in PACKAGES if each.startswith("lib")} == set(LIBRARIES.values())
    for library, package in LIBRARIES.items():
        reason = f"{library}: cannot open shared object file: No such file or directory"
        for said in (reason, f"Cannot load library /a b/libqxcb.so: ({reason})"):
            told = missing_library(said)
            assert f" {library} " in told and told.endswith(f" {package}")


@pytest.mark.parametrize("said", ["", "No module named 'x'", "libx.so.1: file too short"])
def test_other_sentences_are_of_no_missing_library(said: str) -> None:
    assert missing_library(said) == ""


@pytest.fixture(scope="module")
def auditor(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("auditor") / "audit.so"
    found = compiler()
    if sys.platform != "linux" or found is None:
        pytest.skip("needs Linux and a C compiler")
    command = [found, "-shared", "-fPIC", "-x", "c", "-", "-o", str(made)]
    subprocess.run(command, input=AUDIT, text=True, check=True)
    return made


def ran(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with this checkout in its path and more variables in its environment."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def refused(folder: Path, *arguments: str, **environment: str) -> str:
    """Run Python; it must end with status 2 and one line on stderr, which is returned."""
    done = ran(folder, *arguments, **environment)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


def refused_without(library: str, auditor: Path, folder: Path, *arguments: str, display: str = "") -> None:
    """Run the program without a library; it must end with one line that names the package."""
    environment = {"LD_AUDIT": str(auditor), "HIDDEN": library}
    if display:
        environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    told = refused(folder, "-m", "macclassic", *arguments, **environment)
    assert library in told and LIBRARIES[library] in told


@pytest.mark.parametrize("library", ["libEGL.so.1", "libGL.so.1", "libfontconfig.so.1", "libglib-2.0.so.0"])
def test_a_library_that_qt_needs_is_named(library: str, auditor: Path, tmp_path: Path) -> None:
    refused_without(library, auditor, tmp_path, "screenshot", "desktop", "--out", "a.png")
    refused_without(library, auditor, tmp_path, "--data-dir", str(tmp_path / "data"))
    assert not any(tmp_path.iterdir())


WITHOUT = (
    "import sys; sys.modules[sys.argv.pop(1)] = None; from macclassic.__main__ import main; sys.exit(main())"
)
"""Program that runs macclassic where one module cannot be imported."""


@pytest.mark.parametrize(
    ("module", "told"),
    [
        ("PySide6", "“pip install PySide6-Essentials” installs it"),
        ("PySide6.QtWidgets", "“pip install PySide6-Essentials” installs it"),
        ("PIL", "“pip install Pillow” installs it"),
        ("_sqlite3", "the module _sqlite3 of Python’s standard library is missing"),
        ("_ctypes", "the module _ctypes of Python’s standard library is missing"),
    ],
)
def test_a_module_that_is_not_installed_is_named(module: str, told: str, tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    assert told in refused(tmp_path, "-c", WITHOUT, module, "--data-dir", data, QT_QPA_PLATFORM="offscreen")
    assert not any(tmp_path.iterdir())


def test_a_module_of_another_version_is_not_called_missing(tmp_path: Path) -> None:
    (tmp_path / "PIL.py").write_text("", encoding="utf-8")
    data = str(tmp_path / "data")
    done = ran(tmp_path, "-m", "macclassic", "--data-dir", data, PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}")
    assert done.returncode == 1 and "cannot import name" in done.stderr


def test_a_module_of_the_program_is_not_called_missing() -> None:
    assert missing_module("macclassic.app") == missing_module("") == ""


@pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb")
@pytest.mark.parametrize("library", ["libxcb-cursor.so.0", "libxkbcommon-x11.so.0"])
def test_a_library_that_a_window_needs_is_named(library: str, auditor: Path, tmp_path: Path) -> None:
    with real_window.screen() as display:
        refused_without(library, auditor, tmp_path, "--data-dir", str(tmp_path / "data"), display=display)
    assert not (tmp_path / "data").exists()


@pytest.mark.skipif(not real_window.CAN, reason="needs Xvfb")
def test_a_display_with_few_colours_is_told(tmp_path: Path) -> None:
    with real_window.screen("800x600", depth=8) as display:
        arguments = ("-m", "macclassic", "--data-dir", str(tmp_path / "data"))
        told = refused(tmp_path, *arguments, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    assert told == "macclassic: the display has 8 bits a pixel, and at least 15 are needed\n"
