"""Reading of files that may be anything: no pipe is waited for, and no more is read than our largest file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

MAX_RECORD_BYTES = 10 * 1024 * 1024
"""Bytes of the text of a record, the largest file of ours."""


class TooLarge(ValueError):  # noqa: N818
    """A file is larger than anything of ours."""


def opened(path: Path) -> BinaryIO:
    """Open a file: a pipe that nobody writes to is an empty one, and is not waited for.

    Raises OSError.
    """
    return open(path, "rb", opener=_open)


def _open(path: str, flags: int) -> int:
    at_once = getattr(os, "O_NONBLOCK", 0)
    found = os.open(path, flags | at_once)
    if at_once:
        # What has been opened is read to its end, however slowly it comes.
        os.set_blocking(found, True)
    return found


def text_in(file: BinaryIO) -> str:
    """Return what stands in an open file.

    Raises OSError, UnicodeDecodeError, TooLarge.
    """
    data = file.read(MAX_RECORD_BYTES + 1)
    if len(data) > MAX_RECORD_BYTES:
        raise TooLarge
    return data.decode("utf-8")
