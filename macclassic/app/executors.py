"""Where what plays for long is played: here, in processes of this machine, or by Dask on many machines.

All of it takes any executor of `concurrent.futures`. Dask does the distributing, and plays again what a
worker had that has gone; all that is ours is to find the cluster and to see that it plays the same games.
"""

from __future__ import annotations

import multiprocessing
import os
import platform
import re
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

from macclassic import VERSION
from macclassic.app.arguments import UsageError
from macclassic.engine.texts import harmless

LOCAL = "local"
"""Stands for a cluster that is made on this machine, with so many processes as jobs are asked for."""
_ADDRESS = re.compile(r"(tcp|tls|ucx|wss?)://[^\s/]+:\d{1,5}")
PATIENCE_S = 15
"""How long a scheduler may take to answer."""


@contextmanager
def executor(jobs: int, scheduler: str | None = None) -> Iterator[Executor | None]:
    """Give what plays: None where one process does it all, which is this one.

    `scheduler`: the address of Dask's, such as ``tcp://host:8786``, or LOCAL. Raises UsageError.
    """
    if scheduler is not None:
        with _cluster(jobs, scheduler) as found:
            yield found
    elif jobs > 1:
        with _processes(jobs) as found:
            yield found
    else:
        yield None


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """Give so many processes. They leave Ctrl-C to us, who else would hear of it from each of them, and what
    they have not done then is not waited for."""
    pool = ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        # What the pool's own thread says of processes that were killed under it nobody is to read.
        told, threading.excepthook = threading.excepthook, lambda _said: None
        for process in multiprocessing.active_children():
            process.kill()
        pool.shutdown(cancel_futures=True)
        threading.excepthook = told
        raise
    pool.shutdown()


@contextmanager
def _cluster(jobs: int, scheduler: str) -> Iterator[Executor]:
    if scheduler != LOCAL and not _ADDRESS.fullmatch(scheduler):
        raise UsageError("--scheduler takes “local”, or an address such as tcp://somewhere:8786")
    # Dask's own log is not for whoever plays; what matters is told in sentences below.
    os.environ.setdefault("DASK_LOGGING__DISTRIBUTED", "critical")
    try:
        from distributed import Client, KilledWorker, LocalCluster
    except ImportError:
        raise UsageError('--scheduler needs Dask: pip install "macclassic[cluster]"') from None
    name = harmless(scheduler, 80, middle=True)
    cluster: Any = None
    try:
        if scheduler == LOCAL:
            cluster = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None)
        client = Client(cluster or scheduler, timeout=PATIENCE_S, set_as_default=False)
    except (OSError, ValueError, ImportError) as error:
        if cluster is not None:
            cluster.close(timeout=PATIENCE_S)
        raise UsageError(f"no scheduler answers at {name}: {_first_line(error)}") from None
    try:
        _compare(client, name)
        pool = client.get_executor(pure=False, retries=3)
        try:
            yield pool
        except KilledWorker:
            raise UsageError("one deal has ended four workers that began to play it") from None
        finally:
            pool.shutdown(wait=False)
    finally:
        with suppress(OSError, TimeoutError):
            client.close(timeout=PATIENCE_S)
        if cluster is not None:
            cluster.close(timeout=PATIENCE_S)


def _first_line(error: BaseException) -> str:
    return harmless((str(error) or type(error).__name__).splitlines()[0], 120, middle=True)


def told() -> tuple[str, str]:
    """Return what must be the same wherever deals are played: the program's version and Python's."""
    return VERSION, platform.python_version()


def _compare(client: Any, name: str) -> None:
    """Raise UsageError where a worker would play otherwise, or can't at all."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE_S)
    except TimeoutError:
        raise UsageError(f"the scheduler at {name} has no workers") from None
    for worker, there in client.run(told, on_error="return").items():
        if not isinstance(there, tuple):
            raise UsageError(f"the worker {worker} has no macclassic: {_first_line(there)}")
        if there[0] != VERSION:
            raise UsageError(f"the worker {worker} has macclassic {there[0]}, and here is {VERSION}")
