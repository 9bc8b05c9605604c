"""Security headers of every response, and the origin check of every request."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.web.errors import Problem, error_response

#: Methods that change nothing.
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def content_security_policy(*, framed: bool = False) -> str:
    """Nothing but this server's own files, and no script inside a page.

    No page may be framed but one that is made for that (`framed`), and that by our own pages alone.
    """
    return "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
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
    """ASGI middleware: adds the security headers, and `no-store` unless the answer says otherwise.

    The referrer policy is `same-origin`: with `no-referrer` a browser sends `Origin: null` with a
    form, and the origin check would refuse it.
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


class SameOrigin:
    """ASGI middleware: refuses changes requested by another site's page.

    Programs send no Origin. A request with a token is not from a page, because a page cannot send
    that header to another site unasked. Whether a cookie needs an Origin is checked where it is
    read.
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
            await error_response(Request(scope), refusal)(scope, receive, send)
            return
        await self.app(scope, receive, send)


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
