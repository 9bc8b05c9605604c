"""The work after a restart is bounded, however long the history is."""

from __future__ import annotations

import zlib

from app.engine import snapshot
from app.live.replay import (
    SNAPSHOT_FORMAT,
    copy_groups,
    decode_snapshot,
    encode_snapshot,
    replay_table,
)
from app.live.table import SNAPSHOT_EVERY, LiveTable
from app.live.tables import Tables
from tests.live.long_game import first_rows, repeated
from tests.live.play import act, assert_same_table, make_table


async def written(table: LiveTable) -> None:
    """Waits until the current snapshot is written."""
    if table._snapshot_task is not None:
        await table._snapshot_task


async def test_after_a_crash_few_rows_are_folded(tables: Tables) -> None:
    """At most as many rows as lie between two snapshots are replayed, once the last one is
    written."""
    made = await make_table(tables)
    table = await tables.get(made.id)
    folded = []
    for n in range(2 * SNAPSHOT_EVERY + 50):
        await act(table, made.handler_seat, "chat.say", text=f"{n}")
        if n % 75 == 0:
            await written(table)
            rows: list[int] = []
            await replay_table(
                tables.store, made.id, lambda _, count, rows=rows: rows.append(count)
            )  # type: ignore[misc]
            folded.append(sum(rows))
    await written(table)
    # Nothing was stopped: this is the state after a killed server.
    assert max(folded) <= SNAPSHOT_EVERY
    newest = await tables.store.snapshots.newest(made.id, SNAPSHOT_FORMAT)
    assert newest is not None and table.state.version - newest.version <= SNAPSHOT_EVERY


async def test_a_snapshot_grows_little_with_a_long_history(tables: Tables) -> None:
    """A snapshot has the state, the newest lines, and four bytes for each change of each group,
    which compress to almost nothing. Nothing else grows with the rows."""
    _, first, again = await first_rows(tables.store)
    talk = [row for row in again if row.events[0]["type"] == "said"]
    assert talk, "rows that change no world, so that there is nothing to undo either"
    sizes = []
    whole = await replay_table(tables.store, first[0].table_id)
    done = [*first, *again]
    for row in repeated(done, talk, len(done) + 6_000):
        whole.advance(row)
        if (row.version - len(done)) % 3_000 == 0:
            body = encode_snapshot(whole.state, copy_groups(whole))
            sizes.append((len(snapshot(whole.state)), len(body), len(zlib.compress(body, 6))))
    (state, body, packed), (later_state, later_body, later_packed) = sizes
    assert later_state - state < 100
    assert later_body - body <= 4 * 3_000 * len(whole.groups) + 1_000
    assert later_packed - packed < 1_000
    assert_same_table(decode_snapshot(encode_snapshot(whole.state, copy_groups(whole))), whole)
