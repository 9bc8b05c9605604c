"""What a person or program may ask of the server as a whole: make, join, leave, list tables.

Everything that changes a table goes on as a command to its live table; this module adds what
lies around: limits, invites, tokens, uploads, the demonstration table.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

import msgspec

from app.engine import Refused
from app.formats.demo import demo_table
from app.formats.errors import FormatError
from app.formats.registry import read_map, write_map
from app.furnish import furnish
from app.live.chance import now
from app.live.tables import Ack, CreatedTable, LiveTable, NoSuchTable, Tables
from app.rules.systems import SYSTEMS as KNOWN_SYSTEMS
from app.rules.terrain import HexMap, TerrainError
from app.settings import Settings
from app.store.seats import Member
from app.store.store import Store
from app.whole_crew import Crew, NotInDocument
from app.whole_table import Log, TableDocument, log_document, table_document

log = logging.getLogger("hexframe")

MAX_NAME = 40
MAX_TOKEN = 200
SYSTEMS = ("frame-state",)
NOBODY = Crew()


class Denied(Exception):
    """The request is refused before it reaches a table: a stable code and its parameters."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None, data: Any = None):
        super().__init__(code)
        self.code = code
        self.params = dict(params or {})
        self.data = data


@dataclass(frozen=True, slots=True)
class NewMap:
    """A map for a new table, with the units that came with it (parameters of `unit.add`), their
    crew, and a fight under way."""

    map: HexMap
    name: str = ""
    units: Sequence[Mapping[str, Any]] = ()
    crew: Crew = NOBODY
    fight: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Invited:
    """What an invite leads to."""

    table_id: str
    table_name: str
    role: Literal["pilot", "spectator"]


@dataclass(frozen=True, slots=True)
class Seated:
    """Whom somebody already sits at a table as, and the units that seat steers."""

    name: str
    units: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat just taken; the token is known only now."""

    id: str
    token: str
    role: str


class Service:
    """One per process: the store and the live tables behind the routes and the command line."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        #: open WebSockets by table, and by seat
        self.sockets: Counter[str] = Counter()

    async def ready(self) -> None:
        """Ask the store for a sign of life; raises StoreUnavailable."""
        await self.store.ready()

    # --- tables

    async def table(self, table_id: str, seat_id: str | None = None) -> LiveTable:
        """The live table, knowing this seat; Denied no-such-table, stale-token."""
        try:
            live = await self.tables.get(table_id, seat_id)
        except NoSuchTable:
            raise Denied("no-such-table") from None
        if seat_id is not None and not live.knows(seat_id):
            raise Denied("stale-token")
        return live

    def name_of(self, live: LiveTable) -> str:
        """The table's name now."""
        _, _, view = live.view(None)
        return str(view["table"]["name"])

    async def exists(self, table_id: str) -> bool:
        """Whether there is such a table, without waking it."""
        return await self.store.tables.get(table_id) is not None

    async def list(self) -> list[dict[str, Any]]:
        """All tables in short, oldest first."""
        rows = await self.store.tables.all()
        return [{"id": row.id, "name": row.name, "created": row.created} for row in rows]

    async def create(
        self,
        name: str,
        made: NewMap,
        options: Mapping[str, Any] | None = None,
        systems: Sequence[str] = SYSTEMS,
        *,
        demo: bool = False,
    ) -> CreatedTable:
        """A new table with its map, the units that came with it, and their crew.

        Denied: too-many-tables, too-many-hexes, no-such-system, or what the engine refuses.
        """
        for system in systems:
            if system not in KNOWN_SYSTEMS:
                raise Denied("no-such-system", {"name": system})
        if len(await self.store.tables.all()) >= self.settings.max_tables:
            raise Denied("too-many-tables", {"limit": self.settings.max_tables})
        self._check_size(made.map.columns, made.map.rows)
        created = unrefused(await self.tables.create(name, made.map, options, systems, demo=demo))
        try:
            await self._furnish(created, made)
        except Denied:
            await self.tables.delete(created.id)
            raise
        return created

    async def _furnish(self, created: CreatedTable, made: NewMap) -> None:
        """What came with the map; Denied for what the engine refuses, bad-document."""
        live, seat_id = await self.tables.get(created.id), created.handler_seat

        async def send(command: Mapping[str, Any]) -> None:
            # A player who could guess these ids would learn by them how much there is.
            unrefused(await live.send(seat_id, f"setup-{secrets.token_hex(8)}", command))

        try:
            await furnish(send, lambda: live.view(seat_id)[2], made.units, made.crew, made.fight)
        except NotInDocument as error:
            raise Denied("bad-document", {"what": str(error)}) from None

    async def export_table(self, table_id: str, seat_id: str) -> dict[str, Any]:
        """The whole table as one document, for its Handler."""
        live = await self.table(table_id, seat_id)
        _, _, view = live.view(seat_id)
        world = live.state.world
        board = map_of_view(view, lambda chunk: live.map_chunk(seat_id, chunk))
        log = Log(table_id, *await live.log(seat_id))
        return await asyncio.to_thread(table_document, view, world, board, log)

    async def export_log(self, table_id: str, seat_id: str | None) -> dict[str, Any]:
        """The log as this seat may read it (None: the Handler), with all to check its dice by."""
        live = await self.table(table_id, seat_id)
        _, _, view = live.view(seat_id)
        log = Log(table_id, *await live.log(seat_id))
        return log_document(view, live.group_of(seat_id), now(), log)

    async def import_table(self, content: bytes) -> CreatedTable:
        """A new table from an exported one; Denied bad-document, and all that `create` denies."""
        try:
            found = await asyncio.to_thread(msgspec.json.decode, content, type=TableDocument)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Denied("bad-document", {"what": str(error)[:200]}) from None
        made = await asyncio.to_thread(self.map_of_document, found.map)
        crew = Crew(found.categories, found.characters, found.missions, found.builds)
        made = NewMap(made.map, found.name, found.units, crew, found.fight)
        return await self.create(found.name, made, found.options, found.systems)

    async def send(
        self, live: LiveTable, seat_id: str, command_id: str, command: Mapping[str, Any]
    ) -> Ack | Refused:
        """Send a command; what the server limits and the rules do not is refused here."""
        form = command.get("map") if command.get("type") == "map.set" else None
        if isinstance(form, Mapping):
            columns, rows, limit = form.get("columns"), form.get("rows"), self.settings.max_hexes
            if isinstance(columns, int) and isinstance(rows, int) and columns * rows > limit:
                hexes = min(columns * rows, 2**53)
                return Refused("too-many-hexes", {"hexes": hexes, "limit": limit})
        return await live.send(seat_id, command_id, dict(command))

    async def delete(self, table_id: str) -> None:
        """Delete a table with its history."""
        await self.tables.delete(table_id)

    # --- seats

    async def member(self, token: str) -> Member | None:
        """Whose token this is."""
        if not token or len(token) > MAX_TOKEN:
            return None
        return await self.store.seats.by_token(token)

    async def invited(self, invite: str) -> Invited:
        """Where an invite leads; Denied bad-invite."""
        found = await self.store.tables.by_invite(invite) if len(invite) <= MAX_TOKEN else None
        if found is None:
            raise Denied("bad-invite")
        row, role = found
        return Invited(row.id, row.name, role)

    async def sits_at(self, table_id: str, token: str) -> str | None:
        """The name of the table where this token has a seat, without waking it; else None."""
        member = await self.member(token)
        if member is None or member.table_id != table_id:
            return None
        row = await self.store.tables.get(table_id)
        return None if row is None else row.name

    async def seated(self, table_id: str, token: str) -> Seated | None:
        """Whom this token already sits at the table as; None for no seat there."""
        member = await self.member(token)
        if member is None or member.table_id != table_id:
            return None
        state = (await self.table(table_id, member.seat_id)).state
        seat = state.record.seats.get(member.seat_id)
        if seat is None:
            return None
        scene = state.world.scenes[state.world.active_scene]
        steered = (unit.name for unit in scene.units.values() if unit.controller == seat.id)
        return Seated(seat.name, tuple(sorted(steered)))

    async def join(self, table_id: str, invite: str, name: str) -> Seat:
        """Take a seat. Denied: bad-invite, malformed (the name), too-many-seats."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
            raise Denied("malformed", {"at": "name", "what": f"1 to {MAX_NAME} characters"})
        found = await self.invited(invite)
        if found.table_id != table_id:
            raise Denied("bad-invite")
        taken = [seat for seat in await self.store.seats.of_table(table_id) if not seat.revoked]
        if len(taken) >= self.settings.max_seats:
            raise Denied("too-many-seats", {"limit": self.settings.max_seats})
        live = await self.table(table_id)
        seat_id, token = unrefused(await live.join(found.role, name))
        return Seat(seat_id, token, found.role)

    async def remove_seat(self, table_id: str, by: str, seat_id: str) -> None:
        """Give up or take away a seat; the token ends at once."""
        live = await self.table(table_id)
        unrefused(await live.kick(by, seat_id))

    async def rotate(self, table_id: str, by: str, role: Literal["pilot", "spectator"]) -> str:
        """A new invite for a role; the old one is dead."""
        live = await self.table(table_id)
        invite: str = unrefused(await live.rotate_invite(by, role))
        return invite

    # --- maps

    def _check_size(self, columns: int, rows: int) -> None:
        limit = self.settings.max_hexes
        if columns < 1 or rows < 1:
            raise Denied("bad-map", {"what": "at least one column and one row"})
        if columns * rows > limit:
            raise Denied("too-many-hexes", {"hexes": columns * rows, "limit": limit})

    def blank_map(self, columns: int, rows: int, orientation: str) -> NewMap:
        """Flat ground at level 0."""
        if orientation not in ("flat", "pointy"):
            raise Denied("malformed", {"at": "orientation", "what": "flat or pointy"})
        self._check_size(columns, rows)
        try:
            flat = orientation == "flat"
            return NewMap(HexMap.blank(columns, rows, "flat" if flat else "pointy"))
        except TerrainError as error:
            raise Denied(error.code, error.params) from None

    def read_map(self, name: str, data: bytes) -> NewMap:
        """A map from a file in any format; Denied bad-map with the format's code and line."""
        try:
            found = read_map(name, data, self.settings.max_hexes)
        except FormatError as error:
            raise _denied(error) from None
        return NewMap(found.map, found.name, found.units)

    def map_of_document(self, document: Mapping[str, Any]) -> NewMap:
        """A map from a document of our own; Denied like `read_map`."""
        return self.read_map("map.hexframe.json", msgspec.json.encode(document))

    def demo_map(self) -> NewMap:
        """The demonstration's map, units and crew."""
        demo = demo_table()
        crew = Crew((), demo.characters, demo.missions)
        return NewMap(demo.map, demo.name, demo.units, crew)

    async def set_map(
        self, table_id: str, seat_id: str, name: str, data: bytes, command_id: str = ""
    ) -> Any:
        """Replace the map by a file: the command `map.set`."""
        live = await self.table(table_id)
        made = await asyncio.to_thread(self.read_map, name, data)
        command = {"type": "map.set", "map": made.map.document()}
        command_id = command_id or f"map-{secrets.token_hex(8)}"
        return await self.send(live, seat_id, command_id, command)

    async def map_file(self, table_id: str, seat_id: str, fmt: str) -> tuple[bytes, str]:
        """The map as its viewer knows it, as a file, and a tag that changes with it."""
        live = await self.table(table_id, seat_id)
        _, _, view = live.view(seat_id)
        board = map_of_view(view, lambda chunk: live.map_chunk(seat_id, chunk))
        try:
            body = await asyncio.to_thread(write_map, fmt, board, view["scene"]["name"])
        except FormatError as error:
            raise _denied(error) from None
        return body, hashlib.sha256(body).hexdigest()[:24]


def _denied(error: FormatError) -> Denied:
    """A file that cannot be read or written, with the format's own code, parameters and line."""
    code = {"too-large": "too-many-hexes", "too-big": "too-large"}.get(error.code, "bad-map")
    params = {**error.params, "what": str(error), "line": error.line}
    return Denied(code, params, {"code": error.code, "params": error.params, "line": error.line})


T = TypeVar("T")


def unrefused(answer: T | Refused) -> T:
    """The answer, or the refusal raised as Denied."""
    if isinstance(answer, Refused):
        raise Denied(answer.code, answer.params, answer.data)
    return answer


def map_of_view(view: Mapping[str, Any], chunk: Callable[[str], Any]) -> HexMap:
    """The map that a viewer knows, put together from what that viewer may fetch."""
    shown = view["scene"]["map"]
    bodies = {key: chunk(key) for key in set(shown["chunks"])}
    return HexMap.from_document(
        {
            **{name: shown[name] for name in ("columns", "rows", "orientation", "floor")},
            "ceiling": shown["ceiling"],
            "chunks": shown["chunks"],
            "bodies": bodies,
            "props": list(view["scene"]["props"].values()),
        }
    )
