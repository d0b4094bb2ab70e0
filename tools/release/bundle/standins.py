"""Builds stub libraries ("stand-ins") on Linux for libraries that are linked but never called.

Pillow is linked to codecs of formats that are not read, since the modules that would call them are left out.
D-Bus is linked to libsystemd, which only its daemon uses, and that to four more libraries. Qt is linked to
the system's OpenGL, which this program does not paint with. A stand-in has the name of the library and
defines the functions that are linked to, so that its users load.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from tools.release.bundle.contents import Entry, linked

FOLDER = "stand-ins"
RESULTS = {
    "libsystemd.so.*": "0",  # no sockets were handed over
    "libEGL.so.*": "0",  # callers learn that there is no display
    "libGL.so.*": "0",
    # Pillow asks some for their version when it is imported: an empty text.
    "pillow.libs/libtiff-*": '(long) ""',
    "pillow.libs/libjpeg-*": '(long) ""',
    "pillow.libs/libopenjp2-*": '(long) ""',
    "pillow.libs/libxcb-*": '(long) ""',
}
"""C expression that the functions of each stand-in return, by path pattern in a bundle."""
SYSTEM_LIBRARIES = ("libEGL.so.1", "libGL.so.1")
"""Libraries that a bundle otherwise takes from the system. Stand-ins save a MiB of memory."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """Symbol that a library defines or requires."""

    name: str
    version: str
    is_required: bool
    is_function: bool


def symbols(library: str) -> list[Symbol]:
    """Return the dynamic symbols of a library, defined and required.

    Raises subprocess.CalledProcessError.
    """
    listed = subprocess.run(["objdump", "-T", library], capture_output=True, text=True, check=True).stdout
    found = []
    for line in listed.splitlines():
        left, tab, right = line.partition("\t")
        if tab:
            _, *version, name = right.split()
            number = "".join(version).strip("()")
            asked = "*UND*" in left
            found.append(Symbol(name, "" if number == "Base" else number, asked, "F" in left.split()[-2]))
    return found


def source(names: Iterable[str], answer: str) -> str:
    """Return the C source of a stand-in with these functions."""
    return "".join(f"long {name}(void) {{ return {answer}; }}\n" for name in names)


def script(named: Iterable[Symbol]) -> str:
    """Return the linker's version script for a stand-in's functions; empty if they have no versions."""
    by_version: dict[str, list[str]] = {}
    for each in named:
        if each.version:
            by_version.setdefault(each.version, []).append(each.name)
    return "".join(f"{version} {{ global: {'; '.join(names)}; }};\n" for version, names in by_version.items())


def make(library: str, users: Iterable[str], answer: str, compiler: str, into: Path) -> None:
    """Build a stand-in for a library with the functions that its users need.

    Raises ValueError if a user needs data from it, and subprocess.CalledProcessError with the compiler's
    output.
    """
    has = {each.name: each for each in symbols(library) if not each.is_required}
    asked = sorted({each.name for user in users for each in symbols(user) if each.is_required} & set(has))
    data = [name for name in asked if not has[name].is_function]
    if data:
        raise ValueError(f"{library} cannot be stood in for: {data[0]} is no function.")
    into.parent.mkdir(exist_ok=True)
    code, versions = into.with_suffix(".c"), into.with_suffix(".map")
    code.write_text(source(asked, answer), encoding="ascii")
    versions.write_text(script(has[name] for name in asked), encoding="ascii")
    command = [compiler, "-shared", "-fPIC", "-Os", "-w", "-nostdlib", "-s", "-o", str(into), str(code)]
    command.append(f"-Wl,-soname,{into.name}")
    if versions.stat().st_size:
        command.append(f"-Wl,--version-script,{versions}")
    subprocess.run(command, check=True, capture_output=True, text=True)


def with_stand_ins(
    entries: Iterable[Entry],
    compiler: str | None,
    work: Path,
    find: Callable[[str], str | None] = lambda name: None,
) -> list[Entry]:
    """Return the entries of a bundle with stand-ins, built in `work`, if there is a C compiler.

    `find` returns the path of a system library by its name.
    """
    entries = list(entries)
    if compiler is None:
        return entries
    users = [(user, set(linked(user))) for _, user, kind in entries if kind in ("BINARY", "EXTENSION")]
    asked = {name for _, names in users for name in names}
    theirs = [(name, find(name)) for name in SYSTEM_LIBRARIES if name in asked]
    entries += [(name, path, "BINARY") for name, path in theirs if path]
    replaced = []
    for entry in entries:
        path, library, kind = entry
        answer = next((answer for each, answer in RESULTS.items() if fnmatch(path, each)), None)
        if answer is not None and kind == "BINARY":
            into = work / FOLDER / Path(path).name
            make(library, [user for user, names in users if into.name in names], answer, compiler, into)
            entry = path, str(into), kind
        replaced.append(entry)
    return replaced


def is_stand_in(entry: Entry) -> bool:
    """Return True if a file of a bundle is a stand-in."""
    return Path(entry[1]).parent.name == FOLDER
