"""Tickets: each opens one WebSocket or event stream, once and within seconds, where a page cannot
send a token in a header.

A single process keeps them in memory. Several keep them in Redis, so that any of them can take one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final, Protocol

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from app.errors import RequestRefused
from app.rules.decoding import decode_json
from app.store.secrets import new_token, token_hash

#: Seconds for which a ticket is good.
LIFETIME: Final = 30
#: The most tickets that one process keeps; beyond that the oldest go.
MOST: Final = 100_000
#: Seconds to wait for an answer of Redis.
PATIENCE: Final = 2.0
_PREFIX: Final = "hexframe:ticket:"
_encode = msgspec.json.Encoder().encode


class Ticket(msgspec.Struct, frozen=True):
    """Whom a ticket lets in: a seat at a table, or a token there (the id and hash of it)."""

    table: str
    seat: str
    token: str = ""
    token_hash: str = ""


class TicketStore(Protocol):
    """Keeps tickets by the hash of their secret, for LIFETIME seconds."""

    async def put(self, key: str, body: bytes) -> None:
        """Keeps a ticket."""

    async def take(self, key: str) -> bytes | None:
        """Returns a ticket and marks it as used: empty for a used one, None for an unknown one."""

    async def close(self) -> None:
        """Closes connections."""


class MemoryTickets:
    """The tickets of one process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[float, bytes]] = OrderedDict()

    async def put(self, key: str, body: bytes) -> None:
        """Keeps a ticket."""
        self._forget()
        self._kept[key] = (asyncio.get_running_loop().time() + LIFETIME, body)

    async def take(self, key: str) -> bytes | None:
        """Returns a ticket and marks it as used."""
        found = self._kept.get(key)
        if found is None or found[0] <= asyncio.get_running_loop().time():
            return None
        self._kept[key] = (found[0], b"")
        return found[1]

    def _forget(self) -> None:
        now = asyncio.get_running_loop().time()
        while self._kept:
            ends, _ = next(iter(self._kept.values()))
            if ends > now and len(self._kept) < MOST:
                return
            self._kept.popitem(last=False)

    async def close(self) -> None:
        """Closes nothing."""


class RedisTickets:
    """The tickets of all processes. Raises RequestRefused not-ready while Redis is away."""

    def __init__(self, url: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE
        )

    async def put(self, key: str, body: bytes) -> None:
        """Keeps a ticket."""
        try:
            await self._redis.set(_PREFIX + key, body, ex=LIFETIME)
        except (RedisError, OSError):
            raise RequestRefused("not-ready") from None

    async def take(self, key: str) -> bytes | None:
        """Returns a ticket and marks it as used, in one step."""
        try:
            found = await self._redis.set(_PREFIX + key, b"", xx=True, keepttl=True, get=True)
        except (RedisError, OSError):
            raise RequestRefused("not-ready") from None
        assert found is None or isinstance(found, bytes)
        return found

    async def close(self) -> None:
        """Closes the connections."""
        await self._redis.aclose()


class Tickets:
    """Makes and takes tickets."""

    def __init__(self, redis_url: str) -> None:
        self._store: TicketStore = RedisTickets(redis_url) if redis_url else MemoryTickets()

    async def make(self, ticket: Ticket) -> str:
        """Returns the secret of a new ticket."""
        secret = new_token()
        await self._store.put(token_hash(secret), _encode(ticket))
        return secret

    async def take(self, secret: str) -> Ticket:
        """Uses a ticket up. Raises RequestRefused bad-ticket, ticket-used."""
        found = await self._store.take(token_hash(secret))
        if found is None:
            raise RequestRefused("bad-ticket")
        if not found:
            raise RequestRefused("ticket-used")
        return decode_json(found, Ticket)

    async def close(self) -> None:
        """Closes connections."""
        await self._store.close()
