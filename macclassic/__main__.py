"""Entry point of the command `macclassic` and of `python -m macclassic`."""

from __future__ import annotations

import os
import signal
import sys


def main() -> int:
    """Run the command line and return its exit status.

    Until the program installs its own handler, Ctrl-C ends the process at once. A KeyboardInterrupt could be
    raised inside Qt's modules, which then dump core or swallow it.
    """
    signal.signal(signal.SIGINT, _end)
    from macclassic.app.cli.main import main

    return main()


def _end(_number: int, _frame: object) -> None:
    os._exit(130)  # the exit status that shells report for SIGINT


if __name__ == "__main__":
    sys.exit(main())
