"""The SQL tables, as SQLAlchemy Core; the migrations under `alembic/` create the same tables.

Times are ISO 8601 text in UTC with milliseconds, the same in SQLite and PostgreSQL. Tokens are
stored as SHA-256 only. Invites are stored as they are, because the Handler reads them again. Dice
seeds are stored here only, until their chapter closes.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", String(32), nullable=False),
    # Every history (import, restore) has its own epoch. Seqs are comparable within one epoch only.
    Column("epoch", String(32), nullable=False),
    Column("pilot_invite", String(64), nullable=False, unique=True),
    Column("spectator_invite", String(64), nullable=False, unique=True),
    Column("demo", Boolean, nullable=False, default=False),
)

seats = Table(
    "seats",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("role", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
    Column("revoked", String(32), nullable=True),
    # The holder of a banned seat's token may take no other seat at this table.
    Column("banned", String(32), nullable=True),
    Index(None, "table_id"),
)

chapters = Table(
    "chapters",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("chapter", Integer, primary_key=True, autoincrement=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("closed_at", String(32), nullable=True),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("command_id", String(64), nullable=False),
    Column("seat_id", String(64), nullable=True),
    Column("body_hash", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    Column("events", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "seat_id", "command_id"),
    # Without rowid there is one B-tree less to write per row.
    sqlite_with_rowid=False,
)

shares = Table(
    "shares",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("mission", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("first_version", BigInteger, nullable=False),
    Column("last_version", BigInteger, nullable=False),
    Column("created", String(32), nullable=False),
    Index(None, "table_id"),
)

library = Table(
    "library",
    metadata,
    Column("id", String(64), primary_key=True),
    # "units", "map" or "mission"
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("note", Text, nullable=False),
    # The table that it was saved at, which may be gone.
    Column("table_id", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("size", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index(None, "table_id"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("fold_version", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
