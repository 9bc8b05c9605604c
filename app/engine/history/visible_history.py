"""How far back a player may look into the history of a table.

A Handler prepares a table without fog and with hidden units in plain view, and the journal has all
of that as the players' groups would have been shown it. So a player sees the history from the row
in which the seat was taken, or from the first conflict that any player was present for, whichever
comes first.
"""

from __future__ import annotations

from typing import Final

from app.engine.state.record import Role
from app.engine.state.state import State
from app.engine.visibility.groups import HANDLER, group_of

#: Groups that a Handler can view as without naming a seat, with the role of their members.
SHARED_GROUPS: Final[dict[str, Role]] = {"pilots": "pilot", "spectators": "spectator"}


def first_visible_version(state: State, whom: str | None) -> int:
    """Returns the first row that a seat may look back to; 0 where it may see everything.

    `whom` is a seat, None for the server, or "pilots" or "spectators" for what the earliest of
    those seats may see. Raises KeyError for an unknown seat.
    """
    role = SHARED_GROUPS.get(whom or "")
    if role is None:
        if group_of(state, whom) == HANDLER:
            return 0
        joined = state.record.joined_at[whom or ""]
    else:
        seats = state.record.seats
        rows = (row for seat, row in state.record.joined_at.items() if seats[seat].role == role)
        joined = min(rows, default=state.version)
    return min(joined, state.record.first_conflict_at or joined)
