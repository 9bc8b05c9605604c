"""The journal: compare-and-set, idempotency and group commit, over SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine, insert, text

from app.store import Store, StoreUnavailable
from app.store.database import database_url
from app.store.rows import COMPRESS_FROM, Row, pack, unpack
from app.store.schema import journal
from app.store.secrets import new_id
from app.store.writer import LOOK_AFTER, ROW_PAGES, row_values


def row(table: str, version: int, command: str = "", **changes: object) -> Row:
    made = Row(
        table_id=table,
        version=version,
        command_id=command or f"c{version}",
        seat_id="s1",
        body_hash="0" * 64,
        at="2026-01-01T00:00:00.000Z",
        events=[{"type": "said", "v": 1, "text": f"{version} é \u2028"}],
    )
    return replace(made, **changes)  # type: ignore[arg-type]


async def all_rows(store: Store, table: str, after: int = 0) -> list[Row]:
    return [found async for found in store.journal.tail(table, after)]


async def test_rows_come_back_as_they_went_in(store: Store) -> None:
    table = new_id()
    rows = [row(table, 1, seat_id=None), row(table, 2, events=[]), row(table, 3)]
    for one in rows:
        assert await store.journal.append(one)
    assert await all_rows(store, table) == rows
    assert await all_rows(store, table, after=2) == rows[2:]
    assert await store.journal.by_command(table, rows[1].seat_id, "c2") == rows[1]
    assert await store.journal.by_command(table, rows[1].seat_id, "c9") is None
    assert await store.journal.heads([table, "nobody"]) == {table: 3}


async def test_a_writer_goes_on_for_long(store: Store) -> None:
    """Also past the bytes after which the write-ahead log of SQLite is looked at."""
    table = new_id("t")
    for version in range(1, 2 * LOOK_AFTER // ROW_PAGES):
        assert await store.journal.append(row(table, version))
    assert len(await all_rows(store, table)) == 2 * LOOK_AFTER // ROW_PAGES - 1


async def test_a_version_is_taken_once(store: Store) -> None:
    table = new_id()
    assert await store.journal.append(row(table, 1, "first"))
    assert not await store.journal.append(row(table, 1, "second"))
    assert [found.command_id for found in await all_rows(store, table)] == ["first"]


async def test_a_command_happens_once(store: Store) -> None:
    table = new_id()
    assert await store.journal.append(row(table, 1, "same"))
    assert not await store.journal.append(row(table, 2, "same"))
    assert await store.journal.append(row(new_id(), 1, "same")), "ids are per table"


async def test_in_one_batch_a_conflict_aborts_nobody_else(store: Store) -> None:
    tables = [new_id() for _ in range(40)]
    rows = [row(table, 1, f"c{n}") for table in tables for n in range(3)]
    outcomes = await asyncio.gather(*(store.journal.append(one) for one in rows))
    for index in range(0, len(rows), 3):
        assert Counter(outcomes[index : index + 3]) == {True: 1, False: 2}
    assert await store.journal.heads(tables) == dict.fromkeys(tables, 1)


async def test_the_very_same_row_twice_in_one_batch_is_in_once(store: Store) -> None:
    one = row(new_id(), 1)
    outcomes = await asyncio.gather(store.journal.append(one), store.journal.append(one))
    assert sorted(outcomes) == [False, True]


async def test_a_row_that_cannot_be_kept_takes_no_other_with_it(store: Store) -> None:
    table = new_id()
    bad = row(new_id(), 1, at=None)
    good = [row(table, n) for n in range(1, 20)]
    outcomes = await asyncio.gather(
        *(store.journal.append(one) for one in [*good[:9], bad, *good[9:]]), return_exceptions=True
    )
    assert isinstance(outcomes.pop(9), StoreUnavailable)
    assert outcomes == [True] * 19
    assert await store.journal.append(row(table, 20)), "the writer goes on"


async def test_two_stores_on_one_database_agree_on_one_history(
    store: Store, store_url: str
) -> None:
    other = Store.open(store_url)
    table = new_id()
    try:

        async def write(through: Store, name: str) -> int:
            won = 0
            for version in range(1, 41):
                won += await through.journal.append(row(table, version, f"{name}{version}"))
            return won

        won = await asyncio.gather(write(store, "a"), write(other, "b"))
    finally:
        other.close()
    assert sum(won) == 40
    assert [found.version for found in await all_rows(store, table)] == list(range(1, 41))


async def test_long_tails_are_read_in_pages(store: Store) -> None:
    table = new_id()
    rows = [row(table, n) for n in range(1, 1102)]
    assert all(await asyncio.gather(*(store.journal.append(one) for one in rows)))
    assert [found.version for found in await all_rows(store, table, after=1)] == list(
        range(2, 1102)
    )


async def test_a_closed_store_refuses(store_url: str) -> None:
    store = Store.open(store_url)
    store.close()
    with pytest.raises(StoreUnavailable):
        await store.journal.append(row(new_id(), 1))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.dictionaries(st.text(max_size=5), json_values, max_size=4), max_size=4))
def test_events_survive_packing(events: list[dict[str, object]]) -> None:
    assert unpack(pack(events)) == events


def test_whole_maps_are_compressed() -> None:
    events = [{"type": "map.set", "v": 1, "levels": [0] * COMPRESS_FROM}]
    assert unpack(pack(events)) == events
    assert len(pack(events)) < COMPRESS_FROM / 10


DIES = """
import asyncio, sys
from app.store import Store
from app.store.rows import Row

async def main(url: str, table: str) -> None:
    store = Store.open(url)
    version = 0
    while True:
        version += 1
        assert await store.journal.append(Row(table, version, f"c{version}", None, "", "", []))
        print(version, flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


def test_confirmed_rows_survive_sigkill(store: Store, store_url: str) -> None:
    table = new_id()
    process = subprocess.Popen(
        [sys.executable, "-c", DIES, store_url, table], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    confirmed = 0
    with process.stdout:
        for line in process.stdout:
            confirmed = int(line)
            if confirmed == 50:
                os.kill(process.pid, signal.SIGKILL)
    process.wait()
    heads = asyncio.run(store.journal.heads([table]))
    assert confirmed >= 50
    assert heads[table] in (confirmed, confirmed + 1)


@pytest.mark.postgres
@pytest.mark.parametrize("committed", [True, False])
async def test_a_final_lookup_waits_for_an_open_commit(postgres_url: str, committed: bool) -> None:
    """PostgreSQL completes the commit of a killed process. A refusal must not come before it (see
    `app.live.sequencer`)."""
    store, table = Store.open(postgres_url), new_id()
    await store.ready()
    engine = create_engine(database_url(postgres_url))
    with engine.connect() as dying, engine.connect() as watching:
        dying.execute(insert(journal).values(**row_values(row(table, 1, "same"))))
        look = asyncio.ensure_future(store.journal.by_command_once_settled(table, "s1", "same"))
        waits = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while not watching.execute(waits).scalar_one() and not look.done():
            watching.rollback()
            await asyncio.sleep(0)
        assert not look.done()
        dying.commit() if committed else dying.rollback()
        assert await look == (row(table, 1, "same") if committed else None)
    engine.dispose()
    assert [found.version for found in await all_rows(store, table)] == [1] * committed
    store.close()
