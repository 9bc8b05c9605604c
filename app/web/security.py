"""What every answer carries and every request must keep to: headers, origin, body size."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.settings import Settings
from app.web.errors import Problem, answer, problem_response

#: How much of a body that is too large is read (and thrown away) before the answer: a client
#: that is cut off while it still sends may never see the answer.
DRAIN_BYTES = 128 * 1024 * 1024
DRAIN_SECONDS = 10.0
#: A body that goes on more slowly than this, in bytes a second, is given up.
BODY_PACE = 1024
#: Methods that change nothing.
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def content_security_policy(import_map_hash: str, *, framed: bool = False) -> str:
    """Nothing but this server's own files; the one inline script is the import map, by hash.

    No page may be framed but one that is made for that (`framed`), and that by our own pages alone.
    """
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' '{import_map_hash}'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-src 'self'",
            "frame-ancestors 'self'" if framed else "frame-ancestors 'none'",
        ]
    )


class SecurityHeaders:
    """ASGI middleware: the security headers, and `no-store` where nothing else was said.

    The referrer policy is `same-origin`: with `no-referrer` a browser sends `Origin: null`
    with a form, and the origin check would refuse it.
    """

    def __init__(self, app: ASGIApp, policy: str) -> None:
        self.app = app
        self.headers = {
            "Content-Security-Policy": policy,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "same-origin",
            "X-Frame-Options": "DENY",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and dress the response."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, dressed if scope["type"] == "http" else send)


class BodyLimit:
    """ASGI middleware: no request body longer than `limit(method, path)` bytes is taken in, and
    none that takes longer than `seconds` and one more for each BODY_PACE bytes of it.

    A declared length is refused at once, an undeclared one as soon as it has grown too long.
    """

    def __init__(self, app: ASGIApp, limit: Callable[[str, str], int], seconds: float) -> None:
        self.app = app
        self.limit = limit
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on with a counted body, or answer 413."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.limit(scope["method"], scope["path"])
        declared = Headers(scope=scope).get("content-length", "")
        if declared.isdigit() and int(declared) > limit:
            await drain(receive, int(declared))
            problem = Problem("too-large", {"limit": limit}, headers={"Connection": "close"})
            await problem_response(problem)(scope, receive, send)
            return
        taken = 0
        whole = False
        begun = asyncio.get_running_loop().time()

        async def counted() -> Message:
            nonlocal taken, whole
            if whole:
                return await receive()
            try:
                async with asyncio.timeout_at(begun + self.seconds + taken / BODY_PACE):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, headers={"Connection": "close"}) from None
            whole = not message.get("more_body", False)
            if message["type"] == "http.request":
                taken += len(message.get("body", b""))
                if taken > limit:
                    # FastAPI lets only this kind of exception out of its body parsing.
                    raise HTTPException(413, headers={"Connection": "close"})
            return message

        await self.app(scope, counted, send)


class SameOrigin:
    """ASGI middleware: nothing that changes anything is done for another site's page.

    Programs send no Origin, and one with a token of its own is nobody's page: a page cannot send
    that header to another site unasked. Whether a cookie needs an Origin is asked where it is read.
    """

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self.app = app
        self.public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or answer 403."""
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        foreign = "origin" in headers and not same_origin(headers, scope["scheme"], self.public_url)
        if foreign and "authorization" not in headers:
            refusal = Problem("wrong-origin", headers={"Connection": "close"})
            await answer(Request(scope), refusal)(scope, receive, send)
            return
        await self.app(scope, receive, send)


async def drain(receive: Receive, length: int) -> None:
    """Read and forget up to DRAIN_BYTES of a body of `length` bytes."""
    if length > DRAIN_BYTES:
        return
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            while True:
                message = await receive()
                if message["type"] != "http.request" or not message.get("more_body", False):
                    return
    except TimeoutError:
        return


def body_limit(settings: Settings) -> Callable[[str, str], int]:
    """The limit for a method and path: uploads may be larger than other bodies."""

    def limit(method: str, path: str) -> int:
        tail = path.rstrip("/").rsplit("/", 1)[-1]
        if method in ("POST", "PUT") and tail in ("tables", "map", "commands", "import"):
            return settings.max_upload
        return settings.max_body

    return limit


def _origin(url: str) -> tuple[str, int | None] | None:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in _DEFAULT_PORTS or not host:
        return None
    return host, port if port is not None else _DEFAULT_PORTS[parts.scheme]


def same_origin(headers: Headers, scheme: str, public_url: str) -> bool:
    """Whether the request's Origin is this server, by its Host or by PUBLIC_URL.

    No Origin at all is not the same origin: browsers send it with every request that matters.
    """
    sent = headers.get("origin", "")
    origin = _origin(sent)
    if origin is None:
        return False
    if public_url and sent.rstrip("/").lower() == public_url.lower():
        return True
    # The scheme may have been changed by a proxy: a Host without a port means either default.
    host = headers.get("host", "")
    sent_scheme = sent.split(":", 1)[0].lower()
    return origin in (_origin(f"{sent_scheme}://{host}"), _origin(f"{scheme}://{host}"))
