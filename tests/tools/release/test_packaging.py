"""Tests of installation: the wheel, the bundle's exclusions, one name and version everywhere."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from functools import cache
from pathlib import Path
from struct import pack
from typing import Any
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from PIL import Image

import macclassic
from tests.support.environment.wheels import OWN, pip
from tools.media import icons
from tools.release.bundle import contents, icu, identity, layout

ROOT = Path(__file__).parents[3]
PACKAGING = ROOT / "packaging"


# The wheel


def output(command: Path, *arguments: str) -> str:
    """Return the output of the installed program, run outside a checkout."""
    how: dict[str, Any] = {"capture_output": True, "text": True, "check": False, "env": OWN}
    done = subprocess.run([command, *arguments], cwd="/", **how)
    assert (done.returncode, done.stderr) == (0, "")
    return str(done.stdout)


def test_a_wheel_installs_no_common_top_level_name(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"macclassic"}
    assert "macclassic/games/soi/rules.py" in names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    # Except for the template of a game, which contains all its files.
    rest = [name for name in names if not name.startswith("macclassic/template/")]
    assert len(rest) < len(names) and not [name for name in rest if name.endswith((".ts", "README.md"))]


def test_a_wheel_contains_every_file_that_the_program_reads(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    missing = [path for path in contents.data_files(ROOT) if f"macclassic/{path.as_posix()}" not in names]
    assert missing == []
    assert {path.as_posix() for path in contents.public_names(ROOT)} <= names
    of_licences = [path.relative_to(PACKAGING) for path in (PACKAGING / "licences").rglob("*.toml")]
    of_licences += [path.relative_to(PACKAGING) for path in (PACKAGING / "licences").rglob("*.txt")]
    assert len(of_licences) > 80 and {f"macclassic/{path.as_posix()}" for path in of_licences} <= names


def test_an_sdist_contains_the_whole_checkout(tmp_path: Path) -> None:
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("only a checkout knows what belongs to it")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    tracked = [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
    tree = tmp_path / "tree"
    for name in tracked:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tree / name)
    program = "from setuptools import build_meta; build_meta.build_sdist('made')"
    subprocess.run([sys.executable, "-c", program], cwd=tree, capture_output=True, check=True)
    (made,) = (tree / "made").iterdir()
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    # The files of this checkout's own CI are not needed elsewhere.
    assert [name for name in tracked if name not in names and not name.startswith(".ci/")] == []


@pytest.mark.slow
def test_the_installed_program_is_the_same(installed: Path, tmp_path: Path) -> None:
    here = [sys.executable, "-m", "macclassic"]
    assert output(installed, "--version") == f"macclassic {macclassic.VERSION}\n"
    for command in (
        ["games"],
        ["simulate", "soi", "--seed", "5"],
        ["simulate", "war-of-flowers", "--rounds", "1"],
    ):
        expected = subprocess.run([*here, *command], capture_output=True, text=True, check=True, cwd=ROOT)
        assert output(installed, *command) == expected.stdout
    picture = ["screenshot", "sorry", "--seed", "3", "--ply", "9", "--dialog", "help-2", "--out"]
    output(installed, *picture, str(tmp_path / "installed.png"))
    subprocess.run([*here, *picture, str(tmp_path / "here.png")], check=True, cwd=ROOT)
    assert (tmp_path / "installed.png").read_bytes() == (tmp_path / "here.png").read_bytes()


@pytest.mark.slow
def test_the_installed_laboratory_adds_its_commands(
    installed: Path, laboratory: Path, tmp_path: Path
) -> None:
    out = tmp_path / "weights.json"
    tune = [
        "tune",
        "war-of-flowers",
        "--out",
        str(out),
        "--generations",
        "1",
        "--population",
        "3",
        "--deals",
        "1",
    ]
    done = subprocess.run([installed, *tune], cwd="/", capture_output=True, text=True, check=False, env=OWN)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "pip install macclassic-lab" in done.stderr and not out.exists()
    python = installed.parent / "python"
    pip("--python", str(python), "install", "--no-deps", "--no-index", str(laboratory))
    assert output(installed, *tune).startswith("1 of 1: the mean gained +0.00 a game")
    assert '"suns"' in out.read_text()
    meeting = ("arena", "soi", "--players", "middle", "random", "--deals", "1")
    assert output(installed, *meeting).startswith("1 deal in every seating")
    assert str(ROOT) not in output(python, "-c", "import macclassic_lab; print(macclassic_lab.__file__)")


def test_the_wheel_of_the_laboratory_contains_all_its_modules(laboratory: Path) -> None:
    with ZipFile(laboratory) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "macclassic_lab").rglob("*.py")}
    assert names == modules


# Exclusions of the bundle


@cache
def imported() -> frozenset[str]:
    """Return every module that the sources import, and every submodule or name imported from one."""
    return frozenset(_imports())


def _imports() -> Iterator[str]:
    for folder in ("macclassic", "games"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    yield from (each.name for each in node.names)
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    yield node.module
                    yield from (f"{node.module}.{each.name}" for each in node.names)


def test_a_bundle_contains_the_modules_behind_public_names() -> None:
    read = {
        path.with_suffix(".pyi").relative_to(ROOT)
        for path in (ROOT / "macclassic").rglob("__init__.py")
        if "public(__name__, __file__)" in path.read_text(encoding="utf-8")
    }
    assert read and read == set(contents.public_names(ROOT))


def test_no_excluded_module_is_imported() -> None:
    dropped = [name for name in contents.UNUSED for used in imported() if f"{used}.".startswith(f"{name}.")]
    assert dropped == []


def test_no_excluded_library_is_loaded() -> None:
    # For indirect imports, ask a process that has imported the whole program.
    modules = [*contents.modules(ROOT / "games"), *contents.modules(ROOT / "macclassic")]
    modules.remove("macclassic.__main__")
    program = (
        f"import sys; names = {list(contents.UNUSED)!r}\n"
        "class Left:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if any(f'{name}.'.startswith(f'{each}.') for each in names):\n"
        "            raise ModuleNotFoundError(name)\n"
        "for name in [name for name in sys.modules if name in names]: del sys.modules[name]\n"
        "sys.meta_path.insert(0, Left())\n"
        "from importlib import import_module\n"
        f"for name in {modules!r}: import_module(name)\n"
        "from PIL import Image; Image.init(); assert 'PNG' in Image.SAVE\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_included_parts_of_qt_are_the_imported_ones() -> None:
    names = {name.split(".")[1] for name in imported() if name.startswith("PySide6.")}
    assert names == set(contents.QT_MODULES)


def entry(path: str, kind: str) -> contents.Entry:
    return path, f"/here/{path}", kind


def test_a_library_needed_by_an_included_one_is_included() -> None:
    links = {
        "PySide6/QtCore.abi3.so": ["libQt6Core.so.6"],
        "PySide6/Qt/lib/libQt6Core.so.6": ["/anywhere/libicu.so.73", "libc.so.6"],
        "PySide6/Qt/plugins/platforms/libqxcb.so": ["libxcb.so.1"],
        "PySide6/Qt/plugins/tls/libqopensslbackend.so": ["libssl.so.3"],
        "libpython3.11.so.1.0": ["libz.so.1"],
    }
    libraries = ("libicu.so.73", "libxcb.so.1", "libssl.so.3", "libz.so.1", "libQt6Svg.so.6")
    whole = [entry(path, "EXTENSION" if "abi3" in path else "BINARY") for path in links]
    whole += [entry(name, "BINARY") for name in libraries]
    whole += [entry("PySide6/Qt/translations/qt_de.qm", "DATA"), entry("resources/art/8/emblem.png", "DATA")]
    kept = contents.needed(whole, lambda path: links.get(path.removeprefix("/here/"), []))
    left_out = {each[0] for each in whole} - {each[0] for each in kept}
    assert left_out == {
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "libssl.so.3",
        "libQt6Svg.so.6",
        "PySide6/Qt/translations/qt_de.qm",
    }


def test_the_runtime_library_of_each_wheel_is_included_once() -> None:
    links = {"PySide6/QtCore.pyd": ["MSVCP140.dll"], "python311.dll": ["VCRUNTIME140.dll"]}
    brought = [
        "VCRUNTIME140.dll",
        "shiboken6/MSVCP140.dll",
        "PySide6/msvcp140.dll",
        "PySide6/VCRUNTIME140.dll",
    ]
    whole = [entry("PySide6/QtCore.pyd", "EXTENSION"), entry("python311.dll", "BINARY")]
    whole += [entry(path, "BINARY") for path in brought]
    kept = contents.needed(whole, lambda path: links.get(path.removeprefix("/here/"), []))
    assert kept == [
        *whole[:2],
        ("VCRUNTIME140.dll", "/here/PySide6/VCRUNTIME140.dll", "BINARY"),
        ("msvcp140.dll", "/here/PySide6/msvcp140.dll", "BINARY"),
    ]


def test_a_framework_of_the_mac_is_included_whole_or_not_at_all() -> None:
    folder = "PySide6/Qt/lib/{0}.framework/"
    inside = (("Versions/A/{0}", "BINARY"), ("Versions/Current", "SYMLINK"), ("Resources/Info.plist", "DATA"))
    whole = [entry("PySide6/QtCore.abi3.so", "EXTENSION")]
    whole += [
        entry((folder + path).format(name), kind) for name in ("QtCore", "QtSvg") for path, kind in inside
    ]
    linked = {"/here/PySide6/QtCore.abi3.so": ["@rpath/QtCore.framework/Versions/A/QtCore"]}
    kept = contents.needed(whole, lambda path: linked.get(path, []))
    assert kept == [each for each in whole if "QtSvg" not in each[0]]


@pytest.mark.parametrize("name", ["libqxcb.so", "qxcb.dll", "libqxcb.dylib"])
def test_a_plugin_of_qt_has_one_name_on_every_system(name: str) -> None:
    path = "PySide6\\plugins\\platforms\\" + name
    assert contents.stem(path) == "qxcb" and contents.is_wanted(entry(path, "BINARY"))


def common_data(items: dict[str, bytes]) -> bytes:
    """Return ICU data with some items."""
    header = pack("<HBB HH BBBB 4s 4B 4B", 32, 0xDA, 0x27, 20, 0, 0, 0, 2, 0, b"CmnD", *range(8)).ljust(
        32, b"\0"
    )
    names = b"".join(name.encode() + b"\0" for name in items)
    names_at, table, data = 4 + 8 * len(items), b"", b""
    first = names_at + len(names)
    at = 0
    for name, item in items.items():
        table += pack("<II", names_at + at, first + len(data))
        at += len(name) + 1
        data += item
    return header + pack("<I", len(items)) + table + names + data


def test_icu_keeps_the_needed_data_items() -> None:
    whole = common_data(
        {"icudt73l/de.res": b"D" * 16, "icudt73l/root.res": b"R" * 20, "icudt73l/zu.res": b"Z"}
    )
    small = icu.trimmed(whole, ("root.res",))
    assert b"icudt73l/root.res\0" in small and b"R" * 20 in small
    assert b"de.res" not in small and b"D" not in small[32:] and b"Z" not in small
    assert icu.trimmed(small, ("root.res",)) == small
    with pytest.raises(ValueError, match="not ICU"):
        icu.trimmed(b"\0" * 64)


# One start, one name, one version


def test_the_program_and_the_laboratory_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"] and "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "macclassic.VERSION"}
    laboratory = tomllib.loads((ROOT / "macclassic_lab" / "pyproject.toml").read_text(encoding="utf-8"))
    assert laboratory["project"]["version"] == macclassic.VERSION
    assert laboratory["project"]["dependencies"] == [f"macclassic=={macclassic.VERSION}"]
    assert identity.info_plist()["CFBundleVersion"] == macclassic.VERSION
    assert identity.version_strings()["FileVersion"] == macclassic.VERSION
    assert identity.version_strings("macclassic-console")["OriginalFilename"] == "macclassic-console.exe"
    assert identity.numbers("1.2") == (1, 2, 0, 0)


def test_the_window_has_the_id_of_the_desktop_file(qtbot: object) -> None:
    from PySide6.QtGui import QGuiApplication

    from macclassic.app.program.program import application

    application()
    assert QGuiApplication.desktopFileName() == macclassic.ID


@pytest.mark.skipif(not shutil.which("sh"), reason="needs a shell")
def test_the_program_starts_without_standard_streams() -> None:
    # Windows starts a program with a window this way.
    command = ["sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', sys.executable, str(PACKAGING / "start.py")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for arguments, status in ((["games"], 0), (["chess"], 2), (["--version"], 0)):
        done = subprocess.run([*command, *arguments], env=environment, check=False)
        assert done.returncode == status


def test_every_package_has_the_applications_id() -> None:
    desktop = ConfigParser(interpolation=None)
    desktop.read_string(layout.desktop_file())
    assert desktop["Desktop Entry"]["Icon"] == macclassic.ID
    root = ElementTree.fromstring(layout.metainfo())
    assert root.findtext("id") == macclassic.ID
    assert root.findtext("launchable") == f"{macclassic.ID}.desktop"
    release = root.find("releases/release")
    assert release is not None and release.get("version") == macclassic.VERSION
    installer = (PACKAGING / "windows" / "macclassic.iss").read_text(encoding="utf-8")
    assert f"AppId={macclassic.ID}\n" in installer
    assert installer.count(f'AppUserModelID: "{macclassic.ID}"') == 2
    stated = [*PACKAGING.rglob("*.iss"), *PACKAGING.rglob("*.sh"), *PACKAGING.rglob("*.desktop")]
    assert not [path for path in stated if f"={macclassic.VERSION}\n" in path.read_text(encoding="utf-8")]


def test_the_installer_has_the_languages_of_the_other_packages() -> None:
    installer = (PACKAGING / "windows" / "macclassic.iss").read_text(encoding="utf-8")
    languages = [each.text for each in ElementTree.fromstring(layout.metainfo()).iter("lang")]
    assert re.findall('^Name: "(..)"; MessagesFile: "compiler:', installer, re.MULTILINE) == languages
    assert re.findall(r"^(..)\.SavedGame=\S", installer, re.MULTILINE) == languages


def test_saved_games_have_one_type_on_every_system() -> None:
    types = ElementTree.parse(PACKAGING / "linux" / f"{macclassic.ID}.xml")
    (kind,) = types.findall("{*}mime-type")
    glob, icon = kind.find("{*}glob"), kind.find("{*}icon")
    assert glob is not None and glob.get("pattern") == f"*{macclassic.SUFFIX}"
    assert icon is not None and icon.get("name") == macclassic.ID
    desktop = ConfigParser(interpolation=None)
    desktop.read_string(layout.desktop_file())
    entry = desktop["Desktop Entry"]
    assert (entry["MimeType"], entry["Exec"]) == (f"{kind.get('type')};", "macclassic %f")
    root = ElementTree.parse(PACKAGING / "linux" / f"{macclassic.ID}.metainfo.xml")
    assert root.findtext("provides/mediatype") == kind.get("type")
    plist = identity.info_plist()
    (opens,), (exported,) = plist["CFBundleDocumentTypes"], plist["UTExportedTypeDeclarations"]
    assert opens["LSItemContentTypes"] == [exported["UTTypeIdentifier"]] == [identity.GAME]
    ends = exported["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{each}" for each in ends] == [macclassic.SUFFIX]
    installer = (PACKAGING / "windows" / "macclassic.iss").read_text(encoding="utf-8")
    assert f'#define Game "{identity.GAME}"\n' in installer
    assert (
        f'Subkey: "Software\\Classes\\{macclassic.SUFFIX}"; ValueType: string; ValueData: "{{#Game}}"'
        in installer
    )
    assert 'ValueData: """{app}\\macclassic.exe"" ""%1"""' in installer


@pytest.mark.skipif(not shutil.which("update-mime-database"), reason="needs update-mime-database")
def test_linux_recognises_a_saved_game_by_its_extension(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(PACKAGING / "linux" / f"{macclassic.ID}.xml", packages)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    command = ["update-mime-database", str(packages.parent)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    globs = (tmp_path / "mime" / "globs2").read_text(encoding="utf-8")
    assert f"50:application/x-macclassic:*{macclassic.SUFFIX}\n" in globs


def test_icons_equal_our_drawings(tmp_path: Path) -> None:
    icons.write(tmp_path)
    made = {path.name: path for path in tmp_path.iterdir()}
    assert set(made) == {path.name for path in icons.FOLDER.iterdir()}
    for name, path in made.items():
        with Image.open(path) as drawn, Image.open(icons.FOLDER / name) as kept:
            assert drawn.convert("RGBA").tobytes() == kept.convert("RGBA").tobytes(), (
                "run python -m tools.media.icons"
            )
    with Image.open(icons.FOLDER / "macclassic.ico") as ico:
        assert ico.info["sizes"] == {(size, size) for size in icons.ICO}
    with Image.open(icons.FOLDER / "macclassic.icns") as icns:
        assert {width * scale for width, _, scale in icns.info["sizes"]} == set(icons.ICNS)
