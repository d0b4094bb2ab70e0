"""Entry point of the frozen program: undoes effects of freezing, then runs the command line."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the program and return its exit status."""
    _give_streams()
    _give_back_libraries()
    from macclassic.__main__ import main as run

    return run()


def _give_streams() -> None:
    """Discard output where there is no console: Windows then provides no streams."""
    # They stay open until the process ends.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _give_back_libraries() -> None:
    """Let child processes, such as sound players, find the system's libraries instead of the bundle's.

    PyInstaller's bootloader has put the bundle's first (https://pyinstaller.org, "LD_LIBRARY_PATH
    considerations"); this process has read the variable already.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    sys.exit(main())
