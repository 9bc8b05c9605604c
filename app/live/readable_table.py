"""What viewers can read at a live table: views, log lines, chunks of the map, query answers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec

from app.engine import (
    ChunkView,
    Entry,
    Group,
    Refused,
    State,
    View,
    chunk_views,
    group_of,
    log_entries,
    run_query,
)
from app.engine.history.visible_history import SHARED_GROUPS, first_visible_version
from app.engine.state.record import SeatRole
from app.live.chance import chapter_documents
from app.live.history import NoSuchMoment
from app.live.replay import SNAPSHOT_FORMAT, ReplayedTable
from app.live.table_metadata import TableMetadata
from app.live.view_groups import ViewGroup, encode
from app.live.workers import QueryWorkers, Requester
from app.rules.work_budget import Work
from app.store import Store
from app.store.tables import TableRow

T = TypeVar("T")

#: Log lines read at a time when the whole log is read.
PAGE = 1000
#: Journal rows that one request for filtered lines looks through.
MOST_ROWS = 5000
#: Journal rows that are read at a time when an earlier line is looked for.
STEP_BACK = 250


class UnknownSeat(KeyError):
    """The table has no such seat, or it was removed."""


@dataclass(frozen=True, slots=True)
class LogPage:
    """Log lines, the seq up to which the log was read, and whether more may follow."""

    lines: list[Entry]
    seq: int
    more: bool


class ReadableTable:
    """A table in memory, as its viewers see it. A viewer is a seat id, None for the Handler, or the
    shared group "pilots" or "spectators"."""

    def __init__(
        self, store: Store, row: TableRow, folded: ReplayedTable, queries: QueryWorkers
    ) -> None:
        self.id = row.id
        self._store = store
        self._metadata = TableMetadata(store, row)
        self._folded = folded
        self._queries = queries

    @property
    def state(self) -> State:
        """The complete state. Never send it to a client except as a view."""
        return self._folded.state

    def epoch_of(self, group: str) -> str:
        """Returns the epoch of a group. Seqs of one epoch are comparable, in every process and
        after every restart.

        Each group has its own epoch: a seat that changes its group starts with a whole view.
        """
        return f"{self._metadata.epoch}.{SNAPSHOT_FORMAT}.{Group.read(group).public_name}"

    def role_of(self, seat_id: str) -> SeatRole | None:
        """Returns the current role of a seat, or None for an unknown seat."""
        seat = self.state.record.seats.get(seat_id)
        return None if seat is None else cast("SeatRole", seat.role)

    def knows(self, seat_id: str) -> bool:
        """Whether this seat is at the table, as far as this process has read the journal."""
        return seat_id in self.state.record.seats

    def can_view_as(self, whom: str) -> bool:
        """Whether there is such a seat or shared group to view as."""
        return whom in SHARED_GROUPS or self.knows(whom)

    def view(self, seat_id: str | None) -> tuple[str, int, View]:
        """Returns (epoch, seq, view) of a viewer. Raises UnknownSeat."""
        group = self._group(seat_id)
        view = cast("View", {**group.view, **self._extra(group)})
        return self.epoch_of(group.key), group.seq, view

    def seq(self, seat_id: str | None) -> int:
        """Returns the seq of a viewer's group. Raises UnknownSeat."""
        return self._group(seat_id).seq

    def version_at(self, seat_id: str | None, seq: int) -> int:
        """Returns the version of the row that led to a seq of the viewer's group.

        Raises UnknownSeat and NoSuchMoment.
        """
        group = self._group(seat_id)
        if not 1 <= seq <= group.seq:
            raise NoSuchMoment(seq, group.seq)
        return group.version_at(seq)

    def first_visible_seq(self, whom: str | None) -> int:
        """Returns the first seq that a viewer may see (`visible_history`). Raises UnknownSeat."""
        group = self._group(whom)
        return max(1, group.seq_at(first_visible_version(self.state, whom)))

    def seq_of(self, group: str, version: int) -> int:
        """Returns the seq of a group after the row with this version."""
        return self._folded.groups[group].seq_at(version)

    def group_of(self, seat_id: str | None) -> str:
        """Returns the key of the viewer's group. Raises UnknownSeat."""
        return self._group(seat_id).key

    async def entries(self, seat_id: str | None, after: int, limit: int) -> list[Entry]:
        """Returns log lines after a seq, oldest first. Raises UnknownSeat.

        It stops after `limit` lines or more: the lines of one command stay together.
        """
        return (await self.log_page(seat_id, after, limit)).lines

    async def log_page(
        self,
        seat_id: str | None,
        after: int,
        limit: int,
        wanted: Callable[[Entry], bool] | None = None,
    ) -> LogPage:
        """Returns log lines after a seq as `entries`, of those only the `wanted` ones.

        Where few lines are wanted, it stops after MOST_ROWS rows. Raises UnknownSeat.
        """
        group = self._group(seat_id)
        last = self.state.version
        end = group.seq_at(last)
        found: list[Entry] = []
        if not 0 <= after < end:
            return LogPage(found, after, more=False)
        seq, looked = after, 0
        async for row in self._store.journal.tail(self.id, group.version_at(after)):
            if row.version > last:
                break
            if looked >= MOST_ROWS and wanted is not None:
                return LogPage(found, seq, more=True)
            here = group.seq_at(row.version)
            lines = log_entries(row, group.key, here)
            lines = lines if wanted is None else [line for line in lines if wanted(line)]
            if lines and len(found) >= limit:
                return LogPage(found, seq, more=True)
            found += lines
            seq, looked = here, looked + 1
        return LogPage(found, end, more=False)

    async def lines_before(self, seat_id: str | None, seq: int, first: int) -> list[Entry]:
        """Returns the lines from number `first` up to a seq, for lines that refer to earlier ones.
        Raises UnknownSeat."""
        group = self._group(seat_id)
        lines: list[Entry] = []
        end = group.version_at(seq)
        while end > 0 and (not lines or lines[0]["n"] > first):
            start = max(0, end - STEP_BACK)
            rows = await self._store.journal.page(self.id, start, end - start)
            rows = [row for row in rows if row.version <= end]
            here = [
                line
                for row in rows
                for line in log_entries(row, group.key, group.seq_at(row.version))
            ]
            lines, end = here + lines, start
        return lines

    async def entries_by_row(
        self, seat_id: str | None, version: int, limit: int
    ) -> tuple[int, list[tuple[int, Entry]]]:
        """Returns the log lines of up to `limit` rows after a version, each with the version of its
        row, and the version of the last row that was read. Raises UnknownSeat."""
        group = self._group(seat_id)
        last, found = version, list[tuple[int, Entry]]()
        for row in await self._store.journal.page(self.id, version, limit):
            if row.version > self.state.version:
                break
            last = row.version
            lines = log_entries(row, group.key, group.seq_at(last))
            found += [(last, line) for line in lines]
        return last, found

    async def log(self, seat_id: str | None) -> tuple[list[Entry], list[dict[str, Any]]]:
        """Returns every log line this seat may read, and the dice chapters to check them with.

        See `chapter_documents` for the chapters. Raises UnknownSeat.
        """
        lines: list[Entry] = []
        while page := await self.entries(seat_id, lines[-1]["version"] if lines else 0, PAGE):
            lines += page
        # A chapter that is closed in the meantime may show its seed: nothing will use it again.
        opened = self.state.record.dice.chapter
        return lines, chapter_documents(await self._store.chapters.of_table(self.id), opened)

    def map_chunks(self, seat_id: str | None, hashes: Collection[str]) -> dict[str, ChunkView]:
        """Returns those of these chunks that are in the map that the viewer sees now, by hash.
        Raises UnknownSeat."""
        return chunk_views(self.state, self._group(seat_id).key, hashes)

    async def query(
        self,
        seat_id: str | None,
        name: str,
        params: dict[str, Any],
        address: str = "",
        turn: str | None = None,
    ) -> msgspec.Raw | Refused:
        """Returns the answer to a query about what the viewer knows, as JSON, in the turn of the
        viewer or of another requester. See `compute`."""
        self._group(seat_id)
        state = self.state

        def step(work: Work) -> msgspec.Raw | Refused:
            found = run_query(state, seat_id, name, params, work)
            return found if isinstance(found, Refused) else msgspec.Raw(encode(found))

        return await self.compute(turn or seat_id, address, step)

    async def compute(
        self, seat_id: str | None, address: str, step: Callable[[Work], T]
    ) -> T | Refused:
        """Runs a long computation for a seat and an address in fair turns (`Workers.run`)."""
        return await self._queries.run(Requester(address, self.id, seat_id or ""), step)

    def _group(self, seat_id: str | None) -> ViewGroup:
        if seat_id is not None and seat_id in SHARED_GROUPS:
            return self._folded.groups[seat_id]
        if seat_id is not None and seat_id not in self.state.record.seats:
            raise UnknownSeat(seat_id)
        return self._folded.groups[group_of(self.state, seat_id)]

    def _extra(self, group: ViewGroup) -> Mapping[str, Any]:
        return {"invites": self._metadata.invites()} if group.key == "handler" else {}
