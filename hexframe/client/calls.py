"""The requests of the client and how their answers are read, without a connection."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast
from urllib.parse import parse_qs, quote, urlsplit

from hexframe.client.command import Command
from hexframe.client.errors import Refused, ServerFault, TooMuch, refusal

if TYPE_CHECKING:
    from hexframe.client import types

T = TypeVar("T")
API: Final = "/api/v1"
#: Longest message of the server that is read, in bytes.
LONGEST_FRAME: Final = 2**26
#: Seconds to wait before each new attempt.
PAUSES: Final = (0.25, 0.5, 1.0, 2.0, 4.0)


@dataclass(frozen=True)
class Call(Generic[T]):
    """One request. `repeats`: the server does it once, however often it is sent. `key`: by which it
    tells that."""

    method: str
    path: str
    body: Any = None
    query: Mapping[str, str | int | Sequence[str]] | None = None
    repeats: bool = False
    key: str = ""

    def read(self, status: int, headers: Mapping[str, str], content: bytes) -> T:
        """Returns the answer, or raises what the server refused it with."""
        if status >= 400:
            raise refusal(status, headers, content)
        return cast("T", json.loads(content) if content else None)


def pauses(call: Call[Any]) -> Iterator[float]:
    """Yields the seconds to wait before each new attempt. What only reads can be repeated."""
    yield from PAUSES if call.repeats or call.method == "GET" else ()


def pause_after(error: Refused, pause: float) -> float | None:
    """Returns how long to wait after a refusal; None if another attempt is of no use."""
    if isinstance(error, TooMuch) or (isinstance(error, ServerFault) and error.status == 503):
        return pause if error.retry_after is None else error.retry_after
    return None


def opened(link: str) -> tuple[str, str, str]:
    """Returns server, table and key of a Handler's link (`/h/{table}?key=KEY`)."""
    parts = urlsplit(link)
    before, found, table = parts.path.rpartition("/h/")
    key = parse_qs(parts.query).get("key", [""])[0]
    if not (found and table and key):
        raise ValueError("not a Handler's link, which looks like http://HOST/h/TABLE?key=KEY")
    return f"{parts.scheme}://{parts.netloc}{before}", table, key


def make_table(body: Mapping[str, Any]) -> Call[types.CreatedTable]:
    """Makes a table."""
    return _once(f"{API}/tables", body)


def invited(link: str) -> tuple[str, str]:
    """Returns server and invite of an invite's link (`/j/{invite}`)."""
    parts = urlsplit(link)
    before, found, invite = parts.path.rpartition("/j/")
    if not (found and invite and parts.netloc):
        raise ValueError("not the link of an invite, which looks like http://HOST/j/INVITE")
    return f"{parts.scheme}://{parts.netloc}{before}", invite


def address(url: str) -> str:
    """Returns the address of a server without what all requests add. Raises ValueError for one
    that is none."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"not the address of a server, such as http://127.0.0.1:8000: {url!r}")
    return url.rstrip("/").removesuffix(API)


def secret(token: str) -> str:
    """Returns a token or an operator's key. Raises ValueError for one that no header can have: the
    message does not contain it, since messages end up in logs."""
    if not token or token != token.strip() or not (token.isascii() and token.isprintable()):
        raise ValueError(
            "not a token: it is empty, or has a space at an end, a line break or another character"
            " that a header cannot have"
        )
    return token


def unreachable(url: str, error: Exception) -> str:
    """Returns what to say about a server that does not answer."""
    return f"no answer from {url}: {str(error) or type(error).__name__}"


def take_invited_seat(invite: str, name: str) -> Call[types.TakenSeat]:
    """Takes a seat at the table of an invite."""
    return _once(f"{API}/seats", {"invite": invite, "name": name})


def take_seat(table: str, invite: str, name: str) -> Call[types.TakenSeat]:
    """Takes a seat."""
    return _once(f"{_table(table)}/seats", {"invite": invite, "name": name})


def state(table: str) -> Call[types.State]:
    """Gets the view."""
    return Call("GET", f"{_table(table)}/state", repeats=True)


def send(table: str, command: Command | types.Command, id: str | None) -> Call[types.CommandDone]:
    """Sends a command. The id makes it one command, also when it is sent again."""
    document = command.document() if isinstance(command, Command) else command
    body = {"id": id or str(uuid.uuid4()), "command": document}
    return Call("POST", f"{_table(table)}/commands", body, repeats=True)


def ask(table: str, name: str, params: Mapping[str, Any]) -> Call[Any]:
    """Sends a query."""
    return Call("POST", f"{_table(table)}/queries/{quote(name)}", dict(params), repeats=True)


def events(
    table: str,
    after: int,
    limit: int,
    wanted: Mapping[str, str | int | Sequence[str]] = MappingProxyType({}),
) -> Call[types.Events]:
    """Gets the lines of the log after a `seq` that pass a filter (`line_filter`)."""
    query = {"after": after, "limit": limit, **wanted}
    return Call("GET", f"{_table(table)}/events", query=query, repeats=True)


def line_filter(
    kind: str | Sequence[str], unit: str, round: int | None, text: bool
) -> dict[str, str | int | Sequence[str]]:
    """Returns a filter of the log as parameters of an address."""
    given = {"kind": kind, "unit": unit, "round": round, "text": "true" if text else ""}
    return {name: value for name, value in given.items() if value is not None and value != ""}


def page(
    table: str, path: str, query: Mapping[str, str | int], cursor: str | None, limit: int
) -> Call[dict[str, Any]]:
    """Gets a page of a list of the table; without a cursor the first one."""
    asked = {**query, "limit": limit, **({} if cursor is None else {"cursor": cursor})}
    return Call("GET", _table(table) + path, query=asked, repeats=True)


def member_of(path: str, member: str) -> str:
    """Returns the member of a page in which its items are: by default the path's last word."""
    return member or path.rpartition("/")[2]


def make_token(table: str, body: Mapping[str, Any]) -> Call[types.MadeToken]:
    """Makes an integration token."""
    return _once(f"{_table(table)}/tokens", body)


def ticket(table: str) -> Call[types.MadeTicket]:
    """Makes a ticket for a socket or a stream of a page."""
    return Call("POST", f"{_table(table)}/tickets")


def below(table: str, call: Call[T]) -> Call[T]:
    """Returns a call of a path below the table."""
    return replace(call, path=_table(table) + call.path)


def below_api(call: Call[T]) -> Call[T]:
    """Returns a call of a path below the interface."""
    return replace(call, path=API + call.path)


def options(call: Call[Any], token: str | None) -> dict[str, Any]:
    """Returns the arguments with which httpx sends a request."""
    more: dict[str, Any] = {} if call.body is None else {"json": call.body}
    key = {"Idempotency-Key": call.key} if call.key else {}
    return {"headers": {**bearer(token), **key}, "params": call.query, **more}


def bearer(token: str | None) -> dict[str, str]:
    """Returns the headers that sign a request."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def socket(url: str, table: str) -> str:
    """Returns the address of the WebSocket of a table."""
    return f"ws{url.removeprefix('http')}/ws/tables/{quote(table, safe='')}"


def close_of(connection: Any) -> tuple[int, str]:
    """Returns code and reason with which the server closed a connection; 1006: it was cut."""
    return connection.close_code or 1006, connection.close_reason or ""


def _once(path: str, body: Mapping[str, Any]) -> Call[Any]:
    """Makes something, once, also where the answer is lost and the request is sent again."""
    return Call("POST", path, dict(body), repeats=True, key=str(uuid.uuid4()))


def _table(table: str) -> str:
    return f"{API}/tables/{quote(table, safe='')}"
