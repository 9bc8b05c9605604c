"""The host names of this server; requests under any other name are refused.

With DNS rebinding another site can point its own name at this server, and the browser then takes
both for one site. IP addresses cannot be rebound, so all of them are served.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from app.settings import Settings
from app.web.errors import Problem, error_response, problem_response

#: Paths for monitoring, served under any host name; they reveal and change nothing.
_ANY = ("/health", "/ready")


def served_names(settings: Settings) -> frozenset[str]:
    """Returns the served names in lower case; "*" means all."""
    here = socket.gethostname()
    # `.local` names are used inside home networks.
    own = {"localhost", here, f"{here.partition('.')[0]}.local", settings.host}
    names = {*own, *settings.served_names.split(",")}
    public = urlsplit(settings.public_url).hostname
    return frozenset(name.strip().lower().rstrip(".") for name in (*names, public or "")) - {""}


def is_served(host: str, names: frozenset[str]) -> bool:
    """Whether a `Host` header names this server; a missing header does, since browsers send one."""
    if not host or "*" in names:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in names or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class ServedNames:
    """ASGI middleware: refuses requests for a host name that is not served."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on, or answers 421."""
        if scope["type"] not in ("http", "websocket") or scope["path"] in _ANY:
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if is_served(host, self.names):
            await self.app(scope, receive, send)
            return
        problem = Problem("wrong-host", {"host": host[:100]})
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(problem_response(problem))
        else:
            await error_response(Request(scope), problem)(scope, receive, send)
