"""Lays a bundle out in the folders of a Linux system, with the files that desktops read."""

from __future__ import annotations

import gzip
import os
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path

from macclassic import ID, VERSION
from tools.media.icons import FOLDER as ICONS
from tools.media.icons import PNG

ROOT = Path(__file__).resolve().parents[3]
HERE = ROOT / "packaging" / "linux"
DOCS = ROOT / "docs"

SHOWN = ("war-of-flowers", "flower-power", "soi", "sorry", "war-of-coins", "desktop")
"""Pictures of `docs/pictures` that software centres show."""
MANUAL = {"macclassic.6": "man6", "macclassic.fr.6": "fr/man6", "macclassic.ko.6": "ko/man6"}
"""Pages of the manual, and the folder of each below ``man``."""


def build_time() -> datetime:
    """Return the time of the build, or SOURCE_DATE_EPOCH's for reproducible builds."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)


def fill_in(text: str) -> str:
    """Return a text of `packaging/linux` with the version and the date of the build filled in."""
    return text.replace("@VERSION@", VERSION).replace("@DATE@", build_time().date().isoformat())


def metainfo(pictures: str = "") -> str:
    """Return the AppStream data of this version; `pictures` is the web address of the pictures.

    If it is empty no pictures are named: AppStream requires https addresses, and the project has none.
    """
    text = fill_in((HERE / f"{ID}.metainfo.xml").read_text(encoding="utf-8"))
    if not pictures:
        return re.sub(r" *<screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)
    return text.replace("@PICTURES@", pictures.rstrip("/"))


def lay_out(program: Path, root: Path, pictures: str = "") -> None:
    """Copy a bundle and its desktop files into a folder laid out as a Linux system."""
    shutil.copytree(program, root / "usr/lib/macclassic", symlinks=True)
    command = root / "usr/bin/macclassic"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/macclassic/macclassic")
    share = root / "usr/share"
    for folder in ("applications", "metainfo", "mime/packages", "doc/macclassic/pictures"):
        (share / folder).mkdir(parents=True)
    shutil.copy(HERE / f"{ID}.desktop", share / "applications")
    shutil.copy(HERE / f"{ID}.xml", share / "mime/packages")
    (share / "metainfo" / f"{ID}.metainfo.xml").write_text(metainfo(pictures), encoding="utf-8")
    for size in PNG:
        themed = share / f"icons/hicolor/{size}x{size}/apps"
        themed.mkdir(parents=True)
        shutil.copy(ICONS / f"macclassic-{size}.png", themed / f"{ID}.png")
    for name, folder in MANUAL.items():
        page = share / "man" / folder / "macclassic.6.gz"
        page.parent.mkdir(parents=True)
        pack(page, fill_in((HERE / name).read_text(encoding="utf-8")))
    doc = share / "doc/macclassic"
    for name in SHOWN:
        shutil.copy(DOCS / "pictures" / f"{name}.png", doc / "pictures")
    shutil.copytree(DOCS / "play", doc / "play")
    shutil.copy(DOCS / "records.md", doc)
    shutil.copy(ROOT / "LICENSE", doc / "copyright")
    (doc / "licences").symlink_to("../../../lib/macclassic/_internal/licences")


def tidy(root: Path) -> None:
    """Set the file permissions of a laid out system."""
    root.chmod(0o755)
    for path in root.rglob("*"):
        if path.is_symlink():
            continue
        # A library is not a program, even if it is executable.
        runs = path.is_dir() or (os.access(path, os.X_OK) and ".so" not in path.name)
        path.chmod(0o755 if runs else 0o644)


def pack(path: Path, text: str) -> None:
    """Write a text as .gz, with identical bytes on every run."""
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
