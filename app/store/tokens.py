"""Integration tokens: the table and seat that each acts for, its scopes, and its secret's hash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Update, delete, select, update

from app.store.database import Database
from app.store.links import Links
from app.store.schema import tokens
from app.store.writer import JournalWriter

#: The last revoked tokens of a table that are kept, so that their holders are told why.
KEPT_REVOKED: Final = 50


@dataclass(frozen=True, slots=True)
class Token:
    """A token of one table, or of the operator (an empty `table_id`).

    `seat` is the seat in whose name it acts, or a group of viewers. `scopes` and `origins` are
    separated by spaces. `issued` is the time of its present secret. `most`: requests within ten
    seconds, None for as many as a seat.
    """

    id: str
    table_id: str
    seat: str
    name: str
    token_hash: str
    scopes: str
    origins: str
    created: str
    issued: str
    expires: str | None = None
    last_used: str | None = None
    revoked: str | None = None
    most: int | None = None


class Tokens(Links[Token]):
    """The tokens of all tables. `by_token` finds revoked ones as well; they are not listed."""

    def __init__(self, database: Database, writer: JournalWriter) -> None:
        super().__init__(database, writer, tokens, Token)

    async def of_table(self, table_id: str) -> list[Token]:
        """Returns the tokens of one table that are not revoked, oldest first."""
        return [each for each in await super().of_table(table_id) if each.revoked is None]

    async def get(self, table_id: str, token_id: str) -> Token | None:
        """Returns a token that is not revoked, or None."""
        query = select(tokens).where(*_of(table_id, token_id), tokens.c.revoked.is_(None))

        def find(connection: Connection) -> Token | None:
            found = connection.execute(query).mappings().first()
            return None if found is None else Token(**found)

        return await self._database.read(find)

    async def revoke(self, table_id: str, token_id: str, at: str) -> bool:
        """Revokes a token. Returns False when the table has no such token."""

        def run(connection: Connection) -> bool:
            return _revoke(connection, table_id, at, tokens.c.id == token_id) == 1

        return await self._writer.write(run)

    async def renew(
        self, table_id: str, token_id: str, hashed: str, issued: str, expires: str | None
    ) -> bool:
        """Gives a token a new secret. Returns False when the table has no such token."""
        change = update(tokens).where(*_of(table_id, token_id), tokens.c.revoked.is_(None))
        new = change.values(token_hash=hashed, issued=issued, expires=expires)
        return await self._writer.write(lambda connection: connection.execute(new).rowcount == 1)

    async def change(self, old: Token, **values: Any) -> bool:
        """Sets columns of a token that is as it was read. Returns False when it is so no more."""
        same = [tokens.c[name] == getattr(old, name) for name in (*values, "token_hash")]
        of = (*_of(old.table_id, old.id), tokens.c.revoked.is_(None))
        change = update(tokens).where(*of, *same).values(**values)
        return await self._writer.write(lambda connection: connection.execute(change).rowcount == 1)

    async def note_use(self, token_id: str, at: str) -> None:
        """Stores when a token was used last."""
        change: Update = update(tokens).where(tokens.c.id == token_id).values(last_used=at)

        def run(connection: Connection) -> None:
            connection.execute(change)

        await self._writer.write(run)


def revoke_of_seat(connection: Connection, table_id: str, seat_id: str, at: str) -> None:
    """Revokes the tokens of a seat inside a larger write."""
    _revoke(connection, table_id, at, tokens.c.seat == seat_id)


def _revoke(connection: Connection, table_id: str, at: str, which: Any) -> int:
    """Revokes tokens, and deletes the oldest revoked ones. Returns how many it revoked."""
    live = (tokens.c.table_id == table_id, tokens.c.revoked.is_(None), which)
    count = connection.execute(update(tokens).where(*live).values(revoked=at)).rowcount
    of_table = select(tokens.c.id).where(
        tokens.c.table_id == table_id, tokens.c.revoked.is_not(None)
    )
    newest = of_table.order_by(tokens.c.revoked.desc(), tokens.c.id).offset(KEPT_REVOKED)
    if old := connection.execute(newest).scalars().all():
        connection.execute(delete(tokens).where(tokens.c.id.in_(old)))
    return count


def _of(table_id: str, token_id: str) -> tuple[Any, Any]:
    return tokens.c.table_id == table_id, tokens.c.id == token_id
