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

screens = Table(
    "screens",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created", String(32), nullable=False),
    Index(None, "table_id"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(64), primary_key=True),
    # Empty for a token of the server's operator.
    Column("table_id", String(64), nullable=False),
    # The seat in whose name it acts, or the group of viewers that it sees as.
    Column("seat", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    # Both separated by spaces.
    Column("scopes", Text, nullable=False),
    Column("origins", Text, nullable=False),
    Column("created", String(32), nullable=False),
    # When its present secret was made.
    Column("issued", String(32), nullable=False),
    Column("expires", String(32), nullable=True),
    Column("last_used", String(32), nullable=True),
    Column("revoked", String(32), nullable=True),
    # Requests within ten seconds; empty: as many as a seat.
    Column("most", Integer, nullable=True),
    Index(None, "table_id"),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("url", Text, nullable=False),
    # In clear, because deliveries are signed with it.
    Column("secret", String(128), nullable=False),
    # "handler", "pilots" or "spectators": it is told what these read.
    Column("viewer", String(16), nullable=False),
    # Separated by spaces; empty for all.
    Column("kinds", Text, nullable=False),
    Column("created", String(32), nullable=False),
    # "on", "paused" or "off"
    Column("state", String(16), nullable=False),
    # The last journal row whose lines are delivered, and the number of the last delivered line.
    Column("version", BigInteger, nullable=False),
    Column("line", BigInteger, nullable=False),
    # Since the last success: failed attempts, the first of them, and the time of the next.
    Column("failures", Integer, nullable=False),
    Column("failing_since", String(32), nullable=True),
    Column("next_at", String(32), nullable=True),
    # The process that delivers now, and until when no other one may; empty: none.
    Column("holder", String(64), nullable=False),
    Column("held_until", String(32), nullable=False),
    # The secret before, and until when it signs as well.
    Column("old_secret", String(128), nullable=True),
    Column("old_until", String(32), nullable=True),
    Index(None, "table_id"),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(64), nullable=False),
    Column("webhook_id", String(64), nullable=False),
    Column("at", String(32), nullable=False),
    # Which line of the log: its row, its number (0 for a test) and its code.
    Column("version", BigInteger, nullable=False),
    Column("line", BigInteger, nullable=False),
    Column("code", Text, nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("result", String(32), nullable=False),
    Column("status", Integer, nullable=True),
    Column("milliseconds", Integer, nullable=False),
    Index(None, "table_id"),
    Index(None, "webhook_id"),
)

# Requests with a key of the client's. Key and request are SHA-256; the answer, which may hold
# secrets, can be read only with the key itself.
idempotency = Table(
    "idempotency",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    # Empty for a request that is not about one table.
    Column("table_id", String(64), nullable=False),
    Column("claim", String(64), nullable=False, unique=True),
    Column("request_hash", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("answer", LargeBinary, nullable=True),
    Index(None, "created"),
    Index(None, "table_id"),
)

library = Table(
    "library",
    metadata,
    Column("id", String(64), primary_key=True),
    # "units", "map", "mission" or "stamp"
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("note", Text, nullable=False),
    # The table that it was saved at, which may be gone.
    Column("table_id", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("size", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # Counts of what the body holds, as JSON.
    Column("holds", Text, nullable=False, server_default="{}"),
    Index(None, "table_id"),
)

pictures = Table(
    "pictures",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("id", String(64), primary_key=True),
    # The seat of the player who sent it; empty for those of the Handlers.
    Column("owner", String(64), nullable=False),
    # SHA-256 of the body, in hexadecimal.
    Column("hash", String(64), nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", String(32), nullable=False),
    # WebP without metadata. It never changes.
    Column("body", LargeBinary, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(64), primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("fold_version", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
