"""The service behind pages, REST and the command line: tables and their maps, export and import.

Every change of a table is a command to its live table. Seats and invites are in `seats`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from app import metrics
from app.engine import Group, Refused, chunk_view
from app.engine.history.visible_history import SHARED_GROUPS
from app.errors import RequestRefused, raise_refused
from app.export.history import (
    BadHistory,
    HistoryDocument,
    NewerHistory,
    history_document,
    read_history,
)
from app.export.import_commands import NewMap, send_import_commands
from app.export.maps import Maps, map_file, map_of_view
from app.export.ready import ReadyTable, map_document, mission_document
from app.export.table import LogExport, log_document, read_document, table_document
from app.live import branching
from app.live.clock import now
from app.live.refold import Progress, log_progress, refold_tables
from app.live.replay import BrokenHistory, NewerTable
from app.live.tables import Ack, CreatedTable, LiveTable, NoRoom, NoSuchTable, StillLoading, Tables
from app.rules.systems import SYSTEMS as KNOWN_SYSTEMS
from app.rules.work_budget import Work
from app.services.backgrounds import Backgrounds
from app.services.outgoing import Outgoing
from app.services.pictures import Pictures
from app.services.seats import Seats
from app.services.tickets import Tickets
from app.services.tokens import Tokens
from app.settings import Settings
from app.store.pictures import Picture
from app.store.store import Store

T = TypeVar("T")
#: Refuses a command at a table because of what its sender sees by then.
TablePrecondition = Callable[[LiveTable], Refused | None]

log = logging.getLogger("hexframe")

#: Bytes of cached map files.
KEPT_FILES = 16 * 1024 * 1024
MAX_TABLE_NAME = 80
#: The suffix of a branch's name.
BRANCH = " (branch)"
SYSTEMS = ("frame-state",)
#: The name under which the map of a scene in a document is read.
MAP_NAME = "map.hexframe.json"


class Service:
    """One per process: the store and the live tables behind the routes and the command line."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.maps = Maps(settings.max_hexes)
        self.store = store
        self.tables = tables
        self.seats = Seats(settings, store, self.table, self._load)
        self.tokens = Tokens(store, self.table)
        self.tickets = Tickets(settings.redis_url)
        self.outgoing = Outgoing(private=settings.webhooks_private)
        #: open WebSockets by table, and by seat
        self.sockets: Counter[str] = Counter()
        #: seconds that a visitor waits for a table to load; None: no limit
        self.patience: float | None = None
        self.refold_progress = Progress()
        #: cached map files by tag
        self._map_files: OrderedDict[str, bytes] = OrderedDict()
        # One thread, so that only one large upload is in memory at a time.
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="uploads")
        self.backgrounds = Backgrounds(store)
        self.pictures = Pictures(store, self.read_upload, settings.picture_bytes)

    async def close(self) -> None:
        """Finishes what runs in the background, before the store closes."""
        await self.tokens.close()
        await self.tickets.close()
        self.outgoing.close()

    async def read_upload(self, read: Callable[..., T], *args: Any) -> T:
        """Reads an upload in the upload thread, after the uploads before it."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, read, *args)

    async def ready(self) -> None:
        """Tests the store. Raises StoreUnavailable, and RequestRefused being-prepared during the
        replay at start, which keeps the store busy."""
        if not self.refold_progress.done:
            raise RequestRefused("being-prepared", {"percent": self.refold_progress.percent})
        await self.store.ready()

    async def refold(self) -> None:
        """Replays the tables whose snapshots are of another version of the program."""
        try:
            await refold_tables(self.tables, self.refold_progress, log_progress)
        except Exception:  # each table is replayed when somebody opens it
            log.exception("the tables could not be brought up to date")
            self.refold_progress.tables_done = self.refold_progress.tables
        finally:
            self.refold_progress.counted.set()

    # --- tables

    async def table(self, table_id: str, seat_id: str | None = None) -> LiveTable:
        """Returns the live table of a seat or shared group. Raises RequestRefused no-such-table,
        stale-token, server-full, being-prepared, newer-table, broken-table."""
        live = await self._load(table_id, None if seat_id in SHARED_GROUPS else seat_id)
        if seat_id is not None and not live.can_view_as(seat_id):
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
        """Returns the table's current name."""
        _, _, view = live.view(None)
        return str(view["table"]["name"])

    async def exists(self, table_id: str) -> bool:
        """Whether there is such a table, without loading it."""
        return await self.store.tables.get(table_id) is not None

    async def create(
        self,
        name: str,
        made: NewMap,
        options: Mapping[str, Any] | None = None,
        systems: Sequence[str] = SYSTEMS,
        *,
        demo: bool = False,
    ) -> CreatedTable:
        """Creates a table with its map, units and crew.

        Raises RequestRefused too-many-tables, too-many-hexes, no-such-system, and for what the
        engine refuses.
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

    async def create_ready(
        self, entry: ReadyTable, name: str = "", systems: Sequence[str] = SYSTEMS
    ) -> CreatedTable:
        """Creates a table from a ready mission or map. A mission has its own dice systems.

        Raises as `create`.
        """
        if entry.kind == "mission":
            return await self.import_table(mission_document(entry), name)
        read = await self.read_upload(self.maps.read, MAP_NAME, map_document(entry))
        made = replace(read, scene=entry.name)
        return await self.create(name or entry.name, made, systems=systems)

    async def check_capacity(self) -> None:
        """Raises RequestRefused too-many-tables, server-full."""
        if len(await self.store.tables.all()) >= self.settings.max_tables:
            raise RequestRefused("too-many-tables", {"limit": self.settings.max_tables})
        if not await self.tables.make_room():
            raise RequestRefused("server-full")

    async def branch(
        self, table_id: str, seat_id: str, seq: int | None = None, name: str = ""
    ) -> CreatedTable:
        """Creates a table that continues from a moment of this one; `seq` is the Handler's.

        Raises NoSuchMoment, TooBusy, and RequestRefused too-many-tables, history-too-long.
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
        """Adds what came with the map. Raises RequestRefused for what the engine refuses."""
        live, seat_id = await self.tables.get(created.id), created.handler_seat

        async def send(command: Mapping[str, Any]) -> None:
            # Random ids, so that players cannot learn the number of units from them.
            sender = None if command["type"] == "world.import" else seat_id
            raise_refused(await live.send(sender, f"setup-{secrets.token_hex(8)}", command))

        await send_import_commands(send, lambda: live.state.world, made)

    async def export_table(
        self, table_id: str, seat_id: str | None, *, history: bool = False
    ) -> dict[str, Any]:
        """Returns the whole table as one document for its Handler (None), with `history` including
        every journal row. Raises RequestRefused history-too-long."""
        live = await self.table(table_id, seat_id)
        state = live.state
        log = LogExport(table_id, *await live.log(seat_id))
        document = await asyncio.to_thread(table_document, state, log)
        document["pictures"] = await self.pictures.document(live, history=history)
        if history:
            check_length(state.version)
            tail = self.store.journal.tail(table_id, 0)
            rows = [row async for row in tail if row.version <= state.version]
            document["history"] = await asyncio.to_thread(history_document, table_id, rows)
        return document

    async def export_log(self, live: LiveTable, whom: str | None) -> dict[str, Any]:
        """Returns the log as this viewer (see `LiveTable.view`) may read it, with the proofs of its
        dice."""
        _, _, view = live.view(whom)
        log = LogExport(live.id, *await live.log(whom))
        return log_document(view, Group.read(live.group_of(whom)).public_name, now(), log)

    async def import_table(self, content: bytes, name: str = "") -> CreatedTable:
        """Creates a table from a document, with another name if one is given.

        Large parts are read in the upload thread, in linear time and within the bounds of
        documents (`app.export.table`), histories (`app.export.history`) and commands. Raises
        RequestRefused bad-document, bad-history, newer-history, history-too-long, and as `create`.
        """
        try:
            found = await self.read_upload(read_document, content)
        except ValueError as error:
            raise RequestRefused("bad-document", {"what": str(error)[:200]}) from None
        found.name = name or found.name
        pictures = await self.pictures.read_document(found.pictures)
        if found.history is not None:
            return await self._import_history(found.name, found.history, pictures)
        (shown, board), *others = [
            (scene.name, (await self.read_upload(self.maps.read, MAP_NAME, bytes(scene.map))).map)
            for scene in found.scenes
        ]
        made = NewMap(board, found.name, scene=shown, scenes=others, world=found.world)
        created = await self.create(found.name, made, found.options, found.systems)
        if pictures:
            await self.store.pictures.restore(created.id, pictures)
        return created

    async def _import_history(
        self, name: str, history: HistoryDocument, pictures: Sequence[tuple[Picture, bytes]]
    ) -> CreatedTable:
        await self.check_capacity()
        check_length(history.rows)
        rows = branching.ImportedRows()
        try:
            most = self.settings.max_hexes
            state = await self.read_upload(read_history, history, most, rows.add)
        except BadHistory as error:
            raise RequestRefused("bad-history", {"version": error.version}) from None
        except NewerHistory as error:
            raise RequestRefused("newer-history", {"what": str(error)}) from None
        return raise_refused(
            await branching.create_from_rows(self.store, state, rows, name, history.table, pictures)
        )

    async def send(
        self,
        live: LiveTable,
        seat_id: str,
        command_id: str,
        command: Mapping[str, Any],
        program: str = "",
        precondition: TablePrecondition | None = None,
    ) -> Ack | Refused:
        """Sends a command. Refuses maps above the server's size limit, and pictures that the sender
        may not use; the rules know neither. `program`, `precondition`: as `LiveTable.send` has
        them, but the latter gets the table."""
        sized = {"map.set": command.get("map"), "map.resize": command}
        form = sized.get(str(command.get("type")))
        if isinstance(form, Mapping):
            columns, rows, limit = form.get("columns"), form.get("rows"), self.settings.max_hexes
            if isinstance(columns, int) and isinstance(rows, int) and columns * rows > limit:
                hexes = min(columns * rows, 2**53)
                return Refused("too-many-hexes", {"hexes": hexes, "limit": limit})
        refused = await self.pictures.refusal(live, seat_id, command)
        return refused or await live.send(
            seat_id,
            command_id,
            dict(command),
            program=program,
            precondition=None if precondition is None else partial(precondition, live),
        )

    async def delete(self, table_id: str) -> None:
        """Deletes a table with its history."""
        await self.tables.delete(table_id)

    # --- maps

    def map_tag(self, live: LiveTable, whom: str, fmt: str) -> str:
        """Returns an ETag of the map file that this viewer (see `LiveTable.view`) would get."""
        scene = live.view(whom)[2]["scene"]
        parts = (fmt, scene["name"], scene["map"], scene["props"], scene["fog"])
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:24]

    async def map_file(
        self, live: LiveTable, whom: str, seat: str, address: str, fmt: str, tag: str
    ) -> bytes | Refused:
        """Returns the map as this viewer knows it, as a file, from the cache or built in the turn
        of this seat (see `LiveTable.compute`). Raises RequestRefused bad-map."""
        view, state, group = live.view(whom)[2], live.state, live.group_of(whom)

        def made_or_kept(_: Work) -> bytes:
            kept = self._map_files.get(tag)
            metrics.count_lookup("map_files", hit=kept is not None)
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


def check_length(rows: int) -> None:
    """Raises RequestRefused history-too-long."""
    if rows > branching.MOST_ROWS:
        raise RequestRefused("history-too-long", {"rows": rows, "limit": branching.MOST_ROWS})


def is_table(content: bytes) -> bool:
    """Whether a file looks like an exported table (and not like a map)."""
    return content.lstrip()[:1] == b"{" and b'"hexframe-table"' in content[:400]


def _branch_name(name: str) -> str:
    """Returns the default name of a branch."""
    return f"{name[: MAX_TABLE_NAME - len(BRANCH)]}{BRANCH}"
