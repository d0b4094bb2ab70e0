"""Entry point of the command `macclassic` and of `python -m macclassic`."""

from __future__ import annotations

import locale
import os
import signal
import sys


def main() -> int:
    """Run the command line and return its exit status.

    Until the program installs its own handler, Ctrl-C ends the process at once. A KeyboardInterrupt could be
    raised inside Qt's modules, which then dump core or swallow it.
    """
    _open_closed_streams()
    _use_utf8()
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _end)
    from macclassic.app.cli.main import main

    return main()


def _open_closed_streams() -> None:
    """Connect closed standard streams to the null device.

    Otherwise the next file or socket takes their numbers, and receives what Qt prints.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        os.set_inheritable(number, True)
    os.close(number)


def _use_utf8() -> None:
    """Start Python again in its UTF-8 mode if the locale has another encoding.

    Qt encodes file names in UTF-8, and Python as the locale does. Without this the two would use different
    folders, and a file could not get a name in another script. The bundle always runs in UTF-8 mode.
    """
    if sys.getfilesystemencoding() == "utf-8" or "PYTHONUTF8" in os.environ:
        return
    try:
        arguments = [os.fsencode(each) for each in sys.orig_argv[1:]]
    except UnicodeEncodeError:
        return  # An argument is not in the encoding of the locale, and cannot be given again.
    os.environ["PYTHONUTF8"] = "1"
    # Output keeps the encoding of the terminal.
    os.environ.setdefault("PYTHONIOENCODING", locale.getencoding())
    os.execv(sys.executable, [os.fsencode(sys.executable), *arguments])


def _end(_number: int, _frame: object) -> None:
    os._exit(130)  # the exit status that shells report for SIGINT


if __name__ == "__main__":
    sys.exit(main())
