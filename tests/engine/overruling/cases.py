"""The list of cases, and how a module adds one to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.engine.play import Table

Command = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Case:
    """A refused command, the Handler's way to overrule it, and its result."""

    table: Table
    refused: Command
    way: tuple[Command, ...]
    holds: Callable[[Table], object]
    who: str = "handler"
    #: whether the log shows it as overruling, or as another action of the Handler
    overrules: bool = True


CASES: dict[str, Callable[[], Case]] = {}


def case(*codes: str) -> Callable[[Callable[[], Case]], Callable[[], Case]]:
    def register(make: Callable[[], Case]) -> Callable[[], Case]:
        for code in codes:
            assert code not in CASES, code
            CASES[code] = make
        return make

    return register


def again(command: Command, **more: Any) -> Command:
    """Returns the same command, overruled."""
    return command[0], {**command[1], "overrule": True, "reason": "it is so", **more}


def over(
    table: Table, refused: Command, holds: Callable[[Table], object], who: str = "handler"
) -> Case:
    """The way is the same command, overruled."""
    return Case(table, refused, (again(refused),), holds, who)
