"""Waiting that ends: with what was waited for, or with a failure that names it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

#: Seconds after which something that must happen has failed.
PATIENCE = 60.0


@asynccontextmanager
async def waiting_for(what: Any) -> AsyncIterator[None]:
    """Fail when what is awaited inside does not come in time; `what` is read when it fails."""
    try:
        async with asyncio.timeout(PATIENCE) as limit:
            yield
    except TimeoutError:
        if not limit.expired():
            raise
        told = what() if callable(what) else what
        raise AssertionError(f"waited {PATIENCE:.0f} seconds in vain: {told}") from None
