"""Links to screens: their table, and the hash of the link's secret."""

from __future__ import annotations

from dataclasses import dataclass

from app.store.database import Database
from app.store.links import Links
from app.store.schema import screens
from app.store.writer import JournalWriter


@dataclass(frozen=True, slots=True)
class Screen:
    """A link that shows a table, live, as spectators see it."""

    id: str
    table_id: str
    name: str
    token_hash: str
    created: str


class Screens(Links[Screen]):
    """The links to screens of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        super().__init__(database, writer, screens, Screen)
