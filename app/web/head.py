"""HEAD: the head of what GET answers, for every resource."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

#: In the state of a request: its answer needs no body.
ONLY_HEAD: Final = "only_head"
#: Files answer HEAD by themselves.
_FILES: Final = "/static/"


class HeadOfGet:
    """ASGI middleware: answers HEAD as GET, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes the request on as GET, and only the head of its answer back."""
        head = scope["type"] == "http" and scope["method"] == "HEAD"
        if not head or scope["path"].startswith(_FILES):
            await self.app(scope, receive, send)
            return
        scope.setdefault("state", {})[ONLY_HEAD] = True

        async def bare(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
            elif not message.get("more_body", False):
                await send({"type": "http.response.body", "body": b""})

        await self.app({**scope, "method": "GET"}, receive, bare)
