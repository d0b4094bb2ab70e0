"""Lays a bundle out in the folders of a Linux system, with the files that desktops read."""

from __future__ import annotations

import gzip
import os
import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

from macclassic import ID, VERSION
from tools.media.icons import FOLDER as ICONS
from tools.media.icons import PNG
from tools.release.game_releases import GameRelease, releases

ROOT = Path(__file__).resolve().parents[3]
HERE = ROOT / "packaging" / "linux"
DOCS = ROOT / "docs"

SHOWN = (*(game.key for game in releases()), "desktop")
"""Pictures of `docs/pictures` that software centres show."""
MANUAL = {"macclassic.6": "man6", "macclassic.fr.6": "fr/man6", "macclassic.ko.6": "ko/man6"}
"""Pages of the manual, and the folder of each below ``man``."""


def build_time() -> datetime:
    """Return the time of the build, or SOURCE_DATE_EPOCH's for reproducible builds."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)


def fill_in(text: str, language: str = "en") -> str:
    """Return a text of `packaging/linux` with the version, the date of the build and the games filled in."""
    games = releases()
    keys = [game.key for game in games]
    values = {
        "VERSION": VERSION,
        "DATE": build_time().date().isoformat(),
        "TITLES": ", ".join(game.names.get(language, game.title) for game in games),
        "KEYS": "".join(f"{key};" for key in keys),
        "PAGE_KEYS": ' ", " '.join(key.replace("-", r"\-") for key in keys),
        "ACTIONS": "\n\n".join(map(_action, games)),
        "SUMMARIES": "\n      ".join(map(_summary, games)),
        "SCREENSHOTS": "\n    ".join(map(_screenshot, games)),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def _action(game: GameRelease) -> str:
    """Return the section of the desktop file that starts a game."""
    names = [f"Name[{language}]={name}" for language, name in game.names.items()]
    lines = [f"[Desktop Action {game.key}]", f"Name={game.title}", *names, f"Exec=macclassic {game.key}"]
    return "\n".join(lines)


def _summary(game: GameRelease) -> str:
    """Return the sentences about a game for stores."""
    return "\n      ".join(
        f"<li>{escape(text)}</li>" if language == "en" else f'<li xml:lang="{language}">{escape(text)}</li>'
        for language, text in game.summaries.items()
    )


def _screenshot(game: GameRelease) -> str:
    """Return the entry of a game's picture for stores; the first game's is the default."""
    default = ' type="default"' if game.key == SHOWN[0] else ""
    return (
        f"<screenshot{default}>\n      <caption>{escape(game.title)}</caption>\n"
        f'      <image type="source" width="640" height="480">@PICTURES@/{game.key}.png</image>\n'
        "    </screenshot>"
    )


def desktop_file() -> str:
    """Return the desktop file, with an action for each game."""
    return fill_in((HERE / f"{ID}.desktop").read_text(encoding="utf-8"))


def manual_page(name: str) -> str:
    """Return a page of the manual in its language."""
    language = MANUAL[name].rpartition("/")[0] or "en"
    return fill_in((HERE / name).read_text(encoding="utf-8"), language)


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
    (share / "applications" / f"{ID}.desktop").write_text(desktop_file(), encoding="utf-8")
    shutil.copy(HERE / f"{ID}.xml", share / "mime/packages")
    (share / "metainfo" / f"{ID}.metainfo.xml").write_text(metainfo(pictures), encoding="utf-8")
    for size in PNG:
        themed = share / f"icons/hicolor/{size}x{size}/apps"
        themed.mkdir(parents=True)
        shutil.copy(ICONS / f"macclassic-{size}.png", themed / f"{ID}.png")
    for name, folder in MANUAL.items():
        page = share / "man" / folder / "macclassic.6.gz"
        page.parent.mkdir(parents=True)
        pack(page, manual_page(name))
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
