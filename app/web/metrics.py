"""HTTP requests and gauges for `app.metrics`."""

from __future__ import annotations

import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app import metrics
from app.live.tables import Tables
from app.web.outbox import SocketOutbox

_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


def set_gauges(tables: Tables) -> None:
    """Sets the gauges of this process, which change too often to follow."""
    metrics.TABLES.set(tables.open)
    metrics.TABLE_BYTES.set(tables.weight)
    metrics.UNREADABLE.set(len(tables.unreadable))
    metrics.WAITING.set(tables.waiting)
    waiting = [outbox.waiting for outbox in SocketOutbox.running]
    metrics.OUTBOX_FRAMES.set(sum(frames for frames, _ in waiting))
    metrics.OUTBOX_BYTES.set(sum(size for _, size in waiting))


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
            known = method if method in _METHODS else "other"
            metrics.REQUESTS.labels(known, str(status)).inc()
            metrics.SECONDS.observe(time.perf_counter() - started)
