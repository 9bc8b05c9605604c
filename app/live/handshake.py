"""What a socket is sent first: hello, and all that brings it up to date with its group."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine import State, public_group_name
from app.engine.state.record import Role
from app.live.chance import now
from app.live.view_groups import View, ViewGroup, encode

#: The groups that one can look as without being somebody in them, and the role of who is.
SHARED_GROUPS: Final[Mapping[str, Role]] = {"pilots": "pilot", "spectators": "spectator"}

#: Bytes of missed changes that are told one by one; for more the whole view comes.
MOST_MISSED = 1_000_000


def describe_viewer(state: State, whom: str, group: ViewGroup) -> dict[str, Any]:
    """Somebody for the hello frame: a seat or a shared group, and the group whose view it has."""
    seat = state.record.seats.get(whom)
    if seat is None:
        return {
            "seat": None,
            "role": SHARED_GROUPS[whom],
            "name": "",
            "group": public_group_name(group.key),
        }
    return {
        "seat": seat.id,
        "role": seat.role,
        "name": seat.name,
        "group": public_group_name(group.key),
    }


def handshake_frames(
    people: Mapping[str, Any], group: ViewGroup, epoch: str, extra: View, after: int | None
) -> list[bytes]:
    """The frames: hello with who it is about, then what was missed after a seq of this epoch, or
    the whole view with what the engine does not make of it (None, or too much was missed)."""
    hello = encode({"t": "hello", **people, "epoch": epoch, "seq": group.seq, "server_time": now()})
    missed = None if after is None else group.deltas_after(after)
    if missed is not None:
        frames = [change.frame for change in missed]
        if sum(map(len, frames)) <= MOST_MISSED:
            return [hello, *frames]
    return [hello, group.view_frame(epoch, extra)]
