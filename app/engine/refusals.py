"""`Refused`: why a command or a query is refused, and `Refusal`, the exception that carries it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refused:
    """A stable code (see `codes`), the params of its text, and data for the page to show it with.

    `data` may hold "cell" (the blocking cell), "unit" (whose turn it is) and "segment".
    """

    code: str
    params: dict[str, Any] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)


class Refusal(Exception):
    """Raised inside a decision or a query to refuse it. It never leaves the engine."""

    def __init__(self, code: str, data: dict[str, Any] | None = None, **params: Any) -> None:
        super().__init__(code)
        self.refused = Refused(code, params, data or {})
