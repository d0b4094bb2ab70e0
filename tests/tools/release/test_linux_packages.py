"""Tests of the Linux packages: manual pages, entries in menus and stores, the .deb.

`make test-deb` installs the real package in a bare Debian.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

import macclassic
from macclassic.app.cli import main
from macclassic.engine.core.registry import games
from tools.release.bundle import debian, layout, linux
from tools.release.bundle.needs import Needs, needs

LINUX = layout.HERE
XML = "{http://www.w3.org/XML/1998/namespace}"

PAGES = tuple(layout.MANUAL)
LANGUAGES = ("fr", "ko")
"""Languages of the packages besides English."""
INWARD = {"think"}
"""Commands for internal use."""


def parsers(monkeypatch: pytest.MonkeyPatch) -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command by its name, and that of the screen by an empty name."""
    made: dict[str, argparse.ArgumentParser] = {}
    take = main.Parser.take

    def noted(self: main.Parser, arguments: object) -> None:
        take(self, arguments)  # type: ignore[arg-type]
        made[self.prog.removeprefix("macclassic").strip()] = self

    monkeypatch.setattr(main.Parser, "take", noted)
    for arguments in (["--version"], ["players", "--help"]):
        with pytest.raises(SystemExit):
            main.main(arguments)
    return made


def manual(name: str) -> str:
    """Return a page of the manual as plain text, without escapes for hyphens and fonts."""
    return re.sub(r"\\f.|\\&", "", layout.manual_page(name).replace("\\-", "-"))


@pytest.mark.parametrize("name", PAGES)
def test_the_manual_lists_every_command_and_option(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = manual(name)
    known = parsers(monkeypatch)
    assert {"", "games", "simulate", "new-game"} <= known.keys()
    for command, parser in known.items():
        if command in INWARD:
            continue
        assert not command or re.search(rf"^\.SS {command}\b", page, re.MULTILINE), command
        for action in parser._actions:
            missing = [each for each in action.option_strings if not re.search(rf"{each}(?![\w-])", page)]
            assert missing == [], (command, missing)
    for key in games():
        assert re.search(rf"\b{key}\b", page), key


@pytest.mark.parametrize("name", PAGES)
def test_the_manual_lists_only_existing_commands_and_options(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = parsers(monkeypatch)
    page = manual(name)
    actions = [action for parser in known.values() for action in parser._actions]
    options = {each for action in actions for each in action.option_strings}
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", page)) - options == set()
    assert set(re.findall(r"^\.SS ([a-z-]+)", page, re.MULTILINE)) - known.keys() == set()


@pytest.mark.skipif(not shutil.which("man"), reason="needs man")
@pytest.mark.parametrize("name", PAGES)
def test_the_manual_is_rendered_by_man(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(layout.manual_page(name), encoding="utf-8")
    command = ["man", "--warnings", "-E", "UTF-8", "-l", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--fullscreen" in done.stdout


def desktop() -> ConfigParser:
    """Return the desktop file."""
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string(layout.desktop_file())
    return read


def test_every_game_has_a_launcher_action() -> None:
    file = desktop()
    assert file["Desktop Entry"]["Actions"].rstrip(";").split(";") == list(games())
    for key, spec in games().items():
        action = file[f"Desktop Action {key}"]
        assert (action["Name"], action["Exec"]) == (spec.title, f"macclassic {key}")
        # Korean adds the name in Hangul; the window shows the title itself.
        assert re.fullmatch(rf"[가-힣 ]+\({spec.title}\)", action["Name[ko]"])
        assert spec.screen


def test_the_desktop_file_is_in_every_language() -> None:
    entry = desktop()["Desktop Entry"]
    for name in ("GenericName", "Comment", "Keywords"):
        texts = [entry[name], *(entry[f"{name}[{language}]"] for language in LANGUAGES)]
        assert len(set(texts)) == len(texts)
    assert all(entry[key].endswith(";") for key in entry if key.startswith("Keywords"))
    assert re.search("[가-힣]", entry["Comment[ko]"])


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-validate")
def test_the_desktop_file_is_valid(tmp_path: Path) -> None:
    file = tmp_path / f"{macclassic.ID}.desktop"
    file.write_text(layout.desktop_file(), encoding="utf-8")
    command = ["desktop-file-validate", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_store_data_describe_every_game_in_every_language() -> None:
    root = ElementTree.fromstring(layout.metainfo("https://macclassic.invalid/pictures/"))
    paragraphs = {}
    for language in (None, *LANGUAGES):
        lines = [each.text or "" for each in root.iter("li") if each.get(f"{XML}lang") == language]
        titles = [spec.title for spec in games().values()]
        assert len(lines) == len(titles)
        assert all(line.startswith(title) for line, title in zip(lines, titles, strict=True))
        paragraphs[language] = [each.text for each in root.iter("p") if each.get(f"{XML}lang") == language]
        assert len([each for each in root.iter("summary") if each.get(f"{XML}lang") == language]) == 1
    assert {len(each) for each in paragraphs.values()} == {2}
    assert [each.text for each in root.iter("lang")] == ["en", *LANGUAGES]
    pictures = list(root.iter("image"))
    assert [each.text for each in pictures] == [
        f"https://macclassic.invalid/pictures/{name}.png" for name in layout.SHOWN
    ]
    for each, name in zip(pictures, layout.SHOWN, strict=True):
        with Image.open(layout.DOCS / "pictures" / f"{name}.png") as picture:
            assert (each.get("width"), each.get("height")) == tuple(map(str, picture.size))


def test_saved_games_have_a_description_in_every_language() -> None:
    root = ElementTree.parse(LINUX / f"{macclassic.ID}.xml").getroot()
    comments = [each for each in root.iter() if each.tag.endswith("comment")]
    assert [each.get(f"{XML}lang") for each in comments] == [None, *LANGUAGES]


def test_without_an_address_store_data_have_no_screenshots() -> None:
    root = ElementTree.fromstring(layout.metainfo())
    assert root.find("screenshots") is None and root.find("releases") is not None


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Folder laid out as a bundle, with a program linked to the C library only."""
    folder = tmp_path / "dist" / "macclassic"
    (folder / "_internal").mkdir(parents=True)
    shutil.copy(shutil.which("true") or "/bin/true", folder / "macclassic")
    (folder / "_internal" / "data.txt").write_text("nothing\n")
    return folder


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstreamcli")
@pytest.mark.parametrize("pictures", ["", "https://macclassic.invalid/pictures"])
def test_store_data_are_valid(bundle: Path, tmp_path: Path, pictures: str) -> None:
    root = tmp_path / "root"
    layout.lay_out(bundle, root, pictures)
    command = ["appstreamcli", "validate-tree", "--no-net", "--pedantic", str(root)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert (root / "usr/bin/macclassic").resolve() == root / "usr/lib/macclassic/macclassic"


# The AppImage and the Flatpak


def test_an_appimages_content_starts(bundle: Path) -> None:
    folder = linux.appdir(bundle.parent)
    subprocess.run([folder / "AppRun"], cwd="/", check=True)
    entry = (folder / f"{macclassic.ID}.desktop").read_text(encoding="utf-8")
    assert f"\nIcon={macclassic.ID}\n" in entry
    with Image.open(folder / ".DirIcon") as icon:
        assert icon.size == (256, 256)


def test_a_flatpak_has_no_network_permission(bundle: Path) -> None:
    manifest = json.loads((LINUX / f"{macclassic.ID}.json").read_text(encoding="utf-8"))
    assert (manifest["id"], manifest["command"]) == (macclassic.ID, "macclassic")
    assert not [each for each in manifest["finish-args"] if "network" in each or "filesystem" in each]
    (module,) = manifest["modules"]
    laid_out = linux.system(bundle.parent)
    (source,) = module["sources"]
    assert Path(source["path"]).parts[-2:] == ("dist", laid_out.name)
    assert (laid_out / "usr/bin/macclassic").is_file()


# The .deb


def test_a_package_depends_on_the_libraries_of_its_files() -> None:
    linked = frozenset({"libEGL.so.1", "libwayland-client.so.0"})
    depends, recommends = debian.relations(Needs(linked, (2, 36)))
    assert depends == ["libc6 (>= 2.36)", "libegl1", *debian.DATA]
    assert "libwayland-client0" in recommends and "libgl1" not in recommends
    with pytest.raises(debian.UnknownLibraryError, match=r"libfoo\.so\.7"):
        debian.relations(Needs(frozenset({"libfoo.so.7"}), (2, 36)))


def test_a_package_recommends_a_sound_player() -> None:
    from macclassic.toolbox.base.sound import PLAYERS

    packages = {"pw-play": "pipewire-bin", "paplay": "pulseaudio-utils", "aplay": "alsa-utils"}
    wanted = [packages[player] for player, *_ in PLAYERS if player in packages]
    assert " | ".join(wanted) in debian.RECOMMENDS


@pytest.mark.skipif(not shutil.which("readelf"), reason="needs binutils")
def test_needed_libraries_are_read_from_the_files(bundle: Path) -> None:
    found = needs(bundle)
    assert (2,) < found.glibc < (3,)
    assert not [name for name in found.libraries if name.startswith(("libc.", "ld-linux"))]


def test_the_debian_changelog_has_every_version() -> None:
    changelog = (layout.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entries = debian.changelog(changelog)
    versions = re.findall(r"^macclassic \((.+?)\) unstable; urgency=medium$", entries, re.MULTILINE)
    assert versions == re.findall(r"^## (\S+)", changelog, re.MULTILINE) and versions[0] == macclassic.VERSION
    assert all(len(line) <= 80 for line in entries.splitlines() if not line.startswith(" --"))


@pytest.mark.skipif(
    not (shutil.which("dpkg-deb") and shutil.which("readelf")), reason="needs dpkg-deb and binutils"
)
def test_a_deb_has_the_files_that_debian_requires(bundle: Path, tmp_path: Path) -> None:
    made = debian.deb(bundle.parent)
    listed = subprocess.run(["dpkg-deb", "-c", str(made)], capture_output=True, text=True, check=True).stdout
    assert all(line.split()[1] == "root/root" for line in listed.splitlines())
    root = tmp_path / "unpacked"
    subprocess.run(["dpkg-deb", "-R", str(made), str(root)], check=True)
    control = (root / "DEBIAN/control").read_text(encoding="utf-8")
    assert f"\nVersion: {macclassic.VERSION}\n" in control and "pipewire-bin | pulseaudio-utils" in control
    share = root / "usr/share"
    for folder in layout.MANUAL.values():
        page = f"man/{folder}/macclassic.6.gz"
        text = gzip.decompress((share / page).read_bytes()).decode()
        assert f"macclassic {macclassic.VERSION}" in text and "@" not in text
    doc = share / "doc/macclassic"
    assert {path.name for path in doc.iterdir()} >= {"changelog.gz", "copyright", "pictures", "play"}
    assert "License: Expat\n Permission is hereby granted" in (doc / "copyright").read_text(encoding="utf-8")
    assert (share / "icons/hicolor/48x48/apps" / f"{macclassic.ID}.png").is_file()
    checked = subprocess.run(["md5sum", "--quiet", "-c", "DEBIAN/md5sums"], cwd=root, check=False)
    assert checked.returncode == 0
    # The package runs no scripts as root.
    assert {path.name for path in (root / "DEBIAN").iterdir()} == {"control", "md5sums"}
