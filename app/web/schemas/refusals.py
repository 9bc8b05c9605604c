"""The codes with which each command and query can be refused, and those that the answer of a query
can contain, as `refusals.json` lists them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

Kind = Literal["command", "query"]

FILE: Final = Path(__file__).with_suffix(".json")


@cache
def _listed() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def refusals_of_all(kind: Kind) -> list[str]:
    """Returns the codes that every command, or every query, can be refused with."""
    found: list[str] = _listed()[f"every {kind}"]
    return found


def refusals_of(kind: Kind, name: str) -> list[str]:
    """Returns the further codes of a command or query. Raises KeyError for an unknown one."""
    found: list[str] = _listed()["commands" if kind == "command" else "queries"][name]
    return found


def reasons_of(query: str) -> list[str]:
    """Returns the codes of the reasons in the answer of a query."""
    found: list[str] = _listed()["reasons"].get(query, [])
    return found
