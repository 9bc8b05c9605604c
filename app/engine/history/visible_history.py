"""How far back somebody may look: what was there before a player came was shown to nobody.

A Handler prepares a table with its fog off and its ambush in plain view. All of that is in the
journal as the players' groups would have been shown it, had anybody been there; so a player looks
back to where it took its seat, or to where the play began that others of its side saw: the first
conflict that a player was there for.
"""

from __future__ import annotations

from typing import Final

from app.engine.state.record import Role
from app.engine.state.state import State
from app.engine.visibility.groups import HANDLER, group_of

#: Whom one may look as without being somebody: the role of those who share that view.
_SHARED_GROUPS: Final[dict[str, Role]] = {"pilots": "pilot", "spectators": "spectator"}


def first_visible_version(state: State, whom: str | None) -> int:
    """The row from which on a seat may be shown what was; None is the server, which may see all.
    "pilots" and "spectators": what any of them may. KeyError for an unknown seat."""
    role = _SHARED_GROUPS.get(whom or "")
    if role is None:
        if group_of(state, whom) == HANDLER:
            return 0
        came = state.record.came[whom or ""]
    else:
        seats = state.record.seats
        rows = (row for seat, row in state.record.came.items() if seats[seat].role == role)
        came = min(rows, default=state.version)
    return min(came, state.record.played or came)
