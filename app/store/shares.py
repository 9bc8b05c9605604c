"""Replay links: the table and rows of a finished mission, and the hash of the link's secret."""

from __future__ import annotations

from dataclasses import dataclass

from app.store.database import Database
from app.store.links import Links
from app.store.schema import shares
from app.store.writer import JournalWriter


@dataclass(frozen=True, slots=True)
class Share:
    """A replay link. It shows the rows `first_version` to `last_version` as spectators saw them."""

    id: str
    table_id: str
    mission: str
    name: str
    token_hash: str
    first_version: int
    last_version: int
    created: str


class Shares(Links[Share]):
    """The replay links of all tables."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        super().__init__(database, writer, shares, Share)
