"""Packages for Linux from a bundle: ``python -m tools.bundle.linux deb|appimage [--dist DIST]``.

`deb` needs dpkg-deb, `appimage` needs appimagetool, which is no part of Debian
(https://github.com/AppImage/appimagetool).
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from macclassic import ID, VERSION
from tools.bundle.identity import DESCRIPTION
from tools.icons import FOLDER as ICONS
from tools.icons import PNG

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "packaging" / "linux"

DEPENDS = ("libegl1", "libgl1", "libxcb1")
"""Debian's packages of libraries that belong to the system: PyInstaller leaves them out on purpose."""
RECOMMENDS = ("libwayland-client0", "libwayland-cursor0")
"""What a window on Wayland needs; without it there is X11."""
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What Debian calls machines."""

MAINTAINER = "The authors of macclassic <macclassic@localhost>"


def today() -> str:
    """Return the day of the build, or that which SOURCE_DATE_EPOCH wants, so that a build can be repeated."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    moment = datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)
    return moment.date().isoformat()


def metainfo() -> str:
    """Return the AppStream data of this version."""
    text = (HERE / f"{ID}.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", VERSION).replace("@DATE@", today())


def lay_out(program: Path, root: Path) -> None:
    """Copy a bundle and what desktops want to know of it into a folder laid out as a system."""
    shutil.copytree(program, root / "usr/lib/macclassic", symlinks=True)
    command = root / "usr/bin/macclassic"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/macclassic/macclassic")
    share = root / "usr/share"
    for folder in ("applications", "metainfo", "doc/macclassic"):
        (share / folder).mkdir(parents=True)
    shutil.copy(HERE / f"{ID}.desktop", share / "applications")
    (share / "metainfo" / f"{ID}.metainfo.xml").write_text(metainfo(), encoding="utf-8")
    shutil.copy(ROOT / "LICENSE", share / "doc/macclassic/copyright")
    for size in PNG:
        themed = share / f"icons/hicolor/{size}x{size}/apps"
        themed.mkdir(parents=True)
        shutil.copy(ICONS / f"macclassic-{size}.png", themed / f"{ID}.png")
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)


def control(installed_kb: int) -> str:
    """Return what Debian is told of the package; it asks for the C library of the machine it was built on."""
    depends = (f"libc6 (>= {platform.libc_ver()[1]})", *DEPENDS)
    return (
        f"Package: macclassic\nVersion: {VERSION}\nArchitecture: {ARCHITECTURES[platform.machine()]}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {installed_kb}\nDepends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(RECOMMENDS)}\nSection: games\nPriority: optional\n"
        f"Description: {DESCRIPTION}\n One window is one emulated screen of 640 x 480, and on it stand\n"
        " games worth an evening. Nothing goes over a network.\n"
    )


def deb(dist: Path) -> Path:
    """Make a .deb of the bundle in a folder, beside it; return it.

    Raises subprocess.CalledProcessError.
    """
    made = dist / f"macclassic_{VERSION}_{ARCHITECTURES[platform.machine()]}.deb"
    with TemporaryDirectory() as name:
        root = Path(name) / "root"
        lay_out(dist / "macclassic", root)
        size = sum(path.lstat().st_size for path in root.rglob("*")) // 1024
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN/control").write_text(control(size), encoding="utf-8")
        command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(root), str(made)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made


def appimage(dist: Path) -> Path:
    """Make an AppImage of the bundle in a folder, beside it; return it.

    Raises subprocess.CalledProcessError, FileNotFoundError without appimagetool.
    """
    made = dist / f"macclassic-{VERSION}-{platform.machine()}.AppImage"
    with TemporaryDirectory() as name:
        root = Path(name) / "macclassic.AppDir"
        lay_out(dist / "macclassic", root)
        (root / "AppRun").symlink_to("usr/lib/macclassic/macclassic")
        shutil.copy(HERE / f"{ID}.desktop", root)
        shutil.copy(ICONS / "macclassic-256.png", root / f"{ID}.png")
        subprocess.run(["appimagetool", "--no-appstream", str(root), str(made)], check=True)
    return made


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.bundle.linux", description=__doc__)
    parser.add_argument("kind", choices=("deb", "appimage"))
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the bundle lies (dist)")
    options = parser.parse_args()
    if not (options.dist / "macclassic").is_dir():
        print(f"there is no bundle in {options.dist}; run make bundle", file=sys.stderr)
        return 1
    made = {"deb": deb, "appimage": appimage}[options.kind](options.dist)
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
