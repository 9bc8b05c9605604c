"""`Refused`: why a command or a query is refused, and `Refusal`, the exception that carries it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from typing_extensions import TypedDict

from app.rules.json_types import Doc, SchemaName


@dataclass(frozen=True, slots=True)
class Refused:
    """A stable code, the params of its text, and data for the page to show it with.

    `data` may hold "cell" (the blocking cell), "unit" (whose turn it is) and "segment".
    """

    code: str
    params: dict[str, Any] = field(default_factory=dict)
    data: dict[str, Any] = field(default_factory=dict)


class Refusal(Exception):
    """Raised inside a decision or a query to refuse it. It never leaves the engine."""

    def __init__(self, code: str, data: dict[str, Any] | None = None, **params: Any) -> None:
        super().__init__(code)
        self.refused = Refused(code, msgspec.to_builtins(params), data or {})


class BarView(TypedDict):
    """Why something cannot be done now: a code of the refusals, and its params."""

    code: Annotated[str, SchemaName("RefusalCode")]
    params: Annotated[dict[str, Any], Doc("the params of a `Refusal` with this code")]


def bar_view(refusal: Refusal | None) -> BarView | None:
    """Returns a refusal as data; None without one."""
    if refusal is None:
        return None
    return {"code": refusal.refused.code, "params": dict(refusal.refused.params)}
