"""Where the program begins as a process of its own: the command `macclassic`, and `python -m macclassic`."""

from __future__ import annotations

import os
import signal
import sys


def main() -> int:
    """Run what the command line asks for; return the exit status.

    Until something is begun that wants to hear of Ctrl-C, it ends the process at once. As an exception it
    would come up in the middle of Qt's modules, which then end the process with a dump, or have forgotten it.
    """
    signal.signal(signal.SIGINT, _end)
    from macclassic.app.cli.main import main

    return main()


def _end(_number: int, _frame: object) -> None:
    os._exit(130)  # as a shell tells of a program that Ctrl-C ended


if __name__ == "__main__":
    sys.exit(main())
