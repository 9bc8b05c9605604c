"""Branching: a table that continues the history of another one.

This is the first command after the rows taken over. The seats of the other table end here, and so
does its open chapter of dice, whose seed stays with it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id, Name
from app.engine.state.record import Seat
from app.engine.visibility.log_lines import PendingLine

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class BranchTable(Command, frozen=True, kw_only=True):
    """Empties all seats, removes the timer, opens a new chapter of dice, and logs where the table
    comes from.

    `source`: the table whose dice the chapters so far were. `seat`: the seat of the new Handler.
    The line's data is `{"table", "chapters"}`: whose dice the chapters up to here were.
    """

    name: Name
    how: Literal["branched", "imported"]
    source: Id
    commitment: Hex64
    seat: Id
    handler: Name


@command(
    "table.branch",
    Permission.SYSTEM,
    note="sent when a table goes on from another one's history",
)
def branch_table(draft: Draft, c: BranchTable) -> None:
    state = draft.state
    table, chapter = state.table, state.record.dice.chapter
    data = {"table": c.source, "chapters": chapter}
    params = {"source": table.name, "name": c.name}
    draft.emit("said", PendingLine(f"table.{c.how}", params, "system", "all", data))
    if state.record.timer is not None:
        draft.emit("timer.set", timer=None)
    for seat in state.record.seats:
        draft.emit("seat.left", seat=seat)
    opened = PendingLine(
        "chapter.opened", {"chapter": chapter + 1, "commitment": c.commitment}, "system"
    )
    draft.emit("dice.chapter", opened, chapter=chapter + 1, commitment=c.commitment, closed=None)
    if c.name != table.name:
        draft.emit("table.set", name=c.name, options=table.options)
    line = PendingLine("seat.joined", {"name": c.handler, "role": "handler"}, "system")
    draft.emit("seat.joined", line, seat=Seat(c.seat, c.handler, "handler"))
