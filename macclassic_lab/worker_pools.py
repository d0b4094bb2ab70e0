"""Executors for long runs: this process, processes of this machine, or a Dask cluster.

The runs accept any executor of `concurrent.futures`. Dask distributes the work, and repeats work of lost
workers. This module connects to the cluster and checks that its workers play the same games.
"""

from __future__ import annotations

import multiprocessing
import os
import platform
import re
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, ParamSpec, TypeVar

from macclassic import VERSION
from macclassic.app.errors import UsageError
from macclassic.engine.core.safe_text import harmless
from macclassic.engine.players.external_engine import SAFE_PATH

P = ParamSpec("P")
R = TypeVar("R")

LOCAL = "local"
"""Name of a cluster created on this machine, with one worker per job."""
_ADDRESS = re.compile(r"(tcp|tls|ucx|wss?)://[^\s/]+:\d{1,5}")
PATIENCE_S = 15
"""Seconds within which a scheduler must answer."""


@contextmanager
def executor(jobs: int, scheduler: str | None = None) -> Iterator[Executor | None]:
    """Context manager: yields the executor for a run, or None to run in this process.

    `scheduler` is the address of a Dask scheduler, such as ``tcp://host:8786``, or LOCAL. Raises UsageError.
    """
    os.environ.setdefault(*SAFE_PATH)
    if scheduler is not None:
        with _cluster(jobs, scheduler) as found:
            yield found
    elif jobs > 1:
        with _processes(jobs) as found:
            yield found
    else:
        yield None


class _CtrlC:
    """Handler of Ctrl-C while a process pool plays.

    A KeyboardInterrupt may come between any two steps, and must not interrupt those of the pool. So the
    signal is only recorded, here and in each process, and raised where a process plays.

    The first one is created here before any process starts. Forked processes inherit it, others create their
    own.
    """

    def __init__(self) -> None:
        self.asked = self._playing = False
        self._home = os.getpid()
        self._before = signal.signal(signal.SIGINT, self._note)

    def _note(self, _number: int, _frame: object) -> None:
        self.asked = True
        if self._playing:
            raise KeyboardInterrupt
        if os.getpid() == self._home:
            self.tell()

    def tell(self) -> None:
        """Send the signal to the processes; they receive it themselves only if it came from a terminal."""
        if sys.platform == "win32":
            return  # `os.kill` would end a process on Windows; a console notifies all processes itself.
        for process in multiprocessing.active_children():
            with suppress(OSError):
                if process.pid is not None:
                    os.kill(process.pid, signal.SIGINT)

    def play(self, what: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
        """Call `what` in a process of the pool; raises KeyboardInterrupt after Ctrl-C."""
        try:
            self._playing = True
            if not self.asked:
                return what(*given, **named)
        except BaseException:
            # An exception after Ctrl-C is a consequence of it: engines end too.
            if not self.asked:
                raise
        finally:
            self._playing = False
        raise KeyboardInterrupt

    def restore(self) -> None:
        """Restore the previous signal handler."""
        signal.signal(signal.SIGINT, self._before)


_ctrl_c: _CtrlC | None = None
"""The handler of this process; global because a pool can only be given functions."""


def _begin() -> None:
    global _ctrl_c
    if _ctrl_c is None:
        _ctrl_c = _CtrlC()


def _play(what: Callable[P, R], *given: P.args, **named: P.kwargs) -> R:
    assert _ctrl_c is not None
    return _ctrl_c.play(what, *given, **named)


class _Pool(ProcessPoolExecutor):
    """Process pool that ends at Ctrl-C."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert _ctrl_c is not None
        future = super().submit(_play, fn, *args, **kwargs)
        if _ctrl_c.asked:
            raise KeyboardInterrupt
        return future


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """Context manager: yields a pool of `jobs` processes; interrupts them after Ctrl-C or an error."""
    global _ctrl_c
    _ctrl_c = ours = _CtrlC()
    pool = _Pool(jobs, initializer=_begin)
    try:
        yield pool
    except BaseException:
        ours.tell()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        ours.restore()
        _ctrl_c = None


@contextmanager
def _cluster(jobs: int, scheduler: str) -> Iterator[Executor]:
    if scheduler != LOCAL and not _ADDRESS.fullmatch(scheduler):
        raise UsageError("--scheduler takes “local”, or an address such as tcp://somewhere:8786")
    # Dask's own log is not for players; the sentences below report what matters.
    os.environ.setdefault("DASK_LOGGING__DISTRIBUTED", "critical")
    try:
        from distributed import Client, KilledWorker, LocalCluster
    except ImportError:
        raise UsageError('--scheduler needs Dask: pip install "macclassic-lab[cluster]"') from None
    name = harmless(scheduler, 80, middle=True)
    cluster: Any = None
    try:
        if scheduler == LOCAL:
            # Any free port: Dask's own, 8787, may belong to another cluster, and Dask then warns.
            cluster = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=":0")
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


def versions() -> tuple[str, str]:
    """Return the program's and Python's version, which must be the same on all workers."""
    return VERSION, platform.python_version()


def _compare(client: Any, name: str) -> None:
    """Raise UsageError if a worker would play differently or cannot play."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE_S)
    except TimeoutError:
        raise UsageError(f"the scheduler at {name} has no workers") from None
    for worker, there in client.run(versions, on_error="return").items():
        if not isinstance(there, tuple):
            raise UsageError(f"the worker {worker} has no macclassic: {_first_line(there)}")
        if there[0] != VERSION:
            raise UsageError(f"the worker {worker} has macclassic {there[0]}, and here is {VERSION}")
