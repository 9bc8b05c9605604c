"""Rate limits: messages and bytes per seat and address, and wrong guesses of secrets.

Each limit is a rate with a burst (GCRA), kept in this process's memory for the addresses and seats
seen last. With Redis, wrong guesses are also counted over all processes. A client over a limit is
answered 429 with the seconds to wait, or its socket is closed. A client that sends too many bytes
is read more slowly.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import lru_cache
from typing import Literal

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from throttled import (
    BaseRateLimiter,
    MemoryStore,
    Quota,
    RateLimiterRegistry,
    RateLimiterType,
    RateLimitState,
    per_duration,
)

from app.errors import RequestRefused
from app.services.tokens import LIMIT_SECONDS
from app.settings import Settings
from app.web.errors import Problem, error_response, problem_response
from app.web.shared_limits import Guess, SharedGuesses

#: Most seats or addresses in memory; beyond that the one idle for longest is dropped.
REMEMBERED = 100_000
#: Rates are counted over this many seconds, which allows rates below one per second.
PERIOD = 1000
#: Bytes that a seat may send in a second and at once, besides what its messages count, and how many
#: seats' worth of them one address may: a painted map of 250,000 hexes takes about ten seconds.
RATE_BYTES, BURST_BYTES, ADDRESS_BYTES = 512 * 1024, 128 * 1024, 4
#: Wrong operator's keys from one address at once, and one more in so many seconds: unlike the
#: other secrets this one was thought up by a person.
OPERATOR_GUESSES = 10
OPERATOR_SECONDS = 60
#: Seats of one table that an address may take at once, as a part of all and at least; and one more
#: in so many seconds. One person with an invite cannot take the last seat from the others.
SEATS_PART, SEATS_LEAST, SEAT_SECONDS = 2, 8, 600
#: Codes that mean a wrong secret.
WRONG = frozenset({"bad-invite", "bad-screen", "bad-share", "stale-token", "operator-only"})
#: Most bytes that are counted of one body, and those of a body without a declared length.
CHUNKED = 64 * 1024
#: Cheap, and asked by machines: many at once by each page, or again and again by a watcher.
FREE = ("/static/", "/health", "/ready")
#: Answers here say what is left of the limits.
API = "/api/"


RateName = Literal["address", "seat", "token"]


@dataclass(frozen=True, slots=True)
class Rate:
    """A limit that a request counted against, and what is left of it."""

    quota: Quota
    state: RateLimitState

    def policy(self) -> str:
        """Returns the limit as an item of the header RateLimit-Policy: requests that may come at
        once, and the seconds in which as many are given back."""
        seconds = self.quota.burst / self.quota.get_limit() * PERIOD
        return f"q={self.quota.burst};w={max(1, math.ceil(seconds))}"

    def left(self) -> str:
        """Returns what is left as an item of the header RateLimit, and the seconds until it is
        whole again."""
        return f"r={self.state.remaining};t={math.ceil(self.state.reset_after)}"


#: What a request counted against.
Rates = dict[RateName, Rate]


def rates_of(scope: Scope) -> Rates:
    """Returns the limits that a request has counted against so far."""
    rates: Rates = scope.setdefault("state", {}).setdefault("rates", {})
    return rates


def rate_headers(rates: Rates) -> dict[str, str]:
    """Returns the headers of an answer (draft-ietf-httpapi-ratelimit-headers-10)."""
    policies = [f'"{name}";{rate.policy()}' for name, rate in rates.items()]
    left = [f'"{name}";{rate.left()}' for name, rate in rates.items()]
    return {"RateLimit-Policy": ", ".join(policies), "RateLimit": ", ".join(left)}


def _quota(rate: float, burst: int) -> Quota:
    return per_duration(timedelta(seconds=PERIOD), max(1, round(rate * PERIOD)), burst)


def _limiter(quota: Quota) -> BaseRateLimiter:
    store = MemoryStore(options={"MAX_SIZE": REMEMBERED})
    kind = RateLimiterRegistry.get(RateLimiterType.GCRA.value)
    made = kind(quota, store)
    assert isinstance(made, BaseRateLimiter)
    return made


class Limits:
    """The limits of one process, and its part in the shared ones."""

    def __init__(self, settings: Settings) -> None:
        rate, burst, many = settings.rate_messages, settings.rate_burst, settings.rate_address
        self._rate, self._burst = rate, burst
        self._seats = _limiter(_quota(rate, burst))
        #: of tokens with a limit of their own, by that
        self._slower: dict[int, BaseRateLimiter] = {}
        self._addresses = _limiter(_quota(rate * many, burst * many))
        self._seat_bytes = _limiter(_quota(RATE_BYTES, BURST_BYTES))
        self._address_bytes = _limiter(
            _quota(RATE_BYTES * ADDRESS_BYTES, BURST_BYTES * ADDRESS_BYTES)
        )
        most = max(SEATS_LEAST, settings.max_seats // SEATS_PART)
        self._joins = _limiter(_quota(1 / SEAT_SECONDS, most))
        quotas: dict[Guess, Quota] = {
            "link": _quota(settings.rate_guesses / 60, settings.rate_guesses),
            "operator": _quota(1 / OPERATOR_SECONDS, OPERATOR_GUESSES),
        }
        self._guesses = {what: _limiter(quota) for what, quota in quotas.items()}
        url = settings.redis_url
        self._shared = SharedGuesses(url, quotas) if url else None

    def from_address(self, address: str, rates: Rates | None = None) -> None:
        """Counts a request or message of this address, and notes in `rates` what is left. Raises
        Problem too-many-requests."""
        _count(self._addresses, address, "too-many-requests", rates, "address")

    def from_seat(
        self,
        seat_id: str,
        rates: Rates | None = None,
        name: RateName = "seat",
        most: int | None = None,
    ) -> None:
        """Counts a request or message of this seat or token, and notes in `rates` what is left.
        `most`: how many it may send within LIMIT_SECONDS, where that is less than a seat may.
        Raises Problem too-many-requests."""
        _count(self._limiter_of(most), seat_id, "too-many-requests", rates, name)

    def _limiter_of(self, most: int | None) -> BaseRateLimiter:
        """Returns the limiter of tokens with this limit; None: that of seats."""
        if most is None or most / LIMIT_SECONDS >= self._rate:
            return self._seats
        if most not in self._slower:
            self._slower[most] = _limiter(_quota(most / LIMIT_SECONDS, min(most, self._burst)))
        return self._slower[most]

    async def read_slowly(self, size: int, address: str, seat_id: str | None = None) -> None:
        """Counts bytes; waits while the address or the seat is over its limit."""
        await _wait(self._address_bytes, address, min(size, BURST_BYTES * ADDRESS_BYTES))
        if seat_id is not None:
            await _wait(self._seat_bytes, seat_id, min(size, BURST_BYTES))

    def count_join(self, connection: HTTPConnection, table_id: str) -> None:
        """Counts a seat that an address takes at a table. Raises Problem too-many-requests."""
        _count(self._joins, f"{table_id} {address_of(connection)}", "too-many-requests")

    async def check_guesses(self, address: str, what: Guess) -> None:
        """Raises Problem too-many-guesses for an address with too many wrong guesses."""
        wait = None if self._shared is None else await self._shared.wait(address, what)
        # Last, so that nothing comes between it and the guess: all simultaneous guesses count.
        state = self._guesses[what].peek(address)
        if state.remaining < 1:
            wait = max(state.retry_after, wait or 0)
        if wait is not None:
            raise _too_many("too-many-guesses", wait)

    async def count_wrong_guess(self, address: str, what: Guess) -> None:
        """Counts a wrong secret."""
        self._guesses[what].limit(address)
        if self._shared is not None:
            await self._shared.count(address, what)

    @asynccontextmanager
    async def guessing(
        self, connection: HTTPConnection, what: Guess = "link"
    ) -> AsyncIterator[None]:
        """Context of checking a secret; refuses without a check after too many wrong guesses."""
        address = address_of(connection)
        await self.check_guesses(address, what)
        try:
            yield
        except RequestRefused as refused:
            if refused.code in WRONG:
                await self.count_wrong_guess(address, what)
            raise

    async def close(self) -> None:
        """Closes the connection to Redis."""
        if self._shared is not None:
            await self._shared.close()


def _count(
    limiter: BaseRateLimiter,
    key: str,
    code: str,
    rates: Rates | None = None,
    name: RateName = "seat",
) -> None:
    result = limiter.limit(key)
    if rates is not None:
        rates[name] = Rate(limiter.quota, result.state)
    if result.limited:
        raise _too_many(code, result.state.retry_after)


async def _wait(limiter: BaseRateLimiter, key: str, size: int) -> None:
    while (result := limiter.limit(key, size)).limited:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(result.state.retry_after)


def _too_many(code: str, wait: float) -> Problem:
    seconds = max(1, math.ceil(wait))
    return Problem(code, {"seconds": seconds}, headers={"Retry-After": str(seconds)})


def count_seat(
    connection: HTTPConnection, seat_id: str, name: RateName = "seat", most: int | None = None
) -> None:
    """Counts a request of this seat or token. `most`: see `Limits.from_seat`. Raises Problem
    too-many-requests."""
    limits_of(connection).from_seat(seat_id, rates_of(connection.scope), name, most)


def limits_of(connection: HTTPConnection) -> Limits:
    """Returns the limits of the app."""
    limits: Limits = connection.app.state.limits
    return limits


def address_of(connection: HTTPConnection) -> str:
    """Returns the address of the client.

    uvicorn has replaced it by `X-Forwarded-For` if the request came from a trusted proxy.
    """
    client = connection.client
    return "" if client is None else address_key(client.host)


@lru_cache(4096)
def address_key(host: str) -> str:
    """Returns the key for counting an address: for IPv6 its network, which has one owner."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)


def _size(scope: Scope) -> int:
    """Returns the bytes of a request body to count: at most CHUNKED, also for unknown length."""
    headers = Headers(scope=scope)
    if "transfer-encoding" in headers:
        return CHUNKED
    declared = headers.get("content-length", "")
    return min(int(declared), CHUNKED) if declared.isdigit() and len(declared) < 16 else 0


def _with_rates(send: Send, rates: Rates) -> Send:
    """Returns a `send` that says in the head of an answer what is left of the limits."""

    async def told(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in rate_headers(rates).items():
                headers[name] = value
        await send(message)

    return told


class AddressLimit:
    """ASGI middleware: refuses requests and handshakes of an address over its limit."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, or answers 429."""
        if scope["type"] in ("http", "websocket") and not scope["path"].startswith(FREE):
            rates = rates_of(scope)
            send = _with_rates(send, rates) if scope["path"].startswith(API) else send
            try:
                self.limits.from_address(address_of(HTTPConnection(scope)), rates)
            except Problem as problem:
                await self._refuse(problem, scope, receive, send)
                return
            await self.limits.read_slowly(_size(scope), address_of(HTTPConnection(scope)))
        await self.app(scope, receive, send)

    async def _refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(problem_response(problem))
            return
        if Headers(scope=scope).get("content-length", "0") != "0":
            problem.headers["Connection"] = "close"  # the body stays unread
        await error_response(Request(scope), problem)(scope, receive, send)
