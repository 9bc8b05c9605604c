"""The exceptions of the client."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from hexframe.client.refusals import Refusals

if TYPE_CHECKING:
    from hexframe.client.types import Refusal


class HexframeError(Exception):
    """Anything that goes wrong between a program and its table."""


class ConnectionLost(HexframeError):
    """The server was not reached, or stopped answering, for as long as the client tried."""


class Closed(HexframeError):
    """The server closed the live view for good: the seat, the token or the table has ended."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"closed with {code}: {reason or 'no reason given'}")
        self.code = code
        self.reason = reason


class Refused(HexframeError, Refusals):
    """The server refused a request; nothing has changed.

    `code` is stable, `text` is the English text of it with its `params`, and `data` says more.
    `of(UnitMove)` and `of("reach")` return these as a refusal of that command or query.
    """

    def __init__(
        self,
        code: str,
        text: str,
        *,
        params: Mapping[str, Any],
        data: Any,
        status: int,
        retry_after: float | None,
    ) -> None:
        super().__init__(f"{code}: {text}" if text else code)
        self.code = code
        self.text = text
        self.params = params
        self.data = data
        self.status = status
        self.retry_after = retry_after

    @property
    def refusal(self) -> Refusal:
        """Code, params and data, as any of all refusals. `of` is faster for a type checker."""
        return cast("Refusal", {"code": self.code, "params": self.params, "data": self.data})


class NotAllowed(Refused):
    """The token is missing, has ended, or may not do this (401, 403)."""


class NotFound(Refused):
    """It does not exist, or the sender may not know of it (404)."""


class TooMuch(Refused):
    """Too many requests (429); `retry_after` has the seconds."""


class ServerFault(Refused):
    """The server cannot answer, or not now (5xx)."""


def refusal(status: int, headers: Mapping[str, str], body: bytes) -> Refused:
    """Returns the exception for an answer that is no success."""
    try:
        problem = json.loads(body)
    except ValueError:
        problem = None
    if not isinstance(problem, dict):
        problem = {}
    kind = {401: NotAllowed, 403: NotAllowed, 404: NotFound, 429: TooMuch}.get(status)
    after = headers.get("retry-after", "")
    return (kind or (ServerFault if status >= 500 else Refused))(
        problem.get("code", f"http-{status}"),
        problem.get("detail", ""),
        params=problem.get("params") or {},
        data=problem.get("data"),
        status=status,
        retry_after=float(after) if after.isdigit() else None,
    )
