"""Integration tokens: what programs sign in with, at most in the name of a seat.

A token may do what its scopes and its seat both allow. Its secret is shown once. It ends when it is
revoked or rotated, at its expiry, with its seat, and with its table.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any, Final, cast

from typing_extensions import TypedDict

from app.engine.commands.scopes import SCOPES, SCOPES_OF, Scope
from app.engine.history.visible_history import SHARED_GROUPS
from app.errors import RequestRefused
from app.live.clock import from_now, now
from app.rules.json_types import Doc
from app.services.names import plain_name
from app.services.seats import MAX_TOKEN, TableOf
from app.store import StoreUnavailable
from app.store.secrets import new_id, new_token, token_hash
from app.store.store import Store
from app.store.tokens import Token

#: The beginning of every secret, by which people and programs that look for leaks tell it.
PREFIX: Final = "hft_"
#: The most tokens of one seat or group, of one table, and of the operator.
MOST_OF_SEAT, MOST_OF_TABLE, MOST_OF_OPERATOR = 8, 100, 40
MOST_NAME, MOST_ORIGINS = 60, 10
#: The longest lifetime, in seconds.
LONGEST: Final = 400 * 24 * 3600
#: Seconds within which further uses are not stored.
USE_EVERY: Final = 60.0
#: The seconds to which the limit of a token refers, and the highest one.
LIMIT_SECONDS: Final = 10
MOST_LIMIT: Final = 100_000
#: The scope of the operator's tokens: to make tables.
CREATE: Final = "create"
_ORIGIN: Final = re.compile(
    r"(https?)://([a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::([0-9]{1,5}))?"
)
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}


class TokenSummary(TypedDict):
    """A token, without its secret."""

    id: str
    name: str
    seat: Annotated[
        str,
        Doc("the seat in whose name it acts, or `pilots` or `spectators`, as whom it only reads"),
    ]
    scopes: Annotated[list[Scope], Doc("what it may do")]
    origins: Annotated[list[str], Doc("other sites whose pages may use it")]
    created: str
    issued: Annotated[str, Doc("since when it has its present secret")]
    expires: Annotated[str | None, Doc("when it ends; null: it does not")]
    last_used: Annotated[str | None, Doc("when it was used last, to a minute; null: never")]
    limit: Annotated[
        int | None, Doc("requests and messages within ten seconds; null: as many as a seat", 50)
    ]


@dataclass(frozen=True, slots=True)
class NewToken:
    """What a new token is to be. `lifetime` is in seconds; None: without an end. `limit`: requests
    within ten seconds; None: as many as a seat."""

    name: str
    scopes: Sequence[str]
    origins: Sequence[str] = ()
    lifetime: int | None = None
    limit: int | None = None


def token_summary(token: Token) -> TokenSummary:
    """Returns a token for a list."""
    return {
        "id": token.id,
        "name": token.name,
        "seat": token.seat,
        "scopes": cast("list[Scope]", token.scopes.split()),
        "origins": token.origins.split(),
        "created": token.created,
        "issued": token.issued,
        "expires": token.expires,
        "last_used": token.last_used,
        "limit": token.most,
    }


def scopes_of(token: Token) -> frozenset[Scope]:
    """Returns the scopes of a token."""
    return cast("frozenset[Scope]", frozenset(token.scopes.split()))


def allows_origin(token: Token, origin: str) -> bool:
    """Whether pages of this origin may use the token."""
    return plain_origin(origin) in token.origins.split()


def plain_origin(text: str) -> str | None:
    """Returns an origin as browsers write it, or None when it is none: `scheme://host[:port]`,
    without a wildcard or path."""
    found = _ORIGIN.fullmatch(text.lower())
    if found is None:
        return None
    scheme, host, port = found.groups()
    if port is None or int(port) == _DEFAULT_PORTS[scheme]:
        return f"{scheme}://{host}"
    return f"{scheme}://{host}:{int(port)}" if 0 < int(port) < 2**16 else None


def seconds_left(token: Token) -> float | None:
    """Returns the seconds until a token expires; None: it does not."""
    if token.expires is None:
        return None
    return (datetime.fromisoformat(token.expires) - datetime.now(UTC)).total_seconds()


def check_alive(token: Token) -> None:
    """Raises RequestRefused token-revoked, token-expired."""
    if token.revoked is not None:
        raise RequestRefused("token-revoked")
    left = seconds_left(token)
    if left is not None and left <= 0:
        raise RequestRefused("token-expired", {"at": token.expires})


class Tokens:
    """The integration tokens of all tables, and the operator's.

    `table` returns a live table, as `Service.table`.
    """

    def __init__(self, store: Store, table: TableOf) -> None:
        self._store = store
        self._table = table
        self._making = asyncio.Lock()
        #: when the last use of each was stored, by the clock of the event loop
        self._noted: dict[str, float] = {}
        self._notes: set[asyncio.Task[None]] = set()

    async def find(self, secret: str) -> Token:
        """Returns the token with this secret.

        Raises RequestRefused stale-token for an unknown one. The caller checks whether it is alive
        (`check_alive`).
        """
        fits = secret.startswith(PREFIX) and len(secret) <= MAX_TOKEN
        found = await self._store.tokens.by_token(secret) if fits else None
        if found is None:
            raise RequestRefused("stale-token")
        return found

    async def get(self, table_id: str, token_id: str) -> Token | None:
        """Returns a token that is not revoked, or None."""
        return await self._store.tokens.get(table_id, token_id)

    async def recheck(self, token: Token) -> Token:
        """Returns a token that was found before as it is now. Checks whether it still has this
        secret, and is alive.

        Raises RequestRefused token-revoked, token-expired.
        """
        found = await self.get(token.table_id, token.id)
        if found is None or found.token_hash != token.token_hash:
            raise RequestRefused("token-revoked")
        check_alive(found)
        return found

    async def of_seat(self, table_id: str, seat_id: str | None) -> list[Token]:
        """Returns the tokens of a seat, or of the whole table (None), oldest first."""
        found = await self._store.tokens.of_table(table_id)
        return [each for each in found if seat_id in (None, each.seat)]

    async def make(self, table_id: str, seat: str, wanted: NewToken) -> tuple[Token, str]:
        """Makes a token for a seat, or for a shared group, which only reads. Returns it with its
        secret, which is not stored.

        Raises RequestRefused malformed, bad-origin, no-such-seat, scope-not-for-seat,
        too-many-tokens.
        """
        in_order = await self._scopes_for(table_id, seat, wanted.scopes)
        async with self._making:
            found = await self._store.tokens.of_table(table_id)
            if sum(each.seat == seat for each in found) >= MOST_OF_SEAT:
                raise RequestRefused("too-many-tokens", {"limit": MOST_OF_SEAT})
            return await self._add(table_id, seat, wanted, in_order, len(found), MOST_OF_TABLE)

    async def _scopes_for(self, table_id: str, seat: str, wanted: Sequence[str]) -> Sequence[Scope]:
        """Returns scopes once each and in order. Raises RequestRefused no-such-seat,
        scope-not-for-seat."""
        live = await self._table(table_id)
        shared = seat in SHARED_GROUPS
        role = "spectator" if shared else live.role_of(seat)  # a shared view is only looked at
        if role is None:
            raise RequestRefused("no-such-seat", {"seat": seat})
        for scope in wanted:
            if scope not in SCOPES_OF[role]:
                whose = seat if shared else role
                raise RequestRefused("scope-not-for-seat", {"scope": scope, "role": whose})
        return [scope for scope in SCOPES if scope in wanted]

    async def make_for_operator(self, name: str, lifetime: int | None) -> tuple[Token, str]:
        """Makes a token with which a program may make tables, and nothing else.

        Raises RequestRefused malformed, too-many-tokens.
        """
        wanted = NewToken(name, [CREATE], lifetime=lifetime)
        async with self._making:
            found = await self._store.tokens.of_table("")
            return await self._add("", "", wanted, [CREATE], len(found), MOST_OF_OPERATOR)

    async def _add(
        self,
        table_id: str,
        seat: str,
        wanted: NewToken,
        scopes: Sequence[str],
        count: int,
        most: int,
    ) -> tuple[Token, str]:
        if count >= most:
            raise RequestRefused("too-many-tokens", {"limit": most})
        name = plain_name(wanted.name, MOST_NAME)
        origins = _stored_origins(wanted.origins)
        secret, at = PREFIX + new_token(), now()
        token = Token(
            new_id("k"),
            table_id,
            seat,
            name,
            token_hash(secret),
            " ".join(scopes),
            origins,
            created=at,
            issued=at,
            expires=_after(wanted.lifetime),
            most=wanted.limit,
        )
        await self._store.tokens.add(token)
        return token, secret

    async def change(
        self,
        table_id: str,
        seat_id: str | None,
        token_id: str,
        wanted: Mapping[str, Any],
        check: Callable[[Token], None],
    ) -> Token:
        """Changes some of the fields of `NewToken`. Its open sockets follow at once: see
        `app.web.token_watch`. A lifetime begins now.

        `seat_id` bounds it to the tokens of that seat. `check` is called with the token as it is,
        and may refuse the change. Raises RequestRefused no-such-token, and as `make`.
        """
        while True:
            old = await self._get(table_id, seat_id, token_id)
            check(old)
            values: dict[str, Any] = {}
            if "name" in wanted:
                values["name"] = plain_name(wanted["name"], MOST_NAME)
            if "scopes" in wanted:
                scopes = await self._scopes_for(table_id, old.seat, wanted["scopes"])
                values["scopes"] = " ".join(scopes)
            if "origins" in wanted:
                values["origins"] = _stored_origins(wanted["origins"])
            if "lifetime" in wanted:
                values["expires"] = _after(wanted["lifetime"])
            if "limit" in wanted:
                values["most"] = wanted["limit"]
            if not values:
                return old
            # When somebody else has changed it in between, it is looked at again.
            if await self._store.tokens.change(old, **values):
                break
        (await self._table(table_id)).change_link(old.token_hash)
        return await self._get(table_id, seat_id, token_id)

    async def rotate(self, table_id: str, seat_id: str | None, token_id: str) -> tuple[Token, str]:
        """Gives a token a new secret, for its whole lifetime again. The old one ends at once.

        `seat_id` bounds it to the tokens of that seat. Raises RequestRefused no-such-token.
        """
        old = await self._get(table_id, seat_id, token_id)
        lifetime = None
        if old.expires is not None:
            issued = datetime.fromisoformat(old.issued)
            lifetime = (datetime.fromisoformat(old.expires) - issued).total_seconds()
        secret, at, expires = PREFIX + new_token(), now(), _after(lifetime)
        hashed = token_hash(secret)
        if not await self._store.tokens.renew(table_id, token_id, hashed, at, expires):
            raise RequestRefused("no-such-token")
        await self._close(old)
        return await self._get(table_id, seat_id, token_id), secret

    async def revoke(self, table_id: str, seat_id: str | None, token_id: str) -> None:
        """Revokes a token, and closes its sockets.

        `seat_id` bounds it to the tokens of that seat. Raises RequestRefused no-such-token.
        """
        token = await self._get(table_id, seat_id, token_id)
        if not await self._store.tokens.revoke(table_id, token_id, now()):
            raise RequestRefused("no-such-token")
        if table_id:
            await self._close(token)

    async def _get(self, table_id: str, seat_id: str | None, token_id: str) -> Token:
        found = await self.get(table_id, token_id)
        if found is None or seat_id not in (None, found.seat):
            raise RequestRefused("no-such-token")
        return found

    async def _close(self, token: Token) -> None:
        live = await self._table(token.table_id)
        live.close_link(token.token_hash, "token-revoked")

    def note_use(self, token: Token) -> None:
        """Notes that a token is used; it is stored in the background, at most once a minute."""
        at = asyncio.get_running_loop().time()
        if at - self._noted.get(token.id, float("-inf")) < USE_EVERY:
            return
        # the longest unnoted first, so that those of ended tokens go
        self._noted.pop(token.id, None)
        self._noted[token.id] = at
        while at - next(iter(self._noted.values())) >= USE_EVERY:
            del self._noted[next(iter(self._noted))]
        task = asyncio.create_task(self._store_use(token.id))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _store_use(self, token_id: str) -> None:
        with suppress(StoreUnavailable):  # the next use is stored
            await self._store.tokens.note_use(token_id, now())

    async def close(self) -> None:
        """Waits until the noted uses are stored."""
        await asyncio.gather(*self._notes)


def _stored_origins(wanted: Sequence[str]) -> str:
    """Returns origins once each, as they are stored. Raises RequestRefused bad-origin."""
    origins: dict[str, None] = {}
    for each in wanted:
        origin = plain_origin(each)
        if origin is None:
            raise RequestRefused("bad-origin", {"origin": each[:200]})
        origins[origin] = None
    return " ".join(origins)


def _after(seconds: float | None) -> str | None:
    """Returns when a lifetime that begins now ends; None: it has no end."""
    return None if seconds is None else from_now(seconds)
