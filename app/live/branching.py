"""New tables that continue an existing history: a branch of a table, or an imported history.

One transaction copies the rows and adds the row `table.branch` (see
`app.engine.commands.table.branching`), so a table is created completely or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from app.engine import DecisionContext, Refused, Row, SentCommand, State, decide
from app.live.chance import new_chapter
from app.live.clock import now
from app.live.table import LiveTable
from app.live.tables import CreatedTable
from app.store import Store
from app.store.chapters import Chapter, add_chapter
from app.store.copies import add_rows, copy_rows, pack_rows
from app.store.pictures import Picture, add_pictures, copy_pictures
from app.store.seats import SeatRow, add_seat
from app.store.secrets import new_id, new_token, token_hash
from app.store.tables import TableRow, add_table

#: The most rows that are copied: as many as a very long campaign has.
MOST_ROWS = 100_000

HANDLER = "Handler"


async def branch(store: Store, live: LiveTable, state: State, name: str) -> CreatedTable | Refused:
    """Creates a table that continues from an earlier state of this one."""
    opened = state.record.dice.chapter
    chapters = [
        # The seed of the open chapter stays at the table where its dice are rolled.
        each if each.chapter < opened else replace(each, seed=b"", closed_at=None)
        for each in await store.chapters.of_table(live.id)
        if each.chapter <= opened
    ]

    def take_over(connection: Connection, table_id: str) -> None:
        copy_rows(connection, live.id, table_id, state.version)
        copy_pictures(connection, live.id, table_id)

    return await _create_table(store, state, name, "branched", live.id, chapters, take_over)


class ImportedRows:
    """The rows of an imported history. Each row is packed as soon as it is read."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []
        self._chapters: dict[int, Chapter] = {}

    def add(self, row: Row) -> None:
        """Adds the next row."""
        self.rows += pack_rows("", [row])
        for event in row.events:
            if event["type"] == "table.created":
                self._chapters[1] = Chapter("", 1, b"", event["commitment"])
            elif event["type"] == "dice.chapter":
                number, shown = event["chapter"], event.get("closed")
                before = self._chapters.get(number - 1)
                if shown and before is not None:
                    self._chapters[number - 1] = replace(before, seed=bytes.fromhex(shown))
                self._chapters[number] = Chapter("", number, b"", event["commitment"])

    @property
    def chapters(self) -> list[Chapter]:
        """The dice chapters of the history, with the seeds that it discloses."""
        return [*self._chapters.values()]


async def create_from_rows(
    store: Store,
    state: State,
    imported: ImportedRows,
    name: str,
    source: str,
    pictures: Iterable[tuple[Picture, bytes]] = (),
) -> CreatedTable | Refused:
    """Creates a table that continues from imported rows, which lead to `state`, with its pictures.

    `source` is the id of the table where its dice were rolled.
    """

    def take_over(connection: Connection, table_id: str) -> None:
        for row in imported.rows:
            row["table_id"] = table_id
        add_rows(connection, imported.rows)
        add_pictures(connection, table_id, pictures)

    return await _create_table(store, state, name, "imported", source, imported.chapters, take_over)


async def _create_table(
    store: Store,
    state: State,
    name: str,
    how: str,
    source: str,
    chapters: Iterable[Chapter],
    take_over: Callable[[Connection, str], None],
) -> CreatedTable | Refused:
    key, seat_id, at = new_token(), new_id("s"), now()
    table = TableRow(new_id("t"), name, at, new_id(), new_token(), new_token(), demo=False)
    chapter = new_chapter(table.id, state.record.dice.chapter + 1)
    command: dict[str, Any] = {
        "type": "table.branch",
        "name": name,
        "how": how,
        "source": source,
        "commitment": chapter.commitment,
        "seat": seat_id,
        "handler": HANDLER,
    }
    command_id = new_id("branch")
    context = DecisionContext(chance=_no_dice, ids=new_id, now=at)
    decision = decide(state, SentCommand(None, "system", command_id, command), context)
    if isinstance(decision, Refused):
        return decision
    first = Row(table.id, state.version + 1, command_id, None, "", at, decision.events)
    seat = SeatRow(seat_id, table.id, "handler", HANDLER, token_hash(key), at)
    kept = [replace(each, table_id=table.id) for each in chapters]

    def run(connection: Connection) -> None:
        if not add_table(connection, table):
            return  # a retry: the first attempt was committed before the connection was lost
        add_seat(connection, seat)
        for each in (*kept, chapter):
            add_chapter(connection, each)
        take_over(connection, table.id)
        add_rows(connection, pack_rows(table.id, [first]))

    await store.write(run)
    return CreatedTable(table.id, key, table.pilot_invite, table.spectator_invite, seat_id)


def _no_dice(stream: str, counter: int) -> Any:
    raise LookupError(f"no die is rolled here: {stream} {counter}")
