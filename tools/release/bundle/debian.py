"""Builds the Debian package (.deb) from a bundle."""

from __future__ import annotations

import hashlib
import platform
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from macclassic import VERSION
from tools.release.bundle.identity import DESCRIPTION
from tools.release.bundle.layout import HERE, ROOT, build_time, fill_in, lay_out, pack, tidy
from tools.release.bundle.needs import Needs, needs

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names of machine architectures."""
MAINTAINER = "The authors of macclassic <macclassic@localhost>"
SCREEN = """One window is one emulated screen of 640 x 480 in black and white, 16 or 256 colours, with games
for one person and computer players: @TITLES@. Each can be left at any moment and taken up another day."""

LIBRARIES = {"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1", "libxcb.so.1": "libxcb1"}
"""Debian packages of system libraries that PyInstaller leaves out on purpose."""
WAYLAND = {"libwayland-client.so.0": "libwayland-client0", "libwayland-cursor.so.0": "libwayland-cursor0"}
"""Libraries needed on Wayland; without them the program uses X11."""
DATA = ("fontconfig-config", "libx11-data", "xkb-data")
"""Data packages that bundled libraries read: Fontconfig settings, compose keys, key names."""
RECOMMENDS = ("pipewire-bin | pulseaudio-utils | alsa-utils",)
"""Players of sounds (`macclassic/toolbox/base/sound.py`)."""


class UnknownLibraryError(RuntimeError):
    """Raised if the bundle is linked to a library whose Debian package is not known."""


def relations(wanted: Needs) -> tuple[list[str], list[str]]:
    """Return the packages that a bundle depends on, and the recommended ones.

    Raises UnknownLibraryError.
    """
    unknown = wanted.libraries - LIBRARIES.keys() - WAYLAND.keys()
    if unknown:
        names = ", ".join(sorted(unknown))
        raise UnknownLibraryError(f"no Debian package is named for {names} (tools/release/bundle/debian.py)")
    depends = sorted(LIBRARIES[each] for each in wanted.libraries & LIBRARIES.keys())
    wayland = sorted(WAYLAND[each] for each in wanted.libraries & WAYLAND.keys())
    glibc = ".".join(map(str, wanted.glibc))
    return [f"libc6 (>= {glibc})", *depends, *DATA], [*wayland, *RECOMMENDS]


def control(installed_kb: int, wanted: Needs) -> str:
    """Return Debian's control file.

    Raises UnknownLibraryError.
    """
    depends, recommends = relations(wanted)
    return (
        f"Package: macclassic\nVersion: {VERSION}\nArchitecture: {ARCHITECTURES[platform.machine()]}\n"
        f"Maintainer: {MAINTAINER}\nInstalled-Size: {installed_kb}\nDepends: {', '.join(depends)}\n"
        f"Recommends: {', '.join(recommends)}\nSection: games\nPriority: optional\n"
        f"Description: {DESCRIPTION.removeprefix('A ')}\n"
        f"{textwrap.indent(textwrap.fill(fill_in(SCREEN), 78), ' ')}\n"
        " .\n The computers do not peek, and nothing goes over a network.\n"
    )


def changelog(markdown: str) -> str:
    """Return Debian's changelog from ours: the first paragraph of each version."""
    day = build_time().strftime("%a, %d %b %Y %H:%M:%S +0000")
    entries = []
    for version, text in re.findall(
        r"^## ([\d.]+)[^\n]*\n\n(.+?)\n\n", markdown, flags=re.DOTALL | re.MULTILINE
    ):
        lines = textwrap.wrap(" ".join(text.split()), 76, initial_indent="  * ", subsequent_indent="    ")
        entries.append(
            f"macclassic ({version}) unstable; urgency=medium\n\n"
            + "\n".join(lines)
            + f"\n\n -- {MAINTAINER}  {day}\n"
        )
    return "\n".join(entries)


def copyright_file(licence: str) -> str:
    """Return Debian's copyright file: our licence, and the place of the bundled libraries' licences."""
    paragraphs = licence.strip().split("\n\n")
    years = paragraphs[1].removeprefix("Copyright (c) ")
    text = "\n .\n".join(textwrap.indent(each, " ") for each in paragraphs[2:])
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: macclassic\n"
        "Comment: The libraries in /usr/lib/macclassic are under licences of their own;\n"
        " their texts and notices lie beside this file, in the folder licences.\n\n"
        f"Files: *\nCopyright: {years}\nLicense: Expat\n{text}\n"
    )


def sums(root: Path) -> Iterable[str]:
    """Return the lines of md5sums, one for each file."""
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink():
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            yield f"{digest}  {path.relative_to(root).as_posix()}\n"


def deb(dist: Path, pictures: str = "") -> Path:
    """Make the .deb of the bundle in a folder, in the same folder; return its path.

    Raises UnknownLibraryError, subprocess.CalledProcessError, or FileNotFoundError without dpkg-deb or
    readelf.
    """
    made = dist / f"macclassic_{VERSION}_{ARCHITECTURES[platform.machine()]}.deb"
    wanted = needs(dist / "macclassic")
    with TemporaryDirectory() as name:
        root = Path(name) / "root"
        lay_out(dist / "macclassic", root, pictures)
        doc = root / "usr/share/doc/macclassic"
        text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
        pack(doc / "changelog.gz", changelog(text))
        pack(doc / "CHANGELOG.md.gz", text)
        (doc / "copyright").write_text(copyright_file((ROOT / "LICENSE").read_text(encoding="utf-8")))
        overrides = root / "usr/share/lintian/overrides"
        overrides.mkdir(parents=True)
        shutil.copy(HERE / "lintian-overrides", overrides / "macclassic")
        tidy(root)
        # Debian counts a kilobyte for each folder and link.
        files = [path for path in root.rglob("*") if path.is_file() and not path.is_symlink()]
        others = len(list(root.rglob("*"))) - len(files)
        size = sum(-(-path.stat().st_size // 1024) for path in files) + others
        lines = list(sums(root))
        (root / "DEBIAN").mkdir()
        (root / "DEBIAN/control").write_text(control(size, wanted), encoding="utf-8")
        (root / "DEBIAN/md5sums").write_text("".join(lines), encoding="utf-8")
        tidy(root / "DEBIAN")
        command = ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(root), str(made)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return made
