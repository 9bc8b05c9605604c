"""Refusals of a request, raised as exceptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from app.engine import Refused


class RequestRefused(Exception):
    """A refused request: a stable code, its parameters, and data that explains it."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None, data: Any = None):
        super().__init__(code)
        self.code = code
        self.params = dict(params or {})
        self.data = data


T = TypeVar("T")


def raise_refused(answer: T | Refused) -> T:
    """Returns the answer. Raises `RequestRefused` when it is a refusal."""
    if isinstance(answer, Refused):
        raise RequestRefused(answer.code, answer.params, answer.data)
    return answer
