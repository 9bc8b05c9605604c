"""No, said before a request reaches a table, or in its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from app.engine import Refused


class RequestRefused(Exception):
    """The request is refused before it reaches a table: a stable code and its parameters."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None, data: Any = None):
        super().__init__(code)
        self.code = code
        self.params = dict(params or {})
        self.data = data


T = TypeVar("T")


def raise_refused(answer: T | Refused) -> T:
    """The answer, or the refusal raised as Denied."""
    if isinstance(answer, Refused):
        raise RequestRefused(answer.code, answer.params, answer.data)
    return answer
