"""Holds every refusal against the codes that are listed for its command or query."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.engine import Refused
from app.engine.commands.registry import COMMANDS
from app.web.schemas.refusals import Kind, refusals_of, refusals_of_all


def check_refused_command(command: Mapping[str, Any], refused: Refused) -> None:
    """Asserts that a command may be refused with this code."""
    named = {name for name in _names(command) if name in COMMANDS}
    codes = {code for name in named for code in refusals_of("command", name)}
    _check("command", refused.code, codes, sorted(named))


def check_refused_query(name: str, refused: Refused) -> None:
    """Asserts that a query may be refused with this code."""
    _check("query", refused.code, set(refusals_of("query", name)), [name])


def _check(kind: Kind, code: str, codes: set[str], names: list[str]) -> None:
    of_a_system = "." in code
    assert of_a_system or code in codes or code in refusals_of_all(kind), (names, code)


def _names(command: Mapping[str, Any]) -> Iterator[str]:
    """Yields the name of a command, and of those of a batch."""
    yield str(command.get("type"))
    inner = command.get("commands")
    for each in inner if isinstance(inner, list) else ():
        if isinstance(each, dict):
            yield from _names(each)
