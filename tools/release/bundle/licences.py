"""Collects the licences of a bundle; a file without a known owner stops the build."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath

from macclassic.app.dialogs.licences import (
    BUILT,
    LicensedPart,
    dumped,
    listed,
    owner,
    present,
    read,
    with_version,
)
from tools.release.bundle.contents import Entry
from tools.release.bundle.standins import is_stand_in

HERE = Path(__file__).resolve().parents[3] / "packaging" / "licences"


def bundle_path(entry: Entry) -> str:
    """Return the path in a bundle, with slashes, of a file or of a module packed with others.

    For a link it is the path of its target.
    """
    name, source, kind = entry
    if kind.startswith("PYMODULE"):
        return f"{name.replace('.', '/')}.py" if "." in name else f"{name}/__init__.py"
    path = name.replace("\\", "/")
    return normpath(join(dirname(path), source)) if kind == "SYMLINK" else path


def contained_parts(
    entries: Iterable[Entry], parts: Iterable[LicensedPart], system: str = sys.platform
) -> list[LicensedPart]:
    """Return the parts that a bundle contains, with their versions.

    Raises ValueError with one sentence if a file belongs to no part.
    """
    parts, sources = list(parts), dict[str, str]()
    for entry in entries:
        path = bundle_path(entry)
        found = owner(path, parts)
        if found is None:
            raise ValueError(f"{path} is of no part, and so under no licence, in {HERE / 'parts.toml'}.")
        if entry[2] in ("BINARY", "EXTENSION"):
            sources.setdefault(found.name, entry[1])
    there = present([bundle_path(entry) for entry in entries], parts, system)
    return [_versioned(part, sources) for part in there]


def _versioned(part: LicensedPart, sources: Mapping[str, str]) -> LicensedPart:
    if part.version_of != "debian":
        return with_version(part)
    source = sources.get(part.name, "")
    return replace(part, version=debian(source) or soname(source) or part.version)


def debian(library: str) -> str:
    """Return the version of the Debian package that owns a file of this machine; empty elsewhere."""
    for path in (library, library.removeprefix("/usr"), str(Path(library).resolve())):
        try:
            found = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True, check=True)
            package = found.stdout.partition(": ")[0].partition(",")[0]
            command = ["dpkg-query", "-W", "-f", "${Version}", package]
            return subprocess.run(command, capture_output=True, text=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            continue
    return ""


def soname(library: str) -> str:
    """Return the version in a library's file name: 1.2 for `libsome.so.1.2`."""
    found = re.search(r"\.so\.([\d.]+)$", PurePosixPath(library).name)
    return found[1] if found else ""


def entries(files: Iterable[Entry], modules: Iterable[Entry], work: Path) -> list[Entry]:
    """Return the entries that document a bundle's contents: the list of its parts and their licences.

    Ends the build with one sentence if a file belongs to no part.
    """
    files = list(files)
    ours = {bundle_path(entry) for entry in files if is_stand_in(entry)}
    theirs = [entry for entry in (*files, *modules) if bundle_path(entry) not in ours]
    try:
        parts = contained_parts(theirs, listed(HERE))
    except ValueError as error:
        raise SystemExit(str(error)) from None
    built = work / BUILT
    built.write_text(dumped(parts), encoding="utf-8")
    names = sorted({name for part in parts for name in part.texts})
    texts = [(f"licences/texts/{name}.txt", str(HERE / "texts" / f"{name}.txt"), "DATA") for name in names]
    notices = [(f"licences/{path.name}", str(path), "DATA") for path in sorted(HERE.glob("notice-*.txt"))]
    return [(f"licences/{BUILT}", str(built), "DATA"), *notices, *texts]


def summary(program: Path) -> None:
    """Write a text file beside the program that lists its parts and the places of their licences."""
    built = next(program.rglob(f"licences/{BUILT}"))
    lines = [path.read_text(encoding="utf-8") for path in sorted(built.parent.glob("notice-*.txt"))]
    for part in read(built):
        lines.append(f"{part.name} {part.version}\n    {part.licence}\n    {part.source}")
    lines.append(f"The texts: {built.parent.relative_to(program).as_posix()}/texts\n")
    (program / "LICENCES.txt").write_text("\n".join(lines), encoding="utf-8")
