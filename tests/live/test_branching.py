"""Tables that continue a history, over every store: created completely or not at all, in every
process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from app.engine import Refused, Row
from app.export.history import HistoryDocument, history_document, read_history
from app.live import branching
from app.live.tables import CreatedTable, Tables
from app.store.schema import journal
from tests.live.play import act, join, make_table, some_game


def kept_of(rows: list[Row]) -> branching.ImportedRows:
    """Returns the rows as imported rows."""
    brought = branching.ImportedRows()
    for row in rows:
        brought.add(row)
    return brought


async def test_a_branch_is_there_for_every_process(pair: tuple[Tables, Tables]) -> None:
    one, other = pair
    made = await make_table(one)
    table = await one.get(made.id)
    pilot = await join(table)
    await some_game(table, made.handler_seat, pilot, 12)
    version = table.state.version - 3
    state = await table.history.state("s", version)
    branch = await branching.branch(one.store, table, state, "Another")
    assert isinstance(branch, CreatedTable)
    copy = await other.get(branch.id)
    assert copy.state.world == state.world
    assert copy.state.version == version + 1
    assert list(copy.state.record.seats) == [branch.handler_seat]
    await act(copy, branch.handler_seat, "dice.roll", notation="2d6")
    await act(table, made.handler_seat, "chat.say", text="on")
    # Only its own table knows the seed of the chapter that is open there.
    chapters = await one.store.chapters.of_table(branch.id)
    assert [bool(each.seed) for each in chapters] == [False, True]
    # Its rows can be imported anywhere.
    rows = [row async for row in other.store.journal.tail(branch.id, 0)]
    document = history_document(branch.id, rows)
    read: list[Row] = []
    found = read_history(HistoryDocument(**document), 10_000, read.append)
    assert (found.world, found.record) == (copy.state.world, copy.state.record)
    kept = kept_of(read)
    brought = await branching.create_from_rows(other.store, found, kept, "Elsewhere", branch.id)
    assert isinstance(brought, CreatedTable)
    elsewhere = await one.get(brought.id)
    assert elsewhere.state.world == copy.state.world
    assert elsewhere.state.table.name == "Elsewhere"


async def test_a_repeated_write_is_stored_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writer repeats a write when the connection was lost after the commit."""
    store = tables.store
    write = store.write

    async def write_twice(job: Callable[[Connection], Any]) -> Any:
        await write(job)
        return await write(job)

    monkeypatch.setattr(store, "write", write_twice)
    made = await make_table(tables)
    table = await tables.get(made.id)
    branch = await branching.branch(store, table, table.state, "Another")
    assert isinstance(branch, CreatedTable)
    copy = await tables.get(branch.id)
    assert copy.state.version == table.state.version + 1
    assert len(await store.chapters.of_table(branch.id)) == 2
    assert [seat.id for seat in await store.seats.of_table(branch.id)] == [branch.handler_seat]


async def test_a_failed_branch_leaves_nothing(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await make_table(tables)
    table = await tables.get(made.id)
    state = table.state
    refused = await branching.branch(tables.store, table, state, "")
    assert isinstance(refused, Refused)
    before = await tables.store.tables.all()
    rows = [row async for row in tables.store.journal.tail(made.id, 0)]
    with pytest.raises(Exception, match=journal.name):
        twice = kept_of([*rows, rows[-1]])
        await branching.create_from_rows(tables.store, state, twice, "Twice", made.id)
    assert await tables.store.tables.all() == before
