"""Build the bundle for the system this runs on: ``python -m tools.bundle [--into DIST] [--archive]``.

`DIST/macclassic` (and on the Mac `DIST/macclassic.app`) is what users install; `packaging/` makes packages of
it. Rules are compiled where there is a C compiler and plain Python elsewhere, with the same results.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import macclassic
from tools import compiled
from tools.bundle import icu

ROOT = Path(__file__).resolve().parents[2]


def tree(into: Path) -> None:
    """Copy what is bundled into a folder laid out as a checkout, rules compiled if that can be done.

    Raises subprocess.CalledProcessError with what the compiler said.
    """
    compiled.copy(into)
    shutil.copytree(ROOT / "resources", into / "resources")
    if compiled.compiler() is not None:
        compiled.build(into)


def freeze(work: Path, into: Path) -> Path:
    """Run PyInstaller on such a folder; return the folder of the frozen program."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(into), "--workpath", str(work / "build")]
    subprocess.run(
        [*command, str(ROOT / "packaging" / "macclassic.spec")],
        check=True,
        env={**os.environ, "MACCLASSIC_TREE": str(work)},
    )
    return into / "macclassic"


def slim(program: Path) -> None:
    """Take from a bundle on Linux what no list can: most of ICU's data, and Python's debugging symbols.

    Only Python's own libraries and ours are stripped. Those of wheels were arranged by auditwheel, and many
    have been broken by strip.
    """
    if not sys.platform.startswith("linux"):
        return
    compiler, strip = compiled.compiler(), shutil.which("strip")
    inside = program / "_internal"
    if compiler is not None:
        for library in inside.rglob("libicudata.so.*"):
            if not library.is_symlink():
                icu.shrink(library, compiler)
    if strip is not None:
        ours = (*inside.glob("libpython3*"), *inside.glob("python3*/lib-dynload/*.so"))
        for library in (*ours, *inside.glob("*__mypyc*.so"), *inside.glob("games/**/*.so")):
            subprocess.run([strip, "--strip-debug", str(library)], check=True)


def size(folder: Path) -> int:
    """Return how many bytes a folder's files have; a link has none."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def archive(program: Path) -> Path:
    """Pack a bundle as a .tar.xz beside it, named by version and machine; return it.

    Owners are left out; links stay links.
    """
    made = program.with_name(f"macclassic-{macclassic.VERSION}-{sys.platform}-{platform.machine()}.tar.xz")
    owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"]
    subprocess.run(
        ["tar", *owner, "-C", str(program.parent), "-cJf", str(made), program.name],
        check=True,
        env={**os.environ, "XZ_OPT": "-6 -T1"},
    )
    return made


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.bundle", description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where the bundle goes (dist)")
    parser.add_argument("--archive", action="store_true", help="pack it as .tar.xz too, on Linux")
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        work = Path(name) / "tree"
        work.mkdir()
        try:
            tree(work)
        except subprocess.CalledProcessError as error:
            print(f"mypyc could not compile the games:\n{error.stdout}{error.stderr}", file=sys.stderr)
            return 1
        program = freeze(work, options.into)
    slim(program)
    print(f"{program}: {size(program) / 1e6:.1f} MB")
    if options.archive:
        made = archive(program)
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
