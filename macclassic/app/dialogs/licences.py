"""Parts of which this program is made, with their licences and conditions for redistribution.

The list and its texts are in `packaging/licences`. A bundle contains a list made by its build; a checkout and
an installation determine the parts from the packages of Python's environment.
"""

from __future__ import annotations

import json
import re
import sqlite3
import sys
import tomllib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from fnmatch import translate
from functools import cached_property
from pathlib import Path
from platform import python_version

import macclassic
from macclassic.engine.core.options import JsonMapping
from macclassic.quickdraw.resources import FIRST_LANGUAGE

LIST, BUILT = "parts.toml", "parts.json"
ENVIRONMENT = ("PySide6_Essentials", "shiboken6", "pillow")
"""Packages from which a checkout uses files of third parties."""


@dataclass(frozen=True)
class LicensedPart:
    """A part with a licence of its own. `parts.toml` describes the fields."""

    name: str
    licence: str
    source: str
    texts: tuple[str, ...]
    version: str = ""
    version_of: str = ""
    files: tuple[str, ...] = ()
    within: str = ""
    on: tuple[str, ...] = ()
    copyright: str = ""

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile("|".join(map(translate, self.files)) or r"(?!)", re.IGNORECASE)

    def owns(self, path: str) -> bool:
        """True if a bundle's file, named by its path with slashes, belongs to this part."""
        return self._pattern.match(path) is not None


def folder() -> Path:
    """Return the folder with the list and the texts: in an installation, a bundle or a checkout."""
    package = Path(macclassic.__file__).resolve().parent
    places = (package / "licences", package.parent / "licences", package.parent / "packaging" / "licences")
    return next((place for place in places if place.is_dir()), places[-1])


def listed(place: Path) -> list[LicensedPart]:
    """Return all parts that any bundle may contain."""
    with (place / LIST).open("rb") as file:
        return [_part(each) for each in tomllib.load(file)["part"]]


def _part(fields: JsonMapping) -> LicensedPart:
    lists = {name: tuple(value) for name, value in fields.items() if isinstance(value, list)}
    return LicensedPart(**{**fields, **lists})


def owner(path: str, parts: Iterable[LicensedPart]) -> LicensedPart | None:
    """Return the part that a file belongs to, or None. Also recognises Python's standard library."""
    found = next((part for part in parts if part.owns(path)), None)
    if found is None and re.split(r"[./]", path)[0] in sys.stdlib_module_names:
        return next((part for part in parts if part.name == "Python"), None)
    return found


def present(
    paths: Iterable[str], parts: Iterable[LicensedPart], system: str = sys.platform
) -> list[LicensedPart]:
    """Return the parts to which these files belong, and those compiled into them on `system`."""
    parts = list(parts)
    there = {found.name for path in paths if (found := owner(path, parts)) is not None}
    for part in parts:
        if part.within in there and (not part.on or system in part.on):
            there.add(part.name)
    return [part for part in parts if part.name in there]


def with_version(part: LicensedPart) -> LicensedPart:
    """Return the part with the version that this Python uses; without one, the listed version stays."""
    kind, _, name = part.version_of.partition(" ")
    version = part.version
    if kind == "macclassic":
        version = macclassic.VERSION
    elif kind == "python":
        version = python_version()
    elif kind == "sqlite":
        version = sqlite3.sqlite_version
    elif kind == "package":
        from importlib import metadata  # A bundle lacks this module and does not need it.

        with suppress(metadata.PackageNotFoundError):
            version = metadata.version(name)
    elif kind == "pillow":
        from PIL import features

        version = features.version(name) or version
    return replace(part, version=version)


def parts() -> list[LicensedPart]:
    """Return the parts of this copy.

    Raises OSError if the list is missing.
    """
    place = folder()
    if (place / BUILT).exists():
        return read(place / BUILT)
    from importlib import metadata

    paths = ["macclassic/__init__.py", "libpython3.so"]
    for name in ENVIRONMENT:
        with suppress(metadata.PackageNotFoundError):
            paths += [path.as_posix() for path in metadata.files(name) or ()]
    return [with_version(part) for part in present(paths, listed(place))]


def read(built: Path) -> list[LicensedPart]:
    """Return the parts that a build found in its bundle.

    Raises OSError.
    """
    return [_part(each) for each in json.loads(built.read_text(encoding="utf-8"))]


def dumped(parts: Iterable[LicensedPart]) -> str:
    """Return the JSON text in which a bundle lists its parts."""
    return json.dumps([asdict(part) for part in parts], ensure_ascii=False, indent=1)


def text(name: str) -> str:
    """Return a licence text verbatim.

    Raises OSError.
    """
    return (folder() / "texts" / f"{name}.txt").read_text(encoding="utf-8")


def notice(language: str) -> str:
    """Return the notice about all parts, in a language or, if it has none, in the first language.

    Raises OSError.
    """
    own = folder() / f"notice-{language}.txt"
    return (own if own.exists() else folder() / f"notice-{FIRST_LANGUAGE}.txt").read_text(encoding="utf-8")
