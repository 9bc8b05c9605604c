"""Random delays in server and pages. Code that relies on timing then fails.

HEXFRAME_TEST_LATE=SEED turns them on. The server delays answers of its API and frames of its
sockets by up to 0.2 s, each in order. A page draws up to 0.1 s late. The delays take no processor
time.
"""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

import uvicorn

from app.web.outbox import AT_ONCE

#: the longest delay, in seconds
LATEST = 0.2

SCRIPT = """(() => {
  let state = SEED >>> 0 || 1;
  const chance = () => {
    state ^= state << 13; state ^= state >>> 17; state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  const draw = window.requestAnimationFrame.bind(window);
  const drop = window.cancelAnimationFrame.bind(window);
  const waiting = new Map();
  let next = 1;
  window.requestAnimationFrame = (then) => {
    const id = next++;
    const real = () => { waiting.delete(id); then(performance.now()); };
    const later = chance() < 0.5 ? 0 : chance() * 100;
    const entry = { timer: 0, frame: 0 };
    waiting.set(id, entry);
    if (later === 0) entry.frame = draw(real);
    else entry.timer = setTimeout(() => { entry.frame = draw(real); }, later);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    const entry = waiting.get(id);
    if (!entry) return;
    waiting.delete(id);
    clearTimeout(entry.timer);
    if (entry.frame) drop(entry.frame);
  };
})();"""


def seed() -> int | None:
    """Returns the seed in HEXFRAME_TEST_LATE, or None."""
    said = os.environ.get("HEXFRAME_TEST_LATE")
    return int(said) if said else None


def delay_at_random(number: int) -> None:
    """Delays the answers of every server of this process."""
    chance = random.Random(number)
    begin = uvicorn.Config.__init__

    def wrapped(config: uvicorn.Config, app: Any, *args: Any, **given: Any) -> None:
        async def late(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "http" and scope["path"].startswith("/api"):
                await asyncio.sleep(chance.uniform(0, LATEST))
            if scope["type"] != "websocket":
                await app(scope, receive, send)
                return
            scope["extensions"].pop(AT_ONCE)  # which would go past this function

            async def slowly(message: Any) -> None:
                await asyncio.sleep(chance.uniform(0, LATEST))
                await send(message)

            await app(scope, receive, slowly)

        begin(config, late, *args, **given)

    uvicorn.Config.__init__ = wrapped  # type: ignore[method-assign]
