"""A connection whose client reads nothing ends within half a minute. One that reads stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from app.serving.protocols import LOOK_EVERY, SLOW, SlowReader
from app.serving.server import SOCKET_OPTIONS
from app.web.api import stream


class Timer:
    """A scheduled call of the clock."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def cancel(self) -> None:
        """Cancels the call."""
        self.clock.next = None


class Clock:
    """Replaces the event loop's clock; tests advance it."""

    def __init__(self) -> None:
        self.now = 0.0
        self.next: tuple[float, Callable[[], None]] | None = None

    def time(self) -> float:
        """The current time in seconds."""
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        """Schedules a call, like the event loop."""
        self.next = self.now + delay, call
        return Timer(self)

    def tick(self) -> None:
        """Advances to the next call."""
        assert self.next is not None
        self.now, call = self.next
        self.next = None
        call()


class Wire:
    """Replaces the transport."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        """The number of bytes that wait."""
        return self.waiting

    def abort(self) -> None:
        """Ends the connection at once."""
        self.aborted = True


@pytest.fixture
def clock() -> Clock:
    return Clock()


def reader(clock: Clock, wire: Wire) -> SlowReader:
    made = SlowReader(cast(asyncio.AbstractEventLoop, clock), cast(Any, wire))
    made.begin()
    return made


def test_a_client_that_reads_nothing_is_disconnected_within_half_a_minute(clock: Clock) -> None:
    wire = Wire(100_000)
    reader(clock, wire)
    while not wire.aborted:
        clock.tick()
        assert clock.now <= SLOW + LOOK_EVERY
    assert clock.now < 30
    assert clock.next is None


def test_a_client_that_reads_slowly_stays_connected(clock: Clock) -> None:
    wire = Wire(100_000)
    reader(clock, wire)
    while wire.waiting > 1000:
        wire.waiting -= 1
        if clock.now > 10 * SLOW:
            break
        clock.tick()
    assert not wire.aborted
    assert clock.now > SLOW


def test_a_client_that_has_read_everything_is_not_watched(clock: Clock) -> None:
    watched = reader(clock, Wire(100_000))
    watched.begin()
    watched.end()
    watched.end()
    assert clock.next is None


def test_every_limit_for_slow_readers_is_below_half_a_minute() -> None:
    assert SLOW + LOOK_EVERY < 30
    assert stream.STALLED + stream.LOOK_EVERY < 30
    assert all(milliseconds < 30_000 for _, _, milliseconds in SOCKET_OPTIONS)
