"""Replay of a table's journal: the state, the groups' views and seqs, and their snapshots."""

from __future__ import annotations

import asyncio
import logging
from array import array
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from app.engine import (
    FOLD_VERSION,
    Entry,
    Group,
    Row,
    State,
    View,
    apply_row,
    groups,
    load_snapshot,
    new_state,
    project,
    snapshot,
)
from app.engine.history.memory_size import state_size
from app.engine.state.shape import state_shape
from app.live.view_groups import Op, ViewDelta, ViewGroup
from app.rules.decoding import decode_msgpack
from app.rules.memo import release
from app.store import Store, StoreUnavailable
from app.store.journal import PAGE, UnreadableRow
from app.store.snapshots import Snapshot

#: The layout of a snapshot's body. Only snapshots of this layout and the engine's version are read.
LAYOUT = 3
SNAPSHOT_FORMAT = f"{FOLD_VERSION}.{LAYOUT}.{state_shape()}"
#: Command ids remembered, to recognise a repeated command without a look into the journal.
REMEMBERED = 2_000
#: Bytes of memory of one command id, and of a table without content.
COMMAND_ID, TABLE = 250, 30_000
#: Rows after which a long replay saves a snapshot, so that an interrupted one continues there.
KEEP_EVERY = 10_000

#: Called with the version reached and the rows replayed since the last call.
OnProgress = Callable[[int, int], None]

log = logging.getLogger(__name__)


class BrokenHistory(Exception):
    """The journal of a table cannot be replayed: a row is missing or invalid."""


class NewerTable(BrokenHistory):
    """The journal has rows that only a newer version of this program can read."""


class _GroupBody(msgspec.Struct):
    """A view group in a snapshot.

    `versions` are 8-byte integers in memory, and saved as 4-byte differences, which compress well.
    """

    versions: bytes
    recent: list[Entry]


class _SnapshotBody(msgspec.Struct):
    state: bytes
    groups: dict[str, _GroupBody]


class ReplayedTable:
    """A table in memory: its state, view groups and recent command ids. Only `advance` changes
    it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.groups: dict[str, ViewGroup] = {}
        #: (seat, command id) of the newest rows -> version
        self.command_ids: OrderedDict[tuple[str | None, str], int] = OrderedDict()
        #: version of the newest snapshot that it was read from or saved to
        self.snapshot_version = 0

    @property
    def weight(self) -> int:
        """The approximate bytes of memory that it takes."""
        shown = sum(group.weight for group in self.groups.values())
        return TABLE + state_size(self.state) + shown + COMMAND_ID * len(self.command_ids)

    def advance(
        self,
        row: Row,
        extra: Mapping[str, Sequence[Op]] | None = None,
        after: State | None = None,
        views: Mapping[str, View] | None = None,
    ) -> dict[str, ViewDelta]:
        """Applies one row and returns the delta of each group that can see a change.

        `after` is the state after the row, and `views` are the groups' views of it, as far as the
        caller knows them already. Raises BrokenHistory when the row is not the next one.
        """
        if row.version != self.state.version + 1:
            raise BrokenHistory(f"row {row.version} after version {self.state.version}")
        before = self.state
        self.state = apply_row(before, row) if after is None else after
        self.command_ids[row.seat_id, row.command_id] = row.version
        if len(self.command_ids) > REMEMBERED:
            self.command_ids.popitem(last=False)
        changes: dict[str, ViewDelta] = {}
        here = groups(self.state)
        # Before the pilots' shared group is advanced: a seat that gets a group of its own continues
        # from the view of the shared group.
        for key in here:
            if key not in self.groups:
                self.groups[key] = (
                    self.groups["pilots"].copy(key) if Group.read(key).inherits else ViewGroup(key)
                )
        for key in self.groups.keys() - set(here):
            del self.groups[key]
        for key in here:
            group = self.groups[key]
            known = (views or {}).get(key)
            change = group.advance(self.state, row, (extra or {}).get(key, ()), known)
            if change is not None:
                changes[key] = change
        for key, scene in before.world.scenes.items():
            there = self.state.world.scenes.get(key)
            if there is None or there.map is not scene.map:
                release(scene.map)
        return changes


def encode_snapshot(state: State, grouped: dict[str, _GroupBody]) -> bytes:
    """Encodes the body of a snapshot."""
    steps = {
        key: _GroupBody(
            np.diff(np.frombuffer(kept.versions, np.int64), prepend=0).astype("<u4").tobytes(),
            kept.recent,
        )
        for key, kept in grouped.items()
    }
    return msgspec.msgpack.encode(_SnapshotBody(snapshot(state), steps))


def copy_groups(folded: ReplayedTable) -> dict[str, _GroupBody]:
    """Copies the view groups, to be saved while the table continues."""
    return {
        key: _GroupBody(group.versions.tobytes(), list(group.recent))
        for key, group in folded.groups.items()
    }


def decode_snapshot(body: bytes) -> ReplayedTable:
    """Decodes the body of a snapshot."""
    saved = decode_msgpack(body, _SnapshotBody)
    folded = ReplayedTable(load_snapshot(saved.state))
    for key, kept in saved.groups.items():
        group = folded.groups[key] = ViewGroup(key)
        steps = np.frombuffer(kept.versions, "<u4")
        group.versions = array("q", np.cumsum(steps, dtype=np.int64).tobytes())
        group.recent.extend(kept.recent)
        group.view = project(folded.state, key)
    return folded


async def replay_table(
    store: Store, table_id: str, on_progress: OnProgress | None = None
) -> ReplayedTable:
    """Replays a table from its newest usable snapshot, or from its first row.

    A long replay saves snapshots on the way and reports its progress. Raises BrokenHistory.
    """
    found = await store.snapshots.newest(table_id, SNAPSHOT_FORMAT)
    while found is not None:
        try:
            folded = await asyncio.to_thread(decode_snapshot, found.body)
            folded.snapshot_version = found.version
            if await _replay_rest(store, table_id, folded, found.version, on_progress):
                return folded
        except UnreadableRow as error:
            raise NewerTable(str(error)) from error
        except Exception:  # a snapshot is only a shortcut; the journal is the truth
            log.exception("table %s: snapshot %s is not usable", table_id, found.version)
        found = await store.snapshots.newest(table_id, SNAPSHOT_FORMAT, at_most=found.version - 1)
    folded = ReplayedTable(new_state(table_id))
    try:
        await _replay_rest(store, table_id, folded, 0, on_progress)
    except UnreadableRow as error:
        raise NewerTable(str(error)) from error
    except (BrokenHistory, StoreUnavailable):
        raise
    except Exception as error:
        raise BrokenHistory(f"row {folded.state.version + 1} cannot be folded") from error
    return folded


async def _replay_rest(
    store: Store, table_id: str, folded: ReplayedTable, base: int, on_progress: OnProgress | None
) -> bool:
    """Replays the rest of the journal. Returns False when an undo goes back to before `base`, the
    snapshot's version, further than the snapshot remembers."""
    while True:
        before = folded.state.version
        rows = await store.journal.page(table_id, before)
        if not await asyncio.to_thread(_replay_rows, folded, rows, base):
            return False
        if on_progress is not None:
            on_progress(folded.state.version, folded.state.version - before)
        if len(rows) < PAGE:
            return True
        if folded.state.version - folded.snapshot_version >= KEEP_EVERY:
            try:
                await take_snapshot(store, table_id, folded)
            except StoreUnavailable as error:  # a full disk does not prevent reading
                log.warning("table %s: no snapshot on the way: %s", table_id, error)


def _replay_rows(folded: ReplayedTable, rows: Sequence[Row], base: int) -> bool:
    for row in rows:
        if base and any(undoes_before_base(folded.state, event, base) for event in row.events):
            return False
        folded.advance(row)
    return True


def undoes_before_base(state: State, event: dict[str, Any], base: int) -> bool:
    """Whether an undo goes back to before `base`, further than the timeline remembers."""
    if event["type"] != "reverted" or event["redo"] or event["to_version"] >= base:
        return False
    return not state.timeline or state.timeline[0].version > event["to_version"] + 1


async def take_snapshot(store: Store, table_id: str, folded: ReplayedTable) -> None:
    """Saves a snapshot of the table as it is now; the table may change meanwhile."""
    state, grouped = folded.state, copy_groups(folded)
    body = await asyncio.to_thread(encode_snapshot, state, grouped)
    await store.snapshots.add(Snapshot(table_id, state.version, SNAPSHOT_FORMAT, body))
    folded.snapshot_version = max(folded.snapshot_version, state.version)
