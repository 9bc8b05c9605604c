"""The SQL store: tables, seats, dice chapters, snapshots and the journal.

`Store` is the entry point, and only this package contains SQL. It knows no game rule: rows carry
events as data, which are upgraded to the current version when they are read.
"""

from __future__ import annotations

from app.store.database import Database, StoreUnavailable
from app.store.migrations import DatabaseTooNew
from app.store.store import Store

__all__ = ["Database", "DatabaseTooNew", "Store", "StoreUnavailable"]
