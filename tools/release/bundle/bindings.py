"""Compiles the Python part of PySide, which wheels unzip and compile at every start, for a bundle.

PySide itself lays it out as a folder if SBK_EMBED is 0, and then reads it from there. With the release that
`packaging/signatures.py` was derived from, that module replaces PySide's loader.
"""

from __future__ import annotations

import compileall
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import PySide6
import shiboken6

RELEASE = "6.11.3"
"""Release that `packaging/signatures.py` supports; with any other, PySide's own loader stays."""
FOLDER = "files.dir"
LOADER = Path(__file__).resolve().parents[3] / "packaging" / "signatures.py"


def lay_out(into: Path) -> None:
    """Write PySide's compiled Python part into a folder, which must not exist yet.

    Raises subprocess.CalledProcessError.
    """
    with TemporaryDirectory() as name:
        # Work on a copy, since PySide writes the files beside itself. Qt is found in its own folder without a
        # link, since creating links on Windows needs a privilege.
        qt, bindings = Path(PySide6.__path__[0]), Path(shiboken6.__path__[0])
        shutil.copytree(bindings, Path(name, "shiboken6"), ignore=shutil.ignore_patterns("*.pyi", "include"))
        path = os.pathsep.join((name, str(qt.parent)))
        subprocess.run(
            [sys.executable, "-S", "-c", "import shiboken6.Shiboken, PySide6.QtCore"],
            env={**os.environ, "SBK_EMBED": "0", "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
            check=True,
        )
        made = Path(name, "shiboken6", FOLDER)
        if PySide6.__version__ == RELEASE:
            shutil.copy(LOADER, made / "shibokensupport" / "signature" / "loader.py")
        compileall.compile_dir(made, quiet=1, legacy=True, optimize=1, stripdir=str(made))
        shutil.copytree(made, into, ignore=shutil.ignore_patterns("*.py"))
