"""Waits with a limit: an expected event, or a failure that names it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

#: Seconds after which a missing event is a failure.
PATIENCE = 60.0


@asynccontextmanager
async def waiting_for(what: Any) -> AsyncIterator[None]:
    """Fails when the block takes too long. `what` is evaluated for the message."""
    try:
        async with asyncio.timeout(PATIENCE) as limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        told = what() if callable(what) else what
        raise AssertionError(f"waited {PATIENCE:.0f} seconds in vain: {told}") from None
