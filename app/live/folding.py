"""A table folded from its journal: the state, the groups' views and seqs; loading and snapshots.

Pure but for the reading of rows, so it runs in a thread when it is long.
"""

from __future__ import annotations

import asyncio
import logging
from array import array
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from app.engine import (
    FOLD_VERSION,
    Row,
    State,
    apply_row,
    groups,
    new_state,
    project,
    restore,
    snapshot,
)
from app.live.groups import Change, Entry, Group, Op
from app.store import Store
from app.store.journal import PAGE
from app.store.snapshots import Snapshot

#: The layout of a snapshot's body; with the engine's own number it decides which ones are read.
LAYOUT = 1
FOLD = f"{FOLD_VERSION}.{LAYOUT}"
#: Command ids remembered, so that a repeated command is known before it is decided again.
REMEMBERED = 2_000

log = logging.getLogger(__name__)


class BrokenHistory(Exception):
    """The journal of a table cannot be folded: a row is missing or makes no sense."""


class _SavedGroup(msgspec.Struct):
    """`versions` as the differences between neighbours: small numbers, which compress well."""

    versions: list[int]
    recent: list[Entry]


class _Saved(msgspec.Struct):
    state: bytes
    groups: dict[str, _SavedGroup]


class Folded:
    """A table in memory. Changes only by `advance`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.groups: dict[str, Group] = {}
        self.command_ids: OrderedDict[str, int] = OrderedDict()

    def advance(
        self,
        row: Row,
        extra: Mapping[str, Sequence[Op]] | None = None,
        after: State | None = None,
    ) -> dict[str, Change]:
        """Fold one row; what changed, for each group that can see a change.

        `after` is the state after the row, when the caller has folded it already.
        """
        if row.version != self.state.version + 1:
            raise BrokenHistory(f"row {row.version} after version {self.state.version}")
        self.state = apply_row(self.state, row) if after is None else after
        self.command_ids[row.command_id] = row.version
        if len(self.command_ids) > REMEMBERED:
            self.command_ids.popitem(last=False)
        changes: dict[str, Change] = {}
        for key in groups(self.state):
            group = self.groups.get(key)
            if group is None:
                group = self.groups[key] = Group(key)
            change = group.advance(self.state, row, (extra or {}).get(key, ()))
            if change is not None:
                changes[key] = change
        return changes


def save(state: State, grouped: dict[str, _SavedGroup]) -> bytes:
    """The body of a snapshot."""
    return msgspec.msgpack.encode(_Saved(snapshot(state), grouped))


def frozen_groups(folded: Folded) -> dict[str, _SavedGroup]:
    """The groups as they are now, to be saved while the table goes on."""
    return {
        key: _SavedGroup(
            [later - before for before, later in pairwise([0, *group.versions])],
            list(group.recent),
        )
        for key, group in folded.groups.items()
    }


def unsave(body: bytes) -> Folded:
    """The inverse of `save`."""
    saved = msgspec.msgpack.decode(body, type=_Saved)
    folded = Folded(restore(saved.state))
    for key, kept in saved.groups.items():
        group = folded.groups[key] = Group(key)
        version = 0
        versions: array[int] = array("q")
        for step in kept.versions:
            version += step
            versions.append(version)
        group.versions = versions
        group.recent.extend(kept.recent)
        group.view = project(folded.state, key)
    return folded


async def load(store: Store, table_id: str) -> Folded:
    """Fold a table: the newest usable snapshot and the rows after it, else every row."""
    found = await store.snapshots.newest(table_id, FOLD)
    while found is not None:
        try:
            folded = await asyncio.to_thread(unsave, found.body)
            if await _follow(store, table_id, folded, base=found.version):
                return folded
        except Exception:  # a snapshot is only a shortcut; the journal is the truth
            log.exception("table %s: snapshot %s is not usable", table_id, found.version)
        found = await store.snapshots.newest(table_id, FOLD, at_most=found.version - 1)
    folded = Folded(new_state(table_id))
    await _follow(store, table_id, folded, base=0)
    return folded


async def _follow(store: Store, table_id: str, folded: Folded, base: int) -> bool:
    """Fold the rest of the journal; False when a row goes back further than the base remembers."""
    while True:
        rows = await store.journal.page(table_id, folded.state.version)
        if not await asyncio.to_thread(_fold, folded, rows, base):
            return False
        if len(rows) < PAGE:
            return True


def _fold(folded: Folded, rows: Sequence[Row], base: int) -> bool:
    for row in rows:
        if base and any(_forgotten(folded.state, event, base) for event in row.events):
            return False
        folded.advance(row)
    return True


def _forgotten(state: State, event: dict[str, Any], base: int) -> bool:
    """Whether an undo goes back to before the base, past everything its timeline still knows."""
    if event["type"] != "reverted" or event["redo"] or event["to_version"] >= base:
        return False
    return not state.timeline or state.timeline[0].version > event["to_version"] + 1


async def take_snapshot(store: Store, table_id: str, folded: Folded) -> None:
    """Save the table as it is now; it may go on meanwhile."""
    state, grouped = folded.state, frozen_groups(folded)
    body = await asyncio.to_thread(save, state, grouped)
    await store.snapshots.add(Snapshot(table_id, state.version, FOLD, body))
