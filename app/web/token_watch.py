"""Keeps an open WebSocket or event stream to what its integration token may do now."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from app.errors import RequestRefused
from app.live.audience import Subscription
from app.live.outbox import CloseCode, Outbox
from app.services.tokens import Tokens, allows_origin, scopes_of, seconds_left
from app.store import StoreUnavailable
from app.store.tokens import Token
from app.web.scopes import SOCKET
from app.web.sockets import Listener

#: Seconds between two looks at the token of an open socket. A change or the end of a token is heard
#: of at once; this is for the process that did not hear of it.
RECHECK = 30.0


async def follow_token(
    tokens: Tokens, listener: Listener, subscription: Subscription, outbox: Outbox
) -> None:
    """Takes over each change of the token of a socket, and closes the socket when the token ends,
    or may no longer be used there. Runs until it is cancelled, if there is a token."""
    while (token := listener.viewer.token) is not None and (changed := listener.changed):
        changed.clear()
        try:
            now = await tokens.recheck(token)
        except RequestRefused as ended:
            outbox.close(CloseCode.NOT_SIGNED_IN, ended.code)
            return
        except StoreUnavailable:
            now = token  # it is asked again
        reason = _barred(now, listener.origin)
        if reason:
            outbox.close(CloseCode.NOT_ALLOWED, reason)
            return
        _take_over(listener, subscription, now)
        tokens.note_use(now)
        left = seconds_left(now)
        try:
            async with asyncio.timeout(RECHECK if left is None else max(0.0, min(RECHECK, left))):
                await changed.wait()
        except TimeoutError:
            pass


def _barred(token: Token, origin: str | None) -> str:
    """Returns why a token opens no socket for a page of another origin, or ""."""
    if SOCKET not in scopes_of(token):
        return "scope-missing"
    return "" if origin is None or allows_origin(token, origin) else "origin-not-allowed"


def _take_over(listener: Listener, subscription: Subscription, token: Token) -> None:
    saw = listener.viewer.sees_invites
    listener.viewer = replace(listener.viewer, token=token)
    sees = listener.viewer.sees_invites
    if subscription.link is not None and subscription.link.seated and sees != saw:
        subscription.link = replace(subscription.link, invites=sees)
        listener.table.greet_again(subscription)
