"""Shrinks a failing list: first to its end, then by leaving out one part after another."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shrink(acts: Sequence[T], fails: Callable[[Sequence[T]], bool], seconds: float) -> list[T]:
    """Return the shortest failing part of `acts`, in their order, found within some seconds.

    `acts` itself is assumed to fail.
    """
    until = time.monotonic() + seconds
    found = list(acts)
    length = 1
    while length < len(found) and time.monotonic() < until:
        if fails(found[-length:]):
            found = found[-length:]
            break
        length *= 4
    size = max(1, len(found) // 2)
    while time.monotonic() < until:
        at, shorter = 0, False
        while at < len(found) and len(found) > 1 and time.monotonic() < until:
            rest = found[:at] + found[at + size :]
            if rest and fails(rest):
                found, shorter = rest, True
            else:
                at += size
        if size == 1 and not shorter:
            break
        size = max(1, size // 2)
    return found
