"""Replays tables at start whose snapshots were written by another version of the program.

Such snapshots are unusable, and the first visitor of a long table would wait for the whole replay.
Long replays save snapshots on the way, so a killed process continues where it stopped. Processes
that start together take the tables in different orders and skip those that are done.
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

#: A table is replayed at start from this many rows after its newest snapshot: more than a killed
#: server leaves behind.
MANY_ROWS = 1_000
#: Seconds between two progress reports.
REPORT_EVERY = 2.0
#: Hours after which an unfinished table is deleted: nobody ever received its key.
FORGET_AFTER = 24


@dataclass(slots=True)
class Progress:
    """Progress of the replay at start: tables and rows in all, and those done.

    `counted` is set once the totals are known, `announced` after the first report. `unreadable`
    maps each table that this program cannot read to the reason.
    """

    tables: int = 0
    tables_done: int = 0
    rows: int = 0
    rows_done: int = 0
    counted: asyncio.Event = field(default_factory=asyncio.Event)
    announced: bool = False
    unreadable: dict[str, str] = field(default_factory=dict)

    @property
    def done(self) -> bool:
        """Whether every table is done."""
        return self.tables_done >= self.tables

    @property
    def percent(self) -> int:
        """Percentage of rows done, 0 to 100."""
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
        return  # another process has replayed the table
    try:
        await (await tables.get(table_id)).save_snapshot()
        await tables.unload_unvisited(table_id)
    except (NoSuchTable, NoRoom):  # deleted meanwhile, or replayed when somebody opens it
        return
    except BrokenHistory as error:
        progress.unreadable[table_id] = str(error)


def log_progress(progress: Progress) -> None:
    """Writes the progress to the operator's log."""
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
    """Returns the time so many hours ago in the store's format."""
    return (datetime.now(UTC) - timedelta(hours=hours)).isoformat(timespec="milliseconds")
