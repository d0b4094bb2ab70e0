"""Selects the contents of a bundle: the imported modules of Qt, their plugins, needed libraries.

Two lists exclude the rest: Python modules that are imported but never used here (`UNUSED`), and Qt's plugins,
of which only `PLUGINS` stay. There is no list of libraries: a library stays if a file that stays is linked to
it. `tests/tools/release/test_packaging.py` compares the lists with what the program imports.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath

import PIL

Entry = tuple[str, str, str]
"""File of a bundle as PyInstaller lists it: path in the bundle, path on this machine, kind."""

QT_MODULES = ("QtCore", "QtGui", "QtWidgets")
"""All modules of PySide6 that the program imports."""

PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
}
"""Plugins of Qt that stay, by folder.

PNG, the only image format read, is part of QtGui. The raster engine paints everything, so OpenGL is not
needed. The screen has a style of its own.
"""

EXTRAS = ("macclassic_lab", "pettingzoo", "gymnasium", "pyspiel", "distributed", "dask")
"""The laboratory and what it needs, left out of the bundle; imported only on request."""

UNUSED = (
    # Qt: PySide6 imports these only on request.
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtSvg", "PySide6.QtDBus", "PySide6.QtQml"),
    # OpenSSL: hashlib has its own SHA-256, and the program uses no network.
    *("_hashlib", "_ssl", "ssl"),
    # Images: only PNG is read and written.
    *(f"PIL.{name}" for name in PIL._plugins if name != "PngImagePlugin"),
    *("PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingmath", "PIL._imagingmorph"),
    *("PIL._imagingtk", "PIL.ImageTk", "PIL.ImageQt", "PIL.ImageShow", "PIL.ImageFont", "PIL.ImageDraw"),
    *("numpy", "defusedxml", "olefile", "xml"),
    # East Asian encodings and decimal arithmetic.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("decimal", "_decimal", "_pydecimal"),
    # Compression formats that ZIP archives do not use here.
    *("bz2", "_bz2", "lzma", "_lzma"),
    # Tools for developers.
    *("tkinter", "unittest", "doctest", "pdb", "pydoc", "test", "lib2to3", "ensurepip", "idlelib"),
    *("setuptools", "pkg_resources", "distutils", "pip"),
    # Network and terminal modules.
    *("http", "ftplib", "xmlrpc", "email", "asyncio"),
    *("curses", "readline", "_curses"),
    *EXTRAS,
)
"""Python modules that are left out although something imports them."""


RUNTIME = ("msvcp140", "vcruntime140")
"""File name prefixes of Microsoft's C++ runtime, which each wheel for Windows includes."""

NO_DATA = {".py", ".pyc", ".so", ".pyd", ".ts", ".md", ".toml"}
"""Suffixes of files in the folders of games and resources that the program does not read."""


def modules(package: Path) -> list[str]:
    """Return the full name of every module in a package's folder.

    PyInstaller cannot find games by itself, since no module imports them by name.
    """
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


def data_files(tree: Path) -> list[Path]:
    """Return the data files that the program reads, relative to a checkout: help, weights, resources."""
    found = (path for folder in ("games", "resources") for path in (tree / folder).rglob("*"))
    return sorted(path.relative_to(tree) for path in found if path.is_file() and path.suffix not in NO_DATA)


def public_names(tree: Path) -> list[Path]:
    """Return the stub files that list public names, relative to a checkout.

    A package reads its own list when a public name is first used
    (`macclassic.engine.core.lazy_import.public`).
    """
    return sorted(path.relative_to(tree) for path in (tree / "macclassic").rglob("__init__.pyi"))


def stem(path: str) -> str:
    """Return a plugin's name, the same on every system: `qxcb` for `libqxcb.so` and `qxcb.dll`."""
    name = _parts(path)[-1].partition(".")[0]
    return name.removeprefix("lib")


def is_wanted(entry: Entry) -> bool:
    """Return True if a file other than a library stays: all but Qt's translations and unlisted plugins."""
    parts = _parts(entry[0])
    if "PySide6" not in parts:
        return True
    if "translations" in parts:
        return False
    if "plugins" in parts:
        folder = parts[parts.index("plugins") + 1]
        return stem(parts[-1]) in PLUGINS.get(folder, ())
    return True


def linked(path: str) -> list[str]:
    """Return the libraries that a file on this machine is linked to, by name or path.

    On Linux only direct dependencies: a library that only a system library needs belongs to the system too.
    """
    if sys.platform.startswith("linux"):
        output = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
        return re.findall(r"^  NEEDED +(\S+)$", output, re.MULTILINE)
    from PyInstaller.depend.bindepend import get_imports

    return [name for name, _ in get_imports(path)]


def needed(entries: Iterable[Entry], linked: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries that stay: the wanted files, and the libraries that these need.

    `linked` returns the libraries that a file on this machine is linked to, by name or path.
    """
    wanted = [entry for entry in entries if is_wanted(entry)]
    libraries = {_name(entry[0]): entry for entry in wanted if _is_library(entry)}
    # The program loads Python's own library at its start, without being linked to it.
    reached = {name for name in libraries if stem(name).startswith("python")}
    ahead = [entry[1] for entry in wanted if entry[2] in ("EXTENSION", "BINARY") and not _is_library(entry)]
    ahead += [libraries[name][1] for name in reached]
    while ahead:
        for path in linked(ahead.pop()):
            name = _name(path)
            if name in libraries and name not in reached:
                reached.add(name)
                ahead.append(libraries[name][1])
    return _with_one_runtime([entry for entry in wanted if _stays(entry, reached)])


def _with_one_runtime(entries: list[Entry]) -> list[Entry]:
    """Return the entries with only one copy of the C++ runtime: Qt's, the newest, in the top folder."""
    runtime: dict[str, Entry] = {}
    for entry in entries:
        name = _name(entry[0])
        if name.startswith(RUNTIME) and ("PySide6" in _parts(entry[0]) or name not in runtime):
            runtime[name] = entry
    once = [(_parts(path)[-1], here, kind) for path, here, kind in runtime.values()]
    return [*(entry for entry in entries if _name(entry[0]) not in runtime), *once]


def _stays(entry: Entry, reached: set[str]) -> bool:
    """Return True if a wanted entry stays, given the names of the needed libraries."""
    frameworks = [part for part in _parts(entry[0]) if part.endswith(".framework")]
    if frameworks:
        # On the Mac a library is a folder with links and a property list inside; keep it whole.
        return all(name.removesuffix(".framework").casefold() in reached for name in frameworks)
    return _name(entry[0]) in reached or not (_is_library(entry) or entry[2] == "SYMLINK")


def _parts(path: str) -> tuple[str, ...]:
    return PurePath(path.replace("\\", "/")).parts


def _name(path: str) -> str:
    return _parts(path)[-1].casefold()


def _is_library(entry: Entry) -> bool:
    """Return True if a file is a library that is present only because other files are linked to it."""
    return entry[2] == "BINARY" and "plugins" not in _parts(entry[0])
