"""Safe reading of arbitrary files: opening never blocks, and the size is limited."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import BinaryIO

MAX_RECORD_BYTES = 10 * 1024 * 1024
"""Size limit of a record's text, the largest file of this program."""


class TooLarge(ValueError):  # noqa: N818
    """The file is larger than any file of this program."""


def open_for_reading(path: Path) -> BinaryIO:
    """Open a file for reading; a pipe without a writer reads as empty and does not block.

    Raises OSError.
    """
    return open(path, "rb", opener=_open)


def _open(path: str, flags: int) -> int:
    at_once = getattr(os, "O_NONBLOCK", 0)
    found = os.open(path, flags | at_once)
    if at_once:
        # Only opening must not block; reading waits for all data.
        os.set_blocking(found, True)
    return found


def read_text(file: BinaryIO) -> str:
    """Return the text of an open file, without the byte order mark that some editors write.

    Raises OSError, UnicodeDecodeError, TooLarge.
    """
    data = file.read(MAX_RECORD_BYTES + 1)
    if len(data) > MAX_RECORD_BYTES:
        raise TooLarge
    return data.decode("utf-8-sig")


def loops(path: Path) -> bool:
    """Return True if a path is a link that leads to itself, perhaps over others."""
    try:
        path.stat()
    except OSError as error:
        return error.errno == errno.ELOOP
    return False
