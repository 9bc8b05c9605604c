"""The open requests of a unit to the Handler: limit, add, drop (FS C 3.14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, unit_ref
from app.engine.refusals import Refusal
from app.engine.state.builds import ActionRequest
from app.engine.state.record import Seat
from app.engine.state.state import Unit, World

#: Limit of the open requests of one unit.
MOST_REQUESTS: Final = 5


def requests_of(world: World, unit: Unit) -> list[ActionRequest]:
    """Returns the open requests of a unit."""
    return [request for request in world.asks.values() if request.unit == unit.id]


def check_request_limit(draft: Draft, unit: Unit) -> None:
    """Raises `Refusal("asked-enough")` when the unit has as many open requests as allowed."""
    if len(requests_of(draft.state.world, unit)) >= MOST_REQUESTS:
        raise Refusal("asked-enough", unit=unit_ref(unit), most=MOST_REQUESTS)


def add_request(
    draft: Draft, unit: Unit, line: PendingLine | None, text: str, **about: Any
) -> None:
    """Adds an open request of a unit, with a log line if there is one."""
    log_lines = () if line is None else (line,)
    draft.emit(
        "ask.put", *log_lines, ask=ActionRequest(draft.context.ids(), unit.id, text, **about)
    )


def requester_seated(seats: Mapping[str, Seat], request: ActionRequest) -> bool:
    """Returns whether the seat that asks to control a unit is still taken. True for other
    requests."""
    return request.kind != "unit" or request.about in seats


def drop_control_requests(draft: Draft, unit: Unit) -> None:
    """Drops the requests to control a unit, once somebody controls it."""
    for request in requests_of(draft.state.world, unit):
        if request.kind == "unit":
            draft.emit("ask.gone", ask=request.id)


def affected_unit(request: ActionRequest) -> str:
    """Returns the id of the unit that a request would attack or repair, or an empty string."""
    if request.attack is not None and not request.attack.mark_prop:
        return request.attack.mark
    return request.about if request.kind == "repair" else ""


def drop_requests_about(draft: Draft, unit_id: str) -> None:
    """Drops every request by or about a unit that is gone."""
    for request in tuple(draft.state.world.asks.values()):
        if unit_id in (request.unit, affected_unit(request)):
            draft.emit("ask.gone", ask=request.id)
