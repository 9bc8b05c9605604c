"""Counters for operators, in the Prometheus text format at /metrics."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.live.tables import Tables

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
registry = CollectorRegistry()
SOCKETS = Gauge("hexframe_sockets", "Open WebSockets", registry=registry)
MESSAGES = Counter("hexframe_messages", "WebSocket messages received", registry=registry)
ERRORS = Counter("hexframe_socket_errors", "WebSocket messages that failed", registry=registry)
REQUESTS = Counter("hexframe_requests", "HTTP requests", ["method", "status"], registry=registry)
TABLES = Gauge("hexframe_tables", "Tables in memory", registry=registry)
TABLE_BYTES = Gauge(
    "hexframe_table_bytes", "Bytes of memory that those tables take, about", registry=registry
)
SECONDS = Histogram(
    "hexframe_request_seconds",
    "Time to answer an HTTP request",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
    registry=registry,
)


def set_table_gauges(tables: Tables) -> None:
    """Sets the gauges of the tables of this process."""
    TABLES.set(tables.open)
    TABLE_BYTES.set(tables.weight)


def render() -> bytes:
    """Returns all counters as text. Each process counts for itself."""
    return generate_latest(registry)


class Measure:
    """ASGI middleware that counts requests by method and status, never by path."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on and counts it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            method = scope["method"]
            known = method if method in ("GET", "HEAD", "POST", "PUT", "DELETE") else "other"
            REQUESTS.labels(known, str(status)).inc()
            SECONDS.observe(time.perf_counter() - started)
