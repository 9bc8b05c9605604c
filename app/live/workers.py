"""Threads for long computations: queries of viewers, and decisions about commands.

Queries are limited, run in fair turns, and stop when their sender is gone. They pause while a
command runs, because all threads share the interpreter's lock. Turns are fair by address, then by
table, then by seat: each waits for at most one query of every other.

Decisions have threads of their own, so they never wait for queries. Quick and long decisions have
separate threads.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Generic, NamedTuple, TypeVar

from app.engine import Refused
from app.engine.queries.registry import MOST_WORK
from app.rules.work_budget import Work

#: The most queries of one seat, of one address and in all that may wait or run at a time.
MOST_OF_SEAT: Final = 16
MOST_OF_ADDRESS: Final = 256
MOST_OF_ALL: Final = 1024

#: Units of work after which a query pauses for a running command, and the longest pause in seconds.
STRETCH, LET_PASS = 1_000, 0.02

#: Seconds before a "too-many-queries" refusal, so that immediate retries do not flood the loop.
REFUSED_AFTER = 0.2

T = TypeVar("T")


#: Units of work that a decision may take in the event loop (a few milliseconds), in the thread for
#: short decisions (under a second), and at most (about fifteen seconds).
QUICK, SOON, MOST_DECIDED = 2_000, 500_000, 10_000_000


class Requester(NamedTuple):
    """The sender of a query; turns are fair by address, then by table, then by seat."""

    address: str
    table: str
    seat: str


class FairQueue(Generic[T]):
    """Waiting jobs by path, taken in round-robin order at each level of the path.

    Jobs with the same path are taken first in, first out.
    """

    def __init__(self) -> None:
        self._jobs: deque[T] = deque()
        self._inner: dict[str, FairQueue[T]] = {}

    def __bool__(self) -> bool:
        return bool(self._jobs or self._inner)

    def put(self, path: Sequence[str], job: T) -> None:
        """Adds a job; a new path goes to the end of the queue."""
        if not path:
            self._jobs.append(job)
            return
        self._inner.setdefault(path[0], FairQueue()).put(path[1:], job)

    def take(self) -> T:
        """Removes and returns the next job; its path goes to the end. Raises StopIteration when
        empty."""
        if self._jobs:
            return self._jobs.popleft()
        name = next(iter(self._inner))
        inner = self._inner.pop(name)
        job = inner.take()
        if inner:
            self._inner[name] = inner
        return job

    def remove(self, path: Sequence[str], job: T) -> None:
        """Removes a waiting job. Raises KeyError or ValueError when it does not wait."""
        if not path:
            self._jobs.remove(job)
            return
        inner = self._inner[path[0]]
        inner.remove(path[1:], job)
        if not inner:
            del self._inner[path[0]]


class _YieldingWork(Work):
    """The work budget of a query, which pauses while commands run."""

    __slots__ = ("_clear", "_next")

    def __init__(self, limit: int, clear: threading.Event) -> None:
        super().__init__(limit)
        self._clear = clear
        self._next = 0

    def spend(self, units: int) -> None:
        """Counts units as `Work` does, and pauses while a command runs."""
        super().spend(units)
        if self.done >= self._next and not self._clear.is_set():
            self._clear.wait(LET_PASS)
            self._next = self.done + STRETCH


class _Job:
    """A query that waits or runs."""

    __slots__ = ("done", "requester", "step", "waiting", "work")

    def __init__(
        self,
        requester: Requester,
        step: Callable[[Work], Any],
        work: Work,
        done: asyncio.Future[Any],
    ) -> None:
        self.requester = requester
        self.step = step
        self.work = work
        self.done = done
        self.waiting = True


class QueryWorkers:
    """The query threads of one process. Use it from one event loop."""

    def __init__(self, threads: int = 1) -> None:
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="queries")
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: set[_Job] = set()
        self._commands = 0
        self._clear = threading.Event()
        self._clear.set()
        #: how many wait or run: of all, by (address,) and by (table, seat)
        self._counts: Counter[tuple[str, ...]] = Counter()

    @property
    def busy(self) -> int:
        """The number of queries that wait or run."""
        return self._counts[()]

    def command(self, more: int) -> None:
        """Counts a command that starts (1) or ends (-1)."""
        self._commands += more
        if self._commands:
            self._clear.clear()
        else:
            self._clear.set()

    async def run(self, requester: Requester, step: Callable[[Work], T]) -> T | Refused:
        """Runs `step` in a thread when it is its turn, and returns its result.

        Refuses with "too-many-queries" while too many queries wait or run. A cancelled query leaves
        the queue, or stops the next time it counts its work.
        """
        for key, most in self._keys(requester):
            if self._counts[key] >= most:
                await asyncio.sleep(REFUSED_AFTER)
                return Refused("too-many-queries", {"limit": most})
        self._counts.update(key for key, _ in self._keys(requester))
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = _Job(requester, step, _YieldingWork(MOST_WORK, self._clear), done)
        self._queue.put(requester, job)
        self._start_jobs()
        try:
            return await done
        except asyncio.CancelledError:
            job.work.cancel()
            if job.waiting:
                self._queue.remove(requester, job)
                self._count_down(requester)
            raise

    async def close(self) -> None:
        """Stops running queries and drops waiting ones."""
        while self._queue:
            job = self._queue.take()
            job.waiting = False
            self._count_down(job.requester)
            job.done.cancel()
        for job in self._running:
            job.work.cancel()
        self._clear.set()
        await asyncio.to_thread(self._pool.shutdown)

    def _keys(self, requester: Requester) -> tuple[tuple[tuple[str, ...], int], ...]:
        return (
            ((requester.table, requester.seat), MOST_OF_SEAT),
            ((requester.address,), MOST_OF_ADDRESS),
            ((), MOST_OF_ALL),
        )

    def _count_down(self, requester: Requester) -> None:
        for key, _ in self._keys(requester):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def _start_jobs(self) -> None:
        """Starts waiting jobs on free threads."""
        loop = asyncio.get_running_loop()
        while len(self._running) < self._threads and self._queue:
            job = self._queue.take()
            job.waiting = False
            self._running.add(job)
            future = loop.run_in_executor(self._pool, job.step, job.work)
            future.add_done_callback(partial(self._finished, job))

    def _finished(self, job: _Job, future: asyncio.Future[Any]) -> None:
        self._running.discard(job)
        self._count_down(job.requester)
        error = future.exception()
        if not job.done.done():
            if error is None:
                job.done.set_result(future.result())
            else:
                job.done.set_exception(error)
        self._start_jobs()


class DecisionWorkers:
    """The threads of one process for decisions that are not quick.

    Decisions of more than about a second run in a second thread, so shorter ones never wait for
    them. Use it from one event loop.
    """

    def __init__(self) -> None:
        self._soon = ThreadPoolExecutor(1, thread_name_prefix="decisions")
        self._long = ThreadPoolExecutor(1, thread_name_prefix="long-decisions")

    async def decide(self, step: Callable[[int], T | Refused]) -> T | Refused:
        """Returns the result of `step` for a limit of work, or its refusal. A step that exceeds the
        short limit starts again with the long limit, in the other thread."""
        found = await self.run(step, SOON)
        if not needs_more_work(found):
            return found
        return await asyncio.get_running_loop().run_in_executor(self._long, step, MOST_DECIDED)

    async def run(self, step: Callable[..., T], *arguments: Any) -> T:
        """Returns the result of `step`, which takes about a second at most."""
        return await asyncio.get_running_loop().run_in_executor(self._soon, step, *arguments)

    def close(self) -> None:
        """Waits for running decisions."""
        self._soon.shutdown()
        self._long.shutdown()


def needs_more_work(found: object) -> bool:
    """Whether a decision was refused because it exceeded its limit of work."""
    return isinstance(found, Refused) and found.code == "too-much-work"
