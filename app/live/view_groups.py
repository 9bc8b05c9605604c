"""View groups: one view, one seq and one bounded list of deltas for all viewers who see the same.

A group's seq grows only when its view or log changes, so it discloses nothing else. The same rows
give the same seqs in every process and after every restart.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from app import metrics
from app.engine import Entry, Row, State, View, diff, log_entries, project

Op = list[Any]

#: Deltas kept for sockets that reconnect; a socket further behind gets the whole view.
HISTORY = 400
#: The most bytes of those deltas as JSON.
HISTORY_BYTES = 4 * 1024 * 1024
#: Memory of a delta as a multiple of its JSON, and of a log line in bytes.
IN_MEMORY, LINE = 3, 1_000
#: Log lines that are sent with a whole view.
RECENT_LINES = 200

encode = msgspec.json.Encoder().encode


class ViewDelta:
    """One change of a group's view and log. Its frame is encoded once for all sockets."""

    __slots__ = ("_frame", "entries", "patch", "seq", "size")

    def __init__(self, seq: int, patch: Sequence[Op], lines: Sequence[Entry]) -> None:
        self.seq = seq
        self.patch = patch
        self.entries = lines
        #: Bytes as JSON.
        self.size = len(encode((patch, lines)))
        self._frame: bytes | None = None

    @property
    def frame(self) -> bytes:
        """The `change` frame."""
        if self._frame is None:
            body = {"t": "change", "seq": self.seq, "patch": self.patch, "entries": self.entries}
            self._frame = encode(body)
        return self._frame

    def frame_for(self, *, invites: bool) -> bytes:
        """The `change` frame, for a viewer who may not see invites without those."""
        kept = self.patch if invites else [op for op in self.patch if op[1][:1] != ["invites"]]
        if len(kept) == len(self.patch):
            return self.frame
        return encode({"t": "change", "seq": self.seq, "patch": kept, "entries": self.entries})


class ViewGroup:
    """The current view of one group of viewers, and the deltas that led to it.

    `versions[i]` is the version of the row that moved the seq from i to i + 1.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.view: Mapping[str, Any] = {}
        self.versions: array[int] = array("q")
        self.recent: deque[Entry] = deque(maxlen=RECENT_LINES)
        self.deltas: deque[ViewDelta] = deque()
        #: what it is of (the seq, and whether it has an `extra`), and the frame
        self._view_frame: tuple[tuple[int, bool], bytes] | None = None
        self._size = 0

    @property
    def weight(self) -> int:
        """The approximate bytes of memory that it takes, apart from the state."""
        frame = 0 if self._view_frame is None else len(self._view_frame[1])
        numbers = self.versions.itemsize * len(self.versions)
        return numbers + IN_MEMORY * self._size + LINE * len(self.recent) + frame

    def copy(self, key: str) -> ViewGroup:
        """Returns an independent group with the same view and seq."""
        made = ViewGroup(key)
        made.view, made.versions = self.view, self.versions[:]
        made.recent.extend(self.recent)
        return made

    @property
    def seq(self) -> int:
        """The number of changes of this group's view or log."""
        return len(self.versions)

    def seq_at(self, version: int) -> int:
        """Returns the seq after the row with this version."""
        return bisect_right(self.versions, version)

    def version_at(self, seq: int) -> int:
        """Returns the version of the row that led to this seq; 0 for seq 0."""
        return self.versions[seq - 1] if seq else 0

    def advance(
        self, state: State, row: Row, extra: Sequence[Op] = (), view: View | None = None
    ) -> ViewDelta | None:
        """Applies one row that led to `state`. Returns the delta, or None without a visible change.

        `extra` are patch operations on parts of the view that the engine does not build. `view` is
        the group's view of `state`, when it is known already.
        """
        after = project(state, self.key) if view is None else view
        patch: list[Op] = [] if after is self.view else diff(self.view, after)
        self.view = after
        lines = log_entries(row, self.key, self.seq + 1)
        if not (patch or lines or extra):
            return None
        self.versions.append(row.version)
        self.recent.extend(lines)
        change = ViewDelta(self.seq, [*patch, *extra], lines)
        self._keep(change)
        return change

    def _keep(self, change: ViewDelta) -> None:
        self.deltas.append(change)
        self._size += change.size
        while len(self.deltas) > HISTORY or (self._size > HISTORY_BYTES and len(self.deltas) > 1):
            self._size -= self.deltas.popleft().size

    def deltas_after(self, seq: int) -> list[ViewDelta] | None:
        """Returns the deltas after `seq`, or None when they are not kept any more."""
        missing = self.seq - seq
        if seq < 0 or missing < 0 or missing > len(self.deltas):
            return None
        return list(islice(self.deltas, len(self.deltas) - missing, None))

    def view_frame(self, epoch: str, extra: Mapping[str, Any]) -> bytes:
        """Returns the `view` frame: the whole view, with the newest lines of its log."""
        what = (self.seq, bool(extra))
        hit = self._view_frame is not None and self._view_frame[0] == what
        metrics.count_lookup("views", hit=hit)
        if self._view_frame is None or not hit:
            frame = encode(
                {
                    "t": "view",
                    "epoch": epoch,
                    "seq": self.seq,
                    "view": {**self.view, **extra},
                    "entries": list(self.recent),
                }
            )
            self._view_frame = (what, frame)
        return self._view_frame[1]
