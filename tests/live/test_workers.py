"""Query threads: fair turns, limits, and cancellation; decisions that take long delay no others.

Nothing waits for time: each computation runs until the test releases it.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest

from app.engine import Refused
from app.live import workers
from app.live.workers import MOST_DECIDED, SOON, DecisionWorkers, FairQueue, QueryWorkers, Requester
from app.rules.work_budget import Cancelled, Work


class Held:
    """A query that reports when it runs and waits until it is released."""

    def __init__(self) -> None:
        self.runs = threading.Event()
        self.go = threading.Event()
        self.stopped = False

    def __call__(self, work: Work) -> str:
        self.runs.set()
        assert self.go.wait(60)
        try:
            work.spend(1)
        except Cancelled:
            self.stopped = True
            raise
        return "held"


@pytest.fixture
async def one() -> AsyncIterator[QueryWorkers]:
    made = QueryWorkers(1)
    yield made
    await made.close()


async def until(runs: threading.Event) -> None:
    assert await asyncio.to_thread(runs.wait, 60)


def test_turns_go_round_by_address_table_and_seat() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(4):
        queue.put(("greedy", "t1", "s1"), f"greedy {n}")
    queue.put(("other", "t2", "s2"), "other table 0")
    queue.put(("other", "t3", "s3"), "third table 0")
    queue.put(("other", "t2", "s2"), "other table 1")
    queue.put(("greedy", "t1", "s4"), "other seat 0")
    taken = []
    while queue:
        taken.append(queue.take())
    assert taken == [
        "greedy 0", "other table 0", "other seat 0", "third table 0", "greedy 1", "other table 1",
        "greedy 2", "greedy 3",
    ]  # fmt: skip


def test_removed_jobs_are_not_taken() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(("a", "t", "s"), "first")
    queue.put(("b", "t", "s"), "second")
    queue.remove(("a", "t", "s"), "first")
    assert queue.take() == "second"
    assert not queue
    with pytest.raises(KeyError):
        queue.remove(("a", "t", "s"), "first")


async def test_a_single_query_waits_for_at_most_one_query_of_a_busy_seat(
    one: QueryWorkers,
) -> None:
    served: list[str] = []

    def noting(name: str) -> Callable[[Work], None]:
        return lambda _: served.append(name)

    held = Held()
    first = asyncio.create_task(one.run(Requester("a", "t1", "s1"), held))
    await until(held.runs)
    greedy = [
        asyncio.create_task(one.run(Requester("a", "t1", "s1"), noting(f"greedy {n}")))
        for n in range(workers.MOST_OF_SEAT - 1)
    ]
    await asyncio.sleep(0)
    modest = asyncio.create_task(one.run(Requester("b", "t2", "s2"), noting("modest")))
    await asyncio.sleep(0)
    assert one.busy == workers.MOST_OF_SEAT + 1
    held.go.set()
    await asyncio.gather(first, modest, *greedy)
    assert served.index("modest") <= 1
    assert one.busy == 0


async def test_a_seat_has_so_many_queries_at_once_and_then_is_refused(one: QueryWorkers) -> None:
    held = Held()
    requester = Requester("a", "t1", "s1")
    waiting = [asyncio.create_task(one.run(requester, held)) for _ in range(workers.MOST_OF_SEAT)]
    await until(held.runs)
    refused = Refused("too-many-queries", {"limit": workers.MOST_OF_SEAT})
    assert await one.run(requester, held) == refused
    held.go.set()
    assert await asyncio.gather(*waiting) == ["held"] * workers.MOST_OF_SEAT
    assert await one.run(requester, held) == "held"


async def test_an_address_and_the_process_have_so_many_queries_at_once(
    one: QueryWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "MOST_OF_ADDRESS", 2)
    monkeypatch.setattr(workers, "MOST_OF_ALL", 3)
    held = Held()
    waiting = [
        asyncio.create_task(one.run(Requester(where, "t1", f"s{n}"), held))
        for n, where in enumerate(("a", "a", "b"))
    ]
    await until(held.runs)
    assert await one.run(Requester("a", "t9", "s9"), held) == Refused(
        "too-many-queries", {"limit": 2}
    )
    assert await one.run(Requester("c", "t9", "s9"), held) == Refused(
        "too-many-queries", {"limit": 3}
    )
    held.go.set()
    await asyncio.gather(*waiting)


async def test_a_query_stops_when_its_requester_has_gone(one: QueryWorkers) -> None:
    runs, waits = Held(), Held()
    requester = Requester("a", "t1", "s1")
    first = asyncio.create_task(one.run(requester, runs))
    await until(runs.runs)
    second = asyncio.create_task(one.run(requester, waits))
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    await asyncio.wait({first, second})
    assert first.cancelled()
    assert second.cancelled()
    assert one.busy == 1, "its thread is busy until it counts"
    runs.go.set()
    last = Held()
    last.go.set()
    assert await one.run(requester, last) == "held"
    assert runs.stopped
    assert not waits.runs.is_set(), "what waited never ran"
    assert one.busy == 0


async def test_an_error_of_a_query_reaches_its_requester(one: QueryWorkers) -> None:
    def wrong(work: Work) -> None:
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        await one.run(Requester("a", "t", "s"), wrong)
    assert one.busy == 0


async def test_closing_stops_what_runs_and_forgets_what_waits() -> None:
    made = QueryWorkers(1)
    runs, waits = Held(), Held()
    first = asyncio.create_task(made.run(Requester("a", "t", "s"), runs))
    await until(runs.runs)
    second = asyncio.create_task(made.run(Requester("b", "t", "s"), waits))
    await asyncio.sleep(0)
    closing = asyncio.create_task(made.close())
    await asyncio.sleep(0)
    runs.go.set()
    await closing
    await asyncio.wait({first, second})
    assert isinstance(first.exception(), Cancelled)
    assert second.cancelled()
    assert not waits.runs.is_set()


async def test_a_query_lets_commands_go_first_and_still_gets_on(one: QueryWorkers) -> None:
    counted: list[int] = []

    def counting(work: Work) -> str:
        for _ in range(5):
            work.spend(workers.STRETCH)
            counted.append(work.done)
        return "counted"

    one.command(1)
    one.command(1)
    one.command(-1)
    assert await one.run(Requester("a", "t", "s"), counting) == "counted", (
        "at most so long each time"
    )
    one.command(-1)
    held = threading.Event()

    def waiting(work: Work) -> str:
        held.set()
        work.spend(1)
        return "let on"

    one.command(1)
    running = asyncio.create_task(one.run(Requester("a", "t", "s"), waiting))
    await until(held)
    one.command(-1)
    assert await running == "let on"
    assert counted[-1] == 5 * workers.STRETCH


async def test_a_decision_that_takes_long_keeps_no_other_waiting() -> None:
    deciders = DecisionWorkers()
    limits: list[int] = []
    held, go = threading.Event(), threading.Event()

    def long(limit: int) -> str | Refused:
        limits.append(limit)
        if limit < MOST_DECIDED:
            return Refused("too-much-work", {"limit": limit})
        held.set()
        assert go.wait(60)
        return "long"

    running = asyncio.create_task(deciders.decide(long))
    await until(held)
    assert await deciders.decide(lambda _: "soon") == "soon"
    assert await deciders.decide(lambda _: Refused("occupied")) == Refused("occupied")
    go.set()
    assert await running == "long"
    assert limits == [SOON, MOST_DECIDED]
    deciders.close()
