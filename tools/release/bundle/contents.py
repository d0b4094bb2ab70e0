"""What a bundle holds: the modules of Qt that the program imports, the plugins it asks for, what these need.

Everything else is left out, by two lists: Python's modules that something imports only for a day that never
comes here, and Qt's plugins, of which only those named stay. Of libraries there is no list: one stays if a
file that stays is linked to it. `tests/tools/release/test_packaging.py` holds the lists to what the program
imports."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath

import PIL

Entry = tuple[str, str, str]
"""A file of a bundle as PyInstaller lists it: its path there, its path here, its kind."""

QT_MODULES = ("QtCore", "QtGui", "QtWidgets")
"""All of PySide6 that the program imports."""

PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
}
"""The plugins of Qt that stay, by folder. PNG, the only format read, is in QtGui itself; all is painted by
the raster engine, so there is no OpenGL; the screen has a style of its own."""

EXTRAS = ("macclassic.lab", "pettingzoo", "gymnasium", "pyspiel", "distributed", "dask")
"""For those who study players, who have Python; imported only by each other, or when asked for."""

UNUSED = (
    # Qt: imported by PySide6 only when asked for.
    *("PySide6.QtNetwork", "PySide6.QtOpenGL", "PySide6.QtSvg", "PySide6.QtDBus", "PySide6.QtQml"),
    # OpenSSL: hashlib has SHA-256 of its own, and nothing goes over a network.
    *("_hashlib", "_ssl", "ssl"),
    # Pictures: only PNG is read and written.
    *(f"PIL.{name}" for name in PIL._plugins if name != "PngImagePlugin"),
    *("PIL._avif", "PIL._webp", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingmath", "PIL._imagingmorph"),
    *("PIL._imagingtk", "PIL.ImageTk", "PIL.ImageQt", "PIL.ImageShow", "PIL.ImageFont", "PIL.ImageDraw"),
    *("numpy", "defusedxml", "olefile", "xml"),
    # Encodings of the East, and reckoning with decimals.
    *("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
    *("decimal", "_decimal", "_pydecimal"),
    # Archives are ZIP's own kind.
    *("bz2", "_bz2", "lzma", "_lzma"),
    # For those who write programs.
    *("tkinter", "unittest", "doctest", "pdb", "pydoc", "test", "lib2to3", "ensurepip", "idlelib"),
    *("setuptools", "pkg_resources", "distutils", "pip"),
    # Programs that talk to others.
    *("http", "ftplib", "xmlrpc", "email", "asyncio"),
    *("curses", "readline", "_curses"),
    *EXTRAS,
)
"""Python's modules that are left out although something names them."""


RUNTIME = ("msvcp140", "vcruntime140")
"""How files of Microsoft's C++ runtime begin, which each wheel for Windows brings along."""

NO_DATA = {".py", ".pyc", ".so", ".pyd", ".ts", ".md"}
"""Files in the folders of games and resources that no program reads."""


def modules(package: Path) -> list[str]:
    """Return every module of a package's folder by its full name: nothing imports games by name."""
    found = []
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [name for name in found if not name.startswith(EXTRAS)]


def data_files(tree: Path) -> list[Path]:
    """Return what the program reads at run time, relative to a checkout: help, weights, all resources."""
    found = (path for folder in ("games", "resources") for path in (tree / folder).rglob("*"))
    return sorted(path.relative_to(tree) for path in found if path.is_file() and path.suffix not in NO_DATA)


def public_names(tree: Path) -> list[Path]:
    """Return the lists of public names, relative to a checkout: a package reads its own when it is first
    asked for a name (`macclassic.engine.core.lazy_import.public`)."""
    return sorted(path.relative_to(tree) for path in (tree / "macclassic").rglob("__init__.pyi"))


def stem(path: str) -> str:
    """Return a plugin's name, the same on every system: `qxcb` for `libqxcb.so` and `qxcb.dll`."""
    name = _parts(path)[-1].partition(".")[0]
    return name.removeprefix("lib")


def is_wanted(entry: Entry) -> bool:
    """Return whether a file stays if it is no library: all but Qt's translations and most of its plugins."""
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
    """Return the libraries that a file here is linked to, by name or path.

    On Linux not those that they need in turn: what only a library of the system needs is the system's too.
    """
    if sys.platform.startswith("linux"):
        told = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
        return re.findall(r"^  NEEDED +(\S+)$", told, re.MULTILINE)
    from PyInstaller.depend.bindepend import get_imports

    return [name for name, _ in get_imports(path)]


def needed(entries: Iterable[Entry], linked: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries that stay: those that are wanted, and of the libraries those that they need.

    `linked` tells for a file here which libraries it is linked to, by name or path.
    """
    wanted = [entry for entry in entries if is_wanted(entry)]
    libraries = {_name(entry[0]): entry for entry in wanted if _is_library(entry)}
    # Python's own is loaded by the program at its start.
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
    """Return the entries with the C++ runtime once, where all find it: Qt's, which is the newest."""
    runtime: dict[str, Entry] = {}
    for entry in entries:
        name = _name(entry[0])
        if name.startswith(RUNTIME) and ("PySide6" in _parts(entry[0]) or name not in runtime):
            runtime[name] = entry
    once = [(_parts(path)[-1], here, kind) for path, here, kind in runtime.values()]
    return [*(entry for entry in entries if _name(entry[0]) not in runtime), *once]


def _stays(entry: Entry, reached: set[str]) -> bool:
    """Return whether a wanted entry stays, given the libraries that are needed."""
    frameworks = [part for part in _parts(entry[0]) if part.endswith(".framework")]
    if frameworks:
        # The Mac's libraries are folders, with links and a list within; they stay whole.
        return all(name.removesuffix(".framework").casefold() in reached for name in frameworks)
    return _name(entry[0]) in reached or not (_is_library(entry) or entry[2] == "SYMLINK")


def _parts(path: str) -> tuple[str, ...]:
    return PurePath(path.replace("\\", "/")).parts


def _name(path: str) -> str:
    return _parts(path)[-1].casefold()


def _is_library(entry: Entry) -> bool:
    """Return whether a file is there only because others are linked to it."""
    return entry[2] == "BINARY" and "plugins" not in _parts(entry[0])
