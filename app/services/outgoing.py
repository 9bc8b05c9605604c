"""Requests that this server sends to addresses which users chose.

A name is resolved here, every address is checked, and the connection is made to a checked address:
a name that changes its address afterwards changes nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

import h11

#: Returns the addresses of a host. Raises OSError.
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]
#: What became of a request: answered 2xx, answered otherwise, a redirect, no answer in time, no
#: connection, a certificate that proves nothing, or an address of a private network.
Result = Literal[
    "delivered",
    "refused",
    "redirected",
    "too-slow",
    "unreachable",
    "bad-certificate",
    "private",
]

MOST_URL: Final = 500
#: Seconds for a whole request, and to connect to one of several addresses.
PATIENCE, CONNECT = 10.0, 4.0
#: The most addresses of a name that are tried, and bytes of the head of an answer.
MOST_ADDRESSES, MOST_HEAD = 3, 16 * 1024
#: Threads that resolve names: a slow name server must not stop other work.
RESOLVERS: Final = 8
_HOST: Final = re.compile(r"[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?|[0-9a-f:.]{2,45}")
#: Networks whose addresses stand for IPv4 addresses (RFC 6052, RFC 8215), in the last 32 bits.
_TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))


class BadAddress(Exception):
    """An address that no request may be sent to: the code of the refusal, and its params."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True)
class Target:
    """A checked address."""

    secure: bool
    host: str
    port: int
    #: the path with the query
    path: str

    @property
    def authority(self) -> str:
        """The value of the `Host` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a request; `status` is that of the answer, if there was one."""

    result: Result
    status: int | None = None


def read_target(url: str, *, private: bool) -> Target:
    """Reads an address. Only with `private` it may be one without encryption or of a private
    network. Raises BadAddress "bad-webhook-url" with `why` ("scheme", "user", "fragment" or
    "form"), "private-address"."""
    if len(url) > MOST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("bad-webhook-url", why="form")
    try:
        parts = urlsplit(url)
        port, host = parts.port, (parts.hostname or "").lower()
    except ValueError:
        raise BadAddress("bad-webhook-url", why="form") from None
    allowed = ("https", "http") if private else ("https",)
    if parts.scheme not in allowed:
        raise BadAddress("bad-webhook-url", why="scheme")
    if "@" in parts.netloc:
        raise BadAddress("bad-webhook-url", why="user")
    if "#" in url:
        raise BadAddress("bad-webhook-url", why="fragment")
    if "\\" in url or _HOST.fullmatch(host) is None or port == 0:
        raise BadAddress("bad-webhook-url", why="form")
    secure = parts.scheme == "https"
    with suppress(ValueError):
        if not private and not is_public(host):
            raise PrivateAddress
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port or (443 if secure else 80), path)


class PrivateAddress(BadAddress):
    """An address of a private network, where the operator does not allow it."""

    def __init__(self) -> None:
        super().__init__("private-address")


def is_public(address: str) -> bool:
    """Whether an address is one of the public network. Raises ValueError for no address."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = _translated(found)
        if inner is not None:
            found = inner
    return found.is_global and not (
        found.is_multicast
        or found.is_reserved
        or found.is_unspecified
        or found.is_loopback
        or found.is_link_local
        or (isinstance(found, IPv6Address) and found.is_site_local)
    )


def _translated(address: IPv6Address) -> IPv4Address | None:
    """Returns the IPv4 address for which an IPv6 address stands, or None."""
    if address.ipv4_mapped is not None:
        return address.ipv4_mapped
    if address.sixtofour is not None:
        return address.sixtofour
    compatible = int(address) < 2**32
    if compatible or any(address in network for network in _TRANSLATED):
        return IPv4Address(int(address) % 2**32)
    return None


class Outgoing:
    """Sends requests. `resolve` is by default the resolver of the system."""

    def __init__(self, *, private: bool, resolve: Resolve | None = None) -> None:
        self.private = private
        self._resolve = resolve or self._ask_system
        self._resolvers = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="names")

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def close(self) -> None:
        """Stops resolving."""
        self._resolvers.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Outcome:
        """Posts a body, and reads the head of the answer only. Never raises for what the other side
        does."""
        try:
            target = read_target(url, private=self.private)
            async with asyncio.timeout(PATIENCE):
                return await self._post(target, headers, body)
        except BadAddress:
            return Outcome("private")
        except TimeoutError:
            return Outcome("too-slow")
        except ssl.SSLCertVerificationError:
            return Outcome("bad-certificate")
        except (OSError, h11.ProtocolError, ValueError):
            return Outcome("unreachable")

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Outcome:
        reader, writer = await self._connect(target, await self._addresses(target))
        try:
            status = await _exchange(reader, writer, target, headers, body)
        finally:
            # without a farewell that the other side could delay
            writer.transport.abort()
        if 200 <= status < 300:
            return Outcome("delivered", status)
        return Outcome("redirected" if 300 <= status < 400 else "refused", status)

    async def _addresses(self, target: Target) -> list[str]:
        """Returns the addresses of a host. One that is private makes all of them suspect."""
        found = list(dict.fromkeys(await self._resolve(target.host, target.port)))
        if not found:
            raise OSError("the name has no address")
        if not self.private and not all(is_public(each) for each in found):
            raise PrivateAddress
        return found[:MOST_ADDRESSES]

    async def _connect(
        self, target: Target, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        failed: OSError = OSError("no address")
        for address in addresses:
            try:
                async with asyncio.timeout(CONNECT if len(addresses) > 1 else None):
                    return await asyncio.open_connection(
                        address,
                        target.port,
                        ssl=self._tls if target.secure else None,
                        server_hostname=target.host if target.secure else None,
                        limit=MOST_HEAD,
                    )
            except OSError as error:  # a TimeoutError is one
                failed = error
        raise failed

    async def _ask_system(self, host: str, port: int) -> list[str]:
        def ask() -> list[str]:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            return [str(address[0]) for *_, address in found]

        return await asyncio.get_running_loop().run_in_executor(self._resolvers, ask)


async def _exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    target: Target,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    """Sends a request and returns the status of the answer."""
    wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
    head = {
        "Host": target.authority,
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    request = h11.Request(method="POST", target=target.path, headers=[*head.items()])
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(wire.send(event) or b"")
    await writer.drain()
    while True:
        answer = wire.next_event()
        if answer is h11.NEED_DATA:
            wire.receive_data(await reader.read(4096))
        elif isinstance(answer, h11.Response):
            return answer.status_code
        elif not isinstance(answer, h11.InformationalResponse):
            raise ConnectionError("no answer")
