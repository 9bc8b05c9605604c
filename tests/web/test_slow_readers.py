"""A connection whose client takes nothing ends within half a minute; one that reads on stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from app.serving.protocols import LOOK_EVERY, SLOW, SlowReader
from app.serving.server import SOCKET_OPTIONS
from app.web import websocket


class Timer:
    """A call that a clock will make."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def cancel(self) -> None:
        """Do not call."""
        self.clock.next = None


class Clock:
    """Stands where the event loop's clock stands, and goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.next: tuple[float, Callable[[], None]] | None = None

    def time(self) -> float:
        """Seconds."""
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        """As the event loop's."""
        self.next = self.now + delay, call
        return Timer(self)

    def tick(self) -> None:
        """Go on to the next call."""
        assert self.next is not None
        self.now, call = self.next
        self.next = None
        call()


class Wire:
    """Stands where the transport stands."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        """Bytes that wait."""
        return self.waiting

    def abort(self) -> None:
        """End at once."""
        self.aborted = True


@pytest.fixture
def clock() -> Clock:
    return Clock()


def reader(clock: Clock, wire: Wire) -> SlowReader:
    made = SlowReader(cast(asyncio.AbstractEventLoop, clock), cast(Any, wire))
    made.begin()
    return made


def test_who_takes_nothing_is_let_go_within_half_a_minute(clock: Clock) -> None:
    wire = Wire(100_000)
    reader(clock, wire)
    while not wire.aborted:
        clock.tick()
        assert clock.now <= SLOW + LOOK_EVERY
    assert clock.now < 30
    assert clock.next is None


def test_who_takes_a_little_is_not(clock: Clock) -> None:
    wire = Wire(100_000)
    reader(clock, wire)
    while wire.waiting > 1000:
        wire.waiting -= 1
        if clock.now > 10 * SLOW:
            break
        clock.tick()
    assert not wire.aborted
    assert clock.now > SLOW


def test_nobody_is_watched_who_has_taken_all(clock: Clock) -> None:
    watched = reader(clock, Wire(100_000))
    watched.begin()
    watched.end()
    watched.end()
    assert clock.next is None


def test_all_that_ends_slow_readers_does_so_within_half_a_minute() -> None:
    assert SLOW + LOOK_EVERY < 30
    assert websocket.STALLED + websocket.LOOK_EVERY < 30
    assert all(milliseconds < 30_000 for _, _, milliseconds in SOCKET_OPTIONS)
