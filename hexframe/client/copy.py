"""The copy of a view that follows the frames of the server, without a connection."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import random
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlencode

from hexframe.client.errors import Closed

if TYPE_CHECKING:
    from hexframe.client import types

#: Close codes after which joining again is of no use (docs/api.md, "When a socket closes").
FINAL: Final = frozenset({1002, 1007, 1009, 4400, 4401, 4403, 4404, 4410})
#: The longest pause before joining again, in seconds.
LONGEST: Final = 15.0


class Gap(Exception):
    """A change is missing: join again."""


@dataclass(frozen=True)
class Update:
    """One frame of the server, after the copy has taken it in.

    `kind` is the type of the frame, `entries` are its lines of the log.
    """

    kind: str
    entries: Sequence[types.Entry]
    frame: dict[str, Any]


class Copy:
    """A view, its position, and who is at the table."""

    def __init__(self, luck: Callable[[], float] = random) -> None:
        self.you: types.You | None = None
        self.epoch: str | None = None
        self.seq = 0
        self.online: list[str] = []
        self._view: dict[str, Any] | None = None
        self._read_to = 0
        self._failures = 0
        self._luck = luck

    @property
    def view(self) -> types.View:
        """The view. It changes in place when a frame is taken in."""
        if self._view is None:
            raise RuntimeError("no view has arrived yet")
        return cast("types.View", self._view)

    @property
    def ready(self) -> bool:
        """A view has arrived."""
        return self._view is not None

    def position(self) -> str:
        """Returns the query string with which to join: from where the copy stands, if anywhere."""
        if self.epoch is None:
            return ""
        return "?" + urlencode({"epoch": self.epoch, "after": self.seq})

    def receive(self, text: str | bytes) -> Update | None:
        """Takes in one frame. Returns None for one that is known already. Raises `Gap`."""
        frame: dict[str, Any] = json.loads(text)
        self._failures = 0
        match frame["t"]:
            case "hello":
                self.you = frame["you"]
            case "view":
                self._view, self.epoch, self.seq = frame["view"], frame["epoch"], frame["seq"]
            case "change":
                if self._view is None or frame["seq"] > self.seq + 1:
                    raise Gap
                if frame["seq"] <= self.seq:
                    return None
                apply(self._view, frame["patch"])
                self.seq = frame["seq"]
            case "presence":
                self.online = frame["online"]
        return Update(frame["t"], self._unread(frame), frame)

    def _unread(self, frame: dict[str, Any]) -> list[types.Entry]:
        """Returns the lines of a frame that no frame before it had: a whole view repeats lines."""
        lines = [line for line in frame.get("entries") or () if line["n"] > self._read_to]
        if lines:
            self._read_to = lines[-1]["n"]
        return lines

    def closed(self, code: int, reason: str) -> float:
        """Returns the seconds to wait before joining again. Raises `Closed` if it is no use."""
        if code in FINAL:
            raise Closed(code, reason)
        pause: float = min(LONGEST, 0.25 * 2**self._failures)
        self._failures = min(self._failures + 1, 10)
        return pause * (0.5 + self._luck() / 2)


class Following:
    """What a live view shows of its copy."""

    _copy: Copy

    @property
    def view(self) -> types.View:
        """The view as far as the changes are taken in. It changes in place."""
        return self._copy.view

    @property
    def seq(self) -> int:
        """The number of the view."""
        return self._copy.seq

    @property
    def epoch(self) -> str | None:
        """Identifies the sequence of `seq`."""
        return self._copy.epoch

    @property
    def you(self) -> types.You | None:
        """The seat whose view it is."""
        return self._copy.you

    @property
    def online(self) -> list[str]:
        """The seats that are connected."""
        return self._copy.online


def apply(view: dict[str, Any], patch: Sequence[Sequence[Any]]) -> None:
    """Changes a view as a patch says: `["set", path, value]` and `["del", path]`, in order."""
    for operation, path, *value in patch:
        at = view
        for key in path[:-1]:
            at = at[key]
        if operation == "set":
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
