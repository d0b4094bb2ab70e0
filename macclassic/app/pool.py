"""Processes that play at a time, for commands that take long: they end at once when the command is to end."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Give so many processes. They leave Ctrl-C to us, who else would hear of it from each of them, and what
    they have not done then is not waited for."""
    executor = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.kill()
        raise
    executor.shutdown()
