"""The metrics of a process, which `/metrics` shows in the Prometheus text format.

Each process counts for itself. No label names a table, a seat or a person.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final, Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from app import tracing

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
registry: Final = CollectorRegistry()
ProcessCollector(registry=registry)

Phase = Literal["wait", "decide", "commit", "fold", "send", "all"]
Cache = Literal["views", "moments", "map_files"]

#: Seconds: from a tenth of a millisecond, in which a command may be done, to where people notice.
_QUICK: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)

COMMANDS: Final = Counter(
    "hexframe_commands",
    "Commands by type and outcome: done, refused, or failed",
    ["command", "outcome"],
    registry=registry,
)
REFUSALS: Final = Counter(
    "hexframe_refusals", "Refused commands by the code of the refusal", ["code"], registry=registry
)
_COMMAND_SECONDS: Final = Histogram(
    "hexframe_command_seconds",
    "Time of a command: wait in the table's queue, decide, commit to the store, fold into state "
    "and views, send to the sockets' queues, and all of it",
    ["phase"],
    buckets=_QUICK,
    registry=registry,
)
WAITING: Final = Gauge("hexframe_waiting_commands", "Commands that wait", registry=registry)
_LOOKUPS: Final = Counter(
    "hexframe_cache_lookups",
    "Lookups in a cache: encoded views, past moments, map files",
    ["cache", "result"],
    registry=registry,
)
SOCKETS: Final = Gauge("hexframe_sockets", "Open WebSockets", registry=registry)
OUTBOX_FRAMES: Final = Gauge(
    "hexframe_outbox_frames", "Frames that wait for slow sockets", registry=registry
)
OUTBOX_BYTES: Final = Gauge(
    "hexframe_outbox_bytes", "Bytes of frames that wait for slow sockets", registry=registry
)
RESYNCS: Final = Counter(
    "hexframe_resyncs", "Sockets closed because they were too slow", registry=registry
)
DELIVERIES: Final = Counter(
    "hexframe_webhook_deliveries",
    "Attempts to deliver to a webhook by result",
    ["result"],
    registry=registry,
)
MESSAGES: Final = Counter("hexframe_messages", "WebSocket messages received", registry=registry)
ERRORS: Final = Counter(
    "hexframe_socket_errors", "WebSocket messages that failed", registry=registry
)
REQUESTS: Final = Counter(
    "hexframe_requests", "HTTP requests", ["method", "status"], registry=registry
)
SECONDS: Final = Histogram(
    "hexframe_request_seconds",
    "Time to answer an HTTP request",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
    registry=registry,
)
TABLES: Final = Gauge("hexframe_tables", "Tables in memory", registry=registry)
TABLE_BYTES: Final = Gauge(
    "hexframe_table_bytes", "Bytes of memory that those tables take, about", registry=registry
)
UNREADABLE: Final = Gauge(
    "hexframe_unreadable_tables", "Tables that this version cannot read", registry=registry
)

_OBSERVE: Final = {
    phase: _COMMAND_SECONDS.labels(phase).observe
    for phase in ("wait", "decide", "commit", "fold", "send", "all")
}


@contextmanager
def phase(name: Phase) -> Iterator[None]:
    """Measures and traces the block as one phase of a command, also when it raises."""
    started = perf_counter()
    try:
        with tracing.span(name):
            yield
    finally:
        _OBSERVE[name](perf_counter() - started)


def observe(name: Phase, seconds: float) -> None:
    """Counts one phase of a command."""
    _OBSERVE[name](seconds)


def count_lookup(cache: Cache, *, hit: bool) -> None:
    """Counts a lookup in a cache."""
    _LOOKUPS.labels(cache, "hit" if hit else "miss").inc()


def render() -> bytes:
    """Returns all metrics as text."""
    return generate_latest(registry)
