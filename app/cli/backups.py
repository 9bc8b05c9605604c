"""`hexframe restore`: puts a backup in the place of the database.

A restored table has another history than the one its players remember. Its epoch changes, so that
every browser asks for everything anew; and a new chapter of dice begins, because rolls made after
the backup are known to those who saw them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from app.errors import RequestRefused
from app.live.replay import BrokenHistory
from app.settings import Settings
from app.store import backup
from app.store.backup import Contents

#: Most tables in memory at a time.
AT_A_TIME = 50


def restore_backup(
    settings: Settings, file: Path, *, force: bool, say: Callable[[str], None]
) -> tuple[Contents, Path | None]:
    """Restores a backup. Returns its contents, and the file that keeps the old database.

    Nothing changes before the backup is found sound, brought up to date and made ready; then it
    is put in place in one transaction. Raises BackupFailed, DatabaseTooNew.
    """
    url = settings.database
    backup.sqlite_file(url)
    with (
        backup.exclusive_access(url, force=force) as database,
        backup.staged_copy(file, url) as (part, found),
    ):
        say(f"{file}: {found}")
        asyncio.run(renew_tables(settings, f"sqlite:///{part.resolve()}", say))
        kept = backup.keep_replaced(database, url)
        backup.replace_database(part, database)
    return found, kept


async def renew_tables(settings: Settings, url: str, say: Callable[[str], None]) -> None:
    """Gives every table of a restored database a new epoch and a new dice chapter."""
    from app.web.app import open_service

    there = settings.with_database(url)
    async with open_service(there) as service:
        await service.store.tables.new_epochs()
        ids = [row.id for row in await service.store.tables.all()]
    for first in range(0, len(ids), AT_A_TIME):
        async with open_service(there) as service:
            for table_id in ids[first : first + AT_A_TIME]:
                try:
                    live = await service.table(table_id)
                    await service.store.chapters.delete_after(
                        table_id, live.state.record.dice.chapter
                    )
                    await live.new_chapter()
                except (RequestRefused, BrokenHistory) as error:
                    say(f"table {table_id} cannot be opened and stays as it is: {error}")
