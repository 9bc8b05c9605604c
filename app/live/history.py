"""The history of a table as each view group saw it: an index of moments, and the changes of a
range.

Nothing is stored: journal rows are replayed in a thread, from the nearest known state. A group gets
exactly what it was sent at the time, by its own seq.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, Protocol

from typing_extensions import TypedDict

from app import metrics
from app.engine import (
    ChunkView,
    Entry,
    Row,
    State,
    View,
    apply_row,
    chunk_views,
    log_entries,
    new_state,
    project,
)
from app.engine.history.memory_size import STEP_BYTES, state_size
from app.engine.visibility.groups import Group
from app.live.replay import SNAPSHOT_FORMAT, decode_snapshot, undoes_before_base
from app.live.view_groups import ViewGroup
from app.rules.json_types import Doc
from app.store import Store

#: The most changes in one answer, and the bytes of JSON after which no further change is added.
MOST_FRAMES = 250
MOST_BYTES = 2_000_000
#: Log lines before a view that are sent with it.
LINES_BEFORE = 100
#: The most moments in an index. Above that turns are dropped, then segments, then the oldest.
MOST_MOMENTS = 5_000
#: States kept during a replay, so that the next replay can start from one of them.
MOST_STATES = 48
#: The most bytes of kept states (above that only the newest is kept), and the bytes of a moment.
STATE_BYTES = 32 * 1024 * 1024
MOMENT = 600
#: Requests that one seat may have waiting at a time.
AT_ONCE = 3
#: Rows replayed at a time; other tables get their turn in between.
STRETCH = 250

MomentKind = Literal["round", "segment", "turn", "conflict", "mission", "table"]
#: The kind of moment by the code of its log line.
MOMENT_KINDS: Final[Mapping[str, MomentKind]] = {
    "round.begun": "round",
    "segment.begun": "segment",
    "turn.started": "turn",
    "turn.abstained": "turn",
    "turn.skipped": "turn",
    "conflict.ended": "conflict",
    "overruled.round": "round",
    "mission.started": "mission",
    "mission.paid": "mission",
    "table.branched": "table",
    "table.imported": "table",
}
#: Kinds of moments that are dropped first, in this order.
_DROPPED_FIRST: Final = ("turn", "segment")


class Moment(TypedDict):
    """A log line that marks a moment of the history."""

    seq: Annotated[int, Doc("the moment after it, in the viewer's own sequence")]
    kind: Annotated[MomentKind, Doc("what the line marks")]
    n: Annotated[int, Doc("the line's number in the viewer's log")]
    at: Annotated[str, Doc("when, ISO 8601")]
    code: str
    params: dict[str, Any]
    undone: Annotated[bool, Doc("undone later, and not redone")]


class NoSuchMoment(Exception):
    """The group has no such seq."""

    def __init__(self, seq: int, last: int) -> None:
        super().__init__(seq)
        self.seq = seq
        self.last = last


class TooBusy(Exception):
    """This seat has too many requests waiting."""


@dataclass(frozen=True, slots=True)
class HistoryRange:
    """A group's view after seq `first`, the log lines before it, and every change up to `last`.

    `frames` are the `change` frames as they were sent.
    """

    first: int
    last: int
    view: View | None
    lines: list[Entry]
    frames: list[bytes]


@dataclass(slots=True)
class _Index:
    """The moments of a group up to a version."""

    version: int = 0
    moments: list[Moment] = field(default_factory=list)


class CurrentTable(Protocol):
    """The current table: its state, and its view groups by key."""

    @property
    def state(self) -> State:
        """The state after the newest row."""
        ...  # pragma: no cover

    @property
    def groups(self) -> Mapping[str, ViewGroup]:
        """The groups by key."""
        ...  # pragma: no cover


class History:
    """The history of one live table. It runs one replay at a time; use it from one event loop."""

    def __init__(self, store: Store, table_id: str, watched: CurrentTable) -> None:
        self._store = store
        self._id = table_id
        self._current = watched
        self._replay_lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        self._states: dict[int, State] = {}
        self._bytes: dict[int, int] = {}
        self._indexes: dict[str, _Index] = {}

    @property
    def weight(self) -> int:
        """The approximate bytes of the kept states and moments."""
        moments = sum(len(index.moments) for index in self._indexes.values())
        return sum(self._bytes.values()) + MOMENT * moments

    # -- the index of moments

    async def moments(self, key: str, who: str) -> tuple[int, list[Moment]]:
        """Returns the group's seq and the moments in its log, oldest first. Raises TooBusy."""
        async with self._turn(who):
            group, last = self._current.groups[key], self._current.state.version
            index = self._indexes.setdefault(key, _Index())
            while index.version < last:
                rows = await self._store.journal.page(self._id, index.version)
                rows = [row for row in rows if row.version <= last]
                if not rows:
                    break
                await asyncio.to_thread(_add_moments, index.moments, rows, group)
                index.version = rows[-1].version
            return group.seq_at(last), _limit_moments([moment.copy() for moment in index.moments])

    # -- ranges

    async def read_range(
        self, key: str, who: str, first: int, last: int | None, *, with_view: bool = True
    ) -> HistoryRange:
        """Returns the view after seq `first` and the changes up to `last`, as many as one answer
        holds. Without `with_view` it returns the changes only. Raises NoSuchMoment and TooBusy.
        """
        group = self._current.groups[key]
        end = min(group.seq, first + MOST_FRAMES) if last is None else last
        for seq in (first, end):
            if not 1 <= seq <= group.seq:
                raise NoSuchMoment(seq, group.seq)
        end = min(end, first + MOST_FRAMES)
        async with self._turn(who):
            start, stop = group.version_at(first), group.version_at(end)
            past = ViewGroup(Group.read(key).key_at(start))
            past.versions = group.versions[:first]
            state = await self._state_at(start)
            past.view = view = await asyncio.to_thread(project, state, past.key)
            lines = await self._lines_before(group, first, start) if with_view else []
            frames: list[bytes] = []
            async for rows in self._rows(start, stop):
                state, full = await asyncio.to_thread(
                    _replay_frames, key, state, rows, past, frames
                )
                if full:
                    break
            return HistoryRange(first, past.seq, view if with_view else None, lines, frames)

    async def state(self, who: str, version: int) -> State:
        """Returns the state after a row. Raises TooBusy."""
        async with self._turn(who):
            return await self._state_at(version)

    async def chunks(
        self, key: str, who: str, seq: int, hashes: Collection[str], *, now: bool = True
    ) -> dict[str, ChunkView]:
        """Returns those of these map chunks that the group saw at this seq, or with `now` sees
        now, by hash. Raises NoSuchMoment and TooBusy."""
        group = self._current.groups[key]
        if not 1 <= seq <= group.seq:
            raise NoSuchMoment(seq, group.seq)
        found = chunk_views(self._current.state, key, hashes) if now else {}
        rest = [each for each in hashes if each not in found]
        if not rest:
            return found
        async with self._turn(who, most=MOST_FRAMES):
            version = group.version_at(seq)
            state = await self._state_at(version)
            then = Group.read(key).key_at(version)
            return found | await asyncio.to_thread(chunk_views, state, then, rest)

    # -- replay

    @asynccontextmanager
    async def _turn(self, who: str, most: int = AT_ONCE) -> AsyncIterator[None]:
        """Waits for the turn of a seat. Raises TooBusy when `most` of its requests wait already."""
        if self._waiting[who] >= most:
            raise TooBusy
        self._waiting[who] += 1
        try:
            async with self._replay_lock:
                yield
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    async def _lines_before(self, group: ViewGroup, seq: int, version: int) -> list[Entry]:
        """Returns the last LINES_BEFORE log lines up to and including a seq."""
        lines: list[Entry] = []
        async for rows in self._rows(group.version_at(max(0, seq - LINES_BEFORE)), version):
            for row in rows:
                lines += log_entries(row, group.key, group.seq_at(row.version))
        return lines[-LINES_BEFORE:]

    async def _rows(self, after: int, last: int) -> AsyncIterator[list[Row]]:
        """Yields the rows after version `after` up to `last`, in pages."""
        while after < last:
            rows = await self._store.journal.page(self._id, after, min(STRETCH, last - after))
            if not rows:
                return
            yield rows
            after = rows[-1].version

    async def _state_at(self, version: int) -> State:
        """Returns the state after this row, replayed from the nearest known state."""
        if version == self._current.state.version:
            return self._current.state
        metrics.count_lookup("moments", hit=version in self._states)
        known = max((each for each in self._states if each <= version), default=0)
        state = self._states[known] if known else new_state(self._id)
        if version - known > STRETCH:
            state = await self._from_snapshot(known, version) or state
        async for rows in self._rows(state.version, version):
            before, state = state, await asyncio.to_thread(_apply_rows, state, rows)
            await self._keep(state, before)
        return state

    async def _from_snapshot(self, above: int, version: int) -> State | None:
        """Returns the newest usable snapshot between two versions, or None."""
        found = await self._store.snapshots.newest(self._id, SNAPSHOT_FORMAT, at_most=version)
        while found is not None and found.version > above:
            state = (await asyncio.to_thread(decode_snapshot, found.body)).state
            if await self._is_usable_until(state, version):
                await self._keep(state, new_state(self._id))
                return state
            found = await self._store.snapshots.newest(
                self._id, SNAPSHOT_FORMAT, at_most=found.version - 1
            )
        return None

    async def _is_usable_until(self, state: State, version: int) -> bool:
        """Whether no undo up to a version goes back further than this state remembers."""
        async for rows in self._rows(state.version, version):
            for row in rows:
                if any(undoes_before_base(state, event, state.version) for event in row.events):
                    return False
        return True

    async def _keep(self, state: State, before: State) -> None:
        """Keeps a state; it shares its unchanged parts with the state `before`."""
        own = await asyncio.to_thread(_own_weight, state, before)
        self._states[state.version] = state
        self._bytes[state.version] = own
        if len(self._states) > MOST_STATES:
            # Dropping every other state keeps the rest evenly spread over the history.
            self._states = dict(sorted(self._states.items())[1::2])
        elif sum(self._bytes.values()) > STATE_BYTES:
            self._states = {state.version: state}
            own = await asyncio.to_thread(state_size, state)
        self._bytes = {each: self._bytes[each] for each in self._states} | {state.version: own}


def _own_weight(state: State, before: State) -> int:
    return max(STEP_BYTES, state_size(state) - state_size(before))


def _apply_rows(state: State, rows: Sequence[Row]) -> State:
    for row in rows:
        state = apply_row(state, row)
    return state


def _replay_frames(
    key: str, state: State, rows: Sequence[Row], past: ViewGroup, frames: list[bytes]
) -> tuple[State, bool]:
    """Applies rows and adds the group's frames. Returns the state and whether the answer is
    full."""
    size = sum(map(len, frames))
    for row in rows:
        state = apply_row(state, row)
        # Before a pilot had a view of its own it got the view of all pilots.
        past.key = Group.read(key).key_at(row.version)
        change = past.advance(state, row)
        if change is None:
            continue
        frames.append(change.frame)
        size += len(change.frame)
        if size >= MOST_BYTES:
            return state, True
    return state, False


def _add_moments(moments: list[Moment], rows: Sequence[Row], group: ViewGroup) -> None:
    """Adds the moments in these rows that the group could read, and marks those that were
    undone."""
    for row in rows:
        for line in log_entries(row, group.key, group.seq_at(row.version)):
            if line["code"] in MOMENT_KINDS:
                moments.append(
                    {
                        "seq": line["version"],
                        "kind": MOMENT_KINDS[line["code"]],
                        "n": line["n"],
                        "at": line["at"],
                        "code": line["code"],
                        "params": line["params"],
                        "undone": False,
                    }
                )
            elif line["kind"] == "undo" and line["data"]:
                _mark_undone(moments, line["data"], line["code"].startswith("undone"))


def _mark_undone(moments: list[Moment], lines: Mapping[str, Any], undone: bool) -> None:
    """Marks the moments of these log lines as undone or done again."""
    spans = lines.get("lines", [[lines["from"], lines["to"]]])
    for moment in reversed(moments):
        if moment["n"] < lines["from"]:
            return
        if any(first <= moment["n"] <= last for first, last in spans):
            moment["undone"] = undone


def _limit_moments(moments: list[Moment]) -> list[Moment]:
    """Drops moments until at most MOST_MOMENTS are left."""
    for kind in _DROPPED_FIRST:
        if len(moments) > MOST_MOMENTS:
            moments = [moment for moment in moments if moment["kind"] != kind]
    return moments[-MOST_MOMENTS:]
