"""A table that goes on from another one's history: the first command after the rows it took over.

Rows are taken over as they are; what belonged to the other table ends here: its seats, and the
chapter of dice that was open, whose seed stays with it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Id, Name
from app.engine.state.record import Seat

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class BranchTable(Command, frozen=True, kw_only=True):
    """`source`: the id of the table whose dice the chapters so far were; `seat`: the Handler's."""

    name: Name
    how: Literal["branched", "imported"]
    source: Id
    commitment: Hex64
    seat: Id
    handler: Name


@command("table.branch", Permission.SYSTEM)
def branch_table(draft: Draft, c: BranchTable) -> None:
    """All seats are empty, a new chapter begins, and the log says where the table comes from.

    The line's data says whose dice the chapters up to here were: `{"table", "chapters"}`.
    """
    state = draft.state
    table, chapter = state.table, state.record.dice.chapter
    data = {"table": c.source, "chapters": chapter}
    params = {"source": table.name, "name": c.name}
    draft.emit("said", PendingLine(f"table.{c.how}", params, "system", "all", data))
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
