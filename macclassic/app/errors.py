"""Errors of the command line, reported in one line on stderr with exit status 2."""

from __future__ import annotations

import re
import sys

from macclassic.engine.core.safe_text import harmless

LINE = 600
"""Maximum number of characters of a line on stderr."""
FILL = "fill"
"""Name of the scale that fills the display, in a settings file and on the command line."""

PACKAGES = {"libglib-2.0": "libglib2.0-0", "libgthread-2.0": "libglib2.0-0"}
"""Debian's packages of libraries that are not named after them."""
WHEELS = {"PySide6": "PySide6-Essentials", "shiboken6": "shiboken6", "PIL": "Pillow"}
"""Python packages that the program imports, as pip names them."""


class UsageError(Exception):
    """A request on the command line cannot be fulfilled; the text is one line for the user."""


def refuse(sentence: str) -> int:
    """Print one line on stderr that tells why a request fails; return exit status 2."""
    if sys.stderr is not None:
        print("macclassic: " + harmless(sentence, LINE, middle=True), file=sys.stderr)
    return 2


def missing_library(said: str) -> str:
    """Return a message for the system's sentence that a library cannot be loaded; empty for any other."""
    found = re.search(r"([^\s(/]*\.so[.\d]*): cannot open shared object file", said)
    if found is None:
        return ""
    name, _, version = found[1].partition(".so.")
    # Debian's names of packages.
    package = (
        PACKAGES.get(name) or f"{name}{'-' if name[-1:].isdigit() else ''}{version}".replace("_", "-").lower()
    )
    return f"the system’s library {found[1]} is missing; Debian and Ubuntu have it in the package {package}"


def missing_module(name: str) -> str:
    """Return a message for a Python module that is not installed; empty for a module of the program."""
    package = name.partition(".")[0]
    if package in WHEELS:
        wheel = WHEELS[package]
        return f"the Python package {wheel} is missing; “pip install {wheel}” installs it"
    if package in sys.stdlib_module_names:
        return f"the module {name} of Python’s standard library is missing in {sys.executable}"
    return ""
