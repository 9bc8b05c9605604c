"""Tables are replayed once at the start of a program with another fold version."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest
from sqlalchemy import text, update

from app.live import refold, replay
from app.live.refold import Progress, log_progress, refold_tables
from app.live.replay import SNAPSHOT_FORMAT, NewerTable, replay_table, take_snapshot
from app.live.tables import CreatedTable, StillLoading, Tables
from app.store import Store
from app.store.rows import Row
from app.store.schema import tables
from tests.live.long_game import lay_out
from tests.live.play import act, make_table, outdate_snapshots

ROWS = 1_600


@pytest.fixture
def store(empty_database: str) -> Iterator[Store]:
    """A database without tables of other tests."""
    opened = Store.open(empty_database)
    yield opened
    opened.close()


@pytest.fixture
async def long_ago(store: Store) -> AsyncIterator[CreatedTable]:
    """A table of many rows whose only snapshot is of another fold version."""
    made = await lay_out(store, ROWS)
    await take_snapshot(store, made.id, await replay_table(store, made.id))
    await outdate_snapshots(store)
    yield made


async def prepared(store: Store) -> tuple[Progress, list[tuple[int, int]]]:
    """Starts, replays everything and stops. Returns the result and the reported progress."""
    opened, progress, told = Tables(store, check_every=3600), Progress(), []
    await refold_tables(opened, progress, lambda now: told.append((now.tables_done, now.percent)))
    assert not opened._now_live(), "nobody came, so nothing stays in memory"
    await opened.close()
    return progress, told


async def test_tables_are_refolded_once_at_start(store: Store, long_ago: CreatedTable) -> None:
    progress, told = await prepared(store)
    assert (progress.tables, progress.tables_done, progress.rows) == (1, 1, ROWS)
    assert told[0] == (0, 0) and told[-1] == (1, 100)
    assert await store.snapshots.has(long_ago.id, SNAPSHOT_FORMAT, ROWS)
    progress, told = await prepared(store)
    assert progress.done and not told, "the second start has nothing to do"


async def test_the_start_of_the_replay_is_logged_once(
    store: Store,
    long_ago: CreatedTable,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Holds also for a slow start that reports progress before the first commands are read."""
    monkeypatch.setattr(refold, "REPORT_EVERY", 0.0)
    opened = Tables(store, check_every=3600)
    with caplog.at_level(logging.INFO, "hexframe"):
        await refold_tables(opened, Progress(), log_progress)
    await opened.close()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) > 2
    assert [line for line in said if "are brought up" in line] == said[:1]
    assert said[-1] == "brought up to date: 1 tables"


async def test_an_interrupted_refold_continues_where_it_was(
    store: Store, long_ago: CreatedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "KEEP_EVERY", 500)
    opened = Tables(store, check_every=3600)
    reading = asyncio.create_task(refold_tables(opened, Progress(), lambda _: None))
    while not await store.snapshots.has(long_ago.id, SNAPSHOT_FORMAT, 500):
        assert not reading.done()
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    await opened.close()  # this table does not wait for the rest
    (left,) = await store.snapshots.outdated(SNAPSHOT_FORMAT, 1)
    assert 500 <= left.base < ROWS
    progress = Progress()
    opened = Tables(store, check_every=3600)
    for each in await store.snapshots.outdated(SNAPSHOT_FORMAT, 1):
        await opened.get(each.table_id)
    await opened.close()
    assert await store.snapshots.has(long_ago.id, SNAPSHOT_FORMAT, ROWS)
    await refold_tables(opened, progress, lambda _: None)
    assert progress.tables == 0


async def test_a_long_fold_does_without_snapshots_where_none_can_be_kept(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table on a full disk can still be viewed."""
    made = await lay_out(sqlite_store, ROWS)
    monkeypatch.setattr(replay, "KEEP_EVERY", 500)
    full = text(
        "CREATE TRIGGER full BEFORE INSERT ON snapshots "
        "BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
    )
    await sqlite_store.write(lambda connection: connection.execute(full) and None)
    folded = await replay_table(sqlite_store, made.id)
    assert folded.state.version == ROWS and folded.snapshot_version < 500
    assert not await sqlite_store.snapshots.has(made.id, SNAPSHOT_FORMAT, 500)


async def test_two_processes_at_once(
    store: Store, empty_database: str, long_ago: CreatedTable
) -> None:
    for _ in range(3):
        tables = Tables(store, check_every=3600)
        made = await make_table(tables)
        await tables.close()
        assert await store.snapshots.has(made.id, SNAPSHOT_FORMAT, 2)
    await outdate_snapshots(store)
    other = Store.open(empty_database)
    both = await asyncio.gather(prepared(store), prepared(other))
    other.close()
    assert all(progress.done and not progress.unreadable for progress, _ in both)
    assert await store.snapshots.outdated(SNAPSHOT_FORMAT, 1) == []


async def test_tables_of_newer_programs_are_named_and_the_others_play(
    store: Store, long_ago: CreatedTable, caplog: pytest.LogCaptureFixture
) -> None:
    opened = Tables(store, check_every=3600)
    made = await make_table(opened)
    await opened.close()
    await outdate_snapshots(store)
    strange = {"type": "unit.teleported", "v": 3, "unit": "u1"}
    assert await store.journal.append(
        Row(long_ago.id, ROWS + 1, "later", None, "", "2030-01-01T00:00:00.000Z", [strange])
    )
    opened, progress = Tables(store, check_every=3600), Progress()
    with caplog.at_level(logging.ERROR):
        await refold_tables(opened, progress, lambda _: None)
    assert progress.done
    assert list(progress.unreadable) == list(opened.unreadable) == [long_ago.id]
    assert f"row {ROWS + 1} holds unit.teleported version 3" in progress.unreadable[long_ago.id]
    assert long_ago.id in caplog.text
    for _ in range(2):
        with pytest.raises(NewerTable):
            await opened.get(long_ago.id)
    await act(await opened.get(made.id), made.handler_seat, "chat.say", text="we play on")
    await opened.delete(long_ago.id)
    assert not opened.unreadable
    await opened.close()


async def test_a_newer_program_beside_this_one(tables: Tables) -> None:
    """A table in memory that gets rows of a newer program is unloaded with the reason, and no other
    table."""
    made, other = await make_table(tables), await make_table(tables)
    table = await tables.get(made.id)
    strange = {"type": "said", "v": 2, "log": []}
    version = table.state.version + 1
    await tables.store.journal.append(Row(made.id, version, "later", None, "", "now", [strange]))
    with pytest.raises(Exception, match=f"row {version} holds said version 2"):
        await act(table, made.handler_seat, "chat.say", text="hello")
    assert table.closed
    with pytest.raises(NewerTable, match="a newer one has written it"):
        await tables.get(made.id)
    await act(await tables.get(other.id), other.handler_seat, "chat.say", text="hello")


async def test_an_early_visitor_gets_the_progress(store: Store, long_ago: CreatedTable) -> None:
    opened = Tables(store, check_every=3600)
    heard: list[int] = []
    while True:
        try:
            # the first report comes before anything is read
            table = await opened.get(long_ago.id, patience=0.005 if heard else 0)
        except StillLoading as error:
            heard.append(error.percent)
        else:
            break
    assert heard == sorted(heard) and heard[0] == 0 and heard[-1] < 100
    assert table.state.version == ROWS
    await opened.close()


async def test_half_made_tables_are_removed(store: Store) -> None:
    opened = Tables(store, check_every=3600)
    whole, half, fresh = [await make_table(opened) for _ in range(3)]
    await opened.close()
    row = await store.tables.get(whole.id)
    assert row is not None
    for made in (half, fresh):
        await store.tables.add(
            replace(row, id=f"{made.id}x", pilot_invite=made.id, spectator_invite=f"{made.id}s")
        )
    long_past = update(tables).where(tables.c.id != f"{fresh.id}x").values(created="2020-01-01")
    await store.write(lambda connection: connection.execute(long_past) and None)
    await refold_tables(opened, Progress(), lambda _: None)
    kept = {each.id for each in await store.tables.all()}
    assert kept >= {whole.id, half.id, fresh.id, f"{fresh.id}x"}
    assert f"{half.id}x" not in kept
