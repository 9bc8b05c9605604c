"""What a person or program may ask of the server as a whole: make, join, leave, list tables.

Everything that changes a table goes on as a command to its live table; this module adds what
lies around: invites, tokens, whole tables in and out.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import msgspec

from app.engine import Refused, chunk_view, public_group_name
from app.engine.access import controls_unit
from app.errors import RequestRefused, raise_refused
from app.export.crew import InvalidReference
from app.export.history import history_document
from app.export.import_commands import send_import_commands
from app.export.maps import Maps, NewMap, map_file, map_of_view
from app.export.table import VERSION_WITH_HISTORY as VERSION
from app.export.table import LogExport, log_document, table_document
from app.live import branching
from app.live.chance import now
from app.live.refold import Progress, log_progress, refold_tables
from app.live.replay import BrokenHistory, NewerTable
from app.live.tables import Ack, CreatedTable, LiveTable, NoRoom, NoSuchTable, StillLoading, Tables
from app.rules.systems import SYSTEMS as KNOWN_SYSTEMS
from app.rules.work_budget import Work
from app.services.import_table import check_length, import_table
from app.settings import Settings
from app.store.seats import Member
from app.store.store import Store

T = TypeVar("T")

log = logging.getLogger("hexframe")

#: Bytes of maps as files that are kept, to be sent again.
KEPT_FILES = 16 * 1024 * 1024
MAX_NAME = 40
MAX_TABLE_NAME = 80
MAX_TOKEN = 200
#: What a table's name ends with that goes its own way.
BRANCH = " (branch)"
SYSTEMS = ("frame-state",)


@dataclass(frozen=True, slots=True)
class InviteTarget:
    """What an invite leads to."""

    table_id: str
    table_name: str
    role: Literal["pilot", "spectator"]


@dataclass(frozen=True, slots=True)
class CurrentSeat:
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
        self.maps = Maps(settings.max_hexes)
        self.store = store
        self.tables = tables
        #: open WebSockets by table, and by seat
        self.sockets: Counter[str] = Counter()
        #: seconds that a visitor waits for a table that is being read; None: as long as it takes
        self.patience: float | None = None
        self.refold_progress = Progress()
        #: maps as files, by their tags
        self._map_files: OrderedDict[str, bytes] = OrderedDict()
        # One, so that what is large is in memory as a whole only once at a time.
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="uploads")

    async def read_upload(self, read: Callable[..., T], *args: Any) -> T:
        """Read something large in a thread of its own, after what came before it."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, read, *args)

    async def ready(self) -> None:
        """Ask the store for a sign of life; raises StoreUnavailable, and Denied being-prepared
        while tables are brought up to date, which keeps the store busy."""
        if not self.refold_progress.done:
            raise RequestRefused("being-prepared", {"percent": self.refold_progress.percent})
        await self.store.ready()

    async def refold(self) -> None:
        """Bring the tables up to date that were last folded by another version of the program."""
        try:
            await refold_tables(self.tables, self.refold_progress, log_progress)
        except Exception:  # each is folded when somebody comes to it
            log.exception("the tables could not be brought up to date")
            self.refold_progress.tables_done = self.refold_progress.tables
        finally:
            self.refold_progress.counted.set()

    # --- tables

    async def table(self, table_id: str, seat_id: str | None = None) -> LiveTable:
        """The live table, knowing this seat; Denied no-such-table, stale-token, server-full,
        being-prepared, newer-table, broken-table."""
        live = await self._load(table_id, seat_id)
        if seat_id is not None and not live.knows(seat_id):
            raise RequestRefused("stale-token")
        return live

    async def _load(self, table_id: str, seat_id: str | None) -> LiveTable:
        try:
            return await self.tables.get(table_id, seat_id, patience=self.patience)
        except NoSuchTable:
            raise RequestRefused("no-such-table") from None
        except NoRoom:
            raise RequestRefused("server-full") from None
        except StillLoading as error:
            raise RequestRefused("being-prepared", {"percent": error.percent}) from None
        except NewerTable:
            raise RequestRefused("newer-table") from None
        except BrokenHistory:
            raise RequestRefused("broken-table") from None

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
                raise RequestRefused("no-such-system", {"name": system})
        await self.check_capacity()
        self.maps.check_size(made.map.columns, made.map.rows)
        created = raise_refused(
            await self.tables.create(
                name, made.map, options, systems, demo=demo, scene_name=made.scene
            )
        )
        try:
            await self._import_contents(created, made)
        except Exception:
            await self.tables.discard(created.id)
            raise
        return created

    async def check_capacity(self) -> None:
        """Denied too-many-tables, server-full."""
        if len(await self.store.tables.all()) >= self.settings.max_tables:
            raise RequestRefused("too-many-tables", {"limit": self.settings.max_tables})
        if not await self.tables.make_room():
            raise RequestRefused("server-full")

    async def branch(
        self, table_id: str, seat_id: str, seq: int | None = None, name: str = ""
    ) -> CreatedTable:
        """A new table that goes on from a moment of this one, as its Handler counts moments.

        Raises NoSuchMoment and TooBusy; Denied: too-many-tables, history-too-long.
        """
        live = await self.table(table_id, seat_id)
        await self.check_capacity()
        version = live.state.version
        if seq is not None:
            version = live.version_at(seat_id, seq)
        check_length(version)
        state = await live.history.state(seat_id, version)
        named = name or _branch_name(state.table.name)
        return raise_refused(await branching.branch(self.store, live, state, named))

    async def _import_contents(self, created: CreatedTable, made: NewMap) -> None:
        """What came with the map; Denied for what the engine refuses, bad-document."""
        live, seat_id = await self.tables.get(created.id), created.handler_seat

        async def send(command: Mapping[str, Any]) -> None:
            # A player who could guess these ids would learn by them how much there is.
            raise_refused(await live.send(seat_id, f"setup-{secrets.token_hex(8)}", command))

        try:
            await send_import_commands(
                send, lambda: live.state.world, made.units, made.crew, made.fight, made.scenes
            )
        except InvalidReference as error:
            raise RequestRefused("bad-document", {"what": str(error)}) from None

    async def export_table(
        self, table_id: str, seat_id: str | None, *, history: bool = False
    ) -> dict[str, Any]:
        """The whole table as one document, for its Handler (None); with its history, so that it
        can be looked back at elsewhere. Denied history-too-long."""
        live = await self.table(table_id, seat_id)
        _, _, view = live.view(seat_id)
        world = live.state.world
        board = map_of_view(view, lambda chunk: live.map_chunk(seat_id, chunk))
        version = live.state.version
        log = LogExport(table_id, *await live.log(seat_id))
        document = await asyncio.to_thread(table_document, view, world, board, log)
        if history:
            check_length(version)
            tail = self.store.journal.tail(table_id, 0)
            rows = [row async for row in tail if row.version <= version]
            kept = await asyncio.to_thread(history_document, table_id, rows)
            document |= {"version": VERSION, "history": kept}
        return document

    async def export_log(self, live: LiveTable, whom: str | None) -> dict[str, Any]:
        """The log as this viewer (see `LiveTable.view`) may read it, with all to check its dice
        by."""
        _, _, view = live.view(whom)
        log = LogExport(live.id, *await live.log(whom))
        return log_document(view, public_group_name(live.group_of(whom)), now(), log)

    async def import_table(self, content: bytes, name: str = "") -> CreatedTable:
        """A new table from an exported one, as `app.services.import_table` says."""
        return await import_table(self, content, name)

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

    async def role_of(self, member: Member) -> str:
        """What a member may do now; as what it came, where its table does not know it."""
        try:
            live = await self._load(member.table_id, member.seat_id)
        except RequestRefused as denied:
            if denied.code != "no-such-table":
                raise
            return member.role
        return live.role_of(member.seat_id) or member.role

    async def invite_target(self, invite: str) -> InviteTarget:
        """Where an invite leads; Denied bad-invite."""
        found = await self.store.tables.by_invite(invite) if len(invite) <= MAX_TOKEN else None
        if found is None:
            raise RequestRefused("bad-invite")
        row, role = found
        return InviteTarget(row.id, row.name, role)

    async def table_name_for(self, table_id: str, token: str) -> str | None:
        """The name of the table where this token has a seat, without waking it; else None."""
        member = await self.member(token)
        if member is None or member.table_id != table_id:
            return None
        row = await self.store.tables.get(table_id)
        return None if row is None else row.name

    async def current_seat(self, table_id: str, token: str) -> CurrentSeat | None:
        """Whom this token already sits at the table as; None for no seat there."""
        member = await self.member(token)
        if member is None or member.table_id != table_id:
            return None
        state = (await self.table(table_id, member.seat_id)).state
        seat = state.record.seats.get(member.seat_id)
        if seat is None:
            return None
        scene = state.world.scenes[state.world.active_scene]
        steered = (unit.name for unit in scene.units.values() if controls_unit(seat.id, unit))
        return CurrentSeat(seat.name, tuple(sorted(steered)))

    async def join(self, table_id: str, invite: str, name: str) -> Seat:
        """Take a seat. Denied: bad-invite, malformed (the name), too-many-seats."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
            raise RequestRefused("malformed", {"at": "name", "what": f"1 to {MAX_NAME} characters"})
        found = await self.invite_target(invite)
        if found.table_id != table_id:
            raise RequestRefused("bad-invite")
        taken = [seat for seat in await self.store.seats.of_table(table_id) if not seat.revoked]
        if len(taken) >= self.settings.max_seats:
            raise RequestRefused("too-many-seats", {"limit": self.settings.max_seats})
        live = await self.table(table_id)
        seat_id, token = raise_refused(await live.join(found.role, name))
        return Seat(seat_id, token, found.role)

    async def remove_seat(self, table_id: str, by: str, seat_id: str, *, ban: bool = False) -> None:
        """Give up or take away a seat, its token ends at once; with `ban` who had it may take no
        other one, and somebody who was only sent away can still be banned."""
        live = await self.table(table_id)
        done = await live.kick(by, seat_id, ban=ban)
        if not (ban and isinstance(done, Refused) and done.code == "no-such-seat"):
            raise_refused(done)
        elif await self.store.seats.ban(table_id, seat_id, now()):
            await self._log_ban(live, by, seat_id, lifted=False)
        else:
            raise_refused(done)

    async def lift_ban(self, table_id: str, by: str, seat_id: str) -> None:
        """Let somebody come back, to a new seat; Denied no-such-ban."""
        live = await self.table(table_id)
        if not await self.store.seats.ban(table_id, seat_id, None):
            raise RequestRefused("no-such-ban")
        await self._log_ban(live, by, seat_id, lifted=True)

    async def _log_ban(self, live: LiveTable, by: str, seat_id: str, *, lifted: bool) -> None:
        names = {seat.id: seat.name for seat in await self.store.seats.of_table(live.id)}
        said = {"name": names[seat_id], "by": names[by], "lifted": lifted}
        raise_refused(
            await live.send(None, f"ban-{secrets.token_hex(8)}", {"type": "ban.tell"} | said)
        )

    async def rotate(self, table_id: str, by: str, role: Literal["pilot", "spectator"]) -> str:
        """A new invite for a role; the old one is dead."""
        live = await self.table(table_id)
        invite: str = raise_refused(await live.rotate_invite(by, role))
        return invite

    # --- maps

    async def set_map(
        self,
        table_id: str,
        seat_id: str,
        name: str,
        data: bytes,
        command_id: str = "",
        scene: str = "",
    ) -> Any:
        """Replace the map of a scene (empty: the one shown) by a file: the command `map.set`."""
        document = await self.read_upload(lambda: self.maps.read(name, data).map.document())
        live = await self.table(table_id)  # only now: the reading may have had to wait for others
        command = {"type": "map.set", "map": document, **({"scene": scene} if scene else {})}
        command_id = command_id or f"map-{secrets.token_hex(8)}"
        return await self.send(live, seat_id, command_id, command)

    def map_tag(self, live: LiveTable, whom: str, fmt: str) -> str:
        """A tag of the map as this viewer (see `LiveTable.view`) knows it, as a file of a format:
        another whenever the file is another."""
        scene = live.view(whom)[2]["scene"]
        parts = (fmt, scene["name"], scene["map"], scene["props"], scene["fog"])
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:24]

    async def map_file(
        self, live: LiveTable, whom: str, seat: str, address: str, fmt: str, tag: str
    ) -> bytes | Refused:
        """The map as this viewer knows it, as a file: made in the turn of this seat (see
        `LiveTable.compute`), or kept from when it had the same tag. Denied bad-map."""
        view, state, group = live.view(whom)[2], live.state, live.group_of(whom)

        def made_or_kept(_: Work) -> bytes:
            kept = self._map_files.get(tag)
            if kept is not None:
                return kept
            board = map_of_view(view, lambda chunk: chunk_view(state, group, chunk))
            return map_file(fmt, board, view["scene"]["name"])

        made = await live.compute(seat, address, made_or_kept)
        if not isinstance(made, Refused):
            self._map_files[tag] = made
            self._map_files.move_to_end(tag)
            while sum(map(len, self._map_files.values())) > KEPT_FILES:
                self._map_files.popitem(last=False)
        return made


def is_table(content: bytes) -> bool:
    """Whether a file looks like an exported table (and not like a map)."""
    return content.lstrip()[:1] == b"{" and b'"hexframe-table"' in content[:400]


def _branch_name(name: str) -> str:
    """What a branch is called when nobody says it."""
    return f"{name[: MAX_TABLE_NAME - len(BRANCH)]}{BRANCH}"
