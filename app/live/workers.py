"""Threads for long computations: queries bounded, in fair turns and stopped when the requester has
gone, decisions by how long they take.

Queries have workers of their own, so that no decision waits for one, and while a command is under
way they let it go first: all threads share the interpreter's lock. At each step of the path
(address, table, seat) turns go round: however much somebody asks, everybody else waits for one
query of theirs at a time.
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

#: Queries of one seat, of one address and of all that may wait or run at a time.
MOST_OF_SEAT: Final = 16
MOST_OF_ADDRESS: Final = 256
MOST_OF_ALL: Final = 1024

#: Units of work after which a query lets a command go first, and seconds that it waits at most for
#: it: queries get on however many commands there are.
STRETCH, LET_PASS = 1_000, 0.02

#: Seconds until who asks too much hears so: who asks again at once would keep the loop busy.
REFUSED_AFTER = 0.2

T = TypeVar("T")


#: Units of work that a decision may take in the event loop (a few milliseconds), beside others
#: (under a second), and at most (about fifteen seconds).
QUICK, SOON, MOST_DECIDED = 2_000, 500_000, 10_000_000


class Requester(NamedTuple):
    """Who asks: turns go round by address, then by table, then by seat."""

    address: str
    table: str
    seat: str


class FairQueue(Generic[T]):
    """Jobs that wait by path. At each step of a path turns go round; the jobs of one whole path are
    taken in the order in which they came."""

    def __init__(self) -> None:
        self._jobs: deque[T] = deque()
        self._inner: dict[str, FairQueue[T]] = {}

    def __bool__(self) -> bool:
        return bool(self._jobs or self._inner)

    def put(self, path: Sequence[str], job: T) -> None:
        """Add a job; its path comes after those that wait already, unless it waits itself."""
        if not path:
            self._jobs.append(job)
            return
        self._inner.setdefault(path[0], FairQueue()).put(path[1:], job)

    def take(self) -> T:
        """The next job; its path goes behind the others. StopIteration when nothing waits."""
        if self._jobs:
            return self._jobs.popleft()
        name = next(iter(self._inner))
        inner = self._inner.pop(name)
        job = inner.take()
        if inner:
            self._inner[name] = inner
        return job

    def remove(self, path: Sequence[str], job: T) -> None:
        """Forget a job that waits; KeyError or ValueError when it does not."""
        if not path:
            self._jobs.remove(job)
            return
        inner = self._inner[path[0]]
        inner.remove(path[1:], job)
        if not inner:
            del self._inner[path[0]]


class _YieldingWork(Work):
    """The budget of a query that pauses, where it counts, while commands are under way."""

    __slots__ = ("_clear", "_next")

    def __init__(self, limit: int, clear: threading.Event) -> None:
        super().__init__(limit)
        self._clear = clear
        self._next = 0

    def spend(self, units: int) -> None:
        """Count units, as `Work` does, and let commands go first."""
        super().spend(units)
        if self.done >= self._next and not self._clear.is_set():
            self._clear.wait(LET_PASS)
            self._next = self.done + STRETCH


class _Job:
    """A computation that waits or runs."""

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
    """The threads of one process for queries. Use it from one event loop."""

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
        """How many wait or run."""
        return self._counts[()]

    def command(self, more: int) -> None:
        """One command is under way (1), or one is not any more (-1)."""
        self._commands += more
        if self._commands:
            self._clear.clear()
        else:
            self._clear.set()

    async def run(self, requester: Requester, step: Callable[[Work], T]) -> T | Refused:
        """What `step` gives for a budget of work, computed in a thread when it is its turn; refused
        as "too-many-queries" while as many wait or run as may.

        A caller that is cancelled takes it out of the queue, or stops it where it counts next.
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
        """Stop what runs and forget what waits."""
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
        """Give free threads their next job."""
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
    """The threads of one process for decisions that are not quick. Those that take long have one of
    their own: what is decided in under a second never waits for them. Use it from one event loop.
    """

    def __init__(self) -> None:
        self._soon = ThreadPoolExecutor(1, thread_name_prefix="decisions")
        self._long = ThreadPoolExecutor(1, thread_name_prefix="long-decisions")

    async def decide(self, step: Callable[[int], T | Refused]) -> T | Refused:
        """What `step` gives for a limit of work, or its refusal; begun anew where it takes long."""
        found = await self.run(step, SOON)
        if not needs_more_work(found):
            return found
        return await asyncio.get_running_loop().run_in_executor(self._long, step, MOST_DECIDED)

    async def run(self, step: Callable[..., T], *arguments: Any) -> T:
        """What `step` gives; it is known to be done in about a second."""
        return await asyncio.get_running_loop().run_in_executor(self._soon, step, *arguments)

    def close(self) -> None:
        """Wait for what runs."""
        self._soon.shutdown()
        self._long.shutdown()


def needs_more_work(found: object) -> bool:
    """Whether a decision was refused because its limit of work was too low."""
    return isinstance(found, Refused) and found.code == "too-much-work"
