"""Compile the rules and playouts: ``python -m tools.release.compiled [--into FOLDER] [--remove]``.

mypyc compiles every module of `COMPILED`: a game's rules where the modules suit it, and the code of its
playouts. The compiled file lies beside the source, where Python finds it first. Without a C compiler
everything stays plain Python, with the same results.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.release.game_releases import compiled_modules

ROOT = Path(__file__).parents[2]
COMPILED = (
    "macclassic/engine/core/fast_random",
    "macclassic/flower_cards/actions",
    *compiled_modules(),
)
"""Modules to compile, relative to a checkout, without suffix; `release.toml` names those of a game."""


def sources(root: Path = ROOT) -> list[Path]:
    """Return the modules to compile, relative to a checkout."""
    return sorted(path.relative_to(root) for path in _in(root, ".py") if path.name != "__init__.py")


def _in(root: Path, ending: str) -> list[Path]:
    """Return the files of the listed modules in a checkout that have a suffix."""
    return [path for pattern in COMPILED for path in root.glob(f"{pattern}{ending}")]


def compiler() -> str | None:
    """Return the C compiler that Python was built with, or any other; None if there is none."""
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(wanted) or shutil.which("cc") or shutil.which("gcc")


def remove(folder: Path) -> None:
    """Remove compiled modules from a checkout."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for path in (*_in(folder, suffix), *folder.glob(f"*__mypyc{suffix}")):
        path.unlink()


def copy(into: Path) -> None:
    """Copy the games and `macclassic` into a folder, without compiled modules."""
    for package in ("games", "macclassic"):
        shutil.copytree(
            ROOT / package, into / package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )


def build(into: Path) -> None:
    """Compile all listed modules in a folder laid out as a checkout.

    Raises subprocess.CalledProcessError with the compiler's output.
    """
    with TemporaryDirectory() as name:
        work = Path(name)
        copy(work)
        subprocess.run(
            [sys.executable, "-m", "mypyc", *map(str, sources(work))],
            cwd=work,
            check=True,
            capture_output=True,
            text=True,
        )
        remove(into)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for made in (*_in(work, suffix), *work.glob(f"*__mypyc{suffix}")):
            shutil.copy(made, into / made.relative_to(work))


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.release.compiled", description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT, help="a checkout (this one)")
    parser.add_argument("--remove", action="store_true", help="go back to plain Python")
    options = parser.parse_args()
    if options.remove:
        remove(options.into)
        return 0
    if compiler() is None:
        print("There is no C compiler here: the games stay in plain Python.")
        return 0
    try:
        build(options.into)
    except subprocess.CalledProcessError as error:
        print(f"mypyc could not compile the games:\n{error.stdout}{error.stderr}", file=sys.stderr)
        return 1
    print(f"Compiled {len(sources())} modules.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
