"""Tests of the Mac version without a Mac: its Info.plist, its keys, its menu bar, its small pixels."""

from __future__ import annotations

import os
import plistlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMenuBar

from macclassic import ID
from tests.support.match.program import opened
from tools.release.bundle import identity

ROOT = Path(__file__).parents[3]

BY_PYINSTALLER = {
    "CFBundleExecutable": "macclassic",
    "CFBundleIconFile": "macclassic.icns",
    "CFBundleIdentifier": ID,
    "CFBundleInfoDictionaryVersion": "6.0",
    "CFBundleName": "macclassic",
    "CFBundlePackageType": "APPL",
}
"""Entries that `BUNDLE` of PyInstaller 6 writes from the recipe."""

NEEDED = {
    **dict.fromkeys(("CFBundleDevelopmentRegion", "CFBundleShortVersionString", "CFBundleVersion"), str),
    **dict.fromkeys(("LSMinimumSystemVersion", "LSApplicationCategoryType", "NSHumanReadableCopyright"), str),
    **dict.fromkeys(BY_PYINSTALLER, str),
    "NSPrincipalClass": str,
    "NSHighResolutionCapable": bool,
    "CFBundleLocalizations": list,
    "CFBundleDocumentTypes": list,
}
"""Keys that Apple requires of a program with windows and documents, and their types."""

UTI = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
CATEGORIES = {"games", "board-games", "card-games", "puzzle-games", "strategy-games", "family-games"}


def complaints(plist: dict[str, Any]) -> list[str]:
    """Return the violations of Apple's rules for an Info.plist."""
    found = [
        f"{key} is no {kind.__name__}"
        for key, kind in NEEDED.items()
        if not isinstance(plist.get(key), kind) or plist[key] == ""
    ]
    if found:
        return found
    if not re.fullmatch(r"[A-Za-z0-9.-]+", plist["CFBundleIdentifier"]):
        found.append("an identifier is letters, figures, hyphens and points")
    for key in ("CFBundleVersion", "CFBundleShortVersionString", "LSMinimumSystemVersion"):
        if not re.fullmatch(r"\d+(\.\d+){0,2}", plist[key]):
            found.append(f"{key} is up to three numbers")
    if plist["LSApplicationCategoryType"].removeprefix("public.app-category.") not in CATEGORIES:
        found.append("there is no such category")
    if plist["CFBundleDevelopmentRegion"] not in plist["CFBundleLocalizations"]:
        found.append("the language it is written in is not among its languages")
    if len(plist["CFBundleName"]) > 15:
        found.append("a name in the menu bar has at most 15 letters")
    declared = plist.get("UTExportedTypeDeclarations", [])
    for each in declared:
        tags = each.get("UTTypeTagSpecification", {}).get("public.filename-extension", [])
        if not UTI.fullmatch(each.get("UTTypeIdentifier", "")) or not each.get("UTTypeDescription"):
            found.append("a kind of file has an identifier and a description")
        if not each.get("UTTypeConformsTo") or not all(map(UTI.fullmatch, each["UTTypeConformsTo"])):
            found.append("a kind of file is of a kind that there is")
        if not tags or any(tag.startswith(".") for tag in tags):
            found.append("an ending is written without its point")
    for each in plist["CFBundleDocumentTypes"]:
        if each.get("CFBundleTypeRole") not in ("Editor", "Viewer", "Shell", "QLGenerator", "None"):
            found.append("there is no such role")
        if each.get("LSHandlerRank") not in ("Owner", "Default", "Alternate", "None"):
            found.append("there is no such rank")
        own = {one.get("UTTypeIdentifier") for one in declared}
        if each.get("LSHandlerRank") == "Owner" and not set(each.get("LSItemContentTypes", [])) <= own:
            found.append("it owns a kind of file that it does not declare")
    return found


def plist() -> dict[str, Any]:
    """Return the entries after writing and reading the file."""
    whole = {**BY_PYINSTALLER, **identity.info_plist()}
    read = plistlib.loads(plistlib.dumps(whole))
    assert read == whole and plistlib.loads(plistlib.dumps(whole, fmt=plistlib.FMT_BINARY)) == whole
    return dict(read)


def test_the_info_plist_is_valid() -> None:
    assert complaints(plist()) == []
    assert (ROOT / "packaging" / "icons" / BY_PYINSTALLER["CFBundleIconFile"]).exists()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("CFBundleVersion", "0.1.0-dirty"),
        ("CFBundleIdentifier", "mac_classic"),
        ("NSHighResolutionCapable", "yes"),
        ("LSApplicationCategoryType", "public.app-category.cards"),
        ("CFBundleDevelopmentRegion", "de"),
        ("UTExportedTypeDeclarations", []),
        ("NSPrincipalClass", ""),
    ],
)
def test_faults_of_an_info_plist_are_found(key: str, value: object) -> None:
    assert complaints({**plist(), key: value})


def test_the_disk_image_script_reads_existing_keys() -> None:
    recipe = (ROOT / "packaging" / "macos" / "make-dmg.sh").read_text()
    for key in re.findall(r"Print (\w+)", recipe):
        assert key in plist()


def test_the_command_key_is_qts_own(qapp: object) -> None:
    """Qt maps Ctrl to ⌘ on a Mac, unless a program sets an attribute."""
    swapped = Qt.ApplicationAttribute.AA_MacDontSwapCtrlAndMeta
    assert not QCoreApplication.testAttribute(swapped)
    source = "".join(path.read_text() for path in (ROOT / "macclassic").rglob("*.py"))
    assert "MetaModifier" not in source, "on a Mac that is the key called control"


def test_the_macs_menu_bar_is_not_used(qapp: object, tmp_path: Path) -> None:
    program = opened(tmp_path / "data", "sorry")
    program.show_monitors()
    assert not program.bar.isNativeMenuBar()
    assert program.screen.findChildren(QMenuBar) == [], "none hangs at the native window"


RETINA = """
import sys
from pathlib import Path
from PIL import Image
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from macclassic.app.storage.settings import Settings
from macclassic.toolbox.screen import native_window
from tests.support.match.program import opened
wanted = int(sys.argv[1])
# The offscreen display is too small for most scales.
native_window.available = lambda _display: QRect(-4000, -4000, 9000, 8000)
program = opened(None, settings=Settings(scale=wanted, sound=False, attitude="off"))
screen = program.screen
assert screen.devicePixelRatioF() == float(sys.argv[2]), screen.devicePixelRatioF()
assert screen.pixel_scale == wanted, screen.pixel_scale
shown = screen.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
lines = [bytes(shown.constScanLine(y))[: shown.width() * 3] for y in range(shown.height())]
picture = Image.frombytes("RGB", (shown.width(), shown.height()), b"".join(lines))
screen.save(Path(sys.argv[3]))
frame = Image.open(sys.argv[3]).convert("RGB")
frame = frame.resize((640 * wanted, 480 * wanted), Image.Resampling.NEAREST)
x, y = (picture.width - frame.width) // 2, (picture.height - frame.height) // 2
part = picture.crop((x, y, x + frame.width, y + frame.height))
assert part.tobytes() == frame.tobytes(), "each pixel is a whole number of the display's"
print("same", screen.width(), screen.height())
program.quit()
"""


@pytest.mark.parametrize("scale", [1, 2, 3, 4])
def test_on_a_retina_display_each_pixel_has_a_whole_size(tmp_path: Path, scale: int) -> None:
    """Simulated: two device pixels to each desktop pixel, as on every current Mac."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "2"}
    done = subprocess.run(
        [sys.executable, "-c", RETINA, str(scale), "2.0", str(tmp_path / "frame.png")],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        check=False,
    )
    assert done.stdout == f"same {320 * scale} {240 * scale}\n", done.stderr
