"""Where the frozen program begins: it sets right what freezing changes, and then it is the command line."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the program; return its exit status."""
    _give_streams()
    _give_back_libraries()
    if "--multiprocessing-fork" in sys.argv:
        # A process of `macclassic arena --jobs`, on systems that can't fork; this never returns.
        from multiprocessing import freeze_support

        freeze_support()
    from macclassic.__main__ import main as run

    return run()


def _give_streams() -> None:
    """Let what would be printed go nowhere where there is no console: Windows gives no streams then."""
    # They stay open as long as the process: there is nobody to close them.
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _give_back_libraries() -> None:
    """Let programs that are started, the players of sounds, find the system's libraries and not ours.

    PyInstaller's bootloader has put ours before them (https://pyinstaller.org, "LD_LIBRARY_PATH
    considerations"); this process has read the variable already.
    """
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    sys.exit(main())
