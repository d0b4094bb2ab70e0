"""Simulates a full disk for this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """Limit the size of files to `room` bytes, as on a full disk; skips the test where that is impossible."""
    resource = pytest.importorskip("resource", reason="limits of files are not known here")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
