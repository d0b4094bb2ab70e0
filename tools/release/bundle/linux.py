"""Packages a bundle for Linux: ``python -m tools.release.bundle.linux KIND [--dist DIST]``.

`deb` needs dpkg-deb and readelf. `appdir` is the folder that `appimage` packs with appimagetool, which Debian
does not have (https://github.com/AppImage/appimagetool). `system` is the source of a Flatpak: the bundle laid
out as on a Linux system.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from macclassic import ID, VERSION
from tools.media.icons import FOLDER as ICONS
from tools.release.bundle import sbom
from tools.release.bundle.debian import UnknownLibraryError, deb
from tools.release.bundle.layout import ROOT, lay_out, tidy


def system(dist: Path, pictures: str = "") -> Path:
    """Lay the bundle in a folder out as on a Linux system, in the same folder; return the result."""
    made = dist / "system"
    shutil.rmtree(made, ignore_errors=True)
    lay_out(dist / "macclassic", made, pictures)
    tidy(made)
    return made


def appdir(dist: Path, pictures: str = "") -> Path:
    """Make the folder that an AppImage is packed from, beside the bundle; return it."""
    made = dist / "macclassic.AppDir"
    shutil.rmtree(made, ignore_errors=True)
    lay_out(dist / "macclassic", made, pictures)
    tidy(made)
    (made / "AppRun").symlink_to("usr/lib/macclassic/macclassic")
    shutil.copy(made / "usr/share/applications" / f"{ID}.desktop", made)
    shutil.copy(ICONS / "macclassic-256.png", made / f"{ID}.png")
    (made / ".DirIcon").symlink_to(f"{ID}.png")
    return made


def appimage(dist: Path, pictures: str = "") -> Path:
    """Make an AppImage of the bundle in a folder, beside it; return it.

    Raises subprocess.CalledProcessError, or FileNotFoundError without appimagetool.
    """
    made = dist / f"macclassic-{VERSION}-{platform.machine()}.AppImage"
    folder = appdir(dist, pictures)
    subprocess.run(["appimagetool", "--no-appstream", str(folder), str(made)], check=True)
    shutil.rmtree(folder)
    return made


KINDS = {"deb": deb, "appdir": appdir, "appimage": appimage, "system": system}


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.release.bundle.linux", description=__doc__)
    parser.add_argument("kind", choices=tuple(KINDS))
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="where the bundle lies (dist)")
    parser.add_argument("--pictures", default="", metavar="URL", help="where docs/pictures is on the web")
    options = parser.parse_args()
    if not (options.dist / "macclassic").is_dir():
        print(f"there is no bundle in {options.dist}; run make bundle", file=sys.stderr)
        return 1
    try:
        made = KINDS[options.kind](options.dist, options.pictures)
    except (UnknownLibraryError, FileNotFoundError) as error:
        print(error, file=sys.stderr)
        return 1
    if made.is_dir():
        print(made)
        return 0
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    print(sbom.write(options.dist / "macclassic", made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
