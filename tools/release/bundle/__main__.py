"""Build the bundle for this system: ``python -m tools.release.bundle [--into DIST] [--archive]``.

The result is `DIST/macclassic` (on the Mac also `DIST/macclassic.app`); `packaging/` makes packages of it.
Rules are compiled if there is a C compiler and stay plain Python otherwise, with the same results.
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
from tools.release import compiled
from tools.release.bundle import bindings, icu, licences, sbom

ROOT = Path(__file__).resolve().parents[3]
XZ = "--x86 --lzma2=preset=6,dict=32MiB" if platform.machine() == "x86_64" else "-6"
"""Options for xz; the x86 filter makes archives of x86 code a tenth smaller."""


def tree(into: Path) -> None:
    """Copy the bundled source files into a folder laid out as a checkout; compile rules if possible.

    Raises subprocess.CalledProcessError with the compiler's output.
    """
    compiled.copy(into)
    shutil.copytree(ROOT / "resources", into / "resources")
    bindings.lay_out(into / bindings.FOLDER)
    if compiled.compiler() is not None:
        compiled.build(into)


def freeze(work: Path, into: Path) -> Path:
    """Run PyInstaller on a folder made by `tree`; return the folder of the frozen program.

    Raises subprocess.CalledProcessError after PyInstaller has printed its error.
    """
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(into), "--workpath", str(work / "build")]
    subprocess.run(
        [*command, str(ROOT / "packaging" / "macclassic.spec")],
        check=True,
        env={**os.environ, "MACCLASSIC_TREE": str(work)},
    )
    return into / "macclassic"


def slim(program: Path) -> None:
    """Shrink a bundle on Linux: remove most of ICU's data and strip debugging symbols.

    Third-party libraries are stripped too. Older versions of auditwheel produced files that strip breaks;
    `make test-bundle` checks that these libraries still load.
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
        found = [*inside.rglob("*.so"), *inside.rglob("*.so.*")]
        for library in found:
            if not library.is_symlink():
                subprocess.run([strip, "--strip-unneeded", str(library)], check=True)


def size(folder: Path) -> int:
    """Return the total size of a folder's files in bytes, links excluded."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def archived(program: Path) -> Path:
    """Return the path of a bundle's archive: beside the bundle, named by version and machine."""
    suffix = "zip" if sys.platform == "win32" else "tar.xz"
    return program.with_name(f"macclassic-{macclassic.VERSION}-{sys.platform}-{platform.machine()}.{suffix}")


def archive(program: Path) -> Path:
    """Pack a bundle; return the archive. File owners are left out; links stay links."""
    made = archived(program)
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(made.with_suffix("")), "zip", program.parent, program.name))
    owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"]
    subprocess.run(
        ["tar", *owner, "-C", str(program.parent), "-cJf", str(made), program.name],
        check=True,
        env={**os.environ, "XZ_OPT": f"-T1 {XZ}"},
    )
    return made


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.release.bundle", description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where the bundle goes (dist)")
    parser.add_argument("--archive", action="store_true", help="pack it too: .tar.xz, .zip on Windows")
    options = parser.parse_args()
    with TemporaryDirectory() as name:
        work = Path(name) / "tree"
        work.mkdir()
        try:
            tree(work)
        except subprocess.CalledProcessError as error:
            print(f"mypyc could not compile the games:\n{error.stdout}{error.stderr}", file=sys.stderr)
            return 1
        try:
            program = freeze(work, options.into)
        except subprocess.CalledProcessError:
            return 1  # PyInstaller has printed the error
    slim(program)
    licences.summary(program)
    print(f"{program}: {size(program) / 1e6:.1f} MB")
    print(sbom.write(program, archived(program)))
    if options.archive:
        made = archive(program)
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
