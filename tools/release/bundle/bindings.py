"""PySide's own Python half, compiled for a bundle: in wheels it is unzipped and compiled at every start.

PySide itself lays it out as a folder where SBK_EMBED is 0, and reads it there from then on. With that release
whose loader ours was made from, `packaging/signatures.py` takes its place.
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
"""The release that `packaging/signatures.py` knows; with any other PySide's own loader stays."""
FOLDER = "files.dir"
LOADER = Path(__file__).resolve().parents[3] / "packaging" / "signatures.py"


def lay_out(into: Path) -> None:
    """Put PySide's Python half, compiled, into a folder, which must not be there yet.

    Raises subprocess.CalledProcessError.
    """
    with TemporaryDirectory() as name:
        # A copy, since PySide lays it out beside itself. Qt is found where it lies, by no link: on Windows
        # not everybody may make one.
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
