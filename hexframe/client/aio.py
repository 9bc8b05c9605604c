"""The client for asyncio: a server, a table and its live view, as in `sync`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar, Unpack

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from hexframe.client import calls
from hexframe.client.calls import Call
from hexframe.client.command import Command
from hexframe.client.copy import Copy, Following, Gap, Update
from hexframe.client.errors import ConnectionLost, Refused, refusal
from hexframe.client.queries import AsksLater

if TYPE_CHECKING:
    from hexframe.client import types

T = TypeVar("T")


class AsyncServer:
    """A Hexframe server. `operator_key` is needed where only operators may make tables."""

    def __init__(
        self, url: str, operator_key: str | None = None, *, http: httpx.AsyncClient | None = None
    ) -> None:
        self.url = calls.address(url)
        self._key = None if operator_key is None else calls.secret(operator_key)
        self._http = http or httpx.AsyncClient(timeout=30)
        self._owns = http is None

    async def make_table(
        self, **body: Unpack[types.CreateTable]
    ) -> tuple[AsyncTable, types.Invites]:
        """Makes a table (`name`, `map`, ...). Returns it for its Handler, and its invites."""
        made = await perform(self._http, self.url, self._key, calls.make_table(body))
        return self.table(made["id"], made["handler_key"]), made["invites"]

    def table(self, table: str, token: str) -> AsyncTable:
        """Returns a table for the holder of this token."""
        return AsyncTable(self.url, table, token, http=self._http)

    async def join(self, table: str, invite: str, name: str) -> AsyncTable:
        """Takes a seat with an invite. Returns the table for it; keep its `token`."""
        taken = await perform(self._http, self.url, None, calls.take_seat(table, invite, name))
        return self.table(table, taken["token"])

    async def call(self, call: Call[T]) -> T:
        """Makes any request below `/api/v1`: `server.call(Call("GET", "/frames/library"))`."""
        return await perform(self._http, self.url, self._key, calls.below_api(call))

    async def close(self) -> None:
        """Closes the connections, unless they are the caller's."""
        if self._owns:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class AsyncTable(AsksLater):
    """A table, for the holder of a token."""

    def __init__(
        self, url: str, table: str, token: str, *, http: httpx.AsyncClient | None = None
    ) -> None:
        self.url = calls.address(url)
        self.id = table
        self.token = calls.secret(token)
        self._http = http or httpx.AsyncClient(timeout=30)
        self._owns = http is None

    @classmethod
    async def join(
        cls, link: str, name: str, *, http: httpx.AsyncClient | None = None
    ) -> AsyncTable:
        """Takes a seat with the link of an invite (`/j/{invite}`). Keep the `token`."""
        url, invite = calls.invited(link)
        async with AsyncServer(url, http=http) as server:
            call = calls.take_invited_seat(invite, name)
            taken = await perform(server._http, url, None, call)
        return cls(url, taken["table"], taken["token"], http=http)

    @classmethod
    def from_link(cls, link: str, *, http: httpx.AsyncClient | None = None) -> AsyncTable:
        """Returns the table of a Handler's link (`/h/{table}?key=KEY`)."""
        return cls(*calls.opened(link), http=http)

    async def call(self, call: Call[T]) -> T:
        """Makes any request below the table: `table.call(Call("GET", "/history"))`."""
        return await perform(self._http, self.url, self.token, calls.below(self.id, call))

    async def state(self) -> types.State:
        """Returns the view with `epoch` and `seq`."""
        return await self._do(calls.state(self.id))

    async def send(
        self, command: Command | types.Command, *, id: str | None = None
    ) -> types.CommandDone:
        """Sends a command. Repeats it with the same id where the answer is lost."""
        return await self._do(calls.send(self.id, command, id))

    async def events(self, after: int = 0, limit: int = 200) -> list[types.Event]:
        """Returns the lines of the log after a `seq`, oldest first."""
        return (await self._do(calls.events(self.id, after, limit)))["events"]

    async def log(
        self,
        after: int = 0,
        *,
        kind: str | Sequence[str] = (),
        unit: str = "",
        round: int | None = None,
        text: bool = False,
    ) -> AsyncIterator[types.Event]:
        """Yields every line of the log after a `seq`: of these kinds, about a unit (its id), of a
        round. With `text` each line has its English `text`."""
        wanted = calls.line_filter(kind, unit, round, text)
        while lines := (await self._do(calls.events(self.id, after, 1000, wanted)))["events"]:
            for line in lines:
                yield line
            after = lines[-1]["seq"]

    async def listed(
        self, path: str, member: str = "", *, limit: int = 200, **query: str | int
    ) -> AsyncIterator[dict[str, Any]]:
        """Yields every item of a list of the table, page by page: `table.listed("/seats")`,
        `table.listed("/library", "entries", kind="map")`."""
        cursor, name = None, calls.member_of(path, member)
        while True:
            page = await self._do(calls.page(self.id, path, query, cursor, limit))
            for item in page[name]:
                yield item
            if (cursor := page["next"]) is None:
                return

    async def make_token(
        self,
        name: str,
        scopes: list[str],
        *,
        seat: str | None = None,
        expires_in: int | None = None,
        origins: Sequence[str] = (),
        limit: int | None = None,
    ) -> types.MadeToken:
        """Makes an integration token; only a seat may. The parameters are those of `MakeToken`."""
        more = {"seat": seat, "expires_in": expires_in, "origins": list(origins), "limit": limit}
        return await self._do(calls.make_token(self.id, {"name": name, "scopes": scopes, **more}))

    async def ticket(self) -> types.MadeTicket:
        """Makes a ticket that opens one socket or one stream of a page."""
        return await self._do(calls.ticket(self.id))

    def live(self, *, patience: float = 60) -> AsyncLive:
        """Returns the live view. A cut line is joined again for at most `patience` seconds."""
        return AsyncLive(self.url, self.id, self.token, patience)

    async def close(self) -> None:
        """Closes the connections, unless they are the caller's."""
        if self._owns:
            await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _ask(self, name: str, params: Mapping[str, Any]) -> Any:
        return await self._do(calls.ask(self.id, name, params))

    async def _do(self, call: Call[T]) -> T:
        return await perform(self._http, self.url, self.token, call)


async def perform(http: httpx.AsyncClient, url: str, token: str | None, call: Call[T]) -> T:
    """Sends a request, again where that is safe and of use. Returns its answer."""
    left = calls.pauses(call)
    while True:
        pause = next(left, None)
        try:
            answer = await http.request(call.method, url + call.path, **calls.options(call, token))
        except httpx.TransportError as error:
            if pause is None:
                raise ConnectionLost(calls.unreachable(url, error)) from error
        else:
            try:
                return call.read(answer.status_code, answer.headers, answer.content)
            except Refused as refused:
                wait = None if pause is None else calls.pause_after(refused, pause)
                if wait is None:
                    raise
                pause = wait
        await asyncio.sleep(pause)


class AsyncLive(Following):
    """The view of a table that follows every change, and joins again after a cut line.

    `async with table.live() as live:` waits for the view; iterating takes the changes in.
    """

    def __init__(self, url: str, table: str, token: str, patience: float) -> None:
        self._address = calls.socket(url, table)
        self._headers = calls.bearer(token)
        self._patience = patience
        self._copy = Copy()
        self._socket: ClientConnection | None = None

    async def next(self, timeout: float | None = None) -> Update:
        """Takes in the next frame. Raises TimeoutError if none comes in time."""
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            socket = self._socket or await self._join(until)
            left = None if until is None else max(0.0, until - time.monotonic())
            try:
                async with asyncio.timeout(left):
                    text = await socket.recv()
                update = self._copy.receive(text)
            except ConnectionClosed:
                await self._drop()
                await self._pause(self._copy.closed(*calls.close_of(socket)), until)
            except Gap:
                await self._drop()
            else:
                if update is not None:
                    return update

    async def catch_up(self, seq: int, timeout: float = 20) -> types.View:
        """Takes in frames until the view is at `seq`, as the answer to a command has it."""
        until = time.monotonic() + timeout
        while self._copy.seq < seq:
            await self.next(until - time.monotonic())
        return self.view

    async def close(self) -> None:
        """Closes the connection."""
        await self._drop()

    async def __aiter__(self) -> AsyncIterator[Update]:
        while True:
            yield await self.next()

    async def __aenter__(self) -> Self:
        while not self._copy.ready:
            await self.next(self._patience)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def _drop(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    async def _join(self, until: float | None) -> ClientConnection:
        """Opens the connection, again and again as long as patience lasts."""
        end = time.monotonic() + self._patience
        while True:
            try:
                self._socket = await connect(
                    self._address + self._copy.position(),
                    additional_headers=self._headers,
                    max_size=calls.LONGEST_FRAME,
                    open_timeout=20,
                )
                return self._socket
            except InvalidStatus as error:
                answer = error.response
                refused = refusal(answer.status_code, answer.headers, bytes(answer.body or b""))
                wait = calls.pause_after(refused, self._copy.closed(1006, ""))
                if wait is None or time.monotonic() + wait > end:
                    raise refused from error
            except (OSError, InvalidHandshake) as error:
                wait = self._copy.closed(1006, "")
                if time.monotonic() + wait > end:
                    raise ConnectionLost(calls.unreachable(self._address, error)) from error
            await self._pause(wait, until)

    @staticmethod
    async def _pause(seconds: float, until: float | None) -> None:
        if until is not None and time.monotonic() + seconds > until:
            await asyncio.sleep(max(0.0, until - time.monotonic()))
            raise TimeoutError
        await asyncio.sleep(seconds)
