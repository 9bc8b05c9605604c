"""What is kept: tables, seats, chapters of chance, snapshots and the journal, in SQL.

`Store` is the whole of it; SQL lives only in this package. Nothing here knows a rule: rows carry
events as data, brought to the form they have today when they are read.
"""

from __future__ import annotations

from app.store.database import Database, StoreUnavailable
from app.store.migrations import DatabaseTooNew
from app.store.store import Store

__all__ = ["Database", "DatabaseTooNew", "Store", "StoreUnavailable"]
