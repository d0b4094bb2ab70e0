"""A bundle laid out as a Linux system has programs, with all that desktops want to know of it."""

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
"""The pictures of `docs/pictures` that show people what they would install."""
MANUAL = {"macclassic.6": "man6", "macclassic.fr.6": "fr/man6", "macclassic.ko.6": "ko/man6"}
"""The pages of the manual, and where each goes below ``man``."""


def moment() -> datetime:
    """Return the moment of the build, or SOURCE_DATE_EPOCH’s, so that a build can be repeated."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)


def filled(text: str) -> str:
    """Return a text of `packaging/linux` with the version and the day of the build."""
    return text.replace("@VERSION@", VERSION).replace("@DATE@", moment().date().isoformat())


def metainfo(pictures: str = "") -> str:
    """Return the AppStream data of this version; `pictures` is the address on the web where they lie.

    Without one no pictures are named: AppStream wants them by https, and we have no place there.
    """
    text = filled((HERE / f"{ID}.metainfo.xml").read_text(encoding="utf-8"))
    if not pictures:
        return re.sub(r" *<screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)
    return text.replace("@PICTURES@", pictures.rstrip("/"))


def lay_out(program: Path, root: Path, pictures: str = "") -> None:
    """Copy a bundle and what desktops want to know of it into a folder laid out as a system."""
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
        pack(page, filled((HERE / name).read_text(encoding="utf-8")))
    doc = share / "doc/macclassic"
    for name in SHOWN:
        shutil.copy(DOCS / "pictures" / f"{name}.png", doc / "pictures")
    shutil.copytree(DOCS / "play", doc / "play")
    shutil.copy(DOCS / "records.md", doc)
    shutil.copy(ROOT / "LICENSE", doc / "copyright")
    (doc / "licences").symlink_to("../../../lib/macclassic/_internal/licences")


def tidy(root: Path) -> None:
    """Give all files of a laid out system the rights that files of a system have."""
    root.chmod(0o755)
    for path in root.rglob("*"):
        if path.is_symlink():
            continue
        # A library is no program.
        runs = path.is_dir() or (os.access(path, os.X_OK) and ".so" not in path.name)
        path.chmod(0o755 if runs else 0o644)


def pack(path: Path, text: str) -> None:
    """Write a text as .gz: the same bytes whenever it is done."""
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
