"""Tests of a bundle's licences: every file belongs to a part, every text is present."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import macclassic
from macclassic.app.dialogs import licences as read
from macclassic.quickdraw.font_files import hangul_composer
from tools.release.bundle import licences, sbom, standins

ROOT = Path(__file__).parents[3]
PARTS = read.listed(licences.HERE)
LANGUAGES = ("en", "fr", "ko")
"""Languages of the notice."""

LINUX = (
    ("PySide6/Qt/lib/libQt6Gui.so.6", "BINARY"),
    ("PySide6/Qt/lib/libicuuc.so.73", "BINARY"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", "BINARY"),
    ("PySide6/QtCore.abi3.so", "EXTENSION"),
    ("shiboken6/Shiboken.abi3.so", "EXTENSION"),
    ("PIL/_imaging.cpython-311-x86_64-linux-gnu.so", "EXTENSION"),
    ("python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "EXTENSION"),
    ("base_library.zip", "DATA"),
    ("libxcb-render.so.0", "BINARY"),
    ("libxcb-render-util.so.0", "BINARY"),
    ("resources/fonts/quay-9.ttf", "DATA"),
    ("PIL.Image", "PYMODULE-1"),
    ("email.message", "PYMODULE"),
    ("__future__", "PYMODULE"),
    ("macclassic.app.cli.main", "PYMODULE"),
)
WINDOWS = (
    ("resources\\fonts\\quay-9.ttf", "DATA"),
    ("PySide6\\Qt6Core.dll", "BINARY"),
    ("PySide6\\plugins\\platforms\\qwindows.dll", "BINARY"),
    ("PySide6\\MSVCP140.dll", "BINARY"),
    ("VCRUNTIME140_1.dll", "BINARY"),
    ("python311.dll", "BINARY"),
    ("_ctypes.pyd", "EXTENSION"),
    ("libffi-8.dll", "BINARY"),
    ("sqlite3.dll", "BINARY"),
    ("PIL\\_imaging.cp311-win_amd64.pyd", "EXTENSION"),
)


def entries(*held: tuple[str, str]) -> list[tuple[str, str, str]]:
    return [(name, f"/here/{name}", kind) for name, kind in held]


def names(held: tuple[tuple[str, str], ...], system: str) -> set[str]:
    return {part.name for part in licences.contained_parts(entries(*held), PARTS, system)}


def test_every_file_of_a_bundle_belongs_to_a_part_with_its_components() -> None:
    found = names(LINUX, "linux")
    assert {"macclassic", "Qt", "PySide6", "Shiboken", "ICU", "Pillow", "Python"} <= found
    assert {"libxcb", "xcb-util-renderutil", "HarfBuzz", "Wayland protocols"} <= found
    assert "Unicode data in Python" in found
    assert not {"SQLite", "FreeType in Qt", "Microsoft's C++ runtime", "libjpeg-turbo"} & found
    found = names(WINDOWS, "win32")
    assert {"Qt", "FreeType in Qt", "Microsoft's C++ runtime", "SQLite", "libffi", "LibTIFF"} <= found
    assert not {"Wayland protocols", "ICU", "libxcb in Pillow", "GLib"} & found


@pytest.mark.parametrize(
    ("name", "kind"),
    [("libsome.so.1", "BINARY"), ("some.py", "DATA"), ("some.inside", "PYMODULE"), ("a.dll", "BINARY")],
)
def test_a_file_without_a_part_ends_the_build_with_one_sentence(tmp_path: Path, name: str, kind: str) -> None:
    files, modules = entries(*LINUX, (name, kind)), entries()
    if kind == "PYMODULE":
        files, modules = files[:-1], files[-1:]
    with pytest.raises(SystemExit) as ended:
        licences.entries(files, modules, tmp_path)
    message = str(ended.value)
    assert name.replace(".inside", "/inside") in message and "parts.toml" in message and "\n" not in message


def test_the_list_and_the_texts_are_in_the_bundle(tmp_path: Path) -> None:
    made = licences.entries(entries(*LINUX), [], tmp_path)
    files = {name: Path(source) for name, source, _ in made}
    built = [
        read.LicensedPart(**each) for each in json.loads(files.pop("licences/parts.json").read_text("utf-8"))
    ]
    notices = {f"licences/notice-{language}.txt" for language in LANGUAGES}
    assert {f"licences/texts/{text}.txt" for part in built for text in part.texts} | notices == set(files)
    assert all(path.is_file() for path in files.values())
    versions = {part.name: part.version for part in built}
    assert versions["macclassic"] == macclassic.VERSION and versions["Qt"].startswith("6.")


def test_the_korean_notice_uses_only_drawn_characters() -> None:
    notice = read.notice("ko")
    assert len(re.findall("[가-힣]", notice)) > 200
    assert set(map(ord, notice)) - {ord("\n")} <= hangul_composer.face("Ferry").glyphs.keys()


def test_a_link_belongs_to_the_part_of_its_target() -> None:
    link = ("libicuuc.so.73", "PySide6/Qt/lib/libicuuc.so.73", "SYMLINK")
    folder_link = ("Qt/lib/QtGui.framework/Versions/Current", "A", "SYMLINK")
    assert licences.bundle_path(link) == "PySide6/Qt/lib/libicuuc.so.73"
    assert licences.bundle_path(folder_link) == "Qt/lib/QtGui.framework/Versions/A"
    assert [part.name for part in licences.contained_parts([link], PARTS, "linux")] == ["ICU"]


def test_a_stand_in_and_its_link_belong_to_no_part(tmp_path: Path) -> None:
    path = "pillow.libs/libtiff-1.so.6"
    empty = (path, f"/work/{standins.FOLDER}/libtiff-1.so.6", "BINARY")
    link = ("libtiff-1.so.6", path, "SYMLINK")
    made = licences.entries([*entries(*LINUX), empty, link], [], tmp_path)
    assert "LibTIFF" not in {part.name for part in read.read(Path(made[0][1]))}


def test_without_a_package_a_librarys_version_comes_from_its_name() -> None:
    assert licences.soname("/usr/lib/libffi.so.8.1.2") == "8.1.2"
    (part,) = licences.contained_parts(entries(("libexpat.so.1", "BINARY")), PARTS, "linux")
    assert part.version == "1"


def test_every_text_exists_and_belongs_to_a_part() -> None:
    asked = {text for part in PARTS for text in part.texts}
    assert asked == {path.stem for path in (licences.HERE / "texts").iterdir()}
    assert all(part.texts and part.source.startswith("http") for part in PARTS)
    assert (licences.HERE / "texts/macclassic.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_names_of_parts_are_unique() -> None:
    everyone = [part.name for part in PARTS]
    assert len(everyone) == len(set(everyone))
    assert {part.within for part in PARTS} - {""} <= set(everyone)


def test_parts_under_the_lgpl_include_its_text_and_the_gpl() -> None:
    for part in PARTS:
        for number in re.findall(r"LGPL-(\d\.\d)", part.licence):
            assert f"LGPL-{number}" in part.texts
            assert number != "3.0" or "GPL-3.0" in part.texts


def test_a_checkout_lists_the_parts_of_its_environment() -> None:
    found = {part.name: part for part in read.parts()}
    assert {"macclassic", "Python", "Qt", "PySide6", "Shiboken", "Pillow"} <= set(found)
    assert "PyInstaller" not in found and "GLib" not in found
    assert found["Python"].version.startswith("3.")
    assert all(read.text(name) for part in found.values() for name in part.texts)


# The bill of materials


def bill(held: tuple[tuple[str, str], ...], system: str) -> dict[str, Any]:
    return sbom.bill(licences.contained_parts(entries(*held), PARTS, system))


@pytest.mark.parametrize(("held", "system"), [(LINUX, "linux"), (WINDOWS, "win32")])
def test_the_bill_of_materials_lists_every_part_with_its_licence(
    held: tuple[tuple[str, str], ...], system: str
) -> None:
    found = bill(held, system)
    assert {each["name"] for each in found["components"]} == names(held, system) - {"macclassic"}
    assert all(each["licenses"][0]["expression"] for each in found["components"])
    known = {"macclassic", *(each["bom-ref"] for each in found["components"])}
    reached = {ref for each in found["dependencies"] for ref in (each["ref"], *each["dependsOn"])}
    assert reached == known


@pytest.mark.parametrize(("held", "system"), [(LINUX, "linux"), (WINDOWS, "win32")])
def test_the_bill_of_materials_is_valid_cyclonedx(held: tuple[tuple[str, str], ...], system: str) -> None:
    validation = pytest.importorskip("cyclonedx.validation.json", reason="make bundle installs it")
    from cyclonedx.schema import SchemaVersion

    fault = validation.JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(bill(held, system)))
    assert fault is None, fault


def test_the_bill_of_materials_lies_beside_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "750000000")
    built = tmp_path / "macclassic/_internal/licences/parts.json"
    built.parent.mkdir(parents=True)
    built.write_text(read.dumped(licences.contained_parts(entries(*LINUX), PARTS, "linux")), "utf-8")
    for archive, name in (
        ("macclassic-0.1.0-linux-x86_64.tar.xz", "macclassic-0.1.0-linux-x86_64.cdx.json"),
        ("macclassic_0.1.0_amd64.deb", "macclassic_0.1.0_amd64.cdx.json"),
    ):
        made = sbom.write(tmp_path / "macclassic", tmp_path / archive)
        assert made == tmp_path / name
        bill = json.loads(made.read_text("utf-8"))
        assert bill["metadata"]["component"]["name"] == "macclassic" and "Qt" in made.read_text("utf-8")
        assert bill["metadata"]["timestamp"] == "1993-10-07T13:20:00Z"


def test_a_bundle_contains_notices_for_its_readers(tmp_path: Path) -> None:
    inside = tmp_path / "macclassic/_internal"
    for name, source, _ in licences.entries(entries(*LINUX), [], tmp_path):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, inside / name)
    licences.summary(tmp_path / "macclassic")
    text = (tmp_path / "macclassic/LICENCES.txt").read_text("utf-8")
    assert all(read.notice(language) in text for language in LANGUAGES)
    assert "ICU 73.2\n    Unicode-DFS-2016\n    https://" in text and "_internal/licences/texts" in text


def test_an_uninstalled_part_has_its_listed_version() -> None:
    part = replace(PARTS[0], version="1.2", version_of="package no-such-package")
    assert read.with_version(part).version == "1.2"
