"""Reads from a bundle's files what it needs of a Linux system (`readelf`, of binutils)."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"\x7fELF"
C_LIBRARY = re.compile(r"(lib(c|m|dl|rt|util|pthread|resolv)|ld-linux.*)\.so\.\d+")
"""Names of glibc's own files, which form one package with one version."""


@dataclass(frozen=True)
class Needs:
    """Libraries outside a folder that its programs and libraries are linked to."""

    libraries: frozenset[str]
    """File names, without glibc's."""
    glibc: tuple[int, ...]
    """Newest version of glibc that any of the files requires."""


def needs(program: Path) -> Needs:
    """Return the requirements of a bundle.

    Raises FileNotFoundError without readelf, or subprocess.CalledProcessError.
    """
    inside = [path for path in sorted(program.rglob("*")) if path.is_file()]
    files = [str(path) for path in inside if not path.is_symlink() and _begins(path) == MAGIC]
    done = subprocess.run(["readelf", "-dVW", *files], capture_output=True, text=True, check=True)
    linked = set(re.findall(r"\(NEEDED\).*\[(.+)\]", done.stdout))
    versions = [tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_([0-9.]+)", done.stdout)]
    others = linked - {path.name for path in inside}
    return Needs(frozenset(each for each in others if not C_LIBRARY.fullmatch(each)), max(versions))


def _begins(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(MAGIC))
