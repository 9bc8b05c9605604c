"""The first frames of a socket: `hello`, then the missed changes or the whole view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine import Group, State
from app.engine.history.visible_history import SHARED_GROUPS
from app.live.clock import now
from app.live.view_groups import ViewGroup, encode

#: Bytes of missed changes that are sent one by one; above that the whole view is sent.
MOST_MISSED = 1_000_000


def describe_viewer(state: State, whom: str, group: ViewGroup) -> dict[str, Any]:
    """Describes a seat or shared group, and the group whose view it has, for the hello frame."""
    seat = state.record.seats.get(whom)
    if seat is None:
        return {
            "seat": None,
            "role": SHARED_GROUPS[whom],
            "name": "",
            "group": Group.read(group.key).public_name,
        }
    return {
        "seat": seat.id,
        "role": seat.role,
        "name": seat.name,
        "group": Group.read(group.key).public_name,
    }


def handshake_frames(
    people: Mapping[str, Any],
    group: ViewGroup,
    epoch: str,
    extra: Mapping[str, Any],
    after: int | None,
    *,
    invites: bool = True,
) -> list[bytes]:
    """Returns the hello frame, then the changes after seq `after`, or the whole view.

    The whole view is sent when `after` is None or too much was missed. `extra` are the parts of the
    view that the engine does not build. `invites`: whether the viewer may see those.
    """
    hello = encode({"t": "hello", **people, "epoch": epoch, "seq": group.seq, "server_time": now()})
    missed = None if after is None else group.deltas_after(after)
    if missed is not None:
        frames = [change.frame_for(invites=invites) for change in missed]
        if sum(map(len, frames)) <= MOST_MISSED:
            return [hello, *frames]
    return [hello, group.view_frame(epoch, extra if invites else {})]
