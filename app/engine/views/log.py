"""The log entries of a group: the lines of a journal row that it may read, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired

from typing_extensions import TypedDict

from app.engine.events.evolve import Row
from app.engine.visibility.groups import HANDLER, Group
from app.engine.visibility.log_lines import LineKind
from app.rules.json_types import Doc, SchemaName


class Entry(TypedDict):
    """One line of the log: a code of the message catalogue and its parameters."""

    n: Annotated[int, Doc("the number of the line in your log")]
    version: Annotated[int, Doc("your `seq` after the line")]
    at: Annotated[str, Doc("when it was written, ISO 8601")]
    seat: Annotated[str | None, Doc("id of the seat that acted; null: the table itself")]
    by: Annotated[str, Doc("the name of the seat at that time; empty: the table itself")]
    kind: Annotated[LineKind, Doc("what the line is about")]
    code: Annotated[str, SchemaName("LogCode")]
    params: dict[str, Any]
    data: Annotated[Any, Doc("values behind the text: paths, dice, results")]
    only: Annotated[bool, Doc("nobody but the Handler reads it")]
    fuller: Annotated[bool, Doc("others read it too, with less in it")]
    text: NotRequired[Annotated[str, Doc("the line in English, where it is asked for")]]


def _handler_only(line: Mapping[str, Any]) -> bool:
    """Returns whether only the Handler reads this wording of a line."""
    return list(line["n"]) == [HANDLER]


def _has_other_wording(event: Mapping[str, Any], place: int) -> bool:
    """Returns whether other groups read something in place of a line of the Handler's.

    The Handler reads everything, so a line that the Handler does not read is another wording of the
    line before it.
    """
    after = event["log"][place + 1 : place + 2]
    return any(HANDLER not in line["n"] for line in after)


def log_entries(row: Row, group: str, seq: int) -> list[Entry]:
    """Returns the lines of a row that a group may read. `seq`: the group's seq after the row."""
    group = Group.read(group).key_at(row.version)
    return [
        {
            "n": line["n"][group],
            "version": seq,
            "at": row.at,
            "seat": row.seat_id if line["by"] else None,
            "by": line["by"],
            "kind": line["kind"],
            "code": line["code"],
            "params": line["params"],
            "data": line["data"],
            "only": _handler_only(line) and not _has_other_wording(event, place),
            # Each group has its own line of an undo, and nothing is hidden in it.
            "fuller": _handler_only(line)
            and line["kind"] != "undo"
            and _has_other_wording(event, place),
        }
        for event in row.events
        for place, line in enumerate(event.get("log", ()))
        if group in line["n"]
    ]
