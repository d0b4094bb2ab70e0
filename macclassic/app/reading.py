"""Reading files that may be anything: nothing is waited for, and nothing larger than ours is read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO

from macclassic.engine import record as records


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
    data = file.read(records.LARGEST + 1)
    if len(data) > records.LARGEST:
        raise TooLarge
    return data.decode("utf-8")
