"""Tables are brought up to date once, at the start of a program whose fold is another one.

Snapshots of another fold are of no use, and a table of many rows would be folded while its first
visitor waits. So every such table is folded at start, and its new snapshot kept. Each table is a
step of its own, and long ones keep snapshots on their way: what is killed goes on where it was.
Processes that start together go through the tables in different orders and skip what another one
has done, so they share the work; at worst two fold the same table, which harms nothing.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from app.live.replay import SNAPSHOT_FORMAT, BrokenHistory
from app.live.tables import NoRoom, NoSuchTable, Tables
from app.store.snapshots import OutdatedTable

log = logging.getLogger("hexframe")

#: Rows after a table's newest snapshot from which it is folded at start: more than a server that
#: was killed leaves behind.
MANY_ROWS = 1_000
#: Seconds between two calls of whoever follows the progress.
REPORT_EVERY = 2.0
#: A table whose making was cut off this many hours ago is forgotten: nobody ever had its key.
FORGET_AFTER = 24


@dataclass(slots=True)
class Progress:
    """How far it is: tables and rows to fold in all, and those done. `looked`: whether it is known
    which they are; `begun`: whether that was told. `unreadable`: the tables that this program
    cannot read, and why."""

    tables: int = 0
    tables_done: int = 0
    rows: int = 0
    rows_done: int = 0
    counted: asyncio.Event = field(default_factory=asyncio.Event)
    announced: bool = False
    unreadable: dict[str, str] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        """Whether nothing is left."""
        return self.tables_done >= self.tables

    @property
    def percent(self) -> int:
        """0 to 100, by rows."""
        return 100 if self.done else min(99, 100 * self.rows_done // max(self.rows, 1))


OnProgress = Callable[[Progress], None]


async def refold_tables(tables: Tables, progress: Progress, on_progress: OnProgress) -> None:
    """Replays every table that has no usable snapshot and saves a new snapshot of it.

    `on_progress` is called first, every REPORT_EVERY seconds, and last; never when no table
    needs a replay.
    """
    outdated = await tables.store.snapshots.outdated(SNAPSHOT_FORMAT, MANY_ROWS)
    progress.rows = sum(each.head - each.base for each in outdated)
    progress.tables = len(outdated)
    progress.counted.set()
    await tables.store.tables.delete_unfinished(_hours_ago(FORGET_AFTER))
    if not outdated:
        return
    random.shuffle(outdated)
    on_progress(progress)
    progress.announced = True
    for each in outdated:
        done = progress.rows_done
        folding = asyncio.create_task(_refold_table(tables, each, progress))
        while not folding.done():
            await asyncio.wait({folding}, timeout=REPORT_EVERY)
            if not folding.done():
                version, _ = tables.loading.get(each.table_id, (each.base, 0))
                progress.rows_done = done + max(0, version - each.base)
                on_progress(progress)
        folding.result()
        progress.rows_done = done + each.head - each.base
        progress.tables_done += 1
    on_progress(progress)


async def _refold_table(tables: Tables, outdated: OutdatedTable, progress: Progress) -> None:
    table_id = outdated.table_id
    if await tables.store.snapshots.has(table_id, SNAPSHOT_FORMAT, outdated.head):
        return  # another process was faster
    try:
        await (await tables.get(table_id)).save_snapshot()
        await tables.unload_unvisited(table_id)
    except (NoSuchTable, NoRoom):  # deleted in the meantime; or folded when somebody comes to it
        return
    except BrokenHistory as error:
        progress.unreadable[table_id] = str(error)


def log_progress(progress: Progress) -> None:
    """Tell the operator how far the tables are."""
    if not progress.announced:
        log.info(
            "%d tables are brought up to date (%d commands): the rules of this version are others",
            progress.tables, progress.rows,
        )  # fmt: skip
    elif not progress.done:
        log.info(
            "brought up to date: %d of %d tables, %d %%",
            progress.tables_done, progress.tables, progress.percent,
        )  # fmt: skip
    else:
        log.info("brought up to date: %d tables", progress.tables - len(progress.unreadable))


def _hours_ago(hours: int) -> str:
    """As the store keeps times."""
    return (datetime.now(UTC) - timedelta(hours=hours)).isoformat(timespec="milliseconds")
